"""Look up what a person plays, what they have achieved, and the best of a server."""

import sqlite3
from collections.abc import Mapping
from datetime import datetime

from bot.model.ending import Achievement
from bot.model.games import GameRow
from bot.model.results import Counted, Record, ResultRow, Tally
from bot.model.votes import VoteRow
from bot.service.clocks.clocks import deadline
from bot.service.clocks.votes import voters
from bot.service.tables.games import Games
from bot.store import favourites, game_rows, paces, results, user_settings, votes
from rules.record import record
from rules.words import Seat


@record
class HeldSeat:
    """A person's seat in an unfinished game, when each running clock ends, and a vote they owe."""

    row: GameRow
    seat: Seat
    ends: Mapping[Seat, datetime]
    vote: VoteRow | None


async def seats_of(games: Games, user_id: int, guild_id: int) -> list[HeldSeat]:
    """List a person's seats in the unfinished games of a server."""

    def query(db: sqlite3.Connection) -> list[HeldSeat]:
        found = game_rows.unfinished_games_of(db, user_id, guild_id)
        return [_held(db, row, user_id) for row in found]

    return await games.database.read(query)


async def nights_of(games: Games, user_id: int, guild_id: int) -> list[GameRow]:
    """List a server's unfinished nights of which a person is a guest, or has signed up."""
    return await games.database.read(
        lambda db: game_rows.unfinished_nights_of(db, user_id, guild_id)
    )


async def records_of(games: Games, user_id: int, guild_id: int) -> tuple[Record, Record]:
    """Return what a person and what their whole server has played."""

    def query(db: sqlite3.Connection) -> tuple[Record, Record]:
        own, whole = results.of_person(db, user_id, guild_id), results.of_server(db, guild_id)
        pace, all_paces = paces.find(db, user_id, guild_id), paces.of_server(db, guild_id)
        return Record(own, pace), Record(whole, all_paces)

    return await games.database.read(query)


async def favourites_of(games: Games, user_id: int) -> list[tuple[str, int]]:
    """List a person's favourites as the book's fingerprint and the paragraph, sorted."""
    return await games.database.read(lambda db: favourites.of_person(db, user_id))


async def hall(games: Games, guild_id: int, most: int) -> tuple[Tally | None, list[ResultRow]]:
    """Return the totals of a server, and its best villages."""

    def query(db: sqlite3.Connection) -> tuple[Tally | None, list[ResultRow]]:
        common = results.of_server(db, guild_id).get(Counted.COMMON)
        return common, results.best_of_server(db, guild_id, most)

    return await games.database.read(query)


async def achieved_in(games: Games, game_id: int) -> tuple[tuple[Seat, Achievement], ...]:
    """List what the villages of a finished game achieved, by seat."""
    return await games.database.read(lambda db: results.achieved_in(db, game_id))


def _held(db: sqlite3.Connection, row: GameRow, user_id: int) -> HeldSeat:
    seat, vote = row.seat_of(user_id), votes.find(db, row.id)
    assert seat is not None
    is_due = (
        vote and seat.seat in voters(row, vote.kind, vote.seat) and seat.seat not in vote.ballots
    )
    return HeldSeat(row, seat.seat, _ends(db, row), vote if is_due else None)


def _ends(db: sqlite3.Connection, row: GameRow) -> dict[Seat, datetime]:
    """Return when each running clock will have run out, by seat."""
    if not row.limits_time:
        return {}
    return {
        seat.seat: deadline(row, seat, user_settings.find_user(db, seat.user_id).hours)
        for seat in row.seats
        if seat.asked_at
    }
