"""Render the page that steps through a game, ply by ply: what was told, and how villages stood."""

from collections.abc import Sequence

from bot.chronicle.chronicle import ChronicleStory, Lines
from bot.chronicle.steps import Step, by_round, steps_of
from bot.chronicle.telling import moves_of
from bot.model.loaded_game import LoadedGame
from bot.model.notices import TableEvent
from bot.model.plies import Ply
from bot.screen.page import Figures, Page, PageLinks, rendered
from bot.text.narrator import Narrator
from bot.text.picture_choice import request_picture
from bot.text.picture_request import Picture, PictureKind
from rules.record import record
from rules.table import GameState
from rules.words import Seat

_SMALL = (560, 50)
"""Width and quality of pictures: a whole game has some forty."""


@record
class Shown:
    """A step with what is told; `pictures` are those of the villages as its round began."""

    step: Step
    parts: tuple[ChronicleStory | Lines, ...]
    pictures: tuple[Picture, ...]


def replay_page(
    narrator: Narrator,
    loaded: LoadedGame,
    plies: Sequence[Ply],
    states: dict[int, GameState],
    events: Sequence[TableEvent],
    links: PageLinks,
) -> Page:
    """Return the page of a game's moves; `states` are those after each ply, by its number."""
    figure = Figures(links, *_SMALL)
    moves = moves_of(narrator, loaded, plies, events)
    steps = steps_of(narrator, loaded, [move.ply for move in moves], states)
    pictures = dict[int, tuple[Picture, ...]]()
    shown: list[Shown] = []
    for move, step in zip(moves, steps, strict=True):
        if step.round not in pictures:
            pictures[step.round] = _villages(narrator, loaded, states[move.ply])
        shown.append(Shown(step, move.parts, pictures[step.round]))
    values = {"shown": shown, "by_round": [] if loaded.row.is_night else by_round(steps)}
    return rendered("replay.html", narrator, loaded.row, values, figure, links)


def _villages(narrator: Narrator, loaded: LoadedGame, state: GameState) -> tuple[Picture, ...]:
    """Return the pictures of the villages: one a round, so that a game stays below a megabyte."""
    found = [
        request_picture(PictureKind.VILLAGE, narrator, loaded.game, state.table, seat=Seat(seat))
        for seat in range(len(state.table.players))
    ]
    return tuple([picture for picture in found if picture is not None])
