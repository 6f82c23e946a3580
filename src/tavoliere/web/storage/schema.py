"""The tables of the database.

tables   one line a game: what it was set up with, and where it stands
seats    one line a seat, and one with the number -1 for spectators: who sits there, the hash of the invitation's token
devices  one line for each device with which somebody has sat down: what it comes back with
events   what happened at a table, in order; each number is taken once, whichever process writes it:
         begin, play, undo, confirm    the game
         sit, claim, link, revoke      who came in, was invited or sent away
         name, hand, return, late      what became of a seat: its name, who plays there
         talk, next                    there is something new to read, or a rematch; what it is stands elsewhere
servers  one line for each process on PostgreSQL: until when the others believe it alive, by the database's clock
studies  one line a study: where it begins, and its lines of play
real_games  one line for each game with the real box that several devices follow
real_links  what lets devices in there: the link to a seat where nobody sits yet, or what each device there comes back
            with; the seat -1 is the device that leads
people      one line for each person who carries their seats from device to device: the hash of the link that does it
own_devices one line for each device of such a person: what it finds their games with
own_seats   the seats that are theirs, from whichever device
sat_from    which of these devices sits at a table with which secret, so that a lost one can be sent away everywhere
members     one line for each person who takes part in the open lobby: what they are called there
ratings     how strong they are in each game
rated_games how that has come about, a line for each of their games; it outlives the game
offers      one line for each open table; once it has begun, the table that it became
takers      who has a seat there
keys     secrets that the server made up for itself
mailboxes      one line for each e-mail address that somebody gave, from a browser that has a secret for it; as long as
               a line of subscriptions needs it
first_mails    how many mails went to an address that nobody has confirmed, so that no stranger has more sent there
subscriptions  one line for each device that is to be told when it is a seat's turn, and for each mailbox at a table
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

# Which of its schemas a database has: one so far. It lies where Alembic looks for it, so that its migrations can begin
# with the first change after a release.
schema_version = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", String(64), nullable=False),  # of the fair dice
    Column("hints", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("actor", Integer),  # the seat that is asked or has to confirm; null when the game is over
    Column("next", String(32)),  # the table of the rematch
    Column("clock", JSON(none_as_null=True)),  # how much time people have; null for as long as they like
    Column("deadline", Float, index=True),  # when the time of whoever is asked runs out; null while no clock runs
    Column("outcome", JSON(none_as_null=True)),  # scores and winners, once the game is over
    Column("talk", JSON(none_as_null=True)),  # the latest that players said
    Column("holder", String(32)),  # the process that lets its bots think and its clocks run out; null for nobody
    Index("ix_tables_going_on", "holder", postgresql_where=text("actor IS NOT NULL")),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("player", String(80), nullable=False),
    # SHA-256 of the link that invites here: it is used up by whoever sits down, except the spectators'
    Column("token", String(64), nullable=False, unique=True),
    Column("owner", Boolean, nullable=False),
    Column("claimed", Boolean, nullable=False),  # whether somebody has sat down with this link
    Column("left", Float),  # seconds on this seat's clock when it last began to run, or stopped
    Column("late", Boolean, nullable=False),  # time ran out, and a bot plays until its person comes back, or to the end
    Column("rest", Float),  # seconds of vacation left when it last began, or ended
    Column("away", Float, index=True),  # until when its person is on vacation; null: not
)

devices = Table(
    "devices",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the device comes back with
    Column("table", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("revoked", Boolean, nullable=False),  # it has seen this seat's cards, and doesn't get in any more
)

events = Table(
    "events",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False),  # SHA-256 of what its maker changes it with
    Column("n", Integer, nullable=False),  # how often it has been changed
    Column("study", JSON, nullable=False),
    Column("used", Float, nullable=False, index=True),  # when somebody last opened or changed it, to the day
)

real_games = Table(
    "real_games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("n", Integer, nullable=False),  # how often it has been changed
    Column("shared", JSON, nullable=False),
    Column("used", Float, nullable=False, index=True),  # when somebody last opened or changed it, to the day
)

real_links = Table(
    "real_links",
    metadata,
    Column("token", String(64), primary_key=True),  # its SHA-256
    Column("game", String(32), ForeignKey("real_games.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("sat", Boolean, nullable=False),  # a device sits there with it; else it is a link that nobody has used yet
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("link", String(64), nullable=False, unique=True),  # SHA-256 of the link that makes a device theirs
    Column("made", Float, nullable=False),
)

own_devices = Table(
    "own_devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of what the device made up
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # a phone, a tablet, a computer
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when it was last here, to the hour
)

own_seats = Table(
    "own_seats",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),
)

sat_from = Table(
    "sat_from",
    metadata,
    Column("token", String(64), ForeignKey("devices.token"), primary_key=True),
    Column("device", String(32), ForeignKey("own_devices.id"), primary_key=True, index=True),
)

members = Table(
    "members",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(64), nullable=False, unique=True),  # SHA-256 of the name as those like it are written
    Column("shown", Boolean, nullable=False),  # in the table of the best, for all to see
    Column("since", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), ForeignKey("members.person"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),  # when the last game was counted
    Index("ix_ratings_best", "game", "rating"),
)

rated_games = Table(
    "rated_games",
    metadata,
    Column("person", String(32), ForeignKey("members.person"), primary_key=True),
    Column("played", String(32), primary_key=True, index=True),  # the table, which may have been deleted since
    Column("game", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 1 for the best
    Column("before", Float, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
)

offers = Table(
    "offers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("opener", String(32), ForeignKey("members.person"), index=True),  # null once nobody is who opened it
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("bots", JSON, nullable=False),  # their levels
    Column("clock", JSON, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),  # else only those find it who were given its address
    Column("least", Integer),  # the rating that is wanted of those who sit down, at least and at most
    Column("most", Integer),
    Column("made", Float, nullable=False),
    Column("table", String(32), ForeignKey("tables.id"), unique=True),  # null until all seats are taken
    Column("counted", Boolean, nullable=False),  # the game is over, and so are its consequences for ratings
)

takers = Table(
    "takers",
    metadata,
    Column("offer", String(32), ForeignKey("offers.id"), primary_key=True),
    Column("person", String(32), ForeignKey("members.person"), primary_key=True, index=True),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of what the device made up, and sits down with
    Column("device", String(32), nullable=False),  # one of `own_devices`
    Column("client", String(64), nullable=False),  # where from, as a hash, until the game has been counted
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when they last looked at the open tables
    Column("seat", Integer),  # drawn when the game begins
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

mailboxes = Table(
    "mailboxes",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the address and what the browser that gave it made up
    Column("address", String(254), nullable=False, index=True),
    Column("lang", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # by the link that was sent there
    Column("asked", Float, nullable=False),  # when that was last sent, or the mailbox last used
)

first_mails = Table(
    "first_mails",
    metadata,
    Column("id", String(64), primary_key=True),  # the server's signature of the address, whichever way it is written
    Column("times", Integer, nullable=False),  # that a link to confirm it was sent there
    Column("until", Float, nullable=False),  # when that is forgotten
)

# A line is claimed by whoever tells: `told` is set by one server and no other, and unset when its person has looked.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("device", String(64), nullable=False),  # as in `devices`: a device that gets in no more is told no more
    Column("kind", String(4), nullable=False),  # "push" or "mail"
    Column("table", String(32), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("endpoint", Text),  # where the push service takes messages for a browser, and the browser's keys
    Column("p256dh", String(100)),
    Column("auth", String(40)),
    Column("mailbox", String(64), index=True),
    Column("seen", Float, nullable=False),  # when somebody at this seat last looked
    Column("told", Boolean, nullable=False),  # since then
    Column("at", Float, nullable=False),  # when it was claimed
    Column("sent", Boolean, nullable=False),
    Column("tries", Integer, nullable=False),
    UniqueConstraint("device", "kind"),
)
