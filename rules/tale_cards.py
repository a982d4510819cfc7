"""The secret cards of a night's tale: one for each guest, for one use. Not in the rulebook.

A card leaves the open question as it is, and decides nothing: dice that it touches fall later.
"""

from typing import assert_never

from rules import facts as f
from rules.book import Option
from rules.cards import VILLAGERS
from rules.change_tale import tale_of
from rules.dice import Dice
from rules.editions import Game
from rules.encounter import options
from rules.ply import Ply, PlyResult
from rules.questions import ChooseOption, SpendEffort, TakeTurn
from rules.table import FIRST_SEAT, GameState, Table
from rules.tale_light import RAISED, begun
from rules.words import Area, CardRefusal, SecretCard, VillagerId

_LIGHT = 2
"""The light that a wick is worth: as much as a failure burns."""

_LANTERNS = 1

_BEST = 6
"""The best that a die rolls."""


def card_of(dice: Dice, cards: tuple[SecretCard, ...], place: int) -> SecretCard:
    """Return the card of a guest, by their place: as many guests as there are kinds all differ."""
    deck, index = divmod(place, len(cards))
    return dice.shuffle(f"cards {deck}", cards)[index]


def refusal(game: Game, table: Table, place: int, card: SecretCard) -> CardRefusal | None:
    """Return why a guest cannot play their card now."""
    played = tale_of(table).played
    if any([one.place == place for one in played]):
        return CardRefusal.USED
    if not _is_its_time(table, card):
        return CardRefusal.NOT_NOW
    now = journey(game, table)
    if sum([one.journey == now for one in played]) >= on_a_journey(game, table):
        return CardRefusal.ENOUGH
    return None if _changes_something(game, table, card) else CardRefusal.NO_CHANGE


def play(game: Game, state: GameState, card: SecretCard, place: int) -> PlyResult:
    """Play a guest's card; the open question stays open."""
    table = state.table
    assert refusal(game, table, place, card) is None
    ply, tale = Ply(game, state, Dice(b"", 0)), tale_of(table)
    light = spares = 0
    if card is SecretCard.WICK:
        spares = spared_by_wick(game, table)
        light = 0 if spares else min(_LIGHT, tale.start - tale.light)
    now, number = journey(game, table), table.questions[0].number
    ply.emit(f.CardPlayed(FIRST_SEAT, place, card, now, number, light, spares))
    match card:
        case SecretCard.SALVE:
            ply.emit(f.VillagersMoved(FIRST_SEAT, _hurt(table)[:1], Area.READY))
        case SecretCard.LANTERN:
            ply.emit(f.LanternsAdded(FIRST_SEAT, _LANTERNS, f.Why.CARD))
        case SecretCard.MAP:
            ply.emit(f.NumbersRaised(RAISED))
        case SecretCard.WICK | SecretCard.DIE | SecretCard.VOICE:
            pass  # the light and the chance are in the fact; votes are no rule
        case _:
            assert_never(card)
    return ply.result()


def on_a_journey(game: Game, table: Table) -> int:
    """Return how many cards may be played on each journey: so many that each guest has a turn.

    Those count who were there at the beginning.
    """
    return max(1, -(-tale_of(table).guests // game.variant.journeys))


def spared_by_wick(game: Game, table: Table) -> int:
    """Return how much light a wick spares; in an older night it gives some instead.

    It is half as much where a journey takes several cards: there are several wicks then.
    """
    if not tale_of(table).guests:
        return 0
    return _LIGHT if on_a_journey(game, table) == 1 else _LIGHT // 2


def journey(game: Game, table: Table) -> int:
    """Return the number of the journey that is under way or next, from 1."""
    return begun(table, game.variant.journeys) + (table.expedition is None)


def _is_its_time(table: Table, card: SecretCard) -> bool:
    question = next(iter(table.questions), None)
    match card:
        case SecretCard.WICK:
            return isinstance(question, (TakeTurn, ChooseOption, SpendEffort))
        case SecretCard.SALVE:
            return isinstance(question, TakeTurn)
        case SecretCard.DIE:
            return isinstance(question, ChooseOption | SpendEffort)
        case SecretCard.MAP | SecretCard.LANTERN | SecretCard.VOICE:
            return isinstance(question, ChooseOption)
        case _:
            assert_never(card)


def _changes_something(game: Game, table: Table, card: SecretCard) -> bool:
    """Return whether a card has an effect at its time; votes are no rule."""
    tale, trip = tale_of(table), table.expedition
    match card:
        case SecretCard.WICK:
            return (tale.light > 0 and not tale.spare) if tale.guests else tale.light < tale.start
        case SecretCard.SALVE:
            return bool(_hurt(table))
        case SecretCard.DIE:
            assert trip
            if trip.rolled:
                return any(
                    [VILLAGERS[one.villager].lanterns(_BEST) > one.lanterns for one in trip.rolled]
                )
            return any([_rolls(one) or _leads_on(one) for one in _open(game, table)])
        case SecretCard.MAP:
            is_raised = trip is not None and trip.raised > RAISED
            return is_raised and any(map(_rolls, _open(game, table)))
        case SecretCard.LANTERN:
            return any(map(_rolls, _open(game, table)))
        case SecretCard.VOICE:
            return True
        case _:
            assert_never(card)


def _open(game: Game, table: Table) -> list[Option]:
    """List the choices of the open paragraph that can be taken."""
    items = table.players[FIRST_SEAT].items
    return [one for one in options(game, table) if one.offer is None or one.offer in items]


def _rolls(option: Option) -> bool:
    return bool(option.tiers[0].explore)


def _leads_on(option: Option) -> bool:
    return any([tier.outcome.leads_to is not None for tier in option.tiers])


def _hurt(table: Table) -> tuple[VillagerId, ...]:
    return table.players[FIRST_SEAT].villagers_in(Area.INJURED)
