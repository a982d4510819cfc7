"""Store when people are awake, show it, and adjust their clocks and reminders to it."""

from datetime import datetime

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.features.questions import find_asked
from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.loaded_game import LoadedGame
from bot.model.presses import FormPress, Press
from bot.model.user_settings import UserSettings
from bot.service.table_acts import people, seat_reminders
from bot.service.tables.games import Games
from bot.text.hours import (
    HoursEntered,
    days_in_words,
    local_time,
    quiet_in_words,
    read_entered,
    read_quiet,
)
from bot.text.moments import moment
from bot.text.zone_names import likely_zone
from bot.ui.hours import hours_button, hours_form, read_hours
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle
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
        words = self._languages.words_for(interaction)
        text, (proposed, row) = self._shown(interaction), await self._proposed(interaction)
        parts = [text, proposed or words("away-how")]
        await self._replies.privately(interaction, layout(parts, [[*row, hours_button(words)]]))

    async def enter(self, interaction: Interaction, entered: HoursEntered) -> None:
        """Store what a command says of a person's hours, and show them.

        Raises Declined.
        """
        await self._enter(interaction, entered)
        await self.show(interaction)

    async def ask(self, interaction: Interaction, press: CustomId) -> None:
        """Open the form for a person's hours, or store what was entered there.

        Raises Declined.
        """
        words = self._languages.words_for(interaction)
        if press.detail_as(FormPress) == FormPress.OPEN:
            settings = self._languages.settings_of(interaction.user.id)
            form = hours_form(words, settings, self._games.now())
            await self._replies.open_form(interaction, form)
            return
        await self._enter(interaction, read_hours(interaction.values))
        shown = layout([self._shown(interaction), words("away-how")], [[hours_button(words)]])
        await self._replies.edit(interaction, shown)

    async def _enter(self, interaction: Interaction, entered: HoursEntered) -> None:
        user, words = interaction.user.id, self._languages.words_for(interaction)
        old = self._languages.settings_of(user)
        new = read_entered(words, old, entered, self._games.now())
        if new != old:
            await self.save(user, new)

    def _shown(self, interaction: Interaction) -> str:
        """Describe when a person is awake."""
        words = self._languages.words_for(interaction)
        settings = self._languages.settings_of(interaction.user.id)
        return _in_words(words, settings, likely_zone(interaction.guild_locale), self._games.now())

    async def _proposed(self, interaction: Interaction) -> tuple[str, list[Button]]:
        """Propose quiet hours, with the button that sets them; empty where there are none."""
        found = await people.propose_quiet(self._games, interaction.user.id)
        if found is None:
            return "", []
        words, quiet = self._languages.words_for(interaction), quiet_in_words(found)
        zone = self._languages.settings_of(interaction.user.id).hours.zone
        press = CustomId(0, 0, Press.AWAY, quiet.replace(":", "_"))
        confirm = button(words("away-confirm"), press, ButtonStyle.PRIMARY)
        return words("away-proposed", quiet=quiet, zone=zone), [confirm]

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
        is_changed = (settings.remind_hours, settings.is_pinged) != (
            old.remind_hours,
            old.is_pinged,
        )
        if settings.hours != old.hours or is_changed:
            await seat_reminders.reschedule(self._games, user_id, restart=is_changed)

    async def postpone(self, interaction: Interaction, press: CustomId) -> None:
        """Postpone the reminder of the question that a button belongs to."""
        loaded, _ = await find_asked(self._games, self._languages, interaction, press)
        await self._postpone(interaction, loaded, press.detail)

    async def postpone_here(self, interaction: Interaction, hours: int) -> None:
        """Postpone the reminder of a person's turn in the channel's game."""
        row = await self._games.find(interaction.channel_id)
        await self._postpone(interaction, await self._games.load(row.id), str(hours))

    async def _postpone(self, interaction: Interaction, loaded: LoadedGame, asked: str) -> None:
        """Postpone a reminder by `hours`; 0 cancels it for this turn.

        Raises Declined where they are not asked.
        """
        # The detail of a `custom_id` may be made up.
        hours = int(asked) if asked.isdecimal() else MAX_HOURS + 1
        if hours > MAX_HOURS:
            raise Declined("bad-input")
        seat = loaded.row.seat_of(interaction.user.id)
        if seat is None:
            raise Declined("not-seated")
        at = await seat_reminders.postpone(self._games, loaded.row.id, seat.seat, hours)
        words = self._languages.words_for(interaction)
        when = moment(at.isoformat(), "F")
        text = words("remind-at", at=when) if hours else words("remind-never")
        proposed, row = await self._proposed(interaction)
        await self._replies.privately(interaction, layout([text, proposed], [row] if row else []))


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
