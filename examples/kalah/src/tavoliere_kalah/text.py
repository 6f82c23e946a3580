"""What the program says about a game of Kalah: names of messages, whose words are in the catalogues."""

from tavoliere.definition.plain_text import circumstances as circumstances
from tavoliere.definition.plain_text import remarks as remarks
from tavoliere.definition.plain_text import variant as variant
from tavoliere.words import Message, Seat
from tavoliere_kalah.actions import SOW
from tavoliere_kalah.state import SEATS, State


def prompt(s: State) -> Message:
    """What is asked now."""
    return ("prompt-over", {}) if s.over else ("prompt-sow", {"who": Seat(s.turn)})


def reason(s: State, a: int) -> Message:
    """Why an action is not legal here. It explains; `rules.legal` decides."""
    return ("no-game-over", {}) if s.over else ("no-empty-house", {"house": 1 + a - SOW})


def consequences(before: State, after: State) -> list[Message]:
    """What a move brought about besides itself."""
    told: list[Message] = []
    if after.captured:
        told.append(("tells-capture", {"who": Seat(before.turn), "seeds": after.captured}))
    if after.over:
        told += [("tells-sweep", {"who": Seat(p), "seeds": after.swept[p]}) for p in range(SEATS) if after.swept[p]]
    elif after.turn == before.turn:
        told.append(("tells-again", {"who": Seat(after.turn)}))
    return told


def final_lines(s: State) -> list[tuple[int, Message, int]]:
    """The final scores line by line."""
    lines: list[tuple[int, Message, int]] = []
    for p in range(SEATS):
        lines.append((p, ("final-sown", {}), s.store[p] - s.swept[p]))
        lines.append((p, ("final-swept", {}), s.swept[p]))
    return [line for line in lines if line[2]]
