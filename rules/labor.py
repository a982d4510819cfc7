"""Labor. Source: final rulebook, "Labor"."""

from functools import lru_cache

from rules import specials
from rules.actions import Labor
from rules.errors import Code, Refusal
from rules.facts import CiderTaken, VillagersMoved, Why
from rules.offers import FORMS, Blank, Offer
from rules.ply import Ply
from rules.rounds import end_turn
from rules.table import Player
from rules.villagers import check_ready
from rules.words import Area, VillagerId


@lru_cache(maxsize=FORMS)
def offer(ready: tuple[VillagerId, ...]) -> Offer:
    """Offer to send any ready villagers."""
    if not ready:
        return Offer("labor", refusal=Refusal(Code.TOO_FEW_VILLAGERS, need=1))
    return Offer("labor", (Blank("villagers", ready, many=True, most=len(ready)),))


def check(player: Player, action: Labor) -> Refusal | None:
    """Return why these villagers cannot labor."""
    return check_ready(player, action.villagers, least=1)


def play(ply: Ply, action: Labor) -> None:
    """Exhaust the villagers for a coin each; the first labor of the round takes the cider."""
    willing = specials.assign(ply, action.seat, action.villagers)
    if not willing:
        return
    ply.emit(VillagersMoved(action.seat, willing, Area.EXHAUSTED))
    ply.coins(action.seat, len(willing), Why.LABOR)
    if ply.table.board.cider:
        ply.emit(CiderTaken(action.seat))
    end_turn(ply)
