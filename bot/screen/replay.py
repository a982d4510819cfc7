"""Render the page that steps through a game, ply by ply: what was told, and how villages stood."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from bot.chronicle.chronicle import ChronicleStory, Lines, Move
from bot.chronicle.telling import moves_of
from bot.model.loaded_game import LoadedGame
from bot.model.notices import TableEvent
from bot.model.plies import Ply
from bot.screen.page import Figures, Page, PageLinks, rendered
from bot.text.narrator import Narrator
from bot.text.picture_choice import request_picture
from bot.text.picture_request import Picture, PictureKind
from rules import forecast
from rules.record import record
from rules.table import GameState, Item, Player
from rules.words import Area, Seat

_SMALL = (560, 50)
"""Width and quality of pictures: a whole game has some forty."""


class Standing(NamedTuple):
    """How a village stands; a night has no points."""

    name: str
    seat: Seat
    coins: int
    ready: int
    people: int
    buildings: int
    goods: str
    reputation: int
    points: int | None


@record
class Step:
    """A ply that can be looked at; `pictures` are those of the villages as its round began."""

    number: int
    round: int
    parts: tuple[ChronicleStory | Lines, ...]
    standings: tuple[Standing, ...]
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
    listed = _steps(narrator, loaded, moves, states)
    values = {"steps": listed, "by_round": [] if loaded.row.is_night else _by_round(listed)}
    return rendered("replay.html", narrator, loaded.row, values, figure, links)


def _steps(
    narrator: Narrator, loaded: LoadedGame, moves: Sequence[Move], states: dict[int, GameState]
) -> list[Step]:
    pictures, steps = dict[int, tuple[Picture, ...]](), list[Step]()
    for move in moves:
        state = states[move.ply]
        if state.table.round not in pictures:
            pictures[state.table.round] = _villages(narrator, loaded, state)
        steps.append(
            Step(
                len(steps) + 1,
                state.table.round,
                move.parts,
                _standings(narrator, loaded, state),
                pictures[state.table.round],
            )
        )
    return steps


def _standings(narrator: Narrator, loaded: LoadedGame, state: GameState) -> tuple[Standing, ...]:
    points: list[int | None] = [None] * len(state.table.players)
    if not loaded.row.is_night:
        points = [score.total for score in forecast(loaded.game, state)]
    return tuple(
        [
            Standing(
                narrator.plain[seat],
                Seat(seat),
                player.coins,
                len(player.villagers_in(Area.READY)),
                len(player.villagers),
                len(player.buildings),
                narrator.items(_goods(player)),
                player.reputation,
                points[seat],
            )
            for seat, player in enumerate(state.table.players)
        ]
    )


def _goods(player: Player) -> tuple[Item, ...]:
    """List what a player has in supply and on the track."""
    placed = [slot.good for slot in player.track for _ in range(slot.count)]
    return (*player.items, *placed)


def _villages(narrator: Narrator, loaded: LoadedGame, state: GameState) -> tuple[Picture, ...]:
    """Return the pictures of the villages: one a round, so that a game stays below a megabyte."""
    found = [
        request_picture(PictureKind.VILLAGE, narrator, loaded.game, state.table, seat=Seat(seat))
        for seat in range(len(state.table.players))
    ]
    return tuple([picture for picture in found if picture is not None])


def _by_round(steps: Sequence[Step]) -> list[tuple[int, tuple[Standing, ...]]]:
    """Return how the villages stood at the end of each round."""
    return [
        (number, list(played)[-1].standings)
        for number, played in groupby(steps, lambda step: step.round)
    ]
