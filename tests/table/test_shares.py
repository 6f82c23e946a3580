"""What devices add to the dice: worked examples, the arithmetic of the page beside ours, records tampered with."""

import hashlib
import hmac
import json
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.table import shares
from tavoliere.table.dice import FairDice
from tavoliere.table.match import verify
from tavoliere.table.record import DamagedRecord
from tavoliere.table.shares import Anchor, Link, Shared, before, chain, leads, place
from tests import ROOT

DEVICE = ROOT / "src" / "tavoliere" / "web" / "page" / "shell" / "device"
SEED, OTHER_SEED = "11" * 32, "22" * 32
SECRET = "aa" * 32
LINK, OTHER_LINK = "0b" * 32, "0c" * 32


# --- worked examples, for whoever writes a program of their own ------------------------------------------------------


def test_a_link_leads_to_the_one_before_it_by_a_hash() -> None:
    assert before(SEED) == hashlib.sha256(b"tavoliere link " + bytes.fromhex(SEED)).hexdigest()
    links = chain(SEED, 3)
    assert links == [before(before(before(SEED))), before(before(SEED)), before(SEED), SEED]
    assert [link[:16] for link in links] == [
        "90976b8ed1fdd90b",
        "a13e4dc269c1e9b3",
        "afa4860f84a3a694",
        "1111111111111111",
    ]
    assert leads(SEED, links[0], 3) and not leads(SEED, links[0], 2) and not leads(SEED, links[0], shares.LENGTH + 1)


def test_what_falls_follows_from_the_secret_the_step_and_the_links_in_the_order_of_the_seats() -> None:
    dice = FairDice(bytes.fromhex(SECRET))
    for links, text in (
        ([], "41"),
        ([(0, LINK)], f"41 0:{LINK}"),
        ([(0, LINK), (2, OTHER_LINK)], f"41 0:{LINK} 2:{OTHER_LINK}"),
    ):
        number = int(hmac.new(bytes.fromhex(SECRET), text.encode(), "sha256").hexdigest(), 16)
        assert dice.pick(41, (1,) * 1000, links) == number % 1000
    assert [dice.pick(41, (1,) * 1000, links) for links in ([], [(0, LINK)], [(0, OTHER_LINK)])] == [328, 121, 195]


def test_without_links_dice_fall_as_they_always_have() -> None:
    dice = FairDice.from_seed(7)
    assert [dice.pick(step, (1,) * 6) for step in range(12)] == [0, 3, 1, 4, 1, 5, 3, 2, 5, 2, 0, 4]


def test_dice_to_which_devices_add_follow_their_odds() -> None:
    dice, links = FairDice.from_seed(1), chain(SEED, 6000)
    drawn = [dice.pick(step, (1, 2, 0, 5), [(0, links[step + 1])]) for step in range(6000)]
    assert drawn.count(2) == 0
    for outcome, expected in ((0, 750), (1, 1500), (3, 3750)):
        assert abs(drawn.count(outcome) - expected) < 170  # five standard deviations
    alone = [dice.pick(step, (1, 2, 0, 5)) for step in range(6000)]
    same = sum(one == other for one, other in zip(drawn, alone, strict=True))
    assert abs(same - 6000 * (1 + 4 + 25) / 64) < 200, "as often the same as chance would have it"


# --- records ---------------------------------------------------------------------------------------------------------


class Devices:
    """Two devices of three players; the second one misses some decisions, and comes with another chain in between."""

    def __init__(self, seed: int) -> None:
        self.generator = random.Random(seed)
        self.match = tv.Match(tv.game("cardcassonne", players=3), seed=seed)
        self.chains: list[list[str]] = []
        self.of: dict[int, int] = {}  # the anchor of each seat
        for seat in (0, 1):
            self.publish(seat)

    def publish(self, seat: int) -> None:
        self.of[seat] = len(self.chains)
        self.chains.append(chain(f"{len(self.chains):02x}" * 32, 400))
        self.match.shares.anchors.append(Anchor(seat, len(self.match.steps), self.chains[-1][0]))

    def shared(self) -> Shared:
        n, anchors = len(self.match.steps), self.match.shares.anchors
        missed = (1,) if self.generator.random() < 0.2 else ()
        links = [
            Link(number, self.chains[number][place(anchors[number], n)])
            for seat, number in sorted(self.of.items())
            if seat not in missed
        ]
        return Shared(tuple(links), missed)

    def play(self) -> tv.Match:
        while self.match.position.actor is not None:
            action = self.generator.choice(self.match.position.actions)
            chance = self.match.position.play(action).actor == tv.CHANCE
            if len(self.of) == 2 and len(self.match.steps) > 120 and len(self.chains) == 2:
                self.publish(1)
            self.match.play(action, self.shared() if chance else None)
        return self.match


