"""Runs examples for one mutant after the other, each in a process of its own, which may crash or loop for ever."""

import os
import pickle
import resource
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Protocol

from scripts.mutants.changes import Mutant

Example = Callable[[], bool]  # whether it holds


class Switch(Protocol):
    """Turns one mutant on, and says which ones the program has come by since it was last asked."""

    def turn_on(self, number: int) -> None: ...

    def take_reached(self) -> bytes: ...


def survivors(mutants: Sequence[Mutant], examples: Sequence[Example], switch: Switch) -> Iterator[tuple[Mutant, bool]]:
    """The mutants that no example finds, in turn, and whether any example comes by them at all."""
    tried = in_a_process(lambda: [measured(example, switch) for example in examples], seconds=600)
    assert tried is not None, "the examples run to their end as the rules are"
    failing = [at for at, (holds, _, _) in enumerate(tried) if not holds]
    if failing:
        raise ValueError(f"examples {failing} fail with the rules as they are")
    finders: defaultdict[str, Counter[int]] = defaultdict(Counter)  # by function: the examples that found its mutants
    for mutant in mutants:
        reaching = [at for at, (_, _, reached) in enumerate(tried) if reached[mutant.number]]
        best = finders[mutant.function]
        reaching.sort(key=lambda at: (-best[at], tried[at][1]))
        seconds = 1 + 10 * sum(tried[at][1] for at in reaching)
        found = in_a_process(partial(first_failing, mutant.number, reaching, examples, switch), seconds)
        if found is not None and found >= 0:
            best[found] += 1
        elif found is not None:
            yield mutant, bool(reaching)


def measured(example: Example, switch: Switch) -> tuple[bool, float, bytes]:
    """Whether an example holds, how long it takes, and which mutants it comes by."""
    switch.take_reached()
    start = time.process_time()
    holds = example()
    return holds, time.process_time() - start, switch.take_reached()


def first_failing(mutant: int, candidates: Iterable[int], examples: Sequence[Example], switch: Switch) -> int:
    switch.turn_on(mutant)
    return next((at for at in candidates if not examples[at]()), -1)


def in_a_process(work: Callable[[], Any], seconds: float) -> Any:
    """What the work returns; None when it crashes or takes more than so many seconds of the processor."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            signal.signal(signal.SIGPROF, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_PROF, seconds)  # ends the process, also within a loop of compiled rules
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(pickle.dumps(work()))
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    return pickle.loads(answer) if answer else None
