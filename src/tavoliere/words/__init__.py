"""Everything a person reads, in every language that has a catalogue beside this file: English, Italian. Research in
English alone.

`en.ftl` and `it.ftl` lie beside what says them: in the rooms of the program, and in a game's folder. What a language
has no words for is said in English.
"""

import contextlib
import locale
import os
import re
from collections.abc import Iterator, Sequence
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeGuard

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = Path(__file__).parent.parent
BASE = "en"  # the language that has words for everything
LANGUAGES = (BASE, *sorted(path.stem for path in (PACKAGE / "words").glob("*.ftl") if path.stem != BASE))
# The rooms whose catalogues are the program's, here what several of them say; and those that a page has something of.
ROOMS = ("words", "analysis", "referee", "terminal", "commands", "web")
ROOMS_OF_PAGE = (
    *("words", "analysis", "referee", "web", "web/page"),
    *(
        f"web/page/shell/{room}"
        for room in ("lobby", "table", "people", "book", "learn", "analysis", "study", "editor", "box")
    ),
)


JOINER = "\u200d"  # joins signs into one, as in many emoji
GLUE = "\N{NO-BREAK SPACE}"  # between a number and its unit


def printable(text: str) -> str:
    """A text as it may be shown anywhere: without signs that a terminal obeys, or that turn others round."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign in ("\n", JOINER, GLUE) else "\ufffd" for sign in text)


class Word(str):
    """In the arguments of a message: the name of another message, to be put into words first."""


class Seat(int):
    """In the arguments of a message: a seat, to be called by its player's name."""


Message = tuple[str, dict[str, Any]]  # the name of a message in the catalogues, and its arguments: messages, too


LONGEST_ARGUMENT = 2000  # letters


def repeated(arguments: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a message about what somebody gave, of which it repeats no more than can be read."""
    return {name: cut(one, LONGEST_ARGUMENT) if isinstance(one, str) else one for name, one in arguments.items()}


def cut(text: str, longest: int = 60) -> str:
    """A text of which a sentence repeats no more than it can hold."""
    return text if len(text) <= longest else text[: longest - 3] + "..."


def is_message(value: Any) -> TypeGuard[Message]:
    """Whether an argument of a message is a message itself, to be put into words first."""
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], dict)


_language: ContextVar[str] = ContextVar("language", default="en")


def language() -> str:
    """The language in which messages are written now."""
    return _language.get()


def set_language(code: str) -> None:
    """Write messages in this language from now on."""
    _language.set(code)


@contextlib.contextmanager
def spoken(code: str) -> Iterator[None]:
    """Write messages in this language for a while."""
    token = _language.set(code)
    try:
        yield
    finally:
        _language.reset(token)


def language_of_locale() -> str:
    """The machine's language where there are words in it, English elsewhere."""
    named = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), locale.getlocale()[0] or "")
    return next((code for code in LANGUAGES if named.lower().startswith(code)), BASE)


ENTRY = re.compile(r"^([a-z][a-z0-9-]*) = ?(.*(?:\n(?:[ \t}].*|(?=\n[ \t])))*)", re.MULTILINE)


ATTRIBUTE = re.compile(r"\n[ \t]+\.([a-z][a-z0-9-]*) =")
ARGUMENT = re.compile(r"\{ \$([a-z-]+) \}")


EUPHONIC = re.compile(r"\b([ae]) (?=\1)", re.IGNORECASE)  # "a Anna" is said "ad Anna"; names can't be known beforehand


def is_plain(value: object) -> bool:
    """Whether Fluent would write a value as Python does: texts, and whole numbers without separators."""
    return isinstance(value, str) or (type(value) is int and 0 <= value < 1000)


def sources_of(code: str, folder: Path | None) -> list[Path]:
    """The program's words, then the folder's; lessons, which lie in a folder of a game's, know the game's words too."""
    folders = [PACKAGE / room for room in dict.fromkeys((*ROOMS, *ROOMS_OF_PAGE))]
    folders += [] if folder is None else [folder.parent, folder]
    # a browser that plays alone has some of the rooms only, and a language some of the catalogues
    return [path for path in (one / f"{code}.ftl" for one in folders) if path.exists()]