@pytest.fixture(scope="module")
def match() -> tv.Match:
    return Devices(5).play()


@pytest.fixture
def record(match: tv.Match) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(json.dumps(match.record(published=True)))
    return told


def test_a_record_says_who_added_to_which_dice_and_verify_counts_it(match: tv.Match, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    match.save(path)
    found = verify(path)
    assert found.problem is None and found.draws == len(match.draws)
    assert match.dice is not None
    opening = sum(match.decision_before(step) < 0 for step in match.draws)
    ada, bruno = found.contributions
    assert found.alone == opening > 0
    assert ada.draws == found.draws - opening and ada.missed == 0
    assert bruno.draws + bruno.missed == ada.draws and bruno.missed > 0
    assert [len(one.anchors) for one in found.contributions] == [1, 2]
    assert verify(path, match.dice.commitment, [*ada.anchors, bruno.anchors[1].upper()]).problem is None
    assert "No device has published" in str(verify(path, anchors=["00" * 32]).problem)
    again = tv.Match.load(path)
    assert again.record() == match.record() and again.record()["version"] == 2


def test_every_die_depends_on_every_link_that_was_given_for_it(match: tv.Match) -> None:
    assert match.dice is not None
    n = next(n for n, shared in match.shares.decisions.items() if len(shared.links) == 2)
    links = match.shares.links(n)
    outcomes = [match.dice.pick(n + 1, (1,) * 10**6, some) for some in (links, links[:1], links[1:], [], links[::-1])]
    assert len(set(outcomes)) == 5


def test_a_match_without_devices_is_recorded_as_ever() -> None:
    record = tv.Match(tv.game("cardcassonne", players=3), seed=3).record()
    assert record["version"] == 1 and "shares" not in record


def test_a_decision_that_came_to_nothing_leaves_nothing_behind(match: tv.Match) -> None:
    other = tv.Match.resumed(match.game, match.seats, match.dice, [], shares=shares.Shares(match.shares.anchors))
    other.play_chance()
    n = len(other.steps)
    other.shares.decisions[n] = Shared((), (0,))  # as it was about to be played
    assert other.record()["shares"]["decisions"] == []
    other.play(other.position.actions[0])
    assert n not in other.shares.decisions


Tamper = Callable[[dict[str, Any]], None]


def decisions(record: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = record["shares"]["decisions"]
    return found


def both(record: dict[str, Any]) -> dict[str, Any]:
    """A decision to which both devices added."""
    return next(one for one in decisions(record) if len(one["links"]) == 2)


def invent_link(record: dict[str, Any]) -> None:
    both(record)["links"][0][1] = "00" * 32


def replay_link(record: dict[str, Any]) -> None:
    decisions(record)[-1]["links"][0] = decisions(record)[-2]["links"][0]


def later_link(record: dict[str, Any]) -> None:
    decisions(record)[-2]["links"][0] = decisions(record)[-1]["links"][0]


def of_another_seat(record: dict[str, Any]) -> None:
    both(record)["links"][0][0], both(record)["links"][1][0] = both(record)["links"][1][0], both(record)["links"][0][0]


def other_anchor(record: dict[str, Any]) -> None:
    record["shares"]["anchors"][0]["anchor"] = "00" * 32


def shifted_anchor(record: dict[str, Any]) -> None:
    record["shares"]["anchors"][0]["from"] += 1


def hide_link(record: dict[str, Any]) -> None:
    shared = both(record)
    shared["missed"].append(record["shares"]["anchors"][shared["links"].pop()[0]]["seat"])


def hide_decision(record: dict[str, Any]) -> None:
    decisions(record).remove(both(record))


def twice(record: dict[str, Any]) -> None:
    both(record)["links"][1] = both(record)["links"][0]


def given_and_missed(record: dict[str, Any]) -> None:
    both(record)["missed"] = [0]


def without_dice(record: dict[str, Any]) -> None:
    chance = [step.startswith("draw") for step in record["steps"]]
    n = next(n for n in range(len(chance) - 1) if not chance[n] and not chance[n + 1])
    decisions(record).append({"n": n, "links": [], "missed": [0]})
    decisions(record).sort(key=lambda one: one["n"])


def say_that_there_were_none(record: dict[str, Any]) -> None:
    record["version"] = 1
    del record["shares"]


@pytest.mark.parametrize(
    ("tamper", "says"),
    [
        (invent_link, "does not lead"),
        (replay_link, "does not lead"),
        (later_link, "does not lead"),
        (of_another_seat, "not in the order"),
        (other_anchor, "does not lead"),
        (shifted_anchor, "does not lead"),
        (hide_link, "but the dice say"),
        (hide_decision, "but the dice say"),
        (twice, "not in the order"),
        (given_and_missed, "not in the order"),
        (without_dice, "no dice or cards follow"),
        (say_that_there_were_none, "but the dice say"),
    ],
    ids=lambda one: one.__name__ if callable(one) else "",
)
def test_verify_finds_what_was_tampered_with(tamper: Tamper, says: str, record: dict[str, Any], tmp_path: Path) -> None:
    tamper(record)
    path = tmp_path / "evening.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert says in str(verify(path).problem)


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        {"anchors": []},
        {"anchors": [], "decisions": [{"n": 3, "links": [[0, LINK]], "missed": []}]},
        {"anchors": [{"seat": 7, "from": 0, "anchor": LINK}], "decisions": []},
        {"anchors": [{"seat": True, "from": 0, "anchor": LINK}], "decisions": []},
        {"anchors": [{"seat": 0, "from": 0, "anchor": "x"}], "decisions": []},
        {"anchors": [], "decisions": [{"n": 4, "links": [], "missed": []}, {"n": 4, "links": [], "missed": []}]},
        {"anchors": [], "decisions": [{"n": 4, "links": [[0]], "missed": [0.5]}]},
        {"anchors": [], "decisions": [{"n": -1, "links": [], "missed": []}]},
    ],
    ids=str,
)
def test_shares_that_are_none_are_refused_with_a_sentence(wrong: Any, record: dict[str, Any], tmp_path: Path) -> None:
    record["shares"] = wrong
    path = tmp_path / "evening.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(DamagedRecord):
        verify(path)


