"""A training run: setting after setting, each in generations of games, learning and arena, in a folder to go on from.

    run/
      log.jsonl                       what was done, a line each, of all settings
      progress.svg                    plots of it
      carolus-magnus-2-dice-1f0c9a/   a setting, and the features that its games were written with
        generation-0/3.npz            a portion of games
        generation-0.bin              what was learned from them

A generation is played by the best network so far (the first by squires), learned from with the ones before, and
tried against the formulas in several ways to search. In the end the best of all meets whatever plays now, on deals that
nothing was chosen by, and takes its place only where the arena is sure that it is better.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tavoliere.bots.network import (
    SECOND,
    Damaged,
    Network,
    features_hash,
    networks_file,
    quantised,
    read_networks,
    write_networks,
)
from tavoliere.engine.game import Game
from tavoliere.lab.intervals import Estimate
from tavoliere.lab.running import Ledger, processes, results
from tavoliere.lab.wording import percent
from tavoliere.training.contest import Arena, Score, promoted, ways
from tavoliere.training.lessons import Lessons, joined, part_of, read_lessons, read_portion
from tavoliere.training.players import FORMULAS, Player, name_of
from tavoliere.training.progress import ProgressPoint, plots
from tavoliere.training.reliability import bolder, correction, furthest_off, reliability
from tavoliere.training.selfplay import SelfPlayTask, play_portion

LONGEST_PORTION = 20.0  # seconds: what is lost at most when a run is killed while it plays
MOST_ROWS = 3_000_000  # positions of a generation
ITERATIONS = 120  # of a thorough decision in self-play
USUAL_LENGTH = 12.0  # positions kept of a squires' game that is not long
WINDOW = 4  # generations that are learned from
FADING = 0.8  # of a generation's positions are still learned from after each further one
SQUIRES = 1.5  # positions of squires' games for each one of the search's, at most,
ENOUGH_SQUIRES = 500_000  # unless these are few
LAYERS = (64, SECOND)
LEARNING, ARENA = 0.3, 0.15  # of the time of a generation, at most; the rest is for playing
QUICK, FULL = 0.003, 0.02  # seconds for a decision: while training, and to take another's place
TEST_ITERATIONS = 400  # of the games that say how reliable the chances are
ENOUGH = 200  # positions, to speak of their mean
WAYS = 3  # to search that are tried again, with the next generation and in the end
MOST_DEALS = 400

OnProgress = Callable[..., None]


class TrainingPlan(NamedTuple):
    """How the time of a setting is divided, in seconds."""

    generations: int  # besides the first, which squires play
    squires: float
    first_learning: float
    final: float


def planned(seconds: float, processes: int, corrects: bool = False) -> TrainingPlan:
    """More time and more processes mean more generations and longer ones.

    What corrects the formulas is learned from squires' games for the most part; then it is to be chosen well.
    """
    generations = 1 if seconds * processes < 300 else min(8, 2 + int(seconds * processes / 1400))
    if corrects:
        return TrainingPlan(min(2, generations), min(0.12 * seconds, 60.0), min(0.12 * seconds, 120.0), 0.5 * seconds)
    return TrainingPlan(generations, min(0.08 * seconds, 40.0), min(0.12 * seconds, 120.0), 0.25 * seconds)


@dataclass(frozen=True)
class TrainingRequest:
    """What somebody asked for."""

    games: Sequence[Game]
    folder: Path
    output: Path | None  # a folder for the files of networks; without one, each goes to its game
    minutes: float
    processes: int
    device: str
    seed: int
    corrects: bool = False  # networks learn what the game's own evaluation lacks, instead of replacing it


def network_file(wanted: TrainingRequest, game: Game) -> Path:
    """Where the networks of a game go."""
    return networks_file(game.definition) if wanted.output is None else wanted.output / f"{game.name}.bin"


def attend(wanted: TrainingRequest, told: OnProgress) -> None:
    """Train every setting; those that had fewer courses in this folder than others come first and alone."""
    end = time.time() + 60 * wanted.minutes
    ledger = Ledger(wanted.folder / "log.jsonl", {"training": 3, "seed": wanted.seed, "corrects": wanted.corrects})
    lines: list[dict[str, Any]] = ledger.read(dict)
    with processes(wanted.processes) as pool:
        courses = [TrainingRun(wanted, game, ledger, lines, pool, told) for game in wanted.games]
        fewest = min(course.finished for course in courses)
        waiting = [course for course in courses if course.finished == fewest]
        for number, course in enumerate(waiting):
            course.take((end - time.time()) / (len(waiting) - number))
            write_plots(wanted, courses)


def write_plots(wanted: TrainingRequest, courses: Sequence["TrainingRun"]) -> None:
    """Losses and scores of all settings so far; with the log they also go where the networks go."""
    rows = [(course.label, course.losses(), course.scores()) for course in courses if course.past("trained")]
    (wanted.folder / "progress.svg").write_text(plots(rows), encoding="utf-8")
    if wanted.output is not None:
        wanted.output.mkdir(parents=True, exist_ok=True)
        for name in ("log.jsonl", "progress.svg"):
            (wanted.output / name).write_bytes((wanted.folder / name).read_bytes())


class TrainingRun:
    """The training of one setting."""

    def __init__(
        self,
        wanted: TrainingRequest,
        game: Game,
        ledger: Ledger,
        lines: list[dict[str, Any]],
        pool: Executor,
        told: OnProgress,
    ) -> None:
        assert game.definition.features is not None
        self.wanted, self.game, self.ledger, self.pool, self.features = (
            wanted,
            game,
            ledger,
            pool,
            game.definition.features,
        )
        self.label = f"{game.name}-{name_of(game)}"
        self.seen_by = features_hash(self.features)[:12]
        self.folder = wanted.folder / f"{self.label}-{self.seen_by[:6]}"
        self.lines = [line for line in lines if (line["setting"], line["features"]) == (self.label, self.seen_by)]
        self.tell = told
        self.kept: dict[int, Lessons] = {}  # of the generations that are learned from

    def log(self, message: str, **arguments: Any) -> None:
        """Say how it goes."""
        self.tell(message, setting=self.label, **arguments)

    # --- what is known ---

    def past(self, what: str) -> list[dict[str, Any]]:
        """The lines of the log of one kind."""
        return [line for line in self.lines if line["what"] == what]

    @property
    def finished(self) -> int:
        return len(self.past("final"))

    @property
    def generation(self) -> int:
        """The one that is not finished yet."""
        return len(self.past("arena"))

    @property
    def best(self) -> Player | None:
        """The player that did best, the newest unless it is worse for sure."""
        found: Score | None = None
        for line in self.past("arena"):
            score = self.score_of(line)
            if found is None or score.rate.mean + score.rate.error / 2 >= found.rate.mean:
                found = score
        return None if found is None else found.player

    @property
    def last_learning(self) -> float:
        """Seconds."""
        lines = self.past("trained")
        return float(lines[-1]["seconds"]) if lines else 0.0

    @property
    def iterations(self) -> int:
        """Of a thorough decision: fewer in long games, of which there would be too few; squires have shown how long."""
        lines = self.past("games")
        if not lines:
            return ITERATIONS
        length = lines[0]["positions"] / max(1, lines[0]["games"])
        return int(min(ITERATIONS, max(ITERATIONS / 3, ITERATIONS * USUAL_LENGTH / max(1.0, length))))

    def losses(self) -> list[list[ProgressPoint]]:
        """What was learned from and what was tested on, by generation."""
        lines = self.past("trained")
        return [[ProgressPoint(line["generation"], line[kind]) for line in lines] for kind in ("loss", "validation")]

    def scores(self) -> list[ProgressPoint]:
        """Against the formulas, in per cent."""
        found = [(line["generation"], self.score_of(line).rate) for line in self.past("arena")]
        return [ProgressPoint(generation, 100 * rate.mean, 100 * rate.error) for generation, rate in found]

    def score_of(self, line: dict[str, Any]) -> Score:
        """A score from the log, whose folder may lie elsewhere by now."""
        mean, low, *high = line["score"]  # in older folders a half-width stands for both ends
        rate = Estimate(mean, low, *high) if high else Estimate.give_or_take(mean, low)
        return Score(self.player_of(line["player"]), FORMULAS, rate, line["deals"])

    def player_of(self, written: list[Any]) -> Player:
        network, *way = written
        return Player(str(self.folder / Path(network).name), *way)

    def likely(self, number: int) -> list[Player]:
        """The ways to search that did best with a generation's network."""
        return [self.player_of(one) for one in self.past("arena")[number]["likely"]]

    def note(self, what: str, **found: Any) -> None:
        """A line of the log: this is done."""
        line = {"setting": self.label, "features": self.seen_by, "what": what, "time": round(time.time()), **found}
        self.ledger.add(line)
        self.lines.append(line)

    @cached_property
    def arena(self) -> Arena:
        return Arena(self.game, self.pool, self.wanted.processes, 1000 * self.wanted.seed)

    # --- what is done ---

    def take(self, seconds: float) -> None:
        """Go on for this long, from whatever was done before."""
        end = time.time() + seconds
        plan = planned(seconds, self.wanted.processes, self.wanted.corrects)
        last = max(1, self.generation) + plan.generations
        while self.best is None or (self.generation < last and time.time() < end - plan.final):
            number = self.generation
            each = (end - plan.final - time.time()) / (last - number)
            learning, arena = LEARNING * each, ARENA * each
            # a GPU needs less time than it might have, which is then for playing
            playing = max(each - arena - min(learning, 1.3 * self.last_learning), 0.3 * each)
            if number == 0:
                playing, learning = plan.squires, plan.first_learning
            if not any(line["generation"] == number for line in self.past("games")):
                self.play(number, playing)
            if not any(line["generation"] == number for line in self.past("trained")):
                self.learn(number, learning)
            self.compare(number, arena)
        self.finish(end)

    def play(self, number: int, seconds: float) -> None:
        """The games of a generation."""
        player = self.best
        folder = self.folder / f"generation-{number}"
        games, rows = self.portions(player, self.iterations, True, folder, seconds)
        self.note("games", generation=number, games=games, positions=rows, by=player and player.label)
        self.log("train-games", generation=number, games=games, positions=rows)

    def portions(
        self, player: Player | None, iterations: int, explore: bool, folder: Path, seconds: float
    ) -> tuple[int, int]:
        """Play on all processes for a while; what is there already stays."""
        end = time.time() + seconds
        first = max((int(path.stem) for path in folder.glob("*.npz")), default=-1) + 1
        rows = games = 0

        def asked() -> Iterator[SelfPlayTask]:
            number = first
            while number < first + self.wanted.processes or (time.time() < end - 0.5 and rows < MOST_ROWS):
                until = min(time.time() + LONGEST_PORTION, end)
                seed = f"{self.wanted.seed} {self.label} {folder.name} {number}"
                yield SelfPlayTask(self.game, player, iterations, explore, seed, folder / f"{number}.npz", until)
                number += 1

        for _, (played, kept) in results(self.pool, play_portion, asked(), self.wanted.processes):
            games += played
            rows += kept
        return games, rows

    def lessons(self, number: int) -> Lessons:
        """This generation and the ones before, the older the fewer."""
        first = max(0, number - WINDOW + 1)
        self.kept = {generation: kept for generation, kept in self.kept.items() if generation >= first}
        for generation in range(first, number + 1):
            if generation not in self.kept:
                paths = sorted((self.folder / f"generation-{generation}").glob("*.npz"))
                self.kept[generation] = read_lessons(self.game, paths)
        generator = np.random.default_rng([self.wanted.seed, number])
        shares = {generation: FADING ** (number - generation) for generation in self.kept}
        searched = sum(kept.positions for generation, kept in self.kept.items() if generation > 0)
        if searched and 0 in self.kept:  # so many that the search would not be heard over them
            most = max(SQUIRES * searched, ENOUGH_SQUIRES)
            shares[0] = min(shares[0], most / max(1, self.kept[0].positions))
        parts = (part_of(kept, shares[generation], generator) for generation, kept in sorted(self.kept.items()))
        return joined(parts, self.game)

    def learn(self, number: int, seconds: float) -> None:
        """Train a network, and keep it in whole numbers."""
        from tavoliere.training.model import train  # torch, only here

        begin = time.time()
        lessons = self.lessons(number)
        sides = len(set(self.game.sides))
        device, seed, corrects = self.wanted.device, self.wanted.seed + number, self.wanted.corrects
        trained = train(lessons, self.features, sides, LAYERS, seconds, device, seed, corrects)
        search = self.game.definition.search
        network = quantised(
            name_of(self.game),
            trained.weights,
            self.features,
            trained.seen,
            horizon=search.horizon,
            temperature=search.temperature,
            formulas=trained.formulas,
            generation=number,
            deals=sum(line["games"] for line in self.past("games")),
        )
        write_networks(self.file_of(number), self.game.definition, [network])
        best = min(trained.epochs, key=lambda epoch: epoch.validation)
        self.note(
            "trained",
            generation=number,
            positions=lessons.positions,
            epochs=len(trained.epochs),
            **best._asdict(),
            scale=trained.scale,
            formulas=round(trained.formulas, 3),
            reliability=reliability(trained.chances[:, 0], trained.results[:, 0]),
            seconds=round(time.time() - begin, 1),
        )
        self.log("train-learned", generation=number, positions=lessons.positions, loss=f"{best.validation:.4f}")

    def file_of(self, number: int) -> Path:
        return self.folder / f"generation-{number}.bin"

    def compare(self, number: int, seconds: float) -> None:
        """Find the best way to search with a network."""
        until = time.time() + seconds
        path = str(self.file_of(number))
        candidates = ways(path, self.wanted.corrects)
        if number > 0:  # the ways that did best last time, each with learned priors too
            candidates = [one._replace(network=path, priors=False) for one in self.likely(number - 1)]
            candidates += [one._replace(priors=True) for one in dict.fromkeys(candidates)]
        scores = self.arena.knockout(list(dict.fromkeys(candidates)), QUICK, until)
        likely = [score.player for score in scores][:WAYS]
        self.note("arena", generation=number, **line_of(scores[0]), likely=likely)
        self.log("train-arena", generation=number, way=scores[0].player.label, **figures(scores[0].rate))

    def finish(self, end: float) -> None:
        """Let the best meet what plays now; write it down where it is better for sure."""
        assert self.best is not None
        left = end - time.time()
        # arenas between generations are short: one that did better before may still be better; and how much to explore
        # depends on the time there is to think
        candidates = [one for number in range(self.generation) for one in self.likely(number)]
        best = self.arena.knockout(candidates, FULL, time.time() + 0.5 * left)[0].player
        best = self.calibrated(best, 0.1 * left)
        path = network_file(self.wanted, self.game)
        held, there = self.networks(path)
        now = there.get(name_of(self.game))
        incumbent = Player(str(held), now.evaluate, now.exploration, now.priors) if now else FORMULAS
        score = self.arena.match(best, incumbent, FULL, MOST_DEALS, end, number=1 + self.finished)
        better = promoted(score)
        if better:
            self.write(path, best, there)
        if self.wanted.output is not None:
            candidate = self.wanted.output / f"{self.game.name}.candidates.bin"
            self.write(candidate, best, networks_in(candidate, self.game) or {})
        self.note("final", **line_of(score), against=incumbent.label, promoted=better)
        message = "train-promoted" if better else "train-not-promoted"
        self.log(message, way=best.label, against=incumbent.label, path=str(path), **figures(score.rate))

    def write(self, path: Path, player: Player, others: dict[str, Network]) -> None:
        """Put a player's network into a file, beside the others."""
        assert player.network is not None
        network = read_networks(Path(player.network), self.game.definition)[name_of(self.game)]
        chosen = player.chosen(network)
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".unfinished")
        write_networks(unfinished, self.game.definition, [*(others | {chosen.name: chosen}).values()])
        os.replace(unfinished, path)

    def networks(self, path: Path) -> tuple[Path, dict[str, Network]]:
        """Those that are in a file already, or else with the game, if they are of any use."""
        for place in (path, networks_file(self.game.definition)):
            found = networks_in(place, self.game)
            if found is not None:
                return place, found
        return path, {}

    def calibrated(self, player: Player, seconds: float) -> Player:
        """Play without exploration, see whether the chances that the search says are had, and correct the network."""
        assert player.network is not None
        folder = self.folder / f"test-{self.finished}"
        self.portions(player, TEST_ITERATIONS, False, folder, seconds)
        portions = [one for one in map(read_portion, sorted(folder.glob("*.npz"))) if one is not None]
        games = sum(int(one["played"]) for one in portions)
        said = np.concatenate([one["estimates"][one["own"]] for one in portions])
        had = np.concatenate([one["results"][one["own"]] for one in portions])
        bins = reliability(said.astype(float).ravel(), had.astype(float).ravel())
        scale = correction(said, had, games)
        path = self.folder / f"final-{self.finished}.bin"
        network = read_networks(Path(player.network), self.game.definition)[name_of(self.game)]
        write_networks(path, self.game.definition, [bolder(player.chosen(network), scale)])
        self.note("reliability", games=games, bins=bins, scale=scale)
        self.log("train-reliability", positions=len(said), off=f"{100 * furthest_off(bins, ENOUGH):.1f}")
        # bolder values ask for as much more exploration, or it would be another search than the one that was chosen
        return player._replace(network=str(path), share=1.0, exploration=round(player.exploration * scale, 3))


def networks_in(path: Path, game: Game) -> dict[str, Network] | None:
    """The networks of a file; None where there is no such file, or none of any use."""
    try:
        return read_networks(path, game.definition)
    except (Damaged, OSError):
        return None


def line_of(score: Score) -> dict[str, Any]:
    """A score for the log."""
    return {"player": score.player, "score": score.rate, "deals": score.deals}


def figures(rate: Estimate) -> dict[str, str]:
    """A score in per cent."""
    return {"score": percent(rate)}
