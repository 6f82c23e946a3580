"""How puzzles are found: decisions of bots' games go through finer and finer sieves.

A decision is a puzzle when by several searches, with other seeds, with the game's network and without one, the same few
actions are ahead of all others by much more than the searches may be wrong, and a simple player does something else.
"""

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tavoliere.analysis.report import SOME, why
from tavoliere.bots import Alternative, SearchBot, bot
from tavoliere.bots.network import network_of
from tavoliere.bots.outlook import compared
from tavoliere.bots.ranking import positions_along
from tavoliere.bots.search import margin_between
from tavoliere.engine.action import Action
from tavoliere.engine.game import CHANCE, Game, Position, View
from tavoliere.lab.playing import AGES, generators, walk
from tavoliere.lab.regrets import searched_alone
from tavoliere.puzzles.puzzle import LEVELS, PARTS, Ask, Level, Part, Puzzle, played
from tavoliere.table.match import reveals

GAP = 0.08  # of the winning chance, between what solves a puzzle and everything else
BLIND_GAP = 0.03  # the same by the game's own formulas, which see less
EQUAL = 0.03  # what is closer to the best than this is as good
SURE = 1.5  # times the margin of the gap
FEWEST_CHOICES = 3
MOST_BEST = 4  # that solve it, and no more than this part of all:
SHARE_BEST = 0.34
LOST, WON = 0.6, 0.88  # below this part of an even chance a game is lost; where even the next best has this, it is won

GLANCE, LOOK, STUDY = 250, 5_000, 30_000  # iterations of the sieves
EACH = 800  # tries of each action, where every one is compared
ALONE = 15_000  # tries of an action in a search of its own
RANKED = 8
FURTHEST = 5  # decisions that follow in the same turn
MOST_ASKS = 6
LONGEST_LINE = 8
SAMPLES = 48  # of how it may go on, by which the points are compared
TRIES = 8  # of a bot at a puzzle; it solves it if more than half are right
CHECK = 3_000  # iterations that must come to the same answer again
SEEDS = (1, 2, 3)  # with each of these


class Weighed(NamedTuple):
    """What a search says about a decision: what is best, and by how much it is ahead of everything else."""

    best: tuple[Action, ...]
    gap: float
    margin: float
    values: dict[Action, float]
    first: Alternative


def weighed(view: View, iterations: int, seed: str, network: bool = True, everything: bool = False) -> Weighed:
    """Rank the actions of a view, and part the best from the others where the first gap is."""
    thinker = SearchBot(seconds=AGES, iterations=iterations, network=network_of if network else None)
    rank = len(view.actions) if everything else min(RANKED, len(view.actions))
    found = thinker.think(view, generator=random.Random(seed), rank=rank).alternatives
    running = found[:rank]
    best = [one for one in running if running[0].value - one.value < EQUAL]
    rest = running[len(best) :]
    values = {one.action: one.value for one in found if one.visits}
    if not rest:
        return Weighed(tuple(one.action for one in best), 0.0, 1.0, values, found[0])
    gap, margin = best[-1].value - rest[0].value, margin_between(best[-1], rest[0])
    return Weighed(tuple(one.action for one in best), gap, margin, values, found[0])


def ahead(found: Weighed, best: Sequence[Action]) -> float:
    """By how much the worst of some actions is ahead of the best of all others, in a search."""
    own = [value for action, value in found.values.items() if action in best]
    others = [value for action, value in found.values.items() if action not in best]
    return min(own) - max(others) if len(own) == len(best) and others else 0.0


# --- what is obvious --------------------------------------------------------------------------------------------------


def obvious(view: View) -> set[Action]:
    """What a simple player may do: the best by the heuristic, what brings the most points at once or promises them."""
    position = view.supposed
    worths = (
        {action: view.heuristic_of(action) for action in view.actions},
        {action: position.play(action).scores[view.seat] for action in view.actions},
        {action: previewed_points(view, action) for action in view.actions},
    )
    found: set[Action] = set()
    for at, worth in enumerate(worths):
        most = max(worth.values())
        if at == 0 or min(worth.values()) < most:
            found |= {action for action, value in worth.items() if value == most}
    return found


def previewed_points(view: View, action: Action) -> int:
    """The points that a preview promises, where they are counted later."""
    return view.game.promised(view, int(action))


# --- the sieves -------------------------------------------------------------------------------------------------------


class Source(NamedTuple):
    """A decision of a game among bots."""

    seed: int
    game: int
    step: int
    part: Part


