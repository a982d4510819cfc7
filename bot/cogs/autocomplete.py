"""Suggest values for the options of actions and orders."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeAlias

from discord import Interaction
from discord.app_commands import Choice

from bot.delivery.discord.interactions import from_command
from bot.features.orders import FormKind, Orders
from bot.features.play import Play
from bot.model.suggestion import Suggestion
from rules.words import ActionKind

Autocomplete: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


def suggest_action(verb: ActionKind, blank: str) -> Autocomplete:
    """Return the autocomplete of one option of an action."""

    async def autocomplete(interaction: Interaction, text: str) -> list[Choice[str]]:
        play: Play = _parts(interaction)[Play]
        return choices(await play.suggest(from_command(interaction), verb, blank, text))

    return autocomplete


def suggest_order(kind: FormKind, blank: str) -> Autocomplete:
    """Return the autocomplete of one option of an order."""

    async def autocomplete(interaction: Interaction, text: str) -> list[Choice[str]]:
        orders: Orders = _parts(interaction)[Orders]
        return choices(await orders.suggest(from_command(interaction), kind, blank, text))

    return autocomplete


def choices(suggestions: Sequence[Suggestion]) -> list[Choice[str]]:
    """Return suggestions as Discord's choices."""
    return [Choice(name=one.name, value=one.value) for one in suggestions]


def _parts(interaction: Interaction) -> Any:
    """Return the parts of the bot: discord.py passes an autocomplete the client, and no cog."""
    client: Any = interaction.client
    return client.parts
