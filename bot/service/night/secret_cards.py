"""Deal the secret cards of a night with a tale, and say whose may be played: pure functions.

A deal is not stored: it follows from the night's secret seed, and from a guest's place.
"""

from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Guest, Night, Step
from bot.service.night.actors import Actor, guest_of
from bot.service.night.steps import choices, night_of, step_of
from bot.service.night.tale_answers import CardPlay
from rules.dice import Dice
from rules.record import record
from rules.table import Table
from rules.tale_cards import card_of, refusal
from rules.words import CardRefusal, SecretCard

_BEGINS = 1
"""The ply with which a tale begins, whose dice deal the cards."""

_AT = (Step.GATHER, Step.CHOOSE, Step.FURTHER)
"""The steps at which all know what is asked."""


@record
class Hand:
    """A guest's card once the night is over, and whether they have played it."""

    guest: Guest
    card: SecretCard
    is_played: bool


def has_cards(table: Table) -> bool:
    """Return whether a night's guests hold secret cards."""
    return table.tale is not None and bool(table.tale.cards)


def dealt_place(night: Night, guest: Guest) -> int:
    """Return the place whose card a guest holds: their first, if they got up and came back."""
    return next(one.place for one in night.guests if one.user_id == guest.user_id)


def card_held(loaded: LoadedGame, user_id: int) -> CardPlay:
    """Return the card that a guest was dealt, played or not.

    Raises Declined.
    """
    if not has_cards(loaded.state.table):
        raise Declined("card-none")
    night = night_of(loaded.row)
    place = dealt_place(night, guest_of(night, user_id))
    return CardPlay(place, _dealt(loaded.row, loaded.state.table, place))


def refused(loaded: LoadedGame, held: CardPlay) -> CardRefusal | None:
    """Return why a card cannot be played now."""
    why = refusal(loaded.game, loaded.state.table, held.place, held.card)
    if why in (None, CardRefusal.NO_CHANGE) and step_of(loaded) not in _AT:
        return CardRefusal.NOT_NOW  # the stage tells something first
    if why is None and held.card is SecretCard.VOICE and not _has_vote(loaded):
        return CardRefusal.NO_CHANGE
    return why


def why_not(card: SecretCard, why: CardRefusal) -> str:
    """Return the key of the reason why a card cannot be played now."""
    is_idle = why is CardRefusal.NO_CHANGE
    return f"card-idle-{card}" if is_idle else f"card-refused-{why}"


def _has_vote(loaded: LoadedGame) -> bool:
    """Return whether there is something to vote on, and more than one who does."""
    return len(choices(loaded)) > 1 and len(night_of(loaded.row).here) > 1


def card_to_play(loaded: LoadedGame, who: Actor) -> CardPlay:
    """Return the card that a guest plays.

    Raises Declined.
    """
    held = card_held(loaded, who.user_id)
    why = refused(loaded, held)
    if why is not None:
        raise Declined(why_not(held.card, why))
    return held


def hands(loaded: LoadedGame) -> tuple[Hand, ...]:
    """List all cards of a night that is over, by its guests; each person is named once."""
    table, night = loaded.state.table, night_of(loaded.row)
    if not has_cards(table):
        return ()
    assert table.tale
    played = [one.place for one in table.tale.played]
    last = {dealt_place(night, guest): guest for guest in night.came}
    return tuple(
        [
            Hand(guest, _dealt(loaded.row, table, place), place in played)
            for place, guest in last.items()
        ]
    )


def _dealt(row: GameRow, table: Table, place: int) -> SecretCard:
    assert table.tale
    return card_of(Dice(row.dice_seed, _BEGINS), table.tale.cards, place)
