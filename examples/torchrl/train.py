"""A policy that learns Carolus Magnus with TorchRL, from nothing, against random play.

    pip install "tavoliere[research]" torchrl
    python examples/torchrl/train.py

REINFORCE with masks: the shortest thing that learns, to begin with; it is no strong player.
"""

import argparse

import gymnasium
import torch
from tensordict.nn import ProbabilisticTensorDictModule, ProbabilisticTensorDictSequential, TensorDictModule
from torch import nn
from torchrl.envs import DTypeCastTransform, GymWrapper, TransformedEnv
from torchrl.modules import MaskedCategorical

import tavoliere.envs.gymnasium  # noqa: F401  registers the games

GAME = "tavoliere/carolus_magnus_2_dice-v3"


def environment(opponent: str, seed: int) -> TransformedEnv:
    """One game after the other, from either seat."""
    made = gymnasium.make(GAME, opponents=opponent, seat="random", masked=True, disable_env_checker=True)
    wrapped = GymWrapper(made, categorical_action_encoding=True)
    wrapped.set_seed(seed)
    return TransformedEnv(wrapped, DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"]))


def policy_for(env: TransformedEnv) -> ProbabilisticTensorDictSequential:
    """A network that prefers some of the legal actions."""
    seen, actions = env.observation_spec["observation"].shape[-1], env.action_spec.space.n
    net = nn.Sequential(nn.Linear(seen, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, actions))
    choice = ProbabilisticTensorDictModule(
        in_keys={"logits": "logits", "mask": "action_mask"},
        out_keys=["action"],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        default_interaction_type="random",
    )
    return ProbabilisticTensorDictSequential(TensorDictModule(net, ["observation"], ["logits"]), choice)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--games", type=int, default=16, help="of an update")
    parser.add_argument("--opponent", default="random")
    asked = parser.parse_args()
    torch.manual_seed(1)
    env = environment(asked.opponent, 1)
    policy = policy_for(env)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    usual = 0.0  # what games have been worth lately
    for update in range(1, asked.updates + 1):
        with torch.no_grad():
            games = [env.rollout(1000, policy) for _ in range(asked.games)]
        worth = torch.stack([game["next", "reward"].sum() for game in games])
        loss = torch.zeros(())
        for game, reward in zip(games, worth, strict=True):
            chosen = policy.get_dist(game).log_prob(game["action"])
            loss = loss - (reward - usual) * chosen.mean() / asked.games
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        usual = 0.9 * usual + 0.1 * float(worth.mean())
        print(
            f"update {update}: mean reward {worth.mean():+.2f} of {asked.games} games, lately {usual:+.2f}", flush=True
        )


if __name__ == "__main__":
    main()
