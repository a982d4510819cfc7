"""Add a picture to a message that went out before it was drawn, unless that has changed since.

In a channel only title cards are added late: other pictures show a moment of a game, and the next
message has a newer one. What one person looks at gets all of its pictures.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.delivery.discord.network import FAILED
from bot.delivery.discord.payloads import Drawn
from bot.delivery.discord.picture_queue import PictureQueue
from bot.text.picture_request import Picture, TitleRequest, file_of
from bot.ui.message import Message

log = logging.getLogger(__name__)

Edit: TypeAlias = Callable[[Drawn], Awaitable[object]]
"""Edits a message, which then shows the pictures that are passed."""


class LatePictures:
    """The messages that wait for a picture, by their ids."""

    def __init__(self, pictures: PictureQueue) -> None:
        self._pictures = pictures
        self._waiting: dict[int, asyncio.Task[None]] = {}

    def wait(
        self, message_id: int, message: Message, drawn: Drawn, edit: Edit, *, private: bool = False
    ) -> None:
        """Edit a message that was just sent, once what may be added late is drawn."""
        if not self._pictures.enabled:
            return
        missing = [
            request
            for request in message.requests
            if (private or isinstance(request, TitleRequest)) and file_of(request) not in drawn
        ]
        if not missing:
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
        late = [(file_of(request), await self._pictures.draw_later(request)) for request in missing]
        found = {file: png for file, png in late if png}
        if not found:
            return
        try:
            await edit({**drawn, **found})
        except FAILED as error:
            # The text is there; the picture alone is not tried again.
            log.info("%s not added: %r", ", ".join(found), error)
