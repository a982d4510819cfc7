"""Let those in charge of a table pause, resume and close it, and hand over its seats.

In charge are its host and those who may manage the channel. Each act is announced, and recorded
in the journal.
"""

from typing import assert_never

from bot.delivery.outbox.publisher import Publisher
from bot.features.admission import is_in_charge
from bot.features.seats import Seats
from bot.features.votes import Votes
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import TimerRow
from bot.model.interaction import Interaction
from bot.model.kinds import Absence, GameStatus, Motion
from bot.model.presses import SeatPress
from bot.service.table_acts import seat_reminders, seating
from bot.service.table_acts.statuses import Statuses
from bot.service.tables.games import Games


class Moderation:
    """The acts of those in charge, which need no vote."""

    def __init__(
        self, games: Games, statuses: Statuses, publisher: Publisher, votes: Votes, seats: Seats
    ) -> None:
        self._games = games
        self._statuses = statuses
        self._publisher = publisher
        self._votes = votes
        self._seats = seats

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Take the seat that a button offers, or automate it."""
        act = press.detail_as(SeatPress)
        match act:
            case SeatPress.TAKE:
                await self._seats.take(interaction, press.game_id, press.about)
            case SeatPress.LET_COMPANION_PLAY:
                await self.hand_over(interaction, press.game_id, press.about, to_companion=True)
            case _:
                assert_never(act)

    async def hand_over(
        self, interaction: Interaction, game_id: int, number: int, *, to_companion: bool
    ) -> None:
        """Hand a seat over; where the person is not in charge, call a vote instead."""
        row = await self._games.get(game_id)
        if not is_in_charge(interaction, row):
            motion = Motion.LET_COMPANION_PLAY if to_companion else Motion.REPLACE
            await self._votes.call(interaction, game_id, motion, number)
            return
        by = interaction.user
        played = await seating.hand_over(
            self._games, game_id, number, by, to_companion=to_companion
        )
        await self._publisher.confirm(interaction, played)
        # Those who have gone no longer count, which may decide an open vote.
        await self._votes.recount(game_id)

    async def agree(self, interaction: Interaction, game_id: int, absence: Absence) -> None:
        """Settle what happens to somebody who vanishes; who is not in charge calls a vote."""
        row = await self._games.get(game_id)
        if not is_in_charge(interaction, row):
            await self._votes.call(interaction, game_id, Motion(f"absent-{absence}"))
            return
        played = await seat_reminders.agree(self._games, game_id, absence, interaction.user)
        await self._publisher.confirm(interaction, played)

    async def pause_or_resume(
        self, interaction: Interaction, game_id: int, status: GameStatus
    ) -> None:
        """Pause or resume a started game.

        Raises Declined, for those not in charge with a hint at the vote.
        """
        row = await self._games.get(game_id)
        if not is_in_charge(interaction, row):
            raise Declined("not-in-charge")
        played = await self._statuses.set_status_by_person(game_id, status, interaction.user)
        await self._publisher.confirm(interaction, played)

    async def end(self, interaction: Interaction) -> None:
        """Close the channel's game without a winner."""
        row = await self._games.find(interaction.channel_id)
        if row.status.is_over:
            raise Declined("game-over")
        if not is_in_charge(interaction, row):
            raise Declined("not-the-host" if row.status == GameStatus.LOBBY else "not-in-charge")
        closed = await self._statuses.close(row.id, interaction.user)
        await self._publisher.answer_closed(interaction, closed)

    async def on_expire(self, timer: TimerRow) -> None:
        """Warn those who wait in a lobby that it closes, and a day later close it."""
        await self._publisher.deliver(await self._statuses.expire(timer))