# --- the page's own arithmetic ---------------------------------------------------------------------------------------

ASKED = f"""
import {{ chain, check, drawnAt, digestOf, linkFor }} from {json.dumps(str(DEVICE / "chain"))};
import {{ readFileSync }} from "node:fs";
const doors = {{
  linkFor: (kept, links, asked) => [asked.map(([n, digest]) => linkFor(kept, links, n, digest)), kept],
  chain, check, drawnAt, digestOf,
}};
const asked = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(asked.map(([name, ...given]) => doors[name](...given))));
"""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Callable[[list[Any]], list[Any]]:
    """The page's own functions, run by Node: each is asked with a name and what it is given."""
    folder = tmp_path_factory.mktemp("chain")
    (folder / "asked.ts").write_text(ASKED, encoding="utf-8")
    options = ["--bundle", "--platform=node", "--format=esm", f"--outfile={folder / 'asked.mjs'}"]
    subprocess.run([ROOT / "node_modules" / ".bin" / "esbuild", folder / "asked.ts", *options], check=True)

    def ask(given: list[Any]) -> list[Any]:
        run = subprocess.run(
            ["node", folder / "asked.mjs"], input=json.dumps(given), capture_output=True, text=True, check=True
        )
        answer: list[Any] = json.loads(run.stdout)
        return answer

    return ask


def test_the_page_has_the_same_chains_draws_and_digests_as_the_program(page: Callable[[list[Any]], list[Any]]) -> None:
    dice, links = FairDice(bytes.fromhex(SECRET)), [(0, LINK), (2, OTHER_LINK)]
    steps = ["draw green-animal", "carta già giocata"]
    weights = (3, 1, 0, 7, 12)
    told = page(
        [
            ["chain", SEED],
            ["chain", OTHER_SEED, 3],
            ["digestOf", SECRET, steps],
            *(["drawnAt", SECRET, step, weights, links[: step % 3]] for step in range(60)),
        ]
    )
    assert told[:3] == [chain(SEED), chain(OTHER_SEED, 3), dice.digest(steps)]
    assert told[3:] == [dice.pick(step, weights, links[: step % 3]) for step in range(60)]


