"""Collect income and refresh goods. Source: final rulebook, "Collect Income"."""

from rules import advance
from rules.cards import BUILDINGS
from rules.editions import Game
from rules.facts import Why
from rules.ply import Ply, cards_of
from rules.table import Player
from rules.words import Seat, Token


def collect(ply: Ply) -> None:
    """Pay every player's income, then the potions, then put goods back on the buildings.

    If the supply runs short, the first player is served first.
    """
    players = len(ply.table.players)
    seats = [Seat((ply.table.first + step) % players) for step in range(players)]
    for seat in seats:
        ply.coins(seat, income(ply.game, ply.player(seat)), Why.INCOME)
    for seat in seats:
        potions = sum([card.potion_income for card in cards_of(ply.player(seat))])
        ply.gain(seat, (Token.POTION,) * potions)
    for seat in seats:
        _refresh_goods(ply, seat)


def income(game: Game, player: Player) -> int:
    """Count the coins that a player collects at the end of a round."""
    on_track = {slot.good: slot.count for slot in player.track}
    cards = cards_of(player)
    for_goods = [on_track.get(good, 0) for card in cards for good in card.income_for]
    return advance.income(game, player) + sum([card.income for card in cards]) + sum(for_goods)


def _refresh_goods(ply: Ply, seat: Seat) -> None:
    for building in ply.player(seat).buildings:
        card = BUILDINGS[building.id]
        if card.replenishing and not building.goods:
            ply.place_goods(seat, card, 1)
