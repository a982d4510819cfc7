"""`/game link`: the link by which a table can be watched in a browser."""

from enum import StrEnum
from typing import assert_never

from discord import Interaction, app_commands
from discord.ext import commands

from bot.cogs.localized import choice, command, options
from bot.delivery.discord.interactions import from_command
from bot.features.links import Links


class _Link(StrEnum):
    """What `/game link` does."""

    SHOW = "show"
    NEW = "new"
    OFF = "off"


class LinkCommands(commands.Cog):
    """The command of links, which belongs to the group `/game`."""

    def __init__(self, links: Links) -> None:
        self._links = links

    @command("link", "cmd-game-link")
    @options(what="opt-link")
    @app_commands.choices(what=[choice(one, f"link-{one}") for one in _Link])
    async def link(self, interaction: Interaction, what: _Link = _Link.SHOW) -> None:
        """Show, replace or end the link."""
        match what:
            case _Link.SHOW:
                await self._links.show(from_command(interaction))
            case _Link.NEW:
                await self._links.renew(from_command(interaction))
            case _Link.OFF:
                await self._links.end(from_command(interaction))
            case _:
                assert_never(what)
