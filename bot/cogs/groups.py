"""Put the commands of one cog into another's group."""

from discord import app_commands
from discord.ext import commands


def extend(group: commands.GroupCog, cog: commands.Cog, *groups: app_commands.Group) -> None:
    """Add another cog's commands to a group, and further groups."""
    assert group.app_command is not None
    for command in (*cog.get_app_commands(), *groups):
        group.app_command.add_command(command)
