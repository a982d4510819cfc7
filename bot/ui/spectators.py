"""Show a game to spectators: what is open on the table, and how often they get updates."""

from collections.abc import Sequence

from bot.model.custom_id import CustomId
from bot.model.kinds import GameStatus, Updates
from bot.model.open_game import OpenGame
from bot.model.plies import Ply
from bot.model.presses import WATCH_LOOK, Board, Press, village_of
from bot.text.boards import village_lines
from bot.text.narrator import Narrator
from bot.text.summary import summarize
from bot.ui.layout import button, join_newest, layout
from bot.ui.message import ButtonStyle, Message
from rules.words import Seat

_LINES = 2_000
_BOARDS = (Board.MARKET, Board.BOARD, Board.LOG)


def spectator_message(
    narrator: Narrator, opened: OpenGame, last: Sequence[Ply], often: Updates
) -> Message:
    """Return a spectator's message: the table, its last plies and who it waits for."""
    words, table, game_id = narrator.words, opened.state.table, opened.row.id
    seats = [Seat(number) for number in range(len(opened.row.seats))]
    villages = [
        button(words("watch-village", name=narrator.plain[seat]), _show(game_id, village_of(seat)))
        for seat in seats
    ]
    boards = [button(words(f"view-{w}"), _show(game_id, w)) for w in _BOARDS]
    boards.append(button(words("watch-look"), CustomId(game_id, 0, Press.WATCH, WATCH_LOOK)))
    choice = [
        button(
            words("watch-often", often=when),
            CustomId(game_id, 0, Press.WATCH, when),
            ButtonStyle.PRIMARY if when == often else ButtonStyle.SECONDARY,
        )
        for when in Updates
    ]
    rows = [villages, boards] if opened.is_over else [villages, boards, choice]
    lines = join_newest(summarize(narrator, last), _LINES, words("lines-more"))
    standing = "\n".join(village_lines(narrator, opened.game, table))
    return layout([_head(narrator, opened), lines, standing], rows)


def _show(game_id: int, what: str) -> CustomId:
    return CustomId(game_id, 0, Press.SHOW, what)


def _head(narrator: Narrator, opened: OpenGame) -> str:
    words, table = narrator.words, opened.state.table
    current = words("panel-round", round=table.round, rounds=opened.game.edition.rounds)
    head = f"### {current}"
    if opened.row.status != GameStatus.RUNNING:
        return f"{head}\n{words('watch-still', over=str(opened.is_over))}"
    if not table.questions:  # a night whose last story is being read out
        return head
    asked = dict.fromkeys([question.seat for question in table.questions])
    who = words.join_and([f"**{narrator.name(seat)}**" for seat in asked])
    return words("list-dot").join([head, words("games-asked", who=who)])
