"""A server that invites the bot is greeted once, in its own language."""

import asyncio
from random import Random
from typing import Any

import discord
import pytest

from bot.i18n.words import words_in
from tests.bot.messages import text_of
from tests.bot.server import Server

_EVENT = "on_guild_join"


async def join(server: Server, *, times: int = 1, guild_id: int | None = None) -> None:
    guild = server.bot.get_guild(guild_id or server.guild.id)
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


async def test_a_server_of_500_channels_that_takes_no_message_is_left_in_peace(
    server: Server,
) -> None:
    closed = discord.PermissionOverwrite(view_channel=False, send_messages=False)
    huge = server.env.create_guild("Huge")
    overwrites: Any = {huge.default_role: closed}
    for number in range(500):
        huge.create_text_channel(f"room-{number}", overwrites=overwrites)
    await server.env.settle()
    since = len(server.env.http_requests)
    await join(server, guild_id=huge.id)
    await server.restart()
    asked = [one.path for one in server.env.http_requests[since:] if one.method == "POST"]
    assert not [path for path in asked if "/messages" in path]
    await server.start(2)
    await server.step(Random(1))
    assert (await server.loaded()).ply == 1
