"""Every game and setting as an OpenSpiel game.

    import pyspiel, tavoliere.envs.openspiel
    game = pyspiel.load_game("tavoliere_cardcassonne(players=4)")
    game = pyspiel.load_game("tavoliere_san_marco_2_ghosts")

Chance is a player, as in OpenSpiel. An observation is the seat's view. The string of an information state has perfect
recall: it names everything that the seat has seen, step by step; its tensor is the view, as the observation's is.
Returns come at the end and add up to zero (`rewards.py`).

All games say that information is imperfect, Carolus Magnus too, where nothing is hidden: OpenSpiel's ISMCTS bot plays
no others. Only its Python form can: OpenSpiel's C++ does not ask a game written in Python to resample. Its C++ MCTS bot
plays with `step_with_policy`; its `step` crashes with any game written in Python, OpenSpiel's own ones too (2.0.2).
"""

import hashlib
import random
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any, Self

import numpy as np

from tavoliere.definition.schema import ChoiceOption, Option
from tavoliere.engine.errors import from_extra
from tavoliere.engine.game import CHANCE, Game, Position, game
from tavoliere.envs import SETTINGS
from tavoliere.envs.observations import ObservationEncoder
from tavoliere.envs.rewards import rewards_of
from tavoliere.games.registry import GAMES
from tavoliere.words import language

with from_extra("research"):
    import pyspiel

MOST_DECISIONS = 20_000  # no game is longer; `tavoliere soak` looks for one
DIGEST = 16  # bytes

Settle = Callable[[dict[str, Any]], Game]


class GameHistory:
    """How a game went so far: where it stands, and what each seat has seen on the way.

    What was seen is summed up in a hash, but only when somebody asks: most positions of a playout never are.
    """

    __slots__ = ("_memories", "_since", "position")

    def __init__(self, position: Position, memories: tuple[bytes, ...]) -> None:
        self.position = position
        self._memories = memories
        self._since: list[tuple[Position, int]] = []  # positions and what was played in them, not yet summed up

    @classmethod
    def begun(cls, position: Position) -> Self:
        """A course that begins here: each seat has seen its view."""
        return cls(position, tuple(digest(b"", position, seat) for seat in range(position.game.players)))

    def play(self, action: int) -> None:
        before = self.position
        self.position = before.play(action)
        self._since.append((before, action))

    @property
    def memories(self) -> tuple[bytes, ...]:
        """A hash of everything that each seat has seen."""
        if self._since:
            after = [position for position, _ in self._since[1:]] + [self.position]
            memories = list(self._memories)
            for (before, action), then in zip(self._since, after, strict=True):
                for seat, memory in enumerate(memories):
                    seen = before.seen_as(action, seat).to_bytes(2, "little")
                    memories[seat] = digest(memory + seen, then, seat)
            self._memories = tuple(memories)
            self._since = []
        return self._memories

    def redealt(self, seat: int, generator: random.Random) -> "GameHistory":
        """Another course that a seat can't tell from this one; the others remember their new view only."""
        position = self.position.view(seat).redeal(generator)
        course = GameHistory.begun(position)
        memories = list(course._memories)
        memories[seat] = self.memories[seat]
        course._memories = tuple(memories)
        return course

    def __deepcopy__(self, memo: dict[int, Any]) -> "GameHistory":
        # OpenSpiel clones by deep copies; what a course holds never changes, its list apart
        course = GameHistory(self.position, self._memories)
        course._since = self._since[:]
        return course


def digest(before: bytes, position: Position, seat: int) -> bytes:
    return hashlib.blake2b(before + position.hidden_from(seat).raw, digest_size=DIGEST).digest()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options settled, as OpenSpiel sees it."""

    def __init__(self, spiel_type: Any, settled: Game, parameters: dict[str, Any]) -> None:
        self.game = settled
        chance = sum(block.size for block in self.game.blocks if block.chance)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.all_actions),
            max_chance_outcomes=chance,
            num_players=self.game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(spiel_type, info, parameters)
        self.begun = GameHistory.begun(self.game.start())

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def state_at(self, position: Position) -> "SpielState":
        """The state of a position; its history begins there."""
        state = SpielState(self)
        state.course = GameHistory.begun(position)
        return state

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DECISIONS

    def make_py_observer(self, kind: Any = None, parameters: dict[str, Any] | None = None) -> "Observer":
        if parameters:
            raise ValueError(f"observers take no parameters, not {parameters}")
        return Observer(self.game, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel sees it."""

    def __init__(self, spiel_game: SpielGame) -> None:
        super().__init__(spiel_game)
        self.course = GameHistory(spiel_game.begun.position, spiel_game.begun.memories)

    @property
    def position(self) -> Position:
        return self.course.position

    def current_player(self) -> int:
        actor = self.course.position.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.course.position.actor is None

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.course.position.actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.course.position.weights
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(self.course.position.actions, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.course.position.game.all_actions[action])

    def returns(self) -> list[float]:
        position = self.course.position
        if position.actor is not None:
            return [0.0] * position.game.players
        return rewards_of(position.standing, self.get_game().game.sides)

    def resample_from_infostate(self, player: int, uniform: Callable[[], float]) -> "SpielState":
        """Another state that a player can't tell from this one; its history begins there, so that it tells nothing."""
        state = SpielState(self.get_game())
        state.course = self.course.redealt(player, random.Random(uniform()))
        return state

    def __str__(self) -> str:
        return drawn(self.course.position, language())


