"""Learns Carolus Magnus for two players from nothing, by PPO against itself, and measures itself against the squire.

    python examples/gpu_ppo/train.py --seconds 540                         # on a GPU; pip install ".[gpu,train]"
    python examples/gpu_ppo/train.py --device cpu --games 64 --seconds 5   # anywhere, to see that it runs

All games are played by one network, which is told of each position only what the deciding seat sees. Games, masks,
observations and rewards never leave the device; the squire, against whom it is measured, plays on the processor.
"""

import argparse
import csv
import math
import random
import time
import warnings
from typing import Any

import numpy as np
import torch
from torch import nn

import tavoliere as tv
from tavoliere.bots import bot

# What the network is told: pieces as they are, those with a row for each seat, those that name a seat (0: nobody).
PLAIN = (
    *("phase", "discs_chosen", "turns_done", "to_play", "dice", "crowns", "idle", "segments", "castles", "paladins"),
    *("territories", "emperor", "supply"),
)
OF_SEATS = ("reserve", "court", "unplayed", "disc", "stock")
NAMING = ("owner", "holder")
LEVELS = 16  # numbers are told apart up to here
WIDTH = 512

STEPS = 32  # of all games, between two lessons
EPOCHS = 2
MINIBATCHES = 32  # of an epoch
RATE = 7e-4
CLIP = 0.2
TRACE = 0.95  # how far an outcome reaches back beyond what the network expected
ENTROPY = 0.01


def tensor_of(array: Any) -> torch.Tensor:
    """The same numbers for torch, without copying."""
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.from_dlpack(array)


class Table:
    """A batch of games as tensors; they are always the same ones, filled anew at each step."""

    def __init__(self, games: int, seed: int, device: str) -> None:
        self.batch = tv.batch(tv.game("carolus-magnus", players=2), games, seed=seed, device=device)
        self.pieces = {name: tensor_of(piece) for name, piece in self.batch.observations.items()}
        self.masks = tensor_of(self.batch.masks)
        self.actors = tensor_of(self.batch.actors)
        self.rewards = tensor_of(self.batch.rewards)
        self.done = tensor_of(self.batch.done)
        self.rows = torch.arange(games, device=self.masks.device)

    def seen(self) -> torch.Tensor:
        """What the deciding seats see, a row of small numbers each, as if each of them were the first seat."""
        seat = self.actors.long()
        seats = torch.stack((seat, 1 - seat), dim=1)
        mine = (1 + seat).unsqueeze(1)
        parts = [self.pieces[name] for name in PLAIN]
        parts += [self.pieces[name][self.rows.unsqueeze(1), seats] for name in OF_SEATS]
        parts += [(piece > 0).long() * (1 + (piece != mine).long()) for piece in map(self.pieces.__getitem__, NAMING)]
        parts += [self.pieces["order"][:, :2] != seat.unsqueeze(1)]
        flat = [part.reshape(len(seat), -1).to(torch.int8) for part in parts]
        return torch.cat(flat, dim=1).clamp(0, LEVELS - 1)

    def step(self, actions: torch.Tensor) -> None:
        self.batch.step(actions if actions.is_cuda else actions.numpy())


