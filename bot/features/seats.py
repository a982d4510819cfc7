"""Let people join and leave a running table, and announce it."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox import paragraph_reader
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.publisher import Publisher
from bot.features.admission import is_in_charge
from bot.features.votes import Votes
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.kinds import SeatStatus
from bot.model.loaded_game import LoadedGame
from bot.service.clocks.readers import answerer
from bot.service.night.occasion import occasion_of
from bot.service.table_acts import seating
from bot.service.tables.games import Games
from bot.text import boards
from bot.ui.layout import layout
from bot.ui.panel import question_text


class Seats:
    """The seats of running tables."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        replies: Replies,
        publisher: Publisher,
        votes: Votes,
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._publisher = publisher
        self._votes = votes

    async def take(self, interaction: Interaction, game_id: int, number: int | None = None) -> None:
        """Seat a person on an open or offered seat: the one of that number, or the first."""
        played = await seating.take(self._games, game_id, interaction.user, number)
        await self._welcome(interaction, played.loaded)
        await self._publisher.show(played)
        # A vote that was open may be decided by those who count now.
        await self._votes.recount(game_id)

    async def leave(self, interaction: Interaction, game_id: int) -> None:
        """Vacate a person's seat."""
        played = await seating.vacate(self._games, game_id, interaction.user.id, SeatStatus.LEFT)
        await self._publisher.confirm(interaction, played)
        await self._votes.recount(game_id)

    async def seek(self, interaction: Interaction, game_id: int, *, seeking: bool) -> None:
        """Ask for a substitute while playing on, or withdraw that request."""
        played = await seating.seek(self._games, game_id, interaction.user.id, seeking=seeking)
        await self._publisher.confirm(interaction, played)

    async def come_back(self, interaction: Interaction, game_id: int) -> None:
        """Seat a person on their old seat, or withdraw their request for a substitute."""
        row = await self._games.get(game_id)
        left = row.seat_left_by(interaction.user.id)
        if left and not row.seat_of(interaction.user.id):
            await self.take(interaction, game_id, left.seat)
        else:
            await self.seek(interaction, game_id, seeking=False)

    async def offer(
        self, interaction: Interaction, game_id: int, elsewhere: int | None = None
    ) -> None:
        """Offer all open seats in the game's channel, or in another one."""

        def may_offer(row: GameRow) -> bool:
            return bool(row.seat_of(interaction.user.id)) or is_in_charge(interaction, row)

        played = await seating.offer(self._games, game_id, may_offer, elsewhere)
        await self._publisher.confirm(interaction, played)

    async def mark_gone(self, game_id: int, user_id: int) -> None:
        """Mark the seat of a person who has left the server, and announce it."""
        await self._vacate(game_id, user_id, SeatStatus.GONE)

    async def give_up(self, game_id: int, user_id: int) -> None:
        """Vacate the seat of a person who has asked for that elsewhere, and announce it."""
        await self._vacate(game_id, user_id, SeatStatus.LEFT)

    async def _vacate(self, game_id: int, user_id: int, status: SeatStatus) -> None:
        await self._publisher.show(await seating.vacate(self._games, game_id, user_id, status))
        await self._votes.recount(game_id)

    async def mark_gone_from_server(self, guild_id: int, user_id: int) -> None:
        """Mark all seats of a person who has left a server."""
        for game_id in await seating.games_under_way_of(self._games, guild_id, user_id):
            await self.mark_gone(game_id, user_id)

    async def return_to_seat(self, interaction: Interaction, game_id: int | None) -> bool:
        """Seat a person again whose seat was kept, or who had left the server.

        Returns whether one of these was so.
        """
        game_id = game_id or (await self._games.find(interaction.channel_id)).id
        row = await self._games.get(game_id)
        left = row.seat_left_by(interaction.user.id)
        if left is None or (left.status != SeatStatus.GONE and left.until_back is None):
            return False
        await self.take(interaction, game_id, left.seat)
        return True

    async def _welcome(self, interaction: Interaction, loaded: LoadedGame) -> None:
        """Show a new player their village, what they are asked, and their open encounter."""
        words = self._languages.words_for(interaction)
        narrator, table = self._languages.narrator(loaded, words), loaded.state.table
        seat = loaded.row.seat_of(interaction.user.id)
        assert seat is not None
        asked = [q for q in table.questions if answerer(loaded.row, q) == seat.seat]
        lines = [question_text(narrator, question, f"<@{seat.user_id}>") for question in asked]
        village = boards.village(narrator, loaded.game, table, seat.seat)
        parts = [words("seat-yours"), *(lines or [words("seat-not-asked")]), *village]
        await self._replies.privately(interaction, layout(parts))
        trip = table.expedition
        is_shown = loaded.row.waiting_reader is None and not occasion_of(loaded).has_stage
        if trip and trip.seat == seat.seat and not table.over and is_shown:
            paragraph = paragraph_reader.private(
                self._languages, loaded, interaction.user.id, words
            )
            await self._replies.privately(interaction, paragraph)
