"""A poster shows every village with its points, and a scene of each story."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.lettering import Face, drawable
from bot.pictures.poster import MOST_STORIES, poster_title
from bot.pictures.renderer import render
from bot.text.alt import alt
from bot.text.picture_request import PictureKind, PictureRequest, PosterRequest, PosterStory
from bot.text.picture_request import TitleRequest as Card
from encounters.scenes import HOSTS, Scene
from rules import forecast
from rules.editions import EditionName
from rules.words import ParagraphNumber, Seat
from tests.tables import GAME, a_table, seat

MOST_BYTES = 400_000
SHEET = ("Journeys: 6", "Failures: 1", "Goods: " + "a clay pot, " * 20)


def poster_story(number: int) -> PosterStory:
    scene = list(Scene)[number % len(Scene)]
    title = f"The {number}th story"
    card = Card("en", ParagraphNumber(number), title, "merry", scene, HOSTS[scene])
    return PosterStory(card, Seat(number % 2))


def poster(
    tales: int, *, best: bool = True, people: tuple[str, ...] = ("Ann", "Bob")
) -> Image.Image:
    request = a_poster(tales, best=best, people=people)
    png = render(request)
    assert png == render(request)
    assert len(png) < MOST_BYTES
    return Image.open(BytesIO(png))


def a_poster(tales: int, *, best: bool, people: tuple[str, ...] = ("Ann", "Bob")) -> PosterRequest:
    state = a_table(ann=seat(coins=3), bob=seat(coins=9), over=True, asks=())
    scores = forecast(GAME, state)
    table = PictureRequest(
        PictureKind.SCORE, "en", EditionName.FINAL, people, state.table, scores=scores
    )
    stories = tuple(map(poster_story, range(1, tales + 1)))
    return PosterRequest(
        people, "A game, 3 June 2026", table, poster_story(0) if best else None, stories
    )


@pytest.mark.parametrize("tales", [0, 1, 4, MOST_STORIES])
def test_each_row_of_stories_makes_it_longer(tales: int) -> None:
    shown, without = poster(tales), poster(0)
    assert shown.width == without.width
    rows = -(-tales // 3)
    assert (shown.height > without.height) == bool(rows)
    assert shown.height == poster(rows * 3).height


def test_of_very_many_stories_it_shows_the_last() -> None:
    assert poster(MOST_STORIES + 9).height == poster(MOST_STORIES).height


def test_it_goes_without_a_story_of_the_game_and_with_a_long_title() -> None:
    long = poster(2, best=False, people=("Wolfeschlegelsteinhausen" * 2,) * 2)
    assert long.height < poster(2).height


@pytest.mark.parametrize("is_night", [False, True])
def test_its_title_names_those_whose_names_cannot_be_drawn(*, is_night: bool) -> None:
    request = a_poster(0, best=False, people=("\U0001f98a\U0001f43a", "Bob"))
    if is_night:
        request = replace(request, sheet=SHEET)
    drawn = drawable(poster_title(request), Face.TITLE)
    assert "Bob" in drawn
    assert ("Guest 1" if is_night else "Player A") in drawn


def test_its_alt_text_names_the_villages_and_the_stories() -> None:
    alt_text = alt(a_poster(2, best=True))
    for named in ("Ann", "Bob", "The 0th story", "The 1th story", "The 2th story"):
        assert named in alt_text


def test_a_nights_has_its_sheet_in_the_place_of_villages() -> None:
    game = a_poster(2, best=False)
    village = replace(game.table, kind=PictureKind.VILLAGE, scores=())
    night = replace(game, table=village, sheet=SHEET)
    sizes = [Image.open(BytesIO(render(one))).height for one in (replace(night, sheet=()), night)]
    assert sizes[0] + 40 * len(SHEET) < sizes[1]  # its long line takes two
    alt_text = alt(night)
    assert all(line.strip() in alt_text for line in SHEET)
    assert "points" not in alt_text
