"""Facts of the tale of a night: how it begins, burns down, and ends."""

from typing import Literal

from rules.record import record
from rules.table import TaleResult
from rules.words import (
    Burning,
    FinaleAnswer,
    QuestionNumber,
    Seat,
    SecretCard,
    TaleAnswer,
    TaleId,
    VillagerId,
)


@record
class TaleBegun:
    """A tale began with so much light; it was drawn by the dice from `pool`, or chosen if empty.

    `cards` are the kinds of secret cards that this ply's dice deal; older nights have none. Nor
    have they `guests`, which is how many there were: they go on by the rules that they began with.
    """

    tale: TaleId
    light: int
    pool: tuple[TaleId, ...] = ()
    cards: tuple[SecretCard, ...] = ()
    guests: int = 0
    kind: Literal["tale_begun"] = "tale_begun"


@record
class OpeningAnswered:
    """The village answered the opening; that may have given some `light`."""

    answer: TaleAnswer
    light: int
    kind: Literal["opening_answered"] = "opening_answered"


@record
class LightBurned:
    """The light burned down by `amount`, and would have by as much more as was `spared`."""

    amount: int
    why: Burning
    spared: int = 0
    kind: Literal["light_burned"] = "light_burned"


@record
class NumbersRaised:
    """The explore numbers of a journey are higher than the book's by `amount`."""

    amount: int
    kind: Literal["numbers_raised"] = "numbers_raised"


@record
class SignTold:
    """The sign of that index was told after so many journeys, in its bright or dim version."""

    index: int
    after: int
    bright: bool
    kind: Literal["sign_told"] = "sign_told"


@record
class CardPlayed:
    """A guest, by their place, played their secret card on a journey, while `question` was open.

    That `spares` some of the light that burns next, or in an older night gave some `light`; what
    else it changes is told by facts of its own.
    """

    seat: Seat
    place: int
    card: SecretCard
    journey: int
    question: QuestionNumber
    light: int = 0
    spares: int = 0
    kind: Literal["card_played"] = "card_played"


@record
class FinaleRolled:
    """A guest, by their place, answered in the finale, and a villager's die gave lanterns.

    `die` counts those of the guest from 0.
    """

    seat: Seat
    place: int
    answer: FinaleAnswer
    villager: VillagerId
    value: int
    lanterns: int
    die: int = 0
    kind: Literal["finale_rolled"] = "finale_rolled"


@record
class TaleEnded:
    """The finale was decided."""

    result: TaleResult
    kind: Literal["tale_ended"] = "tale_ended"
