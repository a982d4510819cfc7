"""Say what Discord is told of commands, and let several cogs share a group."""

from dataclasses import dataclass

from discord import app_commands
from discord.ext import commands


@dataclass(frozen=True, slots=True)
class Commands:
    """What is added to the client and to its command tree."""

    cogs: tuple[commands.Cog, ...]
    menu_entries: tuple[app_commands.ContextMenu, ...]


def extend(group: commands.GroupCog, cog: commands.Cog, *groups: app_commands.Group) -> None:
    """Add another cog's commands to a group, and further groups."""
    assert group.app_command is not None
    for command in (*cog.get_app_commands(), *groups):
        group.app_command.add_command(command)
