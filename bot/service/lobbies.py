"""Open a lobby, seat people, and start their game."""

import asyncio
import secrets
import sqlite3
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.model.errors import Declined
from bot.model.games import GameRow, OutboxRow, SeatRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.open_game import Played
from bot.model.paces import NO_CLOCK, PACES
from bot.service import invitations
from bot.service.clocks import Turn, update_clocks
from bot.service.plies import NewPly, next_up, play_on, to_plies, to_rows
from bot.service.tables import Tables
from bot.store import games, outbox
from rules import IllegalAction, check_seats, lacks, setup
from rules.dice import Dice
from rules.editions import COMMON, EDITIONS, FINAL, SOLO, VARIANTS, Reading
from rules.errors import Refusal
from rules.words import Seat

DrawSeed = Callable[[], bytes]
"""Gives the 32 bytes from which all of a game's dice and shuffles come."""


def draw_seed() -> bytes:
    """Draw a seed that nobody can foresee."""
    return secrets.token_bytes(32)


@dataclass(frozen=True, slots=True)
class Opening:
    """What is chosen when a lobby opens; no `book` means the bot's own."""

    guild_id: int
    channel_id: int
    host_id: int
    name: str
    language: str = "en"
    edition: str = FINAL.name
    variant: str = COMMON.name
    reading: Reading = Reading.PRIVATE
    book: str | None = None
    pace: str = NO_CLOCK.name


class Lobbies:
    """Games before they start."""

    def __init__(self, tables: Tables, draw_seed: DrawSeed) -> None:
        self._tables = tables
        self._draw_seed = draw_seed
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    def lock(self, game_id: int) -> asyncio.Lock:
        """Give what keeps two from changing a lobby at once."""
        return self._locks[game_id]

    async def open(self, opening: Opening) -> tuple[GameRow, OutboxRow]:
        """Open a lobby in a channel, with its host seated, and owe its message.

        Where there is no human to the left, the bot reads. Raises Declined where the channel has
        an open game or the bot no such book, rules.IllegalAction where the book lacks what the
        edition needs.
        """
        row = GameRow(
            id=0,
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            status=GameStatus.LOBBY,
            edition=opening.edition,
            variant=opening.variant,
            reading=_reading(opening),
            language=opening.language,
            book=self._book_of(opening),
            host_id=opening.host_id,
            seed=self._draw_seed(),
            opened_at=self._tables.stamp(),
            ended_at=None,
            held=None,
            panel_id=None,
            panel_from=0,
            pace=opening.pace,
            seats=(SeatRow(Seat(0), opening.host_id, opening.name),),
        )

        def transaction(db: sqlite3.Connection) -> tuple[GameRow, OutboxRow]:
            self._tables.books.keep(db, row.book)
            game_id = games.add_game(db, row)
            games.put_seats(db, game_id, row.seats)
            owed = outbox.add(db, OutboxRow(0, game_id, OutboxKind.PANEL, 0))
            invitations.set_timer(db, replace(row, id=game_id))
            return replace(row, id=game_id), owed

        try:
            return await self._tables.database.write(transaction)
        except sqlite3.IntegrityError as error:
            raise Declined("channel-has-game") from error

    def _book_of(self, opening: Opening) -> str:
        books = self._tables.books
        mark = opening.book or books.default
        if mark not in books.titles():
            raise Declined("no-such-book")
        _unless(lacks(EDITIONS[opening.edition], books[mark].book))
        return mark

    async def join(self, game_id: int, user_id: int, name: str) -> GameRow:
        """Seat a person.

        Raises Declined, rules.IllegalAction.
        """

        def seat(row: GameRow) -> tuple[SeatRow, ...]:
            if row.seat_of(user_id):
                raise Declined("already-seated")
            _unless(check_seats(VARIANTS[row.variant], len(row.seats) + 1))
            return (*row.seats, SeatRow(Seat(len(row.seats)), user_id, name))

        return await self._reseat(game_id, seat)

    async def leave(self, game_id: int, user_id: int) -> GameRow:
        """Let a person go; a host hands the table on, and the last to leave closes the lobby.

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

        Raises Declined, rules.IllegalAction.
        """
        async with self.lock(game_id):
            row = await self._lobby(game_id)
            if not row.seat_of(user_id):
                raise Declined("not-seated")
            _unless(check_seats(VARIANTS[row.variant], len(row.seats)))
            game, dice = self._tables.game_of(row), Dice(row.seed, 0)
            by_lot = dice.shuffle("seats", row.seats)
            bank = int(PACES[row.pace].bank.total_seconds())
            seats = tuple(
                [replace(s, seat=Seat(index), bank=bank) for index, s in enumerate(by_lot)]
            )
            running = replace(row, status=GameStatus.RUNNING, seats=seats)
            step, at = setup(game, len(seats), dice), self._tables.stamp()
            first = NewPly(Seat(0), None, step.facts, step.state, at)
            made = [first, *play_on(game, running, step.state, 1, at)]
            rows = to_rows(made, 0, b"")

            def transaction(db: sqlite3.Connection) -> tuple[OutboxRow, ...]:
                removals = invitations.drop(db, game_id)
                games.set_status(db, game_id, GameStatus.RUNNING)
                games.put_seats(db, game_id, seats)
                for ply in rows:
                    games.add_ply(db, game_id, ply)
                asked = {question.seat for question in made[-1].state.table.questions}
                turn = Turn(running, asked, self._tables.now(), next_up=next_up(made[-1]))
                _, calls = update_clocks(db, turn)
                return outbox.add(db, OutboxRow(0, game_id, OutboxKind.PANEL, 0)), *removals, *calls

            owed = await self._tables.database.write(transaction)
        self._locks.pop(game_id, None)
        opened = await self._tables.load(game_id)
        return Played(opened, tuple(to_plies(made, 0)), (Seat(0),), owed)

    async def _reseat(
        self, game_id: int, seat: Callable[[GameRow], tuple[SeatRow, ...]]
    ) -> GameRow:
        async with self.lock(game_id):
            row = await self._lobby(game_id)
            seats = seat(row)
            status = GameStatus.LOBBY if seats else GameStatus.CLOSED
            here = [one.user_id for one in seats]
            host = row.host_id if row.host_id in here or not here else here[0]

            def transaction(db: sqlite3.Connection) -> None:
                games.put_seats(db, game_id, seats)
                games.set_host(db, game_id, host)
                if not seats:
                    games.set_status(db, game_id, status, at=self._tables.stamp())
                    invitations.drop(db, game_id)
                elif len(seats) > len(row.seats):
                    invitations.call_host(db, replace(row, seats=seats), self._tables.now())

            await self._tables.database.write(transaction)
        return replace(row, seats=seats, status=status, host_id=host)

    async def _lobby(self, game_id: int) -> GameRow:
        row = await self._tables.get(game_id)
        if row.status != GameStatus.LOBBY:
            raise Declined("not-a-lobby" if row.status.is_under_way else "game-over")
        return row


def _unless(refusal: Refusal | None) -> None:
    """Go on where the rules do not refuse.

    Raises rules.IllegalAction.
    """
    if refusal:
        raise IllegalAction(refusal)


def _reading(opening: Opening) -> Reading:
    """Give who reads: the bot, where nobody sits to the left."""
    alone = opening.variant == SOLO.name and opening.reading == Reading.PLAYER
    return Reading.PRIVATE if alone else opening.reading
