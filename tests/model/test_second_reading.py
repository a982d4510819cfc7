"""A second reading of the rulebooks comes to the same, and finds what is read wrongly."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from rules import advance as track
from rules import (
    build,
    encounter,
    income,
    market,
    paying,
    rest,
    rounds,
    rows,
    scoring,
    specials,
    train,
)
from rules.editions import Game
from rules.facts import BuildingGained
from rules.ply import Ply
from rules.solo import building, building_wish, hiring_wish, plan
from rules.table import Player, ReputationBoard, Table
from rules.words import BuildingId, Deed, Row, Seat, VillagerId
from tests.model.comparison import KINDS
from tests.model.play import Difference, compare

_GAMES = 100
_PARTS = 4
_MOST = 400
"""Games that are played at most until a planted fault is found."""


@pytest.mark.parametrize("part", range(_PARTS))
def test_the_model_and_the_rules_agree_in_whole_games(part: int) -> None:
    played: Counter[str] = Counter()
    for number in range(part, _GAMES, _PARTS):
        played += compare(number)
    rare = {"accept", "refuse", "withdraw", "offer_to_buy"}
    assert KINDS - rare <= played.keys()


def edition(**changed: Any) -> Callable[[Game], Game]:
    """Plant a wrong figure into the edition."""
    return lambda game: replace(game, edition=replace(game.edition, **changed))


def of_the_final(**changed: Any) -> Callable[[Game], Game]:
    """Plant a wrong figure into both printings of the final rules alone."""
    plant = edition(**changed)
    return lambda game: game if game.edition.name == "preview" else plant(game)


def fewer(game: Game) -> Game:
    """Take a token out of the supply."""
    first, *others = game.edition.supply
    return replace(game, edition=replace(game.edition, supply=(first - 1, *others)))


FIGURES: dict[str, Callable[[Game], Game]] = {
    "the market asks a coin too much": edition(slot_costs=(2, 3, 4, 4, 5)),
    "a slot of the track brings a coin too much": edition(track_income=(6, 6, 6, 7, 7, 8, 8, 8)),
    "an empty track brings five coins": edition(empty_track_income=5),
    "the second slot is worth two points": edition(track_points=(1, 2, 2, 3, 4, 4, 5, 6)),
    "the bottom of the cave is worth a point too much": edition(
        reputation_points=(-2, -1, 0, 0, 0, 1, 2, 3, 4, 5, 8)
    ),
    "the cube starts a space too deep": edition(torch=4),
    "the second prize is the third": edition(prizes=(5, 2, 2)),
    "of two players both win a prize": edition(prizes_for_two=(3, 3)),
    "everybody starts with eight coins": edition(coins=8),
    "nobody has a coin more for going later": of_the_final(extra_coins={}),
    "all four start ready": edition(exhausted_start=frozenset()),
    "one may sell for two coins": edition(lowest_price=2),
    "nobody exerts to climb": of_the_final(exert_to_climb=False),
    "a failure costs nothing": of_the_final(failures=False),
    "a cat that refuses takes the turn along": of_the_final(cat_keeps_turn=False),
    "the liquid woman unsettles at work": of_the_final(unsettles_at_work=True),
    "each symbol gives two rerolls": of_the_final(rerolls_a_symbol=2),
    "the game ends after six rounds": edition(rounds=6),
    "a token is missing": fewer,
}


@pytest.mark.parametrize("name", FIGURES)
def test_a_wrong_figure_is_found(name: str) -> None:
    assert is_found(FIGURES[name])


def is_found(change: Callable[[Game], Game] = lambda game: game) -> bool:
    """Tell whether some game differs."""
    for number in range(_MOST):
        try:
            compare(number, change)
        except Difference:
            return True
    return False


def down(game: Game, table: Table) -> list[int]:
    """Share prizes as the rules do, but round down."""
    two = len(table.players) == 2
    listed = (*(game.edition.prizes_for_two if two else game.edition.prizes), 0, 0, 0, 0)
    heights = [player.reputation for player in table.players]
    won: list[int] = []
    for height in heights:
        ahead, level = sum(other > height for other in heights), heights.count(height)
        won.append(sum(listed[ahead : ahead + level]) // level)
    return won


def against_the_clock(_game: Game, table: Table) -> Seat | None:
    """Give the turn to the right."""
    assert table.turn is not None
    seats = len(table.players)
    order = [Seat((table.turn.seat - step) % seats) for step in range(1, seats + 1)]
    return next((seat for seat in order if not table.players[seat].passed), None)


def without(*_: Any) -> None:
    """Forget a step."""


def all_served(*_: Any, **__: Any) -> bool:
    """Let anything help anybody, a cider before a potion too."""
    return True


def to_the_right(ply: Ply, action: Any) -> None:
    """Place goods the other way round."""
    plain_advance(ply, replace(action, goods=action.goods[::-1]))


def one_more_bed(player: Player) -> int:
    return plain_beds(player) + 1


def full_cost(_villager: Any, _plus: Any) -> int:
    """Let a plus save nothing."""
    return 0


def last_cave(ply: Ply, seat: Seat, building: Any) -> None:
    """Build on the newest cave card, and not on the oldest."""
    caves = ply.player(seat).caves
    card = build.BUILDINGS[building]
    if card.row == "outpost" and len(caves) > 1:
        ply.emit(BuildingGained(seat, building, caves[-1]))
        ply.place_goods(seat, card, card.goods)
    else:
        plain_gain(ply, seat, building)


def no_coin(game: Game, player: Player) -> int:
    """Forget the coins of buildings."""
    return track.income(game, player)


def as_many_as_there_are(_game: Game, _table: Table, party: int) -> Sequence[int]:
    """Let anybody be exerted, for nothing."""
    return tuple(range(1, party + 1))


def right_most(game: Game, board: ReputationBoard) -> VillagerId | None:
    """Hire the right-most of equal villagers."""
    cheap = [name for name in board.slots[:3] if name]
    return max(cheap[::-1], key=hiring_wish.worth, default=None)


def below_if_equal(ply: Ply, seat: Seat) -> tuple[BuildingId, ...]:
    """Add one to the die where there are as many houses as outposts."""
    beds = building_wish.beds(ply.table) if ply.table.round <= 5 else ()
    if beds:
        return beds
    assert ply.table.solo
    plus = len(ply.table.solo.houses) >= len(ply.table.solo.outposts)
    row = Row.OUTPOST if ply.roll(seat, "building") + plus > 3 else Row.HOUSE
    building._perhaps_refresh(ply, seat, row)
    market = ply.table.market
    return market.row(row) or market.houses or market.outposts


plain_advance, plain_beds, plain_gain = track.play, rest.beds_of, build.gain_building

READINGS: dict[str, tuple[Any, str, Any]] = {
    "a tie for reputation is rounded down": (scoring, "_prizes", down),
    "turns go round to the right": (rounds, "next_seat", against_the_clock),
    "goods do not grow again": (income, "_refresh_goods", without),
    "income forgets the buildings": (income, "income", no_coin),
    "a cider helps before a potion": (rest, "_is_served", all_served),
    "there is a bed too many": (rest, "beds_of", one_more_bed),
    "metal men stay awake": (rest, "_rest_metal_men", without),
    "the track is filled from the right": (track, "play", to_the_right),
    "a hammer plus saves nothing": (build, "discount", full_cost),
    "a quill plus saves nothing": (train, "discount", full_cost),
    "the rows are not filled": (rows, "fill", without),
    "an outpost covers the newest cave": (build, "gain_building", last_cave),
    "nobody new comes for hire": (rounds, "_refill_slots", without),
    "anything is paid with tokens": (paying, "_check_tokens", without),
    "exerting for nothing is allowed": (encounter, "exert_counts", as_many_as_there_are),
    "goods that are left stay off the track": (track, "place_the_rest", without),
    "the refreshed row stays as it was": (market, "refresh", without),
    "nobody is welcomed": (specials, "welcome", without),
    "of equals an opponent hires the right-most": (hiring_wish, "best", right_most),
    "who is named at five is rolled for first": (hiring_wish, "_EXCEPTIONS", ((5, 5), (4, 3))),
    "an opponent goes below with equal stacks": (building, "_later", below_if_equal),
    "an opponent refreshes on a five": (building, "_REFRESHES", 5),
    "an opponent labors on a one": (
        plan,
        "ACTIONS_TABLE",
        ((Deed.LABOR, *plan.ACTIONS_TABLE[0][1:]), *plan.ACTIONS_TABLE[1:]),
    ),
}


@pytest.mark.parametrize("name", READINGS)
def test_a_wrong_reading_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, attribute, wrong = READINGS[name]
    monkeypatch.setattr(module, attribute, wrong)
    assert is_found()
