"""Bots think in a thread of their own, so that the screen stays alive."""

import asyncio
import random
import threading
from contextlib import suppress

from tavoliere.bots import Bot
from tavoliere.bots.plain import GreedyBot
from tavoliere.engine.action import Action
from tavoliere.engine.game import View

HELPER = GreedyBot()


async def thought(bot: Bot, view: View, generator: random.Random) -> Action:
    """What a bot chooses; one that fails is helped out, so that the game goes on.

    Its thread is a daemon: leaving the program never waits for a thought.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Action] = loop.create_future()

    def tell(action: Action) -> None:
        if not answer.done():  # somebody still waits
            answer.set_result(action)

    def think() -> None:
        action = None
        with suppress(BaseException):  # anything can go wrong in another package's bot, which may even end its thread
            action = bot.choose(view, generator)
        if action not in view.actions:
            action = HELPER.choose(view, generator)
        with suppress(RuntimeError):  # the loop is closed by now, and nobody waits any more
            loop.call_soon_threadsafe(tell, action)

    threading.Thread(target=think, daemon=True, name="thought").start()
    return await answer
