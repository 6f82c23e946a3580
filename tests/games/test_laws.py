"""The laws that every game is held to, in every setting."""

import json
import pickle
import random
import re
from array import array
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tavoliere as tv
from tavoliere.definition.event_table import GameEvent, is_masked, note, noted, parts, values
from tavoliere.definition.schema import ALL, NOBODY, OWNER, WATCHERS
from tavoliere.engine.game import SPECTATOR
from tavoliere.engine.interpreted import FULL, MOST_LEGAL
from tavoliere.engine.kernels import interpreted_kernel
from tavoliere.engine.layout import count
from tavoliere.engine.position_line import state_parts
from tavoliere.lab.soak import UnsoundMessage, check_messages
from tavoliere.table.scenes import Scenes
from tavoliere.words import LANGUAGES, Message, catalogue, spoken
from tests.games.golden import COUNTS, FOLDER, WANTED, Wanted, compact, counts, label_of, playthrough
from tests.games.golden import SEED as GOLDEN_SEED
from tests.games.settings import LABELS, SETTINGS, game_of

Setting = tuple[str, dict[str, Any]]

# Interpreted games of these lengths in half a second a setting: about five hundred in all.
WHOLE_GAMES = {"cardcassonne": 80, "carolus-magnus": 15, "san-marco": 15}

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)


def random_game(game: tv.Game, seed: int) -> list[tuple[tv.Position, tv.Action]]:
    """Every position of a random game with what was played in it."""
    generator = random.Random(seed)
    position = game.start()
    moments = []
    while position.actor is not None:
        action = generator.choices(position.actions, position.weights or None)[0]
        moments.append((position, action))
        position = position.play(action)
    return moments


def table_of_lines(games: int, width: int) -> Any:
    return memoryview(array("i", [0]) * (games * width)).cast("B").cast("i", [games, width])


def test_every_game_is_tried() -> None:
    assert {name for name, _ in SETTINGS} == set(tv.GAMES)


@every_setting
def test_the_rules_run_compiled_here(setting: Setting) -> None:
    assert game_of(setting).compiled
    assert not game_of(setting, interpreted=True).compiled


@every_setting
def test_a_state_takes_at_most_a_kilobyte(setting: Setting) -> None:
    assert len(game_of(setting).start().raw) <= 1000


@every_setting
def test_interpreted_equals_compiled_state_by_state(setting: Setting) -> None:
    game = game_of(setting)
    kernel = interpreted_kernel(game.definition)
    rules, layout = kernel.rules, kernel.layout
    numbers = [0] * MOST_LEGAL
    generator = random.Random(11)
    for _ in range(WHOLE_GAMES.get(game.name, 15)):
        position = game.start()
        state = layout.unpack(position.raw)
        while position.actor is not None:
            legal = numbers[: rules.legal(state, numbers)]
            assert legal == list(position.actions)
            action = generator.choice(legal)
            with noted() as events:
                rules.apply(state, action)
            after = position.play(action)
            assert (after, events) == position.play_noting(action)
            position = after
            assert layout.pack(state) == position.raw
        assert rules.actor(state) == -2
        assert tuple(numbers[: rules.scores(state, numbers)]) == position.scores
        assert tuple(numbers[: rules.standing(state, numbers)]) == position.standing


@every_setting
@pytest.mark.parametrize("policy", [0, 1, 2], ids=["random", "greedy", "careless"])
def test_playouts_are_the_same_interpreted_and_compiled(setting: Setting, policy: int) -> None:
    choices = 6 if policy == 2 else None  # a generator of its own for what players leave to luck
    lines = []
    for interpreted in (True, False):
        game = game_of(setting, interpreted)
        out = table_of_lines(4, game.players + 3 + len(game.definition.state.FACTS))
        game.kernel.playouts(game.start(), 0, 4, 5, [policy] * game.players, out, choices=choices)
        lines.append(out.tolist())
    assert lines[0] == lines[1]


