"""San Marco, defined: everything that the rest of the house knows of it."""

from tavoliere.definition.game_definition import (
    NUMBERED_AS_SEEN,
    Duration,
    GameDefinition,
    LabSettings,
    Rivals,
    SearchSettings,
    Version,
)
from tavoliere.games.san_marco import names, options
from tavoliere.games.san_marco.bots import evaluation, features, heuristic
from tavoliere.games.san_marco.explanations import events, facts, previews, prompts, reasons
from tavoliere.games.san_marco.lessons.figures import FIGURES
from tavoliere.games.san_marco.lessons.lessons import LESSONS
from tavoliere.games.san_marco.positions import drawing, editing, possibility, serialization
from tavoliere.games.san_marco.referee import box, concealed, scorer_sheet
from tavoliere.games.san_marco.rules import actions, messages, rules, state

TWO_PLAYERS = tuple({"players": 2, "variant": variant} for variant in options.VARIANTS if variant)


SAN_MARCO = GameDefinition(
    name="san-marco",
    citation="SM",
    state=state,
    actions=actions,
    options=options,
    rules=rules,
    heuristic=heuristic,
    evaluation=evaluation,
    features=features,
    networks=("{variant}", "{players}"),
    event_table=tuple(messages.MESSAGES),
    explanations=(prompts, reasons, previews, events),
    facts=facts,
    owners=names.OWNERS_BY_VARIANT,
    concealed=concealed,
    serialization=serialization,
    possibility=possibility,
    editing=editing,
    scorer_sheet=scorer_sheet,
    box=box,
    drawing=drawing,
    lessons=LESSONS,
    figures=FIGURES,
    durations=(  # 353, 168, 246 and 356 decisions, 15 seconds each
        Duration({"players": 2, "variant": "two-colours"}, 90),
        Duration({"players": 2}, 40),
        Duration({"players": 3}, 60),
        Duration({"players": 4}, 90),
    ),
    search=SearchSettings(horizon=6, temperature=150.0),
    # 1 of a logit is 1000 in `playout.py`, which was fitted with four players.
    emperor_search={"4": SearchSettings(horizon=6, temperature=1000.0, fitted=True)},
    sharpness={"3": 1.15, "4": 1.4, "ghosts": 1.15},
    drift={"3": 0.035, "4": 0.02, "ghosts": 0.05, "neutral": 0.045, "two-colours": 0.07},
    ladder={"novice": 1110, "squire": 1500, "knight": 2270, "duke": 2490, "emperor": 2860},
    lab=LabSettings(
        settings=({"players": 3}, {"players": 4}, *TWO_PLAYERS),
        # The start player builds first, and is also the first distributor where roles are not rolled for.
        first_decision=("bridge",),
        round=lambda s: 100 * s.passage + s.round,
        seconds=15,
        watched=(("play", "card"), ("take", "pile"), ("banish", "district")),
        # every district is worth the same
        tables=(("board", {"name": "level", "prestige": {district: [6, 4] for district in actions.DISTRICT_WORDS}}),),
        rivals=Rivals(
            option="variant",
            settings=TWO_PLAYERS,
            facts=("rounds", "doge-scorings"),
            # colours below ten limit points when a passage is about to end
            endings=tuple((f"below-limit-{passage}", (0, 1, 2, 3)) for passage in (1, 2, 3)),
        ),
    ),
    versions=(
        Version(1, "333dffd0b443", "The first."),
        Version(
            2,
            "5cc101e64a2f",
            "`cards_drawn` counts cards and nothing else; roles may be chosen (`roles_chosen`, `appoint`).",
        ),
        Version(3, "5cc101e64a2f", NUMBERED_AS_SEEN, "8f4c41c04a0e"),
    ),
    board="board/board.tsx",
)
