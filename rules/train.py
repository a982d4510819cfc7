"""Train. Source: final rulebook, "Train"."""

from functools import lru_cache

from rules import specials
from rules.actions import Train
from rules.editions import Game
from rules.errors import Code, Refusal
from rules.facts import VillagerJoined, VillagersMoved, Why
from rules.offers import FORMS, Blank, Offer, paying_blanks
from rules.paying import check_payment
from rules.ply import Ply, cards_of
from rules.rounds import end_turn
from rules.table import Player, ReputationBoard, Table
from rules.villagers import QUILLS, check_ready, discount, has
from rules.words import Area, Skill, VillagerId

_NO_TEACHERS = Offer("train", refusal=Refusal(Code.NO_QUILL))


def offer(
    game: Game, table: Table, player: Player, ready: tuple[VillagerId, ...], tokens: tuple[int, int]
) -> Offer:
    """Offer whom a ready teacher could hire; `tokens` are the ciders and potions to spend."""
    teachers, saved = _teachers(ready)
    if not teachers:
        return _NO_TEACHERS
    ciders, potions = tokens
    purse = player.coins + ciders + potions + saved
    pairs = zip(table.board.slots, game.edition.slot_costs, strict=True)
    hires = tuple([v for v, cost in pairs if v is not None and cost <= purse])
    if not hires:
        return Offer("train", refusal=_refuse_all(game, table.board, purse))
    blanks = (Blank("teacher", teachers), Blank("villager", hires))
    return Offer("train", blanks + paying_blanks(ciders, potions))


@lru_cache(maxsize=FORMS)
def _teachers(ready: tuple[VillagerId, ...]) -> tuple[tuple[VillagerId, ...], int]:
    """List who can train, and count the coins that the best of them saves."""
    teachers = tuple([villager for villager in ready if has(villager, QUILLS)])
    return teachers, max([discount(t, Skill.QUILL_PLUS) for t in teachers], default=0)


def cost_of(game: Game, board: ReputationBoard, teacher: VillagerId, villager: VillagerId) -> int:
    """Count the coins that a teacher pays for a villager on the board."""
    slot = board.slots.index(villager)
    return max(0, game.edition.slot_costs[slot] - discount(teacher, Skill.QUILL_PLUS))


def check(game: Game, table: Table, player: Player, action: Train) -> Refusal | None:
    """Return why this teacher cannot hire this villager in this way."""
    refusal = check_ready(player, (action.teacher,), least=1)
    if refusal:
        return refusal
    if not has(action.teacher, QUILLS):
        return Refusal(Code.NO_QUILL, what=action.teacher)
    if action.villager not in filter(None, table.board.slots):  # an empty slot is nobody
        return Refusal(Code.NOT_FOR_SALE, what=action.villager)
    cost = cost_of(game, table.board, action.teacher, action.villager)
    return check_payment(player, cost, action.ciders, action.potions)


def play(ply: Ply, action: Train) -> None:
    """Exhaust the teacher, pay, and welcome the villager."""
    if not specials.assign(ply, action.seat, (action.teacher,)):
        return
    ply.emit(VillagersMoved(action.seat, (action.teacher,), Area.EXHAUSTED))
    cost = cost_of(ply.game, ply.table.board, action.teacher, action.villager)
    ply.pay(action.seat, cost, action.ciders, action.potions, Why.TRAIN)
    at_once = any([card.train_to_ready for card in cards_of(ply.player(action.seat))])
    area = Area.READY if at_once else Area.EXHAUSTED
    ply.emit(VillagerJoined(action.seat, action.villager, area))
    end_turn(ply)


def _refuse_all(game: Game, board: ReputationBoard, purse: int) -> Refusal:
    pairs = zip(board.slots, game.edition.slot_costs, strict=True)
    costs = [cost for v, cost in pairs if v is not None]
    if not costs:
        return Refusal(Code.NOT_FOR_SALE)
    return Refusal(Code.NOT_ENOUGH_COINS, need=min(costs), have=purse)
