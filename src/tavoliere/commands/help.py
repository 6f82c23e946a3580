"""What Typer itself says, in the language of the moment: help, mistakes, completion; and games' options in the help.

A command that takes a game's options lists them in its help: those of the games that are named on the command line,
else those of all.
"""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

from typer import Context
from typer.core import TyperCommand, TyperGroup

import tavoliere as tv
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.schema import ChoiceOption
from tavoliere.words import Words, set_language

words = Words()
HELP_NAMES = ["-h", "--help"]
METAVAR = re.compile(r"[A-Z]+")
GREATEST_SHOWN = 10**9  # a larger bound is a technical one, and says nothing to anybody


class LocalizedHelp:
    """Help whose headings and remarks are words of ours; the parts that are the same for commands and groups."""

    about: Sequence[GameDefinition] = ()  # the games whose options are listed

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces: list[str] = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        told = " ".join(placeholders(without_braces(piece)) for piece in pieces)
        formatter.write_usage(ctx.command_path, told, words("cli-usage") + " ")

    def format_options(self, ctx: Any, formatter: Any) -> None:
        parameters = self.get_params(ctx)  # type: ignore[attr-defined]
        for kind, heading in (("argument", "cli-arguments"), ("option", "cli-options")):
            shown = [described(one, ctx) for one in parameters if one.param_type_name == kind and not one.hidden]
            if shown:
                with formatter.section(words(heading)):
                    formatter.write_dl(shown)
        for definition in self.about:
            with formatter.section(words("cli-options-of", game=definition.name)):
                formatter.write_dl(options_of(definition))


class Command(LocalizedHelp, TyperCommand):
    """A command."""

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """Also the options of the game that was named."""
        from typer._click.shell_completion import CompletionItem

        found = super().shell_complete(ctx, incomplete)
        definition = tv.GAMES.get(str(ctx.params.get("game")))
        if self.about and definition is not None:
            names = (f"--{option.name.replace('_', '-')}" for option in definition.options.OPTIONS)
            found += [CompletionItem(name) for name in names if incomplete and name.startswith(incomplete)]
        return found


class ResearchCommand(Command):
    """A command of research, which speaks English whoever asks."""

    def make_context(self, *given: Any, **named: Any) -> Any:
        set_language("en")
        return super().make_context(*given, **named)


class Group(LocalizedHelp, TyperGroup):
    """Commands that belong together."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        super().format_options(ctx, formatter)
        width = formatter.width - 6 - max(map(len, self.commands))
        for heading, of_research in (("cli-commands", False), ("cli-commands-of-research", True)):
            listed = [one for one in self.commands.values() if isinstance(one, ResearchCommand) == of_research]
            if listed:
                with formatter.section(words(heading)):
                    formatter.write_dl([(one.name, one.get_short_help_str(width)) for one in listed])


class MainGroup(Group):
    """All commands; `tavoliere --port 8000` is `tavoliere serve --port 8000`, as no other command is named."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        own = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        first = args[0].partition("=")[0] if args else "-"
        if first.startswith("-") and first not in own and not ctx.resilient_parsing:
            args = ["serve", *args]
        return super().parse_args(ctx, args)


def without_braces(piece: str) -> str:
    """What a line of usage says of an argument, as everybody writes it: GAME, [GAME], BOT..."""
    found = re.fullmatch(r"(?:\{(.+)\}|\[(\[.+)\])(?:\.\.\.)?", piece)
    return piece if found is None else found[1] or found[2]


def placeholders(text: str) -> str:
    """What stands for something in a line of usage, such as GAME or [OPTIONS], in the reader's words."""

    def said(found: re.Match[str]) -> str:
        name = f"cli-metavar-{found[0].lower()}"
        return words(name) if words.knows(name) else found[0]

    return METAVAR.sub(said, text)


def described(parameter: Any, ctx: Context) -> tuple[str, str]:
    """A parameter as the help shows it: its names, and what it is."""
    remarks = []
    default = parameter.get_default(ctx)
    if parameter.param_type_name == "argument":
        names = placeholders(parameter.metavar or parameter.name.upper())
    else:
        names = ", ".join(sorted(parameter.opts, key=len))
        if not parameter.is_flag:
            names += " " + placeholders(parameter.metavar or kind_of(parameter))
            if default not in (None, (), []):
                remarks.append(words("cli-default", value=str(default)))
        if parameter.required:
            remarks.append(words("cli-required"))
    if bounds := bounds_of(parameter):
        remarks.append(bounds)
    text = parameter.help or ""
    return names, f"{text}  [{'; '.join(remarks)}]" if remarks else text


