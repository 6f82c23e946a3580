"""The lab's probes: endgames solved exactly, and a player that knows a bot's policy."""

import json
import math
import random
import re
import time
from fractions import Fraction
from functools import cache
from itertools import count

import pytest

import tavoliere as tv
from tavoliere.bots import bot
from tavoliere.engine.action import Action
from tavoliere.lab.endgame import EndgameDecision, Losses, Solver, Unsolved, endgame
from tavoliere.lab.exploit import EXPLOITER, PLAIN, PROBED, Exploitation, Exploiter, Probe, halved, prospects
from tavoliere.lab.playing import looking_ahead, parts
from tavoliere.lab.reliability import Forecast, Reliability, Trial, forecasts_in_game
from tests.commands import tavoliere

NEUTRAL = tv.game("san-marco", players=2, variant="neutral")


def last_banishment(mask: int, prow: int) -> tv.Position:
    """Prow, a point behind, has the free banishment of the last passage; only Castello is inhabited.

    It pays its 6 to the neutral lion. Mask and prow are after the 4 of the second place.
    """
    return NEUTRAL.position(
        {
            **{"phase": "naming", "passage": 3, "round": 2, "distributor": "prow", "turn": "prow", "free": "prow"},
            "limits": {"mask": [1, 3, 3, 3], "prow": [1, 3]},
            "districts": {"castello": {"mask": mask, "prow": prow, "lion": 12}},
            "points": {"mask": 26, "prow": 25},
        }
    )


@pytest.mark.parametrize(
    ("mask", "prow", "wanted"), [(3, 2, Fraction(5, 6)), (5, 2, Fraction(3, 6)), (1, 2, Fraction(1))]
)
def test_a_banishment_wins_by_as_many_numbers_of_the_die_as_leave_prow_second(
    mask: int, prow: int, wanted: Fraction
) -> None:
    position = last_banishment(mask, prow)
    values = Solver(NEUTRAL, 10_000).actions(position)
    assert values[NEUTRAL.action("banish castello")] == pytest.approx(float(wanted))
    assert values[NEUTRAL.action("decline")] == (1 if prow > mask else 0)
    assert Solver(NEUTRAL, 10_000).solve(position) == pytest.approx((1 - float(wanted), float(wanted)))


@cache
def solved() -> list[EndgameDecision]:
    """Some decisions at which something can be lost."""
    return [one for number in range(12, 25) for one in endgame(NEUTRAL, "squire", 1, number, 300, {}).decisions]


def brute_force(position: tv.Position) -> tuple[Fraction, ...]:
    """Each seat's part of the victory, without memory, order or shortcuts, in fractions."""
    if position.actor is None:
        return tuple(Fraction(part) for part in parts(position))
    after = {action: brute_force(position.play(action)) for action in position.actions}
    if position.actor == tv.CHANCE:
        odds = position.odds
        return tuple(sum((odds[a] * after[a][seat] for a in after), Fraction()) for seat in range(2))
    return max(after.values(), key=lambda value: value[position.actor or 0])


def test_the_solver_agrees_with_brute_force() -> None:
    compared = 0
    for decision in solved():
        solver = Solver(NEUTRAL, 100_000)
        solver.actions(decision.position)
        if len(solver.known) < 600:
            compared += 1
            actor = decision.position.actor
            assert actor is not None
            for action, value in decision.values.items():
                assert value == pytest.approx(float(brute_force(decision.position.play(action))[actor]))
    assert compared >= 3


def test_perfect_players_win_as_often_as_the_solver_says() -> None:
    decision = max(solved(), key=lambda one: len(set(one.values.values())))
    position, solver, generator = decision.position, Solver(NEUTRAL, 100_000), random.Random(1)
    assert position.actor is not None
    expected = solver.solve(position)[position.actor]
    assert 0 < expected < 1
    won = 0.0
    for _ in range(400):
        at = position
        while (actor := at.actor) is not None:
            if actor == tv.CHANCE:
                at = at.play(at.draw(generator.random()))
            else:
                values = solver.actions(at)
                at = at.play(max(values, key=lambda action: values[action]))
        won += parts(at)[position.actor]
    assert won / 400 == pytest.approx(expected, abs=0.08)


def test_what_is_too_large_or_hides_something_is_not_solved() -> None:
    with pytest.raises(Unsolved):
        Solver(NEUTRAL, 5).actions(last_banishment(3, 2))
    hands = tv.Match(tv.game("cardcassonne", players=2), seed=1).position
    with pytest.raises(Unsolved):
        Solver(hands.game, 10_000).actions(hands)


def test_a_last_round_is_made_of_a_round_before() -> None:
    game = tv.game("carolus-magnus", players=2)
    found = endgame(game, "squire", 1, 5, 2000, {"round": 60})
    assert found.solved > 0
    assert all(one.position.to_json()["round"] == 60 for one in found.decisions)


