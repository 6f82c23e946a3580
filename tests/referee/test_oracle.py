"""The rule oracle: what it says is what the games say, with the rule; and the rules are found by their words."""

import random
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.engine.game import make
from tavoliere.referee.desk import answer
from tavoliere.referee.rulebook import passages, rule, search
from tavoliere.table.editor import Editor
from tavoliere.terminal import oracle
from tavoliere.words import LANGUAGES, spoken
from tests.referee.test_scorer import say_everything

every_game = pytest.mark.parametrize("name", tv.GAMES)


def may(name: str, position: Any, action: Any, language: str = "en") -> dict[str, Any]:
    found = answer({"ask": "oracle.may", "game": name, "position": position, "action": action, "language": language})
    say_everything(tv.GAMES[name].words, {key: one for key, one in found.items() if key not in ("position", "sketch")})
    return found


@every_game
def test_what_is_legal_may_be_done_and_everything_else_may_not(name: str) -> None:
    game = make(name, {}, interpreted=False)
    generator = random.Random(name)
    for share in (0.2, 0.6, 0.9):
        position = Editor(game).of_a_game(3, share)
        legal = {action.text for action in game.position(position).actions}
        decisions = [one for one in game.all_actions if not one.block.chance and not one.block.masked]
        for action in [*generator.sample(decisions, 12), *sorted(legal)[:3]]:
            verdict = may(name, position, str(action))["verdict"]
            assert verdict["legal"] == (str(action) in legal)
            assert verdict["rules"], verdict
            assert verdict["legal"] == (verdict["why"] is None)


@every_game
def test_every_decision_names_a_rule_that_is_there_in_both_languages(name: str) -> None:
    definition = tv.GAMES[name]
    for block in definition.actions.BLOCKS:
        if not block.chance and not block.masked:
            addresses = set()
            for language in LANGUAGES:
                with spoken(language):
                    assert definition.words(f"says-{block.name}.action")
                    addresses.add(definition.words(f"says-{block.name}.rule"))
                    assert all(definition.words(f"part-{part.name}") for part in block.parameters)
            assert len(addresses) == 1
            assert all(rule(definition, next(iter(addresses)), language) for language in LANGUAGES)


@every_game
def test_a_made_up_position_is_the_same_again(name: str) -> None:
    first = may(name, None, None)
    assert first["playable"]
    assert may(name, first["position"], None)["position"] == first["position"]


def test_a_position_that_cannot_be_is_answered_with_reasons() -> None:
    found = may("cardcassonne", '{"round": 99}', "follower red")
    assert [one["message"][0] for one in found["reasons"]] == ["position-number"]
    assert "verdict" not in found


@pytest.mark.parametrize("position", ['{"round": ', "[]", 3, "[" * 100_000, "x" * 200_000])
def test_what_is_no_position_is_refused(position: Any) -> None:
    assert may("cardcassonne", position, None)["refused"][0].startswith(("position-", "desk-not-plain"))


def test_nobody_decides_what_chance_does() -> None:
    assert may("cardcassonne", None, "draw red-1")["refused"][0] == "oracle-chance"
    assert may("cardcassonne", None, "jump")["refused"][0] == "no-such-action"


# --- the rules -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "language", "question", "address"),
    [
        ("cardcassonne", "en", "May I place my follower?", "CC 4.2"),
        ("cardcassonne", "it", "jolly animale", "CC 6.4"),
        ("carolus-magnus", "it", "vittoria parita", "CM 9.3"),
        ("carolus-magnus", "en", "influenc", "CM 8.2"),
        ("san-marco", "en", "May I move the Doge without a bridge?", "SM R4"),
        ("san-marco", "it", "sm 5.4", "SM 5.4"),
    ],
)
def test_rules_are_found_by_how_words_begin_without_accents(
    name: str, language: str, question: str, address: str
) -> None:
    hits = answer({"ask": "rules.find", "game": name, "text": question, "language": language})["hits"]
    assert address in [hit["address"] for hit in hits[:2]]
    assert all(hit["excerpt"] for hit in hits)


def test_all_games_are_searched_where_none_is_named() -> None:
    hits = answer({"ask": "rules.find", "text": "tie"})["hits"]
    assert len({hit["game"] for hit in hits}) > 1
    assert answer({"ask": "rules.find", "text": "tie", "game": "chess"})["refused"][0] == "unknown-game"
    assert answer({"ask": "rules.find", "text": "tie", "language": "xx"})["refused"][0] == "desk-language"
    assert answer({"ask": "rules.find", "text": "zeppelin"})["hits"] == []


@every_game
def test_both_languages_have_the_same_addresses(name: str) -> None:
    english, italian = ({one.address for one in passages(tv.GAMES[name], code)} for code in LANGUAGES)
    assert english == italian


@every_game
def test_every_passage_is_found_by_a_sentence_of_its_own(name: str) -> None:
    for language in LANGUAGES:
        for one in passages(tv.GAMES[name], language)[::7]:
            words = " ".join(one.text.split()[:8])
            if len(words) > 25:
                assert one.address in [hit.passage.address for hit in search(tv.GAMES[name], language, words)]


# --- at the keys -----------------------------------------------------------------------------------------------------


def test_at_the_keys_it_answers_with_the_rule() -> None:
    told: list[str] = []
    assert not oracle.answer("cardcassonne", {}, "", "cash", told.append, told.append)
    assert told[0] == "No: cash"
    assert any("CC 5" in line for line in told)
    assert oracle.answer("cardcassonne", {}, "", "follower red", told.append, told.append)
    told.clear()
    assert oracle.find(tv.GAMES["cardcassonne"], "follower", told.append)
    assert not oracle.find(tv.GAMES["cardcassonne"], "zeppelin", told.append)
