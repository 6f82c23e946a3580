"""A real game as people told it: what the device keeps, and sends with every question.

{
  "format": "tavoliere-referee",
  "version": 1,
  "game": "cardcassonne",
  "options": {"players": 3, ...},
  "seats": [{"name": "Ada", "player": "human"}, {"name": "", "player": "squire"}, ...],
  "cards": "public",                          hidden cards: nobody types them; "own": each types their own, on a phone
                                              of their own, and they are not here; "typed": all of them are told here
  "position": null,                           where it began, if not at the start of a game
  "told": ["draw green-animal", "play-unseen red", "shown down-0 green-2", ...],
  "rest": [],                                 what was told after the last one and has to be looked at again
  "was": null                                 while something is corrected: all that was told before
}
"""

import json
from typing import Any, NamedTuple

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game, Position, make
from tavoliere.table.match import HUMAN, SeatTaken, current_name
from tavoliere.words.visible import visible

FORMAT = "tavoliere-referee"
VERSION = 1
PUBLIC, OWN, TYPED = "public", "own", "typed"
MOST_TOLD = 4000
LONGEST = 300  # signs of one thing that was told
LONGEST_NAME = 40


class WrongRecord(TavoliereError):
    """What is no record of a real game."""


class RealGame(NamedTuple):
    """A real game as far as it was told."""

    game: Game
    seats: tuple[SeatTaken, ...]
    cards: str
    position: dict[str, Any] | None
    told: tuple[str, ...]
    rest: tuple[str, ...] = ()
    was: tuple[str, ...] | None = None

    @property
    def beginning(self) -> Position:
        return self.game.start() if self.position is None else self.game.position(self.position)

    @property
    def eyes(self) -> frozenset[int]:
        """The seats whose hidden cards are told: everybody's, or those of bots, who have to know their own."""
        typed = self.cards == TYPED or not self.game.definition.hides
        return frozenset(seat for seat, taken in enumerate(self.seats) if typed or taken.player != HUMAN)

    @property
    def head(self) -> str:
        """What does not change while the game goes on."""
        written = self.written()
        return json.dumps([written[name] for name in ("game", "options", "seats", "cards", "position")])

    def written(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
            "options": self.game.settings,
            "seats": [seat._asdict() for seat in self.seats],
            "cards": self.cards,
            "position": self.position,
            "told": list(self.told),
            "rest": list(self.rest),
            "was": None if self.was is None else list(self.was),
        }


def read(written: Any) -> RealGame:
    """A record, if it is one; WrongRecord with what is wrong otherwise."""
    if not isinstance(written, dict) or written.get("format") != FORMAT:
        raise WrongRecord("referee-no-record")
    if written.get("version") != VERSION:
        raise WrongRecord("referee-version", version=str(written.get("version")), mine=VERSION)
    name, options = written.get("game"), written.get("options", {})
    if not isinstance(name, str) or not isinstance(options, dict):
        raise WrongRecord("referee-field", field="game")
    game = make(name, options, interpreted=False, files=False, stored=True)
    position = written.get("position")
    if position is not None and not isinstance(position, dict):
        raise WrongRecord("referee-field", field="position")
    cards = written.get("cards", PUBLIC)
    if cards not in (PUBLIC, OWN, TYPED):
        raise WrongRecord("referee-field", field="cards")
    if cards != TYPED and game.definition.hides and game.definition.concealed is None:
        raise WrongRecord("referee-not-public")
    was = written.get("was")
    return RealGame(
        game,
        seats_of(written.get("seats", []), game),
        cards,
        position,
        texts(written.get("told", []), "told"),
        texts(written.get("rest", []), "rest"),
        None if was is None else texts(was, "was"),
    )


def texts(value: Any, field: str) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > MOST_TOLD:
        raise WrongRecord("referee-field", field=field)
    if not all(isinstance(one, str) and len(one) <= LONGEST for one in value):
        raise WrongRecord("referee-field", field=field)
    return tuple(value)


def seats_of(value: Any, game: Game) -> tuple[SeatTaken, ...]:
    if not isinstance(value, list) or len(value) != game.players:
        raise WrongRecord("referee-seats", players=game.players)
    found = []
    for one in value:
        if not isinstance(one, dict):
            raise WrongRecord("referee-seats", players=game.players)
        name, player = one.get("name", ""), one.get("player", HUMAN)
        if not isinstance(name, str) or len(name) > LONGEST_NAME:
            raise WrongRecord("referee-name", most=LONGEST_NAME)
        if not isinstance(player, str):
            raise WrongRecord("referee-player", player=str(player))
        player = current_name(player)
        if player != HUMAN and not is_bot(player.partition(":")[0]):
            raise WrongRecord("referee-player", player=player)
        found.append(SeatTaken(visible(name), player))
    return tuple(found)


def is_bot(name: str) -> bool:
    try:
        from tavoliere.bots import bots  # NumPy, only for whom it is of use
    except ModuleNotFoundError:  # in a browser, where no bot thinks: who knows the bots has checked the name
        return True
    return name in bots()
