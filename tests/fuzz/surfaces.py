"""See what each request of the bot shows, and to whom."""

import re
from collections.abc import Iterator
from typing import Any

from tests.bot.surfaces import ALL, EPHEMERAL, UPDATE, Surface, strings
from tests.stub.world import Interaction, Request, World

_CALLBACK = re.compile(r"/interactions/[0-9]+/([^/]+)/callback")
_FOLLOW_UP = re.compile(r"/webhooks/[0-9]+/([^/]+)(?:/messages/(.+))?")
_CHANNEL = re.compile(r"/channels/([0-9]+)/messages(?:/[0-9]+)?")
_SHOWN = (4, UPDATE)


def surface_of(world: World, request: Request) -> Surface:
    """Give all texts of a request: the body's, names of files, and what the files hold."""
    all_texts = list(strings(request.body))
    for file in request.files:
        all_texts += [file.name, file.content.decode(errors="replace")]
    return Surface(_audience(world, request), " ".join(all_texts))


def _audience(world: World, request: Request) -> int | None:
    body: dict[str, Any] = request.body
    flags = (body.get("data") or body).get("flags") or 0
    if found := _CALLBACK.fullmatch(request.path):
        done = world.interactions[found[1]]
        if body["type"] == UPDATE:
            return _reader_of(done)
        is_private = flags & EPHEMERAL or body["type"] not in _SHOWN
        return done.person.id if is_private else _of_channel(world, done.channel.id)
    if found := _FOLLOW_UP.fullmatch(request.path):
        done = world.interactions[found[1]]
        if found[2] is None:
            return done.person.id if flags & EPHEMERAL else _of_channel(world, done.channel.id)
        if found[2] == "@original" and done.shown is None:  # what was pressed, edited later
            return _reader_of(done)
        known = [one for one in (done.shown, *done.followups) if one is not None]
        edited = next((one for one in known if found[2] in ("@original", one["id"])), None)
        is_private = edited is not None and edited["flags"] & EPHEMERAL
        return done.person.id if is_private else _of_channel(world, done.channel.id)
    if found := _CHANNEL.fullmatch(request.path):
        return _of_channel(world, int(found[1]))
    return ALL


def _reader_of(done: Interaction) -> int | None:
    """Say who sees the message that was pressed."""
    assert done.message is not None
    is_private = done.message["flags"] & EPHEMERAL or done.channel.guild_id is None
    return done.person.id if is_private else ALL


def _of_channel(world: World, channel_id: int) -> int | None:
    channel = world.channels.get(channel_id)
    return channel.recipient if channel else ALL


def texts(request: Request) -> Iterator[str]:
    """List a request's texts."""
    return strings(request.body)
