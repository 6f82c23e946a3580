"""The network while it learns, in floating point, with torch; `bots/network.py` turns it into whole numbers."""

import math
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tavoliere.bots.network import Weights
from tavoliere.definition.game_definition import FeaturesModule
from tavoliere.engine.errors import from_extra
from tavoliere.training.curves import curves, met
from tavoliere.training.lessons import ILLEGAL, LEGAL, SHARES, Lessons
from tavoliere.training.reliability import best_scale

with from_extra("train"):
    import torch
    from torch import nn
    from torch.nn import functional

BATCH = 16384
LEARNING_RATE = 4e-3
DECAY = 0.02  # of the weights
ESTIMATES = 0.5  # how much the search's estimate counts beside the result
PRIORS = 0.3  # how much the priors count beside the value
LEAST_EPOCHS, MOST_EPOCHS = 2, 8
LEAST_STEPS = 40  # of a pass: few lessons are given in small batches
ENOUGH = 2000  # positions to calibrate by
LARGEST = 3.5  # of any weight of a head: whole numbers hold 8, and the calibration may double it


class Epoch(NamedTuple):
    """What one pass over the lessons came to."""

    loss: float
    validation: float  # how far from the results, in games that were not learned from
    priors: float  # the same of the priors; 0 without any


class Trained(NamedTuple):
    """A network and how it came about."""

    weights: Weights
    formulas: float  # how much the game's own evaluation counts beside it
    seen: Any  # for every value of every feature, whether it occurred
    epochs: list[Epoch]
    scale: float  # of the value's logits, by which they are calibrated
    chances: Any  # in games that were not learned from
    results: Any


class Model(nn.Module):  # type: ignore[misc]
    """An embedding of every value of every feature, added up; two layers, clipped; two heads."""

    def __init__(self, features: FeaturesModule, sides: int, first: int, second: int, corrects: bool) -> None:
        super().__init__()
        starts = torch.tensor([0, *np.cumsum(features.WIDTHS)[:-1].tolist()], dtype=torch.int32)
        self.register_buffer("starts", starts)
        self.register_buffer("curves", torch.from_numpy(curves(features)).to_sparse(), persistent=False)
        self.learned = nn.Parameter(torch.randn(self.curves.shape[1], first) * 0.03)
        self.bias = nn.Parameter(torch.full((first,), 0.1))
        self.hidden = nn.Linear(first, second)
        self.value = nn.Linear(second, sides)
        self.policy = nn.Linear(second, features.POLICY)
        nn.init.zeros_(self.policy.weight)
        self.formulas = nn.Parameter(torch.tensor(1.0), requires_grad=corrects)
        if corrects:  # it begins with what the game's own evaluation says
            nn.init.zeros_(self.value.weight)
            nn.init.zeros_(self.value.bias)
        else:
            nn.init.zeros_(self.formulas)

    @property
    def embedding(self) -> torch.Tensor:
        """A row for every value of every feature; those of amounts lie on curves."""
        return torch.sparse.mm(self.curves, self.learned)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        # row 0 belongs to a value of 0, which says nothing
        rows = torch.where(features > 0, features.int() + self.starts, 0)
        sums = functional.embedding_bag(rows, self.embedding, mode="sum", padding_idx=0)
        return self.hidden((sums + self.bias).clamp(0, 1)).clamp(0, 1)

    def judged(self, second: torch.Tensor, prospects: torch.Tensor) -> torch.Tensor:
        """The logits of the sides."""
        return self.value(second) + self.formulas * prospects

    def keep_within_bounds(self) -> None:
        with torch.no_grad():
            for head in (self.value, self.policy):
                head.weight.clamp_(-LARGEST, LARGEST)
            self.formulas.clamp_(0, LARGEST)

    def weights(self, scale: float) -> Weights:
        """As numpy arrays; the scale makes the chances bolder or more careful."""

        def plain(tensor: torch.Tensor) -> Any:
            return tensor.detach().float().cpu().numpy()

        return Weights(
            plain(self.embedding),
            plain(self.bias),
            plain(self.hidden.weight),
            plain(self.hidden.bias),
            plain(self.value.weight * scale),
            plain(self.value.bias * scale),
            plain(self.policy.weight),
            plain(self.policy.bias),
        )


def device_called(name: str | None) -> str:
    """Where to calculate: as asked, or on a GPU where there is one; ValueError where there is no such device."""
    if name is None:
        return "cuda" if torch.cuda.is_available() else "cpu"
    try:
        torch.zeros(1, device=name)
    except (RuntimeError, AssertionError) as error:
        raise ValueError(str(error).partition("\n")[0]) from None
    return name