@every_setting
def test_the_two_forms_of_a_position_answer_alike(setting: Setting) -> None:
    compiled, interpreted = game_of(setting), game_of(setting, interpreted=True)
    for position, _ in random_game(compiled, 3)[::15]:
        twin = interpreted.restore(position.raw)
        assert twin.actor == position.actor
        assert twin.actions == position.actions
        assert twin.weights == position.weights
        assert twin.odds == position.odds
        assert twin.scores == position.scores
        assert twin.to_json() == position.to_json()
        assert str(twin) == str(position)
        assert twin.count(2) == position.count(2)
        for seat in range(compiled.players):
            view, other = position.view(seat), twin.view(seat)
            assert view.raw == other.raw
            assert view.unknown == other.unknown
            assert view.redeal(random.Random(1)).raw == other.redeal(random.Random(1)).raw


@every_setting
def test_no_dead_end_no_endless_game_no_broken_invariant(setting: Setting) -> None:
    game = game_of(setting)
    for policy in (0, 1):
        out = table_of_lines(300, game.players + 3)
        trouble = game.kernel.playouts(game.start(), 0, 300, 1, [policy] * game.players, out, 5000)
        assert trouble is None


@every_setting
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_invariants_hold_whatever_is_played(setting: Setting, data: st.DataObject) -> None:
    game = game_of(setting)
    rules = game.definition.rules
    position = game.start()
    generator = random.Random(data.draw(st.integers(0, 2**32)))
    chosen = data.draw(st.lists(st.integers(0, 511), max_size=60))
    step = 0
    while position.actor is not None:
        index = chosen[step] % len(position.actions) if step < len(chosen) else generator.randrange(511)
        position = position.play(position.actions[index % len(position.actions)])
        assert rules.broken(game.unpack(position)) == 0
        step += 1
    assert position.result is not None
    assert position.result.winners


@every_setting
def test_no_game_leaves_the_bounds_of_a_cell(setting: Setting) -> None:
    game = game_of(setting)
    for seed in range(5):
        for i, (position, action) in enumerate(random_game(game, seed)):
            seen = [position.hidden_from(seat) for seat in range(-1, game.players)] if i % 10 == 0 else []
            for one in (position, position.play(action), *seen, *(view.guessed(i) for view in seen)):
                assert game.bounds.outside(one.raw) is None


@every_setting
def test_what_is_told_stays_within_its_tables(setting: Setting) -> None:
    check_messages(game_of(setting), 2, 7)


