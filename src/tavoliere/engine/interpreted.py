"""The engine in plain Python: the twin of `_core.pyx`, for where no compiler is, for debugging, and for comparison.

The same classes, the same numbers from the same seed.
"""

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any, Self

from tavoliere.definition.event_table import GameEvent, noted
from tavoliere.definition.game_definition import EvaluationModule, FeaturesModule, HeuristicModule, RulesModule
from tavoliere.definition.schema import CHANCE, NOBODY_ACTS
from tavoliere.engine import checks
from tavoliere.engine.action import Action
from tavoliere.engine.layout import Layout
from tavoliere.engine.position_game import PositionGame
from tavoliere.engine.program import Generator, Rules

MOST_LEGAL = 512  # at one step of any game
DEAD_END = -1  # what can go wrong in a playout, besides a broken invariant
ENDLESS = -2
MOST_UNKNOWN = 10_000  # things in a view: of rubbish, no end of them could be guessed


class Kernel:
    """The rules of one game, interpreted."""

    compiled = False

    def __init__(
        self,
        layout: Layout,
        rules: RulesModule,
        heuristic: HeuristicModule,
        evaluation: EvaluationModule,
        features: FeaturesModule | None = None,
    ) -> None:
        self.layout = layout
        self.rules = rules
        self.heuristic = heuristic.heuristic
        self.prior = getattr(evaluation, "prior", heuristic.heuristic)
        self.playout = getattr(evaluation, "playout", None)
        self.evaluation = evaluation
        self.features = features
        self.state_size = layout.size
        self.table = Rules(layout, rules, heuristic, evaluation, features)  # as programs ask for them

    def start(self, options: Mapping[str, Any]) -> bytes:
        """The bytes of the first position; `options` are the fields that they set."""
        state = self.layout.unpack(self.blank(options))
        self.rules.setup(state)
        return self.layout.pack(state)

    def blank(self, options: Mapping[str, Any]) -> bytes:
        """A state before it is set up: zeros, but for the fields that options set."""
        state = self.layout.zero()
        for field, value in options.items():
            setattr(state, field, value)
        return self.layout.pack(state)

    def redealt(self, raw: bytes) -> bytes:
        """A full state that a view may stand for."""
        state = self.layout.unpack(raw)
        redeal(self.rules, state, Generator(0, 0))
        return self.layout.pack(state)

    def is_view_of(self, raw: bytes, full: bytes, seats: int) -> bool:
        """Whether `raw` is the view of `full` that the seat to act has; ValueError if nobody has it."""
        views = []
        for seat in range(-1, seats):
            state = self.layout.unpack(full)
            actor = self.rules.actor(state)
            self.rules.view(state, seat)
            views.append(self.layout.pack(state))
        if raw not in views:
            raise ValueError("nobody sees that")
        return bool(actor >= 0 and raw == views[1 + actor])

    def playouts(
        self,
        start: "Core",
        first: int,
        games: int,
        seed: int,
        policies: Sequence[int],
        out: Any,
        limit: int = 0,
        choices: int | None = None,
    ) -> tuple[int, int, int] | None:
        """Play `games` games from `start` to their end; `_core.pyx` says what is written where."""
        if not isinstance(start, Core):
            raise TypeError(f"start must be a position, not {checks.shortened(start)}")
        games = checks.whole(games, 0, checks.MOST_GAMES, "games")
        limit = checks.whole(limit, 0, checks.MOST_GAMES, "limit")
        first = checks.whole(first, 0, 1 << 62, "first")
        seed = checks.whole(seed, 0, checks.LAST_SEED, "seed")
        if choices is not None:
            choices = checks.whole(choices, 0, checks.LAST_SEED, "choices")
        if start.kernel is not self:
            raise ValueError("start must be a position of this game")
        start._need_full()
        seats = start.seats
        policies = checks.one_for_each_seat(policies, seats, 2, "policies")
        lines: Any = checks.writable(out)
        facts = self.rules.facts(start.state, [0] * MOST_LEGAL)
        if lines.format != "i" or lines.ndim != 2 or not lines.c_contiguous:
            raise ValueError("out must be lines of ints")
        if lines.shape[0] < games or lines.shape[1] not in (seats + 3, seats + 3 + facts):
            raise ValueError(
                f"out must have a line of {seats + 3} or, with facts, {seats + 3 + facts} ints for each game"
            )
        rules = self.rules
        actor, legal, weights, apply = rules.actor, rules.legal, rules.weights, rules.apply
        numbers = [0] * MOST_LEGAL
        for game in range(games):
            chance = Generator(seed, first + game)
            generator = chance if choices is None else Generator(choices, first + game)
            state = self.layout.copy(start.state)
            decisions = draws = 0
            while True:
                who = actor(state)
                if limit and (what := self.trouble(state, who, decisions + draws, limit)):
                    return first + game, decisions + draws, what
                if who == NOBODY_ACTS:
                    break
                if who == CHANCE:
                    total = weights(state, numbers)
                    if total <= 0:
                        return first + game, decisions + draws, DEAD_END
                    apply(state, chance.weighted(numbers, total))
                    draws += 1
                else:
                    n = legal(state, numbers)
                    if n == 0:
                        return first + game, decisions + draws, DEAD_END
                    if policies[who] == 2:
                        n = self.noticed(numbers, n, generator)
                    if policies[who] == 0:
                        apply(state, numbers[generator.below(n)])
                    else:
                        apply(state, self.best_by_heuristic(state, numbers, n, generator))
                    decisions += 1
            rules.standing(state, numbers)
            best = max(numbers[:seats])
            winners = sum(1 << p for p in range(seats) if numbers[p] == best)
            rules.scores(state, numbers)
            line = [*numbers[:seats], winners, decisions, draws]
            if lines.shape[1] > seats + 3:
                line += numbers[: rules.facts(state, numbers)]
            for i, number in enumerate(line):
                lines[game, i] = number
        return None

    def trouble(self, state: Any, who: int, steps: int, limit: int) -> int:
        """The number of a broken invariant, DEAD_END or ENDLESS; 0 when all is well."""
        if what := self.rules.broken(state):
            return int(what)
        if steps > limit:
            return ENDLESS
        if who != NOBODY_ACTS and self.rules.legal(state, [0] * MOST_LEGAL) == 0:
            return DEAD_END
        return 0

    def noticed(self, legal: MutableSequence[int], n: int, generator: Generator) -> int:
        """Keep the actions that a careless player notices, all of them when that would be none; return how many."""
        kept = 0
        for i in range(n):
            if generator.below(2) == 1:
                legal[kept] = legal[i]
                kept += 1
        return kept or n

    def best_by_heuristic(self, state: Any, legal: MutableSequence[int], n: int, generator: Generator) -> int:
        best = ties = choice = 0
        for i in range(n):
            heuristic = self.heuristic(state, legal[i])
            if i == 0 or heuristic > best:
                best, ties, choice = heuristic, 1, i
            elif heuristic == best:
                ties += 1
                if generator.below(ties) == 0:
                    choice = i
        return legal[choice]


