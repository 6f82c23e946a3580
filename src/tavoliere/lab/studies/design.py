"""What a designer wants to know of a game, from games of strong players: is it fair, does the leader run away, does the
last round still decide, which cards win, how long does it take?"""

from collections.abc import Sequence
from functools import partial
from operator import eq
from typing import Any

from tavoliere.engine.game import Game
from tavoliere.lab import plots
from tavoliere.lab.intervals import UNKNOWN, Estimate
from tavoliere.lab.playing import generators, walk
from tavoliere.lab.report import Heading, Plot, ReportPart, ReportTable
from tavoliere.lab.settings import setting_label
from tavoliere.lab.simulate import WHOLE
from tavoliere.lab.studies.fairness import SURE, team_size, won
from tavoliere.lab.studies.shape import count_game
from tavoliere.lab.studies.stages import (
    ITERATIONS,
    KEPT,
    OPEN,
    OVERTAKEN,
    STAGES,
    count_choices,
    count_stages,
    value_of,
)
from tavoliere.lab.study import Findings, Sample, Study, counted
from tavoliere.lab.tally import Tally, parted
from tavoliere.lab.wording import bot_label, figure, listed, percent, words
from tavoliere.words.numbers import number


class Design(Study):
    """Fairness, leaders, the last round, cards and length, from the same games."""

    name = "design"
    usual = 400
    usual_bots = ("duke",)
    least = 100

    @classmethod
    def play(cls, part: Sample, seed: int, numbers: range) -> Tally:
        game, tally = part.game, Tally()
        for number_of_game in numbers:
            steps = list(walk(game, part.bots, *generators(seed, number_of_game)))
            count_game(tally, game, steps)
            count_stages(tally, game, steps, seed + number_of_game)
            count_choices(tally, game, steps)
            result = steps[-1][0].result
            assert result is not None
            beginner = next(
                position.actor
                for position, action in steps
                if action is not None and action.block.name in game.definition.lab.first_decision
            )
            share = WHOLE // len(result.winners)
            tally.count("first", [share * (beginner in result.winners)])
            tally.count("shared", [int(len({game.sides[seat] for seat in result.winners}) > 1)])
        return tally

    def findings(self, tallies: list[Tally]) -> Findings:
        bot = bot_label(self.parts[0].bots[0])
        found = [(part.game, tally) for part, tally in zip(self.parts, tallies, strict=True)]
        names = [setting_label(game) for game, _ in found]
        titles = list(dict.fromkeys(game.words("title") for game, _ in found))
        pieces: list[ReportPart] = [
            Heading(words("lab-design-fair"), words("lab-design-fair-how")),
            *fair_pieces(found),
            Heading(words("lab-design-last"), words("lab-design-last-how")),
            *last_round_pieces(found),
            Heading(words("lab-design-length"), words("lab-design-length-how")),
            length_table(found),
            Heading(words("lab-design-leader"), words("lab-design-leader-how", judge=ITERATIONS)),
            *stage_pieces(found, "led", "lab-design-led"),
        ]
        details: list[ReportPart] = [
            *stage_pieces(found, "favourite", "lab-design-favourite"),
            *stage_pieces(found, "behind", "lab-design-behind"),
            Heading(words("lab-design-choices"), words("lab-design-choices-how", bot=bot)),
        ]
        for name, (game, tally) in zip(names, found, strict=True):
            details += choice_tables(name, game, tally)
        games = counted(tallies)
        begins = dict.fromkeys(game.words("lab-begins") for game, _ in found)
        return Findings(
            words("lab-design-title", games=listed(titles), bot=bot),
            words("lab-design-question"),
            conclusions(found, bot),
            [words("lab-design-method", games=games, bot=bot), *begins, words("lab-error-bars")],
            pieces,
            {"settings": [figures_of(name, game, tally) for name, (game, tally) in zip(names, found, strict=True)]},
            details=details,
        )


Outcomes = Sequence[tuple[Game, Tally]]