def drawn(match: tv.Match) -> list[dict[str, Any]]:
    """The draws as the server's check tells them."""
    return [
        {
            "step": step,
            "weights": list(match.positions[step].weights),
            "drawn": match.positions[step].actions.index(match.steps[step]),
        }
        for step in match.draws
    ]


def test_the_page_checks_a_finished_game_itself_and_what_its_own_device_gave(
    page: Callable[[list[Any]], list[Any]], match: tv.Match, record: dict[str, Any]
) -> None:
    assert match.dice is not None
    mine = [n for n, shared in match.shares.decisions.items() if any(one.anchor == 0 for one in shared.links)]
    asked = {n: match.dice.digest([step.text for step in match.steps[: n + 1]]) for n in mine}
    own = next(n for n in mine if match.positions[n].actor == 0)
    asked[own] = match.steps[own].text  # that was its own decision
    base = match.shares.anchors[0].base
    kept = {"commitment": match.dice.commitment, "seed": "00" * 32, "base": base, "asked": asked, "foul": 0}
    # The page's chains are longer than this one was: what it would publish is another anchor.
    long = chain("00" * 32)
    record["shares"]["anchors"][0]["anchor"] = long[0]
    for one in decisions(record):
        one["links"] = [[by, long[one["n"] - base + 1] if by == 0 else link] for by, link in one["links"]]
    fitting = tv.Match.resumed(match.game, match.seats, match.dice, record["steps"])
    fitting.shares = shares.Shares.from_json(record["shares"])
    draws = drawn(fitting)
    for draw in draws:  # what would have fallen with these links
        links = fitting.shares.links(fitting.decision_before(draw["step"]))
        draw["drawn"] = match.dice.pick(draw["step"], draw["weights"], links)

    def found(**changed: Any) -> Any:
        return page([["check", {**record, **changed.pop("record", {})}, draws, 3, {**kept, **changed}]])[0]

    right = found()
    opening = sum(match.decision_before(step) < 0 for step in match.draws)
    assert (right["commitment"], right["wrong"], right["alone"]) == (True, None, opening)
    assert right["added"][0] == len(draws) - opening and right["added"][2] == 0 and right["missed"][1] > 0
    assert right["mine"] == {"used": len(mine), "left": 0, "foul": 0}
    assert not found(commitment="00" * 32)["commitment"], "another hash than the one that this browser was told"
    assert found(asked={**asked, mine[3]: "00" * 32})["mine"]["foul"] == 1, "asked about another decision"
    assert found(asked={**asked, own: "something else"})["mine"]["foul"] == 1
    missing = [n for n in range(len(match.steps) - 1) if n not in match.shares.decisions and n not in match.draws]
    assert found(asked={**asked, missing[0]: "00" * 32})["mine"]["foul"] == 1, "asked where no dice were to come"
    assert found(asked={**asked, missing[0]: "a choice that might have led to dice"})["mine"]["foul"] == 0
    without = json.loads(json.dumps(record["shares"]))
    shared = next(one for one in without["decisions"] if one["n"] == mine[5])
    shared["links"] = [one for one in shared["links"] if one[0] != 0]
    dropped = found(record={"shares": without})
    assert dropped["mine"] == {"used": len(mine) - 1, "left": 1, "foul": 0}
    assert dropped["wrong"] == mine[5] + 1, "what fell there hung on it"


def test_a_device_gives_one_link_for_a_number_and_only_for_one_decision(page: Callable[[list[Any]], list[Any]]) -> None:
    links = chain(SEED, 20)
    kept = {"commitment": "", "seed": SEED, "base": 5, "asked": {}, "foul": 0}
    asked = [(7, "a"), (7, "a"), (7, "b"), (6, "c"), (8, "d"), (4, "e"), (24, "f"), (25, "g")]
    given, after = page([["linkFor", kept, links, asked]])[0]
    assert given == [links[3], links[3], None, None, links[4], None, links[20], None]
    assert after["foul"] == 1 and after["asked"] == {"7": "a", "8": "d", "24": "f"}
