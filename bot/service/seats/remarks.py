"""Choose what a companion says of its move: what it remembers, or else why it made it."""

from collections.abc import Iterable, Sequence

from bot.companions.thoughts import ReasonCode, Thought
from bot.model.games import PlyRow, SeatRow
from bot.model.loaded_game import LoadedGame
from bot.model.remarks import LINES, Explanation, Memory, MemoryCode, Remark
from bot.service.seats.companions import lot
from rules.facts import EncounterSettled
from rules.record import alter
from rules.words import Seat

_WORTH_A_WORD = ("build", "train", "explore", "harvest", "labor")
"""The kinds of moves on which a companion remarks."""

_SAFE_TO_SAY = (ReasonCode.LIKES_IT, ReasonCode.BEFORE_OTHERS, ReasonCode.FOR_THE_CIDER)
"""The reasons that give rivals no hint, as the move is already made."""

_ROUND_BEGAN = b'"round_began"'
"""How the start of a round appears in the stored facts."""


def wishes(loaded: LoadedGame, seat: SeatRow, thought: Thought) -> list[Remark]:
    """List what a companion might say of a move, the best remark first; none of a dull move.

    Memories come before reasons.
    """
    if seat.person is None or thought.action.kind not in _WORTH_A_WORD:
        return []
    reason = _reason(loaded, seat, thought)
    return [*memories(loaded, seat), *([reason] if reason else [])]


def memories(loaded: LoadedGame, seat: SeatRow) -> list[Memory]:
    """List a companion's memories of others' trips on which they met it, the oldest first.

    A trip through several paragraphs is remembered by the last one in which they met it.
    """
    people = loaded.book.stories.memory.people
    met: dict[int, Memory] = {}
    trip, goes_on = 0, False
    for moment in loaded.past.moments:
        end = moment.fact
        if not isinstance(end, EncounterSettled):
            continue
        trip += not goes_on
        goes_on = end.outcome.leads_to is not None
        if seat.person and end.seat != seat.seat and seat.person in people.get(end.number, ()):
            met[trip] = Memory(seat.person, _how(end), end.seat, moment.ply)
    return [*met.values()]


def choose_remark(wished: Iterable[Remark], seat: Seat, rows: Sequence[PlyRow]) -> Remark | None:
    """Choose what a companion says of its move; None if it says nothing.

    It speaks once a round at most, and once of each story. `rows` are all plies of the game.
    """
    if _has_spoken(seat, rows):
        return None
    earlier = [row.remark for row in rows if row.remark]
    for remark in wished:
        if not isinstance(remark, Memory) or _is_due(remark, seat, rows):
            return in_turn(remark, earlier)
    return None


def in_turn(remark: Remark, earlier: Iterable[Remark]) -> Remark:
    """Return a remark with its person's next line: none repeats before all have been used.

    `earlier` are all remarks of the game so far.
    """
    before = [(one.person, one.code) for one in earlier].count((remark.person, remark.code))
    return alter(remark, line=before % LINES.get(remark.code, 1))


def _how(end: EncounterSettled) -> MemoryCode:
    """Return the code for how a trip went: a success may have cost the explorer reputation."""
    if end.tier is None:
        return MemoryCode.BADLY
    return MemoryCode.WRONGED if end.outcome.reputation < 0 else MemoryCode.WELL


def _reason(loaded: LoadedGame, seat: SeatRow, thought: Thought) -> Explanation | None:
    """Return the reason that a companion gives for its move, every other time.

    It does not give its plans away unless the table lets it think aloud.
    """
    row = loaded.row
    reasons = [one for one in thought.reasons if row.thinks_aloud or one.code in _SAFE_TO_SAY]
    reasons = [one for one in reasons if one.code != ReasonCode.NOTHING_BETTER]
    is_quiet = not row.thinks_aloud and lot(row.dice_seed, "voice", loaded.ply, seat.seat) % 2
    if not reasons or is_quiet or seat.person is None:
        return None
    first = reasons[0]
    return Explanation(seat.person, first.code, first.kind, first.card or "")


def _has_spoken(seat: Seat, rows: Sequence[PlyRow]) -> bool:
    """Return whether a seat has said something in this round."""
    for row in reversed(rows):
        if row.seat == seat and row.remark:
            return True
        if _ROUND_BEGAN in row.facts:
            return False
    return False


def _is_due(memory: Memory, seat: Seat, rows: Iterable[PlyRow]) -> bool:
    """Return whether a seat has not yet remarked on a story.

    It needs no remark if a person has played the seat since. Remarks of early versions name no
    story: they count for all stories up to then.
    """
    for row in rows:
        if row.seat != seat:
            continue
        is_later = memory.ply is not None and row.ply > memory.ply
        if row.interaction_id is not None and is_later:
            return False
        match row.remark:
            case Memory(person=person, ply=ply) if person == memory.person:
                if ply == memory.ply or (ply is None and is_later):
                    return False
            case _:
                pass
    return True
