"""End a game once its last encounter's end is read out, which only its reader knows until then."""

import sqlite3
from datetime import datetime

from bot.model.games import Changed, GameRow, OutboxRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.nights import Night, Recital
from bot.model.open_game import OpenGame
from bot.model.stories import Chapter
from bot.service.clocks.clocks import Turn, timestamp, update_clocks
from bot.service.night.clock import end_evening
from bot.service.night.steps import night_of, question_of, unread_chapter
from bot.service.plies.endings import end_game
from bot.store import games, nights, outbox
from rules.record import alter


def is_all_read(opened: OpenGame) -> bool:
    """Return whether the game is over and the end of its last story is read out."""
    return opened.state.table.over and unread_chapter(opened) is None


def finish(db: sqlite3.Connection, opened: OpenGame, now: datetime) -> Changed:
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
    """Show everyone an end that is not yet read out; return the game's row."""
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
