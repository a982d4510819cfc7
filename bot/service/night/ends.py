"""Hide how an encounter ended until its reader has read it out, and end the game after that."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from datetime import datetime

from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.nights import Night, Recital
from bot.model.open_game import OpenGame
from bot.model.plies import Ply
from bot.model.stories import Chapter
from bot.service.clocks.clocks import Turn, timestamp, update_clocks
from bot.service.history import history
from bot.service.night.clock import end_evening
from bot.service.night.steps import is_telling, night_of, question_of, unread_chapter
from bot.service.plies.endings import end_game
from bot.service.plies.game_cache import GameCache
from bot.service.plies.plies import NewPly
from bot.store import games, nights, outbox
from rules.facts import CaveGained, CaveReturned, EncounterSettled
from rules.record import alter


def public_plies(opened: OpenGame, plies: Sequence[Ply]) -> list[Ply]:
    """Return a game's plies without the end of an encounter that only its reader may know yet.

    Plies that are newer than `opened` are left out: it does not know whether they hold such an end.
    """
    since = _unread_since(opened)
    end = opened.ply + 1 if since is None else since
    return [ply for ply in plies if ply.ply < end]


async def public_view(tables: GameCache, opened: OpenGame) -> OpenGame:
    """Return a game as everybody may see it: as it was before an end that is not yet read out.

    Raises Corrupt.
    """
    since = _unread_since(opened)
    if since is None:
        return opened
    rows = [row for row in await tables.stored_plies(opened.row.id) if row.ply < since]
    standing = await asyncio.to_thread(history.replay, rows)
    recent = tuple([ply for ply in opened.recent if ply.ply < since])
    return alter(opened, state=standing[-1].state, recent=recent)


def keeps_end(before: OpenGame, row: GameRow, advanced: Callable[[OpenGame], OpenGame]) -> bool:
    """Tell whether new plies leave a reader to read out an end; the game is not over before that.

    `row` is the game's row before the plies are stored, `advanced` returns a game after them.
    """
    if not (row.is_night or row.lift):  # most games: their plies are not gone through
        return False
    return unread_chapter(advanced(before.with_row(row))) is not None


def is_all_read(opened: OpenGame) -> bool:
    """Tell whether the game is over and the end of its last story is read out."""
    return opened.state.table.over and unread_chapter(opened) is None


def finish(
    db: sqlite3.Connection, opened: OpenGame, now: datetime
) -> tuple[GameRow, list[OutboxRow]]:
    """Finish a game that was over before the end of its last story was read out."""
    at = timestamp(now)
    games.set_status(db, opened.row.id, GameStatus.FINISHED, at=at)
    before = end_evening(db, opened.row) if opened.row.lift else opened.row
    row = alter(before, status=GameStatus.FINISHED, ended_at=at)
    seats, _ = update_clocks(db, Turn(row, (), now))
    row = alter(row, seats=seats)
    sheet = outbox.add(db, OutboxRow(0, row.id, OutboxKind.PANEL, opened.ply))
    return row, [*end_game(db, row, opened.game, opened.state), sheet]


def publish_end(db: sqlite3.Connection, opened: OpenGame) -> GameRow:
    """Show everybody an end that is not yet read out; return the game's row."""
    chapter = unread_chapter(opened)
    if chapter is None:
        return opened.row
    before = night_of(opened.row)
    night = with_end_read(before, chapter)
    nights.update(db, opened.row.id, before, night)
    return alter(opened.row, night=night)


def with_end_read(night: Night, chapter: Chapter) -> Night:
    """Return a night on which the end of a paragraph counts as read out."""
    recital = Recital(question_of(chapter), None, is_end=True)
    return alter(night, recitals=(*night.recitals, recital))


def stays_on_stage(opened: OpenGame, plies: Sequence[NewPly]) -> bool:
    """Tell whether an evening's stage stays after plies, for a paragraph or to show its story."""
    if opened.row.lift is None:
        return False
    facts = [fact for made in plies for fact in made.facts]
    is_story_over = any(isinstance(fact, CaveGained | CaveReturned) for fact in facts)
    below = bool(plies) and plies[-1].state.table.expedition is not None
    return below or is_story_over or is_telling(opened)


def _unread_since(opened: OpenGame) -> int | None:
    """Return the ply that settled the paragraph whose end is unread; None if there is none."""
    chapter = unread_chapter(opened) if opened.row.is_night or opened.row.lift else None
    if chapter is None:
        return None
    return next(
        ply.ply
        for ply in opened.panel_plies
        if ply.ply > chapter.ply and any(isinstance(one, EncounterSettled) for one in ply.facts)
    )