class Catalogue:
    """The messages of one language: the program's, and those of the game in `folder`, or in a folder of the game's own.

    A file is cut into its messages at once, but a message is parsed when it is first said, and a simple one not at all:
    Fluent is needed for plurals and for large numbers, and takes its time to load and to read.
    """

    def __init__(self, code: str, folder: Path | None) -> None:
        self.code = code
        self.sources: dict[str, str] = {}
        for path in sources_of(code, folder):
            for entry in ENTRY.finditer(path.read_text(encoding="utf-8")):
                # "says-play.label" is the attribute "label" of the message "says-play".
                value, *attributes = ATTRIBUTE.split(entry[2])
                self.sources[entry[1]] = value
                for name, own in zip(attributes[::2], attributes[1::2], strict=True):
                    self.sources[f"{entry[1]}.{name}"] = own
        self._plain: dict[str, bool] = {}  # messages with nothing but arguments in braces
        self._bundle: FluentBundle | None = None

    def format(self, message: str, arguments: dict[str, Any]) -> str:
        """A message with its arguments filled in; KeyError if there is none of this name."""
        source = self.sources[message]
        if "{" not in source:
            return " ".join(source.split()) if "\n" in source else source.strip()
        if message not in self._plain:
            self._plain[message] = "\n" not in source and "{" not in ARGUMENT.sub("", source)
        if self._plain[message] and all(map(is_plain, arguments.values())):
            return ARGUMENT.sub(lambda found: str(arguments[found[1]]), source).strip()
        try:
            from fluent.runtime import FluentBundle, FluentResource
        except ModuleNotFoundError:  # in a browser, where the page itself puts messages into words: as it is written
            return source
        if self._bundle is None:
            self._bundle = FluentBundle([self.code], use_isolating=False)
        parsed = message.replace(".", "-")
        if not self._bundle.has_message(parsed):
            self._bundle.add_resource(FluentResource(f"{parsed} = {source}\n"))
        pattern = self._bundle.get_message(parsed).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"message {message!r}: {errors[0]}")
        assert isinstance(text, str)
        return text


@cache
def catalogue(code: str, folder: Path | None) -> Catalogue:
    """The catalogue of a language, with the words of the game in `folder`."""
    return Catalogue(code, folder)


def parts(item: Any) -> Any:
    """A list in a list is one item of several words: "Anna 3"."""
    return item if isinstance(item, (list, tuple)) and not is_message(item) else [item]


class Words:
    """The words of one game, or of the program when no folder is given, in the language of the moment."""

    def __init__(self, folder: Path | None = None, names: Sequence[str] = ()) -> None:
        self.folder = folder
        self.names = names  # what the players at the seats are called

    @property
    def language(self) -> str:
        return language()

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """The sentence that a message is, with its arguments filled in."""
        known = catalogue(self.language, self.folder)
        if message not in known.sources:
            known = catalogue(BASE, self.folder)
        if message not in known.sources:
            raise KeyError(f"no message {message!r} in the catalogue {known.code!r} of {self.folder or 'the program'}")
        said = known.format(message, {name: self.resolved(value) for name, value in arguments.items()})
        return EUPHONIC.sub(r"\1d ", said) if arguments and known.code == "it" else said

    def knows(self, message: str) -> bool:
        """Whether there is a message of this name."""
        return any(message in catalogue(code, self.folder).sources for code in (self.language, BASE))

    def say(self, message: Message) -> str:
        """The same for a message with its arguments in a pair."""
        return self(message[0], **message[1])

    def resolved(self, value: Any) -> Any:
        if isinstance(value, Word):
            return self(str(value))
        if isinstance(value, Seat):
            return self.seat(value)
        if is_message(value):
            return self.say(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(" ".join(map(str, map(self.resolved, parts(item)))) for item in value)
        return printable(value) if isinstance(value, str) else value

    def seat(self, seat: int) -> str:
        """The name of a player; one who has none is called by the seat, in the reader's language."""
        return printable(self.names[seat] if seat < len(self.names) else "") or self("seat", number=seat + 1)


class EnglishWords(Words):
    """The words of research, which speaks English whoever asks."""

    language = "en"
