"""What is it worth to act early in a round, in one way to play and in another?

Players choose when they act for many reasons, so that winners who acted early prove nothing. Therefore one round of
each game is an experiment: everybody's choice is drawn by lot, and from there on the game is played as always. The
same seat in the same position is compared with itself: acting first, and acting last.
"""

import random
from collections.abc import Sequence
from typing import Any, Self

from tavoliere.definition.game_definition import GameDefinition, TurnOrder
from tavoliere.engine.game import Game, Position
from tavoliere.lab import plots
from tavoliere.lab.errors import CannotStudy
from tavoliere.lab.playing import compiled, generators, walk
from tavoliere.lab.report import Plot, ReportTable
from tavoliere.lab.settings import setting_label
from tavoliere.lab.simulate import POLICIES, WHOLE, lines_of
from tavoliere.lab.studies.fairness import team_size
from tavoliere.lab.study import SLOW, Findings, Sample, Study, counted
from tavoliere.lab.tally import Tally
from tavoliere.lab.wording import bot_label, percent, words
from tavoliere.words.numbers import number

ROUNDS = 5  # the experiment takes place in one of the first rounds
LOTS = 100  # how often the choices of that round are drawn
OFTEN = 10  # a seat is compared with itself when it was first and last at least so often
FINE = 10_000  # parts of a share
FIRST, LAST, GAP = "first", "last", "gap"


def turn_order(game: Game) -> TurnOrder:
    """How players choose when they act."""
    found = game.definition.lab.turn_order
    assert found is not None
    return found


class Early(Study):
    """The victories of who acts first in a round and of who acts last."""

    name = "early"
    usual = 5_000

    @classmethod
    def settings_of(cls, definition: GameDefinition, options: dict[str, Any]) -> list[dict[str, Any]]:
        """Every number of players, with each value of the option that is compared."""
        order = definition.lab.turn_order
        if order is None:
            return []
        values = {option.name: option.values for option in definition.choices}
        counts = [options["players"]] if "players" in options else values["players"]
        return [{"players": players, order.compare: value} for players in counts for value in values[order.compare]]

    @classmethod
    def of(cls, games: Sequence[Game], bots: Sequence[str], number: int, seed: int) -> Self:
        if not compiled(bots):
            raise CannotStudy("lab-only-inside", known=", ".join(POLICIES))
        return super().of(games, bots, number, seed)

    def size_of(self, part: Sample) -> int:
        return SLOW  # each of them is played to its end many times

    @classmethod
    def play(cls, part: Sample, seed: int, numbers: range) -> Tally:
        game, players = part.game, part.game.players
        tally = Tally()
        for number_of_game in numbers:
            position = before_choices(part, seed, number_of_game)
            if position is None:
                continue
            lots = random.Random(f"lots {seed} {number_of_game}")
            won = {FIRST: [0] * players, LAST: [0] * players}
            times = {FIRST: [0] * players, LAST: [0] * players}
            for lot in range(LOTS):
                chosen = position
                for _ in range(players):
                    chosen = chosen.play(lots.choice(chosen.actions))
                order = turn_order(game).order(game.unpack(chosen))
                line = lines_of(game, part.bots, seed, number_of_game * LOTS + lot, 1, start=chosen)[0]
                winners = line[players]
                share = WHOLE // winners.bit_count()
                for place, seat in ((FIRST, order[0]), (LAST, order[players - 1])):
                    won[place][seat] += share * (winners >> seat & 1)
                    times[place][seat] += 1
            for place in (FIRST, LAST):
                tally.count(place, [sum(won[place])])
            gaps = [
                won[FIRST][seat] * FINE // times[FIRST][seat] - won[LAST][seat] * FINE // times[LAST][seat]
                for seat in range(players)
                if min(times[FIRST][seat], times[LAST][seat]) >= OFTEN
            ]
            if gaps:
                tally.count(GAP, [sum(gaps) // len(gaps)])
        return tally

    def findings(self, tallies: list[Tally]) -> Findings:
        scales = {FIRST: WHOLE * LOTS, LAST: WHOLE * LOTS, GAP: WHOLE * FINE}
        columns = {
            name: [
                tally.estimate(name, scale // team_size(part.game))  # partners share a victory
                for part, tally in zip(self.parts, tallies, strict=True)
            ]
            for name, scale in scales.items()
        }
        names = [setting_label(part.game, title=False) for part in self.parts]
        rows = [
            [name, *(percent(columns[column][k], signed=column == GAP) for column in columns)]
            for k, name in enumerate(names)
        ]
        said = self.parts[0].game.words
        conclusion = []
        differences = []
        for k in range(0, len(self.parts), 2):
            players = self.parts[k].game.players
            one, other = columns[GAP][k : k + 2]
            more = other.minus(one)
            verdict = "same" if not more.differs_from(0) else "more" if more.mean > 0 else "less"
            conclusion.append(
                said(
                    f"lab-early-{verdict}",
                    **{"players": players, "one": percent(one, True), "other": percent(other, True)},
                    difference=percent(more, True),
                )
            )
            differences.append([words("lab-players", players=players), percent(more, True)])
        caption = words("lab-early-plot")
        return Findings(
            said("lab-early-title"),
            said("lab-early-question"),
            conclusion,
            [
                said(
                    "lab-early-method",
                    **{
                        "games": counted(tallies),
                        "lots": LOTS,
                        "rounds": ROUNDS,
                        "bot": bot_label(self.parts[0].bots[0]),
                    },
                ),
                words("lab-error-bars"),
            ],
            [
                Plot(
                    caption,
                    plots.dots(
                        caption,
                        [plots.Dot(name, columns[GAP][k], k % 2 + 1) for k, name in enumerate(names)],
                        lambda value: f"{number(100 * value, 1)} %",
                        lambda estimate: percent(estimate, True),
                        0.0,
                    ),
                ),
                ReportTable(
                    words("lab-early-table"),
                    [words("lab-setting"), *(words(f"lab-early-{column}") for column in columns)],
                    rows,
                ),
                ReportTable(
                    said("lab-early-differences"), [words("lab-setting"), said("lab-early-difference")], differences
                ),
            ],
            {
                "settings": [
                    {"options": part.game.settings, **{name: columns[name][k].to_json() for name in columns}}
                    for k, part in enumerate(self.parts)
                ],
            },
        )


def before_choices(part: Sample, seed: int, number_of_game: int) -> Position | None:
    """The beginning of one of the first rounds, or None if the game is over before."""
    choices = (number_of_game % ROUNDS) * part.game.players  # that are taken before
    for position, action in walk(part.game, part.bots, *generators(seed, number_of_game)):
        if action is not None and action.block.name == turn_order(part.game).block:
            if choices == 0:
                return position
            choices -= 1
    return None
