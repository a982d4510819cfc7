"""The icons stand as emoji beside words, are uploaded once, and are missed by nobody."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import create_bot
from bot.delivery.discord.emoji import SIZE, ApplicationEmoji
from bot.settings import Settings
from bot.store.database import Database
from bot.text.emoji import ICONS, NO_EMOJI, Emoji, EmojiSet, without_emoji, without_ids
from bot.text.picture_request import IconRequest
from bot.ui.layout import LONGEST, fit
from bot.worker.process import WorkerProcess
from rules.book import Outcome
from rules.questions import TakeReward
from rules.words import Good, Reward
from tests.bot.incidents import Env
from tests.bot.messages import parts_of, say, text_of
from tests.bot.server import Server
from tests.tables import ANN, ONE, a_table, below, seat

EMOJI = "/applications/*/emojis"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "table.sqlite3")


def uploads(server: Server) -> int:
    return len([r for r in server.env.http_requests if r.method == "POST" and "emojis" in r.path])


def names_there(server: Server) -> dict[int, str]:
    """Return the names of the application's emoji, by their ids."""
    return {e.id: e.name for e in server.env.backend.application_emojis.values()}


def emoji_on(message: Any) -> dict[str, Any]:
    parts = [part for part in parts_of(message) if getattr(part, "custom_id", None)]
    return {part.label: part.emoji for part in parts}


async def test_every_icon_is_uploaded_once_and_found_again(server: Server) -> None:
    assert uploads(server) == len(ICONS)
    assert set(server.parts[ApplicationEmoji].usable.uploaded) == set(ICONS)
    before = names_there(server)
    assert sorted(before.values()) == sorted(ICONS)  # what a screen reader says
    await server.restart()
    assert set(server.parts[ApplicationEmoji].usable.uploaded) == set(ICONS)
    assert names_there(server) == before


