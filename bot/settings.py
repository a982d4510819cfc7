"""Read the settings from the environment and from `.env`.

Without pydantic-settings, whose sources for clouds and command lines take 4 MB of memory.
"""

import os
import shlex
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv import dotenv_values
from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError
from pydantic.functional_validators import AfterValidator, BeforeValidator
from pydantic_core import ErrorDetails

from bot.exits import HostMistake
from bot.owners import cure_of_unreadable
from encounters.tags import TAG

ROOT = Path(__file__).parent.parent
OWN_BOOK = ROOT / "encounters" / "book"


def _split(value: object) -> object:
    return tuple(filter(None, value.split(":"))) if isinstance(value, str) else value


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


def _token(value: SecretStr) -> SecretStr:
    text = value.get_secret_value().strip()
    if not (text.isascii() and text.isprintable() and " " not in text):
        raise ValueError("the token as it stands on your application's Bot page")
    return SecretStr(text)


def _file(value: Path) -> Path:
    if not value.name:
        raise ValueError("a file, such as data/table.sqlite3")
    return value


def _language_folders(value: tuple[Path, ...]) -> tuple[Path, ...]:
    if not all(TAG.fullmatch(folder.name) and (folder / "words").is_dir() for folder in value):
        raise ValueError("folders that are named by languages, such as de, with words/ in each")
    return value


def _address(value: str) -> str:
    if value and not value.startswith(("http://", "https://")):
        raise ValueError("a whole address, which begins with http:// or https://")
    return value


def _command(value: str) -> str:
    try:
        shlex.split(value)
    except ValueError:
        raise ValueError("a command whose quotation marks are closed") from None
    return value


def _none_if_empty(value: object) -> object:
    return None if value == "" else value


_Port = Annotated[int, Field(ge=1, le=65_535)]
_PRIVATE = ("discord_token", "narration_url", "narration_command")
"""Settings that hold a secret, or may hold one."""
_SHOWN_APART = ("discord_token", "database")


class Settings(BaseModel):
    """Every setting of the bot; `.env.example` shows each with its meaning."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    discord_token: Annotated[SecretStr, AfterValidator(_token)] = SecretStr("")
    """The bot's token; without one, `python -m bot` shows the demo."""

    database: Annotated[Path, AfterValidator(_file)] = Path("data/table.sqlite3")
    """The SQLite file that holds every game."""

    backups_kept: Annotated[int, Field(ge=0)] = 7
    """How many daily backups stay beside the database; 0 makes none."""

    encounter_packs: Annotated[tuple[Path, ...], BeforeValidator(_split)] = ()
    """Folders of further encounter books, separated by colons."""

    language_packs: Annotated[
        tuple[Path, ...], BeforeValidator(_split), AfterValidator(_language_folders)
    ] = ()
    """Folders of further languages, separated by colons, each named by its tag: de, pt-BR."""

    pictures: bool = True
    """Whether pictures go with the messages; a very small machine may go without."""

    narration: bool = True
    """Whether encounters are read aloud, where a voice is installed or set; none is at first."""

    narration_url: Annotated[str, AfterValidator(_address)] = ""
    """A server that speaks: Piper's, or one as OpenAI's. What is read aloud is sent to it."""

    narration_command: Annotated[str, AfterValidator(_command)] = ""
    """A command that speaks what it reads to the WAV file {out}, or to its standard output."""

    narration_voice_en: str = ""
    """The English voice, by the name that the engine, the command or the server knows."""

    narration_voice_es: str = ""
    """The Spanish voice, likewise."""

    narration_voice_ja: str = ""
    """The Japanese voice, likewise."""

    narration_voices_en: str = ""
    """English voices for those who speak in a story: women's, a bar, men's (nova,coral|onyx)."""

    narration_voices_es: str = ""
    """Spanish voices, likewise."""

    narration_voices_ja: str = ""
    """Japanese voices, likewise; the built-in ones have some, unless a Japanese voice is set."""

    new_dms_per_hour: Annotated[int, Field(ge=0)] = 50
    """How many people the bot may write to for the first time in an hour, on all servers."""

    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = (
        "INFO"
    )
    """How much is logged: DEBUG, INFO, WARNING or ERROR."""

    log_format: Literal["text", "json"] = "text"
    """How it is logged: text for people, or json, one object a line, for programs."""

    metrics_port: Annotated[_Port | None, BeforeValidator(_none_if_empty)] = None
    """The port of /healthz and of Prometheus' /metrics; without one neither is there."""

    metrics_host: str = "127.0.0.1"
    """The address at which they are: this machine's own, unless others shall reach them."""

    screen_port: Annotated[_Port | None, BeforeValidator(_none_if_empty)] = None
    """The port of the pages on which tables can be watched in a browser; without one none is."""

    screen_host: str = "127.0.0.1"
    """The address at which they are: this machine's own, to which a proxy leads."""

    screen_url: Annotated[str, AfterValidator(_address)] = ""
    """How people reach those pages, such as https://example.org; links begin with it."""

    @property
    def pages_url(self) -> str:
        """Return what links to the pages begin with, empty where there are no pages."""
        return self.screen_url.rstrip("/") if self.screen_port else ""


