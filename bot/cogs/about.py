"""`/about` and `/tutorial`: what the bot is, how to invite it, and a first adventure alone."""

import discord
from discord import Interaction, Permissions
from discord.ext import commands

from bot.cogs.localized import command, in_messages_too
from bot.delivery.discord.interactions import from_command
from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.features.first_adventure import FirstAdventure
from bot.ui.first_adventure import adventure_button
from bot.ui.layout import layout, link

PERMISSIONS = Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    send_voice_messages=True,
    read_message_history=True,
    create_events=True,
    connect=True,
    speak=True,
)
"""What the bot uses: it posts panels with pictures in channels and threads, makes a thread for a
game, reads aloud, in voice channels too, and looks for its own messages after a crash. A planned
night is an event, which in a voice channel takes the right to connect. It deletes and pings by no
right of its own."""


def invite_link(application_id: int) -> str:
    """Return the address that invites the bot, with the permissions that it uses."""
    return discord.utils.oauth_url(
        application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )


class About(commands.Cog):
    """The commands that introduce the bot."""

    def __init__(
        self, languages: Languages, replies: Replies, first_adventure: FirstAdventure
    ) -> None:
        self._languages = languages
        self._replies = replies
        self._first_adventure = first_adventure

    @command("about", "cmd-about")
    @in_messages_too
    async def about(self, interaction: Interaction) -> None:
        """Say what the bot is, with a link that invites it."""
        words = self._languages.words_for(from_command(interaction))
        invite = link(words("about-invite"), invite_link(interaction.application_id))
        await self._replies.privately(
            from_command(interaction), layout([words("about")], [[adventure_button(words), invite]])
        )

    @command("tutorial", "cmd-tutorial")
    @in_messages_too
    async def tutorial(self, interaction: Interaction) -> None:
        """Begin the first adventure."""
        await self._first_adventure.begin(from_command(interaction))
