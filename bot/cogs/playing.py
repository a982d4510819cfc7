"""Suggest values for the options of an action's command."""

from collections.abc import Callable, Coroutine
from typing import Any, Protocol, cast

from discord import Interaction
from discord.app_commands import Choice

from bot.delivery.interactions import from_command
from bot.features.play import Play

Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


class _Playing(Protocol):
    """The client, as an autocomplete knows it: discord.py passes nothing else."""

    play: Play


def suggests(verb: str, blank: str) -> Suggest:
    """Return the autocomplete of one option."""

    async def autocomplete(interaction: Interaction, text: str) -> list[Choice[str]]:
        client = cast("_Playing", interaction.client)
        return await client.play.suggest(from_command(interaction), verb, blank, text)

    return autocomplete
