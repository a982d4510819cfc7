"""The pictures show what every player may see, on any state of a game, and are light."""

import pickle
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.i18n.words import languages, words_in
from bot.pictures.canvas import tile
from bot.pictures.cards import BUILDING_HIGH
from bot.pictures.pieces import LETTERS
from bot.pictures.renderer import render
from bot.pictures.symbols import draw_runs, runs
from bot.text.alt import alt
from bot.text.picture_choice import request_picture
from bot.text.picture_request import PictureKind, PictureRequest, TitleRequest
from encounters.loader import SHIPPED_BOOK, LoadedBook, load
from encounters.scenes import Figure, Scene
from rules import score
from rules.book import Book
from rules.cards import BUILDINGS, CAVES, HOUSES, KEY_HOUSES, OUTPOSTS, VILLAGERS
from rules.editions import FINAL, Game
from rules.table import ITEMS, Building, Player, Sale, Table, TrackSlot, Villager
from rules.words import Area, BuildingId, Good, ParagraphNumber, Seat, Token
from tests.gallery.pictures import Shown, narrator_in, pictures_of
from tests.gallery.states import tables

NAMES = ("Ann", "Великая Екатерина", "山田太郎", "\U0001f3b2 D\u00e1v\u00edd of the very long name")
LIGHT = 300_000
WIDE = 1_000
TALL = 3_000
DISCORD = 1_024
SMALL = 10_000


@cache
def shipped() -> LoadedBook:
    return load(SHIPPED_BOOK)


@cache
def game() -> Game:
    return Game(FINAL, shipped().book)


@cache
def played(seats: int, seed: int) -> tuple[Table, ...]:
    return tuple(tables(game(), seats, seed))


def shown_of(table: Table, language: str = "en") -> list[Shown]:
    """List every picture of a table."""
    names = NAMES[: len(table.players)]
    narrator = narrator_in(language, game(), names, shipped().stories)
    return list(pictures_of(narrator, game(), table))


def a_request(kind: PictureKind, table: Table, **rest: Any) -> PictureRequest:
    names = rest.pop("names", NAMES[: len(table.players)])
    narrator = narrator_in("en", game(), names, shipped().stories)
    request = request_picture(kind, narrator, game(), table, **rest)
    assert request is not None
    return request


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
def test_every_picture_of_a_random_game_is_light_and_has_words(language: str) -> None:
    seats = 4 - list(languages()).index(language) % 3
    for table in Random(seats).sample(played(seats, seats - 1), 12):
        for shown in shown_of(table, language):
            check_picture(shown.draw())
            assert 0 < len(shown.alt) < DISCORD


@pytest.mark.parametrize("seed", range(4))
def test_every_state_has_alt_texts_that_fit(seed: int) -> None:
    for table in played(4, seed):
        for shown in shown_of(table):
            assert 0 < len(shown.alt) < DISCORD, shown.name


def test_every_expedition_is_drawn() -> None:
    for table in played(4, 3):
        if table.expedition:
            check_picture(render(a_request(PictureKind.PARTY, table)))


def test_a_crowded_village_is_light_too() -> None:
    request = a_request(PictureKind.VILLAGE, crowded())
    check_picture(render(request))
    assert len(alt(request)) < DISCORD


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_of_any_number_is_light_whoever_is_crowded(seats: int) -> None:
    for table in (crowded(), *played(seats, 3)[::40]):
        request = a_request(PictureKind.TABLE, table)
        check_picture(render(request))
        assert len(alt(request)) < DISCORD


def test_a_score_below_nothing_is_drawn() -> None:
    table = replace(crowded(), over=True)
    found = tuple(
        [replace(s, track=0, buildings=0, reputation=-2, cards=()) for s in score(game(), table)]
    )
    check_picture(render(a_request(PictureKind.SCORE, table, scores=found)))


@pytest.mark.parametrize(
    "title", ["", "One", "A Title of Very Many Words " * 6, "\u6d1e\u7a9f" * 30]
)
@pytest.mark.parametrize("mood", ["merry", ""])
def test_a_title_of_any_length_is_drawn(title: str, mood: str) -> None:
    request = TitleRequest("en", ParagraphNumber(7), title, mood, Scene.SUMP, Figure.FROG)
    check_picture(render(request))
    assert len(alt(request)) < DISCORD


def test_the_same_state_gives_the_same_bytes() -> None:
    table = played(3, 2)[-1]
    again = replace(table)
    for one, other in zip(pictures(table), pictures(again), strict=True):
        assert one == other


def test_a_move_changes_the_picture() -> None:
    first, last = played(2, 1)[0], played(2, 1)[-1]
    assert all(one != other for one, other in zip(pictures(first), pictures(last), strict=True))


class Classes(pickle.Unpickler):
    """Read a pickle, and note the names of the classes in it."""

    def __init__(self, pickled: bytes) -> None:
        super().__init__(BytesIO(pickled))
        self.names: set[str] = set()

    def find_class(self, module: str, name: str) -> Any:
        self.names.add(name)
        return super().find_class(module, name)


def test_a_request_holds_what_everyone_sees_and_travels_as_it_is() -> None:
    """A table, never the decks, the book or its stories: it is sent to another process."""
    hidden = {"GameState", "Decks", "Stories", "Book", "Words", "Narrator"}
    kinds: set[str] = set()
    for table in played(4, 3):
        for request in [shown.request for shown in shown_of(table)]:
            sent = pickle.dumps(request)
            assert len(sent) < SMALL
            classes = Classes(sent)
            again = classes.load()
            assert "PictureRequest" in classes.names or request.kind == "title"
            assert not classes.names & hidden
            assert again == request
            assert hash(again) == hash(request)
            kinds.add(request.kind)
    assert kinds == {*PictureKind, "title"}


def test_who_wants_plain_text_asks_for_no_picture() -> None:
    narrator = narrator_in("en", game(), NAMES[:2], shipped().stories, plain=True)
    assert list(pictures_of(narrator, game(), played(2, 1)[0])) == []


def test_no_picture_and_no_alt_text_of_an_encounter_holds_a_reward() -> None:
    for table in played(4, 3):
        if table.expedition:
            known = a_request(PictureKind.PARTY, table)
            unpaid = replace(table.expedition, outcome=None, earned=(), owed=(), tier=None)
            blind = replace(known, table=replace(table, expedition=unpaid))
            assert known.game.book == Book({}, ())
            assert alt(known) == alt(blind)
            assert render(known) == render(blind)


@pytest.mark.parametrize("language", languages())
def test_alt_texts_name_no_undrawn_card(language: str) -> None:
    words = words_in(language)
    for table in played(4, 2)[::7]:
        lies = seen_in(table)
        texts = [shown.alt for shown in shown_of(table, language)]
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
    table = replace(table, over=False, expedition=None)
    return (shown.draw() for shown in shown_of(table))


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
    assert draw_runs(sheet, found, (0, 0, room), size, high) <= high
