"""What does each house rule change? Every option of a game that is not one of its settings, one at a time.

A setting is played as usual, then with each other value of each option, and the same figures are laid side by side:
who begins, what skill is worth, length, how close it is, how high the scores are.
"""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, NamedTuple, Self

import tavoliere as tv
from tavoliere.definition.schema import ChoiceOption
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game
from tavoliere.lab import plots
from tavoliere.lab.intervals import Estimate
from tavoliere.lab.report import Heading, Plot, ReportPart, ReportTable
from tavoliere.lab.settings import setting_label, value_label
from tavoliere.lab.simulate import WHOLE
from tavoliere.lab.studies.fairness import SURE, begun, won
from tavoliere.lab.studies.luck import play_deals, score
from tavoliere.lab.studies.what_if import margin
from tavoliere.lab.study import Findings, Sample, Study, counted
from tavoliere.lab.tally import Tally
from tavoliere.lab.wording import bot_label, figure, listed, percent, words
from tavoliere.words.numbers import number

USUAL = "usual"
SHOWN = 24  # changes of a plot


def alternatives(game: Game) -> list[tuple[str, Any, Game]]:
    """Every other value of every option that the usual settings leave alone, with the game that it makes."""
    found: list[tuple[str, Any, Game]] = []
    settled = {option for setting in game.definition.lab.settings for option in setting}
    tables = dict(game.definition.lab.tables)
    for option in game.definition.options.OPTIONS:
        if option.name in settled:
            continue
        others = (
            option.values
            if isinstance(option, ChoiceOption)
            else [tables[option.name]]
            if option.name in tables
            else []
        )
        for value in others:
            if value == game.settings[option.name]:
                continue
            try:
                changed = tv.game(game.name, **{**game.settings, option.name: value})
            except (TavoliereError, ValueError):  # not in this setting
                continue
            if changed.start().raw != game.start().raw:
                found.append((option.name, value, changed))
    return found


