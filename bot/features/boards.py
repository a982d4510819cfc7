"""Show a person the boards, in his own language and to him alone."""

from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.i18n.words import Words
from bot.model.errors import Declined
from bot.model.open_game import OpenGame
from bot.store import table_events
from bot.text import boards
from bot.text.log import tell_all
from bot.text.picture_choice import request_picture
from bot.text.picture_request import PictureKind, PictureRequest
from bot.ui.layout import fold, layout
from rules import forecast
from rules.words import Seat

if TYPE_CHECKING:
    from bot.app import TableBot

_LOG = 3_500


class Boards:
    """The private looks at a table."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot

    async def show(
        self, interaction: discord.Interaction, game_id: int, what: str, seat: Seat | None = None
    ) -> None:
        """Show a board: `village`, or `village-2` of that seat, `market`, `board`, `score`, `log`.

        Raises Declined.
        """
        opened = await self._bot.tables.load(game_id)
        words = self._bot.words_for(interaction)
        what, _, number = what.partition("-")
        if number.isdecimal() and int(number) < len(opened.row.seats):
            seat = Seat(int(number))
        if what == "village" and seat is None:
            own = opened.row.seat_of(interaction.user.id)
            seat = own.seat if own else opened.state.table.first
            seat = seat if seat < len(opened.row.seats) else Seat(0)
        view, wish = await self._view(opened, words, what, seat or Seat(0))
        await self._bot.answers.privately(interaction, "", view, wish)

    async def _view(
        self, opened: OpenGame, words: Words, what: str, seat: Seat
    ) -> tuple[ui.LayoutView, PictureRequest | None]:
        narrator = self._bot.reader.narrator(opened.row, words)
        game, table = opened.game, opened.state.table
        match what:
            case "village":
                parts = boards.village(narrator, game, table, seat)
                return layout(parts), request_picture(
                    PictureKind.VILLAGE, narrator, game, table, seat=seat
                )
            case "market":
                return layout(boards.market(narrator, game, table)), request_picture(
                    PictureKind(what), narrator, game, table
                )
            case "board":
                return layout(boards.board(narrator, game, table)), request_picture(
                    PictureKind(what), narrator, game, table
                )
            case "score":
                scores = forecast(game, opened.state)
                rounds = await self._bot.tables.points_by_round(opened) if table.over else ()
                parts = boards.score_sheet(narrator, scores, final=table.over, rounds=rounds)
                wish = request_picture(
                    PictureKind.SCORE, narrator, game, table, scores=scores, rounds=rounds
                )
                return layout(parts), wish
            case "log":
                rows = await self._bot.tables.plies(opened.row.id)
                told = await self._bot.database.read(
                    lambda db: table_events.of_game(db, opened.row.id)
                )
                lines = tell_all(narrator, rows, told)
                return layout([fold(lines, _LOG, words("lines-more"))]), None
            case _:
                raise Declined("unknown-press")
