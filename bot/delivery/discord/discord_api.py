"""Call Discord: the one place that posts, edits, deletes, finds and answers with messages.

It sends plain JSON and reads no more of an answer than an id. discord.py's own objects for the same
requests cost 324 of 1,947 microseconds a press: 179 to build them, 145 to parse what comes back.
"""

from collections.abc import Awaitable, Callable, Sequence
from enum import IntEnum
from functools import partial
from typing import Any, TypeVar

from cachetools import LRUCache

from bot.delivery.discord.late_pictures import LatePictures
from bot.delivery.discord.network import Failure, RequestFailed, RequestTarget
from bot.delivery.discord.payloads import (
    Drawn,
    Json,
    edit_payload,
    files_of,
    form_payload,
    has_pictures,
    is_shown,
    message_payload,
    push_payload,
)
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.discord.requests import FOLLOW_UP, MESSAGE, MESSAGES, Requests
from bot.delivery.discord.tally import Tally
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


Sent = TypeVar("Sent")


class DirectChannel(int):
    """The id of a channel of direct messages: what is refused there concerns one person alone."""


class AnswerKind(IntEnum):
    """How an interaction is answered, under Discord's numbers."""

    MESSAGE = 4
    DEFERRED_EDIT = 6
    EDIT = 7
    FORM = 9


