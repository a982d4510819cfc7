"""Make plies: what one answer leaves to be stored, who is newly asked, and what must be said."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot import history
from bot.codec import encode_action, encode_facts, encode_state
from bot.store.rows import GameRow, OutboxRow, PlyRow
from rules import automata, automaton_due, fold
from rules.actions import Action
from rules.dice import Dice
from rules.editions import Game, Reading
from rules.facts import EncounterSettled, Fact, ParagraphRead, RoundBegan
from rules.questions import ChooseOption
from rules.table import GameState, Table
from rules.words import Seat


@dataclass(frozen=True, slots=True)
class Made:
    """A ply before it is stored: who did what, what came of it, and when."""

    seat: Seat
    action: Action | None
    facts: tuple[Fact, ...]
    state: GameState
    at: str
    interaction_id: int | None = None
    undoes: int | None = None


def play_on(game: Game, seed: bytes, state: GameState, number: int, at: str) -> Iterator[Made]:
    """Let the automated opponents play, from that ply on, until a person is asked."""
    while (seat := automaton_due(state.table)) is not None:
        step = automata(game, state, Dice(seed, number))
        assert step is not None
        yield Made(seat, None, step.facts, step.state, at)
        state, number = step.state, number + 1


def to_rows(plies: Sequence[Made], number: int, before: bytes) -> list[PlyRow]:
    """Give the rows of plies that follow each other, the first one under that number."""
    rows: list[PlyRow] = []
    for made in plies:
        rows.append(to_row(made, number + len(rows), rows[-1].digest if rows else before))
    return rows


def to_row(made: Made, number: int, before: bytes) -> PlyRow:
    """Give a ply's row, chained to the digest of the one before it."""
    deed = encode_action(made.action) if made.action else None
    said, held = encode_facts(made.facts), encode_state(made.state)
    return PlyRow(
        number,
        made.seat,
        made.at,
        deed,
        said,
        made.undoes,
        made.interaction_id,
        history.link(before, number, made.seat, deed, said, made.undoes),
        held,
        history.checksum(held),
    )


def last_dice(before: GameState, facts: Sequence[Fact]) -> Table | None:
    """Give the table as the dice of an expedition lay last, where facts bring it to its end."""
    for place, one in enumerate(facts):
        if isinstance(one, EncounterSettled):
            return fold(before, facts[:place]).table
    return None


def newly_asked(before: GameState, plies: Sequence[Made]) -> tuple[Seat, ...]:
    """List the other seats that plies ask something new; an undo asks nobody anew."""
    first, last = plies[0], plies[-1]
    if first.undoes is not None:
        return ()
    known = {question.number for question in before.table.questions}
    new = [q.seat for q in last.state.table.questions if q.number not in known]
    return tuple(dict.fromkeys([seat for seat in new if seat != first.seat]))


def turns_the_page(before: GameState, plies: Sequence[Made]) -> bool:
    """Tell whether who plays alone gets a new panel: an encounter or a round has ended."""
    begun = any(isinstance(fact, RoundBegan) for made in plies for fact in made.facts)
    home = before.table.expedition is not None and plies[-1].state.table.expedition is None
    return begun or home


def owing(
    row: GameRow, number: int, plies: Sequence[Made], *, anew: bool, reads_here: bool
) -> list[OutboxRow]:
    """List what plies up to that number must have said: a new panel with its pings, a reading."""
    owed: list[OutboxRow] = []
    if anew or plies[-1].state.table.over:
        owed.append(OutboxRow(0, row.id, "panel", number))
    reader = None if reads_here else reader_of(row, plies[0])
    if reader is not None:
        owed.append(OutboxRow(0, row.id, "reading", number, reader))
    return owed


def reader_of(row: GameRow, made: Made) -> int | None:
    """Give the person to whom a ply's new paragraph is read by direct message, if any."""
    table = made.state.table
    asks = any(isinstance(question, ChooseOption) for question in table.questions)
    read = any(isinstance(fact, ParagraphRead) for fact in made.facts)
    if table.expedition is None or not asks or not read:
        return None
    match row.reading:
        case Reading.PRIVATE:
            return row.seats[table.expedition.seat].user_id
        case Reading.PLAYER:
            return row.seats[(table.expedition.seat + 1) % len(row.seats)].user_id
        case _:
            return None