@lru_cache(maxsize=16)
def drawn(position: Position, _language: str) -> str:
    """The board as text. OpenSpiel asks for it again and again, of a state and of its clones."""
    return str(position)


class Observer:
    """What a player sees: the pieces of its view in `tensor` and, by name, in `dict`."""

    def __init__(self, tv_game: Game, kind: Any) -> None:
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("only one player's own view is to be had: public_info, and private_info of SINGLE_PLAYER")
        self.recalls = kind.perfect_recall
        self.encoder = ObservationEncoder(tv_game)
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict = self.encoder.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        self.encoder.write(state.position.hidden_from(player).raw, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """For an information state a hash of everything seen, quickly; for an observation the view's fields."""
        if self.recalls:
            return f"player {player} saw {state.course.memories[player].hex()}"
        self.set_from(state, player)
        return "\n".join(f"{name}: {text_of(piece.astype(int))}" for name, piece in self.dict.items())


def text_of(piece: Any) -> str:
    """The numbers of a piece in a line; the lines of a grid divided by bars."""
    if piece.ndim == 2:
        return " | ".join(map(text_of, piece))
    return " ".join(map(str, piece.reshape(-1).tolist()))


def options_of(name: str) -> tuple[Option, ...]:
    return GAMES[name].options.OPTIONS


def parameters_of(name: str) -> dict[str, Any]:
    """A game's options as OpenSpiel's parameters, each with its default.

    Numbers, truth values and texts stay what they are. Where an option mixes them, or is a table of data (the path of a
    file), its parameter is a text. Nothing, 0 or an empty text, is the default of the game.
    """
    specification: dict[str, Any] = {}
    for option in options_of(name):
        values = [value for value in option.values if value is not None] if isinstance(option, ChoiceOption) else []
        kind = type(values[0]) if len({type(value) for value in values}) == 1 else str
        usual = option.default if values and type(option.default) is kind else None
        specification[option.name] = kind() if usual is None else usual
    return specification


def game_with(name: str, parameters: dict[str, Any]) -> Game:
    """The game that OpenSpiel's parameters describe."""
    options: dict[str, Any] = {}
    for option in options_of(name):
        given = parameters.get(option.name)
        if isinstance(option, ChoiceOption):
            given = next((value for value in option.values if str(value) == str(given)), given)
        if given or given is False:
            options[option.name] = given
    return game(name, **options)


def setting(name: str, parameters: dict[str, Any]) -> Game:
    """A setting with a name of its own, which takes no parameters."""
    of, options = SETTINGS[name]
    return game(of, **options)


def register(
    short_name: str, long_name: str, players: Sequence[int], parameters: dict[str, Any], settle: Settle
) -> None:
    """Make a game known to OpenSpiel."""
    kind = pyspiel.GameType
    spiel_type = kind(
        short_name=short_name,
        long_name=long_name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )

    class Registered(SpielGame):  # a class, since OpenSpiel lets go of it only after Python has ended
        def __init__(self, given: dict[str, Any]) -> None:
            super().__init__(spiel_type, settle(given), given)

    pyspiel.register_game(spiel_type, Registered)


def spiel_game(settled: Game) -> SpielGame:
    """A game of ours, whatever its options, as OpenSpiel sees it."""
    spiel_type = pyspiel.load_game(f"tavoliere_{settled.name.replace('-', '_')}").get_type()
    return SpielGame(spiel_type, settled, {})


for _name in GAMES:
    _players = GAMES[_name].player_counts
    _id = f"tavoliere_{_name.replace('-', '_')}"
    register(_id, _name, _players, parameters_of(_name), partial(game_with, _name))
for _id, (_name, _options) in SETTINGS.items():
    _title = " ".join([_name, *map(str, _options.values())])
    register(f"tavoliere_{_id}", _title, [_options["players"]], {}, partial(setting, _id))