def conclusions(found: Outcomes, bot: str) -> list[str]:
    """What can be said in a sentence, and for whom: of each question the settings with the most and the least."""
    unfair = [(game, who, gap) for game, tally in found for who, gap in [farthest(game, tally)] if gap is not None]
    said = [words("lab-design-unfair", settings=len(found), unfair=len(unfair), bot=bot, unseen=unseen(found))]
    said += [
        words("lab-design-one-unfair", setting=setting_label(game), who=who, more=percent(gap, True))
        for game, who, gap in unfair
    ]
    led = [(tally.part("led-50", WHOLE), game) for game, tally in found if "led-50" in tally]
    if led:
        said.append(extremes("lab-design-half", led, bot))
    turned = [(tally.share("last-round", KEPT.__ne__), game) for game, tally in found if "last-round" in tally]
    if turned:
        said.append(extremes("lab-design-decides", turned, bot))
    lengths = [(minutes(game, tally), game) for game, tally in found]
    most, least = max(lengths, key=lambda one: one[0].mean), min(lengths, key=lambda one: one[0].mean)
    said.append(
        words(
            "lab-design-long",
            **{"least": number(least[0].mean), "short": setting_label(least[1])},
            **{"most": number(most[0].mean), "long": setting_label(most[1]), "bot": bot},
        )
    )
    return said


def unseen(found: Outcomes) -> str:
    """How large an advantage must be to be found in every setting, with as many games as there are."""
    widest = max(won(tally, "first", game).error for game, tally in found)
    return f"{number(100 * SURE * widest)} %"


def extremes(message: str, shares: Sequence[tuple[Estimate, Game]], bot: str) -> str:
    (low, rarely), (high, often) = min(shares, key=lambda one: one[0].mean), max(shares, key=lambda one: one[0].mean)
    said = {
        "low": percent(low),
        "rarely": setting_label(rarely),
        "high": percent(high),
        "often": setting_label(often),
        "bot": bot,
    }
    return words(message, **said)


def farthest(game: Game, tally: Tally) -> tuple[str, Estimate | None]:
    """Who wins most beyond doubt above or below a fair share, and by how much; nobody where all are fair."""
    fair = team_size(game) / game.players
    gaps = [(words("lab-seat", seat=seat + 1), won(tally, f"wins-{seat + 1}", game)) for seat in range(game.players)]
    gaps.append((words("lab-fairness-beginner"), won(tally, "first", game)))
    who, most = max(gaps, key=lambda gap: abs(gap[1].mean - fair))
    return who, most.shifted(-fair) if most.differs_from(fair, SURE) else None


def fair_pieces(found: Outcomes) -> list[ReportPart]:
    """Victories of every seat and of whoever begins."""
    most = max(game.players for game, _ in found)
    rows, points = [], []
    for game, tally in found:
        fair = team_size(game) / game.players
        first = won(tally, "first", game)
        seats = [percent(won(tally, f"wins-{seat + 1}", game)) for seat in range(game.players)]
        blank = ["-"] * (most - game.players)
        rows.append([setting_label(game), f"{number(100 * fair, 1)} %", *seats, *blank, percent(first)])
        points.append(plots.Dot(setting_label(game), first.shifted(-fair), 1))
    caption = words("lab-fairness-plot")
    seats = [words("lab-seat", seat=seat + 1) for seat in range(most)]
    heads = [words("lab-setting"), words("lab-fairness-fair"), *seats, words("lab-fairness-first")]
    return [
        Plot(caption, plots.dots(caption, points, in_percent, lambda gap: percent(gap, True), 0.0)),
        ReportTable(words("lab-fairness-table"), heads, rows),
    ]


def stage_pieces(found: Outcomes, what: str, message: str) -> list[ReportPart]:
    """How often the leader, the favourite or whoever is last wins in the end, from each stage on."""
    caption = words(message)
    heads = [words(f"lab-design-stage-{stage}") for stage in STAGES]
    rows = [
        (
            setting_label(game),
            [tally.part(f"{what}-{stage}", WHOLE) if f"{what}-{stage}" in tally else None for stage in STAGES],
        )
        for game, tally in found
    ]
    table = [[name, *("-" if one is None else percent(one) for one in row)] for name, row in rows]
    drawn = [(name, [UNKNOWN if one is None else one for one in row]) for name, row in rows]
    pieces: list[ReportPart] = [ReportTable(caption, [words("lab-setting"), *heads], table)]
    if what == "led":
        pieces.insert(0, Plot(caption, plots.marks(caption, drawn, heads, in_percent, None)))
    return pieces


