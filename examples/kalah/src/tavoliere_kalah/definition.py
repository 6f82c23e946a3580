"""Kalah, defined: everything that Tavoliere knows of it."""

from tavoliere.definition import open_game
from tavoliere.definition.game_definition import GameDefinition, SearchSettings
from tavoliere_kalah import actions, drawing, evaluation, heuristic, options, rules, state, text

KALAH = GameDefinition(
    name="kalah",
    citation="KA",
    state=state,
    actions=actions,
    options=options,
    rules=rules,
    further_rules=(open_game,),
    heuristic=heuristic,
    evaluation=evaluation,
    text=text,
    reasons=text,
    drawing=drawing,
    hides=False,
    search=SearchSettings(horizon=8),
)
