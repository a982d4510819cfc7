"""`/me`: a person's own settings, orders, games and statistics."""

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import (
    choice,
    command,
    in_messages_too,
    language_choices,
    localized,
    options,
)
from bot.delivery.discord.interactions import from_command, user_of
from bot.features.catch_up import CatchUp
from bot.features.orders import Orders
from bot.features.preferences import NO_DIGEST, Changes, Preferences
from bot.features.privacy import Privacy
from bot.model.errors import Declined
from bot.model.kinds import Pings


@in_messages_too
class Me(
    commands.GroupCog, group_name=localized("command-me"), group_description=localized("cmd-me")
):
    """The commands about the person who types them."""

    def __init__(
        self, preferences: Preferences, orders: Orders, catch_up: CatchUp, privacy: Privacy
    ) -> None:
        self._preferences = preferences
        self._orders = orders
        self._catch_up = catch_up
        self._privacy = privacy

    @command("settings", "cmd-settings")
    @options(
        language="opt-language",
        dm="opt-dm",
        text_first="opt-text-first",
        pings="opt-pings",
        tell_next="opt-next",
        remind="opt-remind",
        pass_for_me="opt-pass-for-me",  # noqa: S106 - passing, no password
        narration="opt-narration",
        digest="opt-digest",
        digest_only="opt-digest-only",
    )
    @app_commands.choices(
        language=language_choices(),
        pings=[choice(one, f"pings-{one}") for one in Pings],
    )
    @app_commands.choices(
        digest=[
            Choice(name=localized("away-none"), value=NO_DIGEST),
            *[Choice(name=f"{hour:02}:00", value=hour) for hour in range(24)],
        ],
    )
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        dm: bool | None = None,  # noqa: FBT001 - Discord passes it by name
        text_first: bool | None = None,  # noqa: FBT001 - as above
        pings: Pings | None = None,
        tell_next: bool | None = None,  # noqa: FBT001 - as above
        remind: app_commands.Range[int, 0, 168] | None = None,
        pass_for_me: bool | None = None,  # noqa: FBT001 - as above
        narration: bool | None = None,  # noqa: FBT001 - as above
        digest: int | None = None,
        digest_only: bool | None = None,  # noqa: FBT001 - as above
    ) -> None:
        """Show and change a person's own settings."""
        changes = Changes(
            language,
            dm,
            text_first,
            pings,
            tell_next,
            remind,
            pass_for_me,
            narration,
            digest,
            digest_only,
        )
        await self._preferences.change(from_command(interaction), changes)

    @command("orders", "cmd-orders")
    async def orders(self, interaction: Interaction) -> None:
        """List a player's own orders."""
        await self._orders.show(from_command(interaction))

    # The group works in direct messages too, but these two are about a server.
    @command("games", "cmd-games")
    async def games(self, interaction: Interaction) -> None:
        """List a person's games."""
        _require_server(interaction)
        await self._catch_up.list_games(from_command(interaction))

    @command("stats", "cmd-stats")
    @options(player="opt-stats-player")
    async def stats(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Show how somebody plays, and what the server has played."""
        _require_server(interaction)
        person = player or interaction.user
        await self._catch_up.stats(from_command(interaction), user_of(person))

    @command("data", "cmd-me-data")
    async def data(self, interaction: Interaction) -> None:
        """Show a person all that is stored of them."""
        await self._privacy.show(from_command(interaction))

    @command("forget", "cmd-me-forget")
    async def forget(self, interaction: Interaction) -> None:
        """Ask whether all that is stored of a person shall be erased."""
        await self._privacy.ask(from_command(interaction))


def _require_server(interaction: Interaction) -> None:
    """Check that a command is typed in a server, whose games it is about.

    Raises Declined.
    """
    if interaction.guild_id is None:
        raise Declined("only-in-a-server")