class DiscordApi:
    """The bot's requests; each raises what `network.FAILED` lists.

    A message waits a moment for its pictures; those that are not drawn by then are added later.
    Where the bot may not attach files, it goes out without. Where that is not known yet, after a
    start, it goes out without as well, and the edit that adds its pictures shows whether it may.
    """

    def __init__(self, requests: Requests, pictures: PictureQueue, tally: Tally) -> None:
        self._requests = requests
        self._tally = tally
        self._pictures = pictures
        self._late_pictures = LatePictures(pictures)
        self._answers: LRUCache[int, AnswerKind] = LRUCache(_REMEMBERED)
        self._takes_files: set[int] = set()
        self._refuses_files: set[int] = set()

    @property
    def is_silent(self) -> bool:
        """Return whether nothing but answers is sent now, after too many invalid requests."""
        return self._requests.are_held_back

    def note_rights(self, interaction: Interaction) -> None:
        """Record from an interaction whether the bot may attach files in its channel."""
        if interaction.guild_id is not None:
            self._note_files(interaction.channel_id, takes=interaction.may_attach)

    # Messages in channels

    async def post(self, channel_id: int, message: Message, *, marker: int, nonce: str) -> int:
        """Post a message and return its id.

        Discord drops a second message with the same nonce for some minutes; `marker` finds it
        later. One with a push is posted as that, then edited: where only the edit fails, that is
        raised, and the message stays as it was posted.
        """
        return await self._post(channel_id, message, marker, nonce=nonce, enforce_nonce=True)

    async def post_unmarked(self, channel_id: int, message: Message) -> None:
        """Post a message that nobody looks for later."""
        await self._post(channel_id, message)

    async def edit(
        self, channel_id: int, message_id: int, message: Message, *, marker: int | None = None
    ) -> None:
        """Replace what a message shows; its pictures too."""
        # Before the edit: a picture that comes in between would bring the old text back.
        self._late_pictures.forget(message_id)
        drawn = await self._edit_drawn(channel_id, message_id, message, marker)
        self._add_later(channel_id, message_id, message, drawn, marker)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        self._late_pictures.forget(message_id)
        await self._requests.send(
            *("DELETE", MESSAGE),
            target=_target(channel_id),
            channel_id=channel_id,
            message_id=message_id,
        )

    async def shows(self, channel_id: int, message_id: int, message: Message) -> bool:
        """Return whether a message shows what it should; pictures that it lacks are added later."""
        found = await self._requests.send(
            *("GET", MESSAGE),
            target=_target(channel_id),
            channel_id=channel_id,
            message_id=message_id,
        )
        if not is_shown(found, message):
            return False
        if not has_pictures(found, message):
            self._add_later(channel_id, message_id, message, _NOTHING_DRAWN)
        return True

    async def history(self, channel_id: int, before: int | None = None) -> Sequence[Json]:
        """Return the messages of a channel `before` an id, or the newest, the newest first."""
        params = {"limit": LOOK_BACK} | ({"before": before} if before else {})
        return await self._requests.send(
            "GET", MESSAGES, target=_target(channel_id), params=params, channel_id=channel_id
        )

    # Answers to interactions

    def answer_to(self, interaction: Interaction) -> AnswerKind | None:
        """Return how an interaction has been answered, None while it has not."""
        return self._answers.get(interaction.id)

    async def reply(
        self, interaction: Interaction, message: Message, *, marker: int | None = None
    ) -> int:
        """Answer with a new message for all to see, and return its id."""
        if message.push is not None:
            data, files = push_payload(message.push, message.pings), list[File]()
            message_id = await self._answer_publicly(interaction, data, files)
            drawn = await self.drawn_soon(message, interaction.channel_id)
            data, files = edit_payload(message, drawn, marker=marker), files_of(message, drawn)
            await self._edit_reply(interaction, _ORIGINAL, data, files)
        else:
            drawn = await self.drawn_soon(message, interaction.channel_id)
            data, files = message_payload(message, drawn, marker=marker), files_of(message, drawn)
            message_id = await self._answer_publicly(interaction, data, files)
        self._add_later(interaction.channel_id, message_id, message, drawn, marker)
        return message_id

    async def reply_privately(self, interaction: Interaction, message: Message) -> None:
        """Reply to the person alone, after any other answer; pictures are added once drawn."""
        data = message_payload(message, _NOTHING_DRAWN, private=True)
        reply = _ORIGINAL
        if self.answer_to(interaction) is None:
            await self._answer(interaction, AnswerKind.MESSAGE, data, files_of(message, {}))
        else:
            webhook, files = self._requests.webhook_of(interaction.token), files_of(message, {})
            sent = await self._requests.send_by_token("POST", FOLLOW_UP, webhook, data, files)
            reply = str(sent["id"])
        if message.requests:
            await self._add_pictures(interaction, message, reply)

    async def update(self, interaction: Interaction, message: Message) -> None:
        """Answer by replacing what the pressed message shows."""
        if interaction.is_private:
            drawn = await self._draw_soon(message)
        else:
            drawn = await self.drawn_soon(message, interaction.channel_id)
        data = edit_payload(message, drawn)
        pressed = interaction.message.id if interaction.message else 0
        self._late_pictures.forget(pressed)
        await self._answer(interaction, AnswerKind.EDIT, data, files_of(message, drawn))
        if interaction.is_private:
            edit = partial(self._edit_private, interaction, message, _ORIGINAL)
            self._late_pictures.wait(pressed, message, drawn, edit)
        else:
            self._add_later(interaction.channel_id, pressed, message, drawn)

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
        payload = edit_payload(message, drawn, private=True)
        await self._edit_reply(interaction, reply, payload, files_of(message, drawn))

    async def _edit_reply(
        self, interaction: Interaction, reply: str, payload: Json, files: Sequence[File]
    ) -> None:
        path = f"{FOLLOW_UP}/messages/{reply}"
        webhook = self._requests.webhook_of(interaction.token)
        await self._requests.send_by_token("PATCH", path, webhook, payload, files)

    async def _post(
        self, channel_id: int, message: Message, marker: int | None = None, **nonce: str | bool
    ) -> int:
        assert message.push or not message.pings
        if message.push is not None:
            payload = push_payload(message.push, message.pings) | nonce
            message_id = await self._send_new(channel_id, payload)
            drawn = await self._edit_drawn(channel_id, message_id, message, marker)
        else:

            async def send(drawn: Drawn) -> int:
                payload = message_payload(message, drawn, marker=marker) | nonce
                return await self._send_new(channel_id, payload, files_of(message, drawn))

            drawn, message_id = await self._send_drawn(channel_id, message, send)
        self._add_later(channel_id, message_id, message, drawn, marker)
        return message_id

    async def _send_new(self, channel_id: int, payload: Json, files: Sequence[File] = ()) -> int:
        posted = await self._requests.send(
            *("POST", MESSAGES, payload, files), target=_target(channel_id), channel_id=channel_id
        )
        return int(posted["id"])

    async def _edit_drawn(
        self, channel_id: int, message_id: int, message: Message, marker: int | None
    ) -> Drawn:
        async def send(drawn: Drawn) -> None:
            await self._edit(channel_id, message_id, message, drawn, marker)

        drawn, _ = await self._send_drawn(channel_id, message, send)
        return drawn

    async def _send_drawn(
        self, channel_id: int, message: Message, send: Callable[[Drawn], Awaitable[Sent]]
    ) -> tuple[Drawn, Sent]:
        """Send a message with the pictures that are ready soon; without any if they are refused.

        A right that is taken away is not known before somebody presses something there.
        """
        drawn = await self.drawn_soon(message, channel_id)
        try:
            return drawn, await send(drawn)
        except RequestFailed as error:
            if not drawn or error.failure != Failure.NO_PERMISSION:
                raise
        sent = await send(_NOTHING_DRAWN)
        self._note_files(channel_id, takes=False)
        return _NOTHING_DRAWN, sent

    async def _edit(
        self,
        channel_id: int,
        message_id: int,
        message: Message,
        drawn: Drawn,
        marker: int | None = None,
    ) -> None:
        payload, files = edit_payload(message, drawn, marker=marker), files_of(message, drawn)
        await self._requests.send(
            *("PATCH", MESSAGE, payload, files),
            target=_target(channel_id),
            channel_id=channel_id,
            message_id=message_id,
        )

    def _add_later(
        self,
        channel_id: int,
        message_id: int,
        message: Message,
        drawn: Drawn,
        marker: int | None = None,
    ) -> None:
        if channel_id in self._refuses_files:
            return

        async def edit(more: Drawn) -> None:
            try:
                await self._edit(channel_id, message_id, message, more, marker)
            except RequestFailed as error:
                if error.failure == Failure.NO_PERMISSION:
                    self._note_files(channel_id, takes=False)
                raise
            self._note_files(channel_id, takes=True)

        self._late_pictures.wait(message_id, message, drawn, edit)

    def _note_files(self, channel_id: int, *, takes: bool) -> None:
        """Record whether the bot may attach files in a channel."""
        known, other = self._takes_files, self._refuses_files
        if not takes:
            known, other = other, known
        known.add(channel_id)
        other.discard(channel_id)

    async def drawn_soon(self, message: Message, channel_id: int) -> Drawn:
        """Draw a message's pictures, where its channel takes files and they are ready soon."""
        if not self._may_attach(channel_id):
            return _NOTHING_DRAWN
        return await self._draw_soon(message)

    def _may_attach(self, channel_id: int) -> bool:
        return isinstance(channel_id, DirectChannel) or channel_id in self._takes_files

    async def _draw_soon(self, message: Message) -> Drawn:
        if not self._pictures.enabled:
            return _NOTHING_DRAWN
        drawn = [(file_of(r), await self._pictures.draw_soon(r)) for r in message.requests]
        return {name: png for name, png in drawn if png}

    async def _draw_all(self, message: Message) -> Drawn:
        drawn = [(file_of(r), await self._pictures.draw(r)) for r in message.requests]
        return {name: png for name, png in drawn if png}

    async def _answer_publicly(
        self, interaction: Interaction, data: Json, files: Sequence[File]
    ) -> int:
        answer = await self._answer(interaction, AnswerKind.MESSAGE, data, files, wants_id=True)
        return int(answer["resource"]["message"]["id"])

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
        self._tally.note_answer(interaction)
        return answer


def _target(channel_id: int) -> RequestTarget:
    return RequestTarget.DM if isinstance(channel_id, DirectChannel) else RequestTarget.TABLE
