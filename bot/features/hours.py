"""Store when people are awake, show it, and adjust their clocks to it."""

import sqlite3
from datetime import datetime

from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.features.seat_changes import SeatChanges
from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.games import OutboxRow, SeatRow
from bot.model.interaction import Interaction
from bot.model.user_settings import UserSettings
from bot.service import reminders
from bot.service.quiet_hours import quiet_hours
from bot.service.tables import Tables
from bot.store import games, habits, user_settings
from bot.text.hours import days_in_words, local_time, quiet_in_words, read_quiet
from bot.ui.layout import button, layout
from bot.ui.message import ButtonStyle
from rules.record import alter


class Hours:
    """The hours that people have set, and their effect on clocks and reminders."""

    def __init__(
        self, tables: Tables, reader: Reader, replies: Replies, seat_changes: SeatChanges
    ) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies
        self._seat_changes = seat_changes

    async def show(self, interaction: Interaction) -> None:
        """Show a person their hours; where none are quiet yet, propose some from their habits."""
        user = interaction.user.id
        settings = self._reader.settings_of(user)
        words = self._reader.words_for(interaction)
        text = _in_words(words, settings, self._tables.now())
        if not await self.propose(interaction, text):
            await self._replies.privately(interaction, layout([text, words("away-how")]))

    async def propose(self, interaction: Interaction, text: str) -> bool:
        """Reply with this text and proposed quiet hours; tell whether there were any to propose."""
        user, now = interaction.user.id, self._tables.now()

        def query(db: sqlite3.Connection) -> tuple[UserSettings, dict[int, int]]:
            return user_settings.find_user(db, user), habits.find(db, user)

        settings, known = await self._tables.database.read(query)
        found = quiet_hours(known, settings.zone, now) if settings.quiet_from is None else None
        if found is None:
            return False
        words, quiet = self._reader.words_for(interaction), quiet_in_words(found)
        proposed = words("away-proposed", quiet=quiet, zone=settings.zone)
        press = CustomId(0, 0, "away", quiet.replace(":", "_"))
        row = [button(words("away-confirm"), press, ButtonStyle.PRIMARY)]
        await self._replies.privately(interaction, layout([text, proposed], [row]))
        return True

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Set the quiet hours that were proposed.

        Raises Declined.
        """
        words = self._reader.words_for(interaction)
        quiet = read_quiet(words, press.detail.replace("_", ":"))
        user = interaction.user.id
        settings = self._reader.settings_of(user)
        start, end = quiet or (None, None)
        await self.save(user, alter(settings, quiet_from=start, quiet_to=end))
        await self.show(interaction)

    async def save(self, user_id: int, settings: UserSettings) -> None:
        """Store a person's settings, and reschedule the reminders of their open questions."""
        old = self._reader.settings_of(user_id)
        await self._tables.database.write(lambda db: user_settings.put_user(db, user_id, settings))
        self._reader.note_user(user_id, settings)
        is_changed = settings.remind_hours != old.remind_hours
        if settings.hours == old.hours and not is_changed:
            return
        now = self._tables.now()
        for game_id, number in await self._tables.database.read(
            lambda db: games.asked_seats_of(db, user_id)
        ):
            opened = await self._tables.load(game_id)

            def change(
                db: sqlite3.Connection, game_id: int = game_id, number: int = number
            ) -> tuple[SeatRow | None, list[OutboxRow]]:
                return reminders.reschedule(db, game_id, number, now, restart=is_changed), []

            await self._seat_changes.change(opened, change)


def _in_words(words: Words, settings: UserSettings, now: datetime) -> str:
    """Describe when a person is awake."""
    lines = [words("away-zone", zone=settings.zone, time=local_time(settings.zone, now))]
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
