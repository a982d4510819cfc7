"""Plan story nights, sign up for them, and open them at their time."""

from datetime import datetime
from typing import assert_never

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.plan_messages import PlanMessages
from bot.delivery.outbox.publisher import Publisher
from bot.features.admission import is_in_charge
from bot.features.arrival import check_arrival
from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow, TimerRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus
from bot.model.presses import PlanPress
from bot.service.lobby.lobbies import LobbyOptions
from bot.service.night.plan_calls import plan_of
from bot.service.nights.plans import Plans
from bot.service.tables.games import Games
from bot.text.instants import read_instant
from bot.text.moments import moment

_UNSET = "UTC"
"""The time zone of those who have set none."""


class PlannedNights:
    """Nights that are planned for later."""

    def __init__(
        self,
        plans: Plans,
        games: Games,
        languages: Languages,
        replies: Replies,
        publisher: Publisher,
        messages: PlanMessages,
    ) -> None:
        self._plans = plans
        self._games = games
        self._languages = languages
        self._replies = replies
        self._publisher = publisher
        self._messages = messages

    async def plan(
        self, interaction: Interaction, options: LobbyOptions, at: str, voice_id: int | None
    ) -> None:
        """Plan a night in the channel."""
        check_arrival(interaction)
        row, panel = await self._plans.plan(options, self._read(interaction, at), voice_id)
        await self._publisher.open_lobby(interaction, panel)
        words, zone = self._words(interaction), self._zone(interaction)
        if zone == _UNSET:
            when = moment(plan_of(row).at, "F")
            await self._replies.privately(interaction, words("plan-zone", at=when))
        await self._messages.show(row.id)

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Sign up, or take that back."""
        user = interaction.user
        row = await self._games.get(press.game_id)
        if row.night is None or row.night.plan is None:
            raise Declined("plan-none-here")
        act = press.detail_as(PlanPress)
        match act:
            case PlanPress.COME:
                await self._plans.sign_up(press.game_id, user)
            case PlanPress.STAY:
                await self._plans.withdraw(press.game_id, user.id)
            case _:
                assert_never(act)
        await self._messages.answer(interaction, press.game_id)

    async def move(self, interaction: Interaction, at: str) -> None:
        """Open the channel's night at another time."""
        row, opens = await self._hosted(interaction), self._read(interaction, at)
        await self._plans.move(row.id, opens)
        when = moment(opens.isoformat(), "F")
        await self._replies.privately(interaction, self._words(interaction)("plan-to", at=when))
        await self._messages.show(row.id)

    async def cancel(self, interaction: Interaction) -> None:
        """Cancel the night that is planned in the channel."""
        row = await self._hosted(interaction)
        await self._plans.cancel(row.id)
        await self._replies.privately(interaction, self._words(interaction)("plan-cancelled"))
        await self._messages.show(row.id)

    async def on_time(self, timer: TimerRow) -> None:
        """Remind those who signed up, open the night, or close what nobody came to."""
        if not await self._plans.advance(timer):
            return
        await self._messages.show(timer.game_id)
        row = await self._games.get(timer.game_id)
        is_open = row.status == GameStatus.LOBBY and not row.is_planned
        if is_open and row.panel_id is None and not await self._plans.is_to_be_posted(row.id):
            await self._abandon(row)  # its message was refused

    async def channel_gone(self, channel_id: int) -> None:
        """Close the night of a channel that was deleted.

        Raises Declined where none is planned there.
        """
        await self._abandon(await self._plans.find(channel_id))

    async def _abandon(self, row: GameRow) -> None:
        # Stored before it is shown: those who signed up hear of it even if the bot is killed now.
        await self._plans.abandon(row.id)
        await self._messages.show_abandoned(row.id)

    async def _hosted(self, interaction: Interaction) -> GameRow:
        """Return the channel's planned night that a person is in charge of."""
        row = await self._plans.find(interaction.channel_id)
        if not is_in_charge(interaction, row):
            raise Declined("night-not-the-host")
        return row

    def _read(self, interaction: Interaction, at: str) -> datetime:
        """Read an instant in a person's time zone."""
        now = self._games.now()
        return read_instant(self._words(interaction), at, self._zone(interaction), now)

    def _zone(self, interaction: Interaction) -> str:
        return self._languages.settings_of(interaction.user.id).hours.zone

    def _words(self, interaction: Interaction) -> Words:
        return self._languages.words_for(interaction)
