"""Find the past events of a game, and the deeds of its table's earlier games.

Those are stored with each game, in its column `shelf`, as marks such as `018.0+ 045.1-`: paragraph,
option by index, and whether it succeeded.
"""

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache

from bot.model.errors import Corrupt
from bot.model.games import GameRow, PlyRow
from bot.model.past_events import PastEvents
from bot.model.plies import Ply
from bot.service.history import history
from bot.service.history.packing import unpack
from bot.store import chronicles, games
from bot.store.plies import plies_with
from encounters.deeds import Deed
from rules.editions import Reading
from rules.facts import EncounterSettled
from rules.words import ParagraphNumber

_EARLIER = 8
"""Earlier games that are searched when one starts; they know the deeds of older ones."""

# Searched for as bytes, in SQL: only the few plies that hold one are decoded.
_ENCOUNTER_SETTLED = b'"encounter_settled"'
_KINDS = (b'"paragraph_read"', _ENCOUNTER_SETTLED, b'"round_began"')
"""How the moments of `bot.model.past_events` appear in the stored facts."""


def past_events(row: GameRow, plies: Iterable[Ply]) -> PastEvents:
    """Return the past events of a game, from all of its plies."""
    return PastEvents(_deeds_of(row.shelf)).after(plies)


def stored_past_events(row: GameRow, rows: Iterable[PlyRow]) -> PastEvents:
    """Return the past events of a game, from its stored plies.

    A damaged ply is left out: it must not stop the game.
    """
    plies: list[Ply] = []
    for stored in rows:
        if any(kind in stored.facts for kind in _KINDS):
            with suppress(Corrupt):
                plies.append(history.open_ply(stored))
    return past_events(row, plies)


def stored_moments(db: sqlite3.Connection, game_id: int) -> list[PlyRow]:
    """List the stored plies of a game that hold its past events; none of a packed game."""
    return plies_with(db, game_id, _KINDS)


def find_earlier_deeds(db: sqlite3.Connection, row: GameRow) -> str:
    """Return the marks for a game that starts: what its table settled in games that are over.

    The table's games are those of its channel, and those in which all of its players took part. A
    game with a printed book has none, as no one knows which book it is.
    """
    if row.reading == Reading.BOOK:
        return ""
    marks: set[str] = set()
    for earlier in games.earlier_games(db, row, _EARLIER):
        marks.update(earlier.shelf.split())
        marks.update(_marks_of(_stored(db, earlier.id)))
    return " ".join(sorted(marks))


def _stored(db: sqlite3.Connection, game_id: int) -> list[PlyRow]:
    packed = chronicles.find(db, game_id)
    try:
        return unpack(packed) if packed else stored_moments(db, game_id)
    except Corrupt:
        # The table loses only the memories of a damaged old game.
        return []


def _marks_of(rows: Iterable[PlyRow]) -> set[str]:
    ends: list[EncounterSettled] = []
    for stored in rows:
        if _ENCOUNTER_SETTLED in stored.facts:
            with suppress(Corrupt):
                facts = history.open_facts(stored)
                ends += [one for one in facts if isinstance(one, EncounterSettled)]
    return {f"{e.number:03}.{e.option}{'-' if e.tier is None else '+'}" for e in ends}


def _deeds_of(marks: str) -> tuple[Deed, ...]:
    return tuple(map(_deed_of, marks.split()))


# Cached papers hold the deeds of hundreds of games, which are mostly the same.
@lru_cache(maxsize=4_096)
def _deed_of(mark: str) -> Deed:
    number, _, end = mark.partition(".")
    tier = 0 if end[-1] == "+" else None
    paragraph = ParagraphNumber(int(number))
    return Deed(0, paragraph, int(end[:-1]), tier, round=0, shelf=True)
