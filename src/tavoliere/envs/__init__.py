"""The games as research knows them: PettingZoo, OpenSpiel, and batches of thousands of games.

Nothing here is imported before somebody asks for it: `import tavoliere.envs.pettingzoo` and
`import tavoliere.envs.openspiel` register every setting, `tv.batch` steps many games at once.
"""

from pathlib import Path

from tavoliere.lab import settings
from tavoliere.words import EnglishWords

# Every setting that has a name of its own, such as san_marco_2_ghosts; further options are keywords or parameters.
SETTINGS = {settings.label(setting).replace("-", "_"): setting for setting in settings.SETTINGS}
words = EnglishWords(Path(__file__).parent)
