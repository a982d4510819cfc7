"""Call Discord: the one place that posts, edits, deletes, finds and answers with messages.

It sends plain JSON and reads no more of an answer than an id. discord.py's own objects for the same
requests cost 324 of 1,947 microseconds a press: 179 to build them, 145 to parse what comes back.
"""

from collections.abc import Sequence
from enum import IntEnum
from functools import partial
from typing import Any

from cachetools import LRUCache

from bot.delivery.discord.late_pictures import LatePictures
from bot.delivery.discord.payloads import (
    Drawn,
    Json,
    files_of,
    form_payload,
    is_shown,
    message_payload,
)
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.discord.requests import FOLLOW_UP, MESSAGE, MESSAGES, Requests, webhook_of
from bot.model.interaction import Interaction
from bot.text.picture_request import file_of
from bot.ui.message import File, Form, Message

IN_TIME = 5
"""Seconds that an answer may take; Discord waits for three."""

LOOK_BACK = 100
"""Messages that are read at once: the most that Discord gives."""

_REMEMBERED = 10_000
_NOTHING_DRAWN: Drawn = {}
_CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
_ORIGINAL = "@original"
"""How Discord names the message that answered an interaction."""


class AnswerKind(IntEnum):
    """How an interaction is answered, under Discord's numbers."""

    MESSAGE = 4
    DEFERRED_EDIT = 6
    EDIT = 7
    FORM = 9


