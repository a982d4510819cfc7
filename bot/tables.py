"""Open, join, play and end games: each call is one transaction, and none knows Discord."""

import asyncio
import secrets
import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

from bot import history
from bot.codec import encode_action, encode_facts, encode_state, read_action
from bot.errors import Corrupt, Declined, StoreBusy
from bot.store import games, outbox
from bot.store.database import Database
from bot.store.rows import GameRow, OutboxRow, PlyRow, SeatRow
from encounters.loader import LoadedBook
from rules import apply, fold, learned, setup
from rules.actions import Action
from rules.dice import Dice
from rules.editions import FINAL, Edition, Game, Reading
from rules.facts import Fact, ParagraphRead, Renumbered
from rules.questions import ChooseOption
from rules.setup import SEATS
from rules.table import GameState
from rules.words import QuestionNumber, Seat

EDITIONS: dict[str, Edition] = {FINAL.name: FINAL}
_CACHED = 256


@dataclass(slots=True)
class OpenGame:
    """A game in memory: what its last ply left, and the plies that its panel tells."""

    row: GameRow
    game: Game
    book: LoadedBook
    state: GameState
    ply: int
    digest: bytes
    recent: list[PlyRow]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


@dataclass(frozen=True, slots=True)
class Played:
    """What one answer did: its facts, who is newly asked, and what must now be said."""

    open_game: OpenGame
    ply: PlyRow
    facts: tuple[Fact, ...]
    asked: tuple[Seat, ...]
    owed: tuple[OutboxRow, ...]


