"""Call people who owe an answer: what timers bring about, and the buttons that put them off."""

import logging
import sqlite3
from typing import TYPE_CHECKING

import discord

from bot.features.hours import propose
from bot.features.seat_changes import change_seat
from bot.model.errors import Declined
from bot.model.games import OutboxRow, SeatRow
from bot.model.open_game import OpenGame
from bot.model.timers import TimerRow
from bot.service import reminders
from bot.service.plies import is_last
from bot.text.moments import moment

if TYPE_CHECKING:
    from bot.app import TableBot

log = logging.getLogger(__name__)

MOST_HOURS = 14 * 24

Changed = tuple[SeatRow | None, list[OutboxRow]]


async def on_remind(bot: "TableBot", timer: TimerRow) -> None:
    """Remind a player, where he still owes what he was asked."""
    opened = await bot.tables.load(timer.game_id)
    if not await bot.people.is_here(timer.game_id, opened.row.seats[timer.seat]):
        return
    table, now = opened.state.table, bot.tables.now()
    numbers = [question.number for question in table.questions if question.seat == timer.seat]
    if not numbers:
        raise Declined("not-asked")

    def change(db: sqlite3.Connection) -> Changed:
        last = is_last(table)
        owed = reminders.remind(db, timer, now, ply=opened.ply, number=numbers[0], last=last)
        return None, owed

    await change_seat(bot, opened, change)


async def on_overdue(bot: "TableBot", timer: TimerRow) -> None:
    """Tell the table that a clock has run out."""
    opened = await bot.tables.load(timer.game_id)
    if await bot.people.is_here(timer.game_id, opened.row.seats[timer.seat]):
        now = bot.tables.now()
        await change_seat(bot, opened, lambda db: reminders.overdue(db, timer, opened.ply, now))


async def put_off(
    bot: "TableBot", interaction: discord.Interaction, opened: OpenGame, asked: str
) -> None:
    """Remind the person who asks for it in so many hours; with none, not for this turn.

    Raises Declined where he owes nothing.
    """
    hours = int(asked) if asked.isdecimal() else MOST_HOURS + 1
    if hours > MOST_HOURS:
        raise Declined("bad-input")
    seat, now = opened.row.seat_of(interaction.user.id), bot.tables.now()
    if seat is None:
        raise Declined("not-seated")
    at = await bot.database.write(
        lambda db: reminders.put_off(db, opened.row.id, seat.seat, hours, now)
    )
    if at is None:
        raise Declined("seat-not-asked")
    words = bot.words_for(interaction)
    told = words("remind-at", at=moment(at.isoformat(), "F")) if hours else words("remind-never")
    if not await propose(bot, interaction, told):
        await bot.answers.privately(interaction, told)
