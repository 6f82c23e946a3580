"""A match: a game in progress with its seats, its chance and its record."""

from collections.abc import MutableSequence, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from tavoliere.definition.event_table import GameEvent
from tavoliere.engine.action import Action
from tavoliere.engine.board_html import framed
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import CHANCE, Game, Position, View, make
from tavoliere.games.registry import GAMES
from tavoliere.table import record as records
from tavoliere.table.dice import FairDice
from tavoliere.table.record import DamagedRecord
from tavoliere.table.shares import Shared, Shares
from tavoliere.table.signature import is_genuine
from tavoliere.words import Message, Words, printable


class CannotUndo(TavoliereError):
    """What was done cannot be taken back."""


HUMAN = "human"
RENAMED = {"page": "novice"}  # bots by the name that records, tables and requests of earlier versions give them
MOST_NEW = 16  # steps


class SeatTaken(NamedTuple):
    """Who sits at a seat: a name, or none, and "human" or the name of a bot."""

    name: str
    player: str = HUMAN


def current_name(player: str) -> str:
    """What a player is called today: every reader of a name that may be an earlier version's asks this."""
    return RENAMED.get(player, player)


def reveals(before: Position, after: Position) -> bool:
    """Whether whoever decided knows more than before."""
    if not before.game.definition.hides:
        return False
    return after.view(before.actor).unknown < before.view(before.actor).unknown