def decisions(game: Game, player: str, seed: int, number: int) -> Iterator[tuple[Source, View]]:
    """The decisions of a game among equal bots that have something to choose, in any order."""
    chance, choices = generators(seed, number)
    positions = [position for position, _ in walk(game, (player,) * game.players, chance, choices)]
    made = [step for step, position in enumerate(positions[:-1]) if position.actor != CHANCE]
    order = list(range(len(positions) - 1))
    random.Random(f"puzzles {seed} {number}").shuffle(order)
    for step in order:
        position = positions[step]
        if position.actor == CHANCE or len(position.actions) < FEWEST_CHOICES:
            continue
        if step and amid(positions[step - 1], position):
            continue
        part = PARTS[3 * made.index(step) // len(made)]  # thirds of what is decided
        yield Source(seed, number, step, part), position.view(position.actor)


def amid(before: Position, position: Position) -> bool:
    """Whether a decision goes on with one that a person makes as a whole, such as a division of cards."""
    if before.actor != position.actor:
        return False
    kinds, earlier = (
        {(one.together(action), action.block.name) for action in one.actions} for one in (position, before)
    )
    return any(key for key, _ in kinds & earlier)


def sifted(view: View, source: Source) -> Puzzle | None:
    """The puzzle that a decision is, if it is one."""
    seed = f"puzzle {source.seed} {source.game} {source.step}"
    plain = obvious(view)
    glance = weighed(view, GLANCE, f"{seed} glance")
    simple = max((glance.values.get(action, 0.0) for action in plain), default=0.0)
    if glance.first.action in plain or glance.first.value - simple < GAP / 2:
        return None
    if weighed(view, LOOK // 4, f"{seed} gaze").gap < GAP / 2:
        return None
    look = weighed(view, LOOK, f"{seed} look")
    if not promising(view, look, plain) or look.gap < 0.75 * GAP:
        return None
    blind = weighed(view, LOOK, f"{seed} blind", network=False)
    if ahead(blind, look.best) < BLIND_GAP / 2:
        return None
    study = weighed(view, STUDY, f"{seed} study")
    if not promising(view, study, plain) or study.gap < max(GAP, SURE * study.margin):
        return None
    if ahead(look, study.best) < GAP / 2 or most_promising(view) in study.best:
        return None
    blind = weighed(view, STUDY, f"{seed} blind study", network=False)
    if ahead(blind, study.best) < BLIND_GAP:
        return None
    whole = weighed(view, EACH * len(view.actions), f"{seed} whole", everything=True)
    if ahead(whole, study.best) < GAP:
        return None
    alone = separate(view, study, f"{seed} alone")
    return None if alone < GAP else composed(view, source, plain, study, whole, min(alone, study.gap), seed)


def promising(view: View, found: Weighed, plain: set[Action]) -> bool:
    """Few actions solve it, none of which is obvious, and the game is neither lost nor won."""
    sides = len(set(view.game.sides))
    few = len(found.best) <= min(MOST_BEST, SHARE_BEST * len(view.actions))
    return (
        few
        and not plain & set(found.best)
        and found.first.value * sides >= LOST
        and found.first.value - found.gap <= WON
    )


def most_promising(view: View) -> Action:
    """What the search tries first by the game's own priors."""
    thinker = SearchBot(seconds=AGES, iterations=1)
    return max(thinker.think(view, generator=random.Random(0)).alternatives, key=lambda one: one.prior).action


def separate(view: View, found: Weighed, seed: str) -> float:
    """The gap by searches of their own for each of the best and for the next two."""
    thinker = SearchBot(seconds=AGES, network=network_of)
    generator = random.Random(seed)
    order = sorted(found.values, key=found.values.__getitem__, reverse=True)
    rest = [action for action in order if action not in found.best][:2]
    values = {a: searched_alone(thinker, view, a, ALONE, generator) for a in (*found.best, *rest)}
    return min(values[action] for action in found.best) - max(values[action] for action in rest)


# --- what a puzzle consists of ----------------------------------------------------------------------------------------


def composed(
    view: View, source: Source, plain: set[Action], study: Weighed, whole: Weighed, gap: float, seed: str
) -> Puzzle | None:
    """A puzzle with its answers, its reason and how hard it is; None where no reason can be told."""
    position = view.supposed
    first = asked(view, (), study.best, whole)
    asks = [first, *following(position, view.seat, (), study.best, seed)]
    if len(asks) > MOST_ASKS:
        asks = [first]
    answer = [str(study.first.action.text)]
    while further := next((one for one in asks if one.after == tuple(answer)), None):
        answer.append(further.best[0])
    instead = max(plain, key=lambda action: (study.values.get(action, 0.0), -int(action)))
    actions = [view.game.action(text) for text in answer]
    horizon = view.game.definition.search.horizon
    ahead_of_it = compared(view, actions, [instead], random.Random(seed), SAMPLES, horizon)
    points = tuple(round(one, 2) for one in ahead_of_it)
    if not is_explained(view, actions[0], instead, points):
        return None
    puzzle = Puzzle(
        {name: value for name, value in view.game.settings.items() if chosen_option(view.game, name)},
        {name: value for name, value in position.to_json().items() if name not in ("game", "options")},
        view.seat,
        tuple(asks),
        shown_line(view, answer, study.first),
        round(study.first.value, 3),
        round(gap, 3),
        round(study.margin, 3),
        instead.text,
        points,
        level_of(view, study.best, seed),
        source.part,
        {"seed": source.seed, "game": source.game, "step": source.step, "iterations": STUDY},
    )
    if puzzle.view(view.game) != view:
        return None
    again = all(decides(puzzle, view.game, ask, seed) for ask in asks for seed in SEEDS)
    return puzzle if again else None


def is_explained(view: View, best: Action, instead: Action, points: Sequence[float]) -> bool:
    """Whether the reason can be told: what it wins and prevents, and that this is more than it gives."""
    sides = view.game.sides
    own = sum(one for seat, one in enumerate(points) if sides[seat] == sides[view.seat])
    others = [one for seat, one in enumerate(points) if sides[seat] != sides[view.seat]]
    reasons = {name for name, _ in why(view, best, instead, points)}
    return own - sum(others) / len(others) >= SOME and bool(reasons & {"analysis-wins", "analysis-prevents"})


def chosen_option(game: Game, name: str) -> bool:
    """Whether an option is one of those in which the settings of a game differ."""
    return any(name in setting for setting in game.definition.lab.settings)


def asked(view: View, after: Sequence[str], best: Sequence[Action], found: Weighed) -> Ask:
    most = max(found.values[action] for action in best)
    least = min(found.values[action] for action in best)
    losses = {
        action.text: round(max(0.01, most - found.values.get(action, least)), 2)
        for action in view.actions
        if action not in best
    }
    # Of equals the one comes first, and is shown, that pays for nothing: one's own bridge before another's.
    order = sorted(best, key=lambda action: -lead_after(view, action)) if after else best
    return Ask(tuple(after), tuple(action.text for action in order), losses)


def lead_after(view: View, action: Action) -> int:
    """By how many points whoever is asked is ahead of the others together, right after an action."""
    scores = view.supposed.play(action).scores
    return len(scores) * scores[view.seat] - sum(scores)


def following(position: Position, seat: int, after: tuple[str, ...], best: Sequence[Action], seed: str) -> list[Ask]:
    """The decisions of the same seat that follow each of the best and are as clear; none where one is not."""
    found: list[Ask] = []
    if len(after) >= FURTHEST:
        return []
    for action in best:
        then = position.play(action)
        if then.actor != seat or reveals(position, then):
            continue
        line, view = (*after, action.text), then.view(seat)
        if len(view.actions) == 1:
            only = Ask(line, (view.actions[0].text,), {})
            further = following(then, seat, line, view.actions, seed)
            found += [only, *further] if further else []
            continue
        whole = weighed(view, EACH * len(view.actions), f"{seed} {line}", everything=True)
        again = weighed(view, LOOK, f"{seed} {line} again")
        few = len(whole.best) <= min(MOST_BEST, 0.5 * len(view.actions))
        if few and whole.gap >= GAP and ahead(again, whole.best) >= GAP / 2:
            found += [asked(view, line, whole.best, whole), *following(then, seat, line, whole.best, seed)]
    return found


def shown_line(view: View, answer: Sequence[str], first: Alternative) -> tuple[str, ...]:
    """The answer, and how the search goes on where it is the same, as it can be played: up to a die or card."""
    texts = [action.text for action in (first.action, *first.line)]
    if texts[: len(answer)] != list(answer):
        return tuple(answer)
    try:
        positions = positions_along(view, first.action, first.line)
    except ValueError:  # the line was tried in other deals than the one that the view supposes
        return tuple(answer)
    line: list[str] = []
    for at, position in enumerate(positions[:-1]):
        if position.actor == CHANCE or len(line) >= max(LONGEST_LINE, len(answer)):
            break
        after = positions[at + 1]
        line.append(next(action.text for action in position.actions if position.play(action) == after))
    return tuple(line)


def level_of(view: View, best: Sequence[Action], seed: str) -> Level:
    """The weakest bot that solves it more often than not, by the decision with which it begins."""
    for name in LEVELS[:-1]:
        right = 0
        for one in range(TRIES):
            thinker = bot(name)  # a new one each time, which has not thought about it before
            assert isinstance(thinker, SearchBot)
            thinker.seconds = AGES
            right += thinker.choose(view, random.Random(f"{seed} {name} {one}")) in best
        if 2 * right > TRIES:
            return name
    return LEVELS[-1]


def decides(puzzle: Puzzle, game: Game, ask: Ask, seed: int, iterations: int = CHECK) -> bool:
    """Whether a search comes to the same answer again, by half of the gap."""
    position = played(game.position(dict(puzzle.position)), ask.after)
    if not ask.losses:
        return True
    found = weighed(position.view(puzzle.seat), iterations, f"check {seed}")
    return ahead(found, [game.action(text) for text in ask.best]) >= GAP / 2
