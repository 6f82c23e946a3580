"""A position that somebody edits: what it says, what speaks against it, and how the board draws it, possible or not."""

from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

from tavoliere.definition.editing import EditingModule, Sheet
from tavoliere.definition.possibility import Reason
from tavoliere.definition.schema import Field, Refused
from tavoliere.engine.errors import IllegalAction, ImpossiblePosition
from tavoliere.engine.game import CHANCE, Game, Position
from tavoliere.engine.kernels import interpreted_kernel

OWN = ("game", "options")  # what a position names besides itself


class Sketch(NamedTuple):
    """What a board shows."""

    state: dict[str, Any]  # its cells, and those of what follows from it
    facts: dict[str, Any]
    scores: tuple[int, ...]
    actor: int | None  # the seat that is asked; None for chance, or nobody


class Edited(NamedTuple):
    """A position on its way: in full, with every reason why it can't be."""

    position: dict[str, Any]
    reasons: list[Reason]
    sheet: Sheet | None  # None where it can't be read at all
    sketch: Sketch | None  # None where no board could draw it

    @property
    def playable(self) -> bool:
        """Whether the game can be played on from it."""
        return self.sketch is not None and all(reason.playable for reason in self.reasons)


class Editor:
    """Edits positions of a game."""

    def __init__(self, game: Game) -> None:
        if game.definition.editing is None:
            raise IllegalAction("web-no-editor")
        self.game = game
        self.module: EditingModule = game.definition.editing

    def start(self) -> Any:
        """The state at the start of a game."""
        return self.game.layout.unpack(self.game.start().raw)

    def empty(self) -> dict[str, Any]:
        """A board with nothing on it."""
        return self.module.empty(self.start())

    def of_a_game(self, seed: int, share: float) -> dict[str, Any]:
        """Where somebody decides, so far into a game of random moves; with a share of 0, as soon as it is set up."""
        random, positions = Random(seed), [self.game.start()]
        while positions[-1].actor is not None:
            positions.append(random_step(positions[-1], random))
        begins = self.game.definition.lab.first_decision
        first = next(i for i, one in enumerate(positions) if any(action.block.name in begins for action in one.actions))
        decided = [position for position in positions[first:] if position.actor not in (CHANCE, None)]
        position: dict[str, Any] = decided[int(share * (len(decided) - 1))].to_json()
        return position

    def edited(self, written: Mapping[str, Any], deed: str = "", seat: int | None = None) -> Edited:
        """What somebody wrote, after a deed of the sheet; drawn through the eyes of a seat, or of whoever is asked."""
        position = {name: value for name, value in written.items() if name not in OWN}
        try:
            self.game.checked_names(written)
            if deed:
                position = self.changed(written, deed)
            position = self.module.tidied(position, self.start())
        except (Refused, ImpossiblePosition) as refusal:
            return Edited(position, [Reason(refusal.message, ())], None, None)
        reasons, state = self.game.examine(position)
        if state is None:
            return Edited(position, reasons, None, None)
        position = completed(position, self.game.serialization.write(state, None))
        return Edited(position, reasons, self.module.sheet(state), self.drawn(state, seat))

    def changed(self, written: Mapping[str, Any], deed: str) -> dict[str, Any]:
        """A position after a deed that its sheet offers."""
        before = self.edited(written)
        offered = [one.name for section in before.sheet.sections for one in section.deeds] if before.sheet else []
        if deed not in offered:
            raise IllegalAction("web-editor-deed")
        return self.module.change(before.position, deed, self.start())

    def drawn(self, state: Any, seat: int | None) -> Sketch | None:
        """The state as a board shows it. What can't be may be too much for the rules: then there is nothing to show."""
        rules, shown = interpreted_kernel(self.game.definition).rules, deepcopy(state)
        for name, field in vars(self.game.definition.state.State).items():
            if isinstance(field, Field) and field.written and field.written.follows:
                setattr(shown, name, not_below_nothing(getattr(shown, name)))
        try:
            actor = rules.actor(shown)
            eyes = seat if seat is not None else max(0, actor)
            rules.view(shown, eyes)
            scores = [0] * self.game.players
            rules.scores(shown, scores)
            cells = {name: getattr(shown, name) for name in self.game.layout.table}
            return Sketch(cells, self.game.derived_of(shown, eyes), tuple(scores), actor if actor >= 0 else None)
        except Exception:  # the rules, let loose on rubbish, stumble over anything
            return None


def random_step(position: Position, random: Random) -> Position:
    if position.actor == CHANCE:
        return position.play(random.choices(position.actions, weights=position.weights)[0])
    return position.play(random.choice(position.actions))


def not_below_nothing(value: Any) -> Any:
    """Numbers that follow from the rest are below nothing where there is too much of something elsewhere."""
    return [not_below_nothing(one) for one in value] if isinstance(value, list) else max(0, value)


def completed(given: Any, right: Any) -> Any:
    """What somebody wrote, with everything else that the position says."""
    if isinstance(given, dict) and isinstance(right, dict):
        return {**right, **{name: inside(value, right.get(name)) for name, value in given.items()}}
    return given


def inside(given: Any, right: Any) -> Any:
    """Lists of entries are completed entry by entry; a shorter one was meant to be."""
    if isinstance(given, list) and isinstance(right, list) and any(isinstance(one, dict) for one in right):
        if len(given) != len(right):
            return right
        return [completed(one, other) for one, other in zip(given, right, strict=True)]
    return given
