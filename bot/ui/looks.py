"""Show one person a board, or the whole table, with buttons to the others."""

from collections.abc import Sequence

from bot.model.custom_id import CustomId
from bot.model.open_game import OpenGame
from bot.model.presses import Board, Press, village_of
from bot.text.boards import village_lines
from bot.text.narrator import Narrator
from bot.text.opponents import opponent_lines
from bot.text.picture_request import PictureRequest
from bot.ui.buttons import short_name
from bot.ui.layout import button, layout
from bot.ui.message import Button, Message
from bot.ui.rows import packed
from rules.words import Row, Seat

_BOARDS = (Board.MARKET, Board.BOARD, Board.SCORE)
_MARKET = (Board.MARKET, Board.STARS)
_BESIDE = (Board.MARKET, Board.BOARD, Board.SCORE, Board.LOG)
"""What the whole table has buttons for, besides those for the villages."""


def look(
    narrator: Narrator,
    opened: OpenGame,
    what: str,
    parts: Sequence[str],
    picture: PictureRequest | None,
) -> Message:
    """Lay out a board, its picture above the texts that describe it in full.

    `what` is the board as its button names it; that button is disabled. A village's button has only
    the name of its player, so that all fit on a line. The market has one to the star houses.
    """
    words = narrator.words

    def to(board: str, label: str) -> Button:
        press = CustomId(opened.row.id, 0, Press.LOOK, board)
        return button(label, press, disabled=board == what)

    seats = [one.seat for one in opened.row.seats]
    villages = [to(village_of(seat), short_name(narrator, seat)) for seat in seats]
    boards = [to(board, words(f"view-{board}")) for board in _BOARDS]
    if what in _MARKET and opened.state.table.market.row(Row.STAR):
        boards.append(to(Board.STARS, words("market-row", row=Row.STAR, left=0)))
    return layout(parts, [villages, boards], picture=picture, picture_first=True)


def table_message(narrator: Narrator, opened: OpenGame, own: Seat | None) -> Message:
    """Show every village in a line, and what else can be looked at; `own` is the viewer's seat."""
    table, words = opened.state.table, narrator.words
    seats = [Seat(seat) for seat in range(len(table.players))]
    lines = [*village_lines(narrator, opened.game, table), *opponent_lines(narrator, table)]
    villages = [_shown(opened, words("view-village"), Board.VILLAGE)] if own is not None else []
    villages += [
        _shown(opened, words("watch-village", name=short_name(narrator, seat)), village_of(seat))
        for seat in seats
        if seat != own
    ]
    boards = [_shown(opened, words(f"view-{what}"), what) for what in _BESIDE]
    head = words("table-title", round=table.round, rounds=opened.game.edition.rounds)
    return layout([head, "\n".join(lines)], [*packed(villages), *packed(boards)])


def _shown(opened: OpenGame, label: str, what: str) -> Button:
    return button(label, CustomId(opened.row.id, 0, Press.SHOW, what))
