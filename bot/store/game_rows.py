"""Query games and seats; every function takes the connection of its transaction."""

import sqlite3
from collections.abc import Iterable

from bot.model.games import GameRow, SeatRow
from bot.model.kinds import Absence, GameStatus, PauseReason
from bot.store import nights, shakes
from bot.store.rows import rows_of
from rules.editions import Reading
from rules.house_rules import HouseRules
from rules.record import alter

_GAMES = rows_of(
    GameRow,
    "games",
    without=("seats", "night", "shakes"),
    column_names={"pause_reason": "held"},
    read={"house_rules": HouseRules.parse},
    write={"house_rules": str},
)
_SEATS = rows_of(SeatRow, "seats")
_UNFINISHED = "('lobby', 'running', 'paused')"


def add_game(db: sqlite3.Connection, row: GameRow) -> int:
    """Insert a game with the status of its row, and return its id.

    Raises sqlite3.IntegrityError if the channel has an unfinished game.
    """
    game_id = _GAMES.insert(db, row)
    if row.night is not None:
        nights.add(db, game_id, row.night)
    shakes.put(db, game_id, row.shakes)
    return game_id


def find_game(db: sqlite3.Connection, game_id: int) -> GameRow | None:
    """Find a game by its id."""
    return _first(db, "WHERE id = ?", (game_id,))


def find_game_in(db: sqlite3.Connection, channel_id: int) -> GameRow | None:
    """Find a channel's unfinished game, or else the last one that was not closed."""
    order = f"ORDER BY status IN {_UNFINISHED} DESC, id DESC"
    known = "channel_id = ? AND status != 'closed' AND NOT is_planned"
    return _first(db, f"WHERE {known} {order}", (channel_id,))


def find_planned_in(db: sqlite3.Connection, channel_id: int) -> GameRow | None:
    """Find the night that is planned in a channel."""
    return _first(db, "WHERE channel_id = ? AND status = 'lobby' AND is_planned", (channel_id,))


def open_planned(db: sqlite3.Connection, game_id: int, at: str) -> None:
    """Make a planned night a lobby that opens at an instant (UTC), and has no message yet.

    Raises sqlite3.IntegrityError if the channel has an unfinished game.
    """
    db.execute(
        "UPDATE games SET is_planned = 0, opened_at = ?, panel_id = NULL WHERE id = ?",
        (at, game_id),
    )


def find_started_in(db: sqlite3.Connection, channel_id: int) -> GameRow | None:
    """Find the game that was last started in a channel, even if it was closed."""
    played = """EXISTS (SELECT 1 FROM chronicles WHERE game_id = games.id) OR chronicle IS NOT NULL
        OR EXISTS (SELECT 1 FROM plies WHERE game_id = games.id)"""
    where = f"WHERE channel_id = ? AND ({played}) ORDER BY id DESC"
    return _first(db, where, (channel_id,))


def finished_in(db: sqlite3.Connection, channel_id: int, most: int) -> list[GameRow]:
    """List the last finished games of a channel, the newest first."""
    # By the channel's index: the + keeps SQLite off the index of statuses, where most are finished.
    where = "WHERE channel_id = ? AND +status = 'finished' ORDER BY id DESC LIMIT ?"
    return [_seated(db, row) for row in _GAMES.select(db, where, (channel_id, most))]


def unfinished_games_of(db: sqlite3.Connection, user_id: int, guild_id: int) -> list[GameRow]:
    """List a server's unfinished games in which a person has a seat."""
    held = "SELECT game_id FROM seats WHERE user_id = ? AND status = 'taken'"
    where = f"WHERE guild_id = ? AND status IN {_UNFINISHED} AND id IN ({held}) ORDER BY id"
    return [_seated(db, row) for row in _GAMES.select(db, where, (guild_id, user_id))]


def running_games_of(db: sqlite3.Connection, user_id: int) -> list[GameRow]:
    """List the running games of all servers in which a person has a seat."""
    held = "SELECT game_id FROM seats WHERE user_id = ? AND status = 'taken'"
    where = f"WHERE status = 'running' AND id IN ({held}) ORDER BY id"
    return [_seated(db, row) for row in _GAMES.select(db, where, (user_id,))]


def unfinished_nights_of(db: sqlite3.Connection, user_id: int, guild_id: int) -> list[GameRow]:
    """List a server's unfinished nights and evenings that a person is a guest of or signed up for.

    An evening of a game in which they have a seat is left out: that is one of their games.
    """
    sits = 'SELECT game_id FROM guests WHERE user_id = ? AND "left" IS NULL'
    comes = "SELECT game_id FROM sign_ups WHERE user_id = ?"
    where = (
        f"WHERE guild_id = ? AND status IN {_UNFINISHED} "
        f"AND (id IN ({sits}) OR id IN ({comes})) ORDER BY id"
    )
    found = _GAMES.select(db, where, (guild_id, user_id, user_id))
    rows = [_seated(db, row) for row in found]
    return [row for row in rows if row.is_night or (row.lift and not row.seat_of(user_id))]


