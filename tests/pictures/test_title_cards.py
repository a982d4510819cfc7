"""A title card shows a place, a mood and who is met there; each is told from the others."""

import unicodedata
from collections.abc import Iterable
from io import BytesIO
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.i18n.words import languages
from bot.pictures.lettering import Face, drawable
from bot.pictures.renderer import render
from bot.text.alt import alt
from bot.text.picture_request import TitleRequest
from encounters.scenes import HOSTS, Figure, Scene
from rules.record import alter
from rules.words import ParagraphNumber
from tests.shipped import shipped

LIGHT = 45_000
MOODS = (
    *("bustling", "eerie", "grand", "merry", "tender", "tense", "wry"),
    *("grim", "angry", "lost"),
)
SMALL = (125, 63)
UNLIKE = 12.0
"""Mean steps of brightness, of 255, by which two small cards differ to the eye."""

SPOTS = [(x, y, x + 25, y + 21) for x in range(0, 125, 25) for y in range(0, 63, 21)]
"""Fifteenths of a small card: a figure fills one, and is little of the whole."""
PLENTY = 30
"""Cards that the game promises to tell from each other at a glance."""


def a_card(scene: Scene, figure: Figure, mood: str = "", number: int = 7) -> TitleRequest:
    return TitleRequest("en", ParagraphNumber(number), "A title", mood, scene, figure)


def small(request: TitleRequest) -> Image.Image:
    return Image.open(BytesIO(render(request))).convert("RGB").resize(SMALL)


def unlike(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def unlike_somewhere(one: Image.Image, other: Image.Image) -> float:
    """Compare the spot in which two small cards differ most."""
    return max(unlike(one.crop(spot), other.crop(spot)) for spot in SPOTS)


def distinct(cards: Iterable[Image.Image]) -> list[Image.Image]:
    """Return cards of which every two differ in some spot, by twice what two scenes need."""
    chosen: list[Image.Image] = []
    for card in cards:
        if all(unlike_somewhere(card, other) > 2 * UNLIKE for other in chosen):
            chosen.append(card)
    return chosen


def test_every_two_scenes_differ_to_the_eye() -> None:
    cards = {scene: small(a_card(scene, HOSTS[scene])) for scene in Scene}
    for one, other in combinations(Scene, 2):
        assert unlike(cards[one], cards[other]) > UNLIKE, (one, other)


@pytest.mark.parametrize("mood", MOODS)
def test_a_card_is_light_in_every_mood_and_place(mood: str) -> None:
    for scene in Scene:
        assert len(render(a_card(scene, HOSTS[scene], mood))) < LIGHT, scene


def test_every_two_figures_differ_to_the_eye() -> None:
    cards = {figure: small(a_card(Scene.HALL, figure)) for figure in Figure}
    for one, other in combinations(Figure, 2):
        assert unlike_somewhere(cards[one], cards[other]) > UNLIKE, (one, other)


def test_the_book_shows_at_least_thirty_cards_that_the_eye_tells_apart() -> None:
    settings = sorted(set(shipped().stories.settings.values()))
    assert len(distinct([small(a_card(*setting)) for setting in settings])) >= PLENTY
    # Places alone would not be enough: the test sees who is met there.
    places = [small(a_card(scene, HOSTS[scene])) for scene, _ in settings]
    assert len(distinct(places)) < PLENTY


def test_a_mood_changes_a_scene() -> None:
    cards = [render(a_card(Scene.MINE, Figure.TAPPER, mood)) for mood in MOODS]
    assert len(set(cards)) == len(MOODS)


def test_the_light_of_a_tale_dims_a_card_step_by_step() -> None:
    cards = [small(alter(a_card(Scene.HALL, Figure.CANDLE), dimmed=steps)) for steps in range(4)]
    for bright, dim in pairwise(cards):
        assert unlike(bright, dim) > UNLIKE / 2
        assert sum(ImageStat.Stat(dim).mean) < sum(ImageStat.Stat(bright).mean)


def test_the_same_card_has_the_same_bytes() -> None:
    assert render(a_card(Scene.POST, Figure.BAT)) == render(a_card(Scene.POST, Figure.BAT))


@pytest.mark.parametrize("language", languages())
def test_the_alt_text_names_the_scene_and_who_is_there(language: str) -> None:
    stories = shipped().stories
    alt_texts: set[str] = set()
    for number, setting in stories.settings.items():
        title = stories.title(number, language)
        alt_texts.add(alt(TitleRequest(language, number, title, "", *setting)).split(title)[1])
    assert len(alt_texts) == len(set(stories.settings.values()))


def test_the_title_font_has_every_letter_of_the_shipped_titles() -> None:
    stories = shipped().stories
    titles = {story.title for texts in stories.texts.values() for story in texts.values()}
    plain = {unicodedata.normalize("NFKC", title) for title in titles}
    assert {title for title in plain if drawable(title, Face.TITLE) != title} == set()