class Tables:
    """The service between Discord and the rules."""

    def __init__(
        self,
        database: Database,
        books: Mapping[str, LoadedBook],
        now: Callable[[], datetime],
        draw_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self.database = database
        self.books = books
        self.now = now
        self._draw_seed = draw_seed
        self._open: OrderedDict[int, OpenGame] = OrderedDict()
        self._loading: dict[int, asyncio.Lock] = {}

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host_id: int,
        name: str,
        edition: str = FINAL.name,
        reading: str = Reading.PRIVATE,
        language: str = "en",
        book: str | None = None,
    ) -> GameRow:
        """Open a lobby in a channel, with its host seated.

        Raises Declined where the channel has an open game.
        """
        row = GameRow(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            status="lobby",
            edition=edition,
            reading=reading,
            language=language,
            book=book or next(iter(self.books)),
            host_id=host_id,
            seed=self._draw_seed(),
            opened_at=self._stamp(),
            ended_at=None,
            held=None,
            panel_id=None,
            panel_from=0,
            seats=(SeatRow(Seat(0), host_id, name),),
        )

        def transaction(db: sqlite3.Connection) -> GameRow:
            game_id = games.add_game(db, row)
            games.put_seats(db, game_id, row.seats)
            outbox.add(db, OutboxRow(0, game_id, "panel", 0))
            return replace(row, id=game_id)

        try:
            return await self.database.write(transaction)
        except sqlite3.IntegrityError as error:
            raise Declined("channel-has-game") from error

    async def find(self, channel_id: int) -> GameRow:
        """Find the game of a channel: the open one, or else the last that was played.

        Raises Declined where there is none.
        """
        row = await self.database.read(lambda db: games.find_game_in(db, channel_id))
        if row is None:
            raise Declined("no-game-here")
        return row

    async def get(self, game_id: int) -> GameRow:
        """Find a game by its id.

        Raises Declined where there is none.
        """
        if game_id in self._open:
            return self._open[game_id].row
        row = await self.database.read(lambda db: games.find_game(db, game_id))
        if row is None:
            raise Declined("no-game-here")
        return row

    async def join(self, game_id: int, user_id: int, name: str) -> GameRow:
        """Seat a person in a lobby.

        Raises Declined.
        """

        def seat(row: GameRow) -> tuple[SeatRow, ...]:
            if row.seat_of(user_id):
                raise Declined("already-seated")
            if len(row.seats) == max(SEATS):
                raise Declined("lobby-full")
            return (*row.seats, SeatRow(Seat(len(row.seats)), user_id, name))

        return await self._reseat(game_id, seat)

    async def leave(self, game_id: int, user_id: int) -> GameRow:
        """Let a person leave a lobby; the last to leave closes it.

        Raises Declined.
        """

        def unseat(row: GameRow) -> tuple[SeatRow, ...]:
            if not row.seat_of(user_id):
                raise Declined("not-seated")
            left = [seat for seat in row.seats if seat.user_id != user_id]
            return tuple([replace(s, seat=Seat(index)) for index, s in enumerate(left)])

        return await self._reseat(game_id, unseat)

    async def start(self, game_id: int, user_id: int) -> Played:
        """Seat the players by lot, set up the table, and ask for the first turn.

        Raises Declined.
        """
        async with self._loading.setdefault(game_id, asyncio.Lock()):
            row = await self._lobby(game_id)
            if not row.seat_of(user_id):
                raise Declined("not-seated")
            if len(row.seats) not in SEATS:
                raise Declined("too-few-players", need=min(SEATS))
            dice = Dice(row.seed, 0)
            by_lot = dice.shuffle("seats", row.seats)
            seats = tuple([replace(s, seat=Seat(index)) for index, s in enumerate(by_lot)])
            step = setup(self._game(row), len(seats), dice)
            row = replace(row, status="running", seats=seats)
            ply = self._ply(0, Seat(0), None, step.facts, step.state, b"")

            def transaction(db: sqlite3.Connection) -> OutboxRow:
                games.set_status(db, game_id, "running")
                games.put_seats(db, game_id, seats)
                games.add_ply(db, game_id, ply)
                return outbox.add(db, OutboxRow(0, game_id, "panel", 0))

            owed = await self.database.write(transaction)
            opened = self._hold(row, step.state, ply, [ply])
            return Played(opened, ply, step.facts, (Seat(0),), (owed,))

    async def load(self, game_id: int) -> OpenGame:
        """Give a started game as its last ply left it, checked.

        Raises Declined where it has not started, Corrupt where its rows cannot be trusted.
        """
        found = self._open.get(game_id)
        if found:
            self._open.move_to_end(game_id)
            return found
        async with self._loading.setdefault(game_id, asyncio.Lock()):
            found = self._open.get(game_id) or await self._load(game_id)
        self._loading.pop(game_id, None)
        return found

    async def answer(
        self,
        game_id: int,
        user_id: int,
        fields: Mapping[str, object],
        *,
        question: QuestionNumber | None = None,
        interaction_id: int | None = None,
        reads_here: bool = False,
    ) -> Played:
        """Play a person's action; `question` is the one that a button belongs to.

        `reads_here` says that the answer itself shows the next paragraph, so that no reading is
        owed. Raises Declined, rules.IllegalAction, StoreBusy, Corrupt; nothing has changed then.
        """
        opened = await self.load(game_id)
        async with opened.lock:
            opened = self._still(opened)
            seat = self._playing(opened.row, user_id)
            open_numbers = [asked.number for asked in opened.state.table.questions]
            if question is not None and question not in open_numbers:
                raise Declined("stale-question")
            action = _read(fields, seat)
            dice = Dice(opened.row.seed, opened.ply + 1)
            step = apply(opened.game, opened.state, action, dice)
            row = self._ply(
                opened.ply + 1,
                seat,
                action,
                step.facts,
                step.state,
                opened.digest,
                interaction_id=interaction_id,
            )
            return await self._commit(opened, row, step.facts, step.state, reads_here=reads_here)

    async def undo(
        self,
        game_id: int,
        user_id: int,
        interaction_id: int | None = None,
        *,
        ply: int | None = None,
    ) -> Played:
        """Take a person's last ply back, where nobody has learned anything from it.

        `ply` is the one that a button was made for. Raises Declined with the reason.
        """
        opened = await self.load(game_id)
        async with opened.lock:
            opened = self._still(opened)
            seat = self._playing(opened.row, user_id)
            if ply is not None and ply != opened.ply:
                raise Declined("stale-question")
            rows = await self.database.read(lambda db: games.plies_from(db, game_id, 0))
            *before, last = history.replay(rows)
            if not before:
                raise Declined("undo-nothing")
            if last.row.seat != seat:
                raise Declined("undo-not-yours")
            lesson = learned(last.facts)
            if lesson:
                raise Declined(f"undo-{lesson.kind.replace('_', '-')}")
            facts = (Renumbered(opened.state.table.next_question),)
            state = fold(before[-1].state, facts)
            row = self._ply(
                opened.ply + 1,
                seat,
                None,
                facts,
                state,
                opened.digest,
                interaction_id=interaction_id,
                undoes=last.row.ply,
            )
            return await self._commit(opened, row, facts, state, reads_here=True)

    async def close(self, game_id: int, status: str, held: str | None = None) -> GameRow:
        """End, pause or resume a game from outside its rules."""

        def transaction(db: sqlite3.Connection) -> GameRow:
            at = self._stamp() if status in ("finished", "closed") else None
            games.set_status(db, game_id, status, held=held, at=at)
            if status == "closed":
                outbox.drop(db, game_id)
            row = games.find_game(db, game_id)
            assert row is not None
            return row

        row = await self.database.write(transaction)
        opened = self._open.get(game_id)
        if opened:
            opened.row = replace(opened.row, status=row.status, held=row.held)
        return row

    async def plies(self, game_id: int) -> list[PlyRow]:
        """List all plies of a started game, packed or not.

        Raises Corrupt.
        """

        def query(db: sqlite3.Connection) -> tuple[list[PlyRow], bytes | None]:
            return games.plies_from(db, game_id, 0), games.find_chronicle(db, game_id)

        rows, chronicle = await self.database.read(query)
        return history.unpack(chronicle) if chronicle else rows

    async def pack(self, game_id: int) -> None:
        """Put a finished game's plies into one small chronicle."""
        rows = await self.database.read(lambda db: games.plies_from(db, game_id, 0))
        if rows:
            packed = history.pack(rows)
            await self.database.write(lambda db: games.pack(db, game_id, packed))

    async def said(
        self, row: OutboxRow, message_id: int | None = None, *, retired: bool = False
    ) -> OutboxRow | None:
        """Note that a row has been said.

        A panel's message becomes the game's panel; the old one is owed as a journal entry, which
        is given back, unless the answer has made it one already (`retired`).
        """
        if row.kind != "panel" or message_id is None:
            await self.database.write(lambda db: outbox.said(db, [row.id]))
            return None
        old = await self.get(row.game_id)
        first = row.ply + 1 if old.status != "lobby" else 0

        def transaction(db: sqlite3.Connection) -> OutboxRow | None:
            outbox.said(db, [row.id])
            games.set_panel(db, row.game_id, message_id, first)
            if retired or old.panel_id is None:
                return None
            entry = OutboxRow(
                0, row.game_id, "journal", row.ply, None, old.panel_id, old.panel_from
            )
            return outbox.add(db, entry)

        entry = await self.database.write(transaction)
        opened = self._open.get(row.game_id)
        if opened:
            opened.row = replace(opened.row, panel_id=message_id, panel_from=first)
            opened.recent = [ply for ply in opened.recent if ply.ply >= first]
        return entry

    async def waiting(self, game_id: int | None = None) -> list[OutboxRow]:
        """List what must still be said, of one game or of all."""
        return await self.database.read(lambda db: outbox.waiting(db, game_id))

    async def owe_panel(self, game_id: int) -> OutboxRow:
        """Owe a new panel, where the old one is gone."""
        ply = self._open[game_id].ply if game_id in self._open else 0
        row = OutboxRow(0, game_id, "panel", ply)
        return await self.database.write(lambda db: outbox.add(db, row))

    async def settled(self) -> None:
        """Wait until no game is being played on."""
        for opened in list(self._open.values()):
            async with opened.lock:
                pass

    def forget(self, game_id: int) -> None:
        """Read a game anew when it is next needed."""
        self._open.pop(game_id, None)

    async def _commit(
        self,
        opened: OpenGame,
        row: PlyRow,
        facts: tuple[Fact, ...],
        state: GameState,
        *,
        reads_here: bool,
    ) -> Played:
        asked = () if row.undoes is not None else _newly_asked(opened.state, state, Seat(row.seat))
        owing = _owing(opened, row, facts, state, asked, reads_here=reads_here)

        def transaction(db: sqlite3.Connection) -> tuple[OutboxRow, ...]:
            games.add_ply(db, opened.row.id, row)
            if state.table.over:
                games.set_status(db, opened.row.id, "finished", at=row.at)
            return tuple([outbox.add(db, owed) for owed in owing])

        try:
            owed = await self.database.write(transaction)
        except sqlite3.IntegrityError as error:
            self.forget(opened.row.id)
            raise StoreBusy("another hand was faster") from error
        except asyncio.CancelledError:
            self.forget(opened.row.id)
            raise
        opened.state, opened.ply, opened.digest = state, row.ply, row.digest
        opened.recent.append(row)
        if state.table.over:
            opened.row = replace(opened.row, status="finished", ended_at=row.at)
        return Played(opened, row, facts, asked, owed)

    async def _reseat(
        self, game_id: int, seat: Callable[[GameRow], tuple[SeatRow, ...]]
    ) -> GameRow:
        async with self._loading.setdefault(game_id, asyncio.Lock()):
            row = await self._lobby(game_id)
            seats = seat(row)

            def transaction(db: sqlite3.Connection) -> None:
                games.put_seats(db, game_id, seats)
                if not seats:
                    games.set_status(db, game_id, "closed", at=self._stamp())

            await self.database.write(transaction)
        return replace(row, seats=seats, status="lobby" if seats else "closed")

    async def _lobby(self, game_id: int) -> GameRow:
        row = await self.get(game_id)
        if row.status != "lobby":
            raise Declined("not-a-lobby")
        return row

    async def _load(self, game_id: int) -> OpenGame:
        def query(db: sqlite3.Connection) -> tuple[GameRow | None, list[PlyRow], list[PlyRow]]:
            row = games.find_game(db, game_id)
            recent = games.plies_from(db, game_id, row.panel_from) if row else []
            return row, games.last_plies(db, game_id, 2), recent

        row, last, recent = await self.database.read(query)
        if row is None or row.status == "lobby":
            raise Declined("not-started" if row else "no-game-here")
        if not last:
            rows = await self.plies(game_id)
            last, recent = rows[-1:], [ply for ply in rows if ply.ply >= row.panel_from]
        return self._hold(row, await self._checked(row, last), last[-1], recent)

    async def _checked(self, row: GameRow, last: list[PlyRow]) -> GameState:
        """Open the last state; where it is damaged, fold it from the facts, if these are whole."""
        try:
            state = history.open_state(last[-1])
            if len(last) > 1 and last[-1].undoes is None:
                before, facts = history.open_state(last[0]), history.open_facts(last[1])
                if fold(before, facts) != state:
                    raise Corrupt(f"ply {last[1].ply} does not fold to its state")
        except Corrupt:
            return history.replay(await self.plies(row.id))[-1].state
        return state

    def _hold(self, row: GameRow, state: GameState, last: PlyRow, recent: list[PlyRow]) -> OpenGame:
        book = self._book(row)
        opened = OpenGame(row, self._game(row), book, state, last.ply, last.digest, recent)
        self._open[row.id] = opened
        while len(self._open) > _CACHED:
            oldest = next(iter(self._open))
            if self._open[oldest].lock.locked():
                break
            del self._open[oldest]
        return opened

    def _still(self, opened: OpenGame) -> OpenGame:
        """Give the game in memory, which may have been read anew while this task waited."""
        return self._open.setdefault(opened.row.id, opened)

    def _playing(self, row: GameRow, user_id: int) -> Seat:
        if row.status == "paused":
            raise Declined(row.held or "game-paused")
        if row.status != "running":
            raise Declined("game-over")
        seat = row.seat_of(user_id)
        if seat is None:
            raise Declined("not-seated")
        return seat.seat

    def _book(self, row: GameRow) -> LoadedBook:
        if row.book not in self.books:
            raise Declined("book-missing")
        return self.books[row.book]

    def _game(self, row: GameRow) -> Game:
        return Game(EDITIONS[row.edition], self._book(row).book, Reading(row.reading))

    def _ply(
        self,
        number: int,
        seat: Seat,
        action: Action | None,
        facts: tuple[Fact, ...],
        state: GameState,
        before: bytes,
        *,
        interaction_id: int | None = None,
        undoes: int | None = None,
    ) -> PlyRow:
        deed = encode_action(action) if action else None
        said, held = encode_facts(facts), encode_state(state)
        digest = history.link(before, number, seat, deed, said, undoes)
        return PlyRow(
            number,
            seat,
            self._stamp(),
            deed,
            said,
            undoes,
            interaction_id,
            digest,
            held,
            history.checksum(held),
        )

    def _stamp(self) -> str:
        return self.now().isoformat(timespec="seconds")