def train(
    lessons: Lessons,
    features: FeaturesModule,
    sides: int,
    layers: tuple[int, int],
    seconds: float,
    device: str,
    seed: int,
    corrects: bool = False,
    told: Callable[[int, Epoch], None] = lambda number, epoch: None,
) -> Trained:
    """Learn for about this long, in as many passes as that allows; the pass that tested best is kept.

    With `corrects` it learns what the game's own evaluation lacks, which counts beside it.
    """
    begin = time.monotonic()
    torch.manual_seed(seed)
    inputs = torch.from_numpy(np.ascontiguousarray(lessons.features)).to(device)
    results = torch.from_numpy(lessons.results).to(device)
    estimates = torch.from_numpy(lessons.estimates).to(device)
    prospects = torch.from_numpy(lessons.prospects).to(device)
    targets = torch.where(estimates.isnan(), results, ESTIMATES * estimates + (1 - ESTIMATES) * results)
    rows = torch.full((lessons.positions,), -1, dtype=torch.int64)
    rows[torch.from_numpy(lessons.taught)] = torch.arange(len(lessons.taught))
    rows = rows.to(device)
    policies = torch.from_numpy(lessons.policies).to(device)
    held_out = torch.from_numpy(lessons.held_out).to(device)
    learning, testing = torch.nonzero(~held_out)[:, 0], torch.nonzero(held_out)[:, 0]

    model = Model(features, sides, *layers, corrects).to(device)
    batch = min(BATCH, max(256, len(learning) // LEAST_STEPS))
    steps = math.ceil(len(learning) / batch)
    optimizer = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE, weight_decay=DECAY)

    def losses(picked: torch.Tensor, wanted: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        second = model(inputs[picked])
        value = functional.cross_entropy(model.judged(second, prospects[picked]), wanted[picked])
        taught = rows[picked]
        asked = torch.nonzero(taught >= 0)[:, 0]
        if len(policies) == 0:
            return value, value.new_zeros(())
        shown = policies[taught[asked]]
        logits = model.policy(second[asked]).masked_fill(shown == ILLEGAL, -1e4)
        shares = (shown.float() - LEGAL).clamp(min=0) / SHARES
        found = -(shares * functional.log_softmax(logits, 1)).sum() / max(1, len(asked))
        return value, found

    def learn(picked: torch.Tensor) -> torch.Tensor:
        value, priors = losses(picked, targets)
        loss = value + PRIORS * priors
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        model.keep_within_bounds()
        return loss.detach()

    # how long a step takes says how many passes there is time for; what these steps learned is forgotten
    start = {name: tensor.clone() for name, tensor in model.state_dict().items()}
    trial = learning[torch.randperm(len(learning), device=device)[:batch]]
    learn(trial).item()
    clock = time.monotonic()
    learn(trial).item()
    each = 1.1 * max(1e-4, time.monotonic() - clock)
    affordable = max(LEAST_EPOCHS, int((seconds - (time.monotonic() - begin)) / each))
    model.load_state_dict(start)
    epochs = max(LEAST_EPOCHS, min(MOST_EPOCHS, affordable // steps))
    if epochs * steps > affordable:  # there is time for a part of the lessons
        steps = max(1, affordable // epochs)
        learning = learning[torch.randperm(len(learning), device=device)[: steps * batch]]
    optimizer = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, LEARNING_RATE, total_steps=epochs * steps)

    history: list[Epoch] = []
    best = start
    for number in range(epochs):
        order = learning[torch.randperm(len(learning), device=device)]
        total = torch.zeros((), device=device)
        for picked in order.split(batch):
            total += learn(picked) * len(picked)
            schedule.step()
        with torch.no_grad():
            tested = [(len(picked), *losses(picked, results)) for picked in testing.split(4 * BATCH)]
        share = max(1, len(testing))
        validation = sum(count * value.item() for count, value, _ in tested) / share
        priors = sum(count * prior.item() for count, _, prior in tested) / share
        history.append(Epoch(total.item() / len(learning), validation, priors))
        told(number, history[-1])
        if validation <= min(epoch.validation for epoch in history):
            best = {name: tensor.clone() for name, tensor in model.state_dict().items()}
    model.load_state_dict(best)
    with torch.no_grad():
        # what counts are positions as the search meets them
        searched = testing[~estimates[testing, 0].isnan()]
        counted = searched if len(searched) > ENOUGH else testing
        logits = torch.cat(
            [model.judged(model(inputs[picked]), prospects[picked]) for picked in counted.split(4 * BATCH)]
            or [results[:0]]
        )
        scale = best_scale(logits.cpu().numpy(), results[counted].cpu().numpy())
        chances = functional.softmax(scale * logits, 1).cpu().numpy()
        seen = values_seen(inputs, features)
    formulas = scale * model.formulas.item()
    return Trained(model.weights(scale), formulas, seen, history, scale, chances, results[counted].cpu().numpy())


def values_seen(inputs: torch.Tensor, features: FeaturesModule) -> Any:
    """For every value of every feature, whether it occurs, or lies between some that do."""
    found = []
    for column, width in enumerate(features.WIDTHS):
        found.append(torch.bincount(inputs[:, column].int(), minlength=width)[:width] > 0)
    return met(features, torch.cat(found).cpu().numpy())