ENV_FILE = Path(".env")
PACKS = "LANGUAGE_PACKS"

_ALIKE = 0.85
"""How alike a name is to a setting's, of 1, to be taken for it; DATABASE_URL is another's."""

_UNREADABLE = "{file} cannot be read ({why}): {cure}."


def read_settings(env_file: Path = ENV_FILE, **given: Any) -> Settings:
    """Read the settings: what is `given` counts most, then the environment, then the file.

    Names count in either case; a missing file is treated as empty. Raises HostMistake.
    """
    found: dict[str, Any] = {}
    for source in (*_sources(env_file), given):
        found |= {name.lower(): value for name, value in source.items() if value is not None}
    try:
        return Settings(**{name: found[name] for name in Settings.model_fields if name in found})
    except ValidationError as error:
        complaints = [_complaint(one, found[str(one["loc"][0])]) for one in error.errors()]
        raise HostMistake("\n".join(complaints)) from None


def share_language_packs(env_file: Path = ENV_FILE) -> None:
    """Put the language packs into the environment, where words are read, by child processes too.

    It comes before the commands are imported, which are declared in every language.
    """
    try:
        sources = _sources(env_file)
    except HostMistake:
        return  # `read_settings` says so
    named = [source[PACKS] for source in sources if source.get(PACKS)]
    for folders in named[-1:]:
        os.environ[PACKS] = ":".join(str(Path(one).absolute()) for one in folders.split(":") if one)


def shown(settings: Settings) -> str:
    """Say what is set otherwise than at first, without secrets, the token and the file."""
    changed = {
        name: "..." if name in _PRIVATE else str(getattr(settings, name))
        for name, field in Settings.model_fields.items()
        if getattr(settings, name) != field.default and name not in _SHOWN_APART
    }
    pairs = [f"{name.upper()}={value}" for name, value in changed.items()]
    return " ".join(pairs) or "none changed"


def misspelt(env_file: Path = ENV_FILE) -> list[tuple[str, str]]:
    """List the names that were likely meant for settings, each with the setting's own."""
    known = [name.upper() for name in Settings.model_fields]
    names = sorted({name for source in _sources(env_file) for name in source})
    meant = [(name, get_close_matches(name.upper(), known, 1, _ALIKE)) for name in names]
    return [(name, best) for name, close in meant for best in close if best != name.upper()]


def _sources(env_file: Path) -> tuple[Mapping[str, Any], ...]:
    try:
        return dotenv_values(env_file), os.environ
    except (OSError, UnicodeDecodeError) as error:
        file, why, cure = env_file.absolute(), "it is no UTF-8", "save it as text in UTF-8"
        if isinstance(error, OSError):
            data = Settings.model_fields["database"].default.parent
            why, cure = error.strerror, cure_of_unreadable(file, file.parent / data)
        raise HostMistake(_UNREADABLE.format(file=file, why=why, cure=cure)) from None


def _complaint(error: ErrorDetails, value: object) -> str:
    """Return one sentence on a setting: its name, its value and what it takes."""
    name, more = str(error["loc"][0]), error.get("ctx", {})
    shown = "no token" if name == "discord_token" else f'"{value}"'  # never that value
    match error["type"]:
        case "greater_than_equal" | "int_parsing" | "int_from_float":
            wanted = "a whole number, 0 or more"
        case "bool_parsing":
            wanted = "True or False"
        case "literal_error":
            wanted = more["expected"].replace("'", "")
        case "value_error":
            wanted = str(more["error"])
        case _:
            wanted = error["msg"]
    return f"{name.upper()} is {shown}, and takes {wanted}."