class DiscordApi:
    """The bot's requests; each raises discord.HTTPException, or OSError where the network fails.

    A message waits a moment for its pictures and goes out without those that are not drawn by then;
    a title card is added later, in private any picture. Where the bot may not attach files, it goes
    out without pictures.
    """

    def __init__(self, requests: Requests, pictures: PictureQueue) -> None:
        self._requests = requests
        self._pictures = pictures
        self._late_pictures = LatePictures(pictures)
        self._answers: LRUCache[int, AnswerKind] = LRUCache(_REMEMBERED)
        self._direct_channels: LRUCache[int, int] = LRUCache(_REMEMBERED)
        self._takes_files: set[int] = set()

    def note_rights(self, interaction: Interaction) -> None:
        """Record from an interaction whether the bot may attach files in its channel."""
        if interaction.guild_id is not None:
            change = self._takes_files.add if interaction.may_attach else self._takes_files.discard
            change(interaction.channel_id)

    # Messages in channels

    async def post(self, channel_id: int, message: Message, *, marker: int, nonce: str) -> int:
        """Post a message and return its id.

        Discord drops a second message with the same nonce for some minutes; `marker` finds it
        later.
        """
        drawn = await self.drawn_soon(message, channel_id)
        payload = message_payload(message, drawn, marker=marker)
        payload |= {"nonce": nonce, "enforce_nonce": True}
        posted = await self._requests.send(
            "POST", MESSAGES, payload, files_of(message, drawn), channel_id=channel_id
        )
        message_id = int(posted["id"])
        self._add_title_later(channel_id, message_id, message, drawn, marker)
        return message_id

    async def post_unmarked(self, channel_id: int, message: Message) -> None:
        """Post a message that nobody looks for later."""
        payload = message_payload(message, _NOTHING_DRAWN)
        await self._requests.send("POST", MESSAGES, payload, channel_id=channel_id)

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        """Replace what a message shows; its pictures too."""
        drawn = await self.drawn_soon(message, channel_id)
        # Before the edit: a picture that comes in between would bring the old text back.
        self._late_pictures.forget(message_id)
        await self._edit(channel_id, message_id, message, drawn)
        self._add_title_later(channel_id, message_id, message, drawn)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        self._late_pictures.forget(message_id)
        await self._requests.send("DELETE", MESSAGE, channel_id=channel_id, message_id=message_id)

    async def shows(self, channel_id: int, message_id: int, message: Message) -> bool:
        """Return whether a message shows what it should, pictures aside.

        Raises discord.NotFound where it is gone.
        """
        found = await self._requests.send(
            "GET", MESSAGE, channel_id=channel_id, message_id=message_id
        )
        return is_shown(found, message)

    async def history(self, channel_id: int, before: int | None = None) -> Sequence[Json]:
        """Return the messages of a channel `before` an id, or the newest, the newest first."""
        params = {"limit": LOOK_BACK} | ({"before": before} if before else {})
        return await self._requests.send("GET", MESSAGES, params=params, channel_id=channel_id)

    async def direct_channel(self, user_id: int) -> int:
        """Open a person's direct messages and return their channel's id."""
        known = self._direct_channels.get(user_id)
        if known is not None:
            return known
        person = {"recipient_id": user_id}
        opened = await self._requests.send("POST", "/users/@me/channels", person)
        channel_id = int(opened["id"])
        self._direct_channels[user_id] = channel_id
        self._takes_files.add(channel_id)  # always, in direct messages
        return channel_id

    def drop_user(self, user_id: int) -> None:
        """Drop what is cached of a person's direct messages."""
        channel_id = self._direct_channels.pop(user_id, None)
        if channel_id is not None:
            self._takes_files.discard(channel_id)

    # Answers to interactions

    def answer_to(self, interaction: Interaction) -> AnswerKind | None:
        """Return how an interaction has been answered, None while it has not."""
        return self._answers.get(interaction.id)

    async def reply(
        self, interaction: Interaction, message: Message, *, marker: int | None = None
    ) -> int:
        """Answer with a new message for all to see, and return its id."""
        drawn = await self.drawn_soon(message, interaction.channel_id)
        data = message_payload(message, drawn, marker=marker)
        files = files_of(message, drawn)
        answer = await self._answer(interaction, AnswerKind.MESSAGE, data, files, wants_id=True)
        message_id = int(answer["resource"]["message"]["id"])
        self._add_title_later(interaction.channel_id, message_id, message, drawn, marker)
        return message_id

    async def reply_privately(self, interaction: Interaction, message: Message) -> None:
        """Reply to the person alone, after any other answer; pictures are added once drawn."""
        data = message_payload(message, _NOTHING_DRAWN, private=True)
        reply = _ORIGINAL
        if self.answer_to(interaction) is None:
            await self._answer(interaction, AnswerKind.MESSAGE, data, files_of(message, {}))
        else:
            sent = await self._requests.send_by_token(
                "POST", FOLLOW_UP, webhook_of(interaction), data, files_of(message, {})
            )
            reply = str(sent["id"])
        if message.requests:
            await self._add_pictures(interaction, message, reply)

    async def update(self, interaction: Interaction, message: Message) -> None:
        """Answer by replacing what the pressed message shows."""
        if interaction.is_private:
            drawn = await self._draw_soon(message)
        else:
            drawn = await self.drawn_soon(message, interaction.channel_id)
        data = message_payload(message, drawn)
        pressed = interaction.message.id if interaction.message else 0
        self._late_pictures.forget(pressed)
        await self._answer(interaction, AnswerKind.EDIT, data, files_of(message, drawn))
        if interaction.is_private:
            edit = partial(self._edit_private, interaction, message, _ORIGINAL)
            self._late_pictures.wait(pressed, message, drawn, edit, private=True)
        else:
            self._add_title_later(interaction.channel_id, pressed, message, drawn)

    async def open_form(self, interaction: Interaction, form: Form) -> None:
        """Answer by opening a form."""
        await self._answer(interaction, AnswerKind.FORM, form_payload(form), [])

    async def acknowledge(self, interaction: Interaction) -> None:
        """Answer by leaving the pressed message as it is."""
        await self._answer(interaction, AnswerKind.DEFERRED_EDIT, None, [])

    async def replace(self, interaction: Interaction, message: Message) -> None:
        """Replace what a pressed private message shows, once its press was acknowledged."""
        await self._edit_private(interaction, message, _ORIGINAL, _NOTHING_DRAWN)

    async def _add_pictures(self, interaction: Interaction, message: Message, reply: str) -> None:
        drawn = await self._draw_all(message)
        if drawn:
            await self._edit_private(interaction, message, reply, drawn)

    async def _edit_private(
        self, interaction: Interaction, message: Message, reply: str, drawn: Drawn
    ) -> None:
        payload = message_payload(message, drawn, private=True)
        files = files_of(message, drawn)
        path = f"{FOLLOW_UP}/messages/{reply}"
        await self._requests.send_by_token("PATCH", path, webhook_of(interaction), payload, files)

    async def _edit(
        self,
        channel_id: int,
        message_id: int,
        message: Message,
        drawn: Drawn,
        marker: int | None = None,
    ) -> None:
        payload, files = message_payload(message, drawn, marker=marker), files_of(message, drawn)
        await self._requests.send(
            "PATCH", MESSAGE, payload, files, channel_id=channel_id, message_id=message_id
        )

    def _add_title_later(
        self,
        channel_id: int,
        message_id: int,
        message: Message,
        drawn: Drawn,
        marker: int | None = None,
    ) -> None:
        if channel_id in self._takes_files:

            async def edit(more: Drawn) -> None:
                await self._edit(channel_id, message_id, message, more, marker)

            self._late_pictures.wait(message_id, message, drawn, edit)

    async def drawn_soon(self, message: Message, channel_id: int) -> Drawn:
        """Draw a message's pictures, where its channel takes files and they are ready soon."""
        if channel_id not in self._takes_files:
            return _NOTHING_DRAWN
        return await self._draw_soon(message)

    async def _draw_soon(self, message: Message) -> Drawn:
        if not self._pictures.enabled:
            return _NOTHING_DRAWN
        drawn = [(file_of(r), await self._pictures.draw_soon(r)) for r in message.requests]
        return {name: png for name, png in drawn if png}

    async def _draw_all(self, message: Message) -> Drawn:
        drawn = [(file_of(r), await self._pictures.draw(r)) for r in message.requests]
        return {name: png for name, png in drawn if png}

    async def _answer(
        self,
        interaction: Interaction,
        kind: AnswerKind,
        data: Json | None,
        files: Sequence[File],
        *,
        wants_id: bool = False,
    ) -> Any:
        """Answer an interaction, once; Discord returns the message only where its id is wanted."""
        payload: Json = {"type": int(kind)}
        if data is not None:
            payload["data"] = data
        webhook = (interaction.id, interaction.token)
        params = {"with_response": "true"} if wants_id else None
        answer = await self._requests.send_by_token(
            "POST", _CALLBACK, webhook, payload, files, params=params, seconds=IN_TIME
        )
        self._answers[interaction.id] = kind  # once Discord has taken it
        return answer
