"""Answer the tale of a night: its opening by most votes, its finale by each guest in secret."""

from collections.abc import Sequence

from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.loaded_game import LoadedGame
from bot.model.nights import NO_TALE, Ballot, DecidedBy, Guest, Night
from bot.service.night.roles import leader
from bot.service.night.steps import decide, journey_of, night_of
from bot.service.plies.plies import NewPly
from encounters.tales import tale_ids
from rules import PlyResult, tale, tale_cards
from rules.dice import Dice
from rules.editions import Game
from rules.record import record
from rules.table import FIRST_SEAT, Table
from rules.tale import Step as FinaleStep
from rules.words import FinaleAnswer, SecretCard, TaleAnswer, TaleId, VillagerId


@record
class CardPlay:
    """A secret card, with the place to which it was dealt."""

    place: int
    card: SecretCard


@record
class Telling:
    """What goes on with a tale.

    The village has answered its opening, guests its finale, or one of them plays a secret card.
    """

    opening: TaleAnswer | None = None
    finale: tuple[FinaleStep, ...] = ()
    card: CardPlay | None = None


def begin(row: GameRow, game: Game, first: NewPly, told: Sequence[TaleId]) -> list[NewPly]:
    """Return the ply with which a tale begins after a game's first ply; none where it has none.

    It is not drawn from those that its guests were `told` before, the last one first; where they
    know all, from those that were told longest ago.
    """
    chosen, ids = row.night.tale if row.night else NO_TALE, tale_ids()
    if chosen == NO_TALE or not ids:
        return []
    dice = Dice(row.dice_seed, 1)
    guests = len(row.night.here) if row.night else 0
    known = chosen if chosen in ids else None
    pool = _without(ids, told) or _without(ids, told[: len(ids) // 2])
    result = tale.begin(game, first.state, dice, known, pool, guests=guests)
    return [_ply(result, first.at)]


def tell(loaded: LoadedGame, telling: Telling, at: str, interaction_id: int | None) -> list[NewPly]:
    """Return the ply of an answer to a tale, or of a secret card."""
    game, state = loaded.game, loaded.state
    if telling.card:
        result = tale_cards.play(game, state, telling.card.card, telling.card.place)
    elif telling.opening:
        result = tale.answer_opening(game, state, telling.opening)
    else:
        dice = Dice(loaded.row.dice_seed, loaded.ply + 1)
        result = tale.face_finale(game, state, telling.finale, dice)
    return [_ply(result, at, interaction_id)]


def with_answer(loaded: LoadedGame, night: Night, guest: Guest, value: str) -> Night:
    """Return the night with a guest's answer to the opening or in the finale.

    Raises Declined.
    """
    allowed = TaleAnswer if tale.is_opening(loaded.state.table) else FinaleAnswer
    if value not in list(allowed):
        raise Declined("night-no-such-choice")
    return night.with_vote(Ballot(loaded.state.table.questions[0].number, guest.place, value))


def answered(loaded: LoadedGame) -> int:
    """Count the guests who have answered the opening, or in the finale."""
    night = night_of(loaded.row)
    votes = night.votes(loaded.state.table.questions[0].number)
    return sum([guest.place in votes for guest in night.here])


def half_answered(loaded: LoadedGame) -> bool:
    """Return whether so many guests have answered that others may be left out."""
    return 2 * answered(loaded) >= len(night_of(loaded.row).here)


def telling_now(loaded: LoadedGame, night: Night, *, is_due: bool) -> Telling | None:
    """Return what the answers so far come to; None while others are waited for."""
    table = loaded.state.table
    if tale.is_opening(table):
        opening = opening_vote(loaded, night, is_due=is_due)
        return Telling(opening=opening) if opening else None
    votes = night.votes(table.questions[0].number)
    is_closed = is_due or all(guest.place in votes for guest in night.here)
    return Telling(finale=finale_steps(loaded, night)) if is_closed and night.here else None


def opening_vote(loaded: LoadedGame, night: Night, *, is_due: bool) -> TaleAnswer | None:
    """Return the village's answer to the opening; None while it is open.

    Most votes decide, and the leader breaks a tie; without one it is the first.
    """
    led = leader(night, journey_of(loaded))
    vote = decide(
        night.votes(loaded.state.table.questions[0].number),
        list(TaleAnswer),
        [guest.place for guest in night.here],
        led.place if led else None,
        DecidedBy.TABLE,
        is_due=is_due,
    )
    return TaleAnswer(vote) if vote else None


def finale_steps(loaded: LoadedGame, night: Night) -> tuple[FinaleStep, ...]:
    """Return what each guest does in the finale; those who are silent hold the light."""
    table = loaded.state.table
    votes, going = night.votes(table.questions[0].number), going_below(table, night.here)
    return tuple(
        FinaleStep(place, FinaleAnswer(votes.get(place, FinaleAnswer.HOLD)), villagers)
        for place, villagers in going.items()
    )


def going_below(table: Table, guests: Sequence[Guest]) -> dict[int, tuple[VillagerId, ...]]:
    """Return by their places who goes with each guest in the finale: all of theirs who are able.

    Who has none goes with another's, and in a night that began without this, all with one alone.
    """
    able = tale.able(table.players[FIRST_SEAT])
    most = len(able) if tale.tale_of(table).guests else 1
    own = [[one for one in guest.villagers if one in able][:most] for guest in guests]
    return {
        guest.place: tuple(own[index]) or (able[index % len(able)],)
        for index, guest in enumerate(guests)
    }


def _without(ids: Sequence[TaleId], told: Sequence[TaleId]) -> tuple[TaleId, ...]:
    return tuple([tale for tale in ids if tale not in told])


def _ply(result: PlyResult, at: str, interaction_id: int | None = None) -> NewPly:
    return NewPly(FIRST_SEAT, None, result.facts, result.state, at, interaction_id)
