"""Show a person the boards, in his own language and to him alone."""

from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.errors import Declined
from bot.pictures.wishes import Wish
from bot.render import boards
from bot.render.log import tell_all
from bot.service.open_game import OpenGame
from bot.store import events
from bot.ui.layout import fold, layout
from bot.words import Words
from rules import forecast
from rules.words import Seat

if TYPE_CHECKING:
    from bot.app import TableBot

_LOG = 3_500


class Views:
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
    ) -> tuple[ui.LayoutView, Wish | None]:
        voice = self._bot.reader.voice(opened.row, words)
        game, table = opened.game, opened.state.table
        match what:
            case "village":
                parts = boards.village(voice, game, table, seat)
                return layout(parts), Wish("village", voice, game, table, seat)
            case "market":
                return layout(boards.market(voice, game, table)), Wish(what, voice, game, table)
            case "board":
                return layout(boards.board(voice, game, table)), Wish(what, voice, game, table)
            case "score":
                scores = forecast(game, opened.state)
                rounds = await self._bot.tables.points_by_round(opened) if table.over else ()
                parts = boards.score_sheet(voice, scores, final=table.over, rounds=rounds)
                wish = Wish(what, voice, game, table, scores=scores, rounds=rounds)
                return layout(parts), wish
            case "log":
                rows = await self._bot.tables.plies(opened.row.id)
                told = await self._bot.database.read(lambda db: events.of_game(db, opened.row.id))
                lines = tell_all(voice, rows, told)
                return layout([fold(lines, _LOG, words("lines-more"))]), None
            case _:
                raise Declined("unknown-press")
