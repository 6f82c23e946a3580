"""The bots by name: the levels from the novice to the emperor, how long each thinks, and what else there is."""

from collections.abc import Callable
from typing import Literal, overload

from tavoliere.bots.invitations import LONGEST, Bot, bots_from_elsewhere
from tavoliere.bots.network import network_of
from tavoliere.bots.plain import GreedyBot, RandomBot
from tavoliere.bots.search import SearchBot
from tavoliere.engine import checks
from tavoliere.engine.errors import TavoliereError, nearest_first
from tavoliere.words import cut


class UnknownBot(TavoliereError, KeyError):
    """No bot has this name, or this one thinks for no time; the text says which names there are, the nearest first."""

    __str__ = TavoliereError.__str__  # a KeyError would put it in quotes


# The ladder, from a beginner to the strongest. A level thinks at most the stated time about a decision.
LEVELS: dict[str, Callable[[], Bot]] = {
    "novice": lambda: GreedyBot(overlooks=0.5),
    "squire": GreedyBot,
    "knight": lambda: SearchBot(seconds=0.25, iterations=20),
    "duke": lambda: SearchBot(seconds=0.5, iterations=120),
    "emperor": lambda: SearchBot(seconds=1.0, threads=2, network=network_of),
}
# To compare with: the strongest level by the games' own evaluations, as it was before there were networks.
COMPARED: dict[str, Callable[[], Bot]] = {"emperor-classic": lambda: SearchBot(seconds=1.0, threads=2)}
PLAIN: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
USUAL = "duke"  # for whom does not choose
GENTLE = "squire"  # for whom sits down for the first time: it plays sensibly and can be beaten


# What no bot of another package is called: ours, and a player who is none.
TAKEN = frozenset(("human", *PLAIN, *LEVELS, *COMPARED))


def plugin_bots() -> dict[str, Callable[[], Bot]]:
    """Bots from elsewhere: those of installed packages, and invited ones."""
    return bots_from_elsewhere(TAKEN)


def bots() -> dict[str, Callable[[], Bot]]:
    """What makes each bot, by name: plain ones, the ladder, what it is compared with, those of other packages."""
    return PLAIN | LEVELS | COMPARED | plugin_bots()


@overload
def bot(
    name: Literal["knight", "duke", "emperor", "emperor-classic"], *, seconds: float | None = None
) -> SearchBot: ...
@overload
def bot(name: Literal["novice", "squire", "greedy"]) -> GreedyBot: ...
@overload
def bot(name: Literal["random"]) -> RandomBot: ...
@overload
def bot(name: str, *, seconds: float | None = None) -> Bot: ...
def bot(name: str, *, seconds: float | None = None) -> Bot:
    """A new bot by its name, for one seat of one game.

    `emperor:0.05`, or `seconds=0.05`, thinks 0.05 seconds about a decision, on one core. UnknownBot, which is also a
    KeyError, if there is no such bot.
    """
    known = bots()
    called, budget = (name, "") if name in known else parted(name)
    if called not in known:
        called = cut(called)
        raise UnknownBot("no-bot", name=cut(name), known=", ".join(nearest_first(called, known)))
    made = known[called]()
    if budget:
        try:
            seconds = float(budget)
        except ValueError:
            raise UnknownBot("bot-seconds", name=called, given=budget, most=LONGEST) from None
    if seconds is not None:
        give_time(called, made, seconds)
    return made


def parted(name: str) -> tuple[str, str]:
    """A name, and what follows its last colon."""
    called, _, budget = name.rpartition(":")
    return (called, budget) if called else (budget, "")


def give_time(name: str, made: Bot, seconds: float) -> None:
    """Have a bot think so long about a decision, and as far as it comes in that time."""
    if not hasattr(made, "seconds"):
        raise UnknownBot("bot-without-clock", name=name)
    if not 0 < seconds <= LONGEST:
        raise UnknownBot("bot-seconds", name=name, given=f"{seconds:g}", most=LONGEST)
    made.seconds = seconds
    if isinstance(made, SearchBot):
        made.iterations, made.threads = checks.MOST_ITERATIONS, 1
