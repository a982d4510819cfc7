"""Say what looks wrong with the decks, by what was counted."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from rules.cards.houses import HOUSES
from rules.cards.key_houses import KEY_HOUSES
from rules.cards.outposts import OUTPOSTS
from rules.cards.star_houses import STAR_HOUSES
from rules.editions import NEWEST
from tests.balance.records import Record
from tests.balance.tables import (
    DECKS,
    PEOPLE,
    Share,
    building_share,
    explorers_against_builders,
    percentile,
    points_of,
    tokens,
    trips_with_points,
    villagers_share,
    win,
)
from tests.intervals import wilson

MOST_WINNERS = 0.6
"""The share of winners' villages in which a card that was on offer may stand."""

LOW, HIGH = 45, 90
"""What sensible players end between, but for the luckiest and the unluckiest in twenty."""

UNFAIR = 0.05
"""How far a seat's share of wins may be from its due, where that is not in its interval."""

TOO_COMMON = 1.1
"""How many times as often as a commoner good a good may come to the players."""

SELDOM, NEARLY_ALWAYS = 0.08, 0.92
"""The shares of the games that offer one of the project's own cards between which it is bought.

A star house is found in no fewer, no matter whose card it is.
"""

TRIPS_PAY = 0.2
"""How much trips go with points, at least."""

FEWEST, MOST = 0.45, 0.55
"""The explorers' part of their wins and the builders'."""

SURE = 0.1
"""The width of an interval, of some 385 wins, from which a part outside the range is believed.

With fewer wins it is where its whole interval lies outside.
"""

KNOWN = (*HOUSES[:5], *KEY_HOUSES[:2], *OUTPOSTS[:4], *STAR_HOUSES[:5])
"""The cards whose price and symbols are known of the published game: they stay as they are."""

OWN = frozenset(DECKS) - {card.id for card in KNOWN}


def flags(records: Sequence[Record]) -> Iterator[str]:
    """Say what looks wrong."""
    yield from _card_flags(records)
    yield from _path_flags(records)
    totals = [(good, won + harvested) for good, won, harvested in tokens(records)]
    for (commoner, many), (rarer, few) in combinations(totals, 2):
        if few > many * TOO_COMMON:
            yield f"{rarer} comes out more often than {commoner}"
    for seats in sorted({r.seats for r in records}):
        yield from _seat_flags([r for r in records if r.seats == seats], seats)


def _card_flags(records: Sequence[Record]) -> Iterator[str]:
    shares: dict[str, Share] = {card: building_share(records, card) for card in DECKS}
    shares |= {name: villagers_share(records, twins) for name, twins in PEOPLE.items()}
    for card, share in shares.items():
        if card in OWN and not SELDOM <= share.of_offered <= NEARLY_ALWAYS:
            yield f"{card} is bought in {share.of_offered:.0%} of the games that offer it"
        elif not share.bought:
            yield f"{card} is never bought"
        elif card in NEWEST.stars and share.of_offered < SELDOM:
            yield f"{card} is found in {share.of_offered:.0%} of the games that offer it"
        if share.of_winners > MOST_WINNERS:
            yield f"{card} is in {share.of_winners:.0%} of the winners' villages"


def _path_flags(records: Sequence[Record]) -> Iterator[str]:
    trips = trips_with_points(records)
    if trips < TRIPS_PAY:
        yield f"trips go with points by {trips:.2f}"
    explorers, builders = explorers_against_builders(records)
    wins = explorers + builders
    if not wins:
        return
    part, (low, high) = explorers / wins, wilson(explorers, round(wins))
    is_sure = high < FEWEST or low > MOST or high - low <= SURE
    if is_sure and not FEWEST <= part <= MOST:
        yield f"explorers win {part:.0%} of {wins:.0f} games against builders"


def _seat_flags(chosen: Sequence[Record], seats: int) -> Iterator[str]:
    """Say what looks wrong among games with that many seats."""
    low, high = (percentile(points_of(chosen), share) for share in (5, 95))
    if low < LOW or high > HIGH:
        yield f"with {seats} players, scores run from {low} to {high}"
    for seat in range(seats):
        wins = sum(win(r, seat) for r in chosen)
        part, (least, most) = wins / len(chosen), wilson(wins, len(chosen))
        if abs(part - 1 / seats) > UNFAIR and not least <= 1 / seats <= most:
            yield f"with {seats} players, seat {seat} wins {part:.0%} of the games"
