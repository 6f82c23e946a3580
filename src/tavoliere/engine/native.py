"""A game's compiled module for this machine: the text in C of a Python module that holds its table of functions."""

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.schema import offsets
from tavoliere.engine.c_source import c_source
from tavoliere.engine.checks import MOST_FEATURES
from tavoliere.engine.plain_language import functions_of, interface, provided, rules_struct, source_hash

MODULE = """\
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_compiled", NULL, -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__compiled(void) {
    PyObject* made = PyModule_Create(&module);
    PyObject* capsule = made == NULL ? NULL : PyCapsule_New(&table, "tavoliere.Rules", NULL);
    if (capsule == NULL || PyModule_AddObject(made, "TABLE", capsule) < 0) {
        Py_XDECREF(capsule);
        Py_XDECREF(made);
        return NULL;
    }
    if (PyModule_AddStringConstant(made, "SOURCE_HASH", SOURCE_HASH) < 0) {
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
"""


def native_source(definition: GameDefinition, before: str = "", given: tuple[str, ...] = ()) -> str:
    """The text of a game's compiled module; `before` is C that defines the functions `given`."""
    forms = provided(definition, functions_of(definition))
    functions = c_source(definition, forms, apart=True, given=given)
    table = [
        "    .state_size = sizeof(*(State)0),",
        f"    .actions = {offsets(definition.actions.BLOCKS)[-1]},",
        *(f"    .{form} = ({interface()[form].replace(f'(*{form})', '(*)')})rule_{form}," for form in forms),
        *(["    .facts_size = sizeof(*(Facts)0),"] if definition.facts else []),
        *learned_part(definition),
    ]
    return "\n".join(
        [
            "#include <Python.h>",
            "#define TV_TABLE static const",
            "#define TV_FUNCTION static inline",
            "#define TV_CALLED static",
            "#ifdef __GNUC__",
            "#define TV_NOTING static __attribute__((cold))",
            "#else",
            "#define TV_NOTING static",
            "#endif",
            before,
            functions,
            rules_struct(),
            *widths(definition),
            "static Rules table = {",
            *table,
            "};",
            f'#define SOURCE_HASH "{source_hash(definition)}"',
            MODULE,
        ]
    )


def widths(definition: GameDefinition) -> list[str]:
    """How many values each feature can take."""
    if definition.features is None:
        return []
    found = definition.features.WIDTHS
    assert 0 < len(found) <= MOST_FEATURES and all(1 < width <= 256 for width in found), "WIDTHS are out of range"
    return [f"static const int FEATURE_WIDTHS[] = {{{', '.join(map(str, found))}}};"]


def learned_part(definition: GameDefinition) -> list[str]:
    """The features of the table, which stays at zeros and NULLs without any."""
    if definition.features is None:
        return []
    return [
        f"    .feature_count = {len(definition.features.WIDTHS)},",
        "    .widths = FEATURE_WIDTHS,",
        f"    .policies = {definition.features.POLICY},",
    ]
