"""Bots think in a thread of their own, so that the screen stays alive."""

import asyncio
import random
import threading

from tavoliere.bots import Bot
from tavoliere.engine.game import Action
from tavoliere.engine.position import View


async def thought(bot: Bot, view: View, generator: random.Random) -> Action:
    """What a bot chooses. Its thread is a daemon: leaving the program never waits for a thought."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Action] = loop.create_future()

    def tell(action: Action | None, error: Exception | None) -> None:
        if answer.done():  # nobody waits any more
            return
        if error is not None:
            answer.set_exception(error)
        elif action is not None:
            answer.set_result(action)

    def think() -> None:
        action, error = None, None
        try:
            action = bot.choose(view, generator)
        except Exception as trouble:  # handed over to whoever waits for the thought
            error = trouble
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, action, error)

    threading.Thread(target=think, daemon=True, name="thought").start()
    return await answer
