"""Whole games without each right that none needs, and in each kind of channel and language."""

import json
from random import Random

import pytest

from tests.bot.faults.test_gone import take_right
from tests.bot.people.test_arrival import PLACES
from tests.bot.server import Server

NOT_NEEDED = (
    *("attach_files", "create_public_threads", "embed_links", "manage_messages"),
    *("mention_everyone", "read_message_history", "send_messages_in_threads"),
    "use_external_emojis",
)
"""Rights of text channels; those that a game needs are tested where it is opened."""

MARKS = "\u2068\u2069\ufffd"
"""Marks by which Fluent isolates what it fills in, and what stands for an unreadable character."""


async def play(server: Server) -> None:
    """Play to the end, with a stop in the middle."""
    dice = Random(2)
    for _ in range(20):
        await server.step(dice)
    await server.restart()
    await server.pass_time(seconds=40)
    await server.finish(dice)
    assert (await server.loaded()).row.status == "finished"
    assert await server.waiting() == []


@pytest.mark.parametrize("right", NOT_NEEDED)
async def test_a_game_needs_no_other_right(server: Server, right: str) -> None:
    take_right(server, right)
    await server.start(2)
    await play(server)


@pytest.mark.parametrize(
    ("place", "language"), [("voice", "en"), ("stage", "es"), ("post of a forum", "ja")]
)
async def test_a_game_is_played_in_each_kind_of_channel(
    server: Server, place: str, language: str
) -> None:
    server.channel = PLACES[place](server)
    await server.env.settle()
    await server.ann.slash(server.channel, "me settings", language=language)
    await server.start(3, language=language)
    await play(server)
    await server.look()
    said = json.dumps([one.json for one in server.env.http_requests], ensure_ascii=False)
    assert not [mark for mark in MARKS if mark in said]
    assert "{ $" not in said
