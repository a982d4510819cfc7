"""Print what was counted: scores, seats, villages and cards."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import correlation, fmean, median

from rules.cards import BUILDINGS, VILLAGERS
from rules.editions import NEWEST
from rules.table import ITEMS
from rules.words import BuildingId, Good, Special, VillagerId
from tests.balance.records import Record, Village

DECKS: tuple[BuildingId, ...] = (*NEWEST.houses, *NEWEST.keys, *NEWEST.stars, *NEWEST.outposts)
HEADS = f"{'offered':>9}{'bought':>9}{'winner':>8}{'luck':>6}"

PEOPLE: dict[str, tuple[VillagerId, ...]] = {
    **{villager: (villager,) for villager in NEWEST.villagers},
    **{kind: tuple(v for v in NEWEST.specials if VILLAGERS[v].special is kind) for kind in Special},
}
"""The villagers by what the tables call them: twins, of whom an encounter sends either, as one."""


@dataclass(frozen=True, slots=True)
class Share:
    """How a card did: the games that offered it, that sold it, that its owner won."""

    offered: int
    bought: int
    won: int
    expected: float
    points: float

    @property
    def of_offered(self) -> float:
        return self.bought / self.offered if self.offered else 0.0

    @property
    def of_winners(self) -> float:
        return self.won / self.offered if self.offered else 0.0

    @property
    def luck(self) -> float:
        """Give how often its owners won, over how often anybody would have."""
        return self.won / self.expected if self.expected else 0.0


def scores_table(records: Sequence[Record]) -> Iterator[str]:
    """Give the scores by the number of players."""
    yield f"{'players':10}{'games':>7}{'5 %':>6}{'50 %':>6}{'95 %':>6}{'mean':>7}{'winners':>9}"
    for seats in (*sorted({r.seats for r in records}), 0):
        chosen = [r for r in records if seats in (0, r.seats)]
        points = points_of(chosen)
        winners = median(v.score.total for r in chosen for v in r.villages if v.won)
        low, middle, high = (percentile(points, share) for share in (5, 50, 95))
        name = str(seats or "all")
        yield (
            f"{name:10}{len(chosen):7}{low:6}{middle:6}{high:6}{fmean(points):7.1f}{winners:9.0f}"
        )


def seats_table(records: Sequence[Record]) -> Iterator[str]:
    """Give what each place in the turn order scores and wins, by the number of players."""
    yield f"{'players':10}{'mean score and share of wins, from the first player':>10}"
    for seats in sorted({r.seats for r in records}):
        chosen = [r for r in records if r.seats == seats]
        cells = []
        for seat in range(seats):
            mean = fmean(r.villages[seat].score.total for r in chosen)
            wins = fmean(win(r, seat) for r in chosen)
            cells.append(f"{mean:6.1f} {wins:4.0%}")
        yield f"{seats:<10}" + "".join(cells)


def villages_table(records: Sequence[Record]) -> Iterator[str]:
    """Give what a village is made of at the end, on average, and where its points come from."""
    villages = [v for r in records for v in r.villages]
    rows = {
        "track": [v.score.track for v in villages],
        "buildings": [v.score.buildings for v in villages],
        "card bonuses": [sum(points for _, points in v.score.cards) for v in villages],
        "reputation": [v.score.reputation + v.score.prize for v in villages],
        "villagers": [len(v.villagers) for v in villages],
        "goods on the track": [v.goods for v in villages],
        "trips below": [v.trips for v in villages],
        "caves found": [v.finds for v in villages],
        "coins left": [v.score.coins for v in villages],
    }
    for name, counts in rows.items():
        yield f"{name:22}{fmean(counts):6.1f}"
    kinds = Counter(v.kinds for v in villages)
    yield "kinds on the track    " + "  ".join(
        f"{count}: {kinds[count] / len(villages):.0%}" for count in sorted(kinds)
    )
    yield f"{'plies a game':22}{fmean(r.plies for r in records):6.1f}"


def paths_table(records: Sequence[Record]) -> Iterator[str]:
    """Give how what a village does more of than the others goes with its points and with winning.

    The second figure is the share of games that the village won which did most of it, of games
    where one did: with two players, half of them is fair.
    """
    yield f"{'ways to win':22}{'with points':>12}{'who does most wins':>20}"
    paths: dict[str, Callable[[Village], float]] = {
        "trips below": _trips,
        "buildings": _buildings,
        "villagers": lambda v: len(v.villagers),
        "goods on the track": lambda v: v.goods,
        "kinds on the track": lambda v: v.kinds,
    }
    for name, count in paths.items():
        alone = [(r, most) for r in records if (most := _one_with_most(r, count)) is not None]
        wins = fmean([win(r, seat) for r, seat in alone]) if alone else 0.0
        yield f"{name:22}{_correlation(records, count):12.2f}{wins:20.0%}"
    yield _explorers_line(records)


def _trips(village: Village) -> float:
    return village.trips


def _buildings(village: Village) -> float:
    return len(village.buildings)


def _explorers_line(records: Sequence[Record]) -> str:
    """Give who wins, of those who made most trips and those who have most buildings."""
    explorers, builders = explorers_against_builders(records)
    part = explorers / (explorers + builders) if explorers + builders else 0.5
    shares = f"{100 * part:.0f} : {100 * (1 - part):.0f}"
    return f"{'explorer : builder':22}{shares:>12}{explorers + builders:15.0f} wins"


def explorers_against_builders(records: Iterable[Record]) -> tuple[float, float]:
    """Count the wins of those who made most trips and of those who have most buildings.

    Only games count in which they are two, and one of them wins.
    """
    explorers, builders = 0.0, 0.0
    for r in records:
        explorer, builder = _one_with_most(r, _trips), _one_with_most(r, _buildings)
        if explorer is not None and builder is not None and explorer != builder:
            explorers += win(r, explorer)
            builders += win(r, builder)
    return explorers, builders


def trips_with_points(records: Sequence[Record]) -> float:
    """Correlate the trips of a village with its points."""
    return _correlation(records, _trips)


def _one_with_most(r: Record, count: Callable[[Village], float]) -> int | None:
    counts = [count(village) for village in r.villages]
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else None


def _correlation(records: Sequence[Record], count: Callable[[Village], float]) -> float:
    """Correlate a count with the points; none where nothing differs."""
    pairs = [(count(v), v.score.total) for r in records for v in r.villages]
    counts, points = zip(*pairs, strict=True)
    differ = len(set(counts)) > 1 and len(set(points)) > 1
    return correlation(counts, points) if differ else 0.0


def goods_table(records: Sequence[Record]) -> Iterator[str]:
    """Give how many tokens of each good come to the players in a game, from common to rare."""
    yield f"{'good':12}{'supply':>7}{'won':>7}{'harvested':>11}{'a game':>8}"
    for good, won, harvested in tokens(records):
        supply = NEWEST.supply[ITEMS.index(good)]
        yield f"{good:12}{supply:7}{won:7.1f}{harvested:11.1f}{won + harvested:8.1f}"


def buildings_table(records: Sequence[Record]) -> Iterator[str]:
    """Give how each building did; `points` are what it was worth to its owners at the end."""
    yield f"{'building':24}{'cost':>5}{HEADS}{'points':>8}"
    for building in DECKS:
        s = building_share(records, building)
        yield f"{building:24}{BUILDINGS[building].cost:5}{_cells(s)}{s.points:8.1f}"


def villagers_table(records: Sequence[Record]) -> Iterator[str]:
    """Give how each villager did."""
    yield f"{'villager':29}{HEADS}"
    for name, villagers in PEOPLE.items():
        yield f"{name:29}{_cells(villagers_share(records, villagers))}"


def building_share(records: Iterable[Record], building: BuildingId) -> Share:
    """Count how a building did."""
    offering = [r for r in records if building in r.buildings]
    owners = [(r, v) for r in offering for v in r.villages if building in v.buildings]
    points = [1 + dict(v.score.cards).get(building, 0) for _, v in owners]
    return _share(len(offering), owners, fmean(points) if points else 0.0)


def villagers_share(records: Iterable[Record], villagers: tuple[VillagerId, ...]) -> Share:
    """Count how a villager did, or twins."""
    sought = set(villagers)
    offering = [r for r in records if sought & r.villagers]
    owners = [(r, v) for r in offering for v in r.villages if sought.intersection(v.villagers)]
    return _share(len(offering), owners, 0.0)


def percentile(points: Sequence[int], share: int) -> int:
    """Give the score that `share` in a hundred do not pass; `points` rise."""
    return points[min(len(points) - 1, len(points) * share // 100)]


def tokens(records: Sequence[Record]) -> Iterator[tuple[Good, float, float]]:
    """Give each good with the tokens a game that are won below, and those that are harvested."""
    for index, good in enumerate(Good):
        yield good, fmean(r.won[index] for r in records), fmean(r.harvested[index] for r in records)


def _cells(share: Share) -> str:
    return f"{share.offered:9}{share.of_offered:9.0%}{share.of_winners:8.0%}{share.luck:6.2f}"


def _share(offered: int, owners: Sequence[tuple[Record, Village]], points: float) -> Share:
    return Share(
        offered=offered,
        bought=len(owners),
        won=sum(v.won for _, v in owners),
        expected=sum(1 / r.seats for r, _ in owners),
        points=points,
    )


def points_of(records: Iterable[Record]) -> list[int]:
    return sorted(v.score.total for r in records for v in r.villages)


def win(r: Record, seat: int) -> float:
    winners = sum(v.won for v in r.villages)
    return r.villages[seat].won / winners
