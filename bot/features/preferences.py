"""Show and change a person's settings, and ask once whether the bot may pass for them."""

from dataclasses import fields

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.features.hours import Hours
from bot.model.custom_id import CustomId
from bot.model.interaction import Interaction
from bot.model.kinds import Pings
from bot.model.loaded_game import Played
from bot.model.presses import FormPress, Press, YesNo
from bot.service.plies.idle import expects_pass
from bot.ui.layout import button, layout
from bot.ui.message import ButtonStyle, Message
from bot.ui.preferences import read_settings, settings_form, settings_message
from rules.record import alter, record


@record
class Changes:
    """The settings that a person changes, by their names; None leaves one as it is."""

    language: str | None = None
    dm_readings: bool | None = None
    text_first: bool | None = None
    pings: Pings | None = None
    tell_next: bool | None = None
    remind_hours: int | None = None
    pass_for_me: bool | None = None
    narration: bool | None = None
    digest_hour: int | None = None
    digest_only: bool | None = None


NO_DIGEST = -1
"""Stands for no list of one's games, as no hour means that it stays."""


class Preferences:
    """The settings of people, except for their hours."""

    def __init__(self, languages: Languages, replies: Replies, hours: Hours) -> None:
        self._languages = languages
        self._replies = replies
        self._hours = hours

    async def change(self, interaction: Interaction, changes: Changes) -> None:
        """Store what has changed, and show all settings."""
        user = interaction.user.id
        old = self._languages.settings_of(user)
        given = {one.name: getattr(changes, one.name) for one in fields(changes)}
        new = alter(old, **{name: value for name, value in given.items() if value is not None})
        if changes.digest_hour == NO_DIGEST:
            new = alter(new, digest_hour=None)
        if new != old:
            await self._hours.save(user, new)
        await self._replies.privately(interaction, self._shown(interaction))

    async def ask(self, interaction: Interaction, press: CustomId) -> None:
        """Open the form for a person's settings, or store what was entered there.

        Raises Declined.
        """
        user = interaction.user.id
        old = self._languages.settings_of(user)
        if press.detail_as(FormPress) == FormPress.OPEN:
            words = self._languages.words_for(interaction)
            await self._replies.open_form(interaction, settings_form(words, old))
            return
        new = read_settings(old, interaction.values)
        if new != old:
            await self._hours.save(user, new)
        await self._replies.edit(interaction, self._shown(interaction))

    def _shown(self, interaction: Interaction) -> Message:
        words = self._languages.words_for(interaction)
        settings = self._languages.settings_of(interaction.user.id)
        is_mute = words.language not in self._languages.voice_languages
        return settings_message(words, settings, is_mute=is_mute)

    async def ask_to_pass(self, interaction: Interaction, played: Played) -> None:
        """Ask someone who has just used their last ready villager, unless they were asked before.

        They are here and read it at once; no answer means yes.
        """
        user = interaction.user.id
        settings, loaded = self._languages.settings_of(user), played.loaded
        seat = loaded.row.seat_of(user)
        if settings.pass_for_me is not None or seat is None or loaded.state.table.over:
            return
        if not expects_pass(loaded.row, loaded.state, seat.seat):
            return
        # Stored before they are asked: silence means yes, and nobody is asked twice.
        await self._hours.save(user, alter(settings, pass_for_me=True))
        words = self._languages.words_for(interaction)
        row = [
            button(words("pass-for-me-yes"), _press(YesNo.YES), ButtonStyle.PRIMARY),
            button(words("pass-for-me-no"), _press(YesNo.NO)),
        ]
        await self._replies.privately(interaction, layout([words("pass-for-me-asked")], [row]))

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Store a person's answer, and confirm it."""
        user = interaction.user.id
        settings = alter(
            self._languages.settings_of(user), pass_for_me=press.detail_as(YesNo) == YesNo.YES
        )
        await self._hours.save(user, settings)
        words = self._languages.words_for(interaction)
        text = words("pass-for-me-set", passes=str(settings.pass_for_me))
        await self._replies.edit(interaction, layout([text]))


def _press(detail: YesNo) -> CustomId:
    return CustomId(0, 0, Press.PASSING, detail)