class Match:
    """A game in progress. Chance is played by itself, unless people type in their real cards and dice (`by_hand`)."""

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        seats: Sequence[SeatTaken] = (),
        by_hand: bool = False,
        dice: FairDice | None = None,
    ) -> None:
        self.game = game
        self.dice = None if by_hand else dice or (FairDice.fresh() if seed is None else FairDice.from_seed(seed))
        self.seats = tuple(seats) or tuple(SeatTaken(Words()("seat", number=p + 1)) for p in range(game.players))
        if len(self.seats) != game.players:
            raise ValueError(f"{game.players} seats are needed, not {len(self.seats)}")
        self.shares = Shares()
        self.steps: list[Action] = []
        self.positions: MutableSequence[Position] = [game.start()]
        self.position = self.positions[-1]  # where the game stands: asked for some thirty times a move
        self._noted: dict[int, tuple[Position, list[GameEvent]]] = {}  # with the positions after the latest steps
        self._undoable: tuple[Position | None, int | None] = (None, None)
        self.play_chance()

    def _repr_html_(self) -> str:
        """The board with the players' names, which notebooks show."""
        return framed(self.game.html(self.position, words=self.words), self.game.words("title"))

    def __repr__(self) -> str:
        players = ", ".join(f"{seat.name} ({seat.player})" for seat in self.seats)
        return f"<match of {self.position!r}, after {len(self.steps)} steps; {players}>"

    # --- playing ---

    @property
    def words(self) -> Words:
        """The game's words, with the players called by their names."""
        return Words(self.game.words_folder, [seat.name for seat in self.seats])

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may know."""
        return self.position.view(seat)

    def play(self, action: Action | int | str, /, shared: Shared | None = None) -> Position:
        """Play an action, and then what chance has to do; `shared`: with what devices gave for that."""
        self.shares.decisions.pop(len(self.steps), None)  # of a decision that came to nothing
        if shared is not None:
            self.shares.decisions[len(self.steps)] = shared
        self.advance(self.game.action(action))
        self.play_chance()
        return self.position

    def advance(self, action: Action) -> None:
        """Play one step, a decision or what chance does, and nothing after it."""
        step = len(self.steps)
        self.position, noted = self.position.play_noting(action)
        self.positions.append(self.position)
        self.steps.append(action)
        self._noted[step] = self.position, noted
        self._noted.pop(step - MOST_NEW, None)

    def play_chance(self) -> None:
        """Play what chance has to do, as the dice say; nothing where people say it themselves."""
        while self.dice is not None and self.position.actor == CHANCE:
            self.advance(self._drawn(self.dice, len(self.steps)))

    def decision_before(self, step: int) -> int:
        """The decision that chance at this step follows; -1 for the opening."""
        while step > 0 and self.steps[step - 1].block.chance:
            step -= 1
        return step - 1

    def _drawn(self, dice: FairDice, step: int) -> Action:
        position = self.positions[step]
        links = self.shares.links(self.decision_before(step)) if self.shares else ()
        return position.actions[dice.pick(step, position.weights, links)]

    # --- taking back ---

    def undo(self) -> None:
        """Take the last decision back; never past a draw, a die, a reveal, or the end."""
        if (reason := self._why_no_undo()) is not None:
            raise CannotUndo(reason)
        self.truncate(len(self.steps) - 1)

    def restore(self, steps: Sequence[Action]) -> None:
        """Be as after these steps, where some have been played or taken back since that come to nothing."""
        common = next((n for n, pair in enumerate(zip(self.steps, steps, strict=False)) if pair[0] != pair[1]), None)
        common = min(len(self.steps), len(steps)) if common is None else common
        self.truncate(common)
        for step in steps[common:]:
            self.advance(step)

    def truncate(self, first: int) -> None:
        """The steps from this one on have not been played."""
        del self.steps[first:], self.positions[first + 1 :]
        self.position = self.positions[-1]

    def replace_position(self, position: Position) -> None:
        """The game stands otherwise after its last step: what is hidden from whoever tells of it was supposed."""
        self.positions[-1] = self.position = position

    def replace_steps(self, steps: list[Action], positions: MutableSequence[Position]) -> None:
        """Have these steps, and these positions before and after them."""
        self.steps, self.positions, self.position = steps, positions, positions[-1]

    @property
    def undoable(self) -> int | None:
        """The seat whose last decision can be taken back, if any: found out once for each position."""
        position = self.position
        if self._undoable[0] is not position:
            self._undoable = position, None if self._why_no_undo() is not None else self.positions[-2].actor
        return self._undoable[1]

    def _why_no_undo(self) -> str | None:
        if not self.steps:
            return "no-undo-start"
        if self.steps[-1].block.chance:
            return "no-undo-chance"
        position = self.position
        if reveals(self.positions[-2], position):
            return "no-undo-reveal"
        if position.actor is None:
            return "no-undo-over"  # what was hidden, and the secret of the dice, is told now
        return None

    # --- text ---

    def events(self, step: int, seen: int) -> Sequence[GameEvent]:
        """What the rules note at a step, as it is told to whoever sees its action as `seen`."""
        after, noted = self._noted.get(step, (None, None))
        if noted is None or after is not self.positions[step + 1]:
            noted = self.game.noted(self.positions[step], self.steps[step])
        return self.game.as_seen(noted, int(self.steps[step]), seen)

    def came_of(self, step: int, seen: int) -> list[Message]:
        """The same as messages: what a step brought about besides itself."""
        return self.game.messages(self.events(step, seen))

    def messages(self, step: int, seat: int | None = None) -> list[Message]:
        """What happened at a step, as a seat sees it; None sees everything, -1 is a spectator."""
        before = self.positions[step]
        number = int(self.steps[step])
        if seat is not None:
            number = before.seen_as(number, seat)
        return [
            self.game.sentence(before, number),
            *(self.game.remarks() if step == 0 else []),
            *self.came_of(step, number),
        ]

    def sentences(self, step: int, seat: int | None = None) -> list[str]:
        """The same in words."""
        return [self.words.say(message) for message in self.messages(step, seat)]

    # --- the record ---

    @property
    def draws(self) -> list[int]:
        """The steps at which chance played."""
        return [step for step, action in enumerate(self.steps) if action.block.chance]

    def unfair_draw(self) -> tuple[int, Action] | None:
        """The first step at which chance did not play what the dice say, and what they say."""
        assert self.dice is not None
        for step in self.draws:
            if self.steps[step] != (right := self._drawn(self.dice, step)):
                return step, right
        return None

    def record(self, published: bool = False) -> dict[str, Any]:
        """The match as data; `published` keeps the dice's secret back until the game is over."""
        result = self.position.result
        dice: dict[str, str | None] | None = None
        if self.dice is not None:
            dice = {"commitment": self.dice.commitment, "secret": self.dice.secret.hex()}
            if published and result is None:
                dice["secret"] = None
        shares = {"shares": self.shares.of(len(self.steps)).to_json()} if self.shares else {}
        return {
            "format": records.FORMAT,
            "version": records.WITH_SHARES if shares else records.PLAIN,
            "game": self.game.name,
            "options": self.game.settings,
            "rules": self.game.rules_hash,
            "seats": [seat._asdict() for seat in self.seats],
            "dice": dice,
            **shares,
            "steps": [action.text for action in self.steps],
            "result": None if result is None else {key: list(value) for key, value in result._asdict().items()},
        }

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        records.write(Path(path), self.record())

    @classmethod
    def load(cls, path: str | Path) -> "Match":
        """The match that a file records; DamagedRecord if it is not one, or was cut off, or changed."""
        record, text = records.read(Path(path))
        return cls.from_record(record, text, str(path))

    @classmethod
    def resumed(
        cls,
        game: Game,
        seats: Sequence[SeatTaken],
        dice: FairDice | None,
        steps: Sequence[str],
        beginning: Position | None = None,
        shares: Shares | None = None,
    ) -> "Match":
        """The match after these steps; where chance is to come next, it has not come yet."""
        match = cls.__new__(cls)
        match.game = game
        match.seats = tuple(seats)
        match.dice = dice
        match.shares = Shares() if shares is None else shares
        match._noted = {}
        match._undoable = (None, None)
        match.replace_steps([], [game.start() if beginning is None else beginning])
        for step in steps:
            match.advance(game.action(step))
        return match

    @classmethod
    def from_record(cls, record: dict[str, Any], text: str, path: str) -> "Match":
        """Replay a record, step by step; `text` is what it was read from, for the line at fault."""

        definition = GAMES.get(record["game"])
        words = definition.words if definition else Words()

        def damaged(field: str, problem: Message) -> DamagedRecord:
            line = records.line_of_key(text, field)
            return DamagedRecord("record-wrong", words=words, path=path, line=line, problem=problem)

        try:
            game = make(record["game"], record["options"], interpreted=False, files=False, stored=True)
        except TavoliereError as error:
            raise damaged("options", error.message) from None
        seats = [
            SeatTaken(printable(seat["name"]), printable(current_name(seat["player"]))) for seat in record["seats"]
        ]
        if len(seats) != game.players:
            raise damaged("seats", ("record-seats", {"given": len(seats), "players": game.players}))
        dice = record["dice"]
        secret = FairDice(bytes.fromhex(dice["secret"])) if dice and dice.get("secret") else None
        shares = Shares.from_json(record["shares"]) if record.get("version") == records.WITH_SHARES else None
        if shares is not None and any(not 0 <= one.seat < game.players for one in shares.anchors):
            raise damaged("shares", ("record-share-seat", {"players": game.players}))
        match = cls.resumed(game, seats, secret, (), shares=shares)
        for number, step in enumerate(record["steps"]):
            try:
                match.advance(game.action(step))
            except TavoliereError as error:
                line = records.line_of_step(text, number)
                told = {"path": path, "line": line, "step": number + 1, "problem": error.message}
                raise DamagedRecord("record-step", words=words, **told) from None
        result = match.position.result
        replayed = None if result is None else {key: list(value) for key, value in result._asdict().items()}
        if replayed != record["result"]:
            raise damaged("result", ("record-result", {}))
        match.play_chance()
        return match


