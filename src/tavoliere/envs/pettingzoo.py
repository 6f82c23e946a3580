"""Every game and setting as a PettingZoo environment.

    import pettingzoo, tavoliere.envs.pettingzoo
    env = pettingzoo.make("aec", "tavoliere/san_marco_2_ghosts_v3")
    env = pettingzoo.make("aec", "tavoliere/cardcassonne_v2", players=4)

An observation is a dict: `observation`, a row of numbers (the seat as ones and zeros, then its view's fields; `named`
takes it apart), and `action_mask`. Actions have the numbers that they have everywhere in Tavoliere. The environment
plays chance by itself, with its own generator. Rewards come at the end (`rewards.py`). An illegal action raises
`IllegalAction`, which says why, and changes nothing.
"""

import random
from typing import Any

import numpy as np
import numpy.typing as npt

from tavoliere.engine.errors import from_extra
from tavoliere.engine.game import CHANCE, game
from tavoliere.envs import SETTINGS
from tavoliere.envs.observations import ObservationEncoder
from tavoliere.envs.pixels import pixels
from tavoliere.envs.rewards import rewards_of
from tavoliere.games.registry import GAMES

with from_extra("research"):
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, register
    from pettingzoo.utils import wrappers

Observation = dict[str, npt.NDArray[Any]]


def env(name: str, render_mode: str | None = None, **options: Any) -> "AECEnv[str, Observation, int]":
    """The environment of a game by its name, with its options as keywords."""
    return wrappers.OrderEnforcingWrapper(TavoliereEnv(name, render_mode, **options))


class TavoliereEnv(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """One game in progress, one agent a seat: `player_0`, `player_1` and so on."""

    def __init__(self, name: str, render_mode: str | None = None, **options: Any) -> None:
        EzPickle.__init__(self, name, render_mode, **options)
        super().__init__()
        self.game = game(name, **options)
        self.metadata = {
            "name": f"{name.replace('-', '_')}_v{GAMES[name].versions[-1].number}",
            "render_modes": ["ansi", "human", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.encoder = ObservationEncoder(self.game)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._generator = random.Random()
        self._position = self.game.start()
        low, high = self.encoder.bounds()
        actions = len(self.game.all_actions)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int32),
                    "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; a seed settles all its dice and cards. Options are chosen when the environment is made."""
        if seed is not None:
            self._generator = random.Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._position = self.game.start()
        self._go_on()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._position = self._position.play(-1 if action is None else int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Play chance, then say whose turn it is, or what the game was worth to each."""
        while (actor := self._position.actor) == CHANCE:
            self._position = self._position.play(self._position.draw(self._generator.random()))
        if actor is not None:
            self.agent_selection = self.possible_agents[actor]
            return
        worth = rewards_of(self._position.standing, self.game.sides)
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent's seat may know; the mask is empty where it is not its turn."""
        seat = self.possible_agents.index(agent)
        view = self._position.view(seat)
        observation = np.empty(self.encoder.size, np.int32)
        self.encoder.write(view.raw, seat, observation)
        mask = np.zeros(len(self.game.all_actions), np.int8)
        mask[[int(action) for action in view.actions]] = 1
        return {"observation": observation, "action_mask": mask}

    def named(self, observation: npt.NDArray[np.int32]) -> dict[str, npt.NDArray[np.int32]]:
        """The pieces of an observation by the names of the state table, in their shapes, without copying."""
        return self.encoder.named(observation)

    def render(self) -> Any:
        """The whole board: as text where the mode is "ansi", printed where it is "human", a picture for "rgb_array"."""
        if self.render_mode == "rgb_array":
            return pixels(self._position.game.html(self._position))
        if self.render_mode == "human":
            print(self._position)
            return None
        return str(self._position)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


for _name in GAMES:
    _version = GAMES[_name].versions[-1].number
    _id = _name.replace("-", "_")
    register("aec", f"tavoliere/{_id}_v{_version}", entry_point=f"{__name__}:env", kwargs={"name": _name})
for _id, (_name, _options) in SETTINGS.items():
    _version = GAMES[_name].versions[-1].number
    register("aec", f"tavoliere/{_id}_v{_version}", entry_point=f"{__name__}:env", kwargs={"name": _name, **_options})
