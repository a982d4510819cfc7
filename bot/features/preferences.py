"""Show and change a person's settings."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.reader import Reader
from bot.features.hours import Hours
from bot.model.interaction import Interaction
from bot.model.kinds import Pings
from rules.record import alter, record


@record
class Changes:
    """The settings that a person changes; None leaves one as it is. `remind` is in hours."""

    language: str | None = None
    dm: bool | None = None
    text_first: bool | None = None
    pings: Pings | None = None
    tell_next: bool | None = None
    remind: int | None = None
    pass_for_me: bool | None = None
    narration: bool | None = None


class Preferences:
    """The settings of people, except for their hours."""

    def __init__(self, reader: Reader, replies: Replies, hours: Hours) -> None:
        self._reader = reader
        self._replies = replies
        self._hours = hours

    async def change(self, interaction: Interaction, changes: Changes) -> None:
        """Store what has changed, and show all settings."""
        user = interaction.user.id
        old = self._reader.settings_of(user)
        new = alter(
            old,
            language=changes.language or old.language,
            dm_readings=old.dm_readings if changes.dm is None else changes.dm,
            pings=changes.pings or old.pings,
            tell_next=old.tell_next if changes.tell_next is None else changes.tell_next,
            remind_hours=old.remind_hours if changes.remind is None else changes.remind,
            pass_for_me=old.pass_for_me if changes.pass_for_me is None else changes.pass_for_me,
            text_first=old.text_first if changes.text_first is None else changes.text_first,
            narration=old.narration if changes.narration is None else changes.narration,
        )
        if new != old:
            await self._hours.save(user, new)
        words = self._reader.words_for(interaction)
        shown = words(
            "settings-shown",
            language=words("language-name"),
            dm=str(new.dm_readings),
            text=str(new.text_first),
        )
        is_mute = words.language not in self._reader.voice_languages
        voice = words("settings-voice", voice=str(new.narration), mute=str(is_mute))
        calls = words(
            "settings-calls",
            pings=new.pings,
            next=str(new.tell_next),
            remind=-1 if new.remind_hours is None else new.remind_hours,
            passes=str(new.pass_for_me is not False),
        )
        await self._replies.privately(interaction, f"{shown}\n{voice}\n{calls}")
