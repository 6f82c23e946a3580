"""What this server has: the games with their options and what the page draws them with, and the bots."""

import hashlib
from collections.abc import Container, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import tavoliere as tv
from tavoliere.bots import GENTLE, LEVELS, plugin_bots
from tavoliere.definition.event_table import EventKind, Owners, Sides
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.schema import ChoiceOption
from tavoliere.definition.serialization import OneOf
from tavoliere.engine.board_html import art_of, zones_of
from tavoliere.engine.kernels import layout, rules_hash
from tavoliere.engine.layout import Layout, places
from tavoliere.engine.wasm import module_of
from tavoliere.puzzles import puzzles_of
from tavoliere.web.bots.bot_pool import seconds_of
from tavoliere.web.content.boards import board_of, built
from tavoliere.web.messages.catalogue import (
    ActionParameter,
    ActionWords,
    ArgumentType,
    Cell,
    ColourOwner,
    Duration,
    FilledCell,
    GameCatalogue,
    GameInfo,
    GameTables,
    MessageTable,
    Need,
    NumberedMessage,
    Option,
    OwnersBySetting,
    Setting,
    StateTable,
    Zone,
)
from tavoliere.web.messages.lessons import Course, Lesson, LessonStep
from tavoliere.web.wire import base64_of, message_json
from tavoliere.words import LANGUAGES
from tavoliere.words import catalogue as catalogue_of

FORMS = ("would", "heading", "label", "kind", "first", "then")  # of a sentence, which the page may say instead of it


def catalogue(static: Path) -> GameCatalogue:
    """Everything there is, for a page that was built into the folder `static`."""
    games = []
    for name in [*tv.GAMES]:
        try:
            games.append(game_info(tv.GAMES[name], static))
        except Exception as error:
            if name not in tv.GAMES.others:
                raise
            tv.GAMES.leave_out(name, error)
    return GameCatalogue(
        games=games,
        levels=[*LEVELS, *plugin_bots()],
        in_page=[*LEVELS],
        usual=GENTLE,
        seconds=max(map(seconds_of, LEVELS)),
    )


def game_info(definition: GameDefinition, static: Path) -> GameInfo:
    if not module_of(definition).exists():
        raise FileNotFoundError(
            f"{module_of(definition).name} is missing, which python -m tavoliere.engine.wasm writes"
        )
    return GameInfo(
        name=definition.name,
        options=options_of(definition),
        open=not definition.hides,
        reference=all(map(definition.reference, LANGUAGES)),
        durations=[Duration(settings=one.settings, minutes=one.minutes) for one in definition.durations],
        lessons=[lesson.name for lesson in definition.lessons],
        editor=definition.editing is not None,
        counts=[*definition.scorer_sheet.COUNTS] if definition.scorer_sheet else [],
        puzzles=len(puzzles_of(definition)),
        board=board_of(definition, static),
        declared=built(static, "zones") if definition.zones else None,
        cover=built(static, f"cover-{definition.folder.name}") if definition.board else None,
    )


def options_of(definition: GameDefinition) -> list[Option]:
    found = []
    for option in definition.options.OPTIONS:
        if isinstance(option, ChoiceOption):
            needs = [
                Need(value=value, others={other: list(allowed) for other, allowed in others.items()})
                for value, others in option.needs.items()
            ]
            values: list[Setting] = list(option.values)
            found.append(Option(name=option.name, values=values, needs=needs, default=option.default, rule=option.rule))
        else:
            found.append(Option(name=option.name, values=None, needs=[], default=None, rule=option.rule))
    return found


@cache
def game_tables(definition: GameDefinition) -> GameTables:
    """What a page needs, beside the rules themselves, to play and to tell a game."""
    rules, told = module_of(definition), unversioned(definition)
    content = told.model_dump_json().encode() + (rules.read_bytes() if rules.exists() else b"")
    return told.model_copy(update={"version": hashlib.sha256(content).hexdigest()[:12]})


def unversioned(definition: GameDefinition) -> GameTables:
    facts, known = definition.facts, catalogue_of(LANGUAGES[0], definition.words_folder).sources
    usual = tv.game(definition.name)
    return GameTables(
        name=definition.name,
        version="",
        rules=f"/api/games/{definition.name}/rules.wasm",
        citation=definition.citation,
        hides=definition.hides,
        rules_hash=rules_hash(definition),
        usual=usual.settings,
        remarks=[message_json(remark) for remark in usual.remarks()],
        filled=[
            FilledCell(
                option=one.name,
                cell=one.field or one.name,
                values=list(one.values),
                numbers=[number for value in one.values for number in one.fields(value).values()],
            )
            for one in definition.choices
        ],
        blank=base64_of(usual.blank),
        state=state_table(layout(definition)),
        facts=state_table(Layout(facts.Facts)) if facts else None,
        actions=[
            ActionWords(
                name=block.name,
                parameters=[ActionParameter(name=one.name, words=list(one.words)) for one in block.parameters],
                named=f"says-{block.name}.action" in known,
                chance=block.chance,
                masked=block.masked,
            )
            for block in definition.actions.BLOCKS
        ],
        messages=message_table(definition),
        zones=[Zone.model_validate(zone) for zone in zones_of(definition)],
        art=art_of(definition),
    )


def state_table(lies: Layout) -> StateTable:
    at = places(lies.fields)
    return StateTable(
        size=lies.size,
        cells=[
            Cell(
                name=name,
                width=field.width,
                at=at[name].start,
                shape=list(field.shape),
                indices=[[] if isinstance(index, int) else list(map(str, index)) for index in field.indices],
                values=list(field.written.words) if isinstance(field.written, OneOf) else [],
                first=field.written.first if isinstance(field.written, OneOf) else 0,
            )
            for name, field in lies.fields.items()
        ],
    )


def message_table(definition: GameDefinition) -> MessageTable:
    """All that a game says by number, as the page wants it."""
    sides = {players: definition.sides_of(players) for players in definition.player_counts}
    known = catalogue_of(LANGUAGES[0], definition.words_folder).sources
    option, owners = definition.owners or (None, {})
    return table_of(definition.messages, sides, option, owners, known)


def table_of(
    messages: Sequence[EventKind],
    sides: Mapping[int, Sides],
    option: str | None,
    owners: Mapping[Any, Owners],
    known: Container[str] = (),
) -> MessageTable:
    types = list(dict.fromkeys(of for one in messages for _, of in one.arguments))
    return MessageTable(
        types=[ArgumentType(**{**of._asdict(), "words": list(of.words)}) for of in types],
        messages=[
            NumberedMessage(
                name=one.name,
                message=one.message,
                arguments=[(name, types.index(of)) for name, of in one.arguments],
                use=one.use,
                forms=[form for form in FORMS if f"{one.message}.{form}" in known],
            )
            for one in messages
        ],
        sides={players: list(theirs) for players, theirs in sides.items()},
        option=option,
        owners=[
            OwnersBySetting(value=value, owners=[ColourOwner(**owner._asdict()) for owner in each])
            for value, each in owners.items()
        ],
    )


def begin_of(definition: GameDefinition, options: Mapping[str, Any], position: Mapping[str, Any] | None) -> str:
    """The bytes of the state where a line begins: a position, or the start of the game."""
    game = tv.game(definition.name, **options)
    return base64_of((game.start() if position is None else game.position(dict(position))).raw)


def course(definition: GameDefinition) -> Course:
    """A game's lessons, as the page wants them."""
    return Course(
        lessons=[
            Lesson(
                name=lesson.name,
                options=dict(lesson.options),
                begin=begin_of(definition, lesson.options, lesson.position),
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
