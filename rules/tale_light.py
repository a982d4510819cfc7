"""The light of a night's tale: what burns it down, and what that changes on its journeys."""

from collections.abc import Sequence
from dataclasses import replace

from rules import facts as f
from rules.book import Option
from rules.ply import Ply
from rules.table import Table, Tale
from rules.words import Burning

LIGHT = {6: 15, 12: 26, 20: 41}
"""The light at the beginning, by journeys: four to seven are left at the end, see `bench tales`."""

_COSTS = {Burning.FAILURE: 2, Burning.HURT: 1, Burning.REST: 1}
"""How much light a failure, each villager who is hurt, and a rest in place of a journey cost."""

_SAVED = 0.35
_USED = 2
"""The light that a guest's card saves, and that all of them save at most beside one a journey."""

RAISED = 1
"""What the last third of a night adds to the explore numbers; as much again in a low light."""

_SIGNS = 4
"""A sign is told after each part of the journeys but the last, of so many."""

_THIRDS = 3


def light_of(journeys: int, guests: int) -> int:
    """Return the light with which a night of so many journeys begins.

    It is less for the secret cards, which save some each; a short night has no use for all of many.
    """
    return LIGHT[journeys] - min(round(_SAVED * guests), journeys + _USED)


def costs(tale: Tale) -> dict[Burning, int]:
    """Return how much light everything costs; rests cost an older night none."""
    return _COSTS if tale.guests else _COSTS | {Burning.REST: 0}


def burn(ply: Ply, why: Burning, times: int = 1) -> None:
    """Burn the light of a tale down, if the table has one; a wick spares what burns next."""
    tale = ply.table.tale
    if tale is None:
        return
    cost = costs(tale)[why] * times
    spared = min(cost, tale.spare)
    amount = min(cost - spared, tale.light)
    if amount or spared:
        ply.emit(f.LightBurned(amount, why, spared))


def set_out(ply: Ply) -> None:
    """Raise the explore numbers of a journey if it is one of the last."""
    tale, journeys = ply.table.tale, ply.game.variant.journeys
    if tale and _THIRDS * begun(ply.table, journeys) > (_THIRDS - 1) * journeys:
        ply.emit(f.NumbersRaised(RAISED if tale.is_bright else 2 * RAISED))


def tell_signs(ply: Ply) -> None:
    """Tell the sign that is due after the journeys so far, once."""
    tale, journeys = ply.table.tale, ply.game.variant.journeys
    if tale is None or tale.result or len(tale.signs) == _SIGNS - 1:
        return
    after = begun(ply.table, journeys)
    if after * _SIGNS >= (len(tale.signs) + 1) * journeys:
        ply.emit(f.SignTold(len(tale.signs), after, tale.is_bright))


def begun(table: Table, journeys: int) -> int:
    """Return how many of a night's journeys have begun."""
    assert table.night is not None
    return journeys - table.night.left


def raised(options: Sequence[Option], amount: int) -> tuple[Option, ...]:
    """Return choices with higher explore numbers; what succeeds without dice still does."""
    return tuple([_raised(option, amount) for option in options])


def _raised(option: Option, amount: int) -> Option:
    if not option.tiers[0].explore:
        return option
    tiers = [replace(tier, explore=tier.explore + amount) for tier in option.tiers]
    return replace(option, tiers=tuple(tiers))
