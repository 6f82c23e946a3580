"""The studies that come with the lab."""

from collections.abc import Sequence
from typing import Any

import tavoliere as tv
from tavoliere.lab.errors import CannotStudy
from tavoliere.lab.settings import usual_games
from tavoliere.lab.studies.early import REFILLS, Early
from tavoliere.lab.studies.fairness import Fairness
from tavoliere.lab.studies.luck import Luck
from tavoliere.lab.studies.shape import Shape
from tavoliere.lab.studies.two import VARIANTS, Two
from tavoliere.lab.studies.what_if import WhatIf
from tavoliere.lab.study import Study

STUDIES: dict[str, type[Study]] = {study.name: study for study in (Luck, Early, Fairness, Two, Shape, WhatIf)}

USUAL_BOTS = ("squire", "page")  # the stronger first; a study of equals takes the first


def study_called(name: str) -> type[Study]:
    if name not in STUDIES:
        raise CannotStudy("lab-no-study", name=name, known=", ".join(STUDIES))
    return STUDIES[name]


def asked(
    name: str,
    game: str | None,
    options: dict[str, Any],
    changes: dict[str, Any],
    bots: Sequence[str],
    number: int | None,
    seed: int,
) -> Study:
    """The study that somebody asks for: a game or all, its options, and what is changed about them."""
    study = study_called(name)
    if study.about is not None and game not in (None, study.about):
        raise CannotStudy("lab-only-game", name=name, game=study.about)
    if changes and study not in (Luck, WhatIf):
        raise CannotStudy("lab-no-change", name=name)
    if study in (Luck, WhatIf) and game is None:
        raise CannotStudy("lab-which-game", name=name, known=", ".join(tv.GAMES))
    if study is WhatIf and not changes:
        raise CannotStudy("lab-which-change")
    if study in (Luck, Two):
        if len(bots) != 2:
            raise CannotStudy("lab-two-bots", name=name)
    elif len(bots) != 1 and tuple(bots) != USUAL_BOTS:
        raise CannotStudy("lab-one-bot", name=name)
    games = games_for(study, game, options)
    if changes:
        games.append(tv.game(str(game), **{**options, **changes}))
        if games[0] == games[1]:
            raise CannotStudy("lab-change-nothing")
    return study.of(games, bots, number or study.usual, seed)


def games_for(study: type[Study], game: str | None, options: dict[str, Any]) -> list[tv.Game]:
    """The games that a study is about."""
    if study is Early:
        counts = [options.pop("players")] if "players" in options else [2, 3, 4]
        refuse(study, options, "refill")
        return [
            tv.game("carolus-magnus", players=players, refill=refill, **options)
            for players in counts
            for refill in REFILLS
        ]
    if study is Two:
        refuse(study, options, "players", "variant")
        return [tv.game("san-marco", players=2, variant=variant, **options) for variant in VARIANTS]
    if study in (Luck, WhatIf) or (game and options):
        return [tv.game(str(game), **options)]
    if options:
        raise CannotStudy("lab-which-game", name=study.name, known=", ".join(tv.GAMES))
    if game is not None and game not in tv.GAMES:
        tv.game(game)  # says which games there are
    return usual_games(game)


def refuse(study: type[Study], options: dict[str, Any], *settled: str) -> None:
    for option in settled:
        if option in options:
            raise CannotStudy("lab-settled", name=study.name, option=option)
