"""The search as a program: its modules in the plain language, and the C that they are given."""

from pathlib import Path

from tavoliere.bots import exponential, mcts
from tavoliere.engine.plain_language import Signature
from tavoliere.engine.program_source import PlainProgram

SEARCH = PlainProgram(
    (exponential, mcts),
    (Path(__file__).parent / "_network.h",),
    {
        "second_layer": Signature(("Network", "Row", "Row"), "None"),
        "value_logit": Signature(("Network", "Row", "int"), "int"),
        "policy_logit": Signature(("Network", "Row", "int"), "int"),
    },
    {"Network": "Network"},
)
