"""Query nights: what they have besides their games."""

import sqlite3

from bot.model.nights import (
    Ballot,
    DecidedBy,
    Guest,
    Lift,
    Night,
    NightPace,
    ReadBy,
    ReadPart,
    Recital,
)
from bot.store import plans
from bot.store.rows import rows_of
from rules.record import alter
from rules.words import TaleId, VillagerId


def _named(stored: str) -> tuple[VillagerId, ...]:
    return tuple([VillagerId(name) for name in stored.split()])


_GUESTS = rows_of(Guest, "guests", read={"villagers": _named}, write={"villagers": " ".join})
_BALLOTS = rows_of(Ballot, "ballots")
_RECITALS = rows_of(Recital, "recitals")
_PARTS = rows_of(ReadPart, "read_parts")
_LIFTS = rows_of(Lift, "lifts")


def find(db: sqlite3.Connection, game_id: int) -> Night | None:
    """Find what a game has as a night; None if it is not one."""
    query = "SELECT reader, decide, pace, voice_id, tale FROM nights WHERE game_id = ?"
    found = db.execute(query, (game_id,)).fetchone()
    if found is None:
        return None
    reader, decide, pace, voice_id, tale = found
    return Night(
        ReadBy(reader),
        DecidedBy(decide),
        NightPace(pace),
        tuple(_GUESTS.select(db, "WHERE game_id = ? ORDER BY place", (game_id,))),
        tuple(_BALLOTS.select(db, "WHERE game_id = ? ORDER BY number", (game_id,))),
        tuple(_RECITALS.select(db, "WHERE game_id = ? ORDER BY number", (game_id,))),
        plans.find(db, game_id),
        _LIFTS.find(db, "WHERE game_id = ?", (game_id,)),
        voice_id,
        tale,
        tuple(_PARTS.select(db, "WHERE game_id = ? ORDER BY number", (game_id,))),
    )


def tale_of(db: sqlite3.Connection, game_id: int) -> TaleId | None:
    """Find the tale of a night that has begun; None if it began without this being stored."""
    return db.execute("SELECT tale FROM nights WHERE game_id = ?", (game_id,)).fetchone()[0]


def add(db: sqlite3.Connection, game_id: int, night: Night) -> None:
    """Insert a new night with all that it holds."""
    values = (game_id, night.reader, night.decide, night.pace, night.voice_id, night.tale)
    db.execute("INSERT INTO nights VALUES (?, ?, ?, ?, ?, ?)", values)
    if night.plan is not None:
        plans.add(db, game_id, night.plan)
    # As a change of a night without any of it: `update` alone knows the tables of the lists.
    update(
        db, game_id, alter(night, guests=(), ballots=(), recitals=(), parts=(), lift=None), night
    )


def update(db: sqlite3.Connection, game_id: int, before: Night, after: Night) -> None:
    """Store what has changed in a night."""
    places = {guest.place for guest in after.guests}
    for guest in before.guests:
        if guest.place not in places:
            values = (game_id, guest.place)
            db.execute("DELETE FROM guests WHERE game_id = ? AND place = ?", values)
    changed = [guest for guest in after.guests if guest not in before.guests]
    _GUESTS.insert_all(db, changed, replace=True, game_id=game_id)
    cast = [ballot for ballot in after.ballots if ballot not in before.ballots]
    _BALLOTS.insert_all(db, cast, replace=True, game_id=game_id)
    read = [recital for recital in after.recitals if recital not in before.recitals]
    _RECITALS.insert_all(db, read, replace=True, game_id=game_id)
    parts = [part for part in after.parts if part not in before.parts]
    _PARTS.insert_all(db, parts, replace=True, game_id=game_id)
    if _settings(after) != _settings(before):
        query = (
            "UPDATE nights SET reader = ?, decide = ?, pace = ?, voice_id = ?, tale = ? "
            "WHERE game_id = ?"
        )
        db.execute(query, (*_settings(after), game_id))
    if after.lift != before.lift:
        db.execute("DELETE FROM lifts WHERE game_id = ?", (game_id,))
        _LIFTS.insert_all(db, [after.lift] if after.lift else [], game_id=game_id)


def _settings(night: Night) -> tuple[str | int | None, ...]:
    return (night.reader, night.decide, night.pace, night.voice_id, night.tale)
