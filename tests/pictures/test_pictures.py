"""The pictures show what every player may see, on any state of a game, and are light."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from inspect import signature
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.i18n.words import languages, words_in
from bot.pictures import alt, board, encounter, market, scores, village
from bot.pictures.canvas import tile
from bot.pictures.cards import BUILDING_HIGH
from bot.pictures.scene import LETTERS, Scene
from bot.pictures.symbols import lay_runs, runs
from encounters.loader import SHIPPED_BOOK, LoadedBook, load
from rules import score
from rules.book import Book
from rules.cards import BUILDINGS, CAVES, HOUSES, KEY_HOUSES, OUTPOSTS, VILLAGERS
from rules.editions import FINAL, Game
from rules.table import ITEMS, Building, Player, Sale, Table, TrackSlot, Villager
from rules.words import Area, BuildingId, Good, Seat, Token
from tests.gallery.pictures import pictures_of
from tests.gallery.states import tables

NAMES = ("Ann", "Великая Екатерина", "山田太郎", "\U0001f3b2 D\u00e1v\u00edd of the very long name")
LIGHT = 300_000
WIDE = 1_000
TALL = 3_000
DISCORD = 1_024


@cache
def shipped() -> LoadedBook:
    return load(SHIPPED_BOOK)


@cache
def game() -> Game:
    return Game(FINAL, shipped().book)


@cache
def played(seats: int, seed: int) -> tuple[Table, ...]:
    return tuple(tables(game(), seats, seed))


def scene_of(table: Table, language: str = "en") -> Scene:
    return Scene(words_in(language), game(), table, NAMES[: len(table.players)])


def crowded() -> Table:
    """Fill a village with more than a game of seven rounds brings."""
    table = played(4, 1)[-1]
    cards = [Building(card.id, 3) for card in (*HOUSES[:9], *KEY_HOUSES[:2], *OUTPOSTS[:6])]
    areas = (Area.READY, Area.EXHAUSTED, Area.INJURED)
    people = [Villager(v, areas[i % 3]) for i, v in enumerate(list(VILLAGERS)[12:29])]
    player = Player(
        coins=128,
        villagers=tuple(people),
        buildings=tuple(cards),
        reputation=-3,
        items=ITEMS * 9,
        track=tuple([TrackSlot(good, 10) for good in Good]),
        caves=CAVES[:4],
        sale=Sale(Token.POTION, 12),
    )
    return replace(table, players=(player, *table.players[1:]), first=Seat(0))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_picture_of_a_random_game_is_light_and_has_words(
    seats: int, seed: int, language: str
) -> None:
    states = played(seats, seed)
    for table in Random(seed).sample(states, 12):
        for shown in pictures_of(scene_of(table, language), shipped().stories):
            check_picture(shown.draw())
            assert 0 < len(shown.alt) < DISCORD


@pytest.mark.parametrize("seed", range(4))
def test_every_state_has_alt_texts_that_fit(seed: int) -> None:
    for table in played(4, seed):
        for shown in pictures_of(scene_of(table), shipped().stories):
            assert 0 < len(shown.alt) < DISCORD, shown.name


def test_every_expedition_is_drawn() -> None:
    for table in played(4, 3):
        if table.expedition:
            check_picture(encounter.draw_party(scene_of(table)))


def test_a_crowded_village_is_light_too() -> None:
    scene = scene_of(crowded())
    check_picture(village.draw(scene, Seat(0)))
    assert len(alt.village(scene, Seat(0))) < DISCORD


def test_a_score_below_nothing_is_drawn() -> None:
    table = crowded()
    found = tuple(
        [replace(s, track=0, buildings=0, reputation=-2, cards=()) for s in score(game(), table)]
    )
    check_picture(scores.draw(scene_of(table), found, final=True))


@pytest.mark.parametrize(
    "title", ["", "One", "A Title of Very Many Words " * 6, "\u6d1e\u7a9f" * 30]
)
@pytest.mark.parametrize("mood", ["merry", ""])
def test_a_title_of_any_length_is_drawn(title: str, mood: str) -> None:
    scene = scene_of(played(2, 1)[0])
    check_picture(encounter.draw_title(scene, 7, title, mood))
    assert len(alt.title_card(scene, 7, title, mood)) < DISCORD


def test_the_same_state_gives_the_same_bytes() -> None:
    table = played(3, 2)[-1]
    again = replace(table)
    for one, other in zip(pictures(table), pictures(again), strict=True):
        assert one == other


def test_a_move_changes_the_picture() -> None:
    first, last = played(2, 1)[0], played(2, 1)[-1]
    assert all(one != other for one, other in zip(pictures(first), pictures(last), strict=True))


def test_pictures_take_a_table_and_never_a_state() -> None:
    assert Scene.__dataclass_fields__["table"].type is Table
    for draw in (village.draw, market.draw, board.draw, encounter.draw_party, scores.draw):
        assert "GameState" not in str(signature(draw))


def test_no_picture_and_no_alt_text_of_an_encounter_holds_a_reward() -> None:
    for table in played(4, 3):
        if table.expedition:
            known = scene_of(table)
            empty = replace(known, game=Game(FINAL, Book({}, game().book.cells)))
            unpaid = replace(table.expedition, outcome=None, earned=(), owed=(), tier=None)
            blind = replace(empty, table=replace(table, expedition=unpaid))
            assert alt.party(known) == alt.party(blind)
            assert encounter.draw_party(known) == encounter.draw_party(blind)


@pytest.mark.parametrize("language", languages())
def test_alt_texts_name_no_undrawn_card(language: str) -> None:
    words = words_in(language)
    for table in played(4, 2)[::7]:
        lies = seen_in(table)
        texts = [s.alt for s in pictures_of(scene_of(table, language), shipped().stories)]
        for name in in_decks() - lies:
            key = f"building-{name}" if name in BUILDINGS else f"villager-{name}"
            if words(key) not in {words(k) for k in keys_of(lies)}:
                assert not any(words(key) in text for text in texts), key


@pytest.mark.parametrize("two", [2, 3, 4])
def test_each_seat_has_a_letter_besides_its_colour(two: int) -> None:
    assert len(set(LETTERS[:two])) == two


def in_decks() -> set[str]:
    edition = game().edition
    buildings = (*edition.houses, *edition.outposts, *edition.keys, *edition.stars)
    return {*buildings, *edition.villagers, *edition.specials}


def pictures(table: Table) -> Iterator[bytes]:
    scene = scene_of(table)
    for seat in range(len(table.players)):
        yield village.draw(scene, Seat(seat))
    yield market.draw(scene)
    yield board.draw(scene)
    yield scores.draw(scene, score(game(), table), final=False)


def check_picture(png: bytes) -> None:
    image = Image.open(BytesIO(png))
    assert image.format == "PNG"
    assert len(png) < LIGHT
    assert image.width == WIDE
    assert image.height < TALL


def seen_in(table: Table) -> set[str]:
    offered = table.market
    owned = [b.id for player in table.players for b in player.buildings]
    people = [v.id for player in table.players for v in player.villagers]
    hires = [v for v in table.board.slots if v]
    rows = (*offered.houses, *offered.outposts, *offered.keys, *offered.stars)
    rolled = [die.villager for die in table.expedition.rolled] if table.expedition else []
    return {*owned, *people, *hires, *rows, *rolled}


def keys_of(names: set[str]) -> list[str]:
    return [f"building-{n}" if n in BUILDINGS else f"villager-{n}" for n in names]


@pytest.mark.parametrize("building", BUILDINGS)
def test_every_card_shows_its_symbols_within_its_frame(building: BuildingId) -> None:
    card = BUILDINGS[building]
    found = runs(card)
    assert found
    room, high, size = 140, BUILDING_HIGH - 128, 42
    sheet = tile(200, 400)
    assert lay_runs(sheet, found, (0, 0, room), size, high) <= high
