"""Find the past events of a game, and the deeds of its table's earlier games.

Those are stored with each game, in its column `shelf`, as marks such as `018.0+ 045.1-`: paragraph,
option by index, and whether it succeeded. Beside them stand how many games the table played before,
`#2`, and the keys of the lines that the last two told it, `~peck_second`: games that began before
these were stored have neither. A story night also has the paragraphs that its guests heard at their
last nights, `=018`.
"""

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache

from bot.model.errors import Corrupt
from bot.model.games import HEARD, GameRow, PlyRow
from bot.model.nights import NO_TALE
from bot.model.past_events import PastEvents
from bot.model.plies import Ply
from bot.service.history import history
from bot.service.history.packing import unpack
from bot.store import chronicles, game_rows, nights
from bot.store.plies import plies_with
from encounters.deeds import Deed, EarlierGames
from encounters.stories import Stories
from encounters.told import told_in
from rules.dice import commitment
from rules.editions import Reading
from rules.facts import EncounterSettled
from rules.words import ParagraphNumber, TaleId

_EARLIER = 8
"""Earlier games that are searched when one starts; they know the deeds of older ones."""

_NOT_AGAIN = 2
"""Earlier games whose lines are not told again."""

_NIGHTS, _HEARD_MOST = 24, 110
"""Earlier nights of a night's guests that are searched, and after how many paragraphs no more.

So some of the book's 150 stories are always new; those that were heard longest ago come again.
"""

_COUNT, _TOLD = "#", "~"
"""How the marks begin that are no deeds."""

# Searched for as bytes, in SQL: only the few plies that hold one are decoded.
_ENCOUNTER_SETTLED = b'"encounter_settled"'
_KINDS = (b'"paragraph_read"', _ENCOUNTER_SETTLED, b'"round_began"')
"""How the moments of `bot.model.past_events` appear in the stored facts."""

_TALE_ENDED = b'"tale_ended"'


def past_events(row: GameRow, plies: Iterable[Ply]) -> PastEvents:
    """Return the past events of a game, from all of its plies."""
    earlier = _earlier_of(row.shelf)
    return PastEvents(_deeds_of(row.shelf), last=row.edition_played.rounds, earlier=earlier).after(
        plies
    )


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


def find_earlier_deeds(db: sqlite3.Connection, row: GameRow, stories: Stories) -> str:
    """Return the marks for a game that starts: what its table settled in games that are over.

    The table's games are those of its channel, and those in which all of its players took part, or
    half of a night's guests. A game with a printed book has none, as no one knows which book it is.
    `stories` are the book's.
    """
    if row.reading == Reading.BOOK:
        return ""
    marks: set[str] = set()
    counts: list[int] = []
    for earlier in game_rows.earlier_games(db, row, _EARLIER):
        stored = _stored(db, earlier.id)
        if not stored:
            continue  # it never started
        known = _earlier_of(earlier.shelf)
        counts.append(1 + (known.count if known else 0))
        marks.update(mark for mark in earlier.shelf.split() if _is_deed(mark))
        marks.update(_marks_of(stored))
        if len(counts) <= _NOT_AGAIN:
            marks.update(_TOLD + key for key in _told_in(stories, earlier, stored))
    heard = [f"{HEARD}{number:03}" for number in sorted(_heard_by(db, row))]
    return " ".join([f"{_COUNT}{max(counts, default=0)}", *sorted(marks), *heard])


def _heard_by(db: sqlite3.Connection, row: GameRow) -> set[int]:
    """Return the paragraphs that were told to their end at the last nights of a night's guests."""
    heard: set[int] = set()
    for earlier in game_rows.earlier_nights(db, row, _NIGHTS) if row.is_night else ():
        if earlier.book == row.book and len(heard) < _HEARD_MOST:
            heard.update(int(mark.partition(".")[0]) for mark in _marks_of(_stored(db, earlier.id)))
    return heard


def find_told_tales(db: sqlite3.Connection, row: GameRow) -> tuple[TaleId, ...]:
    """List the tales that a night's guests were told to their end, the last one first."""
    told: list[TaleId] = []
    for earlier in game_rows.earlier_nights(db, row, _NIGHTS) if row.is_night else ():
        tale = nights.tale_of(db, earlier.id)
        if tale is None or tale in (NO_TALE, *told):
            continue
        if any(_TALE_ENDED in ply.facts for ply in _stored(db, earlier.id)):
            told.append(tale)
    return tuple(told)


def _told_in(stories: Stories, row: GameRow, stored: Iterable[PlyRow]) -> frozenset[str]:
    """Return the keys of the lines that a game told its table."""
    now = stored_past_events(row, stored).now
    return told_in(stories, commitment(row.seed), now)


def _stored(db: sqlite3.Connection, game_id: int) -> list[PlyRow]:
    packed = chronicles.find(db, game_id)
    try:
        return unpack(packed) if packed else plies_with(db, game_id, (*_KINDS, _TALE_ENDED))
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
    return tuple([_deed_of(mark) for mark in marks.split() if _is_deed(mark)])


def _is_deed(mark: str) -> bool:
    return mark[0] not in (_COUNT, _TOLD, HEARD)


def _earlier_of(marks: str) -> EarlierGames | None:
    """Return how many games came before, and what the last two told; None where it is unknown."""
    counts = [int(mark[1:]) for mark in marks.split() if mark[0] == _COUNT]
    told = frozenset([mark[1:] for mark in marks.split() if mark[0] == _TOLD])
    return EarlierGames(counts[0], told) if counts else None


# Cached papers hold the deeds of hundreds of games, which are mostly the same.
@lru_cache(maxsize=4_096)
def _deed_of(mark: str) -> Deed:
    number, _, end = mark.partition(".")
    tier = 0 if end[-1] == "+" else None
    paragraph = ParagraphNumber(int(number))
    return Deed(0, paragraph, int(end[:-1]), tier, round=0, shelf=True)
