"""Let a person press a button for each way to answer, and say whether Discord takes the answers.

The bot's own code reads the presses and sends the answers, but for the router between them.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.interactions import from_gateway, is_pressed
from bot.delivery.discord.network import FAILED, RequestFailed
from bot.delivery.discord.payloads import Json, message_payload, voice_author
from bot.delivery.discord.requests import MESSAGES
from bot.delivery.discord.voice_api import VoiceApi
from bot.doctor.lines import Line, attempt, in_words, ok, without, wrong
from bot.doctor.probe import Probe
from bot.doctor.walk import COVER
from bot.model.interaction import Interaction
from bot.narration.audio import NarrationAudio
from bot.ui.layout import layout
from bot.ui.message import Button, ButtonStyle, Form, Message, Option, Row, Select, Text, TextInput

Answer = Callable[[Interaction], Awaitable[Line]]

_EDIT, _PRIVATE, _PUBLIC, _LATER, _FORM, _SENT = (
    f"doctor:{name}" for name in ("edit", "private", "public", "later", "form", "sent")
)
_LABELS = {
    _EDIT: "1 Edit this",
    _PRIVATE: "2 Answer me",
    _PUBLIC: "3 Answer all",
    _LATER: "4 Follow up",
    _FORM: "5 Open a form",
}
_ABOUT = {**_LABELS, _SENT: "the form, sent"}
_COSTS = {
    _EDIT: "panels do not change when they are pressed",
    _PRIVATE: "nobody gets a private answer",
    _PUBLIC: "no lobby can be opened",
    _LATER: "what comes after an answer is missing",
    _FORM: "no form opens",
    _SENT: "what is entered in a form is lost",
}

_SOME, _MANY = (tuple([Option(str(n), f"Option {n}") for n in range(most)]) for most in (3, 12))
_CONTROLS = (
    Select("radio", "Pick one", _SOME),
    Select("boxes", "Tick two", _SOME, least=2, most=2),
    Select("list", "Open the list, and pick one", _MANY),
    TextInput("line", "Write a word", 20, required=True),
)
"""One of each kind of control that forms have."""


class Presses:
    """The message with a button for each answer; each is to be pressed once, by anyone.

    `messages` are those for all that were posted.
    """

    def __init__(
        self, probe: Probe, api: DiscordApi, channel_id: int, audio: NarrationAudio | None
    ) -> None:
        self._probe = probe
        self._api = api
        self._channel_id = channel_id
        self._audio = audio
        self._pressed: set[str] = set()
        self.messages: list[int] = []
        self._answers: dict[str, Answer] = {
            _EDIT: self._edit,
            _PRIVATE: self._reply_privately,
            _PUBLIC: self._reply,
            _LATER: self._follow_up,
            _FORM: self._open_form,
            _SENT: self._take_form,
        }

    async def post(self) -> None:
        """Post the message. Raises what `network.FAILED` lists."""
        payload = message_payload(self._message(), {})
        posted = await self._probe.ask("POST", MESSAGES, payload, channel_id=self._channel_id)
        self.messages.append(int(posted["id"]))

    async def lines(self, events: "asyncio.Queue[Any]", seconds: float) -> AsyncIterator[Line]:
        """Answer the presses that come for so long, and yield how each went."""
        end = asyncio.get_running_loop().time() + seconds
        while len(self._pressed) < len(self._answers):
            try:
                async with asyncio.timeout_at(end):
                    payload = await events.get()
            except TimeoutError:
                break
            line = await self._take(payload)
            if line is not None:
                yield line
        for custom_id, about in _ABOUT.items():
            if custom_id not in self._pressed:
                yield wrong(about, f"not pressed within {seconds:.0f} s, so not known")

    async def _take(self, payload: Any) -> Line | None:
        """Answer one event; None if it is no press of ours, or one that was answered before."""
        data: Json = payload.get("data") or {}
        custom_id = str(data.get("custom_id"))
        if custom_id not in self._answers or not is_pressed(payload):
            return None
        self._probe.note_event(f"INTERACTION_CREATE {payload['type']}", payload)
        about, cost = _ABOUT[custom_id], _COSTS[custom_id]
        try:
            interaction = from_gateway(payload, self._probe.client)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            self._pressed.add(custom_id)
            return wrong(
                about, f"the press has a shape that the bot cannot read ({error!r}); {cost}"
            )
        if custom_id in self._pressed:
            with suppress(*FAILED):
                await self._api.acknowledge(interaction)
            return None
        self._pressed.add(custom_id)
        return await attempt(about, self._answers[custom_id](interaction), cost)

    def _message(self) -> Message:
        buttons = [
            Button(label, custom_id, ButtonStyle.PRIMARY, disabled=custom_id in self._pressed)
            for custom_id, label in _LABELS.items()
        ]
        text = "Please press each button once. In the form, fill in each line, and send it."
        return Message((Text(text), Row(tuple(buttons))))

    async def _edit(self, interaction: Interaction) -> Line:
        began = monotonic()
        await self._api.update(interaction, self._message())
        return ok(_ABOUT[_EDIT], f"edited {_since(began)}")

    async def _reply_privately(self, interaction: Interaction) -> Line:
        began = monotonic()
        shown = layout(["Only you see this; a picture is added."], picture=COVER)
        await self._api.reply_privately(interaction, shown)
        return ok(_ABOUT[_PRIVATE], f"answered in private, with its picture {_since(began)}")

    async def _reply(self, interaction: Interaction) -> Line:
        began = monotonic()
        shown = layout(["All see this. It goes by itself."])
        self.messages.append(await self._api.reply(interaction, shown))
        return ok(_ABOUT[_PUBLIC], f"answered for all {_since(began)}")

    async def _follow_up(self, interaction: Interaction) -> Line:
        """Acknowledge a press, then send a private message and a voice message after that."""
        about = _ABOUT[_LATER]
        await self._api.acknowledge(interaction)
        await self._api.reply_privately(interaction, layout(["This follows your press."]))
        if self._audio is None:
            return ok(about, "a message followed; no voice message, as there is no voice")
        voice, cost = VoiceApi(self._probe.requests), "“Hear it” sends a plain file"
        try:
            await voice.reply(interaction, self._audio, plain=False)
        except RequestFailed as error:
            await voice.reply(interaction, self._audio, plain=True)
            return without(about, f"a voice message may not follow ({in_words(error)}): {cost}")
        if voice_author(self._probe.exchanges[-1].got) is None:
            return without(about, f"a voice message follows as a plain file: {cost}")
        return ok(about, "a message and a voice message followed")

    async def _open_form(self, interaction: Interaction) -> Line:
        began = monotonic()
        await self._api.open_form(interaction, Form("Doctor", _SENT, _CONTROLS))
        return ok(_ABOUT[_FORM], f"opened {_since(began)}")

    async def _take_form(self, interaction: Interaction) -> Line:
        await self._api.update(interaction, self._message())
        counts = {name: len(values) for name, values in interaction.values.items()}
        wanted = {"radio": 1, "boxes": 2, "list": 1, "line": 1}
        if counts != wanted:
            return wrong(_ABOUT[_SENT], f"holds {counts} values instead of {wanted}")
        return ok(_ABOUT[_SENT], "each kind of line came as it was filled in")


def _since(began: float) -> str:
    return f"in {monotonic() - began:.2f} s"
