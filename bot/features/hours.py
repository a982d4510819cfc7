"""Keep when people are awake, show it in words, and set their clocks by it."""

import sqlite3
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle

from bot.features.seat_changes import change_seat
from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.games import OutboxRow, SeatRow
from bot.model.user_settings import UserSettings
from bot.service import reminders
from bot.service.quiet_hours import quiet_hours
from bot.store import games, habits, user_settings
from bot.text.hours import days_in_words, local_time, quiet_in_words, read_quiet
from bot.ui.layout import button, layout

if TYPE_CHECKING:
    from bot.app import TableBot


async def show(bot: "TableBot", interaction: discord.Interaction) -> None:
    """Show a person his hours; where he has set no quiet ones, propose some from his habits."""
    user = interaction.user.id
    settings = bot.reader.settings_of(user)
    words = bot.words_for(interaction)
    told = hours_in_words(bot, words, settings)
    if not await propose(bot, interaction, told):
        await bot.answers.privately(interaction, "", layout([told, words("away-how")]))


async def propose(bot: "TableBot", interaction: discord.Interaction, told: str) -> bool:
    """Say this, and propose quiet hours below it; tell whether there are any to propose."""
    user, now = interaction.user.id, bot.tables.now()

    def query(db: sqlite3.Connection) -> tuple[UserSettings, dict[int, int]]:
        return user_settings.find_user(db, user), habits.find(db, user)

    settings, known = await bot.database.read(query)
    found = quiet_hours(known, settings.zone, now) if settings.quiet_from is None else None
    if found is None:
        return False
    words, quiet = bot.words_for(interaction), quiet_in_words(found)
    proposed = words("away-proposed", quiet=quiet, zone=settings.zone)
    press = CustomId(0, 0, "away", quiet.replace(":", "_"))
    row = [button(words("away-confirm"), press, ButtonStyle.primary)]
    await bot.answers.privately(interaction, "", layout([told, proposed], [row]))
    return True


async def confirm(bot: "TableBot", interaction: discord.Interaction, detail: str) -> None:
    """Set the quiet hours that were proposed.

    Raises Declined.
    """
    words = bot.words_for(interaction)
    quiet = read_quiet(words, detail.replace("_", ":"))
    user = interaction.user.id
    settings = bot.reader.settings_of(user)
    start, end = quiet or (None, None)
    await keep(bot, user, replace(settings, quiet_from=start, quiet_to=end))
    await show(bot, interaction)


async def keep(bot: "TableBot", user_id: int, settings: UserSettings) -> None:
    """Keep a person's settings, and time all that he owes by them."""
    old = bot.reader.settings_of(user_id)
    await bot.database.write(lambda db: user_settings.put_user(db, user_id, settings))
    bot.reader.note_user(user_id, settings)
    anew = settings.remind_hours != old.remind_hours
    if settings.hours == old.hours and not anew:
        return
    now = bot.tables.now()
    for game_id, number in await bot.database.read(lambda db: games.owing(db, user_id)):
        opened = await bot.tables.load(game_id)

        def change(
            db: sqlite3.Connection, game_id: int = game_id, number: int = number
        ) -> tuple[SeatRow | None, list[OutboxRow]]:
            return reminders.retime(db, game_id, number, now, anew=anew), []

        await change_seat(bot, opened, change)


def hours_in_words(bot: "TableBot", words: Words, settings: UserSettings) -> str:
    """Say when a person is awake."""
    lines = [
        words("away-zone", zone=settings.zone, time=local_time(settings.zone, bot.tables.now()))
    ]
    hours = settings.hours
    if hours.quiet:
        lines.append(words("away-quiet", quiet=quiet_in_words(hours.quiet)))
    if settings.days_off:
        lines.append(words("away-days", days=days_in_words(words, settings.days_off)))
    if hours.away:
        first, last = (day.isoformat() for day in hours.away)
        lines.append(words("away-holiday", first=first, last=last))
    if len(lines) == 1:
        lines.append(words("away-never"))
    return "\n".join(lines)
