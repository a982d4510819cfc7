"""End a game once its last encounter's end is read out, which only its reader knows until then."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime

from bot.model.clock import timestamp
from bot.model.games import Changed, GameRow, OutboxRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Night, Recital
from bot.model.plies import Ply
from bot.model.stories import Chapter
from bot.service.clocks.clocks import ClockChange, update_clocks
from bot.service.night.clock import end_evening
from bot.service.night.steps import question_of, unread_chapter
from bot.service.night.tales import is_ending_unread, with_tale_read
from bot.service.plies.endings import end_game
from bot.service.plies.stories import stories_of
from bot.store import game_rows, nights, outbox
from rules.night import NightScore, night_score
from rules.record import alter


def is_all_read(loaded: LoadedGame) -> bool:
    """Return whether the game is over and the end of its last story is read out."""
    is_unread = unread_chapter(loaded) or is_ending_unread(loaded.row, loaded.state.table)
    return loaded.state.table.over and not is_unread


def sheet_of(loaded: LoadedGame, plies: Sequence[Ply]) -> NightScore:
    """Return the result of a night from all of its plies: a story that was cut is not heard."""
    facts = [fact for ply in plies for fact in ply.facts]
    score = night_score(loaded.state.table, loaded.game.variant.journeys, facts)
    return alter(score, stories=sum([story.is_over for story in stories_of(plies)]))


def finish(db: sqlite3.Connection, loaded: LoadedGame, now: datetime) -> Changed:
    """Finish a game that was over before the end of its last story was read out."""
    at = timestamp(now)
    game_rows.set_status(db, loaded.row.id, GameStatus.FINISHED, at=at)
    before = end_evening(db, loaded.row) if loaded.row.lift else loaded.row
    row = alter(before, status=GameStatus.FINISHED, ended_at=at)
    seats, _ = update_clocks(db, ClockChange(row, (), now))
    row = alter(row, seats=seats)
    sheet = outbox.add(db, OutboxRow(0, row.id, OutboxKind.PANEL, loaded.ply))
    return row, [*end_game(db, row, loaded.game, loaded.state), sheet]


def publish_end(db: sqlite3.Connection, loaded: LoadedGame) -> GameRow:
    """Show everyone an end that is not yet read out; return the game's row."""
    chapter, before = unread_chapter(loaded), loaded.row.night
    if before is None:
        return loaded.row
    night = with_end_read(before, chapter) if chapter else before
    if is_ending_unread(loaded.row, loaded.state.table):
        night = with_tale_read(night)
    nights.update(db, loaded.row.id, before, night)
    return alter(loaded.row, night=night)


def with_end_read(night: Night, chapter: Chapter) -> Night:
    """Return a night on which the end of a paragraph counts as read out."""
    recital = Recital(question_of(chapter), None, is_end=True)
    return alter(night, recitals=(*night.recitals, recital))
