"""Define how games differ by how they are played: over days, on a story night, at an evening.

Code that plays or shows a game asks its occasion, and need not know which of the three it is.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from datetime import datetime

from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Step
from bot.model.plies import Ply
from bot.service.clocks.clocks import set_night_clock
from bot.service.history import history
from bot.service.history.game_history import GameHistory
from bot.service.night.clock import end_evening, extend_evening, time_for
from bot.service.night.narration import spoken_part_rows
from bot.service.night.steps import step_of, unread_chapter
from bot.service.night.tales import is_ending_unread
from bot.service.plies.stories import is_home
from rules.facts import EncounterSettled, Fact, OpeningAnswered, TaleEnded
from rules.record import alter, record
from rules.words import ActionKind


def occasion_of(loaded: LoadedGame) -> "Occasion":
    """Return the occasion on which a game is played now."""
    if loaded.row.is_night:
        return StoryNight(loaded)
    return Evening(loaded) if loaded.row.lift else Occasion(loaded)


@record
class Occasion:
    """A common game, whose players come and go; the other two override what differs."""

    loaded: LoadedGame

    has_stage = False
    """Whether a stage shows everything to all at once, and nothing to one person in private."""

    @property
    def has_unread_text(self) -> bool:
        """Return whether a paragraph or its end is to be read out, and stays unseen until then."""
        return False

    @property
    def is_story_on_stage(self) -> bool:
        """Return whether a story is still being read or shown, so that no other may begin."""
        return False

    @property
    def unread_since(self) -> int | None:
        """Return the ply that settled an encounter whose end is not yet read out; None if none."""
        return None

    def refuses(self, kind: ActionKind) -> str | None:
        """Return the key of the reason why an action must wait; None where it need not."""
        is_unread = self.loaded.row.waiting_reader is not None
        return "wait-for-reader" if kind == "choose" and is_unread else None

    def public(self, plies: Sequence[Ply]) -> list[Ply]:
        """Return a game's plies without the end of an encounter that only its reader may know yet.

        Plies that are newer than the game are left out: it does not know if they hold such an end.
        """
        since = self.unread_since
        end = self.loaded.ply + 1 if since is None else since
        return [ply for ply in plies if ply.ply < end]

    async def as_known(self, plies: GameHistory) -> LoadedGame:
        """Return the game as everyone may see it: as it was before an end that is not yet read.

        Raises Corrupt.
        """
        loaded, since = self.loaded, self.unread_since
        if since is None:
            return loaded
        rows = [row for row in await plies.stored_plies(loaded.row.id) if row.ply < since]
        known = await asyncio.to_thread(history.replay, rows)
        return alter(loaded, state=known[-1].state, recent=tuple(self.public(loaded.recent)))

    def keeps_message(self, _after: LoadedGame, /) -> bool:
        """Return whether plies that lead to another state leave its message where it is."""
        return False

    def begins_message(self, _plies: Sequence[Ply], /) -> bool:
        """Return whether plies that lead to it begin a new message, though nobody else is asked."""
        return False

    def messages(self, _after: LoadedGame, /) -> list[OutboxRow]:
        """Return the voice messages to queue in the channel once the game has changed."""
        return []

    def set_clock(self, _db: sqlite3.Connection, row: GameRow, _now: datetime, /) -> GameRow:
        """Set the timer that ends its step after plies, if it has one; return the stored row."""
        return row

    def resume_clock(self, _db: sqlite3.Connection, row: GameRow, _now: datetime, /) -> GameRow:
        """Set that timer again once the game goes on after a pause; return the stored row."""
        return row


@record
class StoryNight(Occasion):
    """A story night, whose guests play one village."""

    has_stage = True

    @property
    def unread_since(self) -> int | None:
        """Return the ply that settled the paragraph whose end its reader has yet to read out."""
        chapter = unread_chapter(self.loaded)
        if chapter is None and is_ending_unread(self.loaded.row, self.loaded.state.table):
            ended = [ply.ply for ply in self.loaded.panel_plies if _has(ply, TaleEnded)]
            return ended[-1]
        if chapter is None:
            return None
        return next(
            ply.ply
            for ply in self.loaded.panel_plies
            if ply.ply > chapter.ply and any(isinstance(one, EncounterSettled) for one in ply.facts)
        )

    def begins_message(self, plies: Sequence[Ply], /) -> bool:
        """Begin one after the opening of its tale, and after a finale whose ending the bot tells.

        The message before becomes the entry of what was told and answered.
        """
        is_ended = any(_has(ply, TaleEnded) for ply in plies) and self.unread_since is None
        return is_ended or any(_has(ply, OpeningAnswered) for ply in plies)

    def messages(self, after: LoadedGame, /) -> list[OutboxRow]:
        """Return the spoken parts that the bot reads from now on."""
        return spoken_part_rows(self.loaded, after)

    def set_clock(self, db: sqlite3.Connection, row: GameRow, now: datetime, /) -> GameRow:
        """Set when its step times out."""
        if row.status != GameStatus.RUNNING:
            return row
        return set_night_clock(db, row, now + time_for(self.loaded.with_row(row)))

    def resume_clock(self, db: sqlite3.Connection, row: GameRow, now: datetime, /) -> GameRow:
        """Give its step the whole time again: what was read before a pause is read once more."""
        return self.set_clock(db, row, now) if row.is_night else row


@record
class Evening(StoryNight):
    """A common game that is lifted to an evening: those without a seat listen and advise."""

    @property
    def has_unread_text(self) -> bool:
        """Return whether a guest has yet to read out the open paragraph, or its end."""
        return step_of(self.loaded) in (Step.READ, Step.END)

    @property
    def is_story_on_stage(self) -> bool:
        """Return whether a guest has yet to read, or the stage still shows a finished story."""
        return step_of(self.loaded) in (Step.READ, Step.END, Step.STORY)

    def refuses(self, kind: ActionKind) -> str | None:
        """Refuse a choice before its paragraph is read, and a journey during the last story."""
        match kind, step_of(self.loaded):
            case "choose" | "explore", Step.READ | Step.END:
                return "night-listen-first"
            case "explore", Step.STORY:
                return "night-on-first"
            case _:
                return None

    def keeps_message(self, after: LoadedGame, /) -> bool:
        """Keep the stage for a whole encounter, and until someone moves on from its story."""
        new = [ply for ply in after.recent if ply.ply > self.loaded.ply]
        is_below = after.state.table.expedition is not None
        return is_below or any(map(is_home, new)) or self.is_story_on_stage

    def set_clock(self, db: sqlite3.Connection, row: GameRow, now: datetime, /) -> GameRow:
        """Let it end by itself if no one acts, or at once with the game."""
        return extend_evening(db, row, now) if row.lift else end_evening(db, row)


def _has(ply: Ply, kind: type[Fact]) -> bool:
    return any(isinstance(fact, kind) for fact in ply.facts)
