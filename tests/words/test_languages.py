"""Whoever reads Italian reads nothing else: whatever goes wrong, for whatever reason."""

import random
import re
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.engine.game import CHANCE
from tavoliere.referee import game as refereed
from tavoliere.referee.desk import answer
from tavoliere.referee.record import FORMAT, VERSION, read
from tavoliere.referee.replay import Replay
from tavoliere.table.editor import Editor
from tavoliere.words import EUPHONIC, LANGUAGES, Words, catalogue, spoken
from tests.games.settings import LABELS, SETTINGS, game_of
from tests.referee.entries import next_told, people
from tests.referee.test_referee import match_of
from tests.words.languages import in_italian, not_italian

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
Setting = tuple[str, dict[str, Any]]


def check(game: str, told: Any) -> None:
    for text in in_italian(game, told):
        assert not not_italian(text), text


def begun(setting: Setting) -> tuple[dict[str, Any], tv.Match]:
    match = match_of(setting)
    head = {"format": FORMAT, "version": VERSION, "game": match.game.name, "options": match.game.settings}
    return {**head, "seats": people(match.game.players), "cards": "public"}, match


@every_setting
def test_a_real_game_that_is_put_right_is_spoken_of_in_the_readers_language(setting: Setting) -> None:
    """Something else happened than was told, or nothing: what follows no longer fits, and says why."""
    record, match = begun(setting)
    replay, generator = Replay(read(record)), random.Random(str(setting))
    while len(replay.told) < 60 and (texts := next_told(match, replay)) is not None:
        for text in texts:
            replay.tell(text)
    refereed.keep(read(record).head, replay.copy())
    record["told"] = replay.told
    kinds = {text.split()[0]: at for at, text in enumerate(replay.told)}  # one of each kind is enough
    for at in kinds.values():
        found = answer({"ask": "referee.correct", "record": record, "at": at})
        check(match.game.name, found)
        correcting = found["record"]
        check(match.game.name, answer({"ask": "referee.leave-out", "record": correcting}))
        for told in (generator.choice(replay.told), generator.choice(match.game.all_actions)):
            tried = answer({"ask": "referee.tell", "record": correcting, "steps": [str(told)]})
            check(match.game.name, tried)
            check(match.game.name, answer({"ask": "referee.tell", "record": record, "steps": [str(told)]}))
    damaged = {**record, "told": [*replay.told[:20], *reversed(replay.told[20:])]}
    check(match.game.name, answer({"ask": "referee.look", "record": damaged}))
    check(match.game.name, answer({"ask": "referee.undo", "record": damaged}))


@every_setting
def test_an_action_that_is_refused_is_refused_in_the_readers_language(setting: Setting) -> None:
    game, generator = game_of(setting), random.Random(str(setting))
    for share in (0.0, 0.5, 0.9):
        position = Editor(game).of_a_game(3, share)
        for action in generator.sample(game.all_actions, 12):
            asked = {"game": game.name, "position": position, "action": action.text, "language": "it"}
            check(game.name, answer({"ask": "oracle.may", **asked}))


@every_setting
def test_what_speaks_against_a_position_is_said_in_the_readers_language(setting: Setting) -> None:
    """Positions of games in which numbers and words are exchanged for others."""
    game, generator = game_of(setting), random.Random(str(setting))

    def spoilt(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: one if name == "options" else spoilt(one) for name, one in value.items()}
        if isinstance(value, list):
            return [spoilt(one) for one in value][: len(value) - (generator.random() < 0.03)]
        if type(value) is int and generator.random() < 0.1:
            return max(0, value + generator.choice((-1, 1, 2)))
        return value

    for share in (0.1, 0.5, 0.9):
        position = Editor(game).of_a_game(5, share)
        for _ in range(6):
            asked = {"game": game.name, "options": game.settings, "position": spoilt(position)}
            found = answer({"ask": "referee.check", **asked})
            check(game.name, found)


@pytest.mark.parametrize("name", tv.GAMES)
def test_what_a_file_has_wrong_is_said_in_the_readers_language(name: str) -> None:
    match = tv.Match(tv.game(name), seed=1)
    while match.position.actor is not None:
        match.play(match.position.actions[0])
    record = match.record()
    for changed in (
        {"options": {"players": 9}},
        {"seats": record["seats"][:1]},
        {"steps": [*record["steps"][:30], *record["steps"][40:]]},
        {"steps": record["steps"][:-1]},
    ):
        with pytest.raises(tv.DamagedRecord) as refused:
            tv.Match.from_record({**record, **changed}, "{}", "partita.json")
        assert not any(isinstance(value, str) and " " in value for value in refused.value.message[1].values())


# "a abbey", "an red", "a Anna", "e Elena": what should be said otherwise before what follows.
UNSPEAKABLE = {"en": re.compile(r"\b(?:a (?=[aeio])|an (?=[^aeiouh\W]))", re.IGNORECASE), "it": EUPHONIC}


@every_setting
def test_sentences_of_games_can_be_spoken(setting: Setting) -> None:
    """Articles and prepositions fit what they stand before, whatever cards, colours and players are called."""
    match, generator = match_of(setting), random.Random(str(setting))
    words = Words(match.game.words_folder, ("Anna", "Elena", "Aida", "Ennio", "Ugo"))
    decisions = [one for one in match.game.all_actions if not one.block.chance and not one.block.masked]
    for language, wrong in UNSPEAKABLE.items():
        with spoken(language):
            for step, position in enumerate(match.positions[:-1]):
                told = [*match.messages(step), match.game.prompt(position)]
                tried = generator.choice(decisions)
                if generator.random() < 0.2 and position.actor != CHANCE and tried not in position.actions:
                    told.append(match.game.illegal(position, tried).message)
                for text in map(words.say, told):
                    assert not wrong.search(text), text


BESIDE = {"owner": {"mine", "kind"}, "of-owner": {"kind"}}  # what an argument of a type brings with it


@pytest.mark.parametrize("name", tv.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_speaks_of_nothing_that_the_table_of_its_game_does_not_give_it(language: str, name: str) -> None:
    sources = catalogue(language, tv.GAMES[name].words_folder).sources
    for kind in tv.GAMES[name].event_table:
        given = {argument for argument, _ in kind.arguments}.union(
            *(BESIDE.get(of.name, set()) for _, of in kind.arguments)
        )
        for message, text in sources.items():
            if kind.message and message.partition(".")[0] == kind.message:
                assert set(re.findall(r"\$([\w-]+)", text)) <= given, message


@pytest.mark.parametrize("name", tv.GAMES)
def test_every_line_of_the_log_has_a_verb(name: str) -> None:
    """What somebody does may begin a line, after their name: it never stands in brackets or after a colon."""
    for language in LANGUAGES:
        for message, text in catalogue(language, tv.GAMES[name].words_folder).sources.items():
            if message.startswith("says-") and message.endswith(".deed"):
                assert not text.lstrip().startswith(("(", ":")), (language, message)
