"""What a game's decisions cost, and what its dice and cards gave: `docs/analysis.md` defines both."""

from tavoliere.analysis.analysis import Analysis, Decision, Effort, PlayerSummary, Throw, WrongAnalysis
from tavoliere.analysis.work import analyse

__all__ = ["Analysis", "Decision", "Effort", "PlayerSummary", "Throw", "WrongAnalysis", "analyse"]
