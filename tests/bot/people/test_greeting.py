"""A server that invites the bot is greeted once, in its own language."""

import asyncio
from typing import Any

import discord
import pytest

from bot.i18n.words import words_in
from tests.bot.messages import text_of
from tests.bot.server import Server

_EVENT = "on_guild_join"


async def join(server: Server, *, times: int = 1) -> None:
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    for _ in range(times):
        server.bot.dispatch("guild_join", guild)
        greeted = [task for task in asyncio.all_tasks() if task.get_name().endswith(_EVENT)]
        await asyncio.gather(*greeted)


def greetings(channel: Any, locale: str) -> int:
    words = words_in(locale)
    greeting = f"{words('greeting').strip()}\n{words('adventure-begin')}"
    return sum(text_of(m).strip() == greeting for m in channel.history())


async def test_a_server_is_greeted_once(server: Server) -> None:
    await join(server, times=2)
    await server.restart()
    await join(server)
    assert greetings(server.channel, "en") == 1


@pytest.mark.parametrize("locale", [discord.Locale.japanese, discord.Locale.spain_spanish])
async def test_a_server_is_greeted_in_its_language(
    server: Server, locale: discord.Locale, monkeypatch: pytest.MonkeyPatch
) -> None:
    guild = server.bot.get_guild(server.guild.id)
    monkeypatch.setattr(guild, "preferred_locale", locale)
    await join(server)
    assert greetings(server.channel, locale.value) == 1
