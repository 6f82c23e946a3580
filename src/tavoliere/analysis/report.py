"""An analysis in words, for a terminal: messages of the catalogues, and small plots of characters."""

from collections.abc import Sequence
from itertools import pairwise
from textwrap import wrap
from typing import NamedTuple

from tavoliere.analysis.analysis import Analysis, Decision, PlayerSummary
from tavoliere.bots.ranking import positions_along
from tavoliere.engine.action import Action
from tavoliere.engine.game import CHANCE, Position, View
from tavoliere.table.choices import label
from tavoliere.table.match import Match
from tavoliere.words import Message, Seat, Word, Words

BARS = "▁▂▃▄▅▆▇█"  # the lower eighth of a chance, and so on
SPARKS = 60
BROAD = 100  # columns of running text
SOME = 0.3  # points worth a word
LONGEST_TOLD = 5  # steps of a better line
LITTLE = 0.02  # of the chance to win: less luck than that is none to speak of


def ending(match: Match) -> Message:
    """How the match ended, or how far it has come."""
    result = match.position.result
    if result is None:
        return "analysis-unfinished", {"steps": len(match.steps)}
    points = result.scores[result.winners[0]]
    *others, last = (Seat(seat) for seat in result.winners)
    if not others:
        return "won-by", {"who": last, "points": points}
    return "won-together", {"others": others, "last": last, "points": points}


def sparkline(values: Sequence[float], width: int = SPARKS) -> str:
    """Values from 0 to 1 as a row of bars; many share a bar by their mean."""
    width = min(width, len(values))
    ends = [len(values) * i // width for i in range(width + 1)] if width else []
    means = [sum(values[a:b]) / (b - a) for a, b in pairwise(ends)]
    return "".join(BARS[min(len(BARS) - 1, int(len(BARS) * value))] for value in means)


def chart(analysis: Analysis, words: Words) -> list[str]:
    """The chances of every player over the whole game, a line each."""
    course = [chances for _, chances in analysis.chances()]
    if not course:
        return []
    names = [words.seat(seat) for seat in range(len(analysis.seats))]
    width = max(map(len, names))
    return [
        f"{name:<{width}}  {100 * course[0][seat]:3.0f} %  {sparkline([one[seat] for one in course])}  "
        f"{100 * course[-1][seat]:3.0f} %"
        for seat, name in enumerate(names)
    ]


def kind_of_luck(kind: str, words: Words) -> Word:
    """What a kind of throw is called in the game: dice, cards."""
    name = f"says-{kind}.luck"
    return Word(name if words.knows(name) else "analysis-chance")


def verdict(player: PlayerSummary, match: Match) -> list[Message]:
    """Was this player unlucky? And, once the game is over, what weighed more: luck, or who played better?

    An equal share of the chance to win, luck and play add up to the result.
    """
    kinds: list[list[str]] = [
        [kind_of_luck(kind, match.words), whole_percent(luck)] for kind, luck in player.luck_by_kind.items()
    ]
    if len(kinds) == 1:
        kinds = [kinds[0][:1]]
    lucky = "even" if abs(player.luck) < LITTLE else "lucky" if player.luck > 0 else "unlucky"
    found: list[Message] = [
        (f"analysis-{lucky}", {"who": Seat(player.seat), "percent": percent(player.luck), "kinds": kinds})
    ]
    if player.adjusted is None:
        return found
    play = player.adjusted - 1 / len(set(match.game.sides))
    if abs(play) < LITTLE:
        return [*found, ("analysis-play-even", {})]
    weighs = "" if lucky != "unlucky" or play > 0 else "-more" if play < player.luck else "-less"
    return [*found, (f"analysis-play-{'better' if play > 0 else 'worse'}{weighs}", {"percent": percent(play)})]


def whole_percent(chance: float) -> str:
    number = round(100 * chance)
    return f"{number:+d} %".replace("-", "\N{MINUS SIGN}") if number else "0 %"


def percent(chance: float) -> float:
    return round(100 * abs(chance), 1)


def reasons(match: Match, decision: Decision) -> list[Message]:
    """Why the best action is better, in the game's terms: what comes of it at once, what it soon wins and prevents."""
    view = match.positions[decision.step].view(decision.seat)
    best, played = (match.game.action(text) for text in (decision.best, decision.action))
    return why(view, best, played, decision.points)


def why(view: View, best: Action, other: Action, gains: Sequence[float]) -> list[Message]:
    """Why an action is better than another; `gains`: by how many points each seat is soon better off with it."""
    game, instead = view.game, view.game.preview(view, other)
    found = [told for told in game.preview(view, best) if told not in instead]
    for seat, points in enumerate(gains):
        rounded = {"points": round(abs(points), 1)}
        if seat == view.seat and points >= SOME:
            found.append(("analysis-wins", rounded))
        elif points <= -SOME and game.sides[seat] != game.sides[view.seat]:
            found.append(("analysis-prevents", {"who": Seat(seat), **rounded}))
    return found or [("analysis-later", {})]


class BetterLine(NamedTuple):
    """The better line up to the next die or card, and not long: each step, where it is played, and what it says."""

    positions: tuple[Position, ...]
    steps: tuple[Action, ...]
    messages: tuple[Message, ...]  # the first as a choice in a list


def better_line(match: Match, decision: Decision) -> BetterLine:
    """How it would go on with the best action, as far as the deciding seat can suppose."""
    view = match.positions[decision.step].view(decision.seat)
    best, *line = (match.game.action(text) for text in decision.line[:LONGEST_TOLD])
    try:
        positions = positions_along(view, best, line)
    except ValueError:  # the line was tried in other deals than the one that the view supposes
        positions = positions_along(view, best, [])
    steps, tells = [best], [label(positions[0], best, "label")]
    for position, after in pairwise(positions[1:]):
        if position.actor == CHANCE:
            break
        # The line has it as the seat would see it, which need not say all.
        steps.append(next(one for one in position.actions if position.play(one) == after))
        tells.append(match.game.sentence(position, position.seen_as(steps[-1], decision.seat)))
    return BetterLine(tuple(positions[: len(steps)]), tuple(steps), tuple(tells))


def mistake(match: Match, decision: Decision) -> list[str]:
    """A decision that cost something: what was played, what was better and why, and the board as its seat saw it."""
    words, seat = match.words, decision.seat
    seen = match.positions[decision.step].view(seat)
    percent = {"cost": round(100 * decision.cost, 1), "margin": round(100 * decision.margin, 1)}
    place = {"rank": decision.rank, "choices": decision.choices}
    first, *then = [words.say(one) for one in better_line(match, decision).messages]
    lines = [
        words("analysis-step", step=decision.step + 1, **percent, **place),
        words("analysis-played", action=played_sentence(match, decision, decision.action)),
        words("analysis-better", action=first),
    ]
    if then:
        lines.append(words("analysis-then", line=" ".join(then)))
    lines.append(words("analysis-why", reason=" ".join(words.say(one) for one in reasons(match, decision))))
    board = match.game.draw(seen.known, seat, words)
    more = [row for line in lines[1:] for row in wrap(line, BROAD, initial_indent="  ", subsequent_indent="    ")]
    return [lines[0], *more, "", *(f"    {row}" for row in board.splitlines()), ""]


def played_sentence(match: Match, decision: Decision, text: str) -> str:
    """An action of a decision as a choice in a list."""
    action: Action = match.game.action(text)
    return match.words.say(label(match.positions[decision.step], action, "label"))
