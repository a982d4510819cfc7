"""Pause, resume and close games by hand, each in one transaction with what is announced."""

import sqlite3
from datetime import datetime

from bot.model.clock import timestamp
from bot.model.errors import Corrupt, Declined
from bot.model.games import TABLE, Changed, GameRow, OutboxRow, TimerRow
from bot.model.interaction import User
from bot.model.kinds import GameStatus, TimerKind
from bot.model.loaded_game import LoadedGame, Played
from bot.model.notices import Figures, Name, Notice, TableEvent
from bot.service.clocks import invitations
from bot.service.clocks.clocks import ClockChange, update_clocks
from bot.service.lobby.lobbies import Lobbies
from bot.service.plies.notices import announce, close_with_panel, queue_notice
from bot.service.seats.statuses import apply_status, check_status
from bot.service.tables.games import Games
from bot.store import table_events, timers, votes
from rules.record import alter, record


@record
class Closed:
    """The messages of a game that was closed: its announcement, and all others to send."""

    announcement: OutboxRow
    pending: tuple[OutboxRow, ...]


class Statuses:
    """The transactions that change the status of games beside their rules."""

    def __init__(self, games: Games, lobbies: Lobbies) -> None:
        self._games = games
        self._lobbies = lobbies

    async def set_status_by_person(self, game_id: int, status: GameStatus, by: User) -> Played:
        """Pause or resume a started game, as a person has decided.

        Raises Declined.
        """
        now = self._games.now()

        def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
            check_status(loaded.row, status)
            row, pending = apply_status(db, loaded, loaded.row, status, now, by)
            notice = Notice(f"set-{status}-by", {"name": Name(row.name_for(by), by.id)})
            return row, [*pending, announce(db, row, loaded.ply, timestamp(now), notice)]

        return await self._games.change(game_id, mutate)

    async def expire(self, timer: TimerRow) -> list[OutboxRow]:
        """Warn those in a lobby, or close it a day later; return the messages to send."""
        now = self._games.now()
        async with self._lobbies.lock(timer.game_id):
            return await self._games.database.write(lambda db: invitations.expire(db, timer, now))

    async def close(self, game_id: int, by: User) -> Closed:
        """Close a game or a lobby without a winner; the journal of a game says by whom.

        Raises Declined where it is over.
        """
        # So that no one starts the lobby while it is being closed for its age.
        async with self._lobbies.lock(game_id):
            try:
                return await self._close_open(game_id, by)
            except (Declined, Corrupt):  # a lobby, or a game that cannot be loaded
                return await self._close_unopened(game_id, by)

    async def _close_open(self, game_id: int, by: User) -> Closed:
        games, now = self._games, self._games.now()
        async with games.locked(game_id) as loaded:
            _check(loaded.row)

            def transaction(db: sqlite3.Connection) -> tuple[GameRow, Closed]:
                event = TableEvent(
                    loaded.ply,
                    timestamp(now),
                    "closed-in-journal",
                    {"name": Name(loaded.row.name_for(by), by.id)},
                )
                table_events.add(db, game_id, event)
                return _close_by(db, loaded.row, by, now)

            row, closed = await games.store(game_id, transaction)
            games.loaded.update(loaded, lambda game: game.with_row(row))
            return closed

    async def _close_unopened(self, game_id: int, by: User) -> Closed:
        games, now = self._games, self._games.now()
        # Nothing may load the game while its status changes only in the database.
        async with games.loaded.load_lock(game_id):
            row = await games.get(game_id)
            _check(row)
            _, closed = await games.store(game_id, lambda db: _close_by(db, row, by, now))
            return closed


def close_game(db: sqlite3.Connection, row: GameRow, now: datetime) -> Changed:
    """Close a game: what waits to be sent is dropped, and its panel loses its buttons."""
    at = timestamp(now)
    # First: everything queued from here on announces the end, and must go out.
    edits = close_with_panel(db, row.id, at)
    timers.delete_all(db, row.id)
    row = alter(row, status=GameStatus.CLOSED, pause_reason=None, ended_at=at)
    seats, pending = update_clocks(db, ClockChange(row, set(), now))
    return alter(row, seats=seats), [*pending, *edits]


def _close_by(
    db: sqlite3.Connection, row: GameRow, by: User, now: datetime
) -> tuple[GameRow, Closed]:
    """Close a game, and announce who has done it."""
    vote = votes.find(db, row.id)
    closed, pending = close_game(db, row, now)
    if vote:  # its message goes when its time is over
        timers.put(db, TimerRow(row.id, TABLE, TimerKind.VOTE, vote.closes_at))
    figures: Figures = {"name": Name(by.name, by.id), "seed": row.seed.hex()}
    announcement = queue_notice(db, row, Notice("closed-by", figures))
    return closed, Closed(announcement, tuple(pending))


def _check(row: GameRow) -> None:
    """Check that a game is not over.

    Raises Declined.
    """
    if row.status.is_over:
        raise Declined("game-over")
