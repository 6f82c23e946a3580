"""The studies that come with the lab."""

from collections.abc import Sequence
from typing import Any

import tavoliere as tv
from tavoliere.lab.errors import CannotStudy
from tavoliere.lab.settings import usual_games
from tavoliere.lab.studies.design import Design
from tavoliere.lab.studies.early import Early
from tavoliere.lab.studies.fairness import Fairness
from tavoliere.lab.studies.luck import Luck
from tavoliere.lab.studies.options import OptionsStudy
from tavoliere.lab.studies.shape import Shape
from tavoliere.lab.studies.two import Two
from tavoliere.lab.studies.what_if import WhatIf
from tavoliere.lab.study import Study

STUDIES: dict[str, type[Study]] = {
    study.name: study for study in (Luck, Design, OptionsStudy, Early, Fairness, Two, Shape, WhatIf)
}


def study_called(name: str) -> type[Study]:
    if name not in STUDIES:
        raise CannotStudy("lab-no-study", name=name, known=", ".join(STUDIES))
    return STUDIES[name]


def asked(
    name: str,
    game: str | None,
    options: dict[str, Any],
    changes: dict[str, Any],
    bots: Sequence[str] | None,
    number: int | None,
    seed: int,
) -> Study:
    """The study that somebody asks for: a game or all, its options, and what is changed about them."""
    study = study_called(name)
    if (known := subjects(study)) and game not in (None, *known):
        raise CannotStudy("lab-only-game", name=name, game=", ".join(known))
    if changes and study not in (Luck, WhatIf):
        raise CannotStudy("lab-no-change", name=name)
    if study is WhatIf and game is None:
        raise CannotStudy("lab-which-game", name=name, known=", ".join(tv.GAMES))
    if study is WhatIf and not changes:
        raise CannotStudy("lab-which-change")
    bots = study.usual_bots if bots is None else bots
    if study is not Luck and len(bots) != len(study.usual_bots):
        raise CannotStudy("lab-one-bot" if len(study.usual_bots) == 1 else "lab-two-bots", name=name)
    if changes and game is None:
        raise CannotStudy("lab-which-game", name=name, known=", ".join(tv.GAMES))
    games = games_for(study, game, options)
    if changes:
        games = [tv.game(str(game), **options), tv.game(str(game), **{**options, **changes})]
        if games[0] == games[1]:
            raise CannotStudy("lab-change-nothing")
    return study.of(games, bots, number or study.usual, seed)


def subjects(study: type[Study]) -> list[str]:
    """The games that a study is about, where it is not about all of them."""
    return [name for name, definition in tv.GAMES.items() if study.settings_of(definition, {})]


def games_for(study: type[Study], game: str | None, options: dict[str, Any]) -> list[tv.Game]:
    """The games that a study is about."""
    if known := subjects(study):
        name = game or known[0]
        chosen = study.settings_of(tv.GAMES[name], options) or []
        counted = len({one["players"] for one in study.settings_of(tv.GAMES[name], {}) or []}) > 1
        for option in {option for one in chosen for option in one} & set(options):
            if option != "players" or not counted:
                raise CannotStudy("lab-settled", name=study.name, option=option)
        return [tv.game(name, **{**options, **one}) for one in chosen]
    if study is WhatIf or (game and options):
        return [tv.game(str(game), **options)]
    if options:
        raise CannotStudy("lab-which-game", name=study.name, known=", ".join(tv.GAMES))
    if game is not None and game not in tv.GAMES:
        tv.game(game)  # says which games there are
    return usual_games(game)
