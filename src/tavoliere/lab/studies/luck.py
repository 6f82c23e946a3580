"""How much of a result is luck, and how much is skill? The answer depends on who plays, so it is given for several.

Three things are measured, for players of several levels:

    skill         how often a level beats the one below; every deal is played twice, with the players exchanged
    swings        how far chance moves everybody's prospects, beside decisions (`swings.py`)
    from the      what the same cards and dice decide again when equal players play them a second time;
    start         only for players of the engine, since it takes very many deals

With w for the share of the victory that one side of the table has in the first game of a deal and in the second, what
is decided from the start is the covariance of w1 and w2, as a share of the variance.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from statistics import fmean
from typing import Any, Self

import numpy as np

from tavoliere.engine.game import Game
from tavoliere.lab import intervals, plots
from tavoliere.lab.arena import seatings
from tavoliere.lab.errors import CannotStudy
from tavoliere.lab.intervals import UNKNOWN, Estimate, FloatRow
from tavoliere.lab.playing import compiled, lines
from tavoliere.lab.report import Heading, Plot, ReportPart, ReportTable
from tavoliere.lab.settings import setting_label
from tavoliere.lab.simulate import WHOLE
from tavoliere.lab.studies.fairness import SURE
from tavoliere.lab.studies.swings import JUDGES, judges_of, play_swings, share_of_chance
from tavoliere.lab.study import Findings, Sample, Study, counted
from tavoliere.lab.tally import Tally, joined, parted
from tavoliere.lab.wording import bot_label, listed, percent, words
from tavoliere.words.numbers import number

SKILL, AGAIN, SWINGS = "skill", "again", "swings"
QUICKER = 40  # times as many deals of players that play inside the engine


def play_deals(part: Sample, seed: int, numbers: range) -> Tally:
    """Deals between two bots: what the first scores, and how the same seats fare in both games."""
    tally = Tally()
    for deal in numbers:
        shares = []
        first, second = seatings(part.game.players, deal, alone=False)
        watched = sum(1 << seat for seat, side in enumerate(first) if side == 0)
        for again, seating in enumerate((first, second)):
            names = [part.bots[side] for side in seating]
            line = lines(part.game, names, seed, range(deal, deal + 1), again)[0]
            winners = line[part.game.players]
            shares.append(WHOLE * (winners & watched).bit_count() // winners.bit_count())
        tally.count("pair", [joined(*shares)])
        tally.count("score", [shares[0] + WHOLE - shares[1]])
    return tally


def score(tally: Tally) -> Estimate:
    """The share of victories of the first bot."""
    return tally.part("score", 2 * WHOLE)


def from_the_start(tally: Tally) -> Estimate:
    """What the same cards and dice decide again, as a share of the variance of the result."""
    moments = Counter[tuple[float, ...]]()
    for pair, deals in tally.columns["pair"].items():
        one, two = (share / WHOLE for share in parted(pair))
        moments[one, two, one * one, two * two, one * two] += deals
    return intervals.of_means(moments, correlated, (-1.0, 1.0)) if len(moments) > 1 else UNKNOWN


def correlated(means: FloatRow) -> FloatRow:
    """The covariance of two shares over their variance, from the means of both, of their squares and their product."""
    one, two, one_squared, two_squared, product = means.T
    variance = (one_squared - one**2 + two_squared - two**2) / 2
    with np.errstate(divide="ignore", invalid="ignore"):
        found: FloatRow = (product - one * two) / variance
    return found


class Luck(Study):
    """What each level gains over the one below, and what chance does beside players of each level."""

    name = "luck"
    usual = 100
    usual_bots = ("emperor/100", "duke", "knight", "squire", "novice")
    least = 20

    @classmethod
    def of(cls, games: Sequence[Game], bots: Sequence[str], number: int, seed: int) -> Self:
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise CannotStudy("lab-levels", name=cls.name)
        parts = []
        for game in games:
            parts += [Sample(game, pair, SKILL) for pair in pairwise(bots)]
            parts += [Sample(game, (bot, bot), AGAIN) for bot in bots if compiled([bot])]
            parts += [Sample(game, (bot,) * game.players, SWINGS) for bot in bots]
        return cls(tuple(parts), number, seed)

    def games_of(self, part: Sample) -> int:
        return self.games * QUICKER if self.inside(part) else self.games

    def size_of(self, part: Sample) -> int:
        return super().size_of(part) if self.inside(part) else 2

    def inside(self, part: Sample) -> bool:
        """Whether all of it is played in the engine."""
        return part.measured != SWINGS and compiled(part.bots)

    @classmethod
    def play(cls, part: Sample, seed: int, numbers: range) -> Tally:
        return play_swings(part, seed, numbers) if part.measured == SWINGS else play_deals(part, seed, numbers)

    def findings(self, tallies: list[Tally]) -> Findings:
        settings = self.by_setting(tallies)
        levels = list(dict.fromkeys(bot for part in self.parts for bot in part.bots))
        each = [one_setting(name, found) for name, found in settings.items()]
        conclusion = [] if len(each) > 1 else each
        for one, other in self.rivals():
            conclusion += compared([one, other], [settings[one], settings[other]])
        pieces: list[ReportPart] = [Heading(words("lab-luck-read"), words("lab-luck-how"))]
        for judge in JUDGES:
            judged_levels = [level for level in levels if judge in judges_of(level)]
            pieces += self.judged_by(judge, judged_levels, settings)
        pairs = list(pairwise(levels))
        heads = [words("lab-luck-over", strong=bot_label(strong), weak=bot_label(weak)) for strong, weak in pairs]
        caption = words("lab-luck-rates")
        pieces += [
            Heading(words("lab-luck-skill-worth"), words("lab-luck-skill-how")),
            Plot(
                caption,
                plots.marks(
                    caption,
                    [(name, [found[SKILL, pair] for pair in pairs]) for name, found in settings.items()],
                    heads,
                    in_percent,
                    0.5,
                ),
            ),
            table(caption, heads, [(name, [found[SKILL, pair] for pair in pairs]) for name, found in settings.items()]),
        ]
        quick = [level for level in levels if compiled([level])]
        if quick:
            caption = words("lab-luck-start")
            rows = [(name, [found[AGAIN, (level, level)] for level in quick]) for name, found in settings.items()]
            pieces += [
                Heading(caption, words("lab-luck-start-how")),
                table(caption, [words("lab-among", bot=bot_label(level)) for level in quick], rows),
            ]
        figures = {"settings": [self.figures_of(name, found) for name, found in settings.items()]}
        titles = list(dict.fromkeys(part.game.words("title") for part in self.parts))
        both = list(zip(self.parts, tallies, strict=True))
        deals = counted(tally for part, tally in both if part.measured == SKILL and not self.inside(part))
        games = counted(tally for part, tally in both if part.measured == SWINGS)
        return Findings(
            words("lab-luck-title", game=listed(titles)),
            words("lab-luck-question"),
            conclusion,
            [
                words("lab-luck-method", deals=deals, times=QUICKER),
                words(
                    "lab-luck-method-swings",
                    **{"games": games, "duke": JUDGES["duke"], "emperor": JUDGES["emperor"]},
                ),
                words("lab-error-bars"),
            ],
            pieces,
            figures,
            each if len(each) > 1 else [],
        )

    def rivals(self) -> list[tuple[str, str]]:
        """The names of settings that differ in one option of the same game, with as many players."""
        games = {self.name_of(part): part.game for part in self.parts}
        return [
            (one, other)
            for (one, first), (other, second) in combinations(games.items(), 2)
            if first.name == second.name
            and first.players == second.players
            and sum(first.settings[name] != second.settings[name] for name in first.settings) == 1
        ]

    def name_of(self, part: Sample) -> str:
        return setting_label(part.game, title=len({one.game.name for one in self.parts}) > 1)

    def by_setting(self, tallies: list[Tally]) -> "dict[str, dict[Any, Estimate]]":
        """What was found of each setting: victories, chance's share by level and judge, what is decided at once."""
        settings: dict[str, dict[Any, Estimate]] = {}
        for part, tally in zip(self.parts, tallies, strict=True):
            found = settings.setdefault(self.name_of(part), {})
            if part.measured == SWINGS:
                for judge in judges_of(part.bots[0]):
                    column = f"swings-{judge}"
                    found[SWINGS, part.bots[0], judge] = share_of_chance(tally, judge) if column in tally else UNKNOWN
            else:
                measure: Callable[[Tally], Estimate] = score if part.measured == SKILL else from_the_start
                found[part.measured, part.bots] = measure(tally) if "pair" in tally else UNKNOWN
        return settings

    def judged_by(
        self, judge: str, levels: Sequence[str], settings: "dict[str, dict[Any, Estimate]]"
    ) -> list[ReportPart]:
        """Chance's share of the swings as one judge sees it, for every level."""
        caption = words("lab-luck-swings", judge=bot_label(judge))
        heads = [words("lab-among", bot=bot_label(level)) for level in levels]
        rows = [(name, [found[SWINGS, level, judge] for level in levels]) for name, found in settings.items()]
        return [Plot(caption, plots.marks(caption, rows, heads, in_percent, None)), table(caption, heads, rows)]

    def figures_of(self, name: str, found: "dict[Any, Estimate]") -> dict[str, Any]:
        return {
            "setting": name,
            "victories": {" - ".join(key[1]): one.to_json() for key, one in found.items() if key[0] == SKILL},
            "decided_from_the_start": {key[1][0]: one.to_json() for key, one in found.items() if key[0] == AGAIN},
            "chance_in_swings": {
                f"{key[1]}, judged by {key[2]}": one.to_json() for key, one in found.items() if key[0] == SWINGS
            },
        }


