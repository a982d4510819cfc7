"""Add a picture to a message that went out before it was drawn, unless that has changed since.

It is added by one edit, behind all that is more urgent. Where it cannot be drawn, or Discord is
busy, that is tried again a few times.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.delivery.discord.network import FAILED, PASSING, failure_of
from bot.delivery.discord.payloads import Drawn
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.discord.request_budget import Urgency, urgency
from bot.text.picture_request import Picture, file_of
from bot.ui.message import Message

AGAIN = (5.0, 30.0, 120.0)
"""Seconds until a picture is tried again that was not drawn, or that Discord has not taken."""

log = logging.getLogger(__name__)

Edit: TypeAlias = Callable[[Drawn], Awaitable[object]]
"""Edits a message, which then shows the pictures that are passed."""


class LatePictures:
    """The messages that wait for a picture, by their ids."""

    def __init__(self, pictures: PictureQueue) -> None:
        self._pictures = pictures
        self._waiting: dict[int, asyncio.Task[None]] = {}

    def wait(self, message_id: int, message: Message, drawn: Drawn, edit: Edit) -> None:
        """Edit a message that was just sent, once the pictures that it lacks are drawn."""
        missing = [request for request in message.requests if file_of(request) not in drawn]
        if not self._pictures.enabled or not missing:
            return
        self.forget(message_id)
        task = asyncio.create_task(self._add(missing, drawn, edit))
        self._waiting[message_id] = task
        task.add_done_callback(lambda done: self._drop(message_id, done))

    def forget(self, message_id: int) -> None:
        """Add nothing to a message that is about to be changed or deleted."""
        waiting = self._waiting.pop(message_id, None)
        if waiting is not None:
            waiting.cancel()

    def _drop(self, message_id: int, done: asyncio.Task[None]) -> None:
        # Another picture may wait for the same message by now.
        if self._waiting.get(message_id) is done:
            del self._waiting[message_id]

    async def _add(self, missing: list[Picture], drawn: Drawn, edit: Edit) -> None:
        urgency.set(Urgency.REST)
        for pause in AGAIN:
            if await self._has_added(missing, drawn, edit):
                return
            await asyncio.sleep(pause)
        await self._has_added(missing, drawn, edit)

    async def _has_added(self, missing: list[Picture], drawn: Drawn, edit: Edit) -> bool:
        """Add pictures, and return whether that is done, or will never be."""
        late = [(file_of(request), await self._pictures.draw_later(request)) for request in missing]
        found = {file: png for file, png in late if png}
        if not found:
            return not self._pictures.enabled
        try:
            await edit({**drawn, **found})
        except FAILED as error:
            log.info("%s not added: %r", ", ".join(found), error)
            return failure_of(error) not in PASSING
        return True