class Contribution(NamedTuple):
    """What the devices of a seat added to the dice."""

    seat: str  # its player's name
    draws: int  # to how many dice and cards
    missed: int  # to how many nothing, although it was there and was asked
    anchors: tuple[str, ...]  # what its devices published beforehand


class Verification(NamedTuple):
    """What the check of a record's dice found.

    It proves that nobody chose a die or a card after the hash was published, if that is the hash which was published;
    and that nobody knew beforehand those to which devices added, if one of the anchors is one's own device's.
    Names, decisions and the end are proved by a signature, to be those that the server with this key announced. Without
    one they are not: whoever has a record can write others into it, or leave its end away.
    """

    draws: int
    problem: str | None  # None when every outcome is what the secret says
    commitment: str | None = None  # the hash, to be compared with the one that was shown before the first move
    over: bool = False  # whether the game is played to its end
    alone: int = 0  # dice and cards to which no device added
    contributions: tuple[Contribution, ...] = ()  # of those seats that have published anything
    signer: str | None = None  # the key of the server that has signed the record; None where none has


def verify(
    path: str | Path, commitment: str | None = None, anchors: Sequence[str] = (), key: str | None = None
) -> Verification:
    """Check every die and card of a record against its secret and what devices gave, and all that against its hashes.

    `commitment` is the secret's hash as it was shown before the first move; without it, whoever wrote the record may
    have chosen both. `anchors` are what devices have published, as their pages show it. `key` is the server's, as its
    tables show it; without it, whoever wrote the record may have signed it with a key made up for that.
    """
    record, text = records.read(Path(path))
    found = _verified(record, text, str(path))
    if found.problem is not None:
        return found
    if "signature" in record:
        if not is_genuine(record):
            return found._replace(problem=Words()("verify-signature"))
        found = found._replace(signer=record["signature"]["key"])
    if key is not None and found.signer != key.strip().lower():
        problem = "verify-not-signed" if found.signer is None else "verify-other-key"
        return found._replace(problem=Words()(problem, key=found.signer or ""))
    if commitment is not None and found.commitment != commitment.strip().lower():
        return found._replace(problem=Words()("verify-other-hash", commitment=found.commitment or ""))
    published = {anchor for one in found.contributions for anchor in one.anchors}
    for anchor in anchors:
        if anchor.strip().lower() not in published:
            return found._replace(problem=Words()("verify-no-anchor", anchor=anchor))
    return found


