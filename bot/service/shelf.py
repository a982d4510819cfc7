"""Find what a table settled in earlier games, and keep it in short with each game.

A shelf is text such as `018.0+ 045.1-`: paragraph, option by index, and whether it succeeded.
"""

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache

from bot.model.errors import Corrupt
from bot.model.games import GameRow, PlyRow
from bot.model.heard import Heard
from bot.model.plies import Ply
from bot.service import history
from bot.service.packing import unpack
from bot.store import chronicles, games
from encounters.deeds import Deed
from rules.editions import Reading
from rules.facts import EncounterSettled
from rules.words import ParagraphNumber

_EARLIER = 8
"""Games that are looked through when one starts; what is older is on the shelves of these."""

# Searched for as bytes, in SQL: only the few plies that hold one are decoded.
_SETTLED = b'"encounter_settled"'
_KINDS = (b'"paragraph_read"', _SETTLED, b'"round_began"')
"""How the moments of `bot.model.heard` stand in the stored facts."""


def heard_of(row: GameRow, plies: Iterable[Ply]) -> Heard:
    """Return what a table has heard, from all plies of its game."""
    return Heard(_deeds_of(row.shelf)).after(plies)


def heard_in(row: GameRow, rows: Iterable[PlyRow]) -> Heard:
    """Return what a table has heard, from the stored plies of its game.

    A damaged one is left out: it must not keep a game from going on.
    """
    plies: list[Ply] = []
    for stored in rows:
        if any(kind in stored.facts for kind in _KINDS):
            with suppress(Corrupt):
                plies.append(history.open_ply(stored))
    return heard_of(row, plies)


def stored_moments(db: sqlite3.Connection, game_id: int) -> list[PlyRow]:
    """List the plies of a game from which what it has heard is known; none of a packed game."""
    return games.plies_with(db, game_id, _KINDS)


def find_shelf(db: sqlite3.Connection, row: GameRow) -> str:
    """Return the shelf of a game that starts: what its table settled in games that are over.

    The table's games are those of its channel, and those in which everybody who is here played. A
    printed book has no shelf: nobody knows which book it is.
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
        # A damaged old game takes nothing but its memories from the table.
        return []


def _marks_of(rows: Iterable[PlyRow]) -> set[str]:
    ends: list[EncounterSettled] = []
    for stored in rows:
        if _SETTLED in stored.facts:
            with suppress(Corrupt):
                facts = history.open_facts(stored)
                ends += [one for one in facts if isinstance(one, EncounterSettled)]
    return {f"{e.number:03}.{e.option}{'-' if e.tier is None else '+'}" for e in ends}


def _deeds_of(shelf: str) -> tuple[Deed, ...]:
    return tuple(map(_deed_of, shelf.split()))


# The papers that are kept hold the deeds of hundreds of shelves, which are much the same.
@lru_cache(maxsize=4_096)
def _deed_of(mark: str) -> Deed:
    number, _, end = mark.partition(".")
    tier = 0 if end[-1] == "+" else None
    paragraph = ParagraphNumber(int(number))
    return Deed(0, paragraph, int(end[:-1]), tier, round=0, shelf=True)
