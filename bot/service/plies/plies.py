"""Build plies and their rows, and find who is newly asked."""

from collections.abc import Collection, Iterator, Sequence

from bot.model.errors import Declined
from bot.model.games import GameRow, PlyRow
from bot.model.kinds import SeatStatus
from bot.model.loaded_game import LoadedGame
from bot.model.plies import Ply
from bot.model.remarks import Remark
from bot.service.history import history
from bot.service.history.codec import SCHEMA, encode_action, encode_facts, encode_state
from bot.service.plies.idle import (
    Asking,
    callers,
    idle_seat,
    is_dealing,
    is_idle_pass,
    last_step,
)
from bot.store.database import Database
from rules import (
    apply,
    automata,
    automaton_due,
    can_trade,
    deal,
    fold,
    learned,
    offers,
    question_for,
    undoable,
)
from rules import facts as f
from rules.actions import Action, Pass
from rules.dice import Dice
from rules.editions import Game
from rules.facts import Fact
from rules.questions import RestVillagers, TakeTurn
from rules.record import alter, record
from rules.table import GameState, Table
from rules.words import Area, Seat


@record
class NewPly:
    """A ply before it is stored: who did what, the resulting facts and state, and when."""

    seat: Seat
    action: Action | None
    facts: tuple[Fact, ...]
    state: GameState
    at: str
    interaction_id: int | None = None
    undoes: int | None = None
    remark: Remark | None = None


def play_action(
    loaded: LoadedGame, action: Action, at: str, interaction_id: int | None = None
) -> list[NewPly]:
    """Return the next plies of a game: an action, played by the rules.

    Before a turn's first one the cards are dealt that the market still lacks, in a ply of their
    own: so what they show does not keep the action from being undone. Raises rules.IllegalAction.
    """
    takes_turn = isinstance(question_for(loaded.state.table, action), TakeTurn)
    dealt = deal_cards(loaded, at) if takes_turn else []
    state = dealt[-1].state if dealt else loaded.state
    # From seed and ply alone: a press tried again rolls
    # the same, and `verify` can roll it once more.
    dice = Dice(loaded.row.dice_seed, loaded.ply + len(dealt) + 1)
    result = apply(loaded.game, state, action, dice)
    made = NewPly(action.seat, action, result.facts, result.state, at, interaction_id)
    return [*dealt, made]


def deal_cards(loaded: LoadedGame, at: str) -> list[NewPly]:
    """Return the ply that fills the market's rows for the seat whose turn it is, if any is due."""
    dealt = deal(loaded.game, loaded.state)
    if dealt is None:
        return []
    (asked,) = loaded.state.table.questions
    return [NewPly(asked.seat, None, dealt.facts, dealt.state, at)]


def plays_automatically(row: GameRow, state: GameState) -> bool:
    """Return whether the next ply is an automated opponent's."""
    return row.status.is_under_way and automaton_due(state.table) is not None


async def automatic_plies(
    database: Database, loaded: LoadedGame, plies: Sequence[NewPly], at: str
) -> list[NewPly]:
    """Return the automatic plies that follow these, until a person is asked.

    Anyone who takes their step back is asked, even if there is nothing to do.
    """
    before = plies[-1] if plies else NewPly(Seat(0), None, (), loaded.state, at)
    number = loaded.ply + len(plies) + 1
    asking = Asking(is_new=bool(plies) and before.undoes is None)
    made = [*play_automatic(loaded.game, loaded.row, before, number, asking)]
    if any(is_idle_pass(ply.action) for ply in made):  # rarely: so most plies need no query
        called = await database.find(lambda db: callers(db, loaded.row))
        if called:
            asking = alter(asking, callers=called)
            made = [*play_automatic(loaded.game, loaded.row, before, number, asking)]
    return made


def play_automatic(
    game: Game, row: GameRow, before: NewPly, number: int, asking: Asking
) -> Iterator[NewPly]:
    """Yield the plies of automated opponents, and passes, until a seat is asked.

    They follow the ply `before`; `number` is the first one's.
    """
    while made := _next(game, row, before, number, asking):
        yield made
        before, number, asking = made, number + 1, alter(asking, is_new=True)


def _next(game: Game, row: GameRow, before: NewPly, number: int, asking: Asking) -> NewPly | None:
    """Return the automatic ply that follows a ply, or None where a seat is asked."""
    state, at = before.state, before.at
    idle = idle_seat(game, row, state, asking)
    if idle is not None:
        action = Pass(idle, idle=True)
        result = apply(game, state, action, Dice(row.dice_seed, number))
        return NewPly(idle, action, result.facts, result.state, at)
    by = automaton_due(state.table) if row.status.is_under_way else None
    if by is None:
        return None
    result = automata(game, state, Dice(row.dice_seed, number))
    return NewPly(by, None, result.facts, result.state, at) if result else None


def to_rows(plies: Sequence[NewPly], number: int, before: bytes) -> list[PlyRow]:
    """Return the rows of consecutive plies, the first one under that number."""
    rows: list[PlyRow] = []
    for made in plies:
        rows.append(to_row(made, number + len(rows), rows[-1].digest if rows else before))
    return rows


