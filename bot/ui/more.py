"""Show in private what a person may do beyond the panel: trade, and place goods."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.model.custom_id import CustomId
from bot.model.loaded_game import LoadedGame
from bot.model.presses import Press
from bot.text.narrator import Narrator
from bot.text.refusals import refusal_text
from bot.text.village_lines import sale_figures
from bot.ui.buttons import ACTIONS_OF_A_TURN, has_more_to_do, pass_button
from bot.ui.layout import button, has_room, layout, sections
from bot.ui.message import Button, Message
from bot.ui.moves import write_move
from bot.ui.quick import quick_purchases
from bot.ui.reading import effort, encounter_buttons
from bot.ui.rows import packed
from rules import proposals
from rules.actions import Action, Advance, Labor, PutUpForSale, RefreshRow
from rules.offers import Offer
from rules.questions import SpendEffort, TakeTurn
from rules.solo.hiring_wish import worth
from rules.table import ITEMS
from rules.words import ActionKind, Area, Good, Item, QuestionNumber, Row, Seat


class Most(NamedTuple):
    """The most buttons for choices that a form has as well."""

    kinds: int
    """Items to sell, each with its prices."""
    others: int
    """Further items to sell, for any offer."""
    bids: int
    """Offers to a seller who asks no price."""
    laborers: int


_KINDS = len(ITEMS)

_MOST = (
    Most(4, _KINDS, 4, 3),
    Most(3, _KINDS, 4, 3),
    Most(2, _KINDS, 3, 3),
    Most(3, _KINDS, 4, 1),
    Most(2, _KINDS, 3, 1),
    Most(2, _KINDS, 3, 0),
    Most(1, _KINDS, 2, 0),
    Most(1, _KINDS, 1, 0),
    Most(1, _KINDS, 0, 0),
    Most(0, _KINDS, 0, 0),
    Most(0, 0, 0, 0),
)
"""The limits to try in turn until everything fits."""

_PRICES = 3
"""Asking prices with buttons of their own, one more if there is one kind; a form has all."""

_GOODS = 4
_NEVER = QuestionNumber(0)
"""The number of a button that answers no question: goods are placed at any time."""

Offers = Mapping[str, Offer]
Section = tuple[str, Sequence[Sequence[Button]]]


def more(
    narrator: Narrator,
    loaded: LoadedGame,
    seat: Seat,
    unseen: Sequence[Button] = (),
    done: str = "",
) -> Message:
    """Show what a seat may do now beside the panel.

    `unseen` is what the panel has no room for; `done` says what the seat has just done.
    """
    asked = [q for q in loaded.state.table.questions if q.seat == seat]
    parts: list[Section] = []
    for most in _MOST:
        parts = _parts(narrator, loaded, seat, unseen, most)
        # Rather fewer buttons than a whole part left out: the forms have what is missing.
        if has_room([(done, []), *parts]):
            break
    head = "\n".join(filter(None, [done, narrator.words("more-title" if parts else "more-none")]))
    if not parts and any(isinstance(question, SpendEffort) for question in asked):
        dice = effort(narrator, loaded)
        answers = packed(encounter_buttons(narrator, loaded))
        return sections([(narrator.words("more-dice"), []), (dice, answers)])
    return sections([(head, []), *parts]) if parts else layout([head])


def _parts(
    narrator: Narrator, loaded: LoadedGame, seat: Seat, unseen: Sequence[Button], most: Most
) -> list[Section]:
    """Return what a seat may do, with at most this many buttons."""
    found = loaded.offers(seat)
    legal = {offer.verb: offer for offer in found if not offer.refusal}
    asked = [q for q in loaded.state.table.questions if q.seat == seat]
    turn = next((question for question in asked if isinstance(question, TakeTurn)), None)
    parts = _turn(narrator, loaded, turn, legal, most) if turn else []
    if "advance" in legal:
        parts.append(_goods(narrator, loaded, seat))
    others = [*unseen]
    if turn and "labor" in legal:
        others = _with_laborers(narrator, loaded, turn, unseen, most)
    if turn and has_more_to_do(found):
        others.append(pass_button(narrator, loaded, turn))
    if others:
        parts.append((narrator.words("more-others"), [others]))
    reasons = [one for one in found if one.verb in ACTIONS_OF_A_TURN and one.refusal]
    if turn and reasons:
        parts.append((_not_now(narrator, reasons), []))
    return parts


def _not_now(narrator: Narrator, refused: Sequence[Offer]) -> str:
    """Say why the panel has no button for an action."""
    words = narrator.words
    lines = [
        words("more-why", verb=words(f"verb-{one.verb}"), why=refusal_text(words, one.refusal))
        for one in refused
        if one.refusal
    ]
    return "\n".join([words("more-not-now"), *lines])


def _turn(
    narrator: Narrator, loaded: LoadedGame, question: TakeTurn, legal: Offers, most: Most
) -> list[Section]:
    """Return the free actions of a turn. Source: final rulebook, "Free Actions"."""
    words, parts = narrator.words, list[Section]()
    if "offer_to_buy" in legal:
        row = quick_purchases(narrator, loaded, question)
        row.append(_form(loaded, question, words("more-offer"), "offer_to_buy"))
        parts.append((words("more-buy"), [row]))
        parts += _bids(narrator, loaded, question, most)
    if "put_up_for_sale" in legal or "take_back" in legal:
        parts += _sales(narrator, loaded, question, legal, most)
    if "refresh_row" in legal:
        parts.append((words("more-refresh"), [_refreshes(narrator, loaded, question, legal)]))
    return parts


def _bids(narrator: Narrator, loaded: LoadedGame, question: TakeTurn, most: Most) -> list[Section]:
    """Return buttons for the lowest offers to each seller who asks no price."""
    words, table, found = narrator.words, loaded.state.table, list[Section]()
    bids = proposals.bids(loaded.game, table, question.seat, most.bids)
    # A screen reader says buttons without what stands above them.
    label = "more-bid-price" if len({bid.seller for bid in bids}) > 1 else "more-coins"
    for seller, offered in groupby(bids, key=lambda bid: bid.seller):
        sale = table.players[seller].sale
        assert sale is not None
        name = narrator.name(seller)
        title = words("more-bid", item=sale.item, name=name)
        row = [
            _move(loaded, question.number, words(label, count=bid.coins, name=name), bid)
            for bid in offered
        ]
        found.append((title, [row]))
    return found


def _with_laborers(
    narrator: Narrator, loaded: LoadedGame, turn: TakeTurn, unseen: Sequence[Button], most: Most
) -> list[Button]:
    """Return the `unseen`, and before them buttons to send one villager to labor.

    Of many villagers, there are those with the fewest lanterns. Whom the panel proposes is on the
    panel, or among the `unseen`.
    """
    ready = loaded.state.table.players[turn.seat].villagers_in(Area.READY)
    row = {
        (v,): _move(
            loaded,
            turn.number,
            narrator.words("quick-labor", villagers=narrator.short_villagers((v,))),
            Labor(turn.seat, (v,)),
        )
        for v in sorted(ready, key=worth)
    }
    if len(row) <= 1:
        return [*unseen]  # the form does it
    moves = {one.custom_id for one in row.values()}
    labor = proposals.labor(loaded.game, loaded.state.table, turn.seat)
    proposed = [one for one in unseen if one.custom_id in moves]
    others = [one for one in unseen if one not in proposed]
    made = [one for who, one in row.items() if labor is None or who != labor.villagers]
    return [*proposed, *made[: most.laborers], *others]


def _sales(
    narrator: Narrator, loaded: LoadedGame, question: TakeTurn, legal: Offers, most: Most
) -> list[Section]:
    """Return buttons to sell each kind at the usual prices, or to withdraw what is for sale.

    Kinds without room for their prices are sold for any offer, and so is what takes the place of
    another: few people want that.
    """
    words, player = narrator.words, loaded.state.table.players[question.seat]
    head, rows = words("more-sell"), list[list[Button]]()
    if player.sale:
        head = words("village-sale", **sale_figures(player.sale))
        rows.append([_form(loaded, question, words("verb-take-back"), "take_back")])
    if "put_up_for_sale" not in legal:
        return [(head, rows)]
    blanks = {blank.name: blank.values for blank in legal["put_up_for_sale"].blanks}
    # Somebody with nothing else may put the same up once more, at another price.
    kinds = list(dict.fromkeys(player.items or ((player.sale.item,) if player.sale else ())))
    prices = [int(value) for value in blanks.get("asking", ())][: _PRICES + (len(kinds) == 1)]
    priced = kinds[: most.kinds] if prices and not player.sale else []
    others = kinds[len(priced) :][: most.others]
    rows += [_prices(narrator, loaded, question, item, prices) for item in priced]
    if (priced and others) or not rows:
        rows.append([])
    rows[-1] += [_any_price(narrator, loaded, question, item, prices) for item in others]
    is_whole = len(kinds) == len(priced) + len(others)
    if prices or not is_whole:
        label = words("more-dearer" if is_whole else "more-sell-other")
        rows[-1].append(_form(loaded, question, label, "put_up_for_sale"))
    return [(head, rows)]


def _prices(
    narrator: Narrator, loaded: LoadedGame, question: TakeTurn, item: Item, prices: Sequence[int]
) -> list[Button]:
    words, seat = narrator.words, question.seat
    row = [
        _move(
            loaded,
            question.number,
            words("more-price", item=item, count=price),
            PutUpForSale(seat, item, price),
        )
        for price in prices
    ]
    return [*row, _any_price(narrator, loaded, question, item, prices)]


def _any_price(
    narrator: Narrator, loaded: LoadedGame, question: TakeTurn, item: Item, prices: Sequence[int]
) -> Button:
    """Return the button that sells an item for any offer; alone, there are no prices."""
    label = narrator.words("more-any-price" if prices else "more-sell-solo", item=item)
    return _move(loaded, question.number, label, PutUpForSale(question.seat, item))


def _refreshes(
    narrator: Narrator, loaded: LoadedGame, question: TakeTurn, legal: Offers
) -> list[Button]:
    words, seat = narrator.words, question.seat
    if not loaded.state.table.players[seat].coins:  # paid with a cider or a potion
        return [_form(loaded, question, words("verb-refresh-row"), "refresh_row")]
    rows = next(blank.values for blank in legal["refresh_row"].blanks if blank.name == "row")
    return [
        _move(loaded, question.number, words("more-row", row=str(row)), RefreshRow(seat, Row(row)))
        for row in rows
    ]


def _goods(narrator: Narrator, loaded: LoadedGame, seat: Seat) -> Section:
    """Return buttons to place one good of a kind, or several in a form."""
    words, items = narrator.words, loaded.state.table.players[seat].items
    kinds = [item for item in dict.fromkeys(items) if isinstance(item, Good)]
    row = [
        _move(loaded, _NEVER, words("more-place", item=good, count=1), Advance(seat, (good,)))
        for good in kinds[:_GOODS]
    ]
    if len([item for item in items if isinstance(item, Good)]) > 1:
        row.append(
            button(words("verb-advance"), CustomId(loaded.row.id, 0, Press.OPEN_FORM, "advance"))
        )
    return words("more-goods"), [row]


def _move(loaded: LoadedGame, number: QuestionNumber, label: str, action: Action) -> Button:
    detail = write_move(action, loaded.state.table.players[action.seat])
    return button(label, CustomId(loaded.row.id, number, Press.ACT, detail))


def _form(loaded: LoadedGame, question: TakeTurn, label: str, verb: ActionKind) -> Button:
    return button(label, CustomId(loaded.row.id, question.number, Press.ACT, verb))
