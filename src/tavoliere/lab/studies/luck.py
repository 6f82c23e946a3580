"""How much of a result is luck, and how much is skill?

Every deal is played twice with the same cards and dice and the players exchanged. One side of the table, every other
seat, is watched: with w for its share of the victory in the first game and in the second,

    skill         ((mean of w1 - mean of w2) / 2)²     what changes when the better player sits there
    chance        covariance of w1 and w2              what the same cards and dice decide again, whoever plays
    interplay     all the rest of the variance         how other decisions turn the same cards and dice to account

Most of a long game is interplay, which is neither luck nor skill alone. `swings.py` therefore looks at games from
within: how far chance moves everybody's prospects, and how far decisions do.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tavoliere.engine.game import Game
from tavoliere.lab import plots
from tavoliere.lab.arena import seatings
from tavoliere.lab.playing import lines
from tavoliere.lab.report import Heading, Piece, Plot, ReportTable
from tavoliere.lab.settings import told
from tavoliere.lab.simulate import WHOLE
from tavoliere.lab.studies.swings import JUDGE, PLAYOUTS, play_swings, share_of_chance
from tavoliere.lab.study import SLOW, Findings, Sample, Study
from tavoliere.lab.tally import UNKNOWN, Estimate, Tally
from tavoliere.lab.wording import bot_told, listed, number, percent, words

STEP = WHOLE + 1  # a pair of shares as one number: w1 * STEP + w2
SKILL, EQUALS, SWINGS = "skill", "equals", "swings"
SWINGER = "page"  # overlooks half of its choices, so that its decisions matter
DEALS_FOR_A_SWING_GAME = 100  # as long as such a game takes


def play_deals(part: Sample, seed: int, numbers: range) -> Tally:
    """Deals between two bots: what the first scores, and how the same seats fare in both games."""
    pairs: Counter[int] = Counter()
    scores: Counter[int] = Counter()
    for deal in numbers:
        shares = []
        first, second = seatings(part.game.players, deal, alone=False)
        watched = sum(1 << seat for seat, side in enumerate(first) if side == 0)
        for again, seating in enumerate((first, second)):
            names = [part.bots[side] for side in seating]
            line = lines(part.game, names, seed, range(deal, deal + 1), again)[0]
            winners = line[part.game.players]
            shares.append(WHOLE * (winners & watched).bit_count() // winners.bit_count())
        pairs[shares[0] * STEP + shares[1]] += 1
        scores[shares[0] + WHOLE - shares[1]] += 1
    tally = Tally()
    tally.count("pair", pairs)
    tally.count("score", scores)
    return tally


class Variance(NamedTuple):
    """The variance of the result, taken apart."""

    skill: float
    chance: float
    interplay: float


def variance(weights: Mapping[int, float]) -> Variance:
    """The parts of the variance as shares of it; nothing but interplay where nothing varies."""
    moments = [0.0] * 5
    for pair, weight in weights.items():
        first, second = divmod(pair, STEP)
        for k, value in enumerate((first, second, first * first, second * second, first * second)):
            moments[k] += weight * value
    one, two, one_squared, two_squared, product = moments
    skill = ((one - two) / 2) ** 2
    chance = product - one * two
    whole = (one_squared - one**2 + two_squared - two**2) / 2 + skill
    if whole <= 0:
        return Variance(0.0, 0.0, 1.0)
    return Variance(skill / whole, chance / whole, 1 - (skill + chance) / whole)


def score(tally: Tally) -> Estimate:
    """The share of victories of the first bot; where all deals ended alike, others may still come three times in n."""
    estimate = tally.estimate("score", 2 * WHOLE)
    return Estimate(estimate.mean, estimate.error or 3 / tally.number("score"))


def share_of(tally: Tally, name: str) -> Estimate:
    """A part of the variance with its error."""
    return tally.figure("pair", lambda weights: float(getattr(variance(weights), name)))


def chance_again(tally: Tally) -> Estimate:
    """How often the same side of the table won both games of a deal, of those without a shared victory."""
    clear = {0, WHOLE}
    same = Tally()
    for pair, deals in tally.columns["pair"].items():
        first, second = divmod(pair, STEP)
        if first in clear and second in clear:
            same.count("same", {int(first == second): deals})
    return same.share("same", bool) if "same" in same else UNKNOWN


class Luck(Study):
    """The win rate of the better player, and the share of the result that cards and dice decide."""

    name = "luck"
    usual = 10_000

    @classmethod
    def of(cls, games: Sequence[Game], bots: Sequence[str], number: int, seed: int) -> "Luck":
        strong, weak = bots
        parts = [
            Sample(game, pair, measured)
            for game in games
            for pair, measured in (
                ((strong, weak), SKILL),
                ((strong, strong), EQUALS),
                ((SWINGER,) * game.players, SWINGS),
            )
        ]
        return cls(tuple(parts), number, seed)

    def games_of(self, part: Sample) -> int:
        return -(-self.games // DEALS_FOR_A_SWING_GAME) if part.measured == SWINGS else self.games

    def size_of(self, part: Sample) -> int:
        return SLOW if part.measured == SWINGS else super().size_of(part)

    @classmethod
    def play(cls, part: Sample, seed: int, numbers: range) -> Tally:
        return play_swings(part, seed, numbers) if part.measured == SWINGS else play_deals(part, seed, numbers)

    def findings(self, tallies: list[Tally]) -> Findings:
        names = [told(part.game, title=False) for part in self.parts[::3]]
        strong, weak = map(bot_told, self.parts[0].bots)
        rates = [score(tally) for tally in tallies[::3]]
        skills = {name: [share_of(tally, name) for tally in tallies[::3]] for name in Variance._fields}
        equals = [share_of(tally, "chance") for tally in tallies[1::3]]
        again = [chance_again(tally) for tally in tallies[1::3]]
        swings = [share_of_chance(tally) for tally in tallies[2::3]]
        conclusion = [
            words(
                "lab-luck-one",
                **{"setting": names[k], "strong": strong, "weak": weak, "rate": percent(rates[k])},
                **{"swings": percent(swings[k]), "chance": percent(equals[k])},
            )
            for k in range(len(names))
        ]
        if len(names) == 2:
            measures = {"skill": rates, "swings": swings, "chance": equals}
            conclusion += [compared(what, names, found, strong, weak) for what, found in measures.items()]
        pieces: list[Piece] = [
            Plot(
                words("lab-luck-rates", strong=strong, weak=weak),
                plots.dots(
                    words("lab-luck-rates", strong=strong, weak=weak),
                    [plots.Dot(name, rate, k % 4 + 1) for k, (name, rate) in enumerate(zip(names, rates, strict=True))],
                    lambda value: f"{number(100 * value)} %",
                    percent,
                    0.5,
                ),
            ),
            Plot(
                words("lab-luck-swings"),
                plots.stacks(
                    words("lab-luck-swings"),
                    [(name, [swings[k].mean, 1 - swings[k].mean]) for k, name in enumerate(names)],
                    [words("lab-luck-by-chance"), words("lab-luck-by-decisions")],
                    lambda share: f"{number(100 * share)} %",
                ),
            ),
            Plot(
                words("lab-luck-shares", strong=strong, weak=weak),
                plots.stacks(
                    words("lab-luck-shares", strong=strong, weak=weak),
                    [(name, [skills[field][k].mean for field in Variance._fields]) for k, name in enumerate(names)],
                    [words(f"lab-luck-{field}") for field in Variance._fields],
                    lambda share: f"{number(100 * share)} %",
                ),
            ),
            ReportTable(
                words("lab-luck-table"),
                [
                    words("lab-setting"),
                    words("lab-luck-head-rate", strong=strong, weak=weak),
                    words("lab-luck-head-swings"),
                    words("lab-luck-head-equals", strong=strong),
                    words("lab-luck-head-again", strong=strong),
                ],
                [
                    [name, percent(rates[k]), percent(swings[k]), percent(equals[k]), percent(again[k])]
                    for k, name in enumerate(names)
                ],
            ),
            ReportTable(
                words("lab-luck-shares", strong=strong, weak=weak),
                [words("lab-setting"), *(words(f"lab-luck-{field}") for field in Variance._fields)],
                [[name, *(percent(skills[field][k]) for field in Variance._fields)] for k, name in enumerate(names)],
            ),
            Heading(words("lab-luck-read"), words("lab-luck-how")),
        ]
        figures = {
            "settings": [
                {
                    "game": part.game.name,
                    "options": part.game.settings,
                    "victories": rates[k]._asdict(),
                    **{field: skills[field][k]._asdict() for field in Variance._fields},
                    "chance_between_equals": equals[k]._asdict(),
                    "same_side_again": again[k]._asdict(),
                    "chance_in_swings": swings[k]._asdict(),
                }
                for k, part in enumerate(self.parts[::3])
            ]
        }
        games = [part.game.words("title") for part in self.parts[:1]]
        return Findings(
            words("lab-luck-title", game=listed(games)),
            words("lab-luck-question"),
            conclusion,
            [
                words("lab-luck-method", deals=number(self.games), strong=strong, weak=weak),
                words(
                    "lab-luck-method-swings",
                    **{"games": number(self.games_of(self.parts[2])), "playouts": 2 * PLAYOUTS},
                    **{"player": bot_told(SWINGER), "judge": bot_told(JUDGE)},
                ),
                words("lab-error-bars"),
            ],
            pieces,
            figures,
        )


def compared(what: str, names: Sequence[str], found: Sequence[Estimate], strong: str, weak: str) -> str:
    """What a measure says about two settings."""
    difference = found[1].minus(found[0])
    verdict = "same" if not difference.differs_from(0) else "more" if difference.mean > 0 else "less"
    return words(
        f"lab-luck-{what}-{verdict}",
        **{"setting": names[1], "other": names[0], "strong": strong, "weak": weak},
        difference=percent(Estimate(abs(difference.mean), difference.error)),
    )
