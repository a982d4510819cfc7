"""Define why an action is refused: codes with their figures, never sentences.

IllegalAction
    an action that its question does not allow; carries the `Refusal`
"""

from enum import StrEnum

from rules.record import record


class Code(StrEnum):
    """Every reason for which the rules refuse an action."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_ASKED = "not_asked"
    NO_SUCH_CHOICE = "no_such_choice"
    NOT_READY = "not_ready"
    NAMED_TWICE = "named_twice"
    TOO_FEW_VILLAGERS = "too_few_villagers"
    TOO_MANY_VILLAGERS = "too_many_villagers"
    NO_CAVES_LEFT = "no_caves_left"
    NO_HAMMER = "no_hammer"
    NO_QUILL = "no_quill"
    NOT_FOR_SALE = "not_for_sale"
    NOT_ENOUGH_COINS = "not_enough_coins"
    NOT_ENOUGH_ITEMS = "not_enough_items"
    TOO_MUCH_PAID = "too_much_paid"
    NOT_AS_COINS = "not_as_coins"
    NO_EMPTY_CAVE = "no_empty_cave"
    NO_GOODS_THERE = "no_goods_there"
    ONE_GOOD_EACH = "one_good_each"
    NOT_HARVESTED = "not_harvested"
    NOTHING_FOR_SALE = "nothing_for_sale"
    PRICE_TOO_LOW = "price_too_low"
    PRICE_BY_DIE = "price_by_die"
    ALREADY_REFUSED = "already_refused"
    ALREADY_REFRESHED = "already_refreshed"
    ROW_CANNOT_REFRESH = "row_cannot_refresh"
    NEEDS_OFFER = "needs_offer"
    NOTHING_TO_PAY_FOR = "nothing_to_pay_for"
    NO_REROLLS = "no_rerolls"
    NOTHING_GAINED = "nothing_gained"
    CANNOT_REST = "cannot_rest"
    NOT_ENOUGH_BEDS = "not_enough_beds"
    NOTHING_TO_PLACE = "nothing_to_place"
    BAD_PARAGRAPH = "bad_paragraph"
    TOO_FEW_CAVES = "too_few_caves"
    TOO_FEW_SEATS = "too_few_seats"
    TOO_MANY_SEATS = "too_many_seats"
    NOT_TONIGHT = "not_tonight"


@record
class Refusal:
    """Why not; the figures are what it takes (`need`), what there is (`have`), of what (`what`)."""

    code: Code
    need: int = 0
    have: int = 0
    what: str = ""


class IllegalAction(Exception):
    """An action that the open questions do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