def kind_of(parameter: Any) -> str:
    """What kind of value an option takes: NUMBER, FILE or TEXT."""
    kind = str(parameter.type_descriptor.annotation)
    return "NUMBER" if "int" in kind or "float" in kind else "FILE" if "Path" in kind else "TEXT"


def bounds_of(parameter: Any) -> str:
    """Between which numbers a value must be, as far as that says anything."""
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if most is not None and most > GREATEST_SHOWN:
        most = None
    if least is not None and most is not None:
        return words("from-to", least=f"{least:g}", most=f"{most:g}")
    return words("cli-at-least", least=f"{least:g}") if least else ""


def options_of(definition: GameDefinition) -> list[tuple[str, str]]:
    """The options of a game: names with their values, and what they are."""
    found = []
    for option in definition.options.OPTIONS:
        if option.name == "players":
            continue
        name = option.name.replace("_", "-")
        said, rule = definition.words(f"option-{name}"), f" ({option.rule})" if option.rule else ""
        if isinstance(option, ChoiceOption):
            values = "|".join(map(value_text, option.values))
            default = words("cli-default", value=value_text(option.default))
            found.append((f"--{name} {values}", f"{said}{rule}  [{default}]"))
        else:
            found.append((f"--{name} {placeholders('FILE')}", f"{said}{rule}"))
    return found


def value_text(value: object) -> str:
    return str(value).lower()


def put_into_words(command: Any) -> None:
    """Give all parameters of a command their help, in the language of the moment; research has its own in English."""
    if isinstance(command, ResearchCommand):
        return
    for parameter in [*command.params, command.get_help_option(Context(command, help_option_names=HELP_NAMES))]:
        if hasattr(parameter, "help"):
            parameter.help = words(f"cli-option-{parameter.name.replace('_', '-')}")


# --- mistakes ---


def mistake(error: Any) -> str:
    """What Typer has to say against a command line, in one sentence of ours."""
    kind, message = type(error).__name__, str(getattr(error, "message", error))
    if kind == "MissingParameter":
        return words("cli-missing", what=named(error.param))
    if kind == "NoSuchOption":
        return perhaps_similar("cli-no-option", error.possibilities or (), option=error.option_name)
    if kind == "BadOptionUsage":
        name = "cli-takes-no-value" if "does not take" in message else "cli-wants-value"
        return words(name, option=error.option_name)
    if kind == "BadParameter" and error.param is not None:
        return words("cli-bad-value", what=named(error.param), wanted=wanted(error.param))
    if found := re.match(r"No such command '(.*?)'\.", message):
        known = list(error.ctx.command.commands) if error.ctx else []
        return perhaps_similar("cli-no-command", get_close_matches(found[1], known), name=found[1])
    return str(error.format_message() if hasattr(error, "format_message") else error)


def named(parameter: Any) -> str:
    """How a person wrote a parameter, or would have: --games, or GAME."""
    if parameter.param_type_name == "argument":
        return placeholders((parameter.metavar or parameter.name).upper().strip("[]."))
    return str(max(parameter.opts, key=len))


def perhaps_similar(message: str, similar: Iterable[str], **arguments: str) -> str:
    known = ", ".join(sorted(similar))
    return words(f"{message}-similar", known=known, **arguments) if known else words(message, **arguments)


def wanted(parameter: Any) -> str:
    """What a parameter takes: a whole number, from 1 to 64."""
    kind = str(parameter.type_descriptor.annotation)
    name = "cli-wants-whole" if "int" in kind else "cli-wants-number" if "float" in kind else "cli-wants-text"
    return ", ".join(part for part in (words(name), bounds_of(parameter)) if part)


# --- completion ---


def install_completion(_: Context, __: Any, value: Any) -> Any:
    """For `--install-completion`, instead of Typer's own, which says in English what it did."""
    if not value:
        return value
    from typer._completion_shared import install

    shell, path = install(shell=value if isinstance(value, str) else None)
    print(words("cli-completion-installed", shell=shell, path=str(path)))
    raise SystemExit(0)
