"""The program that a command line starts. Every mistake of a user's is one sentence."""

import os
import sys
import warnings

from tavoliere.commands.usage import WrongUse, say
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.kernels import RunsInterpreted
from tavoliere.words import LANGUAGES, Words, language_of_locale, set_language

words = Words()


def main() -> None:
    """Do what the command line says, and exit with a status that tells whether it worked."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign still shows the rest
    set_language(language_of_locale())
    try:
        arguments = with_language(sys.argv[1:])
        with warnings.catch_warnings():
            warnings.showwarning = lambda message, *_, **__: say(str(message))
            warnings.simplefilter("always", RunsInterpreted)
            status = carry_out(arguments)
        sys.stdout.flush()
    except TavoliereError as error:
        status = fail(str(error), 1)
    except KeyboardInterrupt:
        status = fail(words("cli-interrupted"), 130)
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except OSError as error:
        status = fail(words("cli-system", problem=f"{error.strerror or error}: {error.filename or ''}".rstrip(": ")), 1)
    sys.exit(status)


def carry_out(arguments: list[str]) -> int:
    """Run a command."""
    from typer import Abort
    from typer.exceptions import TyperException

    from tavoliere.commands.command_line import build
    from tavoliere.commands.help import mistake

    try:
        status = build(arguments)(arguments, prog_name="tavoliere", standalone_mode=False)
    except Abort:
        raise KeyboardInterrupt from None
    except TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # its message is the help
            print(error.message, file=sys.stderr)
            return 2
        return fail(mistake(error), 2)
    return status if isinstance(status, int) else 0


def fail(sentence: str, status: int) -> int:
    say(sentence)
    return status


def with_language(arguments: list[str]) -> list[str]:
    """Take `--lang it` out of the arguments, wherever it stands, and speak that language."""
    rest = []
    given = iter(arguments)
    for argument in given:
        name, equals, value = argument.partition("=")
        if name == "--lang":
            chosen = value if equals else next(given, "")
            if chosen not in LANGUAGES:
                raise WrongUse("cli-language", given=chosen, known=", ".join(LANGUAGES))
            set_language(chosen)
        else:
            rest.append(argument)
    return rest