class Policy(nn.Module):
    """How promising each action looks, and what the deciding seat may expect, from -1 to 1."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.first = nn.Linear(numbers * LEVELS, WIDTH)
        self.second = nn.Linear(WIDTH, WIDTH)
        self.third = nn.Linear(WIDTH, WIDTH)
        self.policy = nn.Linear(WIDTH, actions)
        self.value = nn.Linear(WIDTH, 1)
        with torch.no_grad():
            self.policy.weight *= 0.01  # at first everything is equally promising
        self.register_buffer("levels", torch.arange(LEVELS, dtype=torch.int8), persistent=False)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        kind = torch.bfloat16 if seen.is_cuda else torch.float32
        with torch.autocast(seen.device.type, dtype=torch.bfloat16, enabled=seen.is_cuda):
            told = (seen.unsqueeze(2) == self.levels).flatten(1).to(kind)
            x = torch.relu(self.first(told))
            x = x + torch.relu(self.second(x))
            x = x + torch.relu(self.third(x))
            logits, value = self.policy(x), self.value(x)
        chances = torch.log_softmax(logits.float().masked_fill(~masks, -1e9), dim=1)
        return chances, torch.tanh(value.float().squeeze(1))


class Trainer:
    """A network, its games and its optimiser."""

    def __init__(self, games: int, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.table = Table(games, seed, device)
        seen, masks = self.table.seen(), self.table.masks
        self.device = masks.device
        self.policy = Policy(seen.shape[1], masks.shape[1]).to(self.device)
        self.optimizer = torch.optim.Adam(self.policy.parameters(), lr=RATE, eps=1e-5)
        shape = (STEPS, games)

        def kept(dtype: torch.dtype, *more: int) -> torch.Tensor:
            return torch.zeros((*shape, *more), dtype=dtype, device=self.device)

        self.seen, self.masks = kept(torch.int8, seen.shape[1]), kept(torch.bool, masks.shape[1])
        self.actions, self.chances = kept(torch.long), kept(torch.float32)
        self.values, self.rewards, self.advantages = kept(torch.float32), kept(torch.float32), kept(torch.float32)
        self.seats, self.ended = kept(torch.int8), kept(torch.bool)

    @torch.no_grad()
    def play(self) -> None:
        """Some steps of all games, kept with what the network thought of them, and how much better they turned out."""
        table = self.table
        for t in range(STEPS):
            self.seen[t], self.masks[t], self.seats[t] = table.seen(), table.masks, table.actors
            chances, self.values[t] = self.policy(self.seen[t], self.masks[t])
            chosen = torch.multinomial(chances.exp(), 1)
            self.actions[t] = chosen.squeeze(1)
            self.chances[t] = chances.gather(1, chosen).squeeze(1)
            table.step(self.actions[t])
            self.rewards[t] = table.rewards.gather(1, self.seats[t].long().unsqueeze(1)).squeeze(1)
            self.ended[t] = table.done
        # One's gain is the other's loss: where the other decides next, what follows counts the other way.
        _, following = self.policy(table.seen(), table.masks)
        seats, advantage = table.actors, torch.zeros_like(following)
        for t in reversed(range(STEPS)):
            sign = torch.where(self.seats[t] == seats, 1.0, -1.0) * (~self.ended[t])
            surprise = self.rewards[t] + sign * following - self.values[t]
            advantage = surprise + TRACE * sign * advantage
            self.advantages[t] = advantage
            following, seats = self.values[t], self.seats[t]

    def learn(self) -> float:
        """PPO's clipped steps on what was played; returns the entropy of the choices."""
        seen, masks = self.seen.flatten(0, 1), self.masks.flatten(0, 1)
        actions, before = self.actions.flatten(), self.chances.flatten()
        advantages = self.advantages.flatten()
        returns = advantages + self.values.flatten()
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        entropy = torch.zeros(())
        for _ in range(EPOCHS):
            for some in torch.randperm(len(actions), device=self.device).chunk(MINIBATCHES):
                chances, values = self.policy(seen[some], masks[some])
                ratio = (chances.gather(1, actions[some].unsqueeze(1)).squeeze(1) - before[some]).exp()
                gain = advantages[some]
                gains = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
                entropy = -(chances.exp() * chances).sum(1).mean()
                loss = -gains.mean() + 0.5 * (values - returns[some]).square().mean() - ENTROPY * entropy
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimizer.step()
        return float(entropy.detach())

    def slow_down(self, share: float) -> None:
        """Smaller steps as the time passes."""
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * max(0.02, 1 - share)

    @torch.no_grad()
    def against_squire(self, games: int, seed: int) -> tuple[float, float]:
        """What the network scores against the squire, in percent, and how far that may be off.

        It plays what it finds most promising, half the games in each seat.
        """
        table, squire, generator = Table(games, seed, "cpu"), bot("squire"), random.Random(seed)
        batch, ours = table.batch, np.arange(games) % 2
        over, scores = np.zeros(games, bool), np.zeros(games)
        while not over.all():
            chances, _ = self.policy(table.seen().to(self.device), table.masks.to(self.device))
            actions = chances.argmax(1).cpu().numpy()
            theirs = (batch.actors != ours) & ~over & (batch.masks.sum(1) > 1)
            for i in np.flatnonzero(theirs):
                actions[i] = squire.choose(batch.position(int(i)).view(int(batch.actors[i])), generator)
            rewards, done = batch.step(actions)
            ended = done & ~over
            scores[ended] = (1 + rewards[ended, ours[ended]]) / 2
            over |= done
        return 100 * scores.mean(), 196 * scores.std() / math.sqrt(games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cuda", help="cuda or cpu")
    parser.add_argument("--games", type=int, default=32768, help="in step")
    parser.add_argument("--seconds", type=float, default=540, help="of training, measuring included")
    parser.add_argument("--every", type=float, default=20, help="seconds between two measurings")
    parser.add_argument("--measured", type=int, default=200, help="games of a measuring; five times as many at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", default="curve.csv", help="where the curve goes")
    parser.add_argument("--keep", default=None, help="where the network goes")
    given = parser.parse_args()
    warnings.filterwarnings("ignore", message="The given NumPy array is not writ")  # nobody writes to it
    begin = time.perf_counter()
    trainer = Trainer(given.games, given.device, given.seed)
    decisions, rounds, next_time, entropy = 0, 0, 0.0, math.nan
    with open(given.file, "w", newline="", encoding="utf-8") as file:
        curve = csv.writer(file)
        curve.writerow(("seconds", "decisions", "percent", "plus_minus", "entropy"))

        def measure(games: int) -> None:
            percent, off = trainer.against_squire(games, seed=1000 + rounds)
            spent = time.perf_counter() - begin
            curve.writerow((round(spent, 1), decisions, round(percent, 1), round(off, 1), round(entropy, 3)))
            file.flush()
            speed = decisions / max(spent, 1e-9) / 1e6
            print(
                f"{spent:6.1f} s, {decisions / 1e6:8.1f} M decisions ({speed:.2f} M/s), entropy {entropy:.3f}: "
                f"{percent:.1f} ± {off:.1f} % against the squire ({games} games)",
                flush=True,
            )

        while (spent := time.perf_counter() - begin) < given.seconds:
            if spent >= next_time:
                measure(given.measured)
                next_time = time.perf_counter() - begin + given.every
            trainer.slow_down(spent / given.seconds)
            trainer.play()
            entropy = trainer.learn()
            decisions += STEPS * given.games
            rounds += 1
        measure(5 * given.measured)
    if given.keep:
        torch.save(trainer.policy.state_dict(), given.keep)


if __name__ == "__main__":
    main()
