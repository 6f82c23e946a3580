"""The rules as they are written, as HTML: every heading, point and ruling can be found by its address, such as CC 2.4.

Nothing in a text is taken for HTML; a link leads to a heading of the same text, or to another site over https.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from urllib.parse import quote

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tavoliere.web.messages.rules import ReferenceCard, ReferencePage, RuleHeading, RulesPage

ADDRESSED = re.compile(r" *\{([^}]*)\} *$")  # "## 1 Components {CC 1}"
ADDRESS = re.compile(r"[A-Z]{2} (?:[A-Z]-?)?\d+(?:\.\d+)*")
SOURCES = re.compile(rf"\({ADDRESS.pattern}(?:, {ADDRESS.pattern})*\)")  # "(CC 2.3, CC 3.2)"
markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


@lru_cache(maxsize=32)
def rules_page(source: str, deeper: int, figures: tuple[tuple[str, str], ...] = ()) -> RulesPage:
    """A text as HTML; `deeper` is how far its headings stand below those of the page that it is shown in.

    Each of the figures, an address and HTML, stands beside the section in which that address is.
    """
    tokens = markdown.parse(source)
    headings: list[RuleHeading] = []
    above = ""  # the address of the section
    for i, token in enumerate(tokens):
        if token.type == "heading_open":
            above = mark_heading(token, tokens[i + 1], deeper, headings)
            tokens[i + 2].tag = token.tag
        elif token.type == "list_item_open" and token.info and above and token.level == 1:
            token.attrSet("data-address", f"{above}.{token.info}")  # point 4 under "CC 2" is CC 2.4
        elif token.type in ("th_open", "th_close"):
            inside = tokens[i + 1 if token.nesting > 0 else i - 1].content
            token.tag = "th" if inside else "td"
            if token.type == "th_open" and inside:
                token.attrSet("scope", "col")
        if token.type == "inline":
            token.children = inline(token.children or [])
    return RulesPage(html=rendered(illustrated(tokens, figures)), headings=headings, figures=[])


def illustrated(tokens: Sequence[Token], figures: Sequence[tuple[str, str]]) -> list[Token]:
    """The text with its figures: a section that has some stands beside them."""
    sections: list[list[Token]] = [[]]
    for token in tokens:
        if token.type == "heading_open":
            sections.append([])
        sections[-1].append(token)
    shown: list[Token] = []
    for section in sections:
        addresses = {
            one.attrs.get("data-address") for token in section for one in (token, *(token.children or [])) if one.attrs
        }
        beside = "".join(html for address, html in figures if address in addresses)
        if beside:
            before, after = '<section class="illustrated"><div>', f'</div><div class="figures">{beside}</div></section>'
            section = [block(before), *section, block(after)]
        shown += section
    return shown


def block(html: str) -> Token:
    return Token("html_block", "", 0, content=f"{html}\n")


def mark_heading(token: Token, inside: Token, deeper: int, headings: list[RuleHeading]) -> str:
    """Give a heading its name and its address; the address."""
    line = inside.content
    address = found.group(1) if (found := ADDRESSED.search(line)) else ""
    inside.content = ADDRESSED.sub("", line)
    depth = int(token.tag[1])
    anchor = f"rule-{slug(line)}"
    headings.append(RuleHeading(depth=depth, text=inside.content, anchor=anchor))
    token.tag = f"h{min(6, depth + deeper)}"
    token.attrs = {
        "id": anchor,
        "class": f"depth-{depth}",
        "tabindex": "-1",
        **({"data-address": address} if address else {}),
    }
    last = (inside.children or [])[-1]
    if address and last.type == "text":
        last.content = ADDRESSED.sub("", last.content)
        mark = Token("html_inline", "", 0, content=f'<span class="address">{escape(address)}</span>')
        inside.children = [*(inside.children or []), mark]
    return address


def slug(line: str) -> str:
    """What GitHub calls a heading in links, which the rules' own links use."""
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", line.lower()).strip())


def inline(tokens: Sequence[Token]) -> list[Token]:
    """Links and rulings: a bold address, such as **CC R8**, is where the ruling is found."""
    closing: list[str] = []
    shown = []
    for i, token in enumerate(tokens):
        if token.type == "strong_open" and ADDRESS.fullmatch(tokens[i + 1].content):
            token.attrSet("data-address", tokens[i + 1].content)
        if token.type == "link_open":
            start, end = link(str(token.attrs.get("href", "")))
            closing.append(end)
            token = Token("html_inline", "", 0, content=start)
        elif token.type == "link_close":
            token = Token("html_inline", "", 0, content=closing.pop())
        shown.append(token)
    return shown


def link(to: str) -> tuple[str, str]:
    if to.startswith("#"):  # the page's own address has its route there
        return f'<button type="button" class="link" data-turn="rule-{escape(to[1:])}">', "</button>"
    if to.startswith("https://"):
        return f'<a href="{escape(to)}" rel="noreferrer" target="_blank">', "</a>"
    return "", ""


def rendered(tokens: Sequence[Token]) -> str:
    """The HTML, with what is wider than the page in boxes that scroll, by keyboard too."""
    html = markdown.renderer.render(tokens, markdown.options, {})
    html = html.replace("<table>", '<div class="scrolled" tabindex="0"><table>').replace("</table>", "</table></div>")
    return re.sub(r"<pre><code[^>]*>(.*?)</code></pre>", r'<pre tabindex="0">\1</pre>', html, flags=re.DOTALL)


@lru_cache(maxsize=32)
def reference_page(source: str, game: str) -> ReferencePage:
    """The rules in short: "# game", what stands on every card, then a card for each "## variant" with what is its own.

    An address in brackets leads to the rules.
    """
    common, *cards = re.split(r"^## ", source, flags=re.MULTILINE)
    title, common = common.removeprefix("# ").split("\n", 1)
    return ReferencePage(title=title, cards=[reference_card(card, common, game) for card in cards])


def reference_card(card: str, common: str, game: str) -> ReferenceCard:
    title, own = card.split("\n", 1)

    def linked(sources: re.Match[str]) -> str:
        links = ADDRESS.sub(lambda one: f'<a href="#rules/{game}/{quote(one[0])}">{one[0]}</a>', sources[0])
        return f'<span class="sources">{links}</span>'

    return ReferenceCard(title=title, html=SOURCES.sub(linked, rendered(markdown.parse(f"{common}\n{own}"))))
