"""Open another night after one, or plan the next: with the same settings, by its guests."""

from typing import assert_never

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.features.night_hosts import NightHosts
from bot.features.nights import StoryNights
from bot.features.plans import PlannedNights
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus
from bot.model.nights import NO_TALE, Night
from bot.model.presses import NextNightPress
from bot.service.lobby.lobbies import LobbyOptions
from bot.service.night.steps import night_of
from bot.service.plies.permissions import require_part
from bot.service.tables.games import Games
from bot.ui.night_end import when_form


class NextNights:
    """What the guests of a night that is over want next."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        replies: Replies,
        hosts: NightHosts,
        guests: StoryNights,
        plans: PlannedNights,
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._hosts = hosts
        self._guests = guests
        self._plans = plans

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Open another night, or join it where it is open already; or plan the next.

        Raises Declined.
        """
        last = await self._games.get(press.game_id)
        require_part(last, interaction.user.id)
        if not last.is_night:
            raise Declined("night-none-here")
        act = press.detail_as(NextNightPress)
        match act:
            case NextNightPress.AGAIN:
                here = await self._games.find(interaction.channel_id)
                if here.is_night and here.status == GameStatus.LOBBY:
                    await self._guests.join(interaction, here)
                else:
                    await self._hosts.open(interaction, _options_like(last, interaction))
            case NextNightPress.PLAN:
                form = when_form(self._languages.words_for(interaction), last)
                await self._replies.open_form(interaction, form)
            case NextNightPress.AT:
                (at,) = interaction.values[NextNightPress.AT]
                options = _options_like(last, interaction)
                await self._plans.plan(interaction, options, at, night_of(last).voice)
            case _:
                assert_never(act)


def _options_like(last: GameRow, interaction: Interaction) -> LobbyOptions:
    """Return the settings of a night, for another one that this person hosts.

    After a night without a tale it has none either; else one is drawn: this group knows its last.
    """
    night = night_of(last)
    tale = NO_TALE if night.tale == NO_TALE else None
    return LobbyOptions(
        guild_id=last.guild_id,
        channel_id=interaction.channel_id,
        host=interaction.user,
        language=last.language,
        variant=last.variant,
        reading=last.reading,
        night=Night(night.reader, night.decide, night.pace, voice_id=night.voice, tale=tale),
    )
