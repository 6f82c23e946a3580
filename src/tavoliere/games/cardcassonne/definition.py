"""Cardcassonne, defined: everything that the rest of the house knows of it."""

from tavoliere.definition.game_definition import (
    NUMBERED_AS_SEEN,
    Duration,
    GameDefinition,
    LabSettings,
    SearchSettings,
    Version,
)
from tavoliere.games.cardcassonne import options
from tavoliere.games.cardcassonne.bots import evaluation, features, heuristic
from tavoliere.games.cardcassonne.explanations import events, facts, previews, prompts, reasons
from tavoliere.games.cardcassonne.lessons.figures import FIGURES
from tavoliere.games.cardcassonne.lessons.lessons import LESSONS
from tavoliere.games.cardcassonne.positions import drawing, editing, possibility, serialization
from tavoliere.games.cardcassonne.referee import box, concealed, scorer_sheet
from tavoliere.games.cardcassonne.rules import actions, messages, rules, state

FITTED = SearchSettings(fitted=True, temperature=1000.0)  # 1 of a logit is 1000 in `playout.py`

CARDCASSONNE = GameDefinition(
    name="cardcassonne",
    citation="CC",
    state=state,
    actions=actions,
    options=options,
    rules=rules,
    heuristic=heuristic,
    evaluation=evaluation,
    features=features,
    networks=("{players}",),
    event_table=tuple(messages.MESSAGES),
    explanations=(prompts, reasons, previews, events),
    facts=facts,
    concealed=concealed,
    serialization=serialization,
    possibility=possibility,
    editing=editing,
    scorer_sheet=scorer_sheet,
    box=box,
    drawing=drawing,
    lessons=LESSONS,
    figures=FIGURES,
    durations=(  # 147, 152, 152 and 160 decisions, 10 seconds each
        Duration({"players": 2}, 25),
        Duration({"players": 3}, 25),
        Duration({"players": 4}, 25),
        Duration({"players": 5}, 30),
    ),
    emperor_search={str(players): FITTED for players in (2, 3, 4, 5)},
    sharpness={"2": 1.6, "3": 2.2, "4": 0.85},
    drift={"2": 0.015, "3": 0.015, "4": 0.01, "5": 0.015},
    ladder={"novice": 1090, "squire": 1500, "knight": 2380, "duke": 3040, "emperor": 3380},
    lab=LabSettings(
        settings=tuple({"players": players} for players in (2, 3, 4, 5)),
        first_decision=("play", "follower"),
        round=lambda s: s.round,
        seconds=10,
        watched=(("play", "card"), ("follower", "row")),
        # twice as many animals are worth four times as much
        tables=(("animals", {"name": "square", "points": [1, 4, 9, 16, 25, 36, 49], "lone_joker": 1}),),
        wanted_speed=60.0,
    ),
    versions=(
        Version(1, "7df7531424df", "The first."),
        Version(2, "7df7531424df", NUMBERED_AS_SEEN, "2b5761f9250a"),
    ),
    board="board/board.tsx",
)