class Fixed:
    """Plays the best or the worst."""

    def __init__(self, values: dict[Action, float]) -> None:
        self.values = values

    def choose(self, view: tv.View, generator: random.Random) -> Action:
        return max(self.values, key=lambda action: self.values[action])


def test_a_loss_is_what_the_best_action_would_have_been_worth_more() -> None:
    best, worst = Losses("best"), Losses("worst")
    for number in range(3):
        position = last_banishment(3, 2)
        decision = EndgameDecision(number, position, Solver(NEUTRAL, 10_000).actions(position))
        best.ask(Fixed(dict(decision.values)), decision, random.Random(1))
        worst.ask(Fixed({action: -value for action, value in decision.values.items()}), decision, random.Random(1))
    assert best.mean.mean == 0 < best.mean.error, "three decisions prove little"
    assert best.perfect.mean == 1
    assert worst.mean == pytest.approx((5 / 6, 0, 1)), "three games prove little"
    assert worst.perfect.mean == 0
    assert worst.to_json()["worst"] == pytest.approx(5 / 6)


def test_a_search_finds_the_winning_banishment() -> None:
    position = last_banishment(3, 2)
    assert str(looking_ahead("emperor", 400).choose(position.view(1), random.Random(1))) == "banish castello"


# --- exploits ---------------------------------------------------------------------------------------------------------


def test_halving_leaves_the_favourite_only_for_what_is_surely_better(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(looks))  # a second passes with every look at the clock
    actions = list(NEUTRAL.all_actions[:6])
    worth = dict(zip(actions, (0.5, 0.2, 0.3, 0.4, 0.8, 0.1), strict=True))
    noise = random.Random(1)
    assert halved(actions, lambda action, _: worth[action] + noise.gauss(0, 0.05), 0.0) is actions[0], "one sample"

    def same(action: Action, number: int) -> float:
        return random.Random(number).random()

    assert halved(actions, same, time.perf_counter() + 200) is actions[0]
    assert halved(actions, lambda a, _: worth[a] + noise.gauss(0, 0.05), time.perf_counter() + 500) is actions[4]
    assert halved(actions[:1], same, 0.0) is actions[0]


@pytest.mark.parametrize("name", tv.GAMES)
def test_the_exploiter_plays_anything_legal(name: str) -> None:
    game = tv.game(name)
    exploiter = Exploiter(Probe("squire", None, 0.02, 1))
    match, generator, simple = tv.Match(game, seed=1), random.Random(1), bot("squire")
    for _ in range(30):
        actor = match.position.actor
        assert actor is not None
        chances = prospects(match.position)
        assert len(chances) == game.players and all(0 <= chance <= 1 for chance in chances)
        view = match.view(actor)
        mind = exploiter if actor == 0 else simple
        match.play(mind.choose(view, generator))


def test_partners_share_their_prospects() -> None:
    position = tv.Match(tv.game("carolus-magnus", players=4), seed=1).position
    chances = prospects(position)
    assert chances[0] == chances[2] and chances[0] + chances[1] == pytest.approx(1)


def test_the_same_luck_for_the_same_number() -> None:
    view = last_banishment(3, 2).view(1)
    exploiter = Exploiter(Probe("knight", 10, 0.02, 1))
    castello = NEUTRAL.action("banish castello")
    outcomes = [exploiter.sample(view, 7, castello, number) for number in range(60)]
    assert outcomes == [exploiter.sample(view, 7, castello, number) for number in range(60)]
    assert sum(outcomes) / 60 == pytest.approx(5 / 6, abs=0.15)
    assert exploiter.sample(view, 7, NEUTRAL.action("decline"), 0) == 0


def test_exploiter_and_plain_search_meet_the_bot_on_the_same_deals() -> None:
    game = tv.game("cardcassonne", players=3)
    tournament = Exploitation(game, Probe("squire", None, 0.002, 1), 1, 1)
    assert tournament.alone
    assert list(tournament.open_deals()) == [(EXPLOITER, PROBED, 0), (PLAIN, PROBED, 0)]
    deal = tournament.play(game, 1, tournament.alone, (EXPLOITER, PROBED, 0))
    assert 0 <= deal.score <= 1
    assert not Exploitation(tv.game("carolus-magnus", players=4), Probe("squire", None, 0.1, 1), 1, 1).alone


# --- commands ---------------------------------------------------------------------------------------------------------