def games_with_panels(db: sqlite3.Connection) -> list[int]:
    """List the ids of the unfinished games whose channel can be used.

    Lobbies come first, then the games with the newest plies: theirs are the panels that a stop may
    have left behind.
    """
    query = (
        f"SELECT id FROM games WHERE status IN {_UNFINISHED} AND held IS NULL "  # noqa: S608 - known words
        "ORDER BY status != 'lobby', (SELECT at FROM plies WHERE game_id = games.id "
        "ORDER BY ply DESC LIMIT 1) DESC, panel_id DESC"
    )
    return [game_id for (game_id,) in db.execute(query)]


def under_way(db: sqlite3.Connection) -> list[GameRow]:
    """List the games that have started and are not over."""
    where = "WHERE status IN ('running', 'paused')"
    return [_seated(db, row) for row in _GAMES.select(db, where)]


def one_a_server(db: sqlite3.Connection) -> list[GameRow]:
    """List the newest unfinished game of each server whose channel can be used."""
    newest = (
        f"SELECT max(id) FROM games WHERE status IN {_UNFINISHED} AND held IS NULL "  # noqa: S608 - known words
        "AND NOT is_planned GROUP BY guild_id"
    )
    return [_seated(db, row) for row in _GAMES.select(db, f"WHERE id IN ({newest}) ORDER BY id")]


def newest(db: sqlite3.Connection) -> int:
    """Return the id of the newest game, 0 where there is none."""
    return db.execute("SELECT coalesce(max(id), 0) FROM games").fetchone()[0]


def panel_of(db: sqlite3.Connection, game_id: int) -> int | None:
    """Return the message that is a game's panel, if it has one."""
    return db.execute("SELECT panel_id FROM games WHERE id = ?", (game_id,)).fetchone()[0]


def panels(db: sqlite3.Connection) -> dict[int, int]:
    """Return the panels of the unfinished games, by the games' ids; 0 where there is none yet."""
    query = f"SELECT id, coalesce(panel_id, 0) FROM games WHERE status IN {_UNFINISHED}"  # noqa: S608 - known words
    return dict(db.execute(query).fetchall())


def guilds_with_printed_book(db: sqlite3.Connection) -> set[int]:
    """List the servers in which an unfinished game reads from a printed book."""
    found = _GAMES.select(db, f"WHERE status IN {_UNFINISHED} AND reading = ?", (Reading.BOOK,))
    return {row.guild_id for row in found}


def games_under_way_of(db: sqlite3.Connection, guild_id: int, user_id: int) -> list[int]:
    """List the ids of a server's running and paused games in which a person has a seat."""
    query = (
        "SELECT id FROM games JOIN seats ON game_id = id WHERE guild_id = ? AND user_id = ? "
        "AND games.status IN ('running', 'paused') AND seats.status = 'taken' ORDER BY id"
    )
    return [game_id for (game_id,) in db.execute(query, (guild_id, user_id))]


def asked_seats_of(db: sqlite3.Connection, user_id: int) -> list[tuple[int, int]]:
    """List the running games that wait for a person's answer, each with their seat."""
    return db.execute(
        "SELECT game_id, seat FROM seats JOIN games ON games.id = game_id "
        "WHERE user_id = ? AND asked_at IS NOT NULL "
        "AND seats.status = 'taken' AND games.status = 'running' ORDER BY game_id",
        (user_id,),
    ).fetchall()


def put_seats(db: sqlite3.Connection, game_id: int, seats: Iterable[SeatRow]) -> None:
    """Replace all seats of a game."""
    db.execute("DELETE FROM seats WHERE game_id = ?", (game_id,))
    _SEATS.insert_all(db, seats, game_id=game_id)


def put_clock(db: sqlite3.Connection, game_id: int, seat: SeatRow) -> None:
    """Update a seat's clock alone: each ply does, and a player is in an index."""
    db.execute(
        "UPDATE seats SET bank = ?, asked_at = ?, until = ?, wakes = ? "
        "WHERE game_id = ? AND seat = ?",
        (seat.bank, seat.asked_at, seat.until, seat.wakes, game_id, seat.seat),
    )


def put_seat(db: sqlite3.Connection, game_id: int, seat: SeatRow) -> None:
    """Update a seat, where somebody else plays it now, or its player looks for a substitute."""
    _SEATS.update(db, seat, game_id=game_id, seat=seat.seat)


def set_status(
    db: sqlite3.Connection,
    game_id: int,
    status: GameStatus,
    *,
    pause_reason: PauseReason | None = None,
    at: str | None = None,
) -> None:
    """Update a game's status; `at` is when it ended."""
    db.execute(
        "UPDATE games SET status = ?, held = ?, ended_at = ? WHERE id = ?",
        (status, pause_reason, at, game_id),
    )


