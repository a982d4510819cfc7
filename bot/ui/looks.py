"""Show a board to one person, with buttons to the others: each village, the market, the score."""

from collections.abc import Sequence

from bot.model.custom_id import CustomId
from bot.model.open_game import OpenGame
from bot.model.presses import Board, Press, village_of
from bot.text.narrator import Narrator
from bot.text.picture_request import PictureRequest
from bot.ui.buttons import short_name
from bot.ui.layout import button, layout
from bot.ui.message import Button, Message
from rules.words import Row

_BOARDS = (Board.MARKET, Board.BOARD, Board.SCORE)
_MARKET = (Board.MARKET, Board.STARS)


def look(
    narrator: Narrator,
    opened: OpenGame,
    what: str,
    parts: Sequence[str],
    picture: PictureRequest | None,
) -> Message:
    """Lay out a board, its picture above the texts, which say the same in full.

    `what` is the board as its button names it; that button is disabled. A village's button has the
    name of its player alone, so that all fit on a line. The market has one to the star houses.
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