def _read(fields: Mapping[str, object], seat: Seat) -> Action:
    try:
        return read_action({**fields, "seat": seat})
    except ValueError as error:
        raise Declined("bad-input") from error


def _newly_asked(before: GameState, after: GameState, actor: Seat) -> tuple[Seat, ...]:
    known = {question.number for question in before.table.questions}
    new = [q.seat for q in after.table.questions if q.number not in known and q.seat != actor]
    return tuple(dict.fromkeys(new))


def _owing(
    opened: OpenGame,
    row: PlyRow,
    facts: tuple[Fact, ...],
    state: GameState,
    asked: tuple[Seat, ...],
    *,
    reads_here: bool,
) -> list[OutboxRow]:
    owing: list[OutboxRow] = []
    if asked or state.table.over:
        owing.append(OutboxRow(0, opened.row.id, "panel", row.ply))
    reader = None if reads_here else reader_of(opened.row, facts, state)
    if reader is not None:
        owing.append(OutboxRow(0, opened.row.id, "reading", row.ply, reader))
    return owing


def reader_of(row: GameRow, facts: tuple[Fact, ...], state: GameState) -> int | None:
    """Give the person to whom a ply's new paragraph is read by direct message, if any."""
    trip = state.table.expedition
    asks = any(isinstance(question, ChooseOption) for question in state.table.questions)
    if trip is None or not asks or not any(isinstance(fact, ParagraphRead) for fact in facts):
        return None
    if row.reading == Reading.PRIVATE:
        return row.seats[trip.seat].user_id
    if row.reading == Reading.PLAYER:
        return row.seats[(trip.seat + 1) % len(row.seats)].user_id
    return None
