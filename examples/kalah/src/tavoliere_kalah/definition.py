"""Kalah, defined: everything that Tavoliere knows of it."""

from tavoliere.definition.game_definition import GameDefinition, SearchSettings
from tavoliere_kalah import actions, drawing, evaluation, heuristic, messages, options, prompts, rules, state
from tavoliere_kalah.zones import ZONES

KALAH = GameDefinition(
    name="kalah",
    citation="KA",
    state=state,
    actions=actions,
    options=options,
    rules=rules,
    heuristic=heuristic,
    evaluation=evaluation,
    event_table=tuple(messages.MESSAGES),
    explanations=(prompts,),
    drawing=drawing,
    zones=ZONES,
    hides=False,
    search=SearchSettings(horizon=8),
)
