"""The lessons of every game are true: what they ask is legal, wrong tries get a reason, numbers are the engine's."""

import json
import re
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.lesson import Lesson, LessonStep
from tavoliere.engine.errors import IllegalAction
from tavoliere.table.exploration import Exploration
from tavoliere.terminal.lessons import Teacher
from tavoliere.web.content.rulebook import rules_page
from tavoliere.web.tables.presenter import Presenter
from tavoliere.words import LANGUAGES, Words, catalogue, spoken

TAUGHT = [definition for definition in tv.GAMES.values() if definition.lessons]
EVERY = [(definition, lesson) for definition in TAUGHT for lesson in definition.lessons]
every_lesson = pytest.mark.parametrize(
    ("definition", "lesson"), EVERY, ids=[f"{definition.name}-{lesson.name}" for definition, lesson in EVERY]
)
every_course = pytest.mark.parametrize("definition", TAUGHT, ids=[definition.name for definition in TAUGHT])
LONGEST = 230  # characters of a sentence, so that it has room above the board of a phone


def line_of(definition: GameDefinition, lesson: Lesson, steps: list[str]) -> Exploration:
    return Exploration(
        tv.game(definition.name, **lesson.options),
        None if lesson.position is None else dict(lesson.position),
        steps,
        names=lesson.names,
    )


def shown(line: Exploration, seat: int) -> dict[str, Any]:
    """What the learner's page is told, with the choices by their texts."""
    told: dict[str, Any] = json.loads(Presenter(line.sitting()).standing_in_words(seat))
    return {**told, "choices": {choice["text"]: choice for choice in told["choices"]}}


