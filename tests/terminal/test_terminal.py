"""The terminal program, played through its keys on a screen without a terminal."""

import json
import random
import sys
from pathlib import Path
from threading import Event

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import tavoliere as tv
from tavoliere.bots import LEVELS, USUAL, bot
from tavoliere.table.choices import MOST, entries
from tavoliere.table.match import Match, SeatTaken
from tavoliere.terminal import NoTerminal, run_menu
from tavoliere.terminal.app import TavoliereApp
from tavoliere.terminal.asking import Asking
from tavoliere.terminal.curtain import CurtainScreen
from tavoliere.terminal.home import HomeScreen
from tavoliere.terminal.hot_seat import HotSeat
from tavoliere.terminal.look import painted
from tavoliere.terminal.referee import referee
from tavoliere.terminal.replay import ReplayScreen, views
from tavoliere.terminal.result import ResultScreen
from tavoliere.terminal.rulebook import RulesScreen, for_reading, heading_linked, heading_of, rules_file
from tavoliere.terminal.saved import SavedScreen
from tavoliere.terminal.shelf import MissingBot, games_folder, saved_games
from tavoliere.terminal.table import TableScreen
from tavoliere.terminal.thinking import thought
from tavoliere.words import spoken

ADA_AND_BOT = (SeatTaken("Ada"), SeatTaken("Bruno", "greedy"))
ADA_AND_CARLA = (SeatTaken("Ada"), SeatTaken("Carla"))
SMALL, LARGE = (80, 24), (120, 40)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TAVOLIERE_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def seated(seats: tuple[SeatTaken, ...], seed: int = 7) -> Match:
    return Match(tv.game("cardcassonne", players=len(seats)), seed=seed, seats=seats)


def advanced(match: Match, turns: int) -> Match:
    """The match after some turns of the greedy bot, at every seat."""
    generator = random.Random(1)
    for _ in range(turns):
        actor = match.position.actor
        assert actor is not None
        match.play(bot("greedy").choose(match.view(actor), generator))
    return match


def finished(match: Match) -> Match:
    while match.position.actor is not None:
        advanced(match, 1)
    return match


def at_table(match: Match, path: Path | None = None, language: str = "en") -> TavoliereApp:
    return TavoliereApp(language=language, sitting=HotSeat(match, path), pace=0)


def table(app: TavoliereApp) -> TableScreen:
    found = [screen for screen in app.screen_stack if isinstance(screen, TableScreen)]
    assert found
    return found[-1]


