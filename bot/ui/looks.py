"""Show one person a board, or the whole table, with buttons to the others."""

from collections.abc import Sequence

from bot.model.custom_id import CustomId
from bot.model.loaded_game import LoadedGame
from bot.model.presses import Board, Press, village_of
from bot.text.alt import offers_in_words, villages_in_words
from bot.text.narrator import Narrator
from bot.text.opponents import opponent_lines
from bot.text.picture_request import PictureKind, PictureRequest
from bot.text.village_lines import village_lines
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
    loaded: LoadedGame,
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
        press = CustomId(loaded.row.id, 0, Press.LOOK, board)
        return button(label, press, disabled=board == what)

    seats = [one.seat for one in loaded.row.seats]
    villages = [to(village_of(seat), short_name(narrator, seat)) for seat in seats]
    boards = [to(board, words(f"view-{board}")) for board in _BOARDS]
    if what in _MARKET and loaded.state.table.market.row(Row.STAR):
        boards.append(to(Board.STARS, words("market-row", row=Row.STAR, left=0)))
    return layout(parts, [villages, boards], picture=picture, picture_first=True)


def table_message(narrator: Narrator, loaded: LoadedGame, own: Seat | None) -> Message:
    """Show every village in a line, and what else can be looked at; `own` is the viewer's seat.

    Who has no pictures reads here what the panel's picture shows.
    """
    table, words = loaded.state.table, narrator.words
    seats = [Seat(seat) for seat in range(len(table.players))]
    if narrator.emoji.uploaded:
        lines = [*village_lines(narrator, loaded.game, table), *opponent_lines(narrator, table)]
        texts = ["\n".join(lines)]
    else:
        texts = _in_words(narrator, loaded)
    villages = [_shown(loaded, words("view-village"), Board.VILLAGE)] if own is not None else []
    villages += [
        _shown(loaded, words("watch-village", name=short_name(narrator, seat)), village_of(seat))
        for seat in seats
        if seat != own
    ]
    boards = [_shown(loaded, words(f"view-{what}"), what) for what in _BESIDE]
    head = words("table-title", round=table.round, rounds=loaded.game.edition.rounds)
    return layout([head, *texts], [*packed(villages), *packed(boards)])


def _in_words(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Describe the table's picture: a line for each village, then what is on offer."""
    language, edition = narrator.words.language, loaded.game.edition.name
    request = PictureRequest(
        *(PictureKind.TABLE, language, edition, narrator.names, loaded.state.table),
        house_rules=narrator.house_rules,
    )
    villages = [f"- {' '.join(sentences)}" for sentences in villages_in_words(request)]
    return ["\n".join(villages), "\n".join(offers_in_words(request))]


def _shown(loaded: LoadedGame, label: str, what: str) -> Button:
    return button(label, CustomId(loaded.row.id, 0, Press.SHOW, what))
