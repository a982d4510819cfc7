"""Sensible players end their games, and what looks wrong with the decks is said."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules import Score
from rules.cards import VILLAGERS
from rules.editions import NEWEST, Game
from rules.words import BuildingId, Good, Seat, VillagerId
from tests.balance.flags import flags
from tests.balance.records import Record, Village, record
from tests.balance.tables import (
    DECKS,
    PEOPLE,
    building_share,
    goods_table,
    paths_table,
    percentile,
)
from tests.shipped import shipped

GAME = Game(NEWEST, shipped().book)
HALL = BuildingId("great-moot-hall")
MILL = BuildingId("rag-mill-2")


def village(
    seat: int,
    cards: Sequence[BuildingId] = (),
    villagers: Sequence[VillagerId] = (),
    *,
    won: bool = False,
    track: int = 60,
    trips: int = 2,
) -> Village:
    place = 1 if won else 2
    score = Score(Seat(seat), place, track, 0, 0, 0, (), 0, 0)
    return Village(score, tuple(cards), tuple(villagers), kinds=4, goods=9, trips=trips, finds=2)


def fair_games() -> list[Record]:
    """Sell each card in a fifth of the games, to the winner, who sits first and second in turn.

    The winner has made more trips.
    """
    everybody = [one for twins in PEOPLE.values() for one in twins]
    sales = [(DECKS[n % 5 :: 5], everybody[n % 5 :: 5]) for n in range(90)]
    return [
        Record(
            tuple(
                village(seat, *sale, won=True, track=61, trips=3)
                if seat == n % 2 else village(seat) for seat in range(2)
            ),
            frozenset(DECKS), frozenset(VILLAGERS), plies=100,
        )
        for n, sale in enumerate(sales)
    ]  # fmt: skip


def as_winner(one: Village) -> Village:
    return replace(one, score=replace(one.score, place=1))


def without(game: Record, card: BuildingId) -> Record:
    """Take a card from the player who bought it."""
    return replace(
        game,
        villages=tuple(
            replace(v, buildings=tuple(one for one in v.buildings if one != card))
            for v in game.villages
        ),
    )


def won_with(game: Record, card: BuildingId) -> Record:
    """Sell a card to the winner."""
    return replace(
        game,
        villages=tuple(
            replace(v, buildings=(*v.buildings, card)) if v.won else v
            for v in without(game, card).villages
        ),
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sensible_players_end_their_games_with_points(seats: int) -> None:
    played = record(GAME, seats, seed=seats)
    assert [v.score.seat for v in played.villages] == list(range(seats))
    assert all(v.score.total > 0 for v in played.villages)
    assert any(v.won for v in played.villages)
    assert all(len(v.buildings) > 1 for v in played.villages)


def test_the_same_seed_plays_the_same_game() -> None:
    assert record(GAME, 2, seed=7) == record(GAME, 2, seed=7)


def test_fair_games_raise_no_flag() -> None:
    assert list(flags(fair_games())) == []


def test_a_card_that_nobody_buys_is_flagged() -> None:
    games = [without(g, HALL) for g in fair_games()]
    assert list(flags(games)) == ["great-moot-hall is never bought"]


def test_an_own_card_that_few_or_nearly_all_buy_is_flagged() -> None:
    few = [without(g, MILL) if n > 4 else g for n, g in enumerate(fair_games())]
    assert list(flags(few)) == ["rag-mill-2 is bought in 1% of the games that offer it"]
    most = [won_with(g, MILL) if n > 4 else g for n, g in enumerate(fair_games())]
    assert list(flags(most)) == [
        "rag-mill-2 is bought in 96% of the games that offer it",
        "rag-mill-2 is in 96% of the winners' villages",
    ]


def test_a_card_of_nearly_every_winner_is_flagged() -> None:
    games = [won_with(g, HALL) for g in fair_games()]
    assert list(flags(games)) == ["great-moot-hall is in 100% of the winners' villages"]


def test_scores_out_of_bounds_are_flagged() -> None:
    poor = [village(0, track=44, won=True), village(1, track=44)]
    games = fair_games()
    games += [
        replace(games[0], villages=tuple(poor)),
        replace(games[0], villages=tuple(poor[::-1])),
    ] * 5
    assert list(flags(games)) == ["with 2 players, scores run from 44 to 61"]


def test_a_seat_that_wins_too_often_is_flagged() -> None:
    games = fair_games()
    games += [replace(games[0], villages=(village(0, won=True), village(1)))] * len(games)
    assert list(flags(games)) == [
        "with 2 players, seat 0 wins 75% of the games",
        "with 2 players, seat 1 wins 25% of the games",
    ]


def test_a_seat_that_wins_more_by_chance_is_not_flagged() -> None:
    games = [g for n, g in enumerate(fair_games()) if n % 2 == 0 or n % 6 == 1]
    games = games[:14]
    assert sum(g.villages[0].won for g in games) / len(games) > 0.6
    assert not [flag for flag in flags(games) if "seat" in flag]


def test_a_star_house_that_hardly_anybody_finds_is_flagged() -> None:
    few = [without(g, HALL) if n > 4 else g for n, g in enumerate(fair_games())]
    assert list(flags(few)) == ["great-moot-hall is found in 1% of the games that offer it"]


def test_trips_that_hardly_pay_are_flagged() -> None:
    games = [
        replace(g, villages=tuple(replace(v, trips=n // 2 % 2) for v in g.villages))
        for n, g in enumerate(fair_games())
    ]
    assert list(flags(games)) == ["trips go with points by 0.00"]


def contests(explorers: int, builders: int) -> list[str]:
    """Say what is flagged of that many wins against each other, beyond what is fair."""
    explorer, builder = replace(village(0), trips=4), village(1, DECKS[:2])
    alike = fair_games()[0]
    games = [replace(alike, villages=(as_winner(explorer), builder))] * explorers
    games += [replace(alike, villages=(explorer, as_winner(builder)))] * builders
    return [flag for flag in flags(games) if flag.startswith("explorers")]


@pytest.mark.parametrize(
    ("explorers", "builders", "share"),
    [(26, 14, None), (30, 10, "75%"), (10, 30, "25%"), (170, 130, None), (228, 172, "57%")],
)
def test_explorers_who_win_too_often_or_too_seldom_are_flagged_once_that_is_sure(
    explorers: int, builders: int, share: str | None
) -> None:
    wins = explorers + builders
    expected = [f"explorers win {share} of {wins} games against builders"] if share else []
    assert contests(explorers, builders) == expected
    assert contests(200, 200) == []


def test_a_rare_good_that_comes_out_like_a_common_one_is_flagged() -> None:
    order = tuple(range(len(Good), 0, -1))
    games = [replace(g, won=order) for g in fair_games()]
    assert list(flags(games)) == []
    ores = [replace(g, harvested=tuple(5 * (good is Good.ORE) for good in Good)) for g in games]
    commoner = (Good.FRUIT, Good.ROPE, Good.POT, Good.PAPER)
    assert list(flags(ores)) == [f"ore comes out more often than {good}" for good in commoner]


def test_the_tokens_of_a_game_are_counted_by_where_they_come_from() -> None:
    games = [replace(fair_games()[0], won=(3,) * 8, harvested=(n,) * 8) for n in (1, 2)]
    heads, mushroom, *others = goods_table(games)
    assert heads.split() == ["good", "supply", "won", "harvested", "a", "game"]
    assert mushroom.split() == ["mushroom", "12", "3.0", "1.5", "4.5"]
    assert [line.split()[0] for line in others] == [*Good][1:]


def test_a_share_counts_only_the_games_that_offered_the_card() -> None:
    games = fair_games()
    without = [replace(g, buildings=g.buildings - {HALL}) for g in games[:40]]
    share = building_share([*without, *games[40:]], HALL)
    assert share.offered == len(games) - 40


def test_what_goes_with_winning_is_counted() -> None:
    games = [
        replace(g, villages=tuple(replace(v, trips=4 if v.won else 2) for v in g.villages))
        for g in fair_games()
    ]
    games = [
        replace(
            g,
            villages=tuple(
                replace(v, score=replace(v.score, track=60 + 5 * v.won)) for v in g.villages
            ),
        )
        for g in games
    ]
    heads, trips, *_, kinds, explorers = paths_table(games)
    assert heads.startswith("ways to win")
    assert trips.split() == ["trips", "below", "1.00", "100%"]
    assert kinds.split() == ["kinds", "on", "the", "track", "0.00", "0%"]
    assert explorers.split() == ["explorer", ":", "builder", "50", ":", "50", "0", "wins"]


def test_explorers_are_held_against_builders_where_they_are_two() -> None:
    explorer, builder = replace(village(0), trips=4), village(1, DECKS[:2])
    alike = fair_games()[0]
    games = [replace(alike, villages=(as_winner(explorer), builder))] * 3
    games.append(replace(alike, villages=(explorer, as_winner(builder))))
    games.append(replace(alike, villages=(as_winner(replace(builder, trips=4)), village(1))))
    *_, line = paths_table(games)
    assert line.split() == ["explorer", ":", "builder", "75", ":", "25", "4", "wins"]


def test_percentiles_count_from_the_lowest_score() -> None:
    scores = range(1, 101)
    assert [percentile(scores, share) for share in (0, 5, 50, 95)] == [1, 6, 51, 96]
