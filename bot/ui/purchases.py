"""Show what a builder can buy, or whom a teacher can hire, with a button for each.

The bot proposes who does it, and what is paid; a form lets players choose otherwise.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from bot.model.custom_id import CustomId
from bot.model.loaded_game import LoadedGame
from bot.model.presses import Press
from bot.text.boards import row_heading
from bot.text.cards import building_line, villager_about
from bot.text.narrator import Narrator
from bot.text.picture_choice import request_picture
from bot.text.picture_request import PictureKind
from bot.ui.layout import button, fit
from bot.ui.message import Block, Button, ButtonStyle, Message, PictureBlock, Row, Text
from bot.ui.moves import DIGITS
from bot.ui.printed_reward import Fields
from rules import build, train
from rules.actions import Build, Train
from rules.defaults import defaults
from rules.offers import Offer
from rules.paying import purse, tokens_for
from rules.questions import Question
from rules.words import BuildingId, Seat, VillagerId
from rules.words import Row as CardRow

FORM = "form"
"""The value of the button that opens the form."""

BOUGHT = frozenset({"build", "train"})
"""The verbs of actions that have a menu."""

_BESIDE = 5
"""Buttons in a row of Discord's; a phone breaks it into lines."""

Card: TypeAlias = BuildingId | VillagerId


def purchase_menu(
    narrator: Narrator, loaded: LoadedGame, question: Question, offer: Offer
) -> Message:
    """Show the market, or the board, and below it what can be bought now, a button each."""
    shop, words = _Shop(loaded, question.seat, offer), narrator.words
    kind = PictureKind.MARKET if offer.verb == "build" else PictureKind.BOARD
    picture = request_picture(kind, narrator, loaded.game, loaded.state.table, seat=shop.seat)
    lines: list[str] = []
    rows: list[list[Button]] = []
    for row, cards in shop.shelves:
        lines += [_heading(narrator, shop, row)] if row else []
        lines += [_line(narrator, shop, card) for card in cards]
        made = [_button(narrator, shop, question, card) for card in cards if shop.can_sell(card)]
        rows += [made[at : at + _BESIDE] for at in range(0, len(made), _BESIDE)]
    if any(len(blank.values) > 1 for blank in offer.blanks if blank.name != shop.what):
        press = CustomId(loaded.row.id, question.number, Press.ACT, f"{offer.verb}-{FORM}")
        rows.append([button(words("buy-otherwise"), press)])
    name = narrator.short_villagers((shop.hand,))
    title = words(f"buy-{offer.verb}", name=name, coins=shop.coins)
    head, *texts = fit([title, "\n".join(lines)])
    blocks: list[Block] = [Text(head), *([PictureBlock(picture)] if picture else [])]
    return Message((*blocks, *map(Text, texts), *[Row(tuple(row)) for row in rows]))


def read_purchase(loaded: LoadedGame, seat: Seat, offer: Offer, value: str) -> Fields | None:
    """Return an action's fields from a button's value; None if it is not one of ours."""
    shop = _Shop(loaded, seat, offer)
    match [DIGITS.find(digit) for digit in value]:
        case [hand, card] if 0 <= hand < len(shop.villagers) and 0 <= card < len(shop.cards):
            return shop.fields(shop.villagers[hand], shop.cards[card])
        case _:
            return None


def write_purchase(loaded: LoadedGame, action: Build | Train) -> str:
    """Return the detail of a menu's button that does the whole action.

    It is empty if the action is paid otherwise than the bot proposes.
    """
    offer = next(one for one in loaded.offers(action.seat) if one.verb == action.kind)
    shop = _Shop(loaded, action.seat, offer)
    hand, card = getattr(action, shop.who), getattr(action, shop.what)
    proposed = shop.fields(hand, card)
    is_proposed = all(getattr(action, name) == value for name, value in proposed.items())
    return shop.detail(hand, card) if is_proposed else ""


