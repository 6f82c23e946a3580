"""Short lines and emotes between the people at a table."""

import asyncio
import re
import time
from pathlib import Path

import pytest

from tavoliere.web.messages.tables import LONGEST_LINE
from tavoliere.web.refusal import Refusal
from tavoliere.web.server_settings import ServerSettings
from tavoliere.web.tables import chat
from tavoliere.web.tables.chat import AT_ONCE, EMOTES, MONTH, MOST_LINES, Talk, checked_line
from tavoliere.web.tables.table import Table
from tavoliere.words import LANGUAGES, catalogue
from tests.web.conftest import GENEROUS
from tests.web.server import Server


def test_the_page_draws_and_names_every_emote() -> None:
    drawn = (Path(chat.__file__).parents[1] / "page" / "shell" / "table" / "emotes.tsx").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^  (\w+): ", drawn, re.MULTILINE)) == EMOTES
    for language in LANGUAGES:
        assert {f"page-emote-{name}" for name in EMOTES} <= set(catalogue(language, None).sources)


def at_ease(table: Table) -> None:
    """Let everybody say as much as they like."""
    table.state.talk._buckets.clear()


async def test_what_is_said_reaches_everybody_and_those_who_come_later(any_server: Server) -> None:
    founded = await any_server.found("cardcassonne", ["human", "human", "novice"])
    one, other = [await any_server.client(token) for token in founded.tokens[:2]]
    watching = await any_server.client(founded.spectator)
    await one.say(type="say", text="  Good   luck!\n")
    for client in (one, other, watching):
        line = (await client.until("talk"))["line"]
        assert (line["n"], line["seat"], line["emote"], line["text"]) == (1, 0, None, "Good luck!")
    await other.say(type="say", emote="bravo")
    assert (await one.until("talk"))["line"]["emote"] == "bravo"
    late = await any_server.client(founded.tokens[1])
    assert [line["text"] or line["emote"] for line in late.table["talk"]] == ["Good luck!", "bravo"]
    any_server.lobby.tables.clear()  # the server forgets the table; the database does not
    again = await any_server.client(founded.tokens[0])
    assert again.table["talk"] == late.table["talk"]


async def test_spectators_are_silent_and_against_bots_there_is_nobody_to_talk_to(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"])
    watching = await server.client(founded.spectator)
    assert (await watching.ask(type="say", text="Take it!"))["message"][0] == "web-spectator"
    alone = await server.client((await server.found("cardcassonne", ["human", "novice"])).tokens[0])
    assert (await alone.ask(type="say", text="Hello?"))["message"][0] == "web-nobody-to-talk-to"


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("a" * LONGEST_LINE, "a" * LONGEST_LINE),
        ("  one \n two\t three ", "one two three"),
        ("<b>bold</b> & 'quoted'", "<b>bold</b> & 'quoted'"),  # the page writes it as text
        ("turned \u202eround", "turned round"),
        ("bell\x07", "bell"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
    ],
)
def test_a_line_is_shown_on_one_line_without_signs_that_are_not_seen(said: str, shown: str) -> None:
    assert checked_line(said) == shown


@pytest.mark.parametrize("said", ["", "   ", "\x00\x07", "a" * (LONGEST_LINE + 1)])
def test_a_line_that_says_nothing_or_too_much_is_refused(said: str) -> None:
    with pytest.raises(Refusal):
        checked_line(said)


async def test_an_emote_is_one_of_ours(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"])
    client = await server.client(founded.tokens[0])
    assert (await client.ask(type="say", emote="insult"))["message"][0] == "web-emote"
    for emote in EMOTES:
        at_ease(server.lobby.tables[founded.table])
        await client.say(type="say", emote=emote)
        assert (await client.until("talk"))["line"]["emote"] == emote


async def test_nobody_floods_a_table(server: Server) -> None:
    founded = await server.found("cardcassonne", ["human", "human"])
    client, other = [await server.client(token) for token in founded.tokens]
    for i in range(AT_ONCE):
        await client.say(type="say", text=f"{i}")
        await client.until("talk")
    assert (await client.ask(type="say", text="more"))["message"][0] == "web-too-fast"
    await other.say(type="say", text="and I?")
    while (await client.until("talk"))["line"]["seat"] != 1:
        pass


def test_only_the_latest_lines_are_kept() -> None:
    talk = Talk(None)
    for _ in range(MOST_LINES + 10):
        talk._buckets.clear()
        talk.lines = talk.with_line(talk.next(0, "x", None, 0.0))
    assert [line.n for line in talk.lines] == list(range(11, MOST_LINES + 11))


async def test_a_month_after_the_last_move_it_is_forgotten(database: str) -> None:
    settings = ServerSettings(database, limits=GENEROUS, thinkers=1)
    async with Server(settings) as server:
        founded = await server.found("cardcassonne", ["human", "human"])
        client = await server.client(founded.tokens[0])
        await client.say(type="say", text="Until tomorrow")
        await client.until("talk")
    async with Server(settings) as server:
        assert (await server.client(founded.tokens[0])).table["talk"] != []
    later = Server(settings)
    later.lobby.time.now = lambda: time.time() + MONTH + 60
    async with later:
        assert (await later.client(founded.tokens[0])).table["talk"] == []
        await asyncio.sleep(0)
