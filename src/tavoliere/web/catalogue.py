"""What this server has: the games with their options and what the page draws them with, and the bots."""

from functools import cache
from pathlib import Path

import tavoliere as tv
from tavoliere.bots import GENTLE, LEVELS, plugin_bots
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.schema import ChoiceOption
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import make
from tavoliere.puzzles import puzzles_of
from tavoliere.web.messages.catalogue import Duration, GameCatalogue, GameInfo, Option, PageEntry, Setting
from tavoliere.web.messages.lessons import Course, Lesson, LessonStep
from tavoliere.web.thinkers import seconds_of
from tavoliere.words import LANGUAGES

PLAYERS = "players"


def catalogue(static: Path) -> GameCatalogue:
    """Everything there is, for a page that was built into the folder `static`."""
    return GameCatalogue(
        games=[
            GameInfo(
                name=name,
                options=options_of(name),
                open=not definition.hides,
                reference=all(map(definition.reference, LANGUAGES)),
                durations=[Duration(settings=one.settings, minutes=one.minutes) for one in definition.durations],
                lessons=[lesson.name for lesson in definition.lessons],
                editor=definition.editing is not None,
                counts=[*definition.counting.COUNTS] if definition.counting else [],
                puzzles=len(puzzles_of(definition)),
                board=entry(static, "board", definition),
                cover=entry(static, "cover", definition),
            )
            for name, definition in tv.GAMES.items()
        ],
        levels=[*LEVELS, *plugin_bots()],
        usual=GENTLE,
        seconds=max(map(seconds_of, LEVELS)),
    )


def entry(static: Path, kind: str, definition: GameDefinition) -> PageEntry | None:
    """What `build.mjs` made of a game's own part of the page, if the game has one."""
    name = f"{kind}-{definition.folder.name}-????????"  # and the hash of what is in it
    script, style = (next(iter(static.glob(f"{name}.{ending}")), None) for ending in ("js", "css"))
    if definition.board is None or script is None:
        return None
    return PageEntry(script=f"/{script.name}", style=f"/{style.name}" if style else None)


@cache
def options_of(name: str) -> list[Option]:
    definition = tv.GAMES[name]
    found = []
    for option in definition.options.OPTIONS:
        if isinstance(option, ChoiceOption):
            fitting = {
                str(number): [value for value in option.values if fits(name, number, option.name, value)]
                for number in definition.player_counts
            }
            values: list[Setting] = list(option.values)
            found.append(
                Option(name=option.name, values=values, fitting=fitting, default=option.default, rule=option.rule)
            )
        else:
            found.append(Option(name=option.name, values=None, fitting={}, default=None, rule=option.rule))
    return found


def fits(game: str, players: int, option: str, value: Setting) -> bool:
    """Whether a value goes with a number of players: by itself, or together with some other option."""
    if option == PLAYERS:
        return True
    choices = tv.GAMES[game].choices
    others = [(other.name, one) for other in choices if other.name not in (PLAYERS, option) for one in other.values]
    return any(is_game(game, {PLAYERS: players, option: value, other: one}) for other, one in [("", None), *others])


def is_game(name: str, settings: dict[str, Setting]) -> bool:
    try:
        make(name, {option: value for option, value in settings.items() if option}, interpreted=False)
    except TavoliereError:
        return False
    return True


def course(definition: GameDefinition) -> Course:
    """A game's lessons, as the page wants them."""
    return Course(
        lessons=[
            Lesson(
                name=lesson.name,
                options=dict(lesson.options),
                position=None if lesson.position is None else dict(lesson.position),
                seat=lesson.seat,
                names=list(lesson.names),
                steps=[
                    LessonStep(
                        name=step.name,
                        rule=step.rule,
                        first=list(step.first),
                        marks=list(step.marks),
                        asks=[list(answer) for answer in step.answers],
                        tries=dict(step.tries),
                        values=lesson.values(step),
                        after=step.says_more,
                    )
                    for step in lesson.steps
                ],
            )
            for lesson in definition.lessons
        ]
    )
