"""What the program says of a whole game of Kalah: names of messages, whose words are in the catalogues."""

from tavoliere.definition.plain_text import remarks as remarks
from tavoliere.words import Message
from tavoliere_kalah.state import SEATS, State


def final_lines(s: State) -> list[tuple[int, Message, int]]:
    """The final scores line by line."""
    lines: list[tuple[int, Message, int]] = []
    for p in range(SEATS):
        lines.append((p, ("final-sown", {}), s.store[p] - s.swept[p]))
        lines.append((p, ("final-swept", {}), s.swept[p]))
    return [line for line in lines if line[2]]