def redeal(rules: RulesModule, state: Any, generator: Generator) -> int:
    """Guess everything that a view leaves open; return how many things that were. ValueError if it is no view."""
    odds = [0] * MOST_LEGAL
    for guesses in range(MOST_UNKNOWN):
        total = rules.unknown(state, odds)
        if total == 0:
            return guesses
        if total < 0:
            break
        rules.reveal(state, generator.weighted(odds, total))
    raise ValueError("what is unknown in this state cannot be guessed")


# How much of a position is known in it: `_core.pxd` says what each means.
LESS, ACTOR, FULL = range(3)


class Core:
    """A position of an interpreted game: its state, which never changes, and the game it belongs to."""

    __slots__ = ("game", "kernel", "known", "seats", "state")

    game: PositionGame
    kernel: Kernel
    state: Any
    seats: int
    known: int

    def __init__(self) -> None:
        raise TypeError("a position comes from its game: game.start(), game.position(...), game.restore(...)")

    @classmethod
    def of(cls, game: PositionGame, raw: bytes) -> Self:
        """The position of `game` whose state is `raw`, if the game finds that such a state can arise."""
        kernel = getattr(game, "kernel", None)
        if not isinstance(kernel, Kernel):
            raise TypeError(f"a position needs a game with interpreted rules, not {checks.shortened(game)}")
        checks.raw_state(raw, kernel.state_size)
        own = game.check_state(raw)
        state = kernel.layout.unpack(raw)
        numbers = [0] * MOST_LEGAL
        seats = kernel.rules.scores(state, numbers)
        known = FULL if kernel.rules.unknown(state, numbers) == 0 else ACTOR if own else LESS
        return cls._with(game, kernel, state, seats, known)

    @classmethod
    def _with(cls, game: PositionGame, kernel: Kernel, state: Any, seats: int, known: int) -> Self:
        position = cls.__new__(cls)
        position.game = game
        position.kernel = kernel
        position.state = state
        position.seats = seats
        position.known = known
        return position

    def _twin(self) -> Self:
        return self._with(self.game, self.kernel, self.kernel.layout.copy(self.state), self.seats, self.known)

    def _need_full(self) -> None:
        if self.known != FULL:
            raise ValueError("nothing can be played in a view, where things are hidden: redeal it first")

    def _legal_number(self, action: Action | int | str) -> int:
        """The number of an action that is legal here: the rules know what follows from those, and from no others."""
        if self.known == LESS:
            raise ValueError("the actions are known in the view of the seat that is to act, not in this one")
        number = action if isinstance(action, int) else self.game.action(action)
        if number not in self._legal():
            raise self.game.illegal(self, number)
        return int(number)

    @property
    def raw(self) -> bytes:
        """The bytes of the state."""
        return self.kernel.layout.pack(self.state)

    @property
    def actor(self) -> int | None:
        """A seat, CHANCE, or None when the game is over."""
        who: int = self.kernel.rules.actor(self.state)
        return None if who == NOBODY_ACTS else who

    def _legal(self) -> list[int]:
        numbers = [0] * MOST_LEGAL
        return numbers[: self.kernel.rules.legal(self.state, numbers)] if self.known != LESS else []

    @property
    def actions(self) -> tuple[Action, ...]:
        """The legal actions, in canonical order. None are known in a view of somebody who is not to act."""
        return tuple(self.game.all_actions[a] for a in self._legal())

    @property
    def weights(self) -> tuple[int, ...]:
        """At a chance step: the relative odds of the actions, in their order. Empty otherwise."""
        if self.actor != CHANCE or self.known != FULL:
            return ()
        odds = [0] * MOST_LEGAL
        self.kernel.rules.weights(self.state, odds)
        return tuple(odds[a] for a in self._legal())

    def draw(self, unit: float, /) -> Action:
        """At a chance step: the outcome on which a number from 0 to 1 falls, such as random.random() gives."""
        unit = unit if type(unit) is float else checks.between(unit, 0.0, 1.0, "what is drawn by")
        if self.actor != CHANCE or self.known != FULL or not 0.0 <= unit < 1.0:
            raise ValueError("draw needs a chance step of a full position and a number from 0 to 1, 1 not included")
        odds = [0] * MOST_LEGAL
        total = self.kernel.rules.weights(self.state, odds)
        if total <= 0:
            raise ValueError("there is nothing to draw")
        left = int(unit * total) - odds[0]
        i = 0
        while left >= 0:
            i += 1
            left -= odds[i]
        return self.game.all_actions[i]

    def play(self, action: Action | int | str, /) -> Self:
        """The position after a legal action, which is given as an Action, its number or its text."""
        self._need_full()
        number = self._legal_number(action)
        position = self._twin()
        self.kernel.rules.apply(position.state, number)
        return position

    def play_noting(self, action: Action | int | str, /) -> tuple[Self, list[GameEvent]]:
        """The position after a legal action, and what happens meanwhile, as the rules note it."""
        with noted() as events:
            return self.play(action), events

    def explained(self, form: str, action: int = 0, /) -> list[GameEvent]:
        """What one of the functions that explain says of the position, or of an action in it, legal or not."""
        action = checks.whole(action, 0, len(self.game.all_actions) - 1, "action")
        known = form in ("prompt", "final_lines", "sentence", "reason")
        if not known or form not in self.game.explanations:
            raise ValueError(f"this game has no function {checks.shortened(form)} that explains")
        with noted() as said:
            self.game.explanations[form](*([self.state, action] if form in ("sentence", "reason") else [self.state]))
        return said

    def together(self, action: int, /) -> int:
        """The number of the scene of a step: those in a row with the same number are shown as one; 0: by itself."""
        return self._answer("together", 0, action)

    def owner(self, action: int, /) -> int:
        """The seat in whose turn a step of chance falls, or -1."""
        return self._answer("owner", -1, action)

    def _answer(self, form: str, otherwise: int, action: int) -> int:
        action = checks.whole(action, 0, len(self.game.all_actions) - 1, "action")
        answer: int = self.game.explanations[form](self.state, action) if form in self.game.explanations else otherwise
        return answer

    def joint(self, actions: Sequence[int], /) -> list[GameEvent]:
        """What several steps are told as, as they are seen, of which the first is played here."""
        checks.whole(len(actions), 1, MOST_LEGAL, "the number of actions")
        steps = [checks.whole(action, 0, len(self.game.all_actions) - 1, "action") for action in actions]
        with noted() as said:
            if "joint" in self.game.explanations:
                self.game.explanations["joint"](self.state, steps, len(steps))
        return said

    def foreseen(self, action: int, /) -> tuple[Self, list[GameEvent], list[GameEvent]]:
        """A view after a legal action that reveals nothing, what happens, and what else would come of it."""
        number, after = self._legal_number(action), self._twin()
        with noted() as events:
            self.kernel.rules.apply(after.state, number)
        with noted() as said:
            if "preview" in self.game.explanations:
                self.game.explanations["preview"](self.state, after._twin().state, number)
        return after, events, said

    def facts_of(self, seat: int, /) -> bytes:
        """The bytes of what follows from a view, as they are told a seat."""
        seat = checks.whole(seat, -1, self.seats - 1, "seat")
        if not self.game.has_facts:
            raise ValueError("this game has no facts")
        facts: bytes = self.game.facts_layout.pack(self.game.facts_in(self.state, seat))
        return facts

    def hidden_from(self, seat: int) -> Self:
        """The position with everything hidden that `seat` may not know; -1 is a spectator."""
        seat = checks.whole(seat, -1, self.seats - 1, "seat")
        position = self._twin()
        self.kernel.rules.view(position.state, seat)
        if self.kernel.rules.unknown(position.state, [0] * MOST_LEGAL) > 0:
            own = seat != CHANCE and seat == self.actor and self.known != LESS
            position.known = ACTOR if own else LESS
        return position

    def count_unknown(self) -> int:
        """In a view: how many things a redeal has to guess."""
        return redeal(self.kernel.rules, self._twin().state, Generator(0, 0))

    def guessed(self, seed: int) -> Self:
        """In a view: a full position that looks the same from there, at random."""
        generator = Generator(checks.whole(seed, 0, checks.LAST_SEED, "seed"), 0)
        position = self._twin()
        redeal(self.kernel.rules, position.state, generator)
        position.known = FULL
        return position

    def seen_as(self, action: int, seat: int) -> int:
        """The number of the action that `seat` sees when this one, which is legal, is played here."""
        seat = checks.whole(seat, -1, self.seats - 1, "seat")
        seen: int = self.kernel.rules.seen(self.state, self._legal_number(action), seat)
        return seen

    def heuristic_of(self, action: int) -> int:
        """The heuristic value of a legal action: the higher, the sooner a simple player plays it."""
        heuristic: int = self.kernel.heuristic(self.state, self._legal_number(action))
        return heuristic

    def _features(self) -> FeaturesModule:
        if self.kernel.features is None:
            raise ValueError("this game has no features for a learned evaluation")
        return self.kernel.features

    @property
    def eyes(self) -> int:
        """The seat from whose eyes the learned evaluation sees the position."""
        return self._features().eyes(self.state)

    @property
    def prospects(self) -> tuple[float, ...]:
        """What the game's own evaluation says of each seat: a difference of 1 means e times as likely to win."""
        self._need_full()
        found = [0] * self.seats
        unit = self.kernel.evaluation.evaluate(self.state, found)
        return tuple(one / unit for one in found)

    def features_for(self, seat: int) -> bytes:
        """The position as the learned evaluation sees it from a seat: a byte for each feature."""
        seat = checks.whole(seat, 0, self.seats - 1, "seat")
        features = self._features()
        if self.known != FULL and (self.known == LESS or seat != self.actor):
            raise ValueError("features are known in a full position, and in its own view to the seat that is to act")
        values = [0] * len(features.WIDTHS)
        n = features.features(self.state, seat, values)
        if n != len(values):
            raise ValueError(f"the game writes {n} features, not {len(values)}")
        for i, (value, width) in enumerate(zip(values, features.WIDTHS, strict=True)):
            if not 0 <= value < width:
                raise ValueError(f"feature {i} is {value}, not from 0 to {width - 1}")
        return bytes(values)

    @property
    def policies(self) -> tuple[int, ...]:
        """For each of `actions` of a player, in their order, its canonical number; below 0 no prior is learned."""
        features, who = self._features(), self.kernel.rules.actor(self.state)
        found = tuple(features.policy(self.state, who, a) for a in self._legal()) if who >= 0 else ()
        first = features.POLICY - len(self.game.all_actions)
        for number in found:
            if not first <= number < features.POLICY:
                raise ValueError(f"an action has the number {number}, not from {first} to {features.POLICY - 1}")
        return found

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        numbers = [0] * MOST_LEGAL
        return tuple(numbers[: self.kernel.rules.scores(self.state, numbers)])

    @property
    def standing(self) -> tuple[int, ...]:
        """A number for each seat, the higher the better: points, and what breaks a tie."""
        numbers = [0] * MOST_LEGAL
        return tuple(numbers[: self.kernel.rules.standing(self.state, numbers)])

    def count(self, depth: int) -> int:
        """How many sequences of `depth` actions there are from here."""
        depth = checks.whole(depth, 0, checks.DEEPEST, "depth")
        self._need_full()
        if depth == 0:
            return 1
        return sum(self.play(action).count(depth - 1) for action in self.actions)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.game == other.game and self.raw == other.raw

    def __hash__(self) -> int:
        return hash(self.raw)
