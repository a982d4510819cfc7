"""The rest of `/game`: `seat`, `pause`, `resume`, `replace` and `companion`, and its votes."""

from enum import StrEnum
from typing import Any, assert_never

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import choice, command, localized, options
from bot.companions.people import Person, Strength
from bot.delivery.discord.interactions import from_command
from bot.features.companion_seats import CompanionSeats
from bot.features.moderation import Moderation
from bot.features.seats import Seats
from bot.features.votes import Votes
from bot.i18n.words import normalize
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.kinds import ABOUT_A_SEAT, GameStatus, Motion
from bot.service.tables.games import Games


class _Seat(StrEnum):
    """What `/game seat` does."""

    SEEK = "seek"
    LEAVE = "leave"
    BACK = "back"
    TAKE = "take"
    OFFER = "offer"


class _Companion(StrEnum):
    """What `/game companion` does."""

    ADD = "add"
    REMOVE = "remove"
    ALOUD = "aloud"
    SILENT = "silent"


class _Hands(StrEnum):
    """Who plays on after `/game replace`."""

    PERSON = "person"
    COMPANION = "neighbour"


class SeatCommands(commands.Cog):
    """The commands of seats and votes, which belong to the group `/game`."""

    def __init__(
        self,
        games: Games,
        seats: Seats,
        votes: Votes,
        moderation: Moderation,
        companions: CompanionSeats,
    ) -> None:
        self._games = games
        self._seats = seats
        self._votes = votes
        self._moderation = moderation
        self._companions = companions

    def vote_commands(self) -> app_commands.Group:
        """Return the commands that call a vote."""
        votes = app_commands.Group(
            name=localized("command-vote"), description=localized("cmd-game-vote")
        )
        for motion in [one for one in Motion if one != Motion.LINK]:  # `/game link` calls for it
            votes.add_command(self._vote_on(motion))
        return votes

    @command("seat", "cmd-game-seat")
    @options(what="opt-seat-what", channel="opt-seat-channel")
    @app_commands.choices(what=[choice(one, f"seat-what-{one}") for one in _Seat])
    async def seat(
        self,
        interaction: Interaction,
        what: _Seat,
        channel: discord.TextChannel | discord.Thread | None = None,
    ) -> None:
        """Seek a substitute, leave, come back, take a seat, or offer the open ones."""
        row = await self._started(interaction)
        match what:
            case _Seat.SEEK:
                await self._seats.seek(from_command(interaction), row.id, seeking=True)
            case _Seat.LEAVE:
                await self._seats.leave(from_command(interaction), row.id)
            case _Seat.BACK:
                await self._seats.come_back(from_command(interaction), row.id)
            case _Seat.TAKE:
                await self._seats.take(from_command(interaction), row.id)
            case _Seat.OFFER:
                if channel:
                    _check_may_write(interaction, channel)
                await self._seats.offer(
                    from_command(interaction), row.id, channel.id if channel else None
                )
            case _:
                assert_never(what)

    @command("pause", "cmd-game-pause")
    async def pause(self, interaction: Interaction) -> None:
        """Pause the game."""
        row = await self._started(interaction)
        await self._moderation.pause_or_resume(from_command(interaction), row.id, GameStatus.PAUSED)

    @command("resume", "cmd-game-resume")
    async def resume(self, interaction: Interaction) -> None:
        """Resume a paused game."""
        row = await self._started(interaction)
        await self._moderation.pause_or_resume(
            from_command(interaction), row.id, GameStatus.RUNNING
        )

    @command("replace", "cmd-game-replace")
    @options(seat="opt-replace-seat", hands="opt-replace-hands")
    @app_commands.choices(hands=[choice(one, f"hands-{one}") for one in _Hands])
    async def replace(
        self, interaction: Interaction, seat: int, hands: _Hands = _Hands.PERSON
    ) -> None:
        """Hand a seat over."""
        row = await self._started(interaction)
        to_companion = hands == _Hands.COMPANION
        await self._moderation.hand_over(
            from_command(interaction), row.id, seat, to_companion=to_companion
        )

    @command("companion", "cmd-game-companion")
    @options(
        what="opt-companion-what", strength="opt-companion-strength", person="opt-companion-person"
    )
    @app_commands.choices(
        what=[choice(one, f"companion-what-{one}") for one in _Companion],
        strength=[choice(one, f"companion-strength-{one}") for one in Strength],
        person=[choice(one, f"companion-person-{one}") for one in Person],
    )
    async def companion(
        self,
        interaction: Interaction,
        what: _Companion = _Companion.ADD,
        strength: Strength = Strength.NEIGHBOUR,
        person: Person | None = None,
    ) -> None:
        """Seat a companion in the lobby, send one home, or let them think aloud."""
        pressed = from_command(interaction)
        match what:
            case _Companion.ADD:
                await self._companions.add(pressed, strength, person)
            case _Companion.REMOVE:
                await self._companions.remove(pressed, person)
            case _Companion.ALOUD | _Companion.SILENT:
                aloud = what == _Companion.ALOUD
                await self._companions.set_aloud(pressed, aloud=aloud)
            case _:
                assert_never(what)

    @replace.autocomplete("seat")
    async def suggest_seat(self, interaction: Interaction, text: str) -> list[Choice[int]]:
        """Suggest the seats of the table by their players' names."""
        return await self._seats_named(interaction, text)

    async def _seats_named(self, interaction: Interaction, text: str) -> list[Choice[int]]:
        try:
            row = await self._games.find(interaction.channel_id or 0)
        except Declined:
            # Suggestions never fail: there are none without a game.
            return []
        named = [Choice(name=held.name or "?", value=int(held.seat)) for held in row.seats]
        return [choice for choice in named if normalize(text) in normalize(choice.name)]

    def _vote_on(self, motion: Motion) -> app_commands.Command[Any, ..., None]:
        """Return the command that calls for a vote on a motion."""
        named = localized(f"command-{motion.value}")
        about = localized(f"vote-on-{motion.value}")

        async def call(interaction: Interaction) -> None:
            row = await self._started(interaction)
            await self._votes.call(from_command(interaction), row.id, motion)

        async def call_about(interaction: Interaction, seat: int | None = None) -> None:
            row = await self._started(interaction)
            await self._votes.call(from_command(interaction), row.id, motion, seat)

        async def suggest(interaction: Interaction, text: str) -> list[Choice[int]]:
            return await self._seats_named(interaction, text)

        if motion not in ABOUT_A_SEAT:
            return app_commands.Command(name=named, description=about, callback=call)
        # Made by hand: the motions are an enum, and a decorator needs a function for each.
        command = app_commands.Command[Any, ..., None](
            name=named, description=about, callback=options(seat="opt-vote-seat")(call_about)
        )
        command.autocomplete("seat")(suggest)
        return command

    async def _started(self, interaction: Interaction) -> GameRow:
        """Return the channel's game, which must have started.

        Raises Declined.
        """
        row = await self._games.find(interaction.channel_id or 0)
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
