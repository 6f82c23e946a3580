"""Players that are given a view, and nothing else."""

from tavoliere.bots.invitations import Bot, UnusableBot, invite, invite_file
from tavoliere.bots.levels import GENTLE, LEVELS, USUAL, UnknownBot, bot, bots, plugin_bots
from tavoliere.bots.network import Network
from tavoliere.bots.plain import GreedyBot, RandomBot
from tavoliere.bots.search import Alternative, SearchBot, Thought
from tavoliere.definition.game_definition import SearchSettings

__all__ = [
    "GENTLE",
    "LEVELS",
    "USUAL",
    "Alternative",
    "Bot",
    "GreedyBot",
    "Network",
    "RandomBot",
    "SearchBot",
    "SearchSettings",
    "Thought",
    "UnknownBot",
    "UnusableBot",
    "bot",
    "bots",
    "invite",
    "invite_file",
    "plugin_bots",
]
