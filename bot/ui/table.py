"""Show the whole table in private, with a button for each village and board."""

from bot.model.custom_id import CustomId
from bot.model.open_game import OpenGame
from bot.model.presses import Board, Press, village_of
from bot.text.boards import village_lines
from bot.text.narrator import Narrator
from bot.text.opponents import opponent_lines
from bot.ui.buttons import short_name
from bot.ui.layout import button, layout
from bot.ui.message import Button, Message
from bot.ui.rows import packed
from rules.words import Seat

_BOARDS = (Board.MARKET, Board.BOARD, Board.SCORE, Board.LOG)


def table_message(narrator: Narrator, opened: OpenGame, own: Seat | None) -> Message:
    """Show every village in a line, and what else can be looked at; `own` is the viewer's seat."""
    table, words = opened.state.table, narrator.words
    seats = [Seat(seat) for seat in range(len(table.players))]
    lines = [*village_lines(narrator, opened.game, table), *opponent_lines(narrator, table)]
    villages = [_show(opened, words("view-village"), Board.VILLAGE)] if own is not None else []
    villages += [
        _show(
            opened,
            words("watch-village", name=short_name(narrator, seat)),
            village_of(seat),
        )
        for seat in seats
        if seat != own
    ]
    boards = [_show(opened, words(f"view-{what}"), what) for what in _BOARDS]
    head = words("table-title", round=table.round, rounds=opened.game.edition.rounds)
    return layout([head, "\n".join(lines)], [*packed(villages), *packed(boards)])


def _show(opened: OpenGame, label: str, what: str) -> Button:
    return button(label, CustomId(opened.row.id, 0, Press.SHOW, what))
