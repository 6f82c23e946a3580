"""A bot that has another name today: what was written before loads, and says the name of today."""

from typing import Any

import pytest

import tavoliere as tv
from tavoliere.bots import bots
from tavoliere.referee.record import seats_of
from tavoliere.table.match import RENAMED, Match, SeatTaken
from tavoliere.table.record import parse, text_of
from tavoliere.web.messages.lobby import SeatPlan
from tavoliere.web.messages.matchmaking import NewOffer
from tavoliere.web.messages.requests import SeatRequest
from tavoliere.web.messages.studies import StudyPlan
from tavoliere.web.messages.tables import ClockPlan
from tavoliere.web.storage.rows import StoredSeat

GAME = tv.game("cardcassonne", players=2)
renamed = pytest.mark.parametrize(("before", "now"), RENAMED.items())


@renamed
def test_the_name_of_today_is_a_bots_and_that_of_before_is_nobodys(before: str, now: str) -> None:
    assert now in bots() and before not in bots()


@renamed
def test_whatever_reads_the_name_of_before_says_that_of_today(before: str, now: str) -> None:
    record = Match(GAME, 1, [SeatTaken("Ada"), SeatTaken("", before)]).record()
    text = text_of(record)
    again = Match.from_record(parse(text, "old.json"), text, "old.json")
    clock: dict[str, Any] = {"kind": "game", "seconds": 60, "bot": before}
    offer = {"game": GAME.name, "bots": [before], "clock": clock, "rated": False, "own": 24 * "x"}
    asked = NewOffer.model_validate(offer)
    read = [
        again.seats[1].player,
        seats_of([{"name": "Ada"}, {"name": "", "player": before}], GAME)[1].player,
        StoredSeat.read(1, "", before, "", False, False).player,
        SeatPlan(player=before).player,
        SeatRequest(type="seat", seat=1, player=before).player,
        StudyPlan.model_validate({"players": [before]}).players[0],
        *asked.bots,
        asked.clock.bot,
        ClockPlan.model_validate(clock).bot,
    ]
    assert read == [now] * len(read)
