"""Every game and setting as a Gymnasium environment: one seat for the agent, our bots at the others.

    import gymnasium, tavoliere.envs.gymnasium
    env = gymnasium.make("tavoliere/carolus_magnus_3_dice-v3", opponents="knight")
    env = gymnasium.make("tavoliere/san_marco-v3", players=2, variant="ghosts", opponents=["duke"], seat="random")

A step is a decision of the agent; then the others play, and chance does, until the agent is asked again. What may be
played is `info["action_mask"]`, and `env.unwrapped.action_masks()` as sb3-contrib's MaskablePPO asks for it. Rewards
come at the end (`rewards.py`). An illegal action ends the game with a reward of -1, and `info["illegal"]` says why;
with `illegal="raise"` it raises `IllegalAction` and changes nothing.

With `observation="features"` an observation is a flat row of floats from 0 to 1, always seen from the agent's seat:
what the learned evaluation of our bots sees. Names do not matter there, and actions are numbered accordingly: by what
they are about in the order in which the features show it. With `observation="fields"` an observation is the agent's
view in whole numbers, with seats counted as on the table, and actions have the numbers that they have everywhere in
Tavoliere, both as in PettingZoo. `env.unwrapped.choices` says which action a number stands for now, and `named` takes
an observation apart.
"""

import random
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from tavoliere.bots import Bot, bot
from tavoliere.engine.action import Action
from tavoliere.engine.errors import IllegalAction, TavoliereError, from_extra
from tavoliere.engine.game import CHANCE, Game, Position, game
from tavoliere.envs import SETTINGS, words
from tavoliere.envs.observations import ObservationEncoder, feature_places
from tavoliere.envs.pixels import pixels
from tavoliere.envs.rewards import rewards_of
from tavoliere.games.registry import GAMES

