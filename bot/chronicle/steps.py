"""Define the steps of a game: the plies of which something is told, and how villages stood."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.model.loaded_game import LoadedGame
from bot.text.narrator import Narrator
from rules import forecast
from rules.record import record
from rules.table import GameState, Item, Player
from rules.words import Area, Seat


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
    """A ply that can be looked at, and how the villages stood after it."""

    number: int
    ply: int
    round: int
    standings: tuple[Standing, ...]


def steps_of(
    narrator: Narrator,
    loaded: LoadedGame,
    told: Sequence[int],
    states: Mapping[int, GameState],
) -> tuple[Step, ...]:
    """Return the steps of a game; `told` are their plies, `states` those after each ply."""
    return tuple(
        [
            Step(number, ply, states[ply].table.round, _standings(narrator, loaded, states[ply]))
            for number, ply in enumerate(told, start=1)
        ]
    )


def by_round(steps: Sequence[Step]) -> tuple[tuple[int, tuple[Standing, ...]], ...]:
    """Return how the villages stood at the end of each round."""
    return tuple(
        [
            (number, list(played)[-1].standings)
            for number, played in groupby(steps, lambda step: step.round)
        ]
    )


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
