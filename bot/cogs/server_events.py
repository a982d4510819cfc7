"""Follow what happens on the servers: invitations, deleted channels, bans."""

from contextlib import suppress

import discord
from discord.ext import commands

from bot.delivery.discord.interactions import from_command
from bot.delivery.outbox.pauses import Pauses
from bot.delivery.outbox.refused_messages import RefusedMessages
from bot.features.greeting import Greeting
from bot.features.plans import PlannedNights
from bot.features.seats import Seats
from bot.model.errors import Declined, StoreBusy


class ServerEvents(commands.Cog):
    """What discord.py reports besides presses and commands."""

    def __init__(
        self,
        greeting: Greeting,
        plans: PlannedNights,
        pauses: Pauses,
        seats: Seats,
        refused_messages: RefusedMessages,
    ) -> None:
        self._greeting = greeting
        self._plans = plans
        self._pauses = pauses
        self._seats = seats
        self._refused_messages = refused_messages

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has invited the bot, where the bot may write."""
        channels = (guild.system_channel, *guild.text_channels)
        for channel in channels:
            rights = channel and channel.permissions_for(guild.me)
            if channel and rights and rights.view_channel and rights.send_messages:
                with suppress(StoreBusy):
                    await self._greeting.greet(guild.id, channel.id, str(guild.preferred_locale))
                return

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pause the game of a deleted channel, and notify its host."""
        await self._pause_channel(channel.id)

    @commands.Cog.listener()
    async def on_thread_delete(self, thread: discord.Thread) -> None:
        """Pause the game of a deleted thread, and notify its host."""
        await self._pause_channel(thread.id)

    @commands.Cog.listener()
    async def on_member_ban(
        self, guild: discord.Guild, user: discord.User | discord.Member
    ) -> None:
        """Mark the seats of somebody who was banned."""
        # Their seats are marked with the next reminder otherwise, which asks who is still there.
        with suppress(Declined, StoreBusy):
            await self._seats.mark_gone_from_server(guild.id, user.id)

    @commands.Cog.listener()
    async def on_app_command_completion(self, interaction: discord.Interaction, _: object) -> None:
        """Show a person the direct messages that they refused."""
        await self._refused_messages.show_refused(from_command(interaction))

    async def _pause_channel(self, channel_id: int) -> None:
        # Two games at most: a night that is planned in the channel, and the one that is played
        # there. Where there is none, there is nothing to do.
        with suppress(Declined, StoreBusy):
            await self._plans.channel_gone(channel_id)
        with suppress(Declined, StoreBusy):
            await self._pauses.pause_in(channel_id)