@every_setting
def test_a_fact_and_an_event_beyond_their_tables_are_named_with_the_line(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(setting, interpreted=True)
    facts, table = game.definition.facts, game.definition.event_table
    if facts is not None:
        name, field = next(one for one in game.facts_layout.table.items() if not one[1].shape)
        assert isinstance(field.most, int)
        beyond = field.most + 1
        with monkeypatch.context() as wrong:
            wrong.setattr(facts, "facts_of", lambda s, seat, f: setattr(f, name, beyond))
            with pytest.raises(UnsoundMessage, match=rf"facts\.py:\d+: {name} = {beyond} "):
                check_messages(game, 1, 1)
    at, kind = next((i, kind) for i, kind in enumerate(table) if [one.name for _, one in kind.arguments] == ["seat"])
    monkeypatch.setitem(game.explanations, "prompt", lambda s: note(at, game.players))
    with pytest.raises(UnsoundMessage, match=rf"messages\.py:\d+: {kind.name}: \w+ = {game.players}$"):
        check_messages(game, 1, 1)


@every_setting
@pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])
def test_a_cell_outside_its_bounds_is_named_at_every_door(setting: Setting, interpreted: bool) -> None:
    game = game_of(setting, interpreted)
    moments = [position for position, _ in random_game(game, 4)]
    position = moments[len(moments) // 2]
    widths = [field.width for field in game.layout.fields.values() for _ in range(count(field))]
    shown = (position, position.hidden_from(0), position.hidden_from(SPECTATOR))
    at = 0
    for i, width in enumerate(widths):
        seen, limit = shown[i % len(shown)], 1 << (8 * width - 1)
        for number in (game.bounds.least[i] - 1, game.bounds.most[i] + 1):
            if not -limit <= number < limit:
                continue
            raw = bytearray(seen.raw)
            raw[at : at + width] = number.to_bytes(width, "little", signed=True)
            found = game.bounds.outside(bytes(raw))
            assert found is not None and found.given == number
            if i % 5:
                continue
            with pytest.raises(tv.ImpossiblePosition, match=f'"{re.escape(found.cell)}"'):
                game.restore(bytes(raw))
            if i % 25 == 0:
                line = state_parts(game.layout, bytes(raw), game.start().raw)
                with pytest.raises(tv.ImpossiblePosition, match=re.escape(found.cell)):
                    game.position(f"{game.start().to_line()}..{'.'.join(line)}")
                with pytest.raises(tv.ImpossiblePosition, match=re.escape(found.cell)):
                    pickle.loads(pickle.dumps(seen).replace(seen.raw, bytes(raw)))
        at += width


@every_setting
def test_a_view_of_a_redeal_is_the_view_again(setting: Setting) -> None:
    game = game_of(setting)
    generator = random.Random(2)
    for seed in range(3):
        for step, (position, _) in enumerate(random_game(game, seed)):
            for seat in [*range(game.players), None]:
                view = position.view(seat)
                redealt = view.redeal(generator)
                assert redealt.view(seat) == view
                assert redealt.actor == position.actor
                assert redealt.view(seat).actions == view.actions
                assert redealt.scores == position.scores
                if step % 10 == 0:  # slow, and a function of what was compared above
                    assert redealt.view(seat).to_json() == view.to_json()
                    assert game.definition.rules.broken(game.unpack(redealt)) == 0


# --- who knows what: nothing leaks to another seat or to a spectator -------------------------------------------------


def eyes(game: tv.Game) -> list[int | None]:
    """Everybody who looks at a table: each seat, and None for a spectator."""
    return [*range(game.players), None]


def phase_of(position: tv.Position) -> int | None:
    """What the table waits for, where a game tells that by a number."""
    return getattr(position.game.unpack(position), "phase", None)


def told(position: tv.Position, action: int, seat: int | None) -> tv.Action:
    """What somebody is told of an action."""
    return position.game.all_actions[position.seen_as(action, SPECTATOR if seat is None else seat)]


@every_setting
def test_a_view_hides_what_the_state_table_says_and_nothing_else(setting: Setting) -> None:
    game = game_of(setting)
    backs: dict[str, set[int]] = {}
    for position, _ in random_game(game, 12)[::5]:
        full = game.unpack(position)
        for seat in eyes(game):
            view = position.view(seat)
            seen = game.layout.unpack(view.raw)
            hidden = 0
            for name, field in game.layout.fields.items():
                before, after = getattr(full, name), getattr(seen, name)
                if field.seen in (ALL, WATCHERS):
                    assert after == before, name
                elif field.seen == OWNER:
                    for owner in range(game.players):
                        if owner == seat:
                            assert after[owner] == before[owner], name
                        else:
                            backs.setdefault(name, set()).update(cell for cell in after[owner] if cell)
                elif field.seen == NOBODY:
                    hidden += sum(after) - sum(before)
            assert hidden == view.unknown, "what one does not know is in the pools of everything unseen"
    assert all(len(cells) == 1 for cells in backs.values()), f"what others own looks all alike: {backs}"


@every_setting
def test_a_spectator_knows_no_more_than_anybody_at_the_table(setting: Setting) -> None:
    game = game_of(setting)
    generator = random.Random(16)
    for position, action in random_game(game, 17):
        for seat in range(game.players):
            twin = position.view(seat).redeal(generator)
            assert twin.view() == position.view()
            if told(position, action, seat).block.masked:
                assert told(position, action, None) == told(position, action, seat)


@every_setting
def test_what_is_told_of_an_action_is_what_can_be_seen_of_it(setting: Setting) -> None:
    game = game_of(setting)
    generator = random.Random(18)
    for position, _ in random_game(game, 19):
        chosen = generator.sample(position.actions, min(6, len(position.actions)))
        after = {action: position.play(action) for action in chosen}
        phase = phase_of(position)
        for seat in eyes(game):
            views = {action: after[action].view(seat).raw for action in chosen}
            names = {action: told(position, action, seat) for action in chosen}
            for one, other in combinations(chosen, 2):
                if names[one] != names[other]:
                    assert views[one] != views[other] or after[one] == after[other], f"{seat} is told of {one}"
                elif position.actor == tv.CHANCE or phase_of(after[one]) == phase:
                    # A player who ends a phase may show everybody something: how many cards lie in each offer (SM 5).
                    assert views[one] == views[other], f"{seat} sees that it is {one}"


@pytest.mark.parametrize("name", tv.GAMES)
def test_every_hidden_action_is_hidden_from_every_seat_and_from_spectators(name: str) -> None:
    games = [game_of(setting) for setting in SETTINGS if setting[0] == name]
    hidden = {block.name for block in games[0].blocks if block.masked}
    met = []
    for game in games:
        moments = random_game(game, 22)
        met.append({(told(*moment, seat).block.name, seat) for moment in moments for seat in eyes(game)})
    for game, seen in zip(games, met, strict=True):
        masked = {block for block, _ in seen if block in hidden}
        assert {(block, seat) for block, seat in seen if block in hidden} == {
            (block, seat) for block in masked for seat in eyes(game)
        }
    assert hidden == {block for seen in met for block, _ in seen if block in hidden}


@pytest.mark.parametrize("name", tv.GAMES)
def test_every_hidden_argument_of_an_event_is_hidden_from_some_and_told_to_others(name: str) -> None:
    games = [game_of(setting) for setting in SETTINGS if setting[0] == name]
    table = games[0].definition.event_table
    hidden = {(kind.name, part) for kind in table for part, argument in kind.arguments if argument.hidden}
    met = {
        (table[event.kind].name, part, is_masked(argument, numbers))
        for game in games
        for position, action in random_game(game, 23)
        for seat in eyes(game)
        for event in events_told(position, action, seat)[0]
        for part, argument, numbers in parts(table[event.kind], event.numbers)
        if argument.hidden
    }
    assert met == {(*one, masked) for one in hidden for masked in (True, False)}


@every_setting
def test_boards_are_told_of_events_what_messages_say(setting: Setting) -> None:
    game = game_of(setting)
    table, met = game.definition.event_table, set()
    for position, action in random_game(game, 24):
        for kind, numbers in game.noted(position, action):
            if table[kind].use:
                continue  # a part of a summary, which comes with the scene
            told = values(table[kind], numbers)
            assert json.loads(json.dumps(told)) == told
            for name, argument, its_numbers in parts(table[kind], numbers):
                met.add(name)
                if argument.words:
                    said, shown = argument.value_of(its_numbers, game.sides), told[name]
                    words = [[said], [shown]] if argument.width == 1 else [said, shown]
                    assert [str(one).partition("-")[2] for one in words[0]] == words[1]
    assert met


@every_setting
def test_gains_and_summaries_are_what_changes_everybodys_score(setting: Setting) -> None:
    """The same points thrice: as the rules count them, where they are earned, and line by line where they are summed.

    What two colours come to is a mean: there, each colour's points change so (`tests/games/san_marco/test_events.py`).
    """
    game, summaries = game_of(setting), 0
    for position, action in [moment for seed in range(3) for moment in random_game(game, seed)]:
        events = game.noted(position, action)
        earned, counted = Counter[int](), Counter[int]()
        for gain in game.gains(events):
            earned[gain.seat] += gain.points
        summary = game.summary(events)
        for seat, _, points in summary.lines if summary else []:
            counted[seat] += points
        changes = enumerate(zip(position.play(action).scores, position.scores, strict=True))
        changed = Counter({seat: after - before for seat, (after, before) in changes})
        if setting[1].get("variant") != "two-colours":
            assert all(changed[seat] == earned[seat] for seat in range(game.players))
        if summary is None:
            continue
        assert all(counted[seat] == earned[seat] for seat in range(-1, game.players))
        summaries += 1
        for language in LANGUAGES:
            with spoken(language):
                assert all(map(game.words.say, [summary.title, *(message for _, message, _ in summary.lines)]))
    assert bool(summaries) == any(kind.use == "heading" for kind in game.definition.event_table)


def events_told(position: tv.Position, action: tv.Action, seat: int | None) -> tuple[list[GameEvent], list[Message]]:
    """What a seat is told of the events of a step, as numbers and as messages."""
    game = position.game
    events = list(game.as_seen(game.noted(position, action), action, told(position, action, seat)))
    return events, game.messages(events)


@every_setting
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(setting: Setting) -> None:
    game = game_of(setting)
    generator = random.Random(4)
    for step, (position, action) in enumerate(random_game(game, 5)):
        for seat in eyes(game):
            view = position.view(seat)
            twin = view.redeal(generator)
            assert twin.view(seat).raw == view.raw
            if step % 20 == 0:  # slow, and functions of what was compared above
                assert str(twin.view(seat)) == str(view)
                assert twin.view(seat).prompt == view.prompt
                assert game.derived(twin.view(seat)) == game.derived(view)
            shown = told(position, action, seat)
            assert game.sentence(twin, shown) == game.sentence(position, shown)
            if action in twin.actions:
                assert told(twin, action, seat) == shown
            alike = next((other for other in twin.actions if told(twin, other, seat) == shown), None)
            if alike is None:
                continue
            after, other = position.play(action), twin.play(alike)
            # Nothing was revealed, so events may not tell either. What is turned up and collected in one step leaves
            # no trace in the view, but then fewer things are hidden than before.
            if after.view(seat) == other.view(seat) and after.view(seat).unknown >= view.unknown:
                assert events_told(position, action, seat) == events_told(twin, alike, seat)


@every_setting
def test_what_only_watchers_of_the_whole_game_know_is_not_shown(setting: Setting) -> None:
    """How much lies somewhere is seen, what lies there is not, as under a chest (CC R24).

    What is put there instead need not be possible: only the interpreted rules take such a state.
    """
    game, slow = game_of(setting), game_of(setting, interpreted=True)
    generator = random.Random(20)
    closed = [name for name, field in game.layout.fields.items() if field.seen == WATCHERS and len(field.shape) == 2]
    for position, _ in random_game(game, 21)[::7] if closed else []:
        for seat in eyes(game):
            view = position.view(seat)
            state = game.layout.unpack(view.raw)
            for name in closed:
                for row in getattr(state, name):
                    generator.shuffle(row)
            twin = interpreted_position(slow, state).view(seat)
            assert twin.to_json() == view.to_json()
            assert str(twin) == str(view)
            assert twin.prompt == view.prompt
            assert game.derived(twin) == game.derived(view)
            for action in view.actions[:4]:
                assert game.preview(twin, action) == game.preview(view, action)
                assert game.changes(twin, action) == game.changes(view, action)


def interpreted_position(game: tv.Game, state: Any) -> tv.Position:
    """A position of any state, unchecked."""
    position: tv.Position = game.start()._with(game, game.kernel, state, game.players, FULL)
    return position


@every_setting
def test_the_heuristic_of_an_action_depends_on_what_its_player_knows(setting: Setting) -> None:
    game = game_of(setting)
    generator = random.Random(6)
    for position, _ in random_game(game, 7):
        if position.actor is not None and position.actor != tv.CHANCE:
            view = position.view(position.actor)
            twin = view.redeal(generator)
            for action in position.actions:
                assert view.heuristic_of(action) == position.heuristic_of(action) == twin.heuristic_of(action)


@every_setting
def test_old_positions_never_change(setting: Setting) -> None:
    game = game_of(setting)
    position = game.start()
    kept = []
    generator = random.Random(8)
    while position.actor is not None:
        kept.append((position, position.raw, hash(position)))
        position.view(0).redeal(generator)
        position.count(1)
        position = position.play(generator.choice(position.actions))
    assert all(old.raw == raw and hash(old) == number for old, raw, number in kept)


@every_setting
def test_every_action_text_parses_back(setting: Setting) -> None:
    game = game_of(setting)
    assert [game.action(str(action)) for action in game.all_actions] == game.all_actions
    assert len({str(action) for action in game.all_actions}) == len(game.all_actions)


@every_setting
def test_every_position_survives_being_written_and_read(setting: Setting) -> None:
    game = game_of(setting)
    moments = random_game(game, 1)
    for position in [*(position for position, _ in moments), moments[-1][0].play(moments[-1][1])]:
        assert game.position(position.to_json()) == position


@every_setting
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_illegal_action_has_a_reason_and_every_legal_one_a_sentence(setting: Setting, language: str) -> None:
    game = game_of(setting)
    generator = random.Random(9)
    with spoken(language):
        for position, action in random_game(game, 10)[::2]:
            assert position.prompt
            assert game.words.say(game.sentence(position, action))
            assert all(map(game.words.say, game.consequences(position, action)))
            illegal = [other for other in game.all_actions if other not in position.actions]
            for other in generator.sample(illegal, min(5, len(illegal))):
                with pytest.raises(tv.IllegalAction) as error:
                    position.play(other)
                masked = other.block.masked
                assert masked or re.search(rf"\({game.definition.citation} [R\d]", str(error.value)), str(error.value)


def decisions(game: tv.Game, seed: int) -> list[tv.Position]:
    """Every decision of a random game."""
    return [position for position, _ in random_game(game, seed) if position.actor is not None and position.actor >= 0]


@every_setting
def test_what_is_previewed_is_in_words_and_depends_on_nothing_hidden(setting: Setting) -> None:
    game = game_of(setting)
    generator = random.Random(13)
    for position in decisions(game, 14)[::2]:
        view = position.view(position.actor)
        before = view.raw
        redeals = [view.redeal(generator).view(position.actor) for _ in range(2)]
        for action in generator.sample(position.actions, min(4, len(position.actions))):
            messages = game.preview(view, action)
            assert all(game.preview(redeal, action) == messages for redeal in redeals)
            assert all(game.changes(redeal, action) == game.changes(view, action) for redeal in redeals)
            for language in LANGUAGES:
                with spoken(language):
                    assert all(map(game.words.say, messages))
        assert view.raw == before


@every_setting
def test_what_begins_after_an_action_is_previewed_last(setting: Setting) -> None:
    game, begun = game_of(setting), 0
    for position in decisions(game, 14):
        for action in position.actions[:3]:
            names = [name.partition(".would") for name, _ in game.preview(position.view(position.actor), action)]
            begins = [game.words.knows(f"{name}.heading") for name, _, _ in names]
            if any(begins):
                assert all(would for _, would, _ in names[begins.index(True) :])
                begun += 1
    assert begun or game.name != "carolus-magnus"  # what begins is previewed in one game, so far


@every_setting
def test_what_is_not_legal_has_no_preview(setting: Setting) -> None:
    game, generator = game_of(setting), random.Random(16)
    for position in decisions(game, 14)[::3]:
        illegal = [
            action
            for action in generator.sample(game.all_actions, min(8, len(game.all_actions)))
            if action not in position.actions
        ]
        for action in illegal:
            for door in (game.preview, game.changes):
                with pytest.raises(tv.IllegalAction):
                    door(position.view(position.actor), action)


@every_setting
def test_a_game_that_previews_nothing_itself_has_its_consequences_previewed(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(setting)
    monkeypatch.delitem(game.explanations, "preview", raising=False)
    previewed = 0
    for position in decisions(game, 14)[::2]:
        for action in position.actions:
            messages = game.preview(position.view(position.actor), action)
            assert messages in ([], game.consequences(position, action))
            previewed += bool(messages)
    assert previewed


# --- facts: what follows from a view by the rules ---

TOLD = [setting for setting in SETTINGS if tv.GAMES[setting[0]].facts is not None]
every_setting_with_facts = pytest.mark.parametrize("setting", TOLD, ids=[LABELS[SETTINGS.index(one)] for one in TOLD])


@every_setting_with_facts
def test_what_a_choice_changes_is_what_follows_from_the_next_position(setting: Setting) -> None:
    game = game_of(setting)
    generator = random.Random(19)
    for position in decisions(game, 2)[::3]:
        view = position.view(position.actor)
        now = game.derived(view)
        for action in generator.sample(position.actions, min(6, len(position.actions))):
            after = position.play(action).view(view.seat)
            changes = game.changes(view, action)
            if after.unknown < view.unknown:  # what comes to light can't be told before
                assert changes == {}
                continue
            then = game.derived(after)
            assert changes.keys() == {name for name in now if now[name] != then[name]}
            for name, changed in changes.items():
                entries = {int(place): entry for place, entry in changed.items()} if isinstance(changed, dict) else {}
                told = [entries.get(place, entry) for place, entry in enumerate(now[name])] if entries else changed
                assert told == then[name]


@every_setting
def test_the_final_scores_are_explained_line_by_line(setting: Setting) -> None:
    game = game_of(setting)
    last, action = random_game(game, 15)[-1]
    over = last.play(action)
    lines = game.final_lines(over)
    for seat, score in enumerate(over.scores):
        assert sum(points for other, _, points in lines if other == seat) == score
    for language in LANGUAGES:
        with spoken(language):
            assert all(game.words.say(message) for _, message, _ in lines)


@every_setting
def test_how_a_scene_is_shown_and_told_follows_from_what_its_seat_sees(setting: Setting) -> None:
    game, generator = game_of(setting), random.Random(4)
    match = tv.Match(game, seed=5)
    while match.position.actor is not None and len(match.steps) < 200:
        match.play(generator.choice(match.position.actions))
    for seat in (0, SPECTATOR):
        scenes = Scenes(match, seat)
        for scene in scenes.steps_since(0):
            key, *_ = scenes.kind(scene.first)
            for action, position in zip(scene.seen, match.positions[scene.first : scene.end], strict=True):
                view = position.hidden_from(seat)
                assert (view.together(action), view.owner(action)) == (key, position.owner(action))
            before = match.positions[scene.first]
            assert before.hidden_from(seat).joint(scene.seen) == before.joint(scene.seen)


@pytest.mark.parametrize("name", tv.GAMES)
def test_both_catalogues_say_the_same_things(name: str) -> None:
    english, italian = (set(catalogue(language, tv.GAMES[name].words_folder).sources) for language in LANGUAGES)
    assert english == italian
    assert {"title", "tagline", "authors"} <= english
    assert {f"invariant-{invariant}" for invariant in tv.GAMES[name].state.INVARIANTS[1:]} <= english


@every_setting
def test_the_golden_game_is_played_as_before(setting: Setting) -> None:
    path = FOLDER / f"{LABELS[SETTINGS.index(setting)]}.txt"
    assert path.exists(), "write it with: make golden"
    assert playthrough(game_of(setting), GOLDEN_SEED) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("wanted", WANTED, ids=label_of)
def test_the_golden_game_of_each_ending_is_played_as_before(wanted: Wanted) -> None:
    path = FOLDER / f"{label_of(wanted)}.txt"
    assert path.exists(), "write it with: make golden"
    assert compact(wanted) == path.read_text(encoding="utf-8")


@every_setting
def test_counts_of_positions_are_as_before(setting: Setting) -> None:
    """As chess programs do: any change of the rules near these positions changes a number."""
    before = json.loads((FOLDER / COUNTS).read_text(encoding="utf-8"))
    assert counts(game_of(setting)) == before[LABELS[SETTINGS.index(setting)]]


def test_no_golden_game_is_left_over() -> None:
    names = {COUNTS} | {f"{name}.txt" for name in LABELS} | {f"{label_of(wanted)}.txt" for wanted in WANTED}
    assert {path.name for path in FOLDER.iterdir()} == names
