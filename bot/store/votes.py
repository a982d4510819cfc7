"""Query the votes of tables: at most one open vote per game."""

import sqlite3
from collections.abc import Mapping

import orjson

from bot.model.votes import VoteRow
from bot.store.rows import rows_of
from rules.record import alter
from rules.words import Seat


def _written(ballots: Mapping[Seat, bool]) -> str:
    return orjson.dumps({str(seat): yes for seat, yes in ballots.items()}).decode()


def _read(stored: str) -> Mapping[Seat, bool]:
    return {Seat(int(seat)): yes for seat, yes in orjson.loads(stored).items()}


_VOTES = rows_of(VoteRow, "votes", read={"ballots": _read}, write={"ballots": _written})


def add(db: sqlite3.Connection, vote: VoteRow) -> VoteRow:
    """Insert a vote, and return it with its id.

    Raises sqlite3.IntegrityError if the game has one.
    """
    return alter(vote, id=_VOTES.insert(db, vote))


def find(db: sqlite3.Connection, game_id: int) -> VoteRow | None:
    """Find a game's open vote."""
    return _VOTES.find(db, "WHERE game_id = ?", (game_id,))


def put_ballots(db: sqlite3.Connection, vote_id: int, ballots: Mapping[Seat, bool]) -> None:
    """Update a vote's ballots."""
    db.execute("UPDATE votes SET ballots = ? WHERE id = ?", (_written(ballots), vote_id))


def set_end(db: sqlite3.Connection, vote_id: int, closes_at: str) -> None:
    """Update when a vote closes."""
    db.execute("UPDATE votes SET closes_at = ? WHERE id = ?", (closes_at, vote_id))


def delete_ballot(db: sqlite3.Connection, game_id: int, seat: Seat) -> None:
    """Delete a seat's ballot, if its game has an open vote."""
    vote = find(db, game_id)
    if vote:
        others = {voter: yes for voter, yes in vote.ballots.items() if voter != seat}
        put_ballots(db, vote.id, others)


def set_message(db: sqlite3.Connection, vote_id: int, message_id: int) -> bool:
    """Store the message of a vote; return whether the vote is still open."""
    asked = "UPDATE votes SET message_id = ? WHERE id = ?"
    return db.execute(asked, (message_id, vote_id)).rowcount > 0


def delete(db: sqlite3.Connection, vote_id: int) -> bool:
    """Delete a vote; return whether it was open."""
    return db.execute("DELETE FROM votes WHERE id = ?", (vote_id,)).rowcount > 0
