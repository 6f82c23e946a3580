"""The rules of a game to read, opened where an answer pointed to."""

import re
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Markdown, MarkdownViewer
from textual.widgets.markdown import MarkdownBlock

from tavoliere.games.registry import GAMES
from tavoliere.terminal.base_screen import BaseScreen
from tavoliere.terminal.keys import Key, KeysLine

WIDE = 100  # columns from which on the contents stand beside the text
HEADING = re.compile(r"^#+ +(?P<text>.*?) *(?:\{(?P<address>[^}]*)\})? *$", re.MULTILINE)


def rules_file(game: str, language: str) -> Path:
    return GAMES[game].rules_page(language)


def for_reading(rules: str) -> str:
    """The rules without the addresses at the ends of headings, which only answers and links need."""
    return HEADING.sub(lambda heading: re.sub(r" *\{[^}]*\} *$", "", heading[0]), rules)


def heading_of(rules: str, address: str) -> int | None:
    """Which heading, counted from 0, stands over an address.

    "CC 2.4" may be a heading, or a point under "CC 2"; "CC R8" a paragraph that begins with its address.
    """
    headings = list(HEADING.finditer(rules))
    addresses = [heading["address"] for heading in headings]
    while True:
        if address in addresses:
            return addresses.index(address)
        paragraph = re.search(rf"^[-*\d. ]*\*\*{re.escape(address)}\*\*", rules, re.MULTILINE)
        if paragraph:
            return max(i for i, heading in enumerate(headings) if heading.start() < paragraph.start())
        if "." not in address:
            return None
        address = address.rpartition(".")[0]


def heading_linked(rules: str, anchor: str) -> int | None:
    """Which heading a link such as #12-rulings-cc-12 leads to."""
    for i, heading in enumerate(HEADING.finditer(rules)):
        text = heading[0].lstrip("# ").lower()
        if re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", text)).strip("-") == anchor:
            return i
    return None


class Rulebook(MarkdownViewer):
    """The rules with their table of contents."""

    def __init__(self) -> None:
        super().__init__(open_links=False)
        self.rules = ""

    async def read(self, rules: str) -> None:
        self.rules = rules
        await self.document.update(for_reading(rules))

    def turn_to(self, heading: int | None) -> None:
        """Scroll to a heading."""
        contents = self.document.table_of_contents
        if heading is not None and heading < len(contents):
            block = self.document.query_one(f"#{contents[heading][2]}", MarkdownBlock)
            self.scroll_to_widget(block, top=True, animate=False)

    async def _on_markdown_link_clicked(self, message: Markdown.LinkClicked) -> None:
        message.stop()
        message.prevent_default()
        if message.href.startswith("#"):
            self.turn_to(heading_linked(self.rules, message.href.removeprefix("#")))
        elif message.href.startswith(("https://", "http://")):
            self.app.open_url(message.href)


class RulesScreen(BaseScreen):
    """The rules of one game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,r,backspace", "app.close", show=False),
        Binding("c", "contents", show=False),
    ]

    def __init__(self, game: str, address: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.address = address

    def compose(self) -> ComposeResult:
        yield Rulebook()
        yield KeysLine()

    def begin(self) -> None:
        book = self.query_one(Rulebook)
        book.show_table_of_contents = self.size.width >= WIDE
        super().begin()
        book.document.focus()

    def keys(self) -> list[Key]:
        return [
            Key("↑↓ PgUp PgDn", "terminal-key-read", "read"),
            Key("c", "terminal-key-contents", "contents"),
            Key("l", "terminal-key-language", "app.next_language"),
            Key("Esc", "terminal-key-close", "app.close"),
        ]

    def refresh_text(self) -> None:
        super().refresh_text()
        self.open_book()

    @work(exclusive=True)
    async def open_book(self) -> None:
        """Lay out the rules in the language of the moment, and turn to the address."""
        rules = rules_file(self.game, self.program.language).read_text(encoding="utf-8")
        book = self.query_one(Rulebook)
        if rules != book.rules:
            await book.read(rules)
        if self.address is not None:
            self.call_after_refresh(book.turn_to, heading_of(rules, self.address))

    def action_read(self) -> None:
        self.query_one(Rulebook).document.focus()

    def action_contents(self) -> None:
        book = self.query_one(Rulebook)
        book.show_table_of_contents = not book.show_table_of_contents
        (book.table_of_contents if book.show_table_of_contents else book.document).focus()
