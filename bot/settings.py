"""Read the settings from the environment and from `.env`.

Without pydantic-settings, whose sources for clouds and command lines take 4 MB of memory.
"""

import os
from pathlib import Path
from typing import Annotated, Any

from dotenv import dotenv_values
from pydantic import BaseModel, ConfigDict, Field, SecretStr
from pydantic.functional_validators import BeforeValidator

ROOT = Path(__file__).parent.parent
OWN_BOOK = ROOT / "encounters" / "book"


def _split(value: object) -> object:
    return tuple(filter(None, value.split(":"))) if isinstance(value, str) else value


class Settings(BaseModel):
    """Every setting of the bot; `.env.example` shows each with its meaning."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    discord_token: SecretStr = SecretStr("")
    """The bot's token; without one, `python -m bot` shows the demo."""

    database: Path = Path("data/table.sqlite3")
    """The SQLite file that holds every game."""

    backups_kept: Annotated[int, Field(ge=0)] = 7
    """How many daily backups stay beside the database; 0 makes none."""

    encounter_packs: Annotated[tuple[Path, ...], BeforeValidator(_split)] = ()
    """Folders of further encounter books, separated by colons."""

    pictures: bool = True
    """Whether pictures go with the messages; a very small machine may go without."""

    narration: bool = True
    """Whether encounters are read aloud, where a voice is installed or set; none is at first."""

    narration_url: str = ""
    """A server that speaks: Piper's, or one as OpenAI's. What is read aloud is sent to it."""

    narration_command: str = ""
    """A command that speaks what it reads to the WAV file {out}, or to its standard output."""

    narration_voice_en: str = ""
    """The English voice, by the name that the engine, the command or the server knows."""

    narration_voice_es: str = ""
    """The Spanish voice, likewise."""

    narration_voice_ja: str = ""
    """The Japanese voice, likewise."""

    new_dms_per_hour: Annotated[int, Field(ge=0)] = 50
    """How many people the bot may write to for the first time in an hour, on all servers."""

    log_level: str = "INFO"
    """How much is logged: DEBUG, INFO, WARNING or ERROR."""


def read_settings(env_file: Path = Path(".env"), **given: Any) -> Settings:
    """Read the settings: what is `given` counts most, then the environment, then the file.

    Names count in either case; a missing file is treated as empty.
    Raises pydantic.ValidationError.
    """
    found: dict[str, Any] = {}
    for source in (dotenv_values(env_file), os.environ, given):
        found |= {name.lower(): value for name, value in source.items() if value is not None}
    return Settings(**{name: found[name] for name in Settings.model_fields if name in found})