def move(db: sqlite3.Connection, game_id: int, channel_id: int) -> None:
    """Move a game to a channel where it has no panel yet."""
    query = "UPDATE games SET channel_id = ?, panel_id = NULL WHERE id = ?"
    db.execute(query, (channel_id, game_id))


def set_host(db: sqlite3.Connection, game_id: int, host_id: int) -> None:
    """Update a game's host."""
    db.execute("UPDATE games SET host_id = ? WHERE id = ?", (host_id, game_id))


def set_reading(db: sqlite3.Connection, game_id: int, reading: Reading) -> None:
    """Update who reads the encounters of a game."""
    db.execute("UPDATE games SET reading = ? WHERE id = ?", (reading, game_id))


def set_house_rules(db: sqlite3.Connection, game_id: int, chosen: HouseRules) -> None:
    """Update the house rules of a game."""
    db.execute("UPDATE games SET house_rules = ? WHERE id = ?", (str(chosen), game_id))


def set_absence(db: sqlite3.Connection, game_id: int, absence: Absence) -> None:
    """Update what a table has agreed on for players whose time runs out."""
    db.execute("UPDATE games SET absence = ? WHERE id = ?", (absence, game_id))


def set_reader(db: sqlite3.Connection, row: GameRow) -> None:
    """Store a game's reader, and whether the open paragraph has been read out."""
    values = (row.reader, row.is_read, row.id)
    db.execute("UPDATE games SET reader = ?, is_read = ? WHERE id = ?", values)


def set_panel(db: sqlite3.Connection, game_id: int, message_id: int, first_ply: int) -> GameStatus:
    """Store a game's panel: its message, and the first ply that it reports; return its status."""
    query = "UPDATE games SET panel_id = ?, panel_from = ? WHERE id = ? RETURNING status"
    return GameStatus(db.execute(query, (message_id, first_ply, game_id)).fetchone()[0])


def earlier_games(db: sqlite3.Connection, row: GameRow, most: int) -> list[GameRow]:
    """List the last games that are over, of one book, in a channel or with the same people.

    Those are all players of a game, and at least half of the guests of a night.
    """
    night = row.night if row.is_night else None
    users = {one.user_id for one in (night.here if night else row.present)}
    table, least = ("guests", len(users) / 2) if night else ("seats", len(users))
    placeholders = ", ".join("?" * len(users))
    together = (
        f"SELECT game_id FROM {table} WHERE user_id IN ({placeholders}) "  # noqa: S608 - known words
        "GROUP BY game_id HAVING count(DISTINCT user_id) >= ?"
    )
    theirs = f"SELECT id FROM games WHERE channel_id = ? UNION {together}"  # noqa: S608 - as above
    where = (
        f"WHERE id IN ({theirs}) AND (channel_id = ? OR guild_id = ?) AND id != ? AND book = ? "
        "AND reading != 'book' AND +status IN ('finished', 'closed') ORDER BY id DESC LIMIT ?"
    )
    values = (row.channel_id, *users, least, row.channel_id, row.guild_id, row.id)
    return _GAMES.select(db, where, (*values, row.book, most))


def earlier_nights(db: sqlite3.Connection, row: GameRow, most: int) -> list[GameRow]:
    """List the last nights that are over, of any book, in a channel or with some of its guests."""
    users = [guest.user_id for guest in row.night.guests] if row.night else []
    placeholders = ", ".join("?" * len(users))
    theirs = f"SELECT game_id FROM guests WHERE user_id IN ({placeholders})"  # noqa: S608 - as above
    where = (
        f"WHERE (channel_id = ? OR id IN ({theirs})) AND guild_id = ? AND id != ? "
        "AND variant LIKE 'night-%' AND +status IN ('finished', 'closed') ORDER BY id DESC LIMIT ?"
    )
    values = (row.channel_id, *users, row.guild_id, row.id, most)
    return _GAMES.select(db, where, values)


def set_earlier_deeds(db: sqlite3.Connection, game_id: int, marks: str) -> None:
    """Store what a game's table settled in earlier games."""
    db.execute("UPDATE games SET shelf = ? WHERE id = ?", (marks, game_id))


def _first(db: sqlite3.Connection, where: str, values: tuple[int, ...]) -> GameRow | None:
    found = _GAMES.find(db, where, values)
    return _seated(db, found) if found else None


def _seated(db: sqlite3.Connection, row: GameRow) -> GameRow:
    seats = _SEATS.select(db, "WHERE game_id = ? ORDER BY seat", (row.id,))
    night, added = nights.find(db, row.id), shakes.of_game(db, row.id)
    return alter(row, seats=tuple(seats), night=night, shakes=added)
