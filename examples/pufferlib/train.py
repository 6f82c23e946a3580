"""A policy that learns Carolus Magnus in PufferLib's vectorized environments, from nothing, against random play.

    pip install "tavoliere[research]" pufferlib
    python examples/pufferlib/train.py

PufferLib takes our Gymnasium environments as they are, here several in each of two processes. It packs an observation
and its mask into bytes, seen as arrays again by the type that it tells. REINFORCE with masks, no strong player.
"""

import argparse
import functools

import gymnasium
import numpy as np
import pufferlib.emulation
import pufferlib.vector
import torch
from torch import nn

import tavoliere.envs.gymnasium  # noqa: F401  registers the games

GAME = "tavoliere/carolus_magnus_2_dice-v3"


def environment(opponent: str, buf: object = None, seed: int = 0) -> pufferlib.emulation.GymnasiumPufferEnv:
    """One game after the other, from either seat."""
    made = functools.partial(
        gymnasium.make, GAME, opponents=opponent, seat="random", masked=True, disable_env_checker=True
    )
    return pufferlib.emulation.GymnasiumPufferEnv(env_creator=made, buf=buf, seed=seed)


def policy_for(space: gymnasium.spaces.Dict, actions: int) -> nn.Module:
    """A network that prefers some of the actions."""
    seen = space["observation"].shape[0]
    return nn.Sequential(nn.Linear(seen, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, actions))


def chances(policy: nn.Module, seen: np.ndarray) -> torch.distributions.Categorical:
    """How likely it plays each of the legal actions."""
    logits = policy(torch.from_numpy(seen["observation"].copy()))
    legal = torch.from_numpy(seen["action_mask"].astype(bool))
    return torch.distributions.Categorical(logits=logits.masked_fill(~legal, -1e9))


def to_come(rewards: np.ndarray, over: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What each step's game is worth in the end, and whether its end was seen."""
    worth, known = np.zeros_like(rewards), np.zeros(rewards.shape, bool)
    for step in reversed(range(len(rewards))):
        later = step + 1 < len(rewards)
        goes_on = ~over[step] & later
        worth[step] = rewards[step] + np.where(goes_on, worth[min(step + 1, len(rewards) - 1)], 0)
        known[step] = over[step] | (goes_on & known[min(step + 1, len(rewards) - 1)])
    return worth, known


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--games", type=int, default=16, help="at once")
    parser.add_argument("--steps", type=int, default=300, help="of each in an update")
    parser.add_argument("--opponent", default="random")
    asked = parser.parse_args()
    torch.manual_seed(1)
    envs = pufferlib.vector.make(
        functools.partial(environment, asked.opponent),
        backend=pufferlib.vector.Multiprocessing,
        num_envs=asked.games,
        num_workers=2,
    )
    kind = envs.driver_env.emulated["emulated_observation_dtype"]
    policy = policy_for(envs.driver_env.env.observation_space, envs.single_action_space.n)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    observations, _ = envs.reset(seed=1)
    for update in range(1, asked.updates + 1):
        seen, chosen, rewards, over = [], [], [], []
        for _ in range(asked.steps):
            now = observations.copy().view(kind)[:, 0]
            with torch.no_grad():
                actions = chances(policy, now).sample().numpy()
            observations, earned, ended, cut, _ = envs.step(actions)
            seen.append(now)
            chosen.append(actions)
            rewards.append(earned.copy())
            over.append(ended | cut)
        worth, known = to_come(np.array(rewards), np.array(over))
        played = np.array(rewards)[np.array(over)]
        gain = torch.from_numpy((worth - worth[known].mean())[known])
        likely = chances(policy, np.array(seen)[known]).log_prob(torch.from_numpy(np.array(chosen)[known]))
        optimizer.zero_grad()
        (-(gain * likely).mean()).backward()
        optimizer.step()
        print(f"update {update}: mean reward {played.mean():+.2f} of {len(played)} games", flush=True)
    envs.close()


if __name__ == "__main__":
    main()
