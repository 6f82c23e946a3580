"""The fingerprint of an environment: what its newest version in the game's definition must carry.

A fingerprint names the state table and the action table; a test compares it with the tables as they are.
"""

import hashlib

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.kernels import layout


def fingerprint(definition: GameDefinition) -> str:
    """A short hash of everything that an agent's inputs and outputs are made of."""
    digest = hashlib.sha256()
    for field_name, field in layout(definition).fields.items():
        digest.update(f"{field_name} {field.width} {field.shape} {field.seen}\n".encode())
    for block in definition.actions.BLOCKS:
        parameters = [(parameter.name, *parameter.words) for parameter in block.parameters]
        digest.update(f"{block.name} {parameters} {block.chance} {block.masked}\n".encode())
    return digest.hexdigest()[:12]
