"""Greet a server once, when it invites the bot."""

import logging

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import FAILED
from bot.i18n.words import Words, words_in
from bot.service.history.sent_once import SentOnce
from bot.ui.first_adventure import adventure_button
from bot.ui.layout import layout
from bot.ui.message import Message

log = logging.getLogger(__name__)


class Greeting:
    """The first message to a server."""

    def __init__(self, api: DiscordApi, sent_once: SentOnce) -> None:
        self._api = api
        self._sent_once = sent_once

    async def greet(self, guild_id: int, channel_id: int, locale: str) -> None:
        """Greet a server in a channel and in the server's language, unless it was greeted before.

        Raises StoreBusy.
        """
        # Stored first: a greeting that is lost is better than one that comes twice.
        if not await self._sent_once.begin_greeting(guild_id, channel_id):
            return
        try:
            await self._api.post_unmarked(channel_id, _greeting(words_in(locale)))
        except FAILED as error:
            log.info("server %s is not greeted: %r", guild_id, error)


def _greeting(words: Words) -> Message:
    return layout([words("greeting")], [[adventure_button(words)]])
