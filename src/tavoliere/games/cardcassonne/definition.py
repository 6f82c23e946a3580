"""Cardcassonne, defined: everything that the rest of the house knows of it."""

from tavoliere.definition.game_definition import Duration, GameDefinition, LabSettings, Version
from tavoliere.games.cardcassonne import (
    actions,
    claims,
    derived,
    drawing,
    evaluation,
    events,
    heuristic,
    invariants,
    options,
    previews,
    reasons,
    rules,
    serialization,
    state,
    text,
)

CARDCASSONNE = GameDefinition(
    name="cardcassonne",
    citation="CC",
    state=state,
    actions=actions,
    options=options,
    rules=rules,
    further_rules=(claims, invariants),
    heuristic=heuristic,
    evaluation=evaluation,
    text=text,
    events=events,
    reasons=reasons,
    previews=previews,
    derived=derived,
    serialization=serialization,
    drawing=drawing,
    durations=(  # 147, 152, 152 and 160 decisions, 10 seconds each
        Duration({"players": 2}, 25),
        Duration({"players": 3}, 25),
        Duration({"players": 4}, 25),
        Duration({"players": 5}, 30),
    ),
    lab=LabSettings(
        settings=tuple({"players": players} for players in (2, 3, 4, 5)),
        first_decision=("play", "follower"),
        wanted_speed=60.0,
    ),
    versions=(Version(1, "7df7531424df", "The first."),),
    board="page/board.tsx",
)
