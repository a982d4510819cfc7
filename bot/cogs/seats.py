"""`/game seat`, `vote`, `pause`, `resume` and `replace`: seats and votes."""

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import localized
from bot.delivery.interactions import from_command
from bot.features.moderation import Moderation
from bot.features.seats import Seats
from bot.features.votes import Votes
from bot.i18n.words import folded
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.kinds import GameStatus, Motion
from bot.service.tables import Tables
from bot.text.narrator import one_line

_SEAT = ("seek", "leave", "back", "take", "offer")
_BALLOTS = ("yes", "no")
_HANDS = ("person", "automated")


class SeatCommands(commands.Cog):
    """The commands of seats and votes, which belong to the group `/game`."""

    def __init__(self, tables: Tables, seats: Seats, votes: Votes, moderation: Moderation) -> None:
        self._tables = tables
        self._seats = seats
        self._votes = votes
        self._moderation = moderation

    def add_to(self, group: app_commands.Group) -> None:
        """Add these commands to `/game`."""
        for command in self.get_app_commands():
            group.add_command(command)

    @app_commands.command(name="seat", description=localized("cmd-game-seat"))
    @app_commands.describe(what=localized("opt-seat-what"), channel=localized("opt-seat-channel"))
    @app_commands.choices(
        what=[Choice(name=localized(f"seat-what-{way}"), value=way) for way in _SEAT]
    )
    async def seat(
        self,
        interaction: Interaction,
        what: str,
        channel: discord.TextChannel | discord.Thread | None = None,
    ) -> None:
        """Seek a substitute, leave, come back, take a seat, or offer the open ones."""
        row = await self._started(interaction)
        match what:
            case "seek":
                await self._seats.seek(from_command(interaction), row.id, seeking=True)
            case "leave":
                await self._seats.leave(from_command(interaction), row.id)
            case "back":
                await self._seats.come_back(from_command(interaction), row.id)
            case "take":
                await self._seats.take(from_command(interaction), row.id)
            case "offer":
                if channel:
                    _check_may_write(interaction, channel)
                await self._seats.offer(
                    from_command(interaction), row.id, channel.id if channel else None
                )
            case _:
                raise Declined("bad-input")

    @app_commands.command(name="vote", description=localized("cmd-game-vote"))
    @app_commands.describe(what=localized("opt-vote-what"), seat=localized("opt-vote-seat"))
    @app_commands.choices(
        what=[
            *[Choice(name=localized(f"vote-{ballot}"), value=ballot) for ballot in _BALLOTS],
            *[
                Choice(name=localized(f"vote-on-{motion.value}"), value=motion.value)
                for motion in Motion
            ],
        ]
    )
    async def vote(self, interaction: Interaction, what: str, seat: int | None = None) -> None:
        """Call for a vote, or cast one."""
        row = await self._started(interaction)
        if what in _BALLOTS:
            await self._votes.vote(from_command(interaction), row.id, yes=what == "yes")
        else:
            await self._votes.call(from_command(interaction), row.id, Motion(what), seat)

    @app_commands.command(name="pause", description=localized("cmd-game-pause"))
    async def pause(self, interaction: Interaction) -> None:
        """Pause the game."""
        row = await self._started(interaction)
        await self._moderation.set_status(from_command(interaction), row.id, GameStatus.PAUSED)

    @app_commands.command(name="resume", description=localized("cmd-game-resume"))
    async def resume(self, interaction: Interaction) -> None:
        """Resume a paused game."""
        row = await self._started(interaction)
        await self._moderation.set_status(from_command(interaction), row.id, GameStatus.RUNNING)

    @app_commands.command(name="replace", description=localized("cmd-game-replace"))
    @app_commands.describe(seat=localized("opt-replace-seat"), hands=localized("opt-replace-hands"))
    @app_commands.choices(
        hands=[Choice(name=localized(f"hands-{way}"), value=way) for way in _HANDS]
    )
    async def replace(self, interaction: Interaction, seat: int, hands: str = "person") -> None:
        """Hand a seat over."""
        row = await self._started(interaction)
        automated = hands == "automated"
        await self._moderation.hand_over(
            from_command(interaction), row.id, seat, automated=automated
        )

    @vote.autocomplete("seat")
    @replace.autocomplete("seat")
    async def suggest_seat(self, interaction: Interaction, text: str) -> list[Choice[int]]:
        """Suggest the seats of the table by their players' names."""
        try:
            row = await self._tables.find(interaction.channel_id or 0)
        except Declined:
            return []
        named = [Choice(name=one_line(held.name), value=int(held.seat)) for held in row.seats]
        return [choice for choice in named if folded(text) in folded(choice.name)]

    async def _started(self, interaction: Interaction) -> GameRow:
        """Return the channel's game, which must have started.

        Raises Declined.
        """
        row = await self._tables.find(interaction.channel_id or 0)
        if not row.status.is_under_way:
            raise Declined("not-started" if row.status == GameStatus.LOBBY else "game-over")
        return row


def _check_may_write(
    interaction: Interaction, channel: discord.TextChannel | discord.Thread
) -> None:
    """Check that both the person and the bot may write in a channel.

    Raises Declined.
    """
    assert interaction.guild is not None
    for who in (interaction.user, interaction.guild.me):
        assert isinstance(who, discord.Member)
        rights = channel.permissions_for(who)
        is_thread = isinstance(channel, discord.Thread)
        writes = rights.send_messages_in_threads if is_thread else rights.send_messages
        if not (rights.view_channel and writes):
            raise Declined("no-offer-there")
