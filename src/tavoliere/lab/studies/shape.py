"""The shape of a game: how long, how many choices, how close, how it ends, how often each rule comes into play."""

from collections import Counter
from collections.abc import Sequence

from tavoliere.engine.action import Action
from tavoliere.engine.game import CHANCE, Game, Position
from tavoliere.lab import plots
from tavoliere.lab.playing import facts, generators, walk
from tavoliere.lab.report import Heading, Plot, ReportPart, ReportTable
from tavoliere.lab.settings import setting_label
from tavoliere.lab.simulate import WHOLE
from tavoliere.lab.studies.fairness import team_size
from tavoliere.lab.study import Findings, Sample, Study, counted
from tavoliere.lab.tally import GAMES, Tally
from tavoliere.lab.wording import bot_label, figure, listed, percent, words
from tavoliere.words.numbers import number

PERCENT = 100
STEPPED = 50  # games of a portion, when each is looked at step by step
PER_MILLE = 1000


Steps = Sequence[tuple[Position, Action | None]]  # of a game, as `walk` gives them


def trace(part: Sample, seed: int, numbers: range) -> Tally:
    """Play games step by step and look at each."""
    tally = Tally()
    for number_of_game in numbers:
        count_game(tally, part.game, list(walk(part.game, part.bots, *generators(seed, number_of_game))))
    return tally


def count_game(tally: Tally, game: Game, steps: Steps) -> None:
    """Length, choices, points, lead, facts and rules of one game."""
    taken = changes = 0
    leader = None
    for number_of_step, (position, _) in enumerate(steps):
        ahead = leading(position.standing, team_size(game))
        if ahead is not None and ahead != leader:
            changes += leader is not None
            leader, taken = ahead, number_of_step
    played = [(position, action) for position, action in steps if action is not None]
    done = Counter(action.block.name for _, action in played)
    choices = Counter(len(position.actions) for position, _ in played if position.actor != CHANCE)
    last = steps[-1][0]
    result = last.result
    assert result is not None
    winners = sum(1 << seat for seat in result.winners)
    best = max(result.scores[seat] for seat in result.winners)
    others = [points for seat, points in enumerate(result.scores) if seat not in result.winners]
    for seat in range(game.players):
        tally.count(f"wins-{seat + 1}", [WHOLE // len(result.winners) * (winners >> seat & 1)])
    for column, value in {
        "decisions": choices.total(),
        "draws": len(played) - choices.total(),
        "best": best,
        "margin": best - max(others) if others else 0,
        "changes": changes,
        "settled": PERCENT * taken // len(played) if others and leader == winners else PERCENT,
        **{f"fact-{name}": value for name, value in zip(game.definition.state.FACTS, facts(last), strict=True)},
        **{f"does-{block.name}": done[block.name] for block in game.blocks if not block.masked},
    }.items():
        tally.count(column, [value])
    tally.count("points", result.scores)
    if "others-points" in game.definition.state.FACTS:
        others_points = facts(last)[game.definition.state.FACTS.index("others-points")]
        tally.count("others", [PER_MILLE * others_points // max(1, others_points + sum(result.scores))])
    tally.count("choices", choices)


def leading(standing: Sequence[int], together: int) -> int | None:
    """The seats that stand best, as bits; None when more stand so than win together."""
    best = max(standing)
    seats = [seat for seat, value in enumerate(standing) if value == best]
    return sum(1 << seat for seat in seats) if len(seats) == together else None


class Shape(Study):
    """Length, choices, points, lead, endings, rules."""

    name = "shape"
    usual = 1_000

    def size_of(self, part: Sample) -> int:
        return min(STEPPED, super().size_of(part))

    @classmethod
    def play(cls, part: Sample, seed: int, numbers: range) -> Tally:
        return trace(part, seed, numbers)

    def findings(self, tallies: list[Tally]) -> Findings:
        names = [setting_label(part.game) for part in self.parts]
        measured = ("decisions", "draws", "choices", "best", "margin", "changes")
        rows = [
            [name, *(figure(tally.estimate(column)) for column in measured), percent_settled(tally)]
            for name, tally in zip(names, tallies, strict=True)
        ]
        each = [
            words(
                "lab-shape-one",
                **{"setting": name, "median": tally.quantile("decisions", 0.5)},
                **{"low": tally.quantile("decisions", 0.05), "high": tally.quantile("decisions", 0.95)},
                **{"choices": number(tally.estimate("choices").mean, 1), "most": tally.most("choices")},
                **{"changes": number(tally.estimate("changes").mean, 1), "settled": tally.quantile("settled", 0.5)},
            )
            for name, tally in zip(names, tallies, strict=True)
        ]
        pieces: list[ReportPart] = [
            ReportTable(
                words("lab-shape-table"),
                [words("lab-setting"), *(words(f"lab-shape-{column}") for column in (*measured, "settled"))],
                rows,
            )
        ]
        in_detail: list[ReportPart] = []
        for part, name, tally in zip(self.parts, names, tallies, strict=True):
            in_detail += [Heading(name), *details(part.game, tally)]
        titles = list(dict.fromkeys(part.game.words("title") for part in self.parts))
        return Findings(
            words("lab-shape-title", games=listed(titles)),
            words("lab-shape-question"),
            [] if len(each) > 1 else each,
            [
                words("lab-shape-method", games=counted(tallies), bot=bot_label(self.parts[0].bots[0])),
                words("lab-error-bars"),
            ],
            pieces,
            {
                "settings": [
                    {
                        "game": part.game.name,
                        "options": part.game.settings,
                        **{column: tally.estimate(column).to_json() for column, _ in tally.sorted() if column != GAMES},
                    }
                    for part, tally in zip(self.parts, tallies, strict=True)
                ]
            },
            each if len(each) > 1 else [],
            in_detail,
        )


def percent_settled(tally: Tally) -> str:
    return f"{figure(tally.estimate('settled'))} %"


def details(game: Game, tally: Tally) -> list[ReportPart]:
    """Length and points as pictures; facts and rules as tables."""
    pieces: list[ReportPart] = [
        Plot(
            words(f"lab-shape-plot-{column}"),
            plots.distribution(words(f"lab-shape-plot-{column}"), [("", tally.columns[column])], number),
        )
        for column in ("decisions", "points")
    ]
    known = [(name, f"fact-{name}") for name in game.definition.state.FACTS]
    facts_of = [
        [game.words(column), figure(tally.estimate(column)), percent(tally.share(column, bool))] for _, column in known
    ]
    rules = [
        [
            game.words(f"says-{block.name}.does"),
            figure(tally.estimate(f"does-{block.name}")),
            percent(tally.share(f"does-{block.name}", bool)),
        ]
        for block in game.blocks
        if not block.masked
    ]
    heads = [words("lab-shape-mean"), words("lab-shape-share")]
    pieces.append(ReportTable(words("lab-shape-facts"), [words("lab-shape-fact"), *heads], facts_of))
    pieces.append(ReportTable(words("lab-shape-rules"), [words("lab-shape-rule"), *heads], rules))
    return pieces
