"""Decide what may be undone: a ply from which nobody has learned anything."""

from collections.abc import Iterable

from rules.facts import (
    CatRefused,
    CaveDrawn,
    DieRolled,
    EncounterSettled,
    ExploreNumbersTold,
    ExtraCaveGained,
    Fact,
    ItemSold,
    LanternsRolled,
    OfferRefused,
    OpponentActed,
    ParagraphRead,
    RewardTold,
    RoundBegan,
    RoundEnded,
    RowRefilled,
    RowRefreshed,
)

_TEACHES = (
    DieRolled,
    LanternsRolled,
    CatRefused,
    CaveDrawn,
    ExtraCaveGained,
    ParagraphRead,
    EncounterSettled,
    ExploreNumbersTold,
    RewardTold,
    RowRefilled,
    RowRefreshed,
    RoundEnded,
    RoundBegan,
    ItemSold,
    OfferRefused,
    OpponentActed,
)


def learned(facts: Iterable[Fact]) -> Fact | None:
    """Return the first fact that showed dice, cards or a paragraph, or what others decided."""
    return next((fact for fact in facts if isinstance(fact, _TEACHES)), None)


def undoable(facts: Iterable[Fact]) -> bool:
    """Return whether a ply with these facts may be undone."""
    return learned(facts) is None