async def test_a_changed_picture_replaces_its_emoji_and_old_messages_keep_theirs(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start()
    before, coin = names_there(server), server.parts[ApplicationEmoji].usable.uploaded["coin"]
    assert str(coin) in text_of(await server.panel())

    async def redrawn(renderer: WorkerProcess, request: IconRequest) -> tuple[bytes, float]:
        return await draw(renderer, replace(request, size=64 if request.icon == "coin" else SIZE))

    draw = WorkerProcess.ask
    monkeypatch.setattr("bot.delivery.discord.emoji.drawing_code", lambda: "other code")
    monkeypatch.setattr("bot.worker.process.WorkerProcess.ask", redrawn)
    await server.restart()
    new = server.parts[ApplicationEmoji].usable.uploaded["coin"]
    assert new.id != coin.id
    assert names_there(server) == before | {coin.id: f"old_{coin.id}", new.id: "coin"}
    await server.restart()
    assert server.parts[ApplicationEmoji].usable.uploaded["coin"] == new


async def test_the_emoji_of_older_releases_stay_for_the_messages_that_show_them(
    server: Server,
) -> None:
    backend = server.env.backend
    for number in list(backend.application_emojis):
        backend.delete_application_emoji(number)
    old = backend.create_application_emoji("ab_coin_ee3710eb")
    foreign = backend.create_application_emoji("bed")
    await server.restart()
    there = names_there(server)
    assert there[old.id] == "ab_coin_ee3710eb"
    assert there[foreign.id] == f"old_{foreign.id}"
    assert set(ICONS) <= set(there.values())
    assert len(set(there.values())) == len(there)  # Discord takes no name twice


async def test_an_upload_that_fails_is_made_up_for_at_the_next_start(
    settings: Settings, server: Server
) -> None:
    backend = server.env.backend
    for number in list(backend.application_emojis)[5:]:
        backend.delete_application_emoji(number)
    server.env.inject_error("POST", EMOJI, status=403, code=0, times=1)
    await server.restart()
    assert len(server.parts[ApplicationEmoji].usable.uploaded) == 5
    await server.restart()
    assert set(server.parts[ApplicationEmoji].usable.uploaded) == set(ICONS)


async def test_emoji_stand_before_words_and_beside_labels(server: Server) -> None:
    await server.start()
    panel = await server.panel()
    assert re.search(r"<:coin:[0-9]+>\u2060[0-9]", text_of(panel))
    assert "coins" not in text_of(panel)  # a screen reader says the emoji's name
    assert all(emoji_on(panel))
    result = await server.ann.slash(server.channel, "look village")
    assert "<:bed:" in text_of(result.response.message)


async def test_a_reward_to_pick_has_its_emoji_beside_its_name(server: Server) -> None:
    trip = below(
        option=0, tier=0, owed=(Reward.ITEM,), outcome=Outcome(choice=(Good.FISH, Good.ROPE))
    )
    asks = (TakeReward(ONE, ANN, Reward.ITEM, (Good.FISH, Good.ROPE)),)
    await server.lay(a_table(ann=seat(ready=(), cave=("builder-1",)), trip=trip, asks=asks))
    found = emoji_on(await server.panel())
    assert found["fish"].name == "fish"
    assert not found[say("verb-more")]


async def test_who_wants_text_first_reads_no_emoji(server: Server) -> None:
    await server.ann.slash(server.channel, "me settings", text_first=True)
    await server.start()
    looked = await server.ann.slash(server.channel, "look market")
    assert "<:" not in text_of(looked.response.message)
    assert not any(emoji_on(looked.response.message).values())
    assert "<:coin:" in text_of(await server.panel())  # it is everybody's
    other = await server.bob.slash(server.channel, "look village")
    assert "<:bed:" in text_of(other.response.message)


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_where_emoji_cannot_be_had_words_do(settings: Settings, method: str) -> None:
    bot = create_bot(settings)
    env = Env(bot, shard_count=1)
    try:
        env.inject_error(method, EMOJI, status=403, code=0, times=None)
        await env.start()
        assert not bot.parts[ApplicationEmoji].usable.uploaded
    finally:
        await env.shutdown()
        await bot.parts[Database].close()


def test_an_emoji_stands_for_the_dot_before_its_words_and_leaves_it_when_it_goes() -> None:
    coin = Emoji("coin", 123)
    parts = [("coin", "4 coins"), ("", "passed"), ("coin", "+1 income")]
    marked = EmojiSet({"coin": coin}).join(parts, " \u00b7 ")
    assert marked.count("\u00b7") == 1
    assert without_ids(marked) == NO_EMOJI.join(parts, " \u00b7 ")
    assert without_ids(marked) == "4 coins \u00b7 passed \u00b7 +1 income"


def test_no_line_ends_between_an_emoji_its_figure_and_its_words() -> None:
    moon = EmojiSet({"exhausted": Emoji("exhausted", 7)})
    marked = moon.prefix("exhausted", "2 exhausted")
    assert marked.split(" ") == ["<:exhausted:7>\u202f2\u00a0exhausted"]
    assert without_ids(marked) == "2 exhausted"


def test_a_figure_beside_its_emoji_needs_no_word_and_stays_when_the_others_go() -> None:
    coin = EmojiSet({"coin": Emoji("coin", 7)})
    marked = coin.join_figures([("coin", "10", "10 coins"), ("fish", "", "a fish")], " \u00b7 ")
    assert marked == "<:coin:7>\u206010 \u00b7 a\u00a0fish"
    assert without_emoji(marked) == marked
    other = EmojiSet({"coin": Emoji("coin", 8)}).figure("coin", "10", "10 coins")
    assert without_ids(other) == without_ids(coin.figure("coin", "10", "10 coins"))


def test_emoji_leave_where_a_message_is_too_long_for_them() -> None:
    marked = EmojiSet({"coin": Emoji("coin", 123)}).prefix("coin", "4 coins")
    line = f"{marked} \u00b7 <:other:5> "
    assert without_emoji(line) == "4\u00a0coins \u00b7 <:other:5> "
    parts = [line * (LONGEST // len(line) + 1)]
    assert "<:coin:" not in fit(parts)[0]
    assert "<:coin:" in fit([line])[0]
