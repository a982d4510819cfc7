"""Translate the commands for Discord's own clients, from the same catalogues."""

from collections.abc import Callable, Coroutine
from enum import StrEnum
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice, TranslationContextTypes, locale_str

from bot.i18n.words import DEFAULT, language_names, languages, spoken, words_in
from encounters.tags import line_of

Declared = TypeVar("Declared", bound=Callable[..., Any])
Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Command: TypeAlias = app_commands.Command[Any, ..., None]

# Looked up once: a start asked 14,000 times which locales the bot speaks.
_SPOKEN = {
    locale: spoken(locale.value)
    for locale in discord.Locale
    if set(line_of(locale.value)) & set(languages())
}
"""The locales in which the bot speaks, with their languages."""


def localized(key: str) -> locale_str:
    """Return a translatable sentence of the catalogues; its default is the English one."""
    return locale_str(words_in(DEFAULT)(key), key=key)


in_messages_too = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
"""Declares a command that can be used in direct messages with the bot as well.

For what is about one person, or about the bot itself: its DMs name such commands, and somebody
who has left a server still has them. Not in messages between people, where the bot is no member.
"""


def command(name: str, about: str, *, guild_only: bool = False) -> Callable[[Callback], Command]:
    """Declare a command by its name, and the key of the sentence that describes it."""
    made = app_commands.command(name=localized(f"command-{name}"), description=localized(about))

    def declare(callback: Callback) -> Command:
        return made(app_commands.guild_only(callback) if guild_only else callback)

    return declare


def options(**keys: str) -> Callable[[Declared], Declared]:
    """Name a command's options in each language, and describe each by the sentence of its key."""
    names = {name: localized(f"parameter-{name.replace('_', '-')}") for name in keys}
    described = app_commands.describe(**{name: localized(key) for name, key in keys.items()})
    renamed = app_commands.rename(**names)

    def declare(command: Declared) -> Declared:
        return renamed(described(command))

    return declare


def choice(value: StrEnum, key: str) -> Choice[str]:
    """Return a choice of an option, named by the sentence of a key."""
    return Choice(name=localized(key), value=value.value)


def language_choices() -> list[Choice[str]]:
    """Return the languages that the bot speaks, each under its own name, as choices."""
    return [Choice(name=name, value=code) for code, name in language_names().items()]


class CatalogueTranslator(app_commands.Translator):
    """Translates sentences into each locale that the bot speaks.

    `format_sentence` returns the sentence of a language (its code) under a key.
    """

    def __init__(self, format_sentence: Callable[[str, str], str]) -> None:
        self._format = format_sentence

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: TranslationContextTypes,  # noqa: ARG002 - discord.py passes it
    ) -> str | None:
        """Translate one sentence; None leaves Discord's default."""
        language, key = _SPOKEN.get(locale), string.extras.get("key")
        return self._format(language, key) if language and key else None
