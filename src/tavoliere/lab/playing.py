"""Games for studies: the same number and seed give the same game, on any machine."""

import random
from collections.abc import Iterator, Sequence

from tavoliere.bots import Bot, SearchBot, bot, bots
from tavoliere.definition.package_check import problem_of
from tavoliere.engine.action import Action
from tavoliere.engine.checks import MOST_ITERATIONS
from tavoliere.engine.errors import nearest_first
from tavoliere.engine.game import CHANCE, Game, Position, View
from tavoliere.lab.errors import CannotStudy
from tavoliere.lab.simulate import POLICIES, lines_of

AGES = 3600.0  # seconds: no decision takes so long


def player(name: str) -> Bot:
    """A bot that thinks by counting and never by the clock, which would not play the same game twice.

    `emperor/400` is the emperor with 400 iterations for a decision.
    """
    known = bots()
    level, _, iterations = (name, "", "") if name in known else name.partition("/")
    if level not in known and level.rpartition(":")[0] in known:
        raise CannotStudy("lab-bot-by-clock", name=name)
    if level not in known:
        raise CannotStudy("lab-no-bot", name=name, known=", ".join(nearest_first(name, known)))
    made = known[level]()
    if iterations:
        if not isinstance(made, SearchBot) or not iterations.isdigit() or not 0 < int(iterations) < MOST_ITERATIONS:
            raise CannotStudy("lab-bot-count", name=name)
        made.iterations, made.threads = int(iterations), 1
    if isinstance(made, SearchBot):
        if made.iterations >= MOST_ITERATIONS or made.threads > 1:
            raise CannotStudy("lab-bot-by-clock", name=name)
        made.seconds = AGES
    return made


def looking_ahead(name: str, iterations: int | None) -> Bot:
    """A bot by its name; one that looks ahead does so for a number of iterations, where one is given."""
    made = bot(name)
    if iterations is not None and isinstance(made, SearchBot):
        made.seconds, made.iterations, made.threads = AGES, iterations, 1
    return made


def described(name: str) -> str:
    """A bot by its name and how long it thinks: what one such bot has played is not good for another."""
    made = player(name)
    return f"{name.partition('/')[0]}, {made.iterations} iterations" if isinstance(made, SearchBot) else name


def compiled(bots: Sequence[str]) -> bool:
    """Whether these players can play inside the engine."""
    return all(name in POLICIES for name in bots)


def chosen(name: str, mind: Bot, view: View, generator: random.Random) -> Action:
    """What a bot plays; CannotStudy, with its name, where a bot breaks down or plays what is not legal."""
    try:
        action = mind.choose(view, generator)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # anything can go wrong in another package's bot, which may even end the program
        problem = f"{type(error).__name__}: {problem_of(error)}"
        raise CannotStudy("lab-bot-failed", name=name, problem=problem) from error
    if action not in view.actions:
        raise CannotStudy("lab-bot-illegal", name=name, action=str(action))
    return action


def walk(
    game: Game, bots: Sequence[str], chance: random.Random, choices: random.Random
) -> Iterator[tuple[Position, Action | None]]:
    """Every position of a game with what is played in it; the last with None."""
    minds = [player(name) for name in bots]
    position = game.start()
    while (actor := position.actor) is not None:
        if actor == CHANCE:
            action = position.draw(chance.random())
        else:
            action = chosen(bots[actor], minds[actor], position.view(actor), choices)
        yield position, action
        position = position.play(action)
    yield position, None


def generators(seed: int, number: int, again: int = 0) -> tuple[random.Random, random.Random]:
    """For chance, and for what players leave to luck; `again` plays the same cards and dice with other decisions."""
    return random.Random(f"chance {seed} {number}"), random.Random(f"choices {seed} {number} {again}")


def lines(game: Game, bots: Sequence[str], seed: int, numbers: range, again: int = 0) -> list[list[int]]:
    """Whole games as lines of numbers, such as `lines_of` gives."""
    if compiled(bots):
        choices = random.Random(f"choices {seed} {again}").getrandbits(63)
        return lines_of(game, bots, seed, numbers.start, len(numbers), choices=choices)
    found = []
    for number in numbers:
        decisions = draws = 0
        for position, _ in walk(game, bots, *generators(seed, number, again)):
            draws += position.actor == CHANCE
            decisions += position.actor not in (CHANCE, None)
        found.append(line_of(position, decisions, draws))
    return found


def line_of(position: Position, decisions: int, draws: int) -> list[int]:
    """The numbers of a finished game."""
    result = position.result
    assert result is not None
    winners = sum(1 << seat for seat in result.winners)
    return [*result.scores, winners, decisions, draws, *facts(position)]


def facts(position: Position) -> list[int]:
    """What a game counts about itself."""
    out = [0] * len(position.game.definition.state.FACTS)
    position.game.definition.rules.facts(position.game.unpack(position), out)
    return out


def parts(position: Position) -> tuple[float, ...]:
    """Each seat's part of the victory in a finished game, with its partner's."""
    result, sides = position.result, position.game.sides
    assert result is not None
    won = [sides[seat] for seat in result.winners]
    return tuple(won.count(side) / len(won) for side in sides)
