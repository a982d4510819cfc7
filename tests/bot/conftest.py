from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import simcord

from bot.app import TableBot, create_bot
from bot.settings import Settings
from tests.bot.town import Town


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(_env_file=None, database=tmp_path / "table.sqlite3", discord_token="")


@pytest.fixture
async def town(settings: Settings) -> AsyncIterator[Town]:
    """A server with a channel and four people, and the real bot in it."""
    bot = create_bot(settings)
    env = simcord.Env(bot)
    try:
        await env.start()
        town = Town(env, bot, settings)
        yield town
        bot = town.bot
    finally:
        await env.shutdown()
        await bot.database.close()
    env.raise_errors()