@every_lesson
def test_what_is_asked_is_legal_and_leads_on(definition: GameDefinition, lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        for answer in step.answers:
            for action in answer:
                assert not tv.game(definition.name).action(action).block.chance
            line = [*lesson.line(at), *answer]
            for later in lesson.steps[at + 1 :]:
                line += [*later.first, *(later.answers[0] if later.asks else ())]
            line_of(definition, lesson, line)
        if step.asks:
            assert line_of(definition, lesson, lesson.line(at)).position.actor == lesson.seat, step.name


@every_lesson
def test_each_named_wrong_try_is_refused_or_explained(definition: GameDefinition, lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        line = lesson.line(at)
        right = [answer[0] for answer in step.answers]
        for wrong in step.tries:
            line_of(definition, lesson, [*line, wrong])  # legal, and what is said about it is a sentence of its own
            assert wrong not in right
        for wrong in step.refused:
            with pytest.raises(IllegalAction) as refusal:
                line_of(definition, lesson, [*line, wrong])
            assert re.search(rf"\b{definition.citation} ", str(refusal.value)), "a reason with its rule"
        assert step.asks or not (step.tries or step.refused)


@every_lesson
def test_the_numbers_are_what_the_engine_says(definition: GameDefinition, lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        line = lesson.line(at)
        told: Any = shown(line_of(definition, lesson, line), lesson.seat)
        for name, (path, value) in step.facts.items():
            found = told
            for key in path:
                found = found[key]
            assert found == value, f"{step.name}: {name}"
        before = line_of(definition, lesson, line[: len(line) - len(step.first)]).position.scores
        after = line_of(definition, lesson, [*line, *(step.answers[0] if step.asks else ())]).position.scores
        gained = {seat: now - then for seat, (then, now) in enumerate(zip(before, after, strict=True)) if now != then}
        assert gained == dict(step.brings or {}), step.name


def parts_of(step: LessonStep) -> list[str]:
    return ["", *(["do"] if step.asks else []), *(["after"] if step.says_more else []), *step.tries.values()]


@every_course
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_none_is_left_over(definition: GameDefinition, language: str) -> None:
    wanted = set()
    with spoken(language):
        words = Words(definition.lessons_folder)
        for lesson in definition.lessons:
            wanted |= {f"lesson-{lesson.name}", f"lesson-{lesson.name}.about"}
            assert words(f"lesson-{lesson.name}") and words(f"lesson-{lesson.name}.about")
            for step in lesson.steps:
                for part in parts_of(step):
                    wanted.add(name := lesson.message(step, part))
                    said = words(name, **lesson.values(step))
                    assert 0 < len(said) <= LONGEST, f"{name}: {len(said)}"
    known = {name for name in catalogue(language, definition.lessons_folder).sources if name.startswith("lesson-")}
    assert known == wanted


@every_course
def test_a_number_of_a_step_is_said_in_both_languages(definition: GameDefinition) -> None:
    sources = [catalogue(language, definition.lessons_folder).sources for language in LANGUAGES]
    for lesson in definition.lessons:
        for step in lesson.steps:
            used = [
                set(re.findall(r"\$([a-z]+)", " ".join(source[lesson.message(step, part)] for part in parts_of(step))))
                for source in sources
            ]
            assert used[0] == used[1], lesson.message(step)
            assert set(step.facts) <= used[0] <= set(lesson.values(step)), lesson.message(step)


@every_course
def test_the_rules_that_are_named_exist(definition: GameDefinition) -> None:
    for language in LANGUAGES:
        html = rules_page(definition.rules_page(language).read_text(encoding="utf-8"), 0).html
        addresses = set(re.findall(r'data-address="([^"]*)"', html))
        for lesson in definition.lessons:
            for step in lesson.steps:
                assert step.rule in addresses, f"{lesson.name} {step.name}: {step.rule}"


@every_course
def test_lessons_and_steps_have_names_of_their_own(definition: GameDefinition) -> None:
    names = [lesson.name for lesson in definition.lessons]
    assert len(set(names)) == len(names)
    for lesson in definition.lessons:
        assert len({step.name for step in lesson.steps}) == len(lesson.steps)
        assert lesson.steps[0].first == (), "a lesson begins where its position is"
        assert len(lesson.names) == tv.game(definition.name, **lesson.options).players
        assert lesson.names[lesson.seat] == ""


@every_course
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_course_is_gone_through_in_a_terminal(definition: GameDefinition, language: str) -> None:
    keys: list[str] = []
    for lesson in definition.lessons:
        for step in lesson.steps:
            keys += ["dance", *step.refused[:1], *step.tries, *step.answers[0]] if step.asks else []
            keys.append("")
    told: list[str] = []
    with spoken(language):
        teacher = Teacher(definition, lambda _: keys.pop(0), told.append)
        assert teacher.teach(definition.lessons)
        words = Words(definition.lessons_folder)
        for lesson in definition.lessons:
            for step in lesson.steps:
                for part in parts_of(step):
                    sentence = words(lesson.message(step, part), **lesson.values(step))
                    assert any(sentence in line for line in told)
        assert not keys
        assert not Teacher(definition, stopped, told.append).teach(definition.lessons), "left"


def stopped(_: str) -> str:
    raise EOFError


LONG = 12  # minutes that a course may take
WORDS_A_MINUTE = 200
PRESSING = 3  # seconds


def presses(step: LessonStep) -> int:
    """Presses that a step takes, each action as one, and one to go on."""
    return (len(step.answers[0]) if step.asks else 0) + (0 if step.asks and not step.says_more else 1)


@every_course
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_course_takes_ten_minutes_or_little_more(definition: GameDefinition, language: str) -> None:
    with spoken(language):
        words = Words(definition.lessons_folder)
        read = sum(
            len(words(lesson.message(step, part), **lesson.values(step)).split())
            for lesson in definition.lessons
            for step in lesson.steps
            for part in ("", *(["do"] if step.asks else []), *(["after"] if step.says_more else []))
        )
    pressed = sum(presses(step) for lesson in definition.lessons for step in lesson.steps)
    assert 8 <= read / WORDS_A_MINUTE + pressed * PRESSING / 60 <= LONG