class OptionsStudy(Study):
    """The same figures with every value of every option."""

    name = "options"
    usual = 2_000
    usual_bots = ("squire", "novice")
    least = 200

    @classmethod
    def of(cls, games: Sequence[Game], bots: Sequence[str], number: int, seed: int) -> Self:
        strong, weak = bots
        parts = []
        for game in games:
            for changed in (game, *(one for _, _, one in alternatives(game))):
                parts.append(Sample(changed, (strong,) * changed.players, USUAL))
                parts.append(Sample(changed, (strong, weak), "skill"))
        return cls(tuple(parts), number, seed)

    @classmethod
    def play(cls, part: Sample, seed: int, numbers: range) -> Tally:
        if part.measured != USUAL:
            return play_deals(part, seed, numbers)
        game, tally = part.game, Tally()
        for number_of_game in numbers:
            beginner, line = begun(game, part.bots, seed, number_of_game)
            winners = line[game.players]
            tally.count("first", [WHOLE // winners.bit_count() * (winners >> beginner & 1)])
            tally.count("best", [max(line[: game.players])])
            tally.count("margin", [margin(line, game.players)])
            tally.count("decisions", [line[game.players + 1]])
        return tally

    def findings(self, tallies: list[Tally]) -> Findings:
        strong, weak = (bot_label(bot) for bot in self.parts[1].bots)
        tables: list[ReportPart] = []
        changes: list[str] = []
        figures = []
        still = same = 0
        measured = [f"lab-options-{name}" for name in MEASURES]
        for rows in self.by_setting(tallies):
            (_, base), *others = rows
            usual = {name: measure(base) for name, measure in MEASURES.items()}
            table = [[words("lab-options-usual"), *(figure_text(name, one) for name, one in usual.items())]]
            for value, one in others:
                if one.same_as(base):
                    same += 1
                    table.append([value, *[words("lab-options-same")] * len(MEASURES)])
                    continue
                differences = {name: measure(one).minus(usual[name]) for name, measure in MEASURES.items()}
                sure = {name: gap for name, gap in differences.items() if gap.differs_from(0, SURE)}
                said = {
                    name: figure_text(name, gap, True) + (" *" if name in sure else "")
                    for name, gap in differences.items()
                }
                table.append([value, *said.values()])
                figures.append(
                    {"setting": setting_label(base.game), "option": value}
                    | {name: gap.to_json() for name, gap in differences.items()}
                )
                if sure:
                    parts = [
                        f"{words(f'lab-options-{name}')} {figure_text(name, gap, True)}" for name, gap in sure.items()
                    ]
                    changes.append(
                        words("lab-options-change", setting=setting_label(base.game), option=value, what=listed(parts))
                    )
                else:
                    still += 1
            heads = [words("lab-options-option"), *(words(name, strong=strong, weak=weak) for name in measured)]
            if others:
                tables.append(ReportTable(setting_label(base.game), heads, table))
        pieces, details = ([], tables) if len(tables) > 1 else (tables, [])
        games = counted(tallies)
        return Findings(
            words("lab-options-title"),
            words("lab-options-question"),
            [words("lab-options-all", changing=len(changes), still=still, same=same, bot=strong), *changes],
            [words("lab-options-method", games=games, strong=strong, weak=weak), words("lab-error-bars")],
            [Heading(words("lab-options-read"), words("lab-options-how")), self.plot(tallies), *pieces],
            {"changes": figures},
            details=details,
        )

    def by_setting(self, tallies: list[Tally]) -> "list[list[tuple[str, Played]]]":
        """Every setting: as usual, then with each value of each option, told in words."""
        played = [
            Played(part.game, even, uneven)
            for part, even, uneven in zip(self.parts[::2], tallies[::2], tallies[1::2], strict=True)
        ]
        found: list[list[tuple[str, Played]]] = []
        left = iter(played)
        for base in left:
            options = alternatives(base.game)
            rows = [("", base)]
            rows += [
                (option_label(one.game, option), one)
                for (option, _, _), one in zip(options, islice(left, len(options)), strict=True)
            ]
            found.append(rows)
        return found

    def plot(self, tallies: list[Tally]) -> Plot:
        """By how much each option changes the length."""
        caption = words("lab-options-plot")
        rows = []
        for (_, base), *others in self.by_setting(tallies):
            for value, one in others:
                gap = MEASURES["minutes"](one).minus(MEASURES["minutes"](base))
                if gap.differs_from(0, SURE):
                    rows.append(plots.Dot(f"{setting_label(base.game)}: {value}", gap, 1))
        rows.sort(key=lambda row: -abs(row.estimate.mean))
        rows = rows[:SHOWN] or [plots.Dot(words("lab-options-none"), Estimate(0.0, 0.0, 0.0))]
        return Plot(
            caption, plots.dots(caption, rows, lambda value: number(value, 1), lambda gap: figure(gap, True), 0.0)
        )


class Played(NamedTuple):
    """A game with what was counted: among equals, and between the stronger and the weaker."""

    game: Game
    even: Tally
    uneven: Tally

    def same_as(self, other: "Played") -> bool:
        """Whether all games were counted alike: the same seed gives the same games where nothing is changed."""
        return (self.even.columns, self.uneven.columns) == (other.even.columns, other.uneven.columns)


MEASURES: dict[str, Callable[[Played], Estimate]] = {
    "first": lambda one: won(one.even, "first", one.game),
    "skill": lambda one: score(one.uneven),
    "minutes": lambda one: one.even.estimate("decisions").scaled(one.game.definition.lab.seconds / 60),
    "margin": lambda one: one.even.estimate("margin"),
    "best": lambda one: one.even.estimate("best"),
}
SHARES = ("first", "skill")


def figure_text(name: str, estimate: Estimate, signed: bool = False) -> str:
    return percent(estimate, signed) if name in SHARES else figure(estimate, signed)


def option_label(game: Game, option: str) -> str:
    """An option with its value, in words."""
    value, message = game.settings[option], f"option-{option}".replace("_", "-")
    said = game.words(message) if game.words.knows(message) else option
    if isinstance(value, dict):
        return f'{said}: "{value["name"]}"'
    return value_label(game, option, value).replace(f"{option}: ", f"{said}: ")
