"""Decide what may be undone: a ply from which nobody has learned anything."""

from collections.abc import Iterable

from rules import facts as f
from rules.facts import Fact

_TEACHES = (
    f.DieRolled,
    f.LanternsRolled,
    f.CatRefused,
    f.CaveDrawn,
    f.ExtraCaveGained,
    f.ParagraphRead,
    f.EncounterSettled,
    f.ExploreNumbersTold,
    f.RewardTold,
    f.RowRefilled,
    f.RowRefreshed,
    f.RoundEnded,
    f.RoundBegan,
    f.ItemSold,
    f.OfferRefused,
    f.OpponentActed,
    f.CardPlayed,
)


def learned(facts: Iterable[Fact]) -> Fact | None:
    """Return the first fact that showed dice, cards or a paragraph, or what others decided."""
    return next((fact for fact in facts if isinstance(fact, _TEACHES)), None)


def undoable(facts: Iterable[Fact]) -> bool:
    """Return whether a ply with these facts may be undone."""
    return learned(facts) is None
