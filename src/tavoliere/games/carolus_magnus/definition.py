"""Carolus Magnus, defined: everything that the rest of the house knows of it."""

from typing import Any

from tavoliere.definition.game_definition import (
    NUMBERED_AS_SEEN,
    Duration,
    GameDefinition,
    LabSettings,
    SearchSettings,
    TurnOrder,
    Version,
)
from tavoliere.games.carolus_magnus import names, options
from tavoliere.games.carolus_magnus.bots import evaluation, features, heuristic
from tavoliere.games.carolus_magnus.explanations import events, facts, previews, prompts, reasons
from tavoliere.games.carolus_magnus.lessons.figures import FIGURES
from tavoliere.games.carolus_magnus.lessons.lessons import LESSONS
from tavoliere.games.carolus_magnus.positions import drawing, editing, possibility, serialization
from tavoliere.games.carolus_magnus.referee import scorer_sheet
from tavoliere.games.carolus_magnus.rules import actions, messages, rules, state


def order(s: Any) -> list[int]:
    """The seats in the order in which they act in a round (CM 6)."""
    seats: list[int] = s.order[: s.players]
    return seats


CAROLUS_MAGNUS = GameDefinition(
    name="carolus-magnus",
    citation="CM",
    state=state,
    actions=actions,
    options=options,
    rules=rules,
    heuristic=heuristic,
    evaluation=evaluation,
    features=features,
    networks=("{players}-{refill}",),
    event_table=tuple(messages.MESSAGES),
    explanations=(prompts, reasons, previews, events),
    facts=facts,
    serialization=serialization,
    possibility=possibility,
    editing=editing,
    scorer_sheet=scorer_sheet,
    drawing=drawing,
    lessons=LESSONS,
    figures=FIGURES,
    sides=names.sides,
    hides=False,
    durations=(  # 107, 173 and 107 decisions, 20 seconds each; partners also talk
        Duration({"players": 2}, 35),
        Duration({"players": 3}, 60),
        Duration({"players": 4}, 45),
    ),
    search=SearchSettings(horizon=6, temperature=120.0),
    drift={
        **{"2-dice": 0.06, "3-dice": 0.08, "4-dice": 0.19},
        **{"2-draft": 0.105, "3-draft": 0.09, "4-draft": 0.21},
    },
    ladder={"novice": 1220, "squire": 1500, "knight": 1990, "duke": 2180, "emperor": 2710},
    lab=LabSettings(
        settings=tuple({"players": players, "refill": refill} for refill in ("dice", "draft") for players in (2, 3, 4)),
        first_decision=("disc",),
        turn_order=TurnOrder("disc", order, compare="refill"),
        round=lambda s: s.round,
        seconds=20,
        watched=(("disc", "number"), ("play", "target"), ("march", "steps")),
    ),
    versions=(
        Version(1, "ffda796ee025", "The first."),
        Version(
            2, "573e24e2d197", "`place` is divided into `paladins_laid`, `lots_drawn`, `discs_chosen`, `turns_done`."
        ),
        Version(3, "573e24e2d197", NUMBERED_AS_SEEN, "578ceb5d279e"),
    ),
    board="board/board.tsx",
)
