"""Which way to play? Those with as many players side by side."""

from collections.abc import Callable, Sequence
from functools import partial
from operator import eq
from typing import Any, Self

import tavoliere as tv
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.lab import plots
from tavoliere.lab.intervals import Estimate
from tavoliere.lab.report import Heading, Plot, ReportPart, ReportTable
from tavoliere.lab.settings import value_label
from tavoliere.lab.simulate import WHOLE
from tavoliere.lab.studies.fairness import SURE
from tavoliere.lab.studies.luck import play_deals, score
from tavoliere.lab.studies.shape import PER_MILLE, STEPPED, trace
from tavoliere.lab.study import Findings, Sample, Study, counted
from tavoliere.lab.tally import GAMES, Tally
from tavoliere.lab.wording import bot_label, figure, percent, words
from tavoliere.words.numbers import number

SHAPE, SKILL = "shape", "skill"


class Two(Study):
    """Fairness, decisiveness, lead, length, others' points and endings of ways to play."""

    name = "two"
    usual = 2_000
    usual_bots = ("squire", "novice")
    least = 50

    @classmethod
    def settings_of(cls, definition: GameDefinition, options: dict[str, Any]) -> list[dict[str, Any]]:
        """The ways to play that the game's definition names."""
        return list(definition.lab.rivals.settings) if definition.lab.rivals else []

    @classmethod
    def of(cls, games: Sequence[tv.Game], bots: Sequence[str], number: int, seed: int) -> Self:
        strong, weak = bots
        even = [Sample(game, (strong, strong), SHAPE) for game in games]
        uneven = [Sample(game, (strong, weak), SKILL) for game in games]
        return cls((*even, *uneven), number, seed)

    def size_of(self, part: Sample) -> int:
        return min(STEPPED, super().size_of(part))

    @classmethod
    def play(cls, part: Sample, seed: int, numbers: range) -> Tally:
        return trace(part, seed, numbers) if part.measured == SHAPE else play_deals(part, seed, numbers)

    def findings(self, tallies: list[Tally]) -> Findings:
        half = len(tallies) // 2
        even, uneven = tallies[:half], tallies[half:]
        games = [part.game for part in self.parts[:half]]
        said = games[0].words
        rivals = games[0].definition.lab.rivals
        assert rivals is not None
        names = [value_label(game, rivals.option, game.settings[rivals.option]) for game in games]
        strong, weak = self.parts[half].bots
        seats = [tally.part("wins-1", WHOLE) for tally in even]
        skill = [score(tally) for tally in uneven]
        measured: list[tuple[str, Callable[[Tally], str]]] = [
            ("margin", lambda tally: figure(tally.estimate("margin"))),
            ("best", lambda tally: figure(tally.estimate("best"))),
            ("changes", lambda tally: figure(tally.estimate("fact-lead-changes"))),
            ("settled", lambda tally: f"{figure(tally.estimate('settled'))} %"),
            ("decisions", lambda tally: figure(tally.estimate("decisions"))),
        ]
        facts = [f"fact-{name}" for name in rivals.facts]
        others = [tally.estimate("others", PER_MILLE) for tally in even]
        rows = [
            [words("lab-two-seat"), *map(percent, seats)],
            [words("lab-two-skill", strong=bot_label(strong), weak=bot_label(weak)), *map(percent, skill)],
            *([words(f"lab-two-{name}"), *(measure(tally) for tally in even)] for name, measure in measured),
            *([said(fact), *(figure(tally.estimate(fact)) for tally in even)] for fact in facts),
            [words("lab-two-others"), *map(percent, others)],
        ]
        endings = [
            [
                said(f"lab-two-{fact}", value=value),
                *(percent(tally.share(f"fact-{fact}", partial(eq, value))) for tally in even),
            ]
            for fact, values in rivals.endings
            for value in values
        ]
        unfair = [
            words("lab-two-unfair", variant=name, rate=percent(seat))
            for name, seat in zip(names, seats, strict=True)
            if seat.differs_from(0.5, SURE)
        ]
        changes, settled, lengths = (
            [tally.estimate(column) for tally in even] for column in ("fact-lead-changes", "settled", "decisions")
        )
        shorter = [length.scaled(-1) for length in lengths]
        conclusion = [
            *(unfair or [words("lab-two-all-fair")]),
            words("lab-two-most-skill", variant=highest(names, skill)),
            words("lab-two-most-changes", variant=highest(names, changes)),
            words("lab-two-latest", variant=highest(names, settled)),
            words("lab-two-shortest", variant=highest(names, shorter)),
            said("lab-two-taken", first=percent(others[0]), second=percent(others[1])),
        ]
        pieces: list[ReportPart] = [
            ReportTable(words("lab-two-table"), [words("lab-two-measure"), *names], rows),
            self.plot("lab-two-plot-skill", names, skill, 0.5),
            self.plot("lab-two-plot-seat", names, seats, 0.5),
            Plot(
                words("lab-two-plot-margin"),
                plots.distribution(
                    words("lab-two-plot-margin"),
                    [(name, tally.columns["margin"]) for name, tally in zip(names, even, strict=True)],
                    number,
                ),
            ),
            Heading(said("lab-two-endings"), said("lab-two-endings-how")),
            ReportTable(said("lab-two-endings"), [said("lab-two-still-in"), *names], endings),
        ]
        figures = {
            str(game.settings[rivals.option]): {
                "victories_of_seat_1": seats[k].to_json(),
                "victories_of_the_stronger": skill[k].to_json(),
                "others_share_of_points": others[k].to_json(),
                **{column: even[k].estimate(column).to_json() for column, _ in even[k].sorted() if column != GAMES},
            }
            for k, game in enumerate(games)
        }
        method = words("lab-two-method", games=counted(tallies), strong=bot_label(strong), weak=bot_label(weak))
        return Findings(
            said("lab-two-title"),
            said("lab-two-question"),
            conclusion,
            [method, words("lab-error-bars")],
            pieces,
            figures,
        )

    def plot(self, caption: str, names: Sequence[str], estimates: Sequence[Estimate], at: float) -> Plot:
        rows = [
            plots.Dot(name, estimate, k + 1) for k, (name, estimate) in enumerate(zip(names, estimates, strict=True))
        ]
        return Plot(
            words(caption), plots.dots(words(caption), rows, lambda value: f"{number(100 * value)} %", percent, at)
        )


def highest(names: Sequence[str], estimates: Sequence[Estimate]) -> str:
    """The variant with the highest figure, together with those from which it cannot be told apart."""
    best = max(estimates, key=lambda estimate: estimate.mean)
    found = [name for name, one in zip(names, estimates, strict=True) if not best.minus(one).differs_from(0)]
    return words("lab-two-no-difference") if len(found) == len(names) else words("lab-or").join(found)
