"""Let people join and leave a running table, each in one transaction with its announcement.

Each may raise Declined.
"""

import sqlite3
from collections.abc import Callable
from datetime import datetime

from bot.model.clock import timestamp
from bot.model.errors import Declined
from bot.model.games import Changed, GameRow
from bot.model.interaction import User
from bot.model.kinds import SeatStatus
from bot.model.loaded_game import LoadedGame, Played
from bot.model.notices import SEAT_TAKEN, Figures, Name, Notice, name_of
from bot.service.plies.notices import announce
from bot.service.plies.permissions import require_seat
from bot.service.seats import seats
from bot.service.seats.seats import seat_notice
from bot.service.tables.games import Games
from bot.store import game_rows
from rules.record import alter

_Change = Callable[[sqlite3.Connection, LoadedGame, datetime], tuple[Changed, Notice]]
"""Changes a table's seats; returns what has changed, and its announcement."""


async def take(games: Games, game_id: int, user: User, number: int | None) -> Played:
    """Seat a person on an open or offered seat: the one of that number, or the first."""

    def take(db: sqlite3.Connection, loaded: LoadedGame, now: datetime) -> tuple[Changed, Notice]:
        old = seats.free_seat(loaded.row, user.id, number)
        changed = seats.take(db, loaded, loaded.row, old.seat, user, now)
        figures: Figures = {"name": name_of(changed[0].seats[old.seat])}
        if old.user_id == user.id:
            return changed, Notice("seat-back", figures)
        figures = {**figures, "before": name_of(old), "seat": old.seat}
        return changed, Notice(SEAT_TAKEN, figures)

    return await _change(games, game_id, take)


async def vacate(games: Games, game_id: int, user_id: int, status: SeatStatus) -> Played:
    """Vacate a person's seat: they have left it, or are gone from the server."""
    key = "seat-gone" if status == SeatStatus.GONE else "seat-left"

    def vacate(db: sqlite3.Connection, loaded: LoadedGame, now: datetime) -> tuple[Changed, Notice]:
        seat = require_seat(loaded.row, user_id)
        row, pending = seats.vacate(db, loaded, loaded.row, seat.seat, status, now)
        return (row, pending), seat_notice(row, row.seats[seat.seat], key)

    return await _change(games, game_id, vacate)


async def seek(games: Games, game_id: int, user_id: int, *, seeking: bool) -> Played:
    """Ask for a substitute for a person who plays on, or withdraw that request."""
    at = games.timestamp()

    def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
        seat = require_seat(loaded.row, user_id)
        if seat.seeking == seeking:
            raise Declined("seat-sought-already" if seeking else "already-seated")
        row = seats.seek(db, loaded.row, seat.seat, seeking=seeking)
        notice = seat_notice(row, row.seats[seat.seat], "seat-sought")
        notice = notice if seeking else Notice("seat-kept", notice.figures)
        return row, [announce(db, row, loaded.ply, at, notice)]

    return await games.change(game_id, mutate)


async def hand_over(
    games: Games, game_id: int, number: int, by: User, *, to_companion: bool
) -> Played:
    """Open a seat to others, or let it be played, as a person has decided."""

    def hand_over(
        db: sqlite3.Connection, loaded: LoadedGame, now: datetime
    ) -> tuple[Changed, Notice]:
        seat = seats.seat_at(loaded.row, number)
        seats.check_hand_over(loaded.row, seat, to_companion=to_companion)
        if to_companion:
            row, pending = seats.let_companion_play(db, loaded, loaded.row, seat.seat, now)
        else:
            left = SeatStatus.LEFT
            row, pending = seats.vacate(db, loaded, loaded.row, seat.seat, left, now)
        new = row.seats[number]
        plainly = "seat-automated-plainly-by" if new.is_plain else "seat-automated-by"
        key = plainly if to_companion else "seat-opened-by"
        who = Name(row.name_for(by), by.id)
        notice = seat_notice(row, new, key, by=who, person=new.person or "")
        return (row, pending), notice

    return await _change(games, game_id, hand_over)


async def offer(
    games: Games, game_id: int, may_offer: Callable[[GameRow], bool], elsewhere: int | None
) -> Played:
    """Offer all open seats in the game's channel, or in another one."""
    at = games.timestamp()

    def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
        row = loaded.row
        if not may_offer(row):
            raise Declined("not-seated")
        free = [seat for seat in row.seats if seat.status.is_open or seat.seeking]
        if not free:
            raise Declined("no-open-seat")
        notices = [seat_notice(row, seat, "seat-offered") for seat in free]
        if elsewhere is not None:  # its readers there may only take the seat
            notices = [alter(one, elsewhere=elsewhere, buttons=one.buttons[:1]) for one in notices]
        return row, [announce(db, row, loaded.ply, at, notice) for notice in notices]

    return await games.change(game_id, mutate)


async def games_under_way_of(games: Games, guild_id: int, user_id: int) -> list[int]:
    """List the running and paused games of a server in which a person has a seat."""
    return await games.database.read(lambda db: game_rows.games_under_way_of(db, guild_id, user_id))


async def _change(games: Games, game_id: int, change: _Change) -> Played:
    now = games.now()

    def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
        (row, pending), notice = change(db, loaded, now)
        return row, [*pending, announce(db, row, loaded.ply, timestamp(now), notice)]

    return await games.change(game_id, mutate)
