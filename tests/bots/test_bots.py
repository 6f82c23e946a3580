"""Bots: they are given a view and nothing else, keep their time, and play anything legal sensibly."""

import asyncio
import random
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.bots import LEVELS, SearchBot, SearchSettings, bot, bots, lines, search
from tavoliere.bots.mcts import CLOSED
from tavoliere.bots.search import BLUFF
from tavoliere.engine.action import Action
from tavoliere.lab.arena import Deal, Tournament, bradley_terry, play_deal, seatings
from tavoliere.lab.errors import CannotStudy
from tavoliere.lab.playing import chosen, player
from tavoliere.terminal.thinking import thought
from tavoliere.web.tables.seating import checked_player
from tests.bots.clock import Clock
from tests.games.settings import LABELS, SETTINGS, game_of

Setting = tuple[str, dict[str, Any]]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)


def moments(game: tv.Game, seed: int, every: int) -> list[tv.Position]:
    """Positions of a random game in which a player decides."""
    match = tv.Match(game, seed=seed)
    generator = random.Random(seed)
    found = []
    while match.position.actor is not None:
        found.append(match.position)
        match.play(generator.choice(match.position.actions))
    return found[::every]


@every_setting
def test_a_choice_does_not_depend_on_what_the_bot_cannot_know(setting: Setting) -> None:
    for position in moments(game_of(setting), 3, 46):
        assert position.actor is not None
        view = position.view(position.actor)
        twin = view.redeal(random.Random(9)).view(position.actor)
        for name in LEVELS:
            player, other = bot(name), bot(name)
            if isinstance(player, SearchBot) and isinstance(other, SearchBot):
                player.iterations = other.iterations = 30
                player.threads = other.threads = 1
                player.seconds = other.seconds = 60
            chosen = player.choose(view, random.Random(5))
            assert chosen == other.choose(twin, random.Random(5))
            assert chosen in position.actions


@every_setting
def test_a_thought_says_what_speaks_for_it(setting: Setting) -> None:
    for position in moments(game_of(setting), 4, 40):
        assert position.actor is not None
        thought = SearchBot(seconds=60, iterations=60).think(position.view(position.actor), generator=random.Random(1))
        assert thought.action in position.actions
        assert sum(dict(zip(position.game.sides, thought.chances, strict=True)).values()) == pytest.approx(1)
        assert {one.action for one in thought.alternatives} == set(position.actions)
        assert all(0 <= one.value <= 1 for one in thought.alternatives)
        visits = [one.visits for one in thought.alternatives]
        assert visits == sorted(visits, reverse=True)
        assert sum(visits) == thought.iterations == (60 if len(position.actions) > 1 else 1)


@every_setting
def test_the_search_runs_interpreted_too(setting: Setting) -> None:
    game = game_of(setting, interpreted=True)
    for position in moments(game, 5, 60):
        assert position.actor is not None
        thought = SearchBot(seconds=60, iterations=8).think(position.view(position.actor), generator=random.Random(1))
        assert thought.action in position.actions
        assert sum(dict(zip(game.sides, thought.chances, strict=True)).values()) == pytest.approx(1)


@every_setting
@pytest.mark.parametrize("fitted", [False, True])
def test_the_search_tries_the_same_compiled_and_interpreted(setting: Setting, fitted: bool) -> None:
    settings = SearchSettings(fitted=True, temperature=1000.0) if fitted else None
    game, slow = game_of(setting), game_of(setting, interpreted=True)
    for position in moments(game, 7, 170):
        assert position.actor is not None
        view = position.view(position.actor)
        views = (view, slow.restore(view.raw).view(position.actor))
        trees = [SearchBot(settings=settings).planted(one, 5) for one in views]
        for tree in trees:
            tree.think(24)
        tried, same = ([(action, visits) for action, visits, _, _ in tree.root_branches()] for tree in trees)
        assert tried == same
        assert trees[0].chances_of_seats() == trees[1].chances_of_seats(), "to the last bit"


@pytest.mark.parametrize(
    ("name", "players"), [*(("cardcassonne", players) for players in (2, 3, 4, 5)), ("san-marco", 4)]
)
def test_how_a_good_player_goes_on_looks_only_at_what_the_player_knows(name: str, players: int) -> None:
    game = tv.game(name, players=players)
    for position in moments(game, 7, 3):
        assert position.actor is not None
        numbers = [int(action) for action in position.actions]
        view = position.view(position.actor)
        said = []
        for one in (position, *(view.redeal(random.Random(seed)) for seed in range(3))):
            notes = [0] * 1024
            game.definition.evaluation.playout(game.unpack(one), numbers, len(numbers), notes)  # type: ignore[attr-defined]
            said.append(notes[: len(numbers)])
        assert all(one == said[0] for one in said)


