"""Play one game, and keep what the tables count."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from bot.companions.decisions import decide
from bot.companions.people import Strength
from bot.companions.visible import choices_of
from rules import Score, apply, deal, score, setup
from rules.cards import BUILDINGS
from rules.dice import Dice
from rules.editions import Game
from rules.facts import (
    CaveDrawn,
    CaveGained,
    Fact,
    GoodHarvested,
    ItemsGained,
    RowRefilled,
    RowRefreshed,
    SlotsRefilled,
)
from rules.table import Player, Table
from rules.words import BuildingId, Good, Seat, VillagerId

MOST_PLIES = 2_000
"""A game that takes more than this does not end."""


@dataclass(frozen=True, slots=True)
class Village:
    """What became of one player; `trips` and `finds` count cave cards drawn and gained."""

    score: Score
    buildings: tuple[BuildingId, ...]
    villagers: tuple[VillagerId, ...]
    kinds: int
    goods: int
    trips: int
    finds: int

    @property
    def won(self) -> bool:
        return self.score.place == 1


@dataclass(frozen=True, slots=True)
class Record:
    """A finished game: its villages, indexed by seat, and every card that was on offer.

    `won` and `harvested` count the tokens that came to all players together, from encounters and
    from buildings; indexed by `Good`.
    """

    villages: tuple[Village, ...]
    buildings: frozenset[BuildingId]
    villagers: frozenset[VillagerId]
    plies: int
    won: tuple[int, ...] = (0,) * len(Good)
    harvested: tuple[int, ...] = (0,) * len(Good)

    @property
    def seats(self) -> int:
        return len(self.villages)


def record(game: Game, seats: int, seed: int, strength: Strength = Strength.NEIGHBOUR) -> Record:
    """Let companions play a game to its end; each action is checked as it is played."""
    secret, rng = seed.to_bytes(16), Random(seed)
    step = setup(game, seats, Dice(secret, 0))
    facts: list[Fact] = []
    opening, plies = step.state.table, 0
    while not step.state.table.over:
        plies += 1
        assert plies < MOST_PLIES, seed
        dealt = deal(game, step.state)
        if dealt:
            step = dealt
            facts += dealt.facts
        table = step.state.table
        asked = rng.choice(table.questions).seat
        seen, whim = choices_of(game, table, asked), rng.randbytes(8)
        action = decide(game.edition, table, asked, seen, strength, None, whim).action
        step = apply(game, step.state, action, Dice(secret, plies))
        facts += step.facts
    return _recorded(game, opening, step.state.table, facts, plies)


def _recorded(
    game: Game, opening: Table, ending: Table, facts: Iterable[Fact], plies: int
) -> Record:
    market, board = opening.market, opening.board
    buildings = {*market.houses, *market.outposts, *market.keys, *market.stars}
    villagers = {villager for villager in (*board.slots, *board.specials) if villager}
    trips: Counter[Seat] = Counter()
    finds: Counter[Seat] = Counter()
    won: Counter[str] = Counter()
    harvested: Counter[str | None] = Counter()
    for fact in facts:
        match fact:
            case RowRefilled():
                buildings.add(fact.building)
            case RowRefreshed():
                buildings.update(fact.buildings)
            case SlotsRefilled():
                villagers.update(villager for villager in fact.slots if villager)
            case CaveDrawn():
                trips[fact.seat] += 1
            case CaveGained():
                finds[fact.seat] += 1
            case ItemsGained():
                won.update(fact.items)
            case GoodHarvested():
                harvested[BUILDINGS[fact.building].good] += 1
            case _:
                pass
    pairs = zip(score(game, ending), ending.players, strict=True)
    villages = tuple(_village(s, p, trips[s.seat], finds[s.seat]) for s, p in pairs)
    return Record(
        villages,
        frozenset(buildings),
        frozenset(villagers),
        plies,
        tuple(won[good] for good in Good),
        tuple(harvested[good] for good in Good),
    )


def _village(scored: Score, player: Player, trips: int, finds: int) -> Village:
    return Village(
        score=scored,
        buildings=tuple(building.id for building in player.buildings),
        villagers=tuple(villager.id for villager in player.villagers),
        kinds=len(player.track),
        goods=sum(slot.count for slot in player.track),
        trips=trips,
        finds=finds,
    )