with from_extra("research"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.utils import EzPickle

Array = npt.NDArray[Any]
RANDOM = "random"


class WrongEnvironment(TavoliereError):
    """An environment that cannot be made as it was asked for."""

    own_words = words


class Choices(spaces.Discrete):
    """The actions of a game by their numbers. Without a mask, those that the agent has now are sampled."""

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        self.legal = np.ones(actions, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """One of the agent's choices, all equally likely, unless a mask or probabilities say otherwise."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


class TavoliereEnv(gymnasium.Env[Any, np.int64], EzPickle):
    """One seat of one game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        opponents: str | Sequence[str] = "squire",
        seat: int | Literal["random"] = 0,
        observation: Literal["features", "fields"] | None = None,
        illegal: Literal["raise", "lose"] = "lose",
        masked: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents`: one bot for all other seats, or one for each, in the order of the seats after the agent's.

        `seat`: the agent's, or "random" for another one in each game. `observation`: features, where the game has any.
        `masked`: observations are dicts, with an `action_mask` beside the `observation`, as in PettingZoo.
        """
        EzPickle.__init__(self, name, opponents, seat, observation, illegal, masked, render_mode, **options)
        self.game: Game = game(name, **options)
        players = self.game.players
        self.opponents = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != players - 1:
            raise WrongEnvironment("env-opponents", given=len(self.opponents), needed=players - 1)
        for one in self.opponents:
            bot(one)  # says which bots there are
        if seat != RANDOM and seat not in range(players):
            raise WrongEnvironment("env-seat", given=str(seat), last=players - 1)
        if illegal not in ("raise", "lose"):
            raise WrongEnvironment("env-illegal", given=str(illegal))
        self._seat_asked = seat
        self._loses = illegal == "lose"
        self.seat = 0
        self.render_mode = render_mode
        self.encoder = ObservationEncoder(self.game)
        features = self.game.definition.features
        observation = observation or ("features" if features else "fields")
        if observation not in ("features", "fields") or (observation == "features" and features is None):
            raise WrongEnvironment("env-observation", given=str(observation))
        self.observation = observation
        self.action_space: Choices = Choices(len(self.game.all_actions))
        if observation == "features":
            assert features is not None
            self._widest = np.maximum(np.array(features.WIDTHS, np.float32) - 1, 1)
            self._first_judged = sum(block.size for block in self.game.blocks if not block.masked) - features.POLICY
            self.observation_space = spaces.Box(0.0, 1.0, (len(features.WIDTHS),), np.float32)
        else:
            low, high = self.encoder.bounds()
            self.observation_space = spaces.Box(low, high, dtype=np.int32)
        self._masked = masked
        if masked:
            mask = spaces.Box(0, 1, (len(self.game.all_actions),), np.int8)
            self.observation_space = spaces.Dict({"observation": self.observation_space, "action_mask": mask})
        self._position = self.game.start()
        self.choices: dict[int, Action] = {}  # what the agent may play now, by number; nothing once the game is over
        self._minds: dict[int, Bot] = {}
        self._generator = random.Random()

    @property
    def position(self) -> Position:
        """Where the game stands, hidden things and all."""
        return self._position

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; a seed settles its dice and cards, and what opponents leave to luck.

        `options={"position": LINE}` begins at a position instead, as `Position.to_line` writes it.
        """
        super().reset(seed=seed)
        self._generator = random.Random(int(self.np_random.integers(2**63)))
        players = self.game.players
        self.seat = self._generator.randrange(players) if self._seat_asked == RANDOM else int(self._seat_asked)
        self._minds = {(self.seat + 1 + i) % players: bot(one) for i, one in enumerate(self.opponents)}
        begun = (options or {}).get("position")
        self._position = self.game.start() if begun is None else self.game.position(begun)
        self._go_on()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play one of the agent's choices, and what the others do until it is asked again."""
        if not self.choices:
            raise WrongEnvironment("env-over")
        if int(action) not in self.choices:
            refusal = self._refusal(int(action))
            if not self._loses:
                raise refusal
            self.choices = {}
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": str(refusal)}
        self._position = self._position.play(self.choices[int(action)])
        self._go_on()
        over = self._position.actor is None
        reward = rewards_of(self._position.standing, self.game.sides)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, self._info()

    def _go_on(self) -> None:
        position, luck = self._position, self._generator
        while (actor := position.actor) is not None and actor != self.seat:
            if actor == CHANCE:
                position = position.play(position.draw(luck.random()))
            else:
                position = position.play(self._minds[actor].choose(position.view(actor), luck))
        self._position = position
        numbers: Iterable[int] = map(int, position.actions)
        if self.observation == "features":
            numbers = (self._first_judged + number for number in position.policies)
        self.choices = {} if actor is None else dict(zip(numbers, position.actions, strict=True))

    def _refusal(self, number: int) -> IllegalAction:
        if self.observation == "features":
            return IllegalAction("env-not-legal", words, number=str(number))
        try:
            return self.game.illegal(self._position, number)
        except IllegalAction as no_such_number:
            return no_such_number

    def _seen(self) -> Any:
        seen = self._looked_at()
        return {"observation": seen, "action_mask": self.action_masks()} if self._masked else seen

    def _looked_at(self) -> Array:
        position = self._position
        if self.observation == "fields":
            seen = np.empty(self.encoder.size, np.int32)
            self.encoder.write(position.view(self.seat).raw, self.seat, seen)
            return seen
        # Once the game is over nothing is hidden that its view would hide, and nobody is asked.
        known = position if position.actor is None else position.view(self.seat).known
        return np.frombuffer(known.features_for(self.seat), np.uint8).astype(np.float32) / self._widest

    def _info(self) -> dict[str, Any]:
        self.action_space.legal = self.action_masks()
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if (result := self._position.result) is not None:
            info |= {"scores": result.scores, "winners": result.winners}
        return info

    def action_masks(self) -> npt.NDArray[np.int8]:
        """1 for each of `choices`, by its number: what `env.action_space.sample` takes."""
        mask = np.zeros(len(self.game.all_actions), np.int8)
        mask[list(self.choices)] = 1
        return mask

    def named(self, observation: Array) -> dict[str, Array]:
        """The pieces of an observation, in their shapes, by the names that the game's page lists."""
        if self.observation == "fields":
            return self.encoder.named(observation)
        return {feature.name: observation[places] for feature, places in feature_places(self.game.definition)}

    def render(self) -> Any:
        """The board as the agent sees it: as text, printed, or as a picture, as the mode says."""
        view = self._position.view(self.seat)
        if self.render_mode == "human":
            print(view)
        elif self.render_mode == "rgb_array":
            return pixels(view.game.html(view.known, view.seat))
        elif self.render_mode == "ansi":
            return str(view)
        return None


for _name in GAMES:
    _version = GAMES[_name].versions[-1].number
    _id = _name.replace("-", "_")
    gymnasium.register(f"tavoliere/{_id}-v{_version}", entry_point=f"{__name__}:TavoliereEnv", kwargs={"name": _name})
for _id, (_name, _options) in SETTINGS.items():
    _version = GAMES[_name].versions[-1].number
    gymnasium.register(
        f"tavoliere/{_id}-v{_version}", entry_point=f"{__name__}:TavoliereEnv", kwargs={"name": _name, **_options}
    )
