"""Choose the voices: a server's, a command's or the built-in ones, by language."""

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from bot.i18n.words import languages
from bot.narration import built_in
from bot.narration.command import CommandSpeaker
from bot.narration.request import Speaker, Voice
from bot.narration.server import ServerSpeaker
from bot.settings import Settings
from bot.worker.process import WorkerProcess
from encounters.tags import line_of

_NICE = 10
"""A lower priority than the pictures: nobody expects audio at once."""

_LATE = 180.0
"""Seconds for a text: the slowest engine takes two thirds of the time that it speaks."""


def voices_of(settings: Settings) -> Mapping[str, Voice]:
    """Return a voice for each language that can be spoken.

    A server has priority over a command, and both over the built-in voices. There are none if they
    are turned off, or if nothing is installed that makes voice messages.
    """
    if not settings.narration or not find_spec("soundfile"):
        return {}
    return {
        language: _voice(settings, speaker, language) for language, speaker in _speakers(settings)
    }


def folder_of(settings: Settings) -> Path:
    """Return the folder of the cached audio, beside the database."""
    return settings.database.with_name("narration")


def _voice(settings: Settings, speaker: Speaker, language: str) -> Voice:
    own = line_of(language)[-1]
    name = getattr(settings, f"narration_voice_{own}", "")
    others = getattr(settings, f"narration_voices_{own}", "")
    # A host who has chosen one of the built-in voices hears that one alone, until they name others.
    if isinstance(speaker, built_in.BuiltInSpeaker) and not (name or others):
        others = built_in.OTHERS.get(own, "")
    women, bar, men = others.partition("|")
    return Voice(speaker, name, _names(women), _names(men if bar else women))


def _names(listed: str) -> tuple[str, ...]:
    return tuple([name.strip() for name in listed.split(",") if name.strip()])


def _speakers(settings: Settings) -> list[tuple[str, Speaker]]:
    if settings.narration_url:
        return [(language, ServerSpeaker(settings.narration_url)) for language in languages()]
    if settings.narration_command:
        return [(language, CommandSpeaker(settings.narration_command)) for language in languages()]
    # Neither is set: what is installed decides, and no engine is imported to find that out.
    speaker = built_in.BuiltInSpeaker(folder_of(settings) / "models")
    return [(language, speaker) for language in built_in.languages()]


class NarrationProcess(WorkerProcess):
    """The voices' process: it takes a NarrationRequest, and returns packed NarrationAudio."""

    def __init__(self) -> None:
        super().__init__("bot.narration", nice=_NICE, late=_LATE)
