"""The versions of each environment: a new one whenever an observation or an action number comes to mean something else.

A fingerprint names the state table and the action table of a version; a test compares it with the tables as they are.
"""

import hashlib
from typing import NamedTuple

from tavoliere.definition.schema import Block
from tavoliere.engine.kernels import layout
from tavoliere.games import GAMES


class Version(NamedTuple):
    """One version of an environment."""

    number: int
    fingerprint: str
    news: str


def fingerprint(name: str, blocks: tuple[Block, ...]) -> str:
    """A short hash of everything that an agent's inputs and outputs are made of."""
    digest = hashlib.sha256()
    for field_name, field in layout(GAMES[name]).fields.items():
        digest.update(f"{field_name} {field.width} {field.shape} {field.seen}\n".encode())
    for block in blocks:
        parameters = [(parameter.name, *parameter.words) for parameter in block.parameters]
        digest.update(f"{block.name} {parameters} {block.chance} {block.masked}\n".encode())
    return digest.hexdigest()[:12]


VERSIONS: dict[str, tuple[Version, ...]] = {
    "cardcassonne": (Version(1, "7df7531424df", "The first."),),
    "carolus-magnus": (
        Version(1, "ffda796ee025", "The first."),
        Version(2, "1c7481477d37", "`place` is divided into `cubes_laid`, `lots_drawn`, `discs_chosen`, `turns_done`."),
    ),
    "san-marco": (
        Version(1, "333dffd0b443", "The first."),
        Version(
            2,
            "5cc101e64a2f",
            "`cards_drawn` counts cards and nothing else; roles may be chosen (`roles_chosen`, `appoint`).",
        ),
    ),
}
