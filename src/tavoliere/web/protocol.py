"""Writes the page's types from the models of `messages`, and each game's `page/state.ts` from its tables of cells.

The protocol's version is the hash of its types: page and server know by it whether they understand each other. The
types themselves are written when TypeScript is checked, and not kept: no build needs them.

python -m tavoliere.web.protocol
"""

import hashlib
import inspect
import json
import re
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema
from typing_extensions import TypeAliasType

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.kernels import layout
from tavoliere.engine.layout import Layout
from tavoliere.games.registry import GAMES
from tavoliere.web import messages
from tavoliere.web.messages import (
    bots,
    catalogue,
    editor,
    forms,
    games,
    host,
    lessons,
    lobby,
    matchmaking,
    notices,
    offline,
    people,
    phones,
    programs,
    puzzles,
    requests,
    rules,
    studies,
    tables,
)

TYPES = Path(__file__).parent / "page" / "protocol.ts"
FRAMES = 1  # to be raised with the form of frames (`wire.py`), which no type says
COMMENT = re.compile(r"^ *(/\*\*.*\*/|//.*)\n", re.MULTILINE)
WIDTH = 120
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "bytes": "Uint8Array",
}
# In the order in which they are written; what is used comes before what uses it.
CONVERSATIONS = (
    *(forms, games, tables, requests, programs),
    *(catalogue, bots, rules, lobby, people, matchmaking, notices),
    *(lessons, studies, editor, puzzles, host, offline, phones),
)
# What only holds other models together in Python.
BASES = {forms.ResponseModel, forms.RequestModel, forms.AskedOfPosition, tables.ToPage, requests.FromPage}


def typescript() -> str:
    """The module, as Biome would format it."""
    named: dict[str, Any] = {}
    for conversation in CONVERSATIONS:
        for name, one in vars(conversation).items():
            if is_ours(one):
                assert named.setdefault(name, one) is one, f"two different models are called {name}"
    models = [one for one in named.values() if not isinstance(one, TypeAliasType)]
    _, schema = models_json_schema([(model, "validation") for model in models], ref_template="{model}")
    known = dict(schema["$defs"])
    for name, one in named.items():
        if isinstance(one, TypeAliasType):
            own = TypeAdapter(one).json_schema(ref_template="{model}")
            known[name] = own["$defs"][name] if name in own.get("$defs", {}) else own
    types = "".join(f"\n{declared(name, known[name])}" for name in named)
    about = inspect.cleandoc(messages.__doc__ or "").replace("\n", "\n// ").replace("// \n", "//\n")
    head = f"// Written by `make protocol` from web/messages; not to be edited.\n//\n// {about}\n"
    return head + types


def versions(types: str) -> dict[Path, str]:
    """The version of these types, for the server and for the page."""
    version = hashlib.sha256(f"{FRAMES}{COMMENT.sub('', types)}".encode()).hexdigest()[:12]
    about = "Written by `make protocol`; not to be edited."
    return {
        Path(__file__).with_name("protocol_version.py"): f'"""{about}"""\n\nPROTOCOL = "{version}"\n',
        TYPES.with_name("protocol-version.ts"): f'// {about}\n\nexport const PROTOCOL = "{version}";\n',
    }


def is_ours(one: object) -> bool:
    if isinstance(one, TypeAliasType):
        return True
    return isinstance(one, type) and issubclass(one, BaseModel) and one is not BaseModel and one not in BASES


def declared(name: str, schema: dict[str, Any]) -> str:
    about = comment(schema, "")
    if "properties" not in schema:
        return f"{about}{alias(name, schema)}\n"
    wanted = set(schema.get("required", ()))
    lines = [f"{about}export interface {name} {{\n"]
    for field, own in schema["properties"].items():
        # A kind has its one value always; what else may be left out is left out, never null.
        always = field in wanted or "const" in own
        lines.append(f"{comment(own, '  ')}  {field}{'' if always else '?'}: {type_of(own, left_out=not always)};\n")
    return "".join([*lines, "}\n"])


def alias(name: str, schema: dict[str, Any]) -> str:
    ways = alternatives(schema)
    line = f"export type {name} = {' | '.join(ways)};"
    return line if len(line) <= WIDTH else f"export type {name} =\n  | " + "\n  | ".join(ways) + ";"


def alternatives(schema: dict[str, Any]) -> list[str]:
    ways = schema.get("anyOf") or schema.get("oneOf") or [schema]
    return list(dict.fromkeys(type_of(way) for way in ways))


def type_of(schema: dict[str, Any], left_out: bool = False) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(way for way in alternatives(schema) if not (left_out and way == "null"))
    if "prefixItems" in schema:
        return f"[{', '.join(map(type_of, schema['prefixItems']))}]"
    kind = schema.get("type")
    if kind == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {type_of(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN[kind] if kind else "unknown"


def comment(schema: dict[str, Any], indent: str) -> str:
    about = schema.get("description")
    return f"{indent}/** {about} */\n" if about else ""


def cells_of(definition: GameDefinition) -> str:
    """The cells of a game's state and facts, as its board reads them."""
    tables = [("State", layout(definition))]
    if definition.facts:
        tables.append(("Facts", Layout(definition.facts.Facts)))
    table: Any = definition.state
    words = [json.dumps(phase) for phase in table.PHASES]
    phases = f"export const PHASES = [{', '.join(words)}] as const;"
    if len(phases) > WIDTH:
        phases = "\n  ".join(["export const PHASES = [", *(f"{word}," for word in words)]) + "\n] as const;"
    return f"// Written by `make protocol` from state.py and facts.py; not to be edited.\n\n{phases}\n" + "".join(
        f"\nexport interface {name} {{\n{cell_lines(table)}}}\n" for name, table in tables
    )


def cell_lines(table: Layout) -> str:
    return "".join(
        f"  /** {field.meaning} */\n  {name}: number{'[]' * len(field.shape)};\n" for name, field in table.table.items()
    )


def boards() -> dict[Path, str]:
    """The cells of every game that has a board, by the file that they are written into."""
    drawn = [definition for definition in GAMES.values() if (definition.folder / "board").is_dir()]
    return {definition.folder / "board" / "state.ts": cells_of(definition) for definition in drawn}


def kept_files() -> dict[Path, str]:
    """What is written from the models and tables and kept in the repository, by its file."""
    return {**versions(typescript()), **boards()}


if __name__ == "__main__":
    for path, text in {TYPES: typescript(), **kept_files()}.items():
        path.write_text(text, encoding="utf-8")
