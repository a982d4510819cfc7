"""Play Above and Below: a pure library that asks questions, takes actions and gives facts."""

from rules.engine import apply, check, offers, question_for
from rules.errors import Code, IllegalAction, Refusal
from rules.evolve import evolve, fold
from rules.legal import legal_actions
from rules.ply import Step
from rules.scoring import Score, forecast, score
from rules.setup import setup
from rules.undo import learned, undoable

__all__ = [
    "Code",
    "IllegalAction",
    "Refusal",
    "Score",
    "Step",
    "apply",
    "check",
    "evolve",
    "fold",
    "forecast",
    "learned",
    "legal_actions",
    "offers",
    "question_for",
    "score",
    "setup",
    "undoable",
]
