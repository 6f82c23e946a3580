"""The games as research knows them: PettingZoo, OpenSpiel, and batches of thousands of games.

Nothing here is imported before somebody asks for it: `import tavoliere.envs.pettingzoo` and
`import tavoliere.envs.openspiel` register every setting, `tv.batch` steps many games at once.
"""

from typing import Any

# Every setting that has a name of its own; further options are keywords or parameters.
SETTINGS: dict[str, tuple[str, dict[str, Any]]] = {
    **{f"cardcassonne_{players}": ("cardcassonne", {"players": players}) for players in (2, 3, 4, 5)},
    **{
        f"carolus_magnus_{players}_{refill}": ("carolus-magnus", {"players": players, "refill": refill})
        for refill in ("dice", "draft")
        for players in (2, 3, 4)
    },
    **{f"san_marco_{players}": ("san-marco", {"players": players}) for players in (3, 4)},
    **{
        f"san_marco_2_{variant.replace('-', '_')}": ("san-marco", {"players": 2, "variant": variant})
        for variant in ("ghosts", "neutral", "two-colours")
    },
}