def in_percent(value: float) -> str:
    return f"{number(100 * value)} %"


def table(caption: str, heads: Sequence[str], rows: Sequence[tuple[str, Sequence[Estimate]]]) -> ReportTable:
    return ReportTable(caption, [words("lab-setting"), *heads], [[name, *map(percent, row)] for name, row in rows])


def one_setting(name: str, found: "dict[Any, Estimate]") -> str:
    """The range of chance's share over levels and judges, and of what a level gains over the one below."""
    shares = {key[1:]: one for key, one in found.items() if key[0] == SWINGS}
    (low_level, low_judge), low = min(shares.items(), key=lambda item: item[1].mean)
    (high_level, high_judge), high = max(shares.items(), key=lambda item: item[1].mean)
    rates = {key[1]: one for key, one in found.items() if key[0] == SKILL}
    (_, lower), weakest = min(rates.items(), key=lambda item: item[1].mean)
    upper = min(rates, key=lambda pair: rates[pair].mean)[0]
    said = {"low": percent(low), "low-level": bot_label(low_level), "low-judge": bot_label(low_judge)}
    said |= {"high": percent(high), "high-level": bot_label(high_level), "high-judge": bot_label(high_judge)}
    said |= {"setting": name, "least": percent(weakest), "upper": bot_label(upper), "lower": bot_label(lower)}
    message = "lab-luck-one" if weakest.low > 0.5 else "lab-luck-one-unsure"
    return words(message, **{key.replace("-", "_"): value for key, value in said.items()})


