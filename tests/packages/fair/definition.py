from fair import actions, messages, options, players, prompts, rules, state
from fair.zones import ZONES
from tavoliere.definition.game_definition import GameDefinition

FAIR = GameDefinition(
    name="fair",
    citation="FA",
    state=state,
    actions=actions,
    options=options,
    rules=rules,
    heuristic=players,
    evaluation=players,
    event_table=tuple(messages.MESSAGES),
    explanations=(prompts,),
    zones=ZONES,
)