@dataclass(frozen=True)
class _Shop:
    """What a seat may buy under an offer to build or to train."""

    loaded: LoadedGame
    seat: Seat
    offer: Offer

    @property
    def who(self) -> str:
        """Return the name of the blank for the villager who does it."""
        return "builder" if self.offer.verb == "build" else "teacher"

    @property
    def what(self) -> str:
        """Return the name of the blank for what is bought, which is that of its kind of card."""
        return "building" if self.offer.verb == "build" else "villager"

    @cached_property
    def hand(self) -> VillagerId:
        """Return the villager whom the bot proposes."""
        found = defaults(self.loaded.game, self.loaded.state.table, self.seat, self.offer)
        return VillagerId(str(found[self.who][0]))

    @cached_property
    def coins(self) -> int:
        """Return how much the seat could pay, in coins."""
        return purse(self.loaded.state.table.players[self.seat])

    @property
    def villagers(self) -> list[VillagerId]:
        """List the seat's villagers in their places."""
        return [one.id for one in self.loaded.state.table.players[self.seat].villagers]

    @property
    def shelves(self) -> list[tuple[CardRow | None, Sequence[Card]]]:
        """List what lies there, by row: buildings, or the villagers for hire from the left."""
        table = self.loaded.state.table
        if self.offer.verb == "build":
            return [(row, table.market.row(row)) for row in CardRow]
        return [(None, [one for one in table.board.slots if one is not None])]

    @property
    def cards(self) -> list[Card]:
        """List all that lies there in one order."""
        return [card for _, cards in self.shelves for card in cards]

    def can_sell(self, card: Card) -> bool:
        """Return whether the villager whom the bot proposes can buy a card now."""
        legal = next(blank.values for blank in self.offer.blanks if blank.name == self.what)
        return card in legal and self.cost(self.hand, card) <= self.coins

    def cost(self, hand: VillagerId, card: Card) -> int:
        """Count the coins that a villager pays for a card."""
        board = self.loaded.state.table.board
        if self.offer.verb == "train":
            return train.cost_of(self.loaded.game, board, hand, VillagerId(card))
        return build.cost_of(hand, BuildingId(card))

    def detail(self, hand: VillagerId, card: Card) -> str:
        """Write a purchase: who and what by their places, one digit each."""
        places = self.villagers.index(hand), self.cards.index(card)
        return f"{self.offer.verb}-{''.join([DIGITS[place] for place in places])}"

    def fields(self, hand: VillagerId, card: Card) -> Fields:
        """Return the action's fields; what the coins do not cover is paid with tokens."""
        player = self.loaded.state.table.players[self.seat]
        ciders, potions = tokens_for(player, self.cost(hand, card))
        bought = {self.who: hand, self.what: card}
        return {"kind": self.offer.verb, **bought, "ciders": ciders, "potions": potions}


def _button(narrator: Narrator, shop: _Shop, question: Question, card: Card) -> Button:
    words, cost = narrator.words, shop.cost(shop.hand, card)
    label = words("buy-card", name=words(f"{shop.what}-{card}"), count=cost)
    detail = shop.detail(shop.hand, card)
    press = CustomId(shop.loaded.row.id, question.number, Press.ACT, detail)
    return button(label, press, ButtonStyle.PRIMARY)


def _heading(narrator: Narrator, shop: _Shop, row: CardRow) -> str:
    table = shop.loaded.state.table
    if row is CardRow.OUTPOST and not table.players[shop.seat].caves:
        return f"**{narrator.words('buy-no-cave')}**"
    return f"**{row_heading(narrator.words, table.market, row)}**"


def _line(narrator: Narrator, shop: _Shop, card: Card) -> str:
    """Describe a card; what cannot be bought is in small print, with the coins that are missing."""
    words, cost = narrator.words, shop.cost(shop.hand, card)
    if shop.what == "building":
        line = building_line(words, BuildingId(card))
    else:
        name, about = words(f"villager-{card}"), villager_about(words, VillagerId(card))
        line = words("market-line", name=name, cost=words("coins", count=cost), about=about)
    missing = cost - shop.coins
    if missing > 0:
        line = f"{line}{words('list-dot')}{words('buy-missing', count=missing)}"
    return line if shop.can_sell(card) else f"-# {line}"
