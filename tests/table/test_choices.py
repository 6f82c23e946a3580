"""The list of choices, for the page and the terminal: named by the catalogues, grouped once, and complete."""

import random

import pytest

from tavoliere.engine.game import CHANCE, make
from tavoliere.table.choices import MOST, Entry, entries
from tavoliere.words import Words, spoken
from tests.games.settings import LABELS, SETTINGS


def leaves(shown: tuple[Entry, ...]) -> list[Entry]:
    return [leaf for one in shown for leaf in (leaves(one.entries) if one.entries else [one])]


@pytest.mark.parametrize("number", range(len(SETTINGS)), ids=LABELS)
def test_every_choice_has_a_label_of_its_own_in_both_languages(number: int) -> None:
    name, options = SETTINGS[number]
    game, generator = make(name, options, interpreted=False), random.Random(number)
    words, position = Words(game.words_folder), game.start()
    while position.actor is not None:
        if position.actor != CHANCE and generator.random() < 0.3:
            shown = entries(position, position.actions)
            assert [leaf.actions[0] for leaf in leaves(shown)] == sorted(position.actions)
            for inside in (shown, *(one.entries for one in shown if one.is_group)):
                assert len(inside) <= max(MOST, len({action.words for one in inside for action in one.actions}))
                for language in ("en", "it"):
                    with spoken(language):
                        said = [words.say(one.label) for one in inside]
                    assert len(set(said)) == len(said), said
                for one in inside:
                    kind = one.label[0].partition(".")[2]
                    assert kind in (("first", "kind") if one.is_group else ("label", "then")), one.label
        position = position.play(generator.choices(position.actions, position.weights or None)[0])