def to_row(made: NewPly, number: int, before: bytes) -> PlyRow:
    """Return a ply's row, chained to the digest of the one before it."""
    action = encode_action(made.action) if made.action else None
    facts = encode_facts(made.facts)
    has_state = history.keeps_state(number, made.undoes, made.state)
    state = encode_state(made.state) if has_state else None
    return PlyRow(
        number,
        made.seat,
        made.at,
        action,
        facts,
        made.undoes,
        made.interaction_id,
        history.chain_digest(before, number, made.seat, action, facts, made.undoes),
        state,
        history.checksum(state or b""),
        SCHEMA,
        made.remark,
    )


def to_plies(plies: Sequence[NewPly], number: int) -> tuple[Ply, ...]:
    """Return consecutive plies without their states, the first one under that number."""
    return tuple(
        [
            Ply(ply, m.seat, m.at, m.action, m.facts, m.undoes, m.interaction_id, m.remark)
            for ply, m in enumerate(plies, start=number)
        ]
    )


def undo_plies(
    game: Game,
    state: GameState,
    rows: Sequence[PlyRow],
    seat: Seat | None,
    at: str,
    companions: Collection[Seat] = (),
) -> list[NewPly]:
    """Return the plies that undo the last step, with the passes that the bot made after it.

    Without a `seat` it may be anyone's; the steps of `companions` are undone with the one before
    them, as a companion would only repeat the same step. A pass that the bot made is its player's
    own step, where they could have traded instead. Raises Declined where the step is another
    seat's, or it or what followed has revealed something.
    """
    standing = history.replay(rows)
    count = _steps_to_undo(standing, seat, companions)
    if count >= len(standing):
        raise Declined("undo-nothing")
    last, own = standing[-1], standing[-count]
    if seat not in (None, own.row.seat):
        raise Declined("undo-not-yours")
    if count == 1 and _is_idle_pass(last):
        forms = offers(game, standing[-2].state, Seat(last.row.seat))
        if not can_trade(forms):
            raise Declined("undo-nothing")
    made: list[NewPly] = []
    for index in range(len(standing) - 1, len(standing) - 1 - count, -1):
        undone = standing[index]
        revealing = learned(undone.facts)
        if revealing:
            raise Declined(f"undo-{revealing.kind.replace('_', '-')}")
        # Numbers of questions only grow: a button of an
        # undone question must not answer a later one.
        facts = (f.Renumbered(state.table.next_question),)
        state = fold(standing[index - 1].state, facts)
        made.append(NewPly(Seat(undone.row.seat), None, facts, state, at, undoes=undone.row.ply))
    return made


def _steps_to_undo(
    standing: Sequence[history.ReplayedPly], seat: Seat | None, companions: Collection[Seat]
) -> int:
    """Count a player's last step, and after it the bot's passes and what companions did."""
    count = 1
    while count < len(standing) and (
        _is_idle_pass(standing[-count])
        or is_dealing(standing[-count].facts)
        or standing[-count].row.seat in companions
    ):
        if standing[-count].row.seat == seat:
            break
        count += 1
    return count


def _is_idle_pass(ply: history.ReplayedPly) -> bool:
    return is_idle_pass(history.open_ply(ply.row).action)


def newly_asked(
    loaded: LoadedGame, plies: Sequence[NewPly], answered: Seat | None
) -> tuple[Seat, ...]:
    """List the seats with new questions after plies, except that of the person being `answered`.

    An undo asks no new questions, and companions need no call.
    """
    if plies[0].undoes is not None:
        return ()
    known = {question.number for question in loaded.state.table.questions}
    new = [q.seat for q in plies[-1].state.table.questions if q.number not in known]
    called = [seat for seat in new if seat != answered and not loaded.row.seats[seat].is_companion]
    return tuple(dict.fromkeys(called))


def step_to_undo(loaded: LoadedGame) -> Ply | None:
    """Return the last step, if its person may take it back.

    The steps of seats that play themselves, and those that have shown anyone anything, stay.
    """
    last = last_step(loaded.recent)
    if last is None or not last.action or last.undoes is not None:
        return None
    since = [ply for ply in loaded.recent if ply.ply >= last.ply]
    is_theirs = loaded.row.seats[last.seat].status == SeatStatus.TAKEN
    return last if is_theirs and all(undoable(ply.facts) for ply in since) else None


def needs_solo_panel(before: GameState, plies: Sequence[NewPly]) -> bool:
    """Return whether a solo game gets a new panel: an encounter or a round has ended."""
    begun = any(isinstance(fact, f.RoundBegan) for made in plies for fact in made.facts)
    home = before.table.expedition is not None and plies[-1].state.table.expedition is None
    return begun or home


def next_up(made: NewPly) -> Seat | None:
    """Return the next seat clockwise that has not passed, where a ply has begun a turn.

    None where no villager is ready there: the bot will most likely pass for it.
    """
    begun = [fact.seat for fact in made.facts if isinstance(fact, f.TurnBegan)]
    table = made.state.table
    if not begun or table.solo is not None:
        return None
    order = [Seat((begun[-1] + step) % table.seats) for step in range(1, table.seats)]
    seat = next((seat for seat in order if not table.players[seat].passed), None)
    return seat if seat is not None and table.players[seat].villagers_in(Area.READY) else None


def is_last_to_answer(table: Table) -> bool:
    """Return whether only one has not answered, of several who were asked at once."""
    match table.questions:
        case (RestVillagers(),):
            return len(table.players) > 1
        case _:
            return False
