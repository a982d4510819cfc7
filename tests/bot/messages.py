"""Read what people see on Discord."""

from collections.abc import Iterator
from typing import Any

from bot.i18n.words import words_in
from bot.text.refusals import refusal_text
from rules import Code, Refusal
from tests.bot.server import Server


def say(key: str, **figures: str | int) -> str:
    """Return a sentence of the bot in English."""
    return words_in("en")(key, **figures)


def lobby_rules(rulebook: str, variant: str) -> str:
    """Return how a lobby's sentence about its rules begins in English."""
    return f"{say(f'rulebook-{rulebook}')} \u00b7 {say(f'lobby-players-{variant}')}"


def refused(code: Code, **figures: Any) -> str:
    """Return the sentence of a refusal in English."""
    return refusal_text(words_in("en"), Refusal(code, **figures))


def parts_of(message: Any) -> Iterator[Any]:
    """List a message's components, however deep they lie."""
    waiting = list(message.components)
    while waiting:
        component = waiting.pop(0)
        waiting = [*getattr(component, "children", ()), *waiting]
        yield component


def text_of(message: Any) -> str:
    """Return all text of a message, with its buttons' labels."""
    texts = [message.content]
    for component in parts_of(message):
        texts += [getattr(component, name, None) or "" for name in ("content", "label")]
    return "\n".join(filter(None, texts))


def ids_of(message: Any) -> list[str]:
    """List the `custom_id`s of a message."""
    return [part.custom_id for part in parts_of(message) if getattr(part, "custom_id", None)]


def answer_of(result: Any) -> str:
    """Return the text of a private answer."""
    shown = result.response or (result.followups[-1] if result.followups else None)
    assert shown is not None, result
    assert shown.ephemeral, text_of(shown.message)
    return text_of(shown.message).strip()


def posts(server: Server) -> list[str]:
    """List the messages of the channel, the oldest first."""
    return [text_of(message) for message in server.channel.history()]


def dms(person: Any) -> list[str]:
    """List the direct messages that a person has received."""
    return [text_of(message) for message in person.user.dm_channel.history()]
