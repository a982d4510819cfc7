"""Say which picture goes with which message, without Pillow: that is loaded for the first one."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.model.open_game import OpenGame
from bot.text.narrator import Narrator
from rules import score
from rules.editions import Game
from rules.questions import ChooseOption
from rules.scoring import Score
from rules.table import FIRST_SEAT, Table
from rules.words import Seat

What: TypeAlias = Literal["village", "market", "board", "score", "party", "title"]


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """A picture of a table; `seat` is whose village, `scores` are what a score sheet shows.

    `rounds` are the points as each round ended, by round and seat; none of a game under way.
    """

    what: What
    narrator: Narrator
    game: Game
    table: Table
    seat: Seat = FIRST_SEAT
    scores: tuple[Score, ...] = ()
    rounds: tuple[tuple[int, ...], ...] = ()

    @property
    def file(self) -> str:
        """Give the name of the picture's file."""
        return f"{self.what}.png"


def of_panel(
    narrator: Narrator, opened: OpenGame, *, aloud: bool, rounds: tuple[tuple[int, ...], ...] = ()
) -> PictureRequest:
    """Choose a panel's picture: what its question is about.

    The score at the end, the party while it explores, the village of the one who is asked, and
    the board where several are asked at once.
    """
    game, table = opened.game, opened.state.table
    if table.over:
        return PictureRequest(
            "score", narrator, game, table, scores=score(game, table), rounds=rounds
        )
    if table.expedition:
        unread = any(isinstance(question, ChooseOption) for question in table.questions)
        return PictureRequest("title" if aloud and unread else "party", narrator, game, table)
    first, *others = table.questions
    if others:
        return PictureRequest("board", narrator, game, table)
    return PictureRequest("village", narrator, game, table, first.seat)


def of_reading(narrator: Narrator, opened: OpenGame) -> PictureRequest | None:
    """Choose a reading's picture: the paragraph's title, then the party with its dice."""
    table = opened.state.table
    if table.expedition:
        what = "title" if table.expedition.option is None else "party"
        return PictureRequest(what, narrator, opened.game, table)
    return of_journal(narrator, opened)


def of_journal(narrator: Narrator, opened: OpenGame) -> PictureRequest | None:
    """Choose a journal entry's picture: the dice of the expedition that it tells of, if any."""
    return PictureRequest("party", narrator, opened.game, opened.trip) if opened.trip else None
