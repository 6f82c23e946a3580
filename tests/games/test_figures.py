"""The figures beside the rules are true: every step is legal, every number is the engine's, every sentence is there."""

import re
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.definition.figure import Figure, FigureStep
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.web.content.figures import Happened, figures_html
from tavoliere.web.content.rulebook import rules_page
from tavoliere.words import LANGUAGES, Words, catalogue, spoken
from tests.games.test_lessons import line_of, shown

ILLUSTRATED = [definition for definition in tv.GAMES.values() if definition.figures]
EVERY = [(definition, figure) for definition in ILLUSTRATED for figure in definition.figures]
every_figure = pytest.mark.parametrize(
    ("definition", "figure"), EVERY, ids=[f"{definition.name}-{figure.name}" for definition, figure in EVERY]
)
every_game = pytest.mark.parametrize("definition", ILLUSTRATED, ids=[definition.name for definition in ILLUSTRATED])
FEWEST = 8  # figures of a game
LONGEST = 260  # characters of a sentence below a board


@every_figure
def test_every_step_is_legal_and_the_numbers_are_what_the_engine_says(
    definition: GameDefinition, figure: Figure
) -> None:
    for at, step in enumerate(figure.steps):
        line = figure.line(at)
        led = line_of(definition, figure, line)
        told: Any = shown(led, figure.seat)
        for name, (path, value) in step.facts.items():
            found = told
            for key in path:
                found = found[key]
            assert found == value, f"{step.name}: {name}"
        before = line_of(definition, figure, line[: len(line) - len(step.first)]).position.scores
        after = led.position.scores
        gained = {seat: now - then for seat, (then, now) in enumerate(zip(before, after, strict=True)) if now != then}
        assert gained == dict(step.brings or {}), step.name


@every_figure
def test_what_happens_is_told_where_it_happens(definition: GameDefinition, figure: Figure) -> None:
    """What is counted is the last scene of a step, so that it stays on the board."""
    words = Words(definition.figures_folder, figure.names)
    for at, step in enumerate(figure.steps):
        happened = Happened(line_of(definition, figure, figure.line(at)).match, len(step.first), figure.seat)
        assert bool(happened.told(words)) == bool(step.first), step.name
        assert not any(scene.summary for scene in happened.scenes[:-1]), step.name


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_none_is_left_over(definition: GameDefinition, language: str) -> None:
    wanted = set()
    sources = catalogue(language, definition.figures_folder).sources
    with spoken(language):
        for figure in definition.figures:
            words = Words(definition.figures_folder, figure.names)
            wanted.add(f"figure-{figure.name}")
            for step in figure.steps:
                for part in ("", *step.parts.values()):
                    wanted.add(name := figure.message(step, part))
                    said = words(name, **figure.values(step))
                    assert 0 < len(said) <= LONGEST, f"{name}: {len(said)}"
                    assert not re.search(r"\d", sources[name]), f"{name}: a number that nobody has compared"
    assert {name for name in sources if name.startswith("figure-")} == wanted


@every_game
def test_a_number_of_a_step_is_said_in_both_languages(definition: GameDefinition) -> None:
    sources = [catalogue(language, definition.figures_folder).sources for language in LANGUAGES]
    for figure in definition.figures:
        for step in figure.steps:
            used = [set(re.findall(r"\$([a-z]+)", source[figure.message(step)])) for source in sources]
            assert used[0] == used[1], figure.message(step)
            assert set(step.facts) <= used[0] <= set(figure.values(step)), figure.message(step)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_figure_stands_beside_its_rule_and_says_by_itself_what_happens(
    definition: GameDefinition, language: str
) -> None:
    source = definition.rules_page(language).read_text(encoding="utf-8")
    html = rules_page(source, 0, figures_html(definition, language)).html
    addresses = set(re.findall(r'data-address="([^"]*)"', html))
    for figure in definition.figures:
        assert html.count(f'data-figure="{figure.name}"') == 1
        for step in figure.steps:
            assert figure.rule_of(step) in addresses, f"{figure.name} {step.name}"
        text = re.split(r'data-figure="', html.split(f'data-figure="{figure.name}"')[1])[0]
        assert text.count('<ol class="steps">') == 1 and text.count("</figure>") == 1
    assert html.count("<section") == html.count("</section>") and html.count("<figure") == len(definition.figures)
    for section in html.split('<section class="illustrated">')[1:]:
        beside, figures = section.split('<div class="figures">')
        for rule in re.findall(r'<div class="called">.*?data-rule="([^"]*)"', figures.split("</section>")[0]):
            assert f'data-address="{rule}"' in beside


@every_game
def test_figures_and_steps_have_names_of_their_own(definition: GameDefinition) -> None:
    names = [figure.name for figure in definition.figures]
    assert len(set(names)) == len(names) >= FEWEST
    for figure in definition.figures:
        assert len({step.name for step in figure.steps}) == len(figure.steps)
        assert figure.steps[0].first == (), "a figure begins where its position is"
        assert len(figure.names) == tv.game(definition.name, **figure.options).players and all(figure.names)
        for step in figure.steps:
            assert isinstance(step, FigureStep) and not (step.asks or step.tries or step.refused)


def test_a_page_without_figures_is_the_text_alone() -> None:
    source = "## 1 One {XX 1}\n\n1. A point.\n\n## 2 Two {XX 2}\n\nMore.\n"
    assert "illustrated" not in rules_page(source, 0).html
    html = rules_page(source, 0, (("XX 1.1", "<figure>here</figure>"),)).html
    section = html.split("</section>")[0]
    assert "A point" in section and "here" in section and "Two" not in section