def test_endgames_from_the_command_line() -> None:
    game = ("--game", "san-marco", "--players", "2", "--variant", "neutral", "--games", "25", "--nodes", "300")
    shown = tavoliere("endgames", "squire", "emperor", *game, "--iterations", "50")
    assert "decisions at which something can be lost" in shown
    assert len(re.findall(r"±|\([\d.]+ to [\d.]+\)", shown)) == 4, "each figure with its interval"
    found = json.loads(tavoliere("endgames", "squire", *game, "--json"))
    assert found["solved"] >= found["decisions"] > 0
    assert 0 <= found["bots"]["squire"]["loss"]["mean"] <= found["bots"]["squire"]["worst"] <= 1


def test_endgames_that_cannot_be_had_are_told_so() -> None:
    assert "sets no field" in tavoliere("endgames", "squire", "--game", "san-marco", "--set", "round", status=1)
    assert "There is no player" in tavoliere("endgames", "squier", "--game", "san-marco", status=1)
    assert "too large" in tavoliere("endgames", "squire", "-g", "carolus-magnus", "-n", "1", "--nodes", "1", status=1)


def test_exploit_from_the_command_line() -> None:
    command = ("exploit", "squire", "--game", "cardcassonne", "--players", "2", "-n", "1", "--thinking", "0.002")
    assert "knows the bot's policy" in tavoliere(*command, "--workers", "1")
    rates = json.loads(tavoliere(*command, "--workers", "1", "--json"))["rates"]
    assert rates.keys() == {f"{EXPLOITER} - {PROBED}", f"{PLAIN} - {PROBED}"}
    assert "There is no player" in tavoliere("exploit", "squier", "--game", "cardcassonne", status=1)


def test_regrets_from_the_command_line() -> None:
    command = ("regrets", "--game", "cardcassonne", "--players", "2", "-n", "2", "--iterations", "100", "--times", "2")
    shown = tavoliere(*command)
    assert "within its margin" in shown and "loss of number 2" in shown
    found = json.loads(tavoliere(*command, "--json"))
    assert found["positions"] == 2
    assert found["figures"]["value"]["number"] == found["figures"]["loss"]["number"] + 2, "the first loses nothing"
    assert 0 <= found["missed"]["mean"] <= 1
    assert found == json.loads(tavoliere(*command, "--json")), "by counting, the same again"
    plain = json.loads(tavoliere(*command, "--json", "--ordinary"))["figures"]
    assert plain["value"]["margin"]["mean"] == 1, "ordinary thinking has no idea how sure it is"
    assert "does not look ahead" in tavoliere("regrets", "--game", "cardcassonne", "--bot", "squire", status=1)
    assert "There is no player" in tavoliere("regrets", "--game", "cardcassonne", "--bot", "squier", status=1)


def test_reliability_counts_games_and_not_their_moments() -> None:
    found = Reliability()
    for number in range(40):
        found.take([Forecast(0.72, float(number % 4 != 0))] * 5 + [Forecast(0.28, float(number % 4 == 0))])
    low, high = found.table
    assert (low.positions, low.games, high.positions, high.games) == (40, 40, 200, 40)
    assert (low.said, low.had.mean) == pytest.approx((0.28, 0.25))
    assert (high.said, high.had.mean, high.off) == pytest.approx((0.72, 0.75, 0.03))
    assert high.had.error == pytest.approx(low.had.error, rel=0.05), "five moments of a game end alike"
    assert high.had.error == pytest.approx(1.96 * math.sqrt(0.75 * 0.25 / 39), rel=0.15)
    sure = Reliability()
    for _ in range(50):
        sure.take([Forecast(1.0, 1.0)])
    assert sure.table[0].had.mean == 1 and 0.06 < 1 - sure.table[0].had.low < 0.08, "never quite sure"


@pytest.mark.parametrize("setting", [("carolus-magnus", 4), ("cardcassonne", 3)], ids=str)
def test_chances_that_are_said_and_had_are_of_sides(setting: tuple[str, int]) -> None:
    name, players = setting
    game = tv.game(name, players=players)
    said = forecasts_in_game(Trial(game, "emperor", 2, 20, 3), 1)
    sides = len(set(game.sides))
    assert len(said) >= sides and len(said) % sides == 0
    for first in range(0, len(said), sides):
        assert sum(one.chance for one in said[first : first + sides]) == pytest.approx(1)
        assert sum(one.part for one in said[first : first + sides]) == 1


def test_reliability_from_the_command_line() -> None:
    short = ("--iterations", "30", "--bot-iterations", "5")
    command = ("reliability", "-g", "cardcassonne", "--players", "2", "-n", "2", *short)
    assert "came true" in tavoliere(*command)
    found = json.loads(tavoliere(*command, "--json"))
    assert found["positions"] == sum(step["positions"] for step in found["steps"]) > 0
    assert found == json.loads(tavoliere(*command, "--json", "--workers", "1")), "by counting, the same again"
    assert "does not look ahead" in tavoliere("reliability", "-g", "cardcassonne", "--bot", "squire", status=1)