def last_round_pieces(found: Outcomes) -> list[ReportPart]:
    """What the last round does to the lead."""
    known = [(game, tally) for game, tally in found if "last-round" in tally]
    if not known:
        return []
    caption = words("lab-design-last-table")
    heads = [words(f"lab-design-last-{name}") for name in ("kept", "overtaken", "open")]
    shares = [
        (setting_label(game), [tally.share("last-round", partial(eq, what)) for what in (KEPT, OVERTAKEN, OPEN)])
        for game, tally in known
    ]
    drawn = [(name, [one.mean for one in row]) for name, row in shares]
    return [
        Plot(caption, plots.stacks(caption, drawn, heads, in_percent)),
        ReportTable(caption, [words("lab-setting"), *heads], [[name, *map(percent, row)] for name, row in shares]),
    ]


def minutes(game: Game, tally: Tally) -> Estimate:
    """How long a game takes among people, as far as its decisions do."""
    return tally.estimate("decisions").scaled(game.definition.lab.seconds / 60)


def length_table(found: Outcomes) -> ReportTable:
    heads = ("decisions", "seconds", "minutes", "shortest", "longest", "margin", "changes", "settled")
    rows = []
    for game, tally in found:
        seconds = game.definition.lab.seconds
        ends = (tally.quantile("decisions", share) * seconds / 60 for share in (0.05, 0.95))
        rows.append(
            [
                *(setting_label(game), figure(tally.estimate("decisions")), str(seconds), figure(minutes(game, tally))),
                *(number(end) for end in ends),
                *(figure(tally.estimate("margin")), figure(tally.estimate("changes"))),
                f"{figure(tally.estimate('settled'))} %",
            ]
        )
    return ReportTable(
        words("lab-design-length"), [words("lab-setting"), *(words(f"lab-design-{head}") for head in heads)], rows
    )


def choice_tables(name: str, game: Game, tally: Tally) -> list[ReportPart]:
    """Of each watched decision every value: how often it is chosen when it can be, how often who chose it wins."""
    pieces: list[ReportPart] = []
    for block_name, parameter in game.definition.lab.watched:
        [block] = [one for one in game.blocks if one.name == block_name]
        [words_of] = [one.words for one in block.parameters if one.name == parameter]
        rows = []
        for value in dict.fromkeys(value_of(word, words_of) for word in words_of):
            chosen, won_with = f"chosen {block_name} {value}", f"won {block_name} {value}"
            if won_with in tally:
                times = sum(parted(number)[0] * games for number, games in tally.columns[chosen].items())
                each = number(times / tally.number("decisions"), 1)
                said = changed_value_label(game, parameter, value)
                rows.append([said, each, percent(tally.ratio(chosen)), percent(tally.ratio(won_with))])
        if len(rows) > 1:
            heads = [
                words("lab-design-value"),
                *(words(f"lab-design-{head}") for head in ("each", "chosen", "winning")),
            ]
            pieces.append(ReportTable(f"{name}: {game.words(f'says-{block_name}.does')}", heads, rows))
    return pieces


def changed_value_label(game: Game, parameter: str, value: str) -> str:
    if value == "numbered":
        return words("lab-design-elsewhere")
    message = f"{parameter}-{value}"
    return game.words(message) if game.words.knows(message) else value


def in_percent(value: float) -> str:
    return f"{number(100 * value)} %"


def figures_of(name: str, game: Game, tally: Tally) -> dict[str, Any]:
    shares = ("led", "behind", "favourite")
    return {
        "setting": name,
        "options": game.settings,
        "seats": [won(tally, f"wins-{seat + 1}", game).to_json() for seat in range(game.players)],
        "first": won(tally, "first", game).to_json(),
        "minutes": minutes(game, tally).to_json(),
        **{
            f"{what}-{stage}": tally.part(f"{what}-{stage}", WHOLE).to_json()
            for what in shares
            for stage in STAGES
            if f"{what}-{stage}" in tally
        },
        **{
            column: tally.estimate(column).to_json() for column in ("decisions", "margin", "changes", "settled", "best")
        },
    }