def test_others_answer_a_face_down_card_without_knowing_it() -> None:
    game = tv.game("cardcassonne", players=2, interpreted=True)
    view = next(one.view(one.actor) for one in moments(game, 2, 1) if "play" in {a.block.name for a in one.actions})
    tree = SearchBot().planted(view, 3)
    tree.think(400)
    own = tree.branches(0)
    hidden = [branch for branch in own if branch.prior < 0]
    assert hidden
    answered = 0
    for branch in own:
        ways = tree.branches(branch.node) if branch.node else []
        answers = [one.prior for one in ways if one.key // tree.tree.actions != view.seat]
        number = branch.key % tree.tree.actions
        if number not in map(int, view.actions):
            answered += any(prior >= 0 for prior in answers)
        elif view.hides(game.all_actions[number]):
            assert all(prior < 0 for prior in answers)
    assert answered == len(hidden)


@pytest.mark.parametrize("refill", ["dice", "draft"])
def test_no_time_is_spent_on_two_orders_of_the_same_decisions(refill: str) -> None:
    game = tv.game("carolus-magnus", players=3, refill=refill, interpreted=True)
    closed = 0
    for position in moments(game, 2, 9):
        if len(position.actions) < 4:
            continue
        assert position.actor is not None
        tree = SearchBot().planted(position.view(position.actor), 3)
        tree.think(60)
        actions = tree.tree.actions
        nodes = {one.key: one.node for one in tree.branches(0) if one.node > 0 and one.prior >= 0}
        mine = {key: {one.key: one for one in tree.branches(node)} for key, node in nodes.items()}
        for one, two in permutations(mine, 2):
            branch, other = mine[one].get(two), mine[two].get(one)
            there, back = position.play(one % actions), position.play(two % actions)
            if branch is None or other is None or {there.actor, back.actor} != {position.actor}:
                continue
            same = there.play(two % actions) == back.play(one % actions)
            is_closed = branch.node == CLOSED
            assert not (same and branch.node > 0 and other.node > 0), "one order of the two is followed"
            assert same or not is_closed
            assert not is_closed or branch.visits == 1
            closed += is_closed
        if closed > 2:
            return
    pytest.fail("nothing was closed")


def test_partners_win_together() -> None:
    match = tv.Match(tv.game("carolus-magnus", players=4), seed=5)
    generator = random.Random(1)
    while match.position.actor is not None:
        before = match.position
        match.play(bot("squire").choose(match.view(match.position.actor), generator))
    assert before.actor is not None and match.position.result is not None
    thought = SearchBot(seconds=60, iterations=50).think(before.view(before.actor), generator=generator)
    assert thought.chances[0] == thought.chances[2] and thought.chances[1] == thought.chances[3]
    assert min(thought.chances[seat] for seat in match.position.result.winners) > 0.8, "not the half of a victory"
    assert thought.alternatives[0].value > 0.8


def test_a_thought_can_be_stopped_at_any_moment() -> None:
    position = moments(tv.game("san-marco", players=3), 1, 10)[2]
    assert position.actor is not None
    for threads in (1, 2):
        stop = threading.Event()
        with ThreadPoolExecutor(1) as pool:
            thinker = SearchBot(seconds=3600, threads=threads)
            coming = pool.submit(thinker.think, position.view(position.actor), stop=stop)
            with pytest.raises(TimeoutError):
                coming.result(timeout=0.2)
            stop.set()
            thought = coming.result(timeout=60)
        assert thought.action in position.actions
        assert sum(one.visits for one in thought.alternatives) == thought.iterations > 0


@every_setting
def test_thinking_keeps_its_time(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    position = next(one for one in moments(game_of(setting), 1, 10) if len(one.actions) > 1)
    assert position.actor is not None
    for seconds in (0.05, 0.1):
        begin = clock.now
        thought = SearchBot(seconds=seconds).think(position.view(position.actor))
        assert 0.9 * seconds < clock.now - begin <= seconds
        assert thought.seconds == clock.now - begin


def test_thinking_ends_once_nothing_can_overtake_the_best() -> None:
    settled = 0
    for position in moments(tv.game("carolus-magnus", players=2), 2, 7):
        assert position.actor is not None
        view = position.view(position.actor)
        whole = SearchBot(seconds=60, iterations=300).think(view, generator=random.Random(1))
        short = SearchBot(seconds=60, iterations=300).think(view, generator=random.Random(1), settle=True)
        assert short.action == whole.action
        settled += short.iterations < whole.iterations
    assert settled > 0


THINKING = """
import random, sys
import tavoliere as tv
from tavoliere.bots import bot
from tavoliere.table.match import SeatTaken

match = tv.Match(tv.game("san-marco", players=3), seed=6, seats=[SeatTaken(name, "emperor") for name in "ABC"])
while len(match.position.actions) < 2:
    match.play(match.position.actions[0])
match.save(sys.argv[1])
print("thinking", flush=True)
bot("emperor").think(match.view(match.position.actor), seconds=600)
"""


def test_a_game_outlives_a_bot_that_is_killed_in_mid_thought(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with subprocess.Popen([sys.executable, "-c", THINKING, str(path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "thinking\n"
        process.kill()
    match = tv.Match.load(path)
    actor = match.position.actor
    assert actor is not None
    chosen = bot(match.seats[actor].player).choose(match.view(actor), random.Random(1))
    assert match.play(chosen) == match.position


CRAMPED = """
import psutil, resource
import tavoliere as tv
from tavoliere.bots.search import SearchBot
match = tv.Match(tv.game("carolus-magnus", players=2), seed=2)
view = match.view(match.position.actor)
bot = SearchBot(seconds=60)
bot.think(view, seconds=0.01)
resource.setrlimit(resource.RLIMIT_AS, (psutil.Process().memory_info().vms + 4_000_000, resource.RLIM_INFINITY))
thought = bot.think(view)
assert thought.action in view.actions
print(thought.iterations > 100, thought.seconds < 50)
"""


def test_a_bot_that_runs_out_of_memory_answers_with_what_it_has_thought() -> None:
    done = subprocess.run([sys.executable, "-c", CRAMPED], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True"]


def test_both_cores_share_one_thought() -> None:
    position = moments(tv.game("cardcassonne", players=3), 1, 10)[2]
    assert position.actor is not None
    thought = SearchBot(seconds=60, iterations=100, threads=2).think(position.view(position.actor))
    assert thought.iterations == sum(one.visits for one in thought.alternatives) == 100


def test_the_tree_is_kept_where_it_still_holds() -> None:
    match = tv.Match(tv.game("cardcassonne", players=2), seed=4)
    while match.position.actor != 1 or match.position.to_json()["phase"] != "turn":
        match.play(match.position.actions[0])
    player = SearchBot(seconds=60, iterations=3000)
    kept = 0
    generator = random.Random(2)
    for _ in range(8):
        actor = match.position.actor
        if actor is None:
            break
        if actor == 1:
            thought = player.think(match.view(1), generator=generator)
            kept += sum(one.visits for one in thought.alternatives) > thought.iterations
            match.play(thought.action)
        else:
            match.play(bot("greedy").choose(match.view(0), generator))
    assert kept > 0


def test_a_face_down_card_is_not_always_the_same() -> None:
    match = tv.Match(tv.game("cardcassonne", players=3), seed=3)
    actor = match.position.actor
    assert actor is not None
    view = match.view(actor)
    thinker = SearchBot(seconds=60, iterations=200)
    tree = thinker.planted(view, 1)
    tree.think(200)
    chosen = set()
    for seed in range(40):  # one and the same thought, played again and again
        thought = thinker._thought(view, [tree], random.Random(seed), 0.0)
        best, tried = thought.alternatives[0], {one.action: one.visits for one in thought.alternatives}
        assert view.hides(thought.action) and tried[thought.action] >= BLUFF * best.visits
        chosen.add(thought.action)
    assert len(chosen) > 1


def test_a_bot_thinks_only_when_it_is_asked() -> None:
    match = tv.Match(tv.game("cardcassonne", players=3), seed=3)
    actor = match.position.actor
    assert actor is not None
    with pytest.raises(ValueError, match="is to act"):
        SearchBot().think(match.view((actor + 1) % 3))
    with pytest.raises(ValueError, match="is to act"):
        SearchBot().think(match.view(None))


def test_looking_ahead_beats_greed_and_greed_beats_a_page() -> None:
    game = tv.game("cardcassonne", players=2)
    for better, worse in (("knight", "squire"), ("squire", "novice")):
        tournament = Tournament(game, (better, worse), 10, 5, False, None)
        tournament.run(lambda _: None, workers=2)
        rate = tournament.rate(better, worse)
        assert rate is not None
        assert rate.mean > 0.7


def test_names_with_a_budget() -> None:
    made = bot("emperor:0.05")
    assert isinstance(made, SearchBot)
    assert (made.seconds, made.threads) == (0.05, 1)
    for wrong in ("emperor:soon", "emperor:-1", "novice:1", "wizard"):
        with pytest.raises(KeyError):
            bot(wrong)
    assert set(LEVELS) < set(bots())


def test_seats_are_exchanged_and_move_on() -> None:
    assert seatings(2, 0, False) == [(0, 1), (1, 0)]
    assert seatings(3, 0, False) == [(0, 1, 0), (1, 0, 1)]
    assert seatings(3, 1, False) == [(1, 0, 0), (0, 1, 1)]
    assert seatings(4, 1, False) == [(1, 0, 1, 0), (0, 1, 0, 1)], "partners at a table of four are the same bot"
    assert seatings(3, 5, True) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


def test_a_tournament_can_be_gone_on_with(tmp_path: Any) -> None:
    game = tv.game("cardcassonne", players=2)
    path = tmp_path / "ladder.jsonl"
    Tournament(game, ("squire", "random"), 2, 1, False, path).run(lambda _: None, workers=1)
    with path.open("a") as file:
        file.write('["squire", "ran')  # stopped while a line was written
    again = Tournament(game, ("squire", "random"), 4, 1, False, path)
    assert [number for _, _, number in again.open_deals()] == [2, 3]
    with pytest.raises(tv.DamagedRecord, match="does not belong"):
        Tournament(game, ("squire", "random"), 4, 2, False, path)


def test_ratings_follow_the_scores() -> None:
    table = {("a", "b"): [0.75] * 400, ("b", "c"): [0.5] * 400, ("a", "c"): [0.75] * 400}
    strengths = bradley_terry(("a", "b", "c"), table)
    assert strengths["a"] - strengths["b"] == pytest.approx(191, abs=2), "three to one is 191 points of Elo"
    assert strengths["b"] == pytest.approx(strengths["c"], abs=1)


@pytest.mark.parametrize(("rival", "good"), [(5, "disc 4"), (3, "disc 2")])
def test_a_disc_is_chosen_with_the_order_of_play_in_mind(rival: int, good: str) -> None:
    # Four steps ahead of the emperor lies a territory for the second player's castle. After a rival with 5, 4 is early
    # and far enough; after a rival with 3, 4 would still be far enough but too late.
    game = tv.game("carolus-magnus", players=2)
    match = tv.Match(game, seed=3)
    while match.position.actions[0].block.name != "disc":
        match.play(match.position.actions[0])
    written = match.position.to_json()
    del written["supply"]
    written["ring"][(written["emperor"] + 3) % 15]["paladins"] = {"red": 4}
    written["holders"] = {"blue": 0, "red": 1}
    first, second = written["players"]
    first.update(court={"blue": 2}, disc=rival, unplayed=[number for number in range(1, 6) if number != rival])
    second.update(court={"red": 2})
    view = game.position({**written, "turn": 1}).view(1)
    chosen = {str(SearchBot(seconds=60, iterations=1500).choose(view, random.Random(seed))) for seed in range(5)}
    assert chosen == {good}


def test_a_row_of_victories_is_not_a_sure_thing() -> None:
    tournament = Tournament(tv.game("cardcassonne", players=2), ("squire", "random"), 6, 1, False, None)
    for number in range(6):
        tournament.done["squire", "random", number] = Deal("squire", "random", number, 1.0, (0, 0), (1, 1), (0, 0))
    first, last = tournament.ratings()
    assert (first.name, last.name) == ("squire", "random")
    assert first.low < first.elo <= first.high
    assert last.low <= last.elo < last.high


def test_settings_of_a_game_are_settings_of_the_search() -> None:
    for setting in SETTINGS:
        own = game_of(setting).definition.search
        assert isinstance(own, SearchSettings) and own.horizon >= 1


# --- San Marco's divisions -------------------------------------------------------------------------------------------

DIVIDED = [setting for setting in SETTINGS if setting[0] == "san-marco"]


@pytest.mark.parametrize("setting", DIVIDED, ids=[label for label in LABELS if label.startswith("san-marco")])
def test_a_division_is_judged_alike_compiled_and_interpreted_and_left_as_it_was(setting: Setting) -> None:
    game, slow = game_of(setting), game_of(setting, interpreted=True)
    judged = 0
    for position in moments(game, 8, 1):
        if len(position.actions) < 2 or position.actions[0].block.name != "divide":
            continue
        assert position.actor is not None
        state = slow.layout.unpack(position.raw)
        priors = [slow.kernel.prior(state, int(action)) for action in position.actions]
        assert slow.layout.pack(state) == position.raw
        thought = SearchBot(seconds=60, iterations=2).think(position.view(position.actor))
        tree_priors = {one.action: one.prior for one in thought.alternatives}
        ordered = sorted(zip(priors, (tree_priors[action] for action in position.actions), strict=True))
        assert [prior for _, prior in ordered] == sorted(prior for _, prior in ordered)
        judged += 1
    assert judged > 5


def test_a_division_into_two_has_the_prior_that_its_best_completion_does() -> None:
    game = tv.game("san-marco", players=2, variant="neutral", interpreted=True)
    seen = 0
    for position in moments(game, 9, 1):
        names = {action.block.name for action in position.actions}
        if names != {"divide"} or len(position.actions) < 2:
            continue
        for action in position.actions:
            after = position.play(action)
            if after.actor == position.actor and {one.block.name for one in after.actions} == {"divide"}:
                state = game.unpack(after)
                best = max(game.kernel.prior(state, int(one)) for one in after.actions)
                assert game.kernel.prior(game.unpack(position), int(action)) == best
                seen += 1
    assert seen > 20


def test_a_hand_is_divided_so_that_both_piles_are_worth_having() -> None:
    match = tv.Match(tv.game("san-marco", players=2, variant="neutral"), seed=12)
    generator = random.Random(3)
    while match.position.actions[0].block.name != "divide":
        match.play(generator.choice(match.position.actions))
    actor, distributor = match.position.actor, SearchBot(seconds=60, iterations=200)
    while match.position.actor == actor and match.position.actions[0].block.name == "divide":
        match.play(distributor.choose(match.view(actor), generator))
    first, second, *_ = match.position.to_json()["offers"]
    assert min(len(first), len(second)) >= 2


def test_what_is_thought_about_is_legal_after_a_reveal_too() -> None:
    """At the end of a round of Cardcassonne cards turn up, so that a tree that is taken over knows other questions."""
    match = tv.Match(tv.game("cardcassonne", players=2), seed=55)
    generator = random.Random(55)
    minds = [SearchBot(seconds=1e6, iterations=100) for _ in range(2)]
    others = 0
    while match.position.actor is not None:
        view = match.view(match.position.actor)
        if len(view.actions) == 1:
            match.play(view.actions[0])
            continue
        thought = minds[view.seat].think(view, generator=generator)
        known = {number for number, *_ in minds[view.seat]._kept[0].root_branches()}
        others += len(known - set(map(int, view.actions)))
        assert {one.action for one in thought.alternatives} <= set(view.actions)
        match.play(thought.action)
    assert others > 0, "the trees knew such actions"


# --- loading --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["choose", "think", "ranked", "lines"])
@pytest.mark.parametrize("name", tv.GAMES)
def test_what_is_loaded_does_not_count_as_time_to_think(name: str, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first thought of a process is as long as the next: a network takes longer to load than a bot may think."""
    position = tv.game(name).start()
    while position.actor == tv.CHANCE or len(position.actions) < 4:
        position = position.play(position.actions[0])
    view, clock, loaded = position.view(position.actor), Clock(monkeypatch), set()

    def load(what: str) -> None:
        clock.now += 0.0 if what in loaded else 1000.0
        loaded.add(what)

    monkeypatch.setattr(search, "network_of", lambda game: load("the network by which margins are measured"))
    tries, waited = [], []
    for _ in range(2):
        thinking = SearchBot(0.01, network=lambda game: load("the network"))
        begin, generator = clock.now, random.Random(1)
        if way == "lines":
            weights = lines.weighed(thinking, view, [[one] for one in view.actions[:2]], generator)
            tries.append(sum(one.visits for one in weights))
        elif way == "choose":
            thinking.choose(view, generator)
            tries.append(sum(tree.iterations for tree in thinking._kept))
        else:
            thought = thinking.think(view, generator=generator, rank=3 if way == "ranked" else 0)
            tries.append(thought.iterations)
            assert thought.seconds <= 0.011
        waited.append(clock.now - begin)
    assert waited[0] >= 1000 and waited[1] <= 0.011
    assert tries[0] == tries[1] > 20


@pytest.mark.parametrize("name", tv.GAMES)
def test_what_is_loaded_is_no_time_that_a_bot_takes_in_the_arena(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    loaded: list[tv.Game] = []

    def load(game: tv.Game) -> None:
        clock.now += 0.0 if loaded else 1000.0
        loaded.append(game)

    monkeypatch.setattr("tavoliere.bots.levels.network_of", load)
    deal = play_deal(tv.game(name), 1, False, ("emperor:0.0001", "squire", 0))
    assert loaded and 0 < max(deal.slowest) < 1


# --- bots of other packages -------------------------------------------------------------------------------------------

ABLE = "class Able:\n    def choose(self, view, generator): return view.actions[0]\n"
# Modules of packages with a bot that can't be used, and what is said of it.
BROKEN = {
    "divides": ("1 / 0", "division by zero"),
    "leaves": ("import sys\nsys.exit(0)", "SystemExit"),
    "leaves-later": ("def Able(): raise SystemExit", "SystemExit"),
    "stops": ("class Stop(BaseException): ...\nraise Stop", "Stop"),
    "dumb": ("class Dumb(Exception):\n    def __str__(self): return 1 / 0\n    __repr__ = __str__\nraise Dumb", "Dumb"),
    "empty": ("", "Able"),
    "number": ("Able = 3", "int"),
    "no-bot": ("Able = dict", "no method choose"),
    "slow": (f"{ABLE}    seconds = 'long'", "seconds must be"),
    "slower": (f"{ABLE}    seconds = float('nan')", "seconds must be"),
}
MISNAMED = ("duke", "random", "human", "a:b", "a,b", "a b", "x" * 41, "caff\u00e8", "../x")


def test_a_package_with_a_broken_bot_is_named_and_everything_else_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, (name, text) in enumerate([*((name, text) for name, (text, _) in BROKEN.items()), ("able", ABLE)]):
        (tmp_path / f"guest_{number}.py").write_text(text + "\n", encoding="utf-8")
        described = tmp_path / f"guest_{number}-1.0.dist-info"
        described.mkdir()
        (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: of-{name}\nVersion: 1.0\n", encoding="utf-8")
        names = (name, *MISNAMED) if name == "able" else (name,)
        points = "".join(f"{one} = guest_{number}:Able\n" for one in names)
        (described / "entry_points.txt").write_text(f"[tavoliere.bots]\n{points}", encoding="utf-8")
    ours = set(bots())
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.warns(UserWarning, match='of the package "of-able"') as warned:
        assert set(bots()) - ours == {*BROKEN, "able"}
    said = [str(one.message) for one in warned]
    assert len(said) == len(MISNAMED) and all(any(f'"{name}"' in one for one in said) for name in MISNAMED)
    assert isinstance(bot("duke"), SearchBot)
    for name, (_, problem) in BROKEN.items():
        for door in (bot, checked_player, player):
            with pytest.raises(tv.TavoliereError, match=problem) as refused:
                door(name)
            assert f'"{name}" of the package "of-{name}"' in str(refused.value)
    position = tv.Match(tv.game("cardcassonne"), seed=1).position
    view = position.view(position.actor)
    assert bot("able").choose(view, random.Random(1)) == view.actions[0]


@pytest.mark.parametrize("ends", [SystemExit, GeneratorExit, RuntimeError])
async def test_a_bot_that_would_end_the_program_while_it_thinks_is_named_or_helped_out(
    ends: type[BaseException],
) -> None:
    class Quitter:
        def choose(self, view: tv.View, generator: random.Random) -> Action:
            raise ends

    position = tv.Match(tv.game("cardcassonne"), seed=1).position
    view = position.view(position.actor)
    with pytest.raises(CannotStudy, match=ends.__name__):
        chosen("quitter", Quitter(), view, random.Random(1))
    assert await asyncio.wait_for(thought(Quitter(), view, random.Random(1)), 20) in view.actions
