"""Suggest values for the options of actions and orders."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeAlias, cast

from discord import Interaction
from discord.app_commands import Choice

from bot.delivery.discord.interactions import from_command
from bot.features.orders import FormKind, Orders
from bot.features.play import Play
from bot.model.suggestion import Suggestion
from rules.words import ActionKind

Autocomplete: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


class _Table(Protocol):
    """The features that suggest values."""

    @property
    def play(self) -> Play: ...

    @property
    def orders(self) -> Orders: ...


class _Parts(Protocol):
    """The parts that hold them."""

    @property
    def table(self) -> _Table: ...


class _Client(Protocol):
    """The client, as an autocomplete knows it: discord.py passes nothing else."""

    @property
    def parts(self) -> _Parts: ...


def suggest_action(verb: ActionKind, blank: str) -> Autocomplete:
    """Return the autocomplete of one option of an action."""

    async def autocomplete(interaction: Interaction, text: str) -> list[Choice[str]]:
        # discord.py calls it without the cog, so the way to the feature is the client.
        play = cast("_Client", interaction.client).parts.table.play
        return choices(await play.suggest(from_command(interaction), verb, blank, text))

    return autocomplete


def suggest_order(kind: FormKind, blank: str) -> Autocomplete:
    """Return the autocomplete of one option of an order."""

    async def autocomplete(interaction: Interaction, text: str) -> list[Choice[str]]:
        orders = cast("_Client", interaction.client).parts.table.orders
        return choices(await orders.suggest(from_command(interaction), kind, blank, text))

    return autocomplete


def choices(suggestions: Sequence[Suggestion]) -> list[Choice[str]]:
    """Return suggestions as Discord's choices."""
    return [Choice(name=one.name, value=one.value) for one in suggestions]
