"""The figures of the rules: a caption that says by itself what happens, as HTML, and what a board needs to show it."""

from functools import lru_cache
from html import escape
from itertools import groupby

import tavoliere as tv
from tavoliere.definition.figure import Figure, FigureStep
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.table.exploration import Exploration
from tavoliere.table.match import Match
from tavoliere.table.scenes import Scenes
from tavoliere.web.content.catalogue import begin_of
from tavoliere.web.messages import rules
from tavoliere.words import Words, spoken


def figure_info(definition: GameDefinition, figure: Figure) -> rules.Figure:
    """A figure as the page wants it."""
    return rules.Figure(
        name=figure.name,
        options=dict(figure.options),
        begin=begin_of(definition, figure.options, figure.position),
        seat=figure.seat,
        names=list(figure.names),
        room=figure.room,
        steps=[
            rules.FigureStep(plays=list(step.first), marks=list(step.marks), parts=list(step.parts))
            for step in figure.steps
        ],
    )


@lru_cache(maxsize=16)
def figures_html(definition: GameDefinition, language: str) -> tuple[tuple[str, str], ...]:
    """Each figure: the address of its rule, and its HTML."""
    with spoken(language):
        return tuple((figure.rule, figure_html(definition, figure)) for figure in definition.figures)


def figure_html(definition: GameDefinition, figure: Figure) -> str:
    """Room for a board, and a caption with everything that happens there."""
    words = Words(definition.figures_folder, figure.names)
    game = tv.game(definition.name, **figure.options)
    position = None if figure.position is None else dict(figure.position)
    steps = []
    for at, step in enumerate(figure.steps):
        line = Exploration(game, position, figure.line(at), names=figure.names)
        happened = Happened(line.match, len(step.first), figure.seat)
        shown = ' class="now"' if at == 0 else ""
        steps.append(f"<li{shown}>{step_html(figure, step, happened, words)}</li>")
    title = escape(words(f"figure-{figure.name}"))
    return (
        f'<figure class="figure" data-figure="{figure.name}">'
        '<div class="room"></div>'
        f'<figcaption><div class="called"><strong>{title}</strong>{cited(figure.rule)}<span class="turns"></span></div>'
        f'<ol class="steps">{"".join(steps)}</ol></figcaption></figure>\n'
    )


class Happened:
    """What the last steps of a match were, in the game's own words, as a seat sees it."""

    def __init__(self, match: Match, steps: int, seat: int) -> None:
        self.scenes = Scenes(match, seat).since(len(match.steps) - steps) if steps else []

    def told(self, words: Words) -> list[str]:
        """What was done and what came of it; where points were counted, how they were is said by the lines below."""
        return [
            words.say(told)
            for scene in self.scenes
            for told in (scene.messages[:1] if scene.summary else scene.messages)
        ]

    def titles(self, words: Words) -> list[str]:
        """What was counted."""
        return [words.say(scene.summary.title) for scene in self.scenes if scene.summary]

    def lines(self, words: Words) -> list[tuple[str, str, int]]:
        """Who got how much for what."""
        lines = [line for scene in self.scenes if scene.summary for line in scene.summary.lines]
        return [(words.seat(seat), words.say(what), points) for seat, what, points in lines]


def step_html(figure: Figure, step: FigureStep, happened: Happened, words: Words) -> str:
    told = " ".join(happened.told(words))
    html = f'<p class="happens">{escape(told)}</p>' if told else ""
    html += "".join(f'<p class="counted">{escape(title)}</p>' for title in happened.titles(words))
    for name, group in groupby(happened.lines(words), key=lambda line: line[0]):
        earned = "".join(f"<li>{escape(what)} <b>{signed(points)}</b></li>" for _, what, points in group)
        html += f'<div class="earned"><span>{escape(name)}</span><ul>{earned}</ul></div>'
    said = escape(words(figure.message(step), **figure.values(step)))
    html += f"<p>{said}{cited(step.rule)}</p>"
    if step.parts:
        named = "".join(f"<li>{escape(words(figure.message(step, part)))}</li>" for part in step.parts.values())
        html += f'<ol class="parts">{named}</ol>'
    return html


def signed(points: int) -> str:
    return f"{points:+}".replace("-", "\N{MINUS SIGN}") if points else "0"


def cited(rule: str) -> str:
    return f' <button type="button" class="link cite" data-rule="{rule}">{rule}</button>' if rule else ""
