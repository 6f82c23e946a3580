"""python -m tavoliere.engine.wasm [GAME | MODULE:DEFINITION ...]: rules as WebAssembly, for whatever runs no Python.

The modules are kept beside the rules, a few kilobytes each, so that an install needs no compiler for them; each holds
the hash of the C that it was made of, and a test finds one that is stale. They import nothing. `room(bytes)` sets
memory aside; states, rows and notes are given by their addresses, and every function of `EXPORTED` has its own name.
"""

import hashlib
import importlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.source_lines import beside
from tavoliere.engine.c_source import c_source
from tavoliere.engine.plain_language import functions_of, interface, provided
from tavoliere.games.registry import GAMES

# What is asked of a game by who shows and plays it; a search asks for more.
EXPORTED = (
    *("actor", "legal", "weights", "noting_apply", "scores", "standing", "view", "unknown", "reveal", "seen"),
    *("noting_prompt", "noting_sentence", "noting_reason", "noting_preview", "facts_of"),
    *("together", "owner", "noting_joint", "noting_final_lines"),
)
SETUP = "void (*setup)(void* s)"  # which Python plays by itself, where every index is checked
ZIG = os.environ.get("ZIG", f"{sys.executable} -m ziglang").split()
TARGET = ("cc", "-target", "wasm32-freestanding", "-mcpu=mvp+bulk_memory")
FLAGS = (*TARGET, "-Os", "-g0", "-nostdlib", "-Wl,--no-entry", "-Wl,--strip-all", "-Wl,-z,stack-size=65536")
SECTION = b"source"

BEFORE = """\
#ifdef __wasm__
#define TV_EXPORT(name) __attribute__((export_name(#name)))
#else
#define TV_EXPORT(name)
#endif
#define TV_TABLE static const
#define TV_FUNCTION static inline
#define TV_CALLED static
#define TV_NOTING static
"""

ROOM = """\
static char tv_room[1 << 16] __attribute__((aligned(8)));
static int tv_used = 0;
TV_EXPORT(room) void* tv_room_of(int bytes) {
    char* found = tv_room + tv_used;
    if (bytes < 0 || bytes > (int)sizeof(tv_room) - tv_used - 8) return 0;
    tv_used += (bytes + 7) / 8 * 8;
    return found;
}
"""


def wasm_source(definition: GameDefinition) -> str:
    """The text in C: what is wanted of the game, each function to be called by its name."""
    forms = [form for form in provided(definition, functions_of(definition)) if form in EXPORTED]
    forms.append("setup")
    return "\n".join([BEFORE, c_source(definition, forms), ROOM, *map(exported, forms), ""])


def exported(form: str) -> str:
    """A function for whoever calls from outside, who knows addresses and numbers only."""
    header = (interface() | {"setup": SETUP})[form].replace(f"(*{form})", f"tv_{form}")
    names = [part.split()[-1] for part in header.partition("(")[2].rstrip(")").split(", ")]
    given = ", ".join(names)
    back = "" if header.startswith("void") else "return "
    return f"TV_EXPORT({form}) {header} {{ {back}rule_{form}({given}); }}"


def hash_of(source: str) -> bytes:
    return hashlib.sha256(source.encode()).hexdigest().encode()


def module_of(definition: GameDefinition) -> Path:
    """Where a game's module lies."""
    return beside(definition.rules, "rules.wasm")


def is_current(definition: GameDefinition) -> bool:
    """Whether a game's module was made of its rules as they are."""
    path = module_of(definition)
    return path.exists() and path.read_bytes().endswith(SECTION + hash_of(wasm_source(definition)))


def compile_module(source: str, *flags: str) -> bytes:
    """The module, and at its end what it was made of, in a section that nobody needs to read."""
    with tempfile.TemporaryDirectory() as folder:
        text, module = Path(folder, "rules.c"), Path(folder, "rules.wasm")
        text.write_text(source, encoding="utf-8")
        subprocess.run([*ZIG, *FLAGS, *flags, "-o", str(module), str(text)], check=True)
        content = bytes([len(SECTION)]) + SECTION + hash_of(source)
        return module.read_bytes() + bytes([0, len(content)]) + content


def named(name: str) -> GameDefinition:
    """A game by its name, or the definition of a package that is not installed."""
    module, _, attribute = name.partition(":")
    found: GameDefinition = getattr(importlib.import_module(module), attribute) if attribute else GAMES[name]
    return found


def main() -> None:
    for definition in map(named, sys.argv[1:] or GAMES):
        if not is_current(definition):
            module_of(definition).write_bytes(compile_module(wasm_source(definition)))
        print(f"{definition.name}: {module_of(definition).stat().st_size} bytes")


if __name__ == "__main__":
    main()
