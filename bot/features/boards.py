"""Show a person the boards, privately and in their own language."""

from typing import assert_never

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.publisher import Publisher
from bot.delivery.outbox.screens import Screens
from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.loaded_game import LoadedGame, Played
from bot.model.presses import Board, village_of
from bot.service.night.occasion import occasion_of
from bot.service.tables import overviews
from bot.service.tables.games import Games
from bot.text import boards
from bot.text.achievements import achieved_lines
from bot.text.log import log_lines
from bot.text.narrator import Narrator
from bot.text.picture_choice import request_picture
from bot.text.picture_request import PictureKind
from bot.ui.hall import hall
from bot.ui.layout import join_newest, layout
from bot.ui.looks import look, table_message
from bot.ui.message import Message
from bot.ui.paper import paper_buttons
from rules import forecast
from rules.words import Seat

# Characters, below the 3,900 of a message.
_LOG = 3_500

_VILLAGES = 10
"""How many villages a server's hall shows."""


class Boards:
    """The private views of a table."""

    def __init__(
        self,
        games: Games,
        languages: Languages,
        replies: Replies,
        publisher: Publisher,
        screens: Screens,
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._publisher = publisher
        self._screens = screens

    async def show(
        self, interaction: Interaction, game_id: int, what: Board, seat: Seat | None = None
    ) -> None:
        """Show a board, or the whole table; the `seat` is that of a village."""
        dealt = await self._deal(interaction, game_id, what)
        await self._replies.privately(
            interaction, await self._look(interaction, game_id, what, seat)
        )
        if dealt:
            await self._publisher.show(dealt)

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Show the board that a button names."""
        await self.show(interaction, press.game_id, *_named(press))

    async def turn_to(self, interaction: Interaction, press: CustomId) -> None:
        """Show another board in place of the one whose button was pressed."""
        what, seat = _named(press)
        dealt = await self._deal(interaction, press.game_id, what)
        await self._replies.edit(
            interaction, await self._look(interaction, press.game_id, what, seat)
        )
        if dealt:
            await self._publisher.show(dealt)

    async def _deal(self, interaction: Interaction, game_id: int, what: Board) -> Played | None:
        """Fill the market's rows for somebody who looks at it in their turn."""
        if what != Board.MARKET:
            return None
        return await self._games.deal_for(game_id, interaction.user.id)

    async def _look(
        self, interaction: Interaction, game_id: int, what: Board, seat: Seat | None
    ) -> Message:
        loaded = await self._games.load(game_id)
        if what != Board.LOG:  # the log takes from its plies what all have heard
            loaded = await occasion_of(loaded).as_known(self._games.history)
        words = self._languages.words_for(interaction)
        if seat is None or seat >= len(loaded.row.seats):
            own = loaded.row.seat_of(interaction.user.id)
            seat = own.seat if own else None
        return await self._screen(loaded, words, what, seat)

    async def show_here(
        self, interaction: Interaction, what: Board, owner: int | None = None
    ) -> None:
        """Show a board of the channel's game; the village of that `owner`, if one is given."""
        row = await self._games.find(interaction.channel_id)
        seat = (row.seat_of(owner) or row.seat_left_by(owner)) if owner else None
        if owner and seat is None:
            raise Declined("no-village")
        await self.show(interaction, row.id, what, seat.seat if seat else None)

    async def show_hall(self, interaction: Interaction) -> None:
        """Show the best villages of a server."""
        tally, best = await overviews.hall(self._games, interaction.guild_id or 0, _VILLAGES)
        words = self._languages.words_for(interaction)
        await self._replies.privately(interaction, hall(words, tally, best))

    async def _screen(
        self, loaded: LoadedGame, words: Words, what: Board, seat: Seat | None
    ) -> Message:
        """Return a screen; the village is the first player's where no `seat` is given."""
        narrator = self._languages.narrator(loaded, words)
        game, table = loaded.game, loaded.state.table
        match what:
            case Board.TABLE:
                table_shown = table_message(narrator, loaded, seat)
                return await self._screens.with_link(table_shown, loaded.row.id, words)
            case Board.VILLAGE:
                if seat is None:
                    seat = table.first if table.first < len(loaded.row.seats) else Seat(0)
                parts = boards.village(narrator, game, table, seat)
                request = request_picture(PictureKind.VILLAGE, narrator, game, table, seat=seat)
                return look(narrator, loaded, village_of(seat), parts, request)
            case Board.MARKET:
                parts = boards.market(narrator, game, table)
                request = request_picture(PictureKind.MARKET, narrator, game, table)
                return look(narrator, loaded, what, parts, request)
            case Board.STARS:
                return look(narrator, loaded, what, boards.star_houses(narrator, table), None)
            case Board.BOARD:
                parts = boards.board(narrator, game, table)
                request = request_picture(PictureKind.BOARD, narrator, game, table)
                return look(narrator, loaded, what, parts, request)
            case Board.SCORE:
                return await self._score(narrator, loaded)
            case Board.LOG:
                rows = occasion_of(loaded).public(await self._games.history.plies(loaded.row.id))
                events = await self._games.history.events(loaded.row.id)
                lines = log_lines(narrator, rows, events)
                newest = paper_buttons(narrator, loaded.row.id, rows)
                return layout([join_newest(lines, _LOG, words("lines-more"))], [newest])
            case _:
                assert_never(what)

    async def _score(self, narrator: Narrator, loaded: LoadedGame) -> Message:
        """Return the score; of a game that is over, with its rounds and what was achieved."""
        game, table = loaded.game, loaded.state.table
        scores, rounds, earned = forecast(game, loaded.state), (), ()
        if table.over:
            rounds = await self._games.history.points_by_round(loaded)
            earned = await overviews.achieved_in(self._games, loaded.row.id)
        parts = boards.score_sheet(narrator, scores, final=table.over, rounds=rounds)
        parts += achieved_lines(narrator, earned)
        request = request_picture(
            PictureKind.SCORE, narrator, game, table, scores=scores, rounds=rounds
        )
        return look(narrator, loaded, Board.SCORE, parts, request)


def _named(press: CustomId) -> tuple[Board, Seat | None]:
    """Return the board that a button names, and whose village it is where it says so."""
    what, number = press.split_as(Board)
    return what, Seat(int(number)) if number.isdecimal() else None
