"""What a soak looks at beside the positions themselves: whether what is told of them stays within the game's tables."""

import random
from collections.abc import Sequence
from typing import Any

from tavoliere.definition.event_table import GameEvent, noted, parts
from tavoliere.definition.source_lines import line_of_message, line_of_row
from tavoliere.engine.game import Game


class UnsoundMessage(Exception):
    """What is told of a game is beyond what its tables say: where the row stands, and what was told."""


def check_messages(game: Game, games: int, seed: int) -> None:
    """Play at random by the rules' own text, and look at every fact and every note: compiled forms trust the tables."""
    says, rules = game.explanations, game.definition.rules
    generator = random.Random(seed)
    count = sum(block.size for block in game.blocks)
    for _ in range(games):
        position = game.start()
        while position.actor is not None:
            action = generator.choice(position.actions)
            other = generator.randrange(count)
            with noted() as told:
                rules.apply(game.layout.unpack(position.raw), action)
                if "sentence" in says:
                    says["sentence"](game.unpack(position), action)
                if "reason" in says and other not in position.actions:
                    says["reason"](game.unpack(position), other)
                for seat in range(-1, game.players):
                    view = game.layout.unpack(position.hidden_from(seat).raw)
                    if "prompt" in says:
                        says["prompt"](view)
                    check_facts(game, view, seat)
            check_notes(game, told)
            position = position.play(action)
        if "final_lines" in says:
            with noted() as told:
                says["final_lines"](game.unpack(position))
            check_notes(game, told)


def check_facts(game: Game, view: Any, seat: int) -> None:
    facts = game.definition.facts
    if facts is not None and (outside := game.facts_bounds.outside(game.facts_layout.pack(game.facts_in(view, seat)))):
        where = line_of_row(facts, outside.cell.partition("[")[0])
        raise UnsoundMessage(f"{where}: {outside.cell} = {outside.given} ({outside.least} ... {outside.most})")


def check_notes(game: Game, told: Sequence[GameEvent]) -> None:
    table = game.definition.messages
    for number, numbers in told:
        kind = table[number]
        for name, argument, its_numbers in parts(kind, numbers):
            if not all(argument.takes(one, game.players, game.sides, game.owners) for one in its_numbers):
                where = line_of_message(game.definition.folder, kind)
                raise UnsoundMessage(f"{where}: {kind.name}: {name} = {', '.join(map(str, its_numbers))}")
