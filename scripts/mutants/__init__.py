"""Changes the rules of a game in one place at a time, and lists the changes that no worked example finds.

    python -m scripts.mutants [GAME ...]

A changed program is a mutant (the word of mutation testing: mutmut, Stryker, PIT). All mutants of a game are compiled
into one module behind a switch, so that one compilation serves them all; the worked examples run once for each mutant,
in a process of its own.

| file | holds |
|---|---|
| `changes.py` | the changes that are tried, and how all of them go into one text |
| `switch.py` | which mutant is on, and which ones the program has come by |
| `hunt.py` | runs the examples for one mutant after the other |
| `worked_examples.py` | the tests that count as worked examples, as a pytest plugin |
| `__main__.py` | the copy of the tree, the compilation, the report |
| `explained/` | the mutants of each game that nothing can find, by function and change, each with its reason |
"""
