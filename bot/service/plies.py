"""Make plies: what one answer leaves to be stored, who is newly asked, and what must be said."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.model.errors import Declined
from bot.model.games import GameRow, OutboxRow, PlyRow
from bot.model.kinds import GameStatus, OutboxKind, SeatStatus
from bot.model.plies import Ply
from bot.service import history
from bot.service.autoplay import plain_action
from bot.service.codec import SCHEMA, encode_action, encode_facts, encode_state
from rules import apply, automata, automaton_due, fold, learned
from rules.actions import Action
from rules.dice import Dice
from rules.editions import Game, Reading
from rules.facts import (
    EncounterSettled,
    Fact,
    ParagraphRead,
    Renumbered,
    RoundBegan,
    TurnBegan,
)
from rules.questions import ChooseOption, RestVillagers
from rules.table import GameState, Table
from rules.words import Seat


@dataclass(frozen=True, slots=True)
class NewPly:
    """A ply before it is stored: who did what, what came of it, and when."""

    seat: Seat
    action: Action | None
    facts: tuple[Fact, ...]
    state: GameState
    at: str
    interaction_id: int | None = None
    undoes: int | None = None


def is_by_itself(row: GameRow, state: GameState) -> bool:
    """Tell whether the next ply is nobody's: an automated opponent's, or an automated seat's."""
    opponents = row.status.is_under_way and automaton_due(state.table) is not None
    return opponents or stand_in_due(row, state) is not None


def stand_in_due(row: GameRow, state: GameState) -> Seat | None:
    """Name an asked seat that plays by itself; none where no person plays any more."""
    if row.status != GameStatus.RUNNING or not row.present:
        return None
    asked = (question.seat for question in state.table.questions)
    return next((seat for seat in asked if row.seats[seat].status == SeatStatus.AUTOMATED), None)


def play_on(game: Game, row: GameRow, state: GameState, number: int, at: str) -> Iterator[NewPly]:
    """Play for the seats that play by themselves, from that ply on, until a person is asked."""
    while is_by_itself(row, state):
        dice, seat = Dice(row.seed, number), stand_in_due(row, state)
        action = plain_action(game, state, seat) if seat is not None else None
        step = apply(game, state, action, dice) if action else automata(game, state, dice)
        assert step is not None
        by = automaton_due(state.table) if seat is None else seat
        assert by is not None
        yield NewPly(by, action, step.facts, step.state, at)
        state, number = step.state, number + 1


def to_rows(plies: Sequence[NewPly], number: int, before: bytes) -> list[PlyRow]:
    """Give the rows of plies that follow each other, the first one under that number."""
    rows: list[PlyRow] = []
    for made in plies:
        rows.append(to_row(made, number + len(rows), rows[-1].digest if rows else before))
    return rows


def to_row(made: NewPly, number: int, before: bytes) -> PlyRow:
    """Give a ply's row, chained to the digest of the one before it."""
    action = encode_action(made.action) if made.action else None
    facts, state = encode_facts(made.facts), encode_state(made.state)
    return PlyRow(
        number,
        made.seat,
        made.at,
        action,
        facts,
        made.undoes,
        made.interaction_id,
        history.link(before, number, made.seat, action, facts, made.undoes),
        state,
        history.checksum(state),
        SCHEMA,
    )


def to_plies(plies: Sequence[NewPly], number: int) -> list[Ply]:
    """Give plies that follow each other as they are told, the first one under that number."""
    return [
        Ply(at, made.seat, made.at, made.action, made.facts, made.undoes, made.interaction_id)
        for at, made in enumerate(plies, start=number)
    ]


def taken_back(state: GameState, rows: Sequence[PlyRow], seat: Seat | None, at: str) -> NewPly:
    """Make the ply that takes the last of all plies back; without a `seat` it may be anybody's.

    Raises Declined where it is another's, or somebody has learned from it.
    """
    *before, last = history.replay(rows)
    if not before:
        raise Declined("undo-nothing")
    if seat not in (None, last.row.seat):
        raise Declined("undo-not-yours")
    lesson = learned(last.facts)
    if lesson:
        raise Declined(f"undo-{lesson.kind.replace('_', '-')}")
    facts = (Renumbered(state.table.next_question),)
    earlier = fold(before[-1].state, facts)
    return NewPly(Seat(last.row.seat), None, facts, earlier, at, undoes=last.row.ply)


def last_dice(before: GameState, facts: Sequence[Fact]) -> Table | None:
    """Give the table as the dice of an expedition lay last, where facts bring it to its end."""
    for place, one in enumerate(facts):
        if isinstance(one, EncounterSettled):
            return fold(before, facts[:place]).table
    return None


def newly_asked(before: GameState, plies: Sequence[NewPly], here: Seat | None) -> tuple[Seat, ...]:
    """List the seats that plies ask something new, but for the one whose player is `here`.

    An undo asks nobody again.
    """
    if plies[0].undoes is not None:
        return ()
    known = {question.number for question in before.table.questions}
    new = [q.seat for q in plies[-1].state.table.questions if q.number not in known]
    return tuple(dict.fromkeys([seat for seat in new if seat != here]))


def turns_the_page(before: GameState, plies: Sequence[NewPly]) -> bool:
    """Tell whether a person who plays alone gets a new panel: an encounter or a round has ended."""
    begun = any(isinstance(fact, RoundBegan) for made in plies for fact in made.facts)
    home = before.table.expedition is not None and plies[-1].state.table.expedition is None
    return begun or home


def next_up(made: NewPly) -> Seat | None:
    """Give the seat that is next, where a ply has begun a turn: clockwise, and has not passed."""
    begun = [fact.seat for fact in made.facts if isinstance(fact, TurnBegan)]
    table = made.state.table
    if not begun or table.solo is not None:
        return None
    order = [Seat((begun[-1] + step) % table.seats) for step in range(1, table.seats)]
    return next((seat for seat in order if not table.players[seat].passed), None)


def is_last(table: Table) -> bool:
    """Tell whether of several who were asked at once one alone has not answered."""
    match table.questions:
        case (RestVillagers(),):
            return len(table.players) > 1
        case _:
            return False


def owing(
    row: GameRow, number: int, plies: Sequence[NewPly], *, new_panel: bool, reads_here: bool
) -> list[OutboxRow]:
    """List what plies up to that number must have said: a new panel with its pings, a reading."""
    owed: list[OutboxRow] = []
    if not plies:
        return owed
    if new_panel or plies[-1].state.table.over:
        owed.append(OutboxRow(0, row.id, OutboxKind.PANEL, number))
    reader = None if reads_here else reader_of(row, plies[0])
    if reader is not None:
        owed.append(OutboxRow(0, row.id, OutboxKind.READING, number, reader))
    return owed


def reader_of(row: GameRow, made: NewPly) -> int | None:
    """Give the person to whom a ply's new paragraph is read by direct message, if any."""
    table = made.state.table
    asks = any(isinstance(question, ChooseOption) for question in table.questions)
    read = any(isinstance(fact, ParagraphRead) for fact in made.facts)
    if table.expedition is None or not asks or not read:
        return None
    match row.reading:
        case Reading.PRIVATE:
            reader = row.seats[table.expedition.seat]
        case Reading.PLAYER:
            reader = row.seats[(table.expedition.seat + 1) % len(row.seats)]
        case _:
            return None
    return reader.user_id if reader.status == SeatStatus.TAKEN else None