def _verified(record: dict[str, Any], text: str, path: str) -> Verification:
    match = Match.from_record(record, text, path)
    draws = sum(step < len(record["steps"]) for step in match.draws)
    if record["dice"] is None:
        return Verification(draws, Words()("verify-by-hand"))
    if match.dice is None:
        return Verification(draws, Words()("verify-no-secret"))
    if match.dice.commitment != record["dice"]["commitment"]:
        return Verification(draws, Words()("verify-commitment"))
    chance = [*(step.block.chance for step in match.steps[: len(record["steps"])]), False]
    problem = match.shares.problem([not one and follows for one, follows in pairwise(chance)])
    if problem is not None:
        return Verification(draws, Words().say(problem))
    if (unfair := match.unfair_draw()) is not None:
        step, right = unfair
        line = records.line_of_step(text, step)
        given = match.steps[step].text
        return Verification(draws, Words()("verify-step", line=line, given=given, right=right.text))
    over = record["result"] is not None
    return Verification(draws, None, match.dice.commitment, over, *_contributed(match, len(record["steps"])))


def _contributed(match: Match, steps: int) -> tuple[int, tuple[Contribution, ...]]:
    """To how many dice and cards no device added, and to how many those of each seat."""
    shares = match.shares
    drawn = [match.decision_before(step) for step in match.draws if step < steps]
    given = [{seat for seat, _ in shares.links(n)} for n in drawn]
    missed = [shares.decisions[n].missed if n in shares.decisions else () for n in drawn]
    contributions = tuple(
        Contribution(
            taken.name or Words()("seat", number=seat + 1),
            sum(seat in one for one in given),
            sum(seat in one for one in missed),
            anchors,
        )
        for seat, taken in enumerate(match.seats)
        if (anchors := tuple(one.anchor for one in shares.anchors if one.seat == seat))
    )
    return given.count(set()), contributions
