"""The fingerprints of an environment: what its newest version in the game's definition must carry.

One names the state table and the action table, the other the features with the order in which they show things and
number actions; a test compares both with what they are.
"""

import hashlib

from tavoliere.bots.network import features_hash
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.kernels import layout

LENGTH = 12


def features_fingerprint(definition: GameDefinition) -> str:
    """A short hash of what an agent sees that is shown features; nothing where a game has none."""
    return features_hash(definition.features)[:LENGTH] if definition.features else ""


def fingerprint(definition: GameDefinition) -> str:
    """A short hash of everything that an agent's inputs and outputs are made of."""
    digest = hashlib.sha256()
    for field_name, field in layout(definition).fields.items():
        digest.update(f"{field_name} {field.width} {field.shape} {field.seen}\n".encode())
    for block in definition.actions.BLOCKS:
        parameters = [(parameter.name, *parameter.words) for parameter in block.parameters]
        digest.update(f"{block.name} {parameters} {block.chance} {block.masked}\n".encode())
    return digest.hexdigest()[:LENGTH]
