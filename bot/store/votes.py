"""Query the votes of tables: one open vote a game at most."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import orjson

from rules.words import Seat


@dataclass(frozen=True, slots=True)
class VoteRow:
    """A vote: of what kind, about which seat if any, called for from which seat, after which ply.

    `ballots` maps seats to yes and no; `closes_at` is UTC.
    """

    id: int
    game_id: int
    kind: str
    seat: Seat | None
    ply: int
    opened_by: Seat
    closes_at: str
    message_id: int | None = None
    ballots: Mapping[Seat, bool] = field(default_factory=dict[Seat, bool])


_ROW = "id, game_id, kind, seat, ply, opened_by, closes_at, message_id, ballots"


def add(db: sqlite3.Connection, vote: VoteRow) -> VoteRow:
    """Open a vote, and give it with its id.

    Raises sqlite3.IntegrityError where the game has one.
    """
    cursor = db.execute(
        "INSERT INTO votes (game_id, kind, seat, ply, opened_by, closes_at, ballots) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            *(vote.game_id, vote.kind, vote.seat, vote.ply, vote.opened_by, vote.closes_at),
            _stored(vote.ballots),
        ),
    )
    assert cursor.lastrowid is not None
    return replace(vote, id=cursor.lastrowid)


def find(db: sqlite3.Connection, game_id: int) -> VoteRow | None:
    """Find a game's open vote."""
    row = db.execute(f"SELECT {_ROW} FROM votes WHERE game_id = ?", (game_id,)).fetchone()  # noqa: S608
    if row is None:
        return None
    found = VoteRow(*row)
    ballots = orjson.loads(row[-1]).items()
    return replace(found, ballots={Seat(int(seat)): yes for seat, yes in ballots})


def put_ballots(db: sqlite3.Connection, vote_id: int, ballots: Mapping[Seat, bool]) -> None:
    """Keep who has voted what."""
    db.execute("UPDATE votes SET ballots = ? WHERE id = ?", (_stored(ballots), vote_id))


def drop_ballot(db: sqlite3.Connection, game_id: int, seat: Seat) -> None:
    """Forget what a seat has voted, where its game has an open vote."""
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


def _stored(ballots: Mapping[Seat, bool]) -> str:
    return orjson.dumps({str(seat): yes for seat, yes in ballots.items()}).decode()
