"""What if an option or a table of a game were different? Before and after, side by side."""

from collections.abc import Sequence

from tavoliere.engine.game import Game
from tavoliere.lab import plots
from tavoliere.lab.intervals import Estimate
from tavoliere.lab.playing import lines
from tavoliere.lab.report import Plot, ReportPart, ReportTable
from tavoliere.lab.settings import setting_label
from tavoliere.lab.simulate import WHOLE, tally_of
from tavoliere.lab.studies.fairness import SURE
from tavoliere.lab.study import Findings, Sample, Study, counted
from tavoliere.lab.tally import Tally
from tavoliere.lab.wording import bot_label, digits_for, figure, listed, percent, words
from tavoliere.words.numbers import number


class WhatIf(Study):
    """Everything that can be counted, before and after a change."""

    name = "what-if"
    usual = 20_000

    @classmethod
    def play(cls, part: Sample, seed: int, numbers: range) -> Tally:
        played = lines(part.game, part.bots, seed, numbers)
        tally = tally_of(part.game, played)
        tally.count("margin", (margin(line, part.game.players) for line in played))
        tally.count("best", (max(line[: part.game.players]) for line in played))
        return tally

    def findings(self, tallies: list[Tally]) -> Findings:
        game, changed = (part.game for part in self.parts)
        before, after = tallies
        rows, figures, named_changes = [], {}, []
        for column, name in columns(game, min(game.players, changed.players)):
            share = column.startswith("wins") or column == "shared"
            whole = WHOLE if column.startswith("wins") else 1
            estimates = [tally.part(column, whole) if share else tally.estimate(column) for tally in tallies]
            difference = estimates[1].minus(estimates[0])
            sure = difference.differs_from(0, SURE)
            write = percent if share else figure
            rows.append([name, *map(write, estimates), write(difference, True), words("lab-yes") if sure else ""])
            figures[column] = {
                "before": estimates[0].to_json(),
                "after": estimates[1].to_json(),
                "difference": difference.to_json(),
            }
            if sure:
                named_changes.append(
                    words(
                        "lab-what-if-change",
                        what=name,
                        before=bare(estimates[0], share, difference),
                        after=bare(estimates[1], share, difference),
                    )
                )
        conclusion = [
            words("lab-what-if-some", changes=len(named_changes), figures=len(rows))
            if named_changes
            else words("lab-what-if-none", figures=len(rows)),
            *([listed(named_changes) + "."] if named_changes else []),
        ]
        names = [words("lab-what-if-before"), words("lab-what-if-after")]
        pieces: list[ReportPart] = [
            ReportTable(
                words("lab-what-if-table"),
                [words("lab-what-if-figure"), *names, words("lab-what-if-difference"), words("lab-what-if-sure")],
                rows,
            )
        ]
        for column in ("best", "margin", "decisions"):
            caption = words(f"lab-what-if-plot-{column}")
            series = [(names[0], before.columns[column]), (names[1], after.columns[column])]
            pieces.append(Plot(caption, plots.distribution(caption, series, number)))
        return Findings(
            words("lab-what-if-title", game=game.words("title")),
            words("lab-what-if-question", before=setting_label(game), after=setting_label(changed)),
            conclusion,
            [
                words("lab-what-if-method", games=counted(tallies), bot=bot_label(self.parts[0].bots[0])),
                words("lab-error-bars"),
            ],
            pieces,
            figures,
        )


def columns(game: Game, players: int) -> list[tuple[str, str]]:
    """What is compared, and how it is called: seats as far as both settings have them."""
    seats = range(1, players + 1)
    return [
        *((f"wins-{seat}", words("lab-what-if-wins", seat=seat)) for seat in seats),
        *((f"score-{seat}", words("lab-what-if-score", seat=seat)) for seat in seats),
        *((name, words(f"lab-what-if-{name}")) for name in ("best", "margin", "shared", "decisions", "draws")),
        *((f"fact-{name}", game.words(f"fact-{name}")) for name in game.definition.state.FACTS),
    ]


def bare(estimate: Estimate, share: bool, difference: Estimate) -> str:
    """A figure without its error, with as many digits as the difference needs."""
    scale = 100 if share else 1
    text = number(scale * estimate.mean, max(1, digits_for(scale * difference.error)))
    return f"{text} %" if share else text


def margin(line: Sequence[int], players: int) -> int:
    """By how many points the winners were ahead of everybody else."""
    winners = line[players]
    others = [line[seat] for seat in range(players) if not winners >> seat & 1]
    return max(line[:players]) - max(others) if others else 0