def compared(names: Sequence[str], found: "Sequence[dict[Any, Estimate]]") -> list[str]:
    """In which of two settings chance does more, and in which skill is worth more: for how many pairs of players."""
    sentences = []
    for measure in (SWINGS, SKILL):
        keys = [key for key in found[0] if key[0] == measure]
        gaps = {key: found[1][key].minus(found[0][key]) for key in keys}
        sure = {key: gap for key, gap in gaps.items() if gap.differs_from(0, SURE)}
        more = sum(gap.mean > 0 for gap in sure.values())
        said = {"setting": names[1], "other": names[0], "pairs": len(keys), "more": more, "less": len(sure) - more}
        sentences.append(words(f"lab-luck-{measure}-compared", **said, mean=percent(averaged(gaps), True)))
    return sentences


def averaged(gaps: "dict[Any, Estimate]") -> Estimate:
    """The mean of differences: those of one level are of the same games, whichever judge, and count as one."""
    levels: dict[Any, list[Estimate]] = {}
    for key, gap in gaps.items():
        levels.setdefault(key[1], []).append(gap)
    means = [[fmean(end) for end in zip(*found, strict=True)] for found in levels.values()]
    middle = fmean(mean for mean, _, _ in means)
    below = math.hypot(*(mean - low for mean, low, _ in means)) / len(means)
    above = math.hypot(*(high - mean for mean, _, high in means)) / len(means)
    return Estimate(middle, middle - below, middle + above)
