"""Facts of one's own box: edited, checked as the options check them, and played with."""

import random
from copy import deepcopy
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.engine.game import make
from tavoliere.referee.desk import answer
from tests.referee.test_scorer import RUBBISH, say_everything

boxes = pytest.mark.parametrize("name", [name for name, game in tv.GAMES.items() if game.box])


def check(name: str, **asked: Any) -> dict[str, Any]:
    found = answer({"ask": "facts.check", "game": name, **asked})
    say_everything(tv.GAMES[name].words, {key: found.get(key) for key in ("sheet", "problem", "refused")})
    return found


@boxes
def test_what_is_edited_is_what_is_played_with(name: str) -> None:
    found = check(name)
    assert found["problem"] is None
    assert found["sketch"]
    form = {**found["form"], "name": "Our box"}
    edited = check(name, form=form)
    assert edited["table"]["name"] == "Our box"
    game = make(name, {edited["option"]: edited["table"]}, interpreted=False, files=False)
    assert game.settings[edited["option"]] == edited["table"]
    assert check(name, table=edited["table"])["form"] == edited["form"]


@boxes
def test_every_field_of_the_sheet_is_there(name: str) -> None:
    found = check(name)
    for section in found["sheet"]["sections"]:
        for field in section["fields"]:
            here: Any = found["form"]
            for part in field["path"].split("/"):
                here = here[int(part)] if isinstance(here, list) else here[part]
            assert here is not None


def test_cc_6_3_a_larger_group_never_scores_less() -> None:
    form = check("cardcassonne")["form"]
    form["points"][4] = 1
    found = check("cardcassonne", form=form)
    assert found["problem"][0] == "box-fall"
    assert found["table"] is None
    assert found["form"] == form  # nothing is lost


def test_sm_2_each_number_of_the_die_belongs_to_one_district() -> None:
    form = check("san-marco")["form"]
    form["die"]["castello"] = 1
    assert check("san-marco", form=form)["problem"][0] == "box-die"


def test_sm_6_the_first_never_gets_less_than_the_second() -> None:
    form = check("san-marco")["form"]
    form["prestige"]["castello"] = [3, 5]
    assert check("san-marco", form=form)["problem"][0] == "box-pair"
    form["prestige"]["castello"] = [7, 2]
    told = answer(
        {
            "ask": "scorer.count",
            "game": "san-marco",
            "options": {"board": check("san-marco", form=form)["table"]},
            "count": "district",
            "given": {"district": "castello", "aristocrats": {"mask": 2, "prow": 1}},
        }
    )
    assert told["result"]["gained"] == [7, 2, 0, 0]


def test_sm_2_the_sites_have_room_for_all_bridges() -> None:
    form = check("san-marco")["form"]
    form["sites"] = form["sites"][:3]
    assert check("san-marco", form=form)["problem"][0] == "board-room"


@boxes
def test_rubbish_is_answered_with_a_sentence(name: str) -> None:
    generator = random.Random(name)
    usual = check(name)["form"]
    for _ in range(200):
        form = deepcopy(usual)
        form[generator.choice(list(form))] = deepcopy(generator.choice(RUBBISH))
        found = check(name, form=form)
        assert found["problem"] or found["table"]
    for one in RUBBISH:
        found = check(name, table=deepcopy(one))
        assert found["problem"] or found["table"]


def test_a_game_without_such_facts_says_so() -> None:
    assert answer({"ask": "facts.check", "game": "carolus-magnus"})["refused"][0] == "facts-none"
    assert answer({"ask": "facts.check", "game": "chess"})["refused"][0] == "unknown-game"


def test_house_rules_that_do_not_go_together_are_refused() -> None:
    options = {"players": 2, "refill": "dice", "bag_end": "last-round"}
    assert answer({"ask": "facts.house", "game": "carolus-magnus", "options": options})["refused"]
    settled = answer({"ask": "facts.house", "game": "carolus-magnus", "options": {"refill": "draft"}})["options"]
    assert settled["refill"] == "draft"
