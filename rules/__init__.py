"""Play Above and Below: a pure library that asks questions, takes actions and returns facts."""

from rules.answers import question_for
from rules.early import end_now
from rules.editions import check_seats, missing_rows
from rules.engine import apply, check, offers
from rules.errors import Code, IllegalAction, Refusal
from rules.evolve import evolve, fold
from rules.idle import can_trade, is_idle
from rules.legal import legal_actions
from rules.ply import PlyResult
from rules.printed import hand_on
from rules.rows import cards_due, deal
from rules.scoring import Score, forecast, score
from rules.setup import setup
from rules.solo.automata import automata, automaton_due
from rules.undo import learned, undoable

__all__ = [
    "Code",
    "IllegalAction",
    "PlyResult",
    "Refusal",
    "Score",
    "apply",
    "automata",
    "automaton_due",
    "can_trade",
    "cards_due",
    "check",
    "check_seats",
    "deal",
    "end_now",
    "evolve",
    "fold",
    "forecast",
    "hand_on",
    "is_idle",
    "learned",
    "legal_actions",
    "missing_rows",
    "offers",
    "question_for",
    "score",
    "setup",
    "undoable",
]
