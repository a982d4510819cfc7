"""Query the votes of tables: one open vote a game at most."""

import sqlite3
from collections.abc import Mapping
from dataclasses import replace

import orjson

from bot.model.votes import VoteRow
from bot.store.rows import rows_of
from rules.words import Seat


def _written(ballots: Mapping[Seat, bool]) -> str:
    return orjson.dumps({str(seat): yes for seat, yes in ballots.items()}).decode()


def _read(stored: str) -> Mapping[Seat, bool]:
    return {Seat(int(seat)): yes for seat, yes in orjson.loads(stored).items()}


_VOTES = rows_of(VoteRow, "votes", read={"ballots": _read}, write={"ballots": _written})


def add(db: sqlite3.Connection, vote: VoteRow) -> VoteRow:
    """Open a vote, and give it with its id.

    Raises sqlite3.IntegrityError where the game has one.
    """
    return replace(vote, id=_VOTES.insert(db, vote))


def find(db: sqlite3.Connection, game_id: int) -> VoteRow | None:
    """Find a game's open vote."""
    return _VOTES.find(db, "WHERE game_id = ?", (game_id,))


def put_ballots(db: sqlite3.Connection, vote_id: int, ballots: Mapping[Seat, bool]) -> None:
    """Keep who has voted what."""
    db.execute("UPDATE votes SET ballots = ? WHERE id = ?", (_written(ballots), vote_id))


def drop_ballot(db: sqlite3.Connection, game_id: int, seat: Seat) -> None:
    """Delete what a seat has voted, where its game has an open vote."""
    vote = find(db, game_id)
    if vote:
        kept = {voter: yes for voter, yes in vote.ballots.items() if voter != seat}
        put_ballots(db, vote.id, kept)


def posted(db: sqlite3.Connection, vote_id: int, message_id: int) -> bool:
    """Remember the message on which a vote is taken; tell whether the vote is still open."""
    asked = "UPDATE votes SET message_id = ? WHERE id = ?"
    return db.execute(asked, (message_id, vote_id)).rowcount > 0


def drop(db: sqlite3.Connection, vote_id: int) -> bool:
    """Close a vote; tell whether it was open."""
    return db.execute("DELETE FROM votes WHERE id = ?", (vote_id,)).rowcount > 0
