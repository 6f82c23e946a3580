"""Who sits at a table: its seats, the links that lead there, and the devices that somebody has sat down with."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tavoliere.table.match import HUMAN, SeatTaken
from tavoliere.web.bots.bot_pool import seconds_of
from tavoliere.web.messages.forms import LONGEST_NAME
from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.rows import SPECTATORS, StoredDevice, StoredSeat
from tavoliere.words.visible import visible

MOST_DEVICES = 20  # with which somebody has sat down at one seat


def checked_name(name: str) -> str:
    """A player's name as it is seen, or none; Refusal if nobody could read it."""
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Refusal("web-name", most=LONGEST_NAME)
    return visible(name)


def checked_player(player: str) -> str:
    """ "human", or the name of a bot that exists; how long it thinks is not for a client to say."""
    try:
        if player != HUMAN:
            seconds_of(player)
    except KeyError:
        player = ":"
    if ":" in player:
        raise Refusal("web-no-bot")
    return player


class Seating:
    """The seats of a table, and who gets in. Whatever changes here has been stored before."""

    seats: dict[int, StoredSeat]
    devices: dict[str, int]  # those that get in, and to which seat
    sent_away: set[str]
    sat_with: Counter[int]  # devices of each seat, those that don't get in any more too

    def __init__(self, seats: Sequence[StoredSeat], devices: Sequence[StoredDevice] = ()) -> None:
        self.read(seats, devices)

    def read(self, seats: Sequence[StoredSeat], devices: Sequence[StoredDevice]) -> None:
        self.seats = {seat.seat: seat for seat in seats}
        self.devices = {one.token: one.seat for one in devices if not one.revoked}
        self.sent_away = {one.token for one in devices if one.revoked}
        self.sat_with = Counter(one.seat for one in devices)

    def __getitem__(self, seat: int) -> StoredSeat:
        return self.seats[seat]

    # --- who plays ---

    @property
    def players(self) -> list[StoredSeat]:
        """The seats at which somebody plays, a person or a bot."""
        return [one for one in self.seats.values() if one.seat != SPECTATORS]

    @property
    def taken(self) -> list[SeatTaken]:
        return [SeatTaken(one.name, one.player) for one in self.players]

    @property
    def people(self) -> list[StoredSeat]:
        """The seats of people, of those too for whom a bot plays as their time ran out."""
        return [one for one in self.players if one.player == HUMAN or one.late]

    def rotated(self) -> list[StoredSeat]:
        """Those who sit here, everybody one seat further, and the spectators; each with the token still to be given."""
        players = len(self.players)
        moved = [self.seats[(seat + 1) % players]._replace(seat=seat, left=None, away=None) for seat in range(players)]
        moved = [one._replace(player=HUMAN, late=False) if one.late else one for one in moved]
        return [self.seats[SPECTATORS], *moved]

    # --- who gets in ---

    def let_in(self, token: str, own: str) -> StoredSeat:
        """The seat of a device that sat there before, of another one's link, or of an unused invitation."""
        known = self.devices.get(own, self.devices.get(token))
        if known is not None:
            return self.seats[known]
        invited = next((one for one in self.seats.values() if one.token == token), None)
        if invited is None:
            raise Refusal("web-no-seat")
        if invited.claimed and invited.seat != SPECTATORS:
            raise Refusal("web-link-used")
        return invited

    def check_device(self, seat: int, own: str) -> None:
        """Refusal if a device may not sit down at a seat."""
        if own in self.sent_away or any(one.token == own for one in self.seats.values() if one.seat != seat):
            raise Refusal("web-no-seat")
        if self.sat_with[seat] >= MOST_DEVICES:
            raise Refusal("web-many-devices")

    def sit_down(self, seat: int, own: str) -> None:
        """A device that has been stored gets in from now on."""
        self.devices[own] = seat
        self.sat_with[seat] += 1

    def devices_of(self, seat: int) -> list[str]:
        return [device for device, at in self.devices.items() if at == seat]

    def send_away(self, devices: Iterable[str]) -> None:
        """These get in no more."""
        gone = set(devices)
        self.sent_away |= gone
        self.devices = {device: at for device, at in self.devices.items() if device not in gone}

    @property
    def valid(self) -> set[str]:
        """What those who are here may have come with."""
        return ({one.token for one in self.seats.values()} | self.devices.keys()) - self.sent_away
