"""Query planned nights: when they open, who signed up, and what their events show."""

import sqlite3

from bot.model.plans import ACTIVE, OVER, Plan, SignUp
from bot.store.rows import rows_of

_PLANS = rows_of(Plan, "plans", without=("sign_ups",))
_SIGN_UPS = rows_of(SignUp, "sign_ups")


def find(db: sqlite3.Connection, game_id: int) -> Plan | None:
    """Find the plan of a game; None if it was not planned."""
    found = _PLANS.find(db, "WHERE game_id = ?", (game_id,))
    if found is None:
        return None
    signed = _SIGN_UPS.select(db, "WHERE game_id = ? ORDER BY number", (game_id,))
    return Plan(found.at, found.voice_id, found.event_id, found.shown, tuple(signed))


def add(db: sqlite3.Connection, game_id: int, plan: Plan) -> None:
    """Insert a new plan with all that it holds."""
    _PLANS.insert(db, plan, game_id=game_id)
    _SIGN_UPS.insert_all(db, plan.sign_ups, game_id=game_id)


def move(db: sqlite3.Connection, game_id: int, at: str) -> None:
    """Store the new time at which a night opens."""
    db.execute("UPDATE plans SET at = ? WHERE game_id = ?", (at, game_id))


def note_event(db: sqlite3.Connection, game_id: int, event_id: int | None, shown: str) -> None:
    """Store which event a night has, and what that shows."""
    values = (event_id, shown, game_id)
    db.execute("UPDATE plans SET event_id = ?, shown = ? WHERE game_id = ?", values)


def sign_up(db: sqlite3.Connection, game_id: int, one: SignUp) -> None:
    """Insert a person who means to come.

    Raises sqlite3.IntegrityError if they have signed up already.
    """
    _SIGN_UPS.insert(db, one, game_id=game_id)


def withdraw(db: sqlite3.Connection, game_id: int, user_id: int) -> None:
    """Delete a person who does not come after all."""
    db.execute("DELETE FROM sign_ups WHERE game_id = ? AND user_id = ?", (game_id, user_id))


def set_called(db: sqlite3.Connection, game_id: int, users: list[int]) -> None:
    """Store which people, and no others, the next call in the channel names."""
    db.execute("UPDATE sign_ups SET called = 0 WHERE game_id = ?", (game_id,))
    db.executemany(
        "UPDATE sign_ups SET called = 1 WHERE game_id = ? AND user_id = ?",
        [(game_id, user) for user in users],
    )


def with_other_events(db: sqlite3.Connection) -> list[int]:
    """List the nights whose events have to be updated."""
    # As `ScheduledEvents` computes it from a row: a night whose event shows it is not read again.
    wanted = (
        f"CASE WHEN status IN ('finished', 'closed') THEN '{OVER}' "
        f"WHEN is_planned THEN at ELSE '{ACTIVE}' END"
    )
    query = f"SELECT id FROM plans JOIN games ON id = game_id WHERE shown != {wanted}"  # noqa: S608
    return [game_id for (game_id,) in db.execute(query).fetchall()]
