"""Store when people are awake, show it, and adjust their clocks and reminders to it."""

from datetime import datetime

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.features.questions import find_asked
from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.open_game import OpenGame
from bot.model.presses import Press
from bot.model.user_settings import UserSettings
from bot.service.table_acts import people, seat_reminders
from bot.service.tables.games import Games
from bot.text.hours import days_in_words, local_time, quiet_in_words, read_quiet
from bot.text.moments import moment
from bot.text.zone_names import likely_zone
from bot.ui.layout import button, layout
from bot.ui.message import ButtonStyle
from rules.record import alter

MAX_HOURS = 14 * 24
"""How long a reminder can be postponed."""


class Hours:
    """The hours that people have set, and their effect on clocks and reminders."""

    def __init__(self, games: Games, languages: Languages, replies: Replies) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies

    async def show(self, interaction: Interaction) -> None:
        """Show a person their hours; where none are quiet yet, propose some from their habits."""
        user = interaction.user.id
        settings = self._languages.settings_of(user)
        words = self._languages.words_for(interaction)
        zone = likely_zone(interaction.guild_locale)
        text = _in_words(words, settings, zone, self._games.now())
        if not await self.propose(interaction, text):
            await self._replies.privately(interaction, layout([text, words("away-how")]))

    async def propose(self, interaction: Interaction, text: str) -> bool:
        """Reply with this text and proposed quiet hours; return whether there were any."""
        found = await people.propose_quiet(self._games, interaction.user.id)
        if found is None:
            return False
        words, quiet = self._languages.words_for(interaction), quiet_in_words(found)
        zone = self._languages.settings_of(interaction.user.id).hours.zone
        proposed = words("away-proposed", quiet=quiet, zone=zone)
        press = CustomId(0, 0, Press.AWAY, quiet.replace(":", "_"))
        row = [button(words("away-confirm"), press, ButtonStyle.PRIMARY)]
        await self._replies.privately(interaction, layout([text, proposed], [row]))
        return True

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Set the quiet hours that were proposed."""
        words = self._languages.words_for(interaction)
        quiet = read_quiet(words, press.detail.replace("_", ":"))
        user = interaction.user.id
        settings = self._languages.settings_of(user)
        start, end = quiet or (None, None)
        await self.save(user, alter(settings, quiet_from=start, quiet_to=end))
        await self.show(interaction)

    async def save(self, user_id: int, settings: UserSettings) -> None:
        """Store a person's settings, and reschedule the reminders of their open questions."""
        old = self._languages.settings_of(user_id)
        # Stored first: where the database is busy, memory must not differ from it.
        await people.save_settings(self._games, user_id, settings)
        self._languages.note_user(user_id, settings)
        is_changed = settings.remind_hours != old.remind_hours
        if settings.hours != old.hours or is_changed:
            await seat_reminders.reschedule(self._games, user_id, restart=is_changed)

    async def postpone(self, interaction: Interaction, press: CustomId) -> None:
        """Postpone the reminder of the question that a button belongs to."""
        opened, _ = await find_asked(self._games, self._languages, interaction, press)
        await self._postpone(interaction, opened, press.detail)

    async def postpone_here(self, interaction: Interaction, hours: int) -> None:
        """Postpone the reminder of a person's turn in the channel's game."""
        row = await self._games.find(interaction.channel_id)
        await self._postpone(interaction, await self._games.load(row.id), str(hours))

    async def _postpone(self, interaction: Interaction, opened: OpenGame, asked: str) -> None:
        """Postpone a reminder by so many hours; 0 cancels it for this turn.

        Raises Declined where they are not asked.
        """
        # The detail of a `custom_id` may be made up.
        hours = int(asked) if asked.isdecimal() else MAX_HOURS + 1
        if hours > MAX_HOURS:
            raise Declined("bad-input")
        seat = opened.row.seat_of(interaction.user.id)
        if seat is None:
            raise Declined("not-seated")
        at = await seat_reminders.postpone(self._games, opened.row.id, seat.seat, hours)
        words = self._languages.words_for(interaction)
        when = moment(at.isoformat(), "F")
        text = words("remind-at", at=when) if hours else words("remind-never")
        if not await self.propose(interaction, text):
            await self._replies.privately(interaction, text)


def _in_words(words: Words, settings: UserSettings, likely: str, now: datetime) -> str:
    """Describe when a person is awake; their server is `likely` to be in a time zone."""
    hours, reminded = settings.hours, settings.reminded(likely)
    time = local_time(hours.zone, now)
    if settings.zone is None:
        lines = [words("away-zone-unset", time=time)]
    else:
        lines = [words("away-zone", zone=settings.zone, time=time)]
    if reminded.quiet and reminded.quiet != hours.quiet:
        night = quiet_in_words(reminded.quiet)
        lines.append(words("away-night", quiet=night, zone=reminded.zone))
    if hours.quiet:
        lines.append(words("away-quiet", quiet=quiet_in_words(hours.quiet)))
    if settings.days_off:
        lines.append(words("away-days", days=days_in_words(words, settings.days_off)))
    if hours.away:
        first, last = (day.isoformat() for day in hours.away)
        lines.append(words("away-holiday", first=first, last=last))
    if hours.is_always:
        lines.append(words("away-never"))
    return "\n".join(lines)
