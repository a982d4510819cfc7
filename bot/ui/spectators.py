"""Show a game to spectators: what is open on the table, and how often they get updates."""

from collections.abc import Sequence

from bot.model.custom_id import CustomId
from bot.model.kinds import GameStatus, Updates
from bot.model.loaded_game import LoadedGame
from bot.model.plies import Ply
from bot.model.presses import WATCH_LOOK, Board, Press, village_of
from bot.text.narrator import Narrator
from bot.text.summary import summarize, without_old_stories
from bot.text.village_lines import village_lines
from bot.ui.layout import button, join_newest, layout
from bot.ui.message import ButtonStyle, Message
from bot.ui.paper import paper_buttons
from rules.words import Seat

LINES = 2_000
"""Characters of what was done last."""

_BOARDS = (Board.MARKET, Board.BOARD, Board.LOG)


def spectator_message(
    narrator: Narrator, loaded: LoadedGame, last: Sequence[Ply], often: Updates
) -> Message:
    """Return a spectator's message: the table, its last plies and who it waits for."""
    words, table, game_id = narrator.words, loaded.state.table, loaded.row.id
    seats = [Seat(number) for number in range(len(loaded.row.seats))]
    villages = [
        button(words("watch-village", name=narrator.plain[seat]), _show(game_id, village_of(seat)))
        for seat in seats
    ]
    boards = [button(words(f"view-{w}"), _show(game_id, w)) for w in _BOARDS]
    boards += paper_buttons(narrator, game_id, last)
    boards.append(button(words("watch-look"), CustomId(game_id, 0, Press.WATCH, WATCH_LOOK)))
    choice = [
        button(
            words("watch-often", often=when),
            CustomId(game_id, 0, Press.WATCH, when),
            ButtonStyle.PRIMARY if when == often else ButtonStyle.SECONDARY,
        )
        for when in Updates
    ]
    rows = [villages, boards] if loaded.is_over else [villages, boards, choice]
    standing = "\n".join(village_lines(narrator, loaded.game, table))
    return layout([_head(narrator, loaded), last_lines(narrator, last), standing], rows)


def last_lines(narrator: Narrator, plies: Sequence[Ply]) -> str:
    """Return what was done, without the oldest lines and stories if they are too long."""
    lines = without_old_stories(summarize(narrator, plies), LINES)
    return join_newest(lines, LINES, narrator.words("lines-more"))


def _show(game_id: int, what: str) -> CustomId:
    return CustomId(game_id, 0, Press.SHOW, what)


def _head(narrator: Narrator, loaded: LoadedGame) -> str:
    words, table = narrator.words, loaded.state.table
    current = words("panel-round", round=table.round, rounds=loaded.game.edition.rounds)
    head = f"### {current}"
    if loaded.row.status != GameStatus.RUNNING:
        return f"{head}\n{words('watch-still', over=str(loaded.is_over))}"
    if not table.questions:  # a night whose last story is being read out
        return head
    asked = dict.fromkeys([question.seat for question in table.questions])
    who = words.join_and([f"**{narrator.name(seat)}**" for seat in asked])
    return words("list-dot").join([head, words("games-asked", who=who)])
