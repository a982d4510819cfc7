"""The Discord of the tests is as strict as the real one: attachments and private answers."""

import asyncio
import gc
from typing import Any
from unittest.mock import Mock

import pytest
from aiohttp import StreamReader
from aiohttp.test_utils import make_mocked_request

from tests.stub.loopback import body_of
from tests.stub.rest import respond
from tests.stub.uploads import with_attachments
from tests.stub.world import Channel, Request, Upload, World

_EPHEMERAL = 64
_FILE = Upload("files[0]", "board.png", "image/png", b"png")


def posted(world: World, channel: Channel) -> dict[str, Any]:
    body = {"components": [], "attachments": [{"id": 0, "filename": "board.png"}]}
    path = f"/channels/{channel.id}/messages"
    filled_body = with_attachments(Request(0, "POST", path, body, files=(_FILE,)))
    return respond(world, "POST", path, {}, filled_body)


def edited(world: World, message: dict[str, Any], body: dict[str, Any]) -> dict[str, Any]:
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    return respond(world, "PATCH", path, {}, with_attachments(Request(0, "PATCH", path, body)))


def test_an_edit_keeps_the_attachments_that_it_names_and_removes_the_others() -> None:
    world = World(10)
    message = posted(world, world.add_channel(world.add_guild("Town"), "village"))
    (file,) = message["attachments"]
    assert edited(world, message, {"content": "so"})["attachments"] == [file]
    assert edited(world, message, {"attachments": [{"id": file["id"]}]})["attachments"] == [file]
    assert edited(world, message, {"attachments": [{"id": "7"}]})["attachments"] == []


def test_what_was_removed_cannot_be_kept_by_a_later_edit() -> None:
    world = World(10)
    message = posted(world, world.add_channel(world.add_guild("Town"), "village"))
    (file,) = message["attachments"]
    edited(world, message, {"attachments": []})
    assert edited(world, message, {"attachments": [{"id": file["id"]}]})["attachments"] == []


def test_an_edit_shows_nobody_else_what_is_private() -> None:
    world = World(10)
    message = posted(world, world.add_channel(world.add_guild("Town"), "village"))
    message["flags"] = _EPHEMERAL
    assert edited(world, message, {"flags": 1 << 15})["flags"] == _EPHEMERAL | 1 << 15


async def test_a_form_that_is_cut_off_leaves_no_file_open() -> None:
    """A test that happens to collect an open file would fail for it."""
    content = StreamReader(Mock(_reading_paused=False), 1 << 16)
    head = 'Content-Disposition: form-data; name="files[0]"; filename="a.png"'
    content.feed_data(f"--b\r\n{head}\r\n\r\nhalf".encode())
    headers = {"Content-Type": "multipart/form-data; boundary=b"}
    request = make_mocked_request("POST", "/channels/1/messages", headers, payload=content)
    asyncio.get_running_loop().call_soon(content.set_exception, ConnectionResetError())
    with pytest.raises(ConnectionResetError):
        await body_of(request)
    gc.collect()
