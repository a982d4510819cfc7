"""Assign villagers, special ones included. Source: final rulebook, "Special Villagers"."""

from rules.cards import VILLAGERS
from rules.editions import Edition
from rules.facts import CatRefused, DieRolled, VillagerJoined
from rules.ply import Ply
from rules.rounds import end_turn
from rules.words import Area, Seat, Special, VillagerId

_CAT_OBEYS_FROM = 3


def works_for_nothing(edition: Edition, villager: VillagerId) -> bool:
    """Return whether a villager can be sent without a die that may refuse or a step up."""
    special = VILLAGERS[villager].special
    unsettles = special is Special.LIQUID_WOMAN and edition.unsettles_at_work
    return special is not Special.CAVE_CAT and not unsettles


def assign(ply: Ply, seat: Seat, villagers: tuple[VillagerId, ...]) -> tuple[VillagerId, ...]:
    """Let every cave cat among the villagers roll, and return who goes; nobody if nothing is done.

    If a cat refuses, the turn is asked for again; in the preview the action goes on without the
    cat, and is lost if nobody is left. There the liquid woman unsettles each time.
    Source: preview rulebook, "Special Villagers".
    """
    if not [villager for villager in villagers if VILLAGERS[villager].special]:
        return villagers
    willing = _willing(ply, seat, villagers)
    if ply.game.edition.unsettles_at_work:
        _unsettle(ply, seat, villagers)
    if len(willing) < len(villagers):
        if ply.game.edition.cat_keeps_turn:
            ply.ask_turn(seat)
            return ()
        if not willing:
            end_turn(ply)
    return willing


def welcome(ply: Ply, seat: Seat, villager: VillagerId) -> None:
    """Let a villager won below join, exhausted; the liquid woman unsettles the village."""
    ply.emit(VillagerJoined(seat, villager, Area.EXHAUSTED))
    if not ply.game.edition.unsettles_at_work:
        _unsettle(ply, seat, (villager,))


def _willing(ply: Ply, seat: Seat, villagers: tuple[VillagerId, ...]) -> tuple[VillagerId, ...]:
    willing = villagers
    for villager in villagers:
        if VILLAGERS[villager].special is Special.CAVE_CAT:
            value = ply.dice.roll(f"cat {villager}")
            if value < _CAT_OBEYS_FROM:
                ply.emit(CatRefused(seat, villager, value))
                willing = tuple([other for other in willing if other != villager])
            else:
                ply.emit(DieRolled(seat, f"cat {villager}", value))
    return willing


def _unsettle(ply: Ply, seat: Seat, villagers: tuple[VillagerId, ...]) -> None:
    for villager in villagers:
        if VILLAGERS[villager].special is Special.LIQUID_WOMAN:
            ply.reputation(seat, -1)
