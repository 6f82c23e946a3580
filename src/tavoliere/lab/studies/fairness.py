"""Is the game fair: to each seat, to whoever begins, to each team?"""

from collections.abc import Sequence

from tavoliere.engine.game import CHANCE, Game
from tavoliere.lab import plots
from tavoliere.lab.intervals import Estimate
from tavoliere.lab.playing import compiled, generators, line_of, walk
from tavoliere.lab.report import Plot, ReportPart, ReportTable
from tavoliere.lab.settings import setting_label
from tavoliere.lab.simulate import WHOLE, lines_of
from tavoliere.lab.study import Findings, Sample, Study, counted
from tavoliere.lab.tally import Tally
from tavoliere.lab.wording import bot_label, listed, percent, words
from tavoliere.words.numbers import number

# With dozens of intervals on one page some leave the truth out; this many errors make a whole page reliable.
SURE = 1.75


class Fairness(Study):
    """The share of victories of each seat and of whoever begins."""

    name = "fairness"
    usual = 20_000

    @classmethod
    def play(cls, part: Sample, seed: int, numbers: range) -> Tally:
        game, players = part.game, part.game.players
        tally = Tally()
        for number_of_game in numbers:
            beginner, line = begun(game, part.bots, seed, number_of_game)
            winners = line[players]
            shares = [WHOLE // winners.bit_count() * (winners >> seat & 1) for seat in range(players)]
            for seat, share in enumerate(shares):
                tally.count(f"wins-{seat + 1}", [share])
            tally.count("first", [shares[beginner]])
            tally.count("shared", [int(sum(share > 0 for share in shares) > team_size(game))])
        return tally

    def findings(self, tallies: list[Tally]) -> Findings:
        rows, figures, doubts, worst = [], [], [], []
        pieces: list[ReportPart] = []
        most = max(part.game.players for part in self.parts)
        points: list[plots.Dot] = []
        for part, tally in zip(self.parts, tallies, strict=True):
            game = part.game
            fair = team_size(game) / game.players
            seats = [won(tally, f"wins-{seat + 1}", game) for seat in range(game.players)]
            first = won(tally, "first", game)
            rows.append(
                [setting_label(game), f"{number(100 * fair, 1)} %", *(percent(seat) for seat in seats)]
                + ["-"] * (most - game.players)
                + [percent(first)]
            )
            gaps = [
                *((words("lab-seat", seat=k + 1), seat) for k, seat in enumerate(seats)),
                (words("lab-fairness-beginner"), first),
            ]
            farthest = max(gaps, key=lambda gap: abs(gap[1].mean - fair))
            worst.append(abs(farthest[1].mean - fair))
            if farthest[1].differs_from(fair, SURE):
                doubts.append(
                    words(
                        "lab-fairness-unfair",
                        setting=setting_label(game),
                        who=farthest[0],
                        rate=percent(farthest[1]),
                        fair=f"{number(100 * fair, 1)} %",
                    )
                )
            points.append(plots.Dot(setting_label(game), first.shifted(-fair), 1))
            figures.append(
                {
                    "game": game.name,
                    "options": game.settings,
                    "fair": fair,
                    "seats": [seat.to_json() for seat in seats],
                    "first": first.to_json(),
                    "shared": tally.share("shared", bool).to_json(),
                }
            )
        caption = words("lab-fairness-plot")
        pieces.append(
            Plot(
                caption,
                plots.dots(
                    caption, points, lambda value: f"{number(100 * value, 1)} %", lambda gap: percent(gap, True), 0.0
                ),
            )
        )
        pieces.append(
            ReportTable(
                words("lab-fairness-table"),
                [
                    words("lab-setting"),
                    words("lab-fairness-fair"),
                    *(words("lab-seat", seat=seat + 1) for seat in range(most)),
                    words("lab-fairness-first"),
                ],
                rows,
            )
        )
        titles = list(dict.fromkeys(part.game.words("title") for part in self.parts))
        conclusion = [
            words(
                "lab-fairness-all" if not doubts else "lab-fairness-some",
                **{"settings": len(self.parts), "unfair": len(doubts), "most": f"{number(100 * max(worst), 1)} %"},
            ),
            *doubts,
        ]
        begins = dict.fromkeys(part.game.words("lab-begins") for part in self.parts)
        method = words("lab-fairness-method", games=counted(tallies), bot=bot_label(self.parts[0].bots[0]))
        return Findings(
            words("lab-fairness-title", games=listed(titles)),
            words("lab-fairness-question"),
            conclusion,
            [method, *begins, words("lab-fairness-teams"), words("lab-error-bars")],
            pieces,
            {"settings": figures},
        )


def begun(game: Game, bots: Sequence[str], seed: int, number_of_game: int) -> tuple[int, list[int]]:
    """A whole game as a line of numbers, and who began it."""
    beginner = None
    decisions = draws = 0
    for position, action in walk(game, bots, *generators(seed, number_of_game)):
        if beginner is None and action is not None and action.block.name in game.definition.lab.first_decision:
            beginner = position.actor
            assert beginner is not None
            if compiled(bots):
                line = lines_of(game, bots, seed, number_of_game, 1, start=position)[0]
                line[game.players + 1] += decisions
                line[game.players + 2] += draws
                return beginner, line
        decisions += position.actor not in (CHANCE, None)
        draws += position.actor == CHANCE
    assert beginner is not None
    return beginner, line_of(position, decisions, draws)


def won(tally: Tally, column: str, game: Game) -> Estimate:
    """The share of victories of a seat, or of its team where partners win together."""
    return tally.part(column, WHOLE // team_size(game))


def team_size(game: Game) -> int:
    """How many seats win together."""
    return game.players // len(set(game.sides))
