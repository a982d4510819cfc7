"""Walk through what the bot does in a channel, once, and clean up: a minute at most.

Messages are built and sent by the bot's own code. What comes back is compared with what was sent.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from secrets import randbelow, token_hex
from typing import Any

import discord

from bot.delivery.discord.network import FAILED
from bot.delivery.discord.payloads import (
    MARKERS,
    Drawn,
    Json,
    files_of,
    is_marked,
    is_shown,
    message_payload,
    voice_author,
)
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.discord.requests import MESSAGE, MESSAGES
from bot.delivery.discord.server_api import EventDetails, ServerApi
from bot.delivery.discord.voice_api import VoiceApi
from bot.doctor.lines import Line, attempt, ok, without, wrong
from bot.doctor.probe import Probe
from bot.narration.audio import NarrationAudio
from bot.text.alt import alt
from bot.text.emoji import Emoji
from bot.text.picture_request import CoverRequest, Picture, TitleRequest, file_of
from bot.ui.message import Button, Message, PictureBlock, Row, Text
from encounters.scenes import Figure, Scene
from rules.words import ParagraphNumber

NAME = "Above and Below: doctor"
_SAYS = "The bot looks whether everything works here. This message goes by itself."
COVER = CoverRequest("en", NAME, _SAYS)
_TITLE = TitleRequest("en", ParagraphNumber(1), NAME, "", Scene.HALL, Figure.CANDLE)
_EVENTS = "/guilds/{guild_id}/scheduled-events/{event_id}"


class Walk:
    """One walk through a channel; what it has made is deleted at the end."""

    def __init__(
        self,
        probe: Probe,
        channel: Json,
        pictures: PictureQueue,
        emoji: Emoji | None,
        audio: NarrationAudio | None,
    ) -> None:
        self._probe = probe
        self._pictures = pictures
        self._emoji = emoji
        self._audio = audio
        self._channel_id, self._guild_id = int(channel["id"]), int(channel["guild_id"])
        self._marker, self._nonce = randbelow(MARKERS), f"doctor-{token_hex(4)}"
        self._drawn: Drawn = {}
        self._message_id = 0
        self._event_id = 0
        self._threads: list[int] = []
        self.messages: list[int] = []

    async def lines(self) -> AsyncIterator[Line]:
        """Do everything in its order, and yield what came back."""
        yield await self._draw()
        posted = await attempt("a message", self._post(), "no game can be played here")
        yield posted
        if not self._message_id:
            return
        yield await attempt("reading it back", self._read(), "after a crash a message comes twice")
        yield await attempt("its nonce", self._repeat(), "a message may come twice")
        yield await attempt("another picture", self._edit(), "panels do not change")
        yield await attempt("a thread", self._thread(), "no game gets a thread of its own")
        if self._audio is None:
            yield without("sound", "not sent, as there is no voice")
        else:
            cost = "what is read aloud comes as a plain file"
            yield await attempt("a voice message", self._sound(self._audio, plain=False), cost)
            cost = "nothing is read aloud here"
            yield await attempt("a sound file", self._sound(self._audio, plain=True), cost)
        yield await attempt("an event", self._event(), "planned nights are no events")

    def delete_too(self, messages: Sequence[int]) -> None:
        """Delete further messages at the end."""
        self.messages += messages

    async def clean_up(self) -> Line:
        """Delete what was made."""
        left = [f"message {one}" for one in self.messages if not await self._delete_message(one)]
        if not await self._delete_event():
            left.append(f"event {self._event_id}")
        archived = [one for one in self._threads if not await self._delete_thread(one)]
        if left:
            return wrong("cleaning up", f"{', '.join(left)} could not be deleted: do it by hand")
        if archived:
            text = f"a thread named “{NAME}” is left: only who may manage threads can delete it"
            return ok("cleaning up", text)
        return ok("cleaning up", "nothing is left")

    async def _draw(self) -> Line:
        found = [(one, await self._pictures.draw(one)) for one in (COVER, _TITLE)]
        self._drawn = {file_of(picture): png for picture, png in found if png}
        if len(self._drawn) < len(found):
            return wrong(
                "pictures", "the renderer fails, the bot's log has its error: messages have none"
            )
        return ok("pictures", "two are drawn")

    def _message(self, picture: Picture) -> Message:
        button = Button("Doctor", "doctor:nothing", emoji=self._emoji, disabled=True)
        return Message((Text(_SAYS), PictureBlock(picture), Row((button,))))

    def _payload(self, message: Message) -> Json:
        nonce = {"nonce": self._nonce, "enforce_nonce": True}
        return message_payload(message, self._drawn, marker=self._marker) | nonce

    async def _send(self, message: Message) -> Json:
        payload, files = self._payload(message), files_of(message, self._drawn)
        posted = await self._probe.ask(
            "POST", MESSAGES, payload, files, channel_id=self._channel_id
        )
        if int(posted["id"]) not in self.messages:
            self.messages.append(int(posted["id"]))
        return posted

    async def _post(self) -> Line:
        posted = await self._send(self._message(COVER))
        self._message_id = int(posted["id"])
        return ok("a message", "posted, with a button, and with a picture if there is one")

    async def _read(self) -> Line:
        found = await self._probe.ask(
            "GET", MESSAGE, channel_id=self._channel_id, message_id=self._message_id
        )
        faults = list(self._faults(found, self._message(COVER)))
        if faults:
            return wrong("reading it back", "; ".join(faults))
        return ok("reading it back", "text, marker, picture, alt text and button are as sent")

    def _faults(self, found: Json, message: Message) -> Iterator[str]:
        """Yield what differs between a message that was sent and what Discord has of it."""
        if not is_marked(found, self._marker):
            yield "its marker has changed: after a crash a message comes twice"
        if not is_shown(found, message):
            yield "its digest has changed: each start edits all panels"
        components = list(_components(found.get("components") or ()))
        if "doctor:nothing" not in [one.get("custom_id") for one in components]:
            yield "its button has changed: no press is understood"
        if self._emoji is not None:
            emoji: list[Json] = [one.get("emoji") or {} for one in components]
            ids = [str(one.get("id")) for one in emoji]
            if str(self._emoji.id) not in ids:
                yield "the emoji of its button is missing"
        yield from self._picture_faults(found, message, components)

    def _picture_faults(
        self, found: Json, message: Message, components: Sequence[Json]
    ) -> Iterator[str]:
        """Yield what differs in the pictures of a message.

        Discord does not list files among a message's attachments that its components show.
        """
        items: list[Json] = [item for one in components for item in one.get("items") or ()]
        shown = [_file_name(item["media"]["url"]) for item in items]
        wanted = [file.name for file in files_of(message, self._drawn)]
        texts = [alt(one) for one in message.requests if file_of(one) in wanted]
        if shown != wanted:
            yield f"its pictures are {shown} instead of {wanted}"
        elif [item.get("description") for item in items] != texts:
            yield "the alt text of its picture has changed: who cannot see it does not know it"
        listed = [one["filename"] for one in found.get("attachments") or ()]
        if left := [name for name in listed if name not in wanted]:
            yield f"it keeps {left}, which it does not show"

    async def _repeat(self) -> Line:
        """Post the message again, as after an answer that was lost."""
        again = await self._send(self._message(COVER))
        if int(again["id"]) != self._message_id:
            return wrong("its nonce", "posted a second message: after a lost answer it comes twice")
        return ok("its nonce", "a second post is the same message")

    async def _edit(self) -> Line:
        message = self._message(_TITLE)
        payload = message_payload(message, self._drawn, marker=self._marker)
        edited = await self._probe.ask(
            *("PATCH", MESSAGE, payload, files_of(message, self._drawn)),
            channel_id=self._channel_id,
            message_id=self._message_id,
        )
        faults = list(self._faults(edited, message))
        if faults:
            return wrong("another picture", "; ".join(faults))
        return ok("another picture", "replaces the first")

    async def _thread(self) -> Line:
        api = ServerApi(self._probe.requests)
        thread = await api.open_thread(self._channel_id, self._message_id, NAME)
        self._threads.append(thread)
        payload = message_payload(Message((Text(_SAYS),)), {})
        await self._probe.ask("POST", MESSAGES, payload, channel_id=thread)
        return ok("a thread", "opened, and a message posted there")

    async def _sound(self, audio: NarrationAudio, *, plain: bool) -> Line:
        about = "a sound file" if plain else "a voice message"
        await VoiceApi(self._probe.requests).post(
            self._channel_id,
            audio,
            marker=self._marker,
            nonce=f"doctor-{token_hex(4)}",
            plain=plain,
        )
        posted = self._probe.exchanges[-1].got
        self.messages.append(int(posted["id"]))
        if not plain and voice_author(posted) is None:
            return wrong(about, "came as a plain file")
        return ok(about, "posted")

    async def _event(self) -> Line:
        api, begins = ServerApi(self._probe.requests), datetime.now(UTC) + timedelta(days=1)
        where = ("Above and Below", begins + timedelta(hours=1))
        details = EventDetails(NAME, _SAYS, begins.isoformat(timespec="seconds"), where)
        self._event_id = await api.create_event(self._guild_id, details, None)
        found = await api.event(self._guild_id, self._event_id)
        if found.description != _SAYS:
            return wrong("an event", "has another description: the bot does not know it again")
        return ok("an event", "made, and read back")

    # Cleaning up: each returns whether nothing is left.

    async def _delete_message(self, message_id: int) -> bool:
        return await self._delete(MESSAGE, channel_id=self._channel_id, message_id=message_id)

    async def _delete_event(self) -> bool:
        ids = {"guild_id": self._guild_id, "event_id": self._event_id}
        return not self._event_id or await self._delete(_EVENTS, **ids)

    async def _delete_thread(self, thread_id: int) -> bool:
        """Delete a thread; archive it, if the bot may not, as it needs no right to do so."""
        path = "/channels/{channel_id}"
        if await self._delete(path, channel_id=thread_id):
            return True
        with suppress(*FAILED):
            await self._probe.ask("PATCH", path, {"archived": True}, channel_id=thread_id)
        return False

    async def _delete(self, path: str, **ids: Any) -> bool:
        try:
            await self._probe.ask("DELETE", path, **ids)
        except FAILED as error:
            return isinstance(error.__cause__, discord.NotFound)
        return True


def _file_name(url: str) -> str:
    """Return the name of a file by its address."""
    return url.partition("?")[0].rpartition("/")[2]


def _components(listed: Any) -> Iterator[Json]:
    """Yield components, those inside of others too."""
    for one in listed:
        yield one
        yield from _components(one.get("components") or ())
