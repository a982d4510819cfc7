"""The icons stand as emoji beside words, are uploaded once, and are missed by nobody."""

from pathlib import Path
from typing import Any

import pytest

from bot.app import create_bot
from bot.delivery.emoji import UPLOADED
from bot.settings import Settings
from bot.text.emoji import NO_EMOJI, Emoji, EmojiSet, without_emoji
from bot.ui.layout import LONGEST, fit
from tests.bot.messages import parts_of, text_of
from tests.bot.server import Env, Server

EMOJI = "/applications/*/emojis"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "table.sqlite3")


def uploads(server: Server) -> int:
    return len([r for r in server.env.http_requests if r.method == "POST" and "emojis" in r.path])


def emoji_on(message: Any) -> dict[str, Any]:
    parts = [part for part in parts_of(message) if getattr(part, "custom_id", None)]
    return {part.label: part.emoji for part in parts}


async def test_every_icon_is_uploaded_once_and_found_again(server: Server) -> None:
    assert uploads(server) == len(UPLOADED)
    assert set(server.bot.reader.emoji.uploaded) == set(UPLOADED)
    await server.restart()
    assert uploads(server) == len(UPLOADED)
    assert set(server.bot.reader.emoji.uploaded) == set(UPLOADED)


async def test_emoji_stand_before_words_and_beside_labels(server: Server) -> None:
    await server.start()
    panel = await server.panel()
    assert "<:ab_coin_" in text_of(panel)
    assert "coins" in text_of(panel)
    found = emoji_on(panel)
    assert all(found)
    assert found["Explore"].name.startswith("ab_lantern_")
    result = await server.ann.slash(server.channel, "look market")
    assert "<:ab_bed_" in text_of(result.response.message)


async def test_who_wants_text_first_reads_no_emoji(server: Server) -> None:
    await server.ann.slash(server.channel, "me settings", text_first=True)
    await server.start()
    for message in (
        await server.panel(),
        (await server.ann.slash(server.channel, "look market")).response.message,
    ):
        assert "<:ab_" not in text_of(message)
        assert not any(emoji_on(message).values())


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_where_emoji_cannot_be_had_words_do(settings: Settings, method: str) -> None:
    bot = create_bot(settings)
    env = Env(bot, shard_count=1)
    try:
        env.inject_error(method, EMOJI, status=403, code=0, times=None)
        await env.start()
        assert not bot.reader.emoji.uploaded
    finally:
        await env.shutdown()
        await bot.database.close()


def test_an_emoji_stands_for_the_dot_before_its_words_and_leaves_it_when_it_goes() -> None:
    coin = Emoji("ab_coin_0a1b2c3d", 123)
    parts = [("coin", "4 coins"), ("", "passed"), ("coin", "+1 income")]
    marked = EmojiSet({"coin": coin}).join(parts, " \u00b7 ")
    assert marked.count("\u00b7") == 1
    assert without_emoji(marked) == NO_EMOJI.join(parts, " \u00b7 ")
    assert without_emoji(marked) == "4 coins \u00b7 passed \u00b7 +1 income"


def test_emoji_leave_where_a_message_is_too_long_for_them() -> None:
    line = "<:ab_coin_0a1b2c3d:123> 4 coins \u00b7 <:other:5> "
    assert without_emoji(line) == "4 coins \u00b7 <:other:5> "
    parts = [line * (LONGEST // len(line) + 1)]
    assert "ab_coin" not in fit(parts)[0]
    assert "ab_coin" in fit([line])[0]