def screen_text(app: TavoliereApp) -> str:
    """Everything that can be read on the screen now."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


def in_one_line(app: TavoliereApp) -> str:
    return " ".join(screen_text(app).split())


def notice(app: TavoliereApp) -> str:
    return str(app.screen.query_one("#notice", Static).render())


async def until_asked(pilot: Pilot[None], app: TavoliereApp) -> None:
    """Wait until bots have played and the screen waits for a person."""
    for _ in range(400):
        await pilot.pause()
        here = app.screen
        if not isinstance(here, TableScreen) or here.asked or here.sitting.unconfirmed is not None:
            return
        await pilot.pause(0.01)
    raise AssertionError("nobody was asked")


# --- playing ---


async def test_a_whole_game_against_a_bot_is_played_with_keys(data: Path) -> None:
    seats = (SeatTaken("Ada"), *(SeatTaken(name, "greedy") for name in ("Bruno", "Carla", "Dino", "Elsa")))
    app = at_table(seated(seats))
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(200):
            await until_asked(pilot, app)
            if isinstance(app.screen, ResultScreen):
                break
            await pilot.press("enter")
        assert isinstance(app.screen, ResultScreen)
        result = table(app).sitting.position.result
        assert result is not None
        said = in_one_line(app)
        winner = seats[result.winners[0]].name
        assert f"{winner} wins with {max(result.scores)} points." in said
        ranking = " ".join(str(app.screen.query_one("#ranking", Static).render()).split())
        assert all(str(score) in ranking for score in result.scores)
        for _, told, points in table(app).sitting.match.game.final_lines(table(app).sitting.position):
            assert f"{table(app).sitting.match.words.say(told)} {points}" in ranking
        assert "tavoliere verify" in str(app.screen.query_one("#fairness", Static).render())
        saved = saved_games(games_folder())
        assert len(saved) == 1 and saved[0].over
        await pilot.press("enter")  # rematch
        await until_asked(pilot, app)
        assert [seat.name for seat in table(app).sitting.match.seats] == ["Bruno", "Carla", "Dino", "Elsa", "Ada"]
        assert len(saved_games(games_folder())) == 2


async def test_a_move_can_be_taken_back_until_it_is_confirmed() -> None:
    match = seated(ADA_AND_BOT)
    app = at_table(match)
    async with app.run_test(size=LARGE) as pilot:
        await until_asked(pilot, app)
        while not match.position.prompt.endswith("place your follower."):
            await pilot.press("enter")
            await until_asked(pilot, app)
        before = match.position
        await pilot.press("end", "enter")
        assert table(app).sitting.unconfirmed == 0
        assert match.position != before
        assert "Enter confirms, u takes back" in screen_text(app)
        await pilot.press("u")
        assert match.position == before
        assert table(app).asked
        await pilot.press("u")
        assert match.position == before
        await pilot.press("end", "enter", "enter")
        await until_asked(pilot, app)
        confirmed = len(match.steps)
        assert confirmed > 0
        await pilot.press("u")
        assert len(match.steps) == confirmed


async def test_what_was_drawn_is_never_taken_back() -> None:
    match = seated(ADA_AND_BOT)
    app = at_table(match)
    async with app.run_test(size=LARGE) as pilot:
        await until_asked(pilot, app)
        assert "joker" in match.position.prompt or "row for" in match.position.prompt
        await pilot.press("1")  # a joker of the opening goes into a row, and the next card is turned up
        steps = len(match.steps)
        await pilot.press("u")
        assert len(match.steps) >= steps


async def test_a_bot_that_thinks_long_is_seen_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    enough = Event()

    class Slow:
        def choose(self, view: tv.View, generator: random.Random) -> tv.Action:
            enough.wait(60)
            return view.actions[0]

    monkeypatch.setitem(LEVELS, "slow", Slow)
    match = seated((SeatTaken("Ada"), SeatTaken("Bruno", "slow")))
    app = at_table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot, app)
        await pilot.press("1")
        for _ in range(400):
            await pilot.pause(0.05)
            if "Bruno is thinking" in screen_text(app):
                break
        assert "Bruno is thinking" in screen_text(app)
        await pilot.press("t")  # the screen is alive
        assert app.dark
        enough.set()
        await until_asked(pilot, app)
        assert "Bruno is thinking" not in screen_text(app)


async def test_real_cards_can_be_typed_in() -> None:
    match = Match(tv.game("cardcassonne", players=2), seats=ADA_AND_BOT, by_hand=True)
    app = at_table(match)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await type_line(pilot, app, "w", "draw red-2")
        assert [step.text for step in match.steps] == ["draw red-2"]
        await pilot.press("u")
        assert len(match.steps) == 1


async def test_the_log_is_what_the_seat_may_know() -> None:
    match = advanced(seated(ADA_AND_BOT), 6)
    app = at_table(match)
    async with app.run_test(size=(120, 60)) as pilot:
        await until_asked(pilot, app)
        said = screen_text(app)
        assert "Bruno is dealt a card." in said
        assert "Bruno is dealt the" not in said
        assert "Ada is dealt the" in said


# --- several people at one screen ---


def hand(match: Match, seat: int) -> str:
    """The line of a board that only the owner of a hand sees."""
    names = [player.name for player in match.seats]
    lines = match.game.draw(match.position, seat, match.words).splitlines()
    return next(line for line in lines if line.startswith(f"Hand of {names[seat]}"))


async def test_the_curtain_hides_every_hand_and_the_log() -> None:
    match = advanced(seated(ADA_AND_CARLA, seed=3), 5)
    first = match.position.actor
    assert first is not None
    second = 1 - first
    app = at_table(match)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        covered = screen_text(app)
        assert match.seats[first].name in covered
        for secret in ("Hand of", "is dealt", "plays", "∩", "◆", "ψ", "♜"):
            assert secret not in covered
        await pilot.press("enter")
        assert hand(match, first) in screen_text(app)
        assert f"Hand of {match.seats[second].name}" not in screen_text(app)
        assert f"{match.seats[second].name} is dealt the" not in screen_text(app)
        await pilot.press("end", "enter")
        assert table(app).sitting.unconfirmed == first
        assert f"Hand of {match.seats[second].name}" not in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        assert match.seats[second].name in screen_text(app)
        assert "Hand of" not in screen_text(app)
        assert app.screen.styles.background.a == 1
        assert table(app).looking is None
        await pilot.press("l", "t")  # saying everything again does not lift it
        assert isinstance(app.screen, CurtainScreen)
        assert "Mano di" not in screen_text(app)
        await pilot.press("l", "enter")
        assert hand(match, second) in screen_text(app)
        assert f"Hand of {match.seats[first].name}" not in screen_text(app)
        assert f"{match.seats[first].name} is dealt the" not in screen_text(app)


async def test_where_nothing_is_hidden_there_is_no_curtain() -> None:
    match = seated(ADA_AND_CARLA)
    assert match.position.view(match.position.actor).unknown == 0
    app = at_table(match)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


# --- why can't I? ---


async def type_line(pilot: Pilot[None], app: TavoliereApp, key: str, text: str) -> None:
    await pilot.press(key)
    app.screen.query_one("#line", Input).value = text
    await pilot.press("enter")
    await pilot.pause()


async def test_an_illegal_action_gets_its_reason_and_the_rules_open_there() -> None:
    match = advanced(seated(ADA_AND_BOT), 12)
    while match.position.actor != 0 or "face down" in match.position.prompt:
        advanced(match, 1)
    steps = len(match.steps)
    app = at_table(match)
    async with app.run_test(size=LARGE) as pilot:
        await until_asked(pilot, app)
        await type_line(pilot, app, "w", "cash")
        assert "(CC 5)" in in_one_line(app)
        assert len(match.steps) == steps
        await type_line(pilot, app, "w", "dance")
        assert '"dance" is no action' in in_one_line(app)
        await pilot.press("r")
        await pilot.pause(0.3)
        assert isinstance(app.screen, RulesScreen)
        assert "5 Claiming" in screen_text(app)
        assert "{CC 5}" not in screen_text(app)
        await pilot.press("escape")
        action = match.view(0).actions[0]
        await type_line(pilot, app, "colon", action.text)
        assert match.steps[steps] == action


async def test_typed_words_filter_the_choices() -> None:
    match = seated(ADA_AND_BOT)
    app = at_table(match)
    async with app.run_test(size=LARGE) as pilot:
        await until_asked(pilot, app)
        await pilot.press("slash", *"CITY")
        asking = app.screen.query_one(Asking)
        assert [str(entry.actions[0]) for entry in asking.shown] == ["put blue"]
        await pilot.press("enter")
        assert "put blue" in [action.text for action in match.steps]


def test_many_choices_are_grouped_and_every_one_can_be_reached() -> None:
    match = seated(ADA_AND_BOT)
    while match.position.actor != 0 or len(match.view(0).actions) <= MOST:
        advanced(match, 1)
    for language in ("en", "it"):
        with spoken(language):
            actions = match.view(0).actions
            shown = entries(match.position, actions)
            assert len(shown) <= MOST
            assert len({match.words.say(entry.label) for entry in shown}) == len(shown)
            reached = [action for entry in shown for action in entry.actions]
            assert sorted(reached) == sorted(actions)
            group = next(entry for entry in shown if entry.is_group)
            assert [entry.actions for entry in group.entries] == [(action,) for action in group.actions]
            assert len({match.words.say(entry.label) for entry in group.entries}) == len(group.entries)


# --- saving ---


async def test_a_saved_game_goes_on_exactly(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    app = at_table(seated(ADA_AND_BOT), path)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(12):
            await until_asked(pilot, app)
            await pilot.press("enter")
        await until_asked(pilot, app)
        position = table(app).sitting.position
        await pilot.press("ctrl+c")
    resumed = Match.load(path)
    assert resumed.position == position
    app = at_table(resumed, path)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot, app)
        assert table(app).sitting.position == position


async def test_the_shelf_lists_games_and_says_what_is_wrong_with_a_damaged_one() -> None:
    advanced(seated(ADA_AND_BOT), 9).save(games_folder() / "1-good.json")
    cut = games_folder() / "2-cut.json"
    cut.write_text((games_folder() / "1-good.json").read_text()[:400])
    stranger = json.loads((games_folder() / "1-good.json").read_text())
    stranger["seats"][1]["player"] = "oracle"
    (games_folder() / "3-stranger.json").write_text(json.dumps(stranger))
    finished(seated(ADA_AND_BOT)).save(games_folder() / "4-over.json")
    app = TavoliereApp(language="en")
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, SavedScreen)
        said = in_one_line(app)
        assert "Ada, Bruno · Round 1 of 10" in said
        assert "2-cut.json" in said and "damaged at line" in said
        assert '"oracle"' in said
        assert "The game is over" not in said
        assert cut.exists()
        await pilot.press("enter")  # the newest that can be gone on with
        await until_asked(pilot, app)
        assert table(app).sitting.path.name == "1-good.json"
        await pilot.press("m")
        assert isinstance(app.screen, HomeScreen)
        await pilot.press("v")
        await pilot.pause()
        await pilot.press("enter")
        assert isinstance(app.screen, ReplayScreen)


async def test_a_saved_game_is_deleted_when_that_is_said_twice() -> None:
    folder = games_folder()
    for name in ("one", "two"):
        seated(ADA_AND_BOT).save(folder / f"{name}.json")
    (folder / "damaged.json").write_text("{", encoding="utf-8")
    app = TavoliereApp(language="en", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("r")
        await pilot.pause()
        shelf = app.screen.query_one("#shelf", OptionList)
        assert shelf.option_count == 3 and "d delete" in in_one_line(app)
        await pilot.press("home", "d")
        assert "again to delete damaged.json for good" in in_one_line(app)
        await pilot.press("down")  # another one: what was said no longer holds
        assert "again to delete" not in in_one_line(app)
        await pilot.press("home", "d", "d")
        await pilot.pause()
        assert {path.stem for path in folder.iterdir()} == {"one", "two"} and shelf.option_count == 2
        await pilot.press("d", "d")
        await pilot.pause()
        await pilot.press("d", "d")
        await pilot.pause()
        assert not list(folder.iterdir()) and "There is none yet" in in_one_line(app)
        await pilot.press("d")  # nothing is there to delete


async def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    match = seated(ADA_AND_BOT)
    app = at_table(match, tmp_path / "file" / "game.json")
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot, app)
        await pilot.press("1")
        await until_asked(pilot, app)
        assert "could not be saved" in in_one_line(app)
        steps = len(match.steps)
        await pilot.press("end", "enter", "enter")
        await until_asked(pilot, app)
        assert len(match.steps) > steps
        assert "could not be saved" in in_one_line(app)


async def test_a_copy_is_saved_where_one_says_and_overwrites_nothing(tmp_path: Path) -> None:
    match = seated(ADA_AND_BOT)
    app = at_table(match)
    copy = tmp_path / "copy.json"
    async with app.run_test(size=LARGE) as pilot:
        await until_asked(pilot, app)
        await type_line(pilot, app, "s", str(copy))
        assert "A copy is saved in" in notice(app)
        assert Match.load(copy).position == match.position
        await type_line(pilot, app, "s", str(copy))
        assert "is already there" in notice(app)
        await type_line(pilot, app, "s", str(copy / "below" / "a.json"))
        assert "could not be saved" in notice(app) or "Not a directory" in notice(app)


def test_a_bot_that_does_not_exist_is_named() -> None:
    with pytest.raises(MissingBot, match="oracle"):
        HotSeat(seated((SeatTaken("Ada"), SeatTaken("Bruno", "oracle"))))


# --- the menu ---


async def test_the_menu_speaks_italian_everywhere_at_once() -> None:
    app = TavoliereApp(language="en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "Go on with a saved game" in screen_text(app)
        await pilot.press("l")
        said = screen_text(app)
        assert "Riprendi una partita salvata" in said and "esci" in said
        assert "File di carte, un seguace a testa" in said
        await pilot.press("enter")
        assert "Giocatori" in screen_text(app)
        assert "Giocatore 1" in screen_text(app)


async def test_a_game_begins_from_the_menu() -> None:
    app = TavoliereApp(language="en", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        await pilot.press("left")  # two players instead of three
        await pilot.press("down", "down", *"Zoe")
        await pilot.press("ctrl+s")
        await until_asked(pilot, app)
        seats = table(app).sitting.match.seats
        assert [seat.name for seat in seats] == ["Zoe", "Bruno"]
        assert [seat.player for seat in seats] == ["human", USUAL]


@pytest.mark.parametrize("game", list(tv.GAMES))
async def test_every_game_can_be_begun_and_played_in_both_languages(game: str) -> None:
    app = TavoliereApp(language="en", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.open_game(game)
        await pilot.pause()
        await pilot.press("ctrl+s")
        for _ in range(4):
            await until_asked(pilot, app)
            await pilot.press("l", "enter")
        assert len(table(app).sitting.match.steps) > 0


async def test_a_game_with_the_real_box_is_refereed_from_the_menu(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    app = TavoliereApp(language="it", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "left", "tab", "tab", *"Zoe")
        assert "^R con la scatola" in in_one_line(app)
        await pilot.press("ctrl+r")
    assert app.real_game is not None and app.real_game[0].players == 2
    assert app.real_game[1] == ("Zoe", "Bruno")
    monkeypatch.setattr("tavoliere.terminal.referee.typed_lines", lambda: iter(["quit"]))
    with spoken("it"):
        referee(*app.real_game)
    (kept,) = data.glob("real/*.json")
    assert str(kept) in capsys.readouterr().out
    assert [seat["name"] for seat in json.loads(kept.read_text(encoding="utf-8"))["seats"]] == ["Zoe", "Bruno"]


async def test_two_players_of_one_name_are_told_apart_first() -> None:
    app = TavoliereApp(language="en", pace=0)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "tab", "tab", *"Bruno")
        await pilot.press("ctrl+s")
        assert "Two players are called Bruno" in in_one_line(app)


def test_without_a_terminal_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "__stdin__", None)
    with pytest.raises(NoTerminal, match="needs a terminal"):
        run_menu()


# --- replays and rules ---


async def test_a_replay_goes_step_by_step_through_anybodys_eyes() -> None:
    match = finished(seated(ADA_AND_BOT))
    app = TavoliereApp(language="en", replayed=match)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        await pilot.press("right")
        assert match.sentences(0)[0] in screen_text(app)
        await pilot.press("pagedown", "pagedown", "left")
        assert replay.at == 20
        assert "Hand of Ada" in screen_text(app) and "Hand of Bruno" in screen_text(app)
        await pilot.press("v")
        assert "seen by Ada" in screen_text(app)
        assert "Hand of Ada" in screen_text(app) and "Hand of Bruno" not in screen_text(app)
        await pilot.press("v", "v")
        assert "seen by a spectator" in screen_text(app) and "Hand of" not in screen_text(app)
        await pilot.press("end")
        assert replay.at == len(match.steps)
        assert "The game is over" in screen_text(app)
        await pilot.press("home", "left")
        assert replay.at == 0


def test_a_replay_of_a_game_that_goes_on_shows_no_hidden_hands() -> None:
    assert views(seated(ADA_AND_BOT)) == [0, -1]
    assert views(seated(ADA_AND_CARLA)) == [-1]
    assert views(finished(seated(ADA_AND_CARLA))) == [None, 0, 1, -1]


@pytest.mark.parametrize("game", list(tv.GAMES))
@pytest.mark.parametrize("language", ["en", "it"])
def test_rules_are_found_by_address_and_by_link(game: str, language: str) -> None:
    rules = rules_file(game, language).read_text(encoding="utf-8")
    headings = [line for line in rules.splitlines() if line.startswith("#")]
    for number, heading in enumerate(headings):
        if heading.endswith("}"):
            address = heading.rpartition("{")[2].rstrip("}")
            assert heading_of(rules, address) == number
            assert heading_of(rules, f"{address}.99") == number
    assert heading_of(rules, "ZZ 1") is None
    assert "{" not in "".join(line for line in for_reading(rules).splitlines() if line.startswith("#"))


def test_links_inside_the_rules_lead_to_their_heading() -> None:
    assert heading_linked("# A\n\n## 12 Rulings {CC 12}\n", "12-rulings-cc-12") == 1
    assert heading_linked("# A\n", "elsewhere") is None


# --- the look ---


async def test_a_small_terminal_has_everything_on_one_screen() -> None:
    match = advanced(seated((SeatTaken("Ada"), *(SeatTaken(name, "greedy") for name in ("B", "C", "D", "E")))), 31)
    app = at_table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(pilot, app)
        said = screen_text(app)
        assert "Hand of Ada" in said and "Ada: " in said and "q quit" in said
        assert app.screen.query_one("#choices", OptionList).size.height >= 4
        await pilot.press("question_mark")
        assert "The keys" in screen_text(app)
        await pilot.press("escape", "t")
        assert app.dark
        assert "Hand of Ada" in screen_text(app)


def test_prose_wraps_and_columns_do_not() -> None:
    prose, columns = "one two three four", "a  b  c  d"
    assert painted([[(prose, "dim")]], False, 9).plain == "one two\nthree\nfour"
    assert painted([[(columns, "dim")], [("xxxxxxxxxx", "dim"), ("", "")]], False, 9).plain == f"{columns}\nxxxxxxxxxx"
    assert painted([[("a     b  c", "")], [("d  e     f", "")]], False, 9).plain == "a     b c\nd  e    f"
    assert painted([[("a", "")], [], [("b", "")]], False, 9, 2).plain == "a\nb"
    assert painted([[("x", "no such style")]], True).plain == "x"


def test_markup_in_a_name_is_only_a_name() -> None:
    match = seated((SeatTaken("[red]X[/]"), SeatTaken("Bruno", "greedy")))
    assert "[red]X[/]" in painted(match.game.lines(match.position, 0, match.words), False).plain


async def test_names_like_markup_show_as_they_are() -> None:
    app = at_table(seated((SeatTaken("[b]X"), SeatTaken("Bruno", "greedy"))))
    async with app.run_test(size=LARGE) as pilot:
        await until_asked(pilot, app)
        assert "[b]X:" in str(app.screen.query_one("#prompt", Static).render())


# --- guests ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("guest", ["talker", "crasher", "cheater"])
@pytest.mark.usefixtures("plugin_bots")
async def test_another_packages_bot_plays_here_too_and_is_helped_out_where_it_fails(guest: str) -> None:
    view = seated(ADA_AND_CARLA).position.view(0)
    chosen = await thought(bot(guest), view, random.Random(1))
    assert chosen in view.actions
    if guest == "talker":
        assert chosen == view.actions[-1]
    HotSeat(seated((SeatTaken("Ada"), SeatTaken("Bruno", guest))))


def test_a_bot_with_a_budget_sits_down() -> None:
    HotSeat(seated((SeatTaken("Ada"), SeatTaken("Bruno", "emperor:0.05"))))
    for wrong in ("emperor:soon", "wizard"):
        with pytest.raises(MissingBot):
            HotSeat(seated((SeatTaken("Ada"), SeatTaken("Bruno", wrong))))
