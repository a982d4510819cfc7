"""Speak by a server that the operator has set: the only way for texts to leave the bot."""

from dataclasses import dataclass
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import orjson

from bot.narration.command import LONGEST

_PIPER = "/synthesize"
"""The end of Piper's address; other servers are treated as OpenAI's speech endpoint."""

_MODEL, _VOICE = "tts-1", "alloy"
"""OpenAI's names of its first ones; other servers know them too."""


@dataclass(frozen=True, slots=True)
class ServerSpeaker:
    """A server at an http address: Piper's, or one that accepts OpenAI's speech requests.

    For the latter a voice may name its model as well, as `MODEL:VOICE`.
    """

    address: str

    def speak(self, text: str, language: str, voice: str) -> bytes:  # noqa: ARG002 - the voice has it
        """Return the server's answer.

        Raises OSError, ValueError.
        """
        parts = urlsplit(self.address)
        if parts.scheme not in ("http", "https"):
            raise ValueError("the server's address must begin with http:// or https://")
        if parts.path.rstrip("/").endswith(_PIPER):
            asked = {"text": text} | ({"voice": voice} if voice else {})
        else:
            model, _, name = voice.rpartition(":")
            asked = {"model": model or _MODEL, "voice": name or _VOICE, "input": text}
            asked["response_format"] = "wav"
        headers = {"Content-Type": "application/json"}
        request = Request(self.address, orjson.dumps(asked), headers)  # noqa: S310 - checked above
        with urlopen(request, timeout=LONGEST) as answer:  # noqa: S310 - as above
            return answer.read()
