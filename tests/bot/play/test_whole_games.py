"""Whole games through Discord's layer, and what they leave in the channel."""

from random import Random
from typing import Any

import pytest

from tests.bot.messages import posts, say, text_of
from tests.bot.server import Server

GAMES: list[tuple[int, dict[str, str]]] = [
    *[(players, {}) for players in (2, 3, 4)],
    *[(players, {"edition": "preview"}) for players in (2, 3, 4)],
    *[(1, {"variant": "solo", "edition": edition}) for edition in ("final", "preview")],
    (1, {"variant": "solo", "reading": "book"}),
]
"""How many play, and what `/game new` is told."""


@pytest.mark.parametrize("way", ["press", "type"])
@pytest.mark.parametrize(("players", "options"), GAMES)
async def test_a_whole_game_is_played_by_buttons_or_by_commands_alone(
    server: Server, players: int, options: dict[str, Any], way: str
) -> None:
    await server.start(players, **options)
    dice = Random(players)
    while not (await server.loaded()).state.table.over:
        await server.step(dice, way)
    assert "Final score" in text_of(server.channel.last_message)
    lines = [line for post in posts(server) for line in post.splitlines()]
    assert say("lines-more") not in lines, "a journal entry left something out"
