"""Say what of a night nobody but its reader has heard, and end a night once all is read out."""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.open_game import OpenGame
from bot.model.plies import Ply
from bot.service.clocks import Turn, timestamp, update_clocks
from bot.service.endings import end_game
from bot.service.night_steps import ended, night_of
from bot.service.plies import NewPly
from bot.store import games, outbox
from rules.facts import EncounterSettled


def heard_plies(opened: OpenGame, plies: Sequence[Ply]) -> list[Ply]:
    """Return a game's plies without those that tell an end which is still its reader's alone."""
    since = _unread_since(opened)
    return [ply for ply in plies if since is None or ply.ply < since]


def keeps_end(row: GameRow, plies: Sequence[NewPly]) -> bool:
    """Tell whether plies settled a paragraph of a night whose reader is to read how it ended."""
    facts = [fact for made in plies for fact in made.facts]
    if not row.is_night or not any(isinstance(fact, EncounterSettled) for fact in facts):
        return False
    night = night_of(row)
    asked = max([one.question for one in night.recitals], default=0)
    return night.reads_end(asked) is not None


def is_all_read(opened: OpenGame) -> bool:
    """Tell whether a night can end: its game is over, and so is the reading of its last story."""
    return opened.state.table.over and ended(opened) is None


def finish(
    db: sqlite3.Connection, opened: OpenGame, now: datetime
) -> tuple[GameRow, list[OutboxRow]]:
    """End a night whose game was over before its last story was read out."""
    at = timestamp(now)
    games.set_status(db, opened.row.id, GameStatus.FINISHED, at=at)
    row = replace(opened.row, status=GameStatus.FINISHED, ended_at=at)
    seats, _ = update_clocks(db, Turn(row, (), now))
    row = replace(row, seats=seats)
    sheet = outbox.add(db, OutboxRow(0, row.id, OutboxKind.PANEL, opened.ply))
    return row, [*end_game(db, row, opened.game, opened.state), sheet]


def _unread_since(opened: OpenGame) -> int | None:
    """Return the ply that settled the paragraph whose end is unread; None where all is read."""
    chapter = ended(opened) if opened.row.is_night or opened.row.lift else None
    if chapter is None:
        return None
    return next(
        ply.ply
        for ply in opened.panel_plies
        if ply.ply > chapter.ply and any(isinstance(one, EncounterSettled) for one in ply.facts)
    )
