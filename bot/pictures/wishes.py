"""Say which picture goes with which message, without Pillow: that is loaded for the first one."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.render.voice import Voice
from bot.service.open_game import OpenGame
from rules import score
from rules.editions import Game
from rules.questions import ChooseOption
from rules.scoring import Score
from rules.table import FIRST_SEAT, Table
from rules.words import Seat

What: TypeAlias = Literal["village", "market", "board", "score", "party", "title"]


@dataclass(frozen=True, slots=True)
class Wish:
    """A picture of a table; `seat` is whose village, `scores` are what a score sheet shows.

    `rounds` are the points as each round ended, by round and seat; none of a game under way.
    """

    what: What
    voice: Voice
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
    voice: Voice, opened: OpenGame, *, aloud: bool, rounds: tuple[tuple[int, ...], ...] = ()
) -> Wish:
    """Choose a panel's picture: what its question is about.

    The score at the end, the party while it explores, the village of the one who is asked, and
    the board where several are asked at once.
    """
    game, table = opened.game, opened.state.table
    if table.over:
        return Wish("score", voice, game, table, scores=score(game, table), rounds=rounds)
    if table.expedition:
        unread = any(isinstance(question, ChooseOption) for question in table.questions)
        return Wish("title" if aloud and unread else "party", voice, game, table)
    first, *others = table.questions
    if others:
        return Wish("board", voice, game, table)
    return Wish("village", voice, game, table, first.seat)


def of_reading(voice: Voice, opened: OpenGame) -> Wish | None:
    """Choose a reading's picture: the paragraph's title, then the party with its dice."""
    table = opened.state.table
    if table.expedition:
        what = "title" if table.expedition.option is None else "party"
        return Wish(what, voice, opened.game, table)
    return of_journal(voice, opened)


def of_journal(voice: Voice, opened: OpenGame) -> Wish | None:
    """Choose a journal entry's picture: the dice of the expedition that it tells of, if any."""
    return Wish("party", voice, opened.game, opened.trip) if opened.trip else None
