"""`/read` tells any story again that one may know: of the channel's game, and of its last games."""

import sqlite3
from random import Random
from typing import Any

from bot.model.stories import Story
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.store.database import Database
from tests.bot.messages import answer_of, say
from tests.bot.server import Server

MOST = 25


async def finished_stories(server: Server, game_id: int) -> list[Story]:
    plies = await server.parts[Games].history.plies(game_id)
    return [story for story in stories_of(plies) if story.is_over]


async def play(server: Server, seed: int) -> int:
    """Play a game of two to its end; return its id."""
    await server.start(2, seed=seed.to_bytes(32))
    server.game_id = (await server.parts[Games].find(server.channel.id)).id
    await server.finish(Random(seed))
    return server.game_id


async def suggested(person: Any, channel: Any, text: str = "") -> list[tuple[str, str]]:
    found = await person.autocomplete(channel, "read", "story", text)
    return [(one["value"], one["name"]) for one in found]


async def test_stories_of_the_channels_last_games_are_read_again(server: Server) -> None:
    first, second = await play(server, 1), await play(server, 2)
    await server.start(2, seed=(3).to_bytes(32))
    server.game_id = third = second + 1
    dice = Random(3)
    while not await finished_stories(server, third):
        await server.step(dice)
    await server.until("choose_option", dice)
    loaded = await server.loaded()
    below = loaded.state.table.expedition.path[0]
    expected = [
        f"{game}-{story.ply}"
        for game in (third, second, first)
        for story in reversed(await finished_stories(server, game))
    ]
    shown = await suggested(server.eve, server.channel)
    assert [value for value, _ in shown] == expected[:MOST]
    assert {value.partition("-")[0] for value, _ in shown} >= {str(third), str(second)}
    running = [story.ply for story in stories_of(await server.parts[Games].history.plies(third))]
    assert f"{third}-{running[-1]}" not in [value for value, _ in shown]

    oldest = (await finished_stories(server, first))[0]
    title = loaded.book.stories.title(oldest.number, "en")
    found = [value for value, _ in await suggested(server.eve, server.channel, title[2:].upper())]
    assert f"{first}-{oldest.ply}" in found
    result = await server.eve.slash(server.channel, "read", story=f"{first}-{oldest.ply}")
    assert title in answer_of(result)
    hidden = loaded.book.stories.title(below, "en")
    assert f"{third}-{running[-1]}" not in [
        value for value, _ in await suggested(server.eve, server.channel, hidden)
    ]
    refused = await server.eve.slash(server.channel, "read", story=f"{third}-{running[-1]}")
    assert answer_of(refused) == say("story-not-over")
    await nothing_elsewhere(server, f"{first}-{oldest.ply}", title)


async def nothing_elsewhere(server: Server, value: str, title: str) -> None:
    """In another channel nothing is suggested nor told, and all numbers are answered alike."""
    field = await server.start_beside()
    for text in ("", title):
        assert await suggested(server.ann, field, text) == []
    for story in (value, "999-1", "1-999", "1", "\u0661-\u0661", f"{9**18}-1", title):
        answer = await server.ann.slash(field, "read", story=story)
        assert answer_of(answer) == say("story-not-over")


async def test_where_only_a_lobby_follows_the_last_games_stories_are_read(server: Server) -> None:
    game = await play(server, 1)
    await server.open(2)
    values = [value for value, _ in await suggested(server.eve, server.channel)]
    assert values == [
        f"{game}-{story.ply}" for story in reversed(await finished_stories(server, game))
    ]


async def test_a_damaged_game_leaves_the_stories_of_the_others(server: Server) -> None:
    game = await play(server, 1)
    await server.start(2, seed=(3).to_bytes(32))

    def damage(db: sqlite3.Connection) -> None:
        db.execute("UPDATE chronicles SET packed = x'00' WHERE game_id = ?", (game,))

    await server.parts[Database].write(damage)
    server.parts[Games].loaded.invalidate(game)
    assert await suggested(server.eve, server.channel) == []
    server.incidents.logged.clear()
