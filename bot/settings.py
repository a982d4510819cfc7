"""Read the settings from the environment and from `.env`."""

from pathlib import Path
from typing import Annotated

from pydantic import Field, SecretStr
from pydantic.functional_validators import BeforeValidator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

ROOT = Path(__file__).parent.parent
OWN_BOOK = ROOT / "encounters" / "book"


def _split(value: object) -> object:
    return tuple(filter(None, value.split(":"))) if isinstance(value, str) else value


class Settings(BaseSettings):
    """Every setting of the bot; `.env.example` shows each with its meaning."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore")

    discord_token: SecretStr = SecretStr("")
    """The bot's token; without one, `python -m bot` shows the demo."""

    database: Path = Path("data/table.sqlite3")
    """The SQLite file that holds every game."""

    backups_kept: Annotated[int, Field(ge=0)] = 7
    """How many daily backups stay beside the database; 0 makes none."""

    encounter_packs: Annotated[tuple[Path, ...], NoDecode, BeforeValidator(_split)] = ()
    """Folders of further encounter books, separated by colons."""

    pictures: bool = True
    """Whether pictures go with the messages; a very small machine may go without."""

    log_level: str = "INFO"
    """How much is logged: DEBUG, INFO, WARNING or ERROR."""
