"""A season is told by deeds: the rounds' texts, passages, interludes, and one finale in four."""

from dataclasses import replace
from pathlib import Path

import pytest

from encounters.deeds import Deed, EarlierGames, Hearing
from encounters.finale import finale
from encounters.loader import LoadedBook, load
from encounters.memory import SeasonEnding
from encounters.paper import opening, paper
from encounters.stories import Stories
from encounters.told import told_in
from rules.words import ParagraphNumber
from tests.encounters.books import a_book
from tests.encounters.remembering import REMEMBERED
from tests.encounters.seasons import SEASONED, an_entry


@pytest.fixture
def loaded(tmp_path: Path) -> LoadedBook:
    return load(a_book(tmp_path, SEASONED), strictly=True)


@pytest.fixture
def stories(loaded: LoadedBook) -> Stories:
    return loaded.stories


def a_deed(what: str, round_: int = 1, village: int = 0, *, shelf: bool = False) -> Deed:
    """Make a deed: `2.a` succeeded in its first tier, `2.b2` in its second, and `2.b-` failed."""
    number, _, end = what.partition(".")
    tier = None if end.endswith("-") else int(end[1:] or 1) - 1
    option = "abc".index(end[0])
    return Deed(village, ParagraphNumber(int(number)), option, tier, round_, shelf)


def deeds_of(*names: str, round_: int = 1) -> tuple[Deed, ...]:
    return tuple(a_deed(name, round_) for name in names)


def text_of(stories: Stories, number: int, hearing: Hearing) -> str:
    return stories.prompt(ParagraphNumber(number), "en", hearing).whole


# Rounds


def test_a_round_opens_with_the_first_text_whose_condition_is_met(stories: Stories) -> None:
    assert opening(stories, 2, (), "en") == "2 knocks."
    assert opening(stories, 2, deeds_of("5.b-"), "en") == "Two, and he was met."
    assert opening(stories, 2, deeds_of("1.a"), "en") == "2 knocks."
    assert opening(stories, 2, deeds_of("1.a", "6.a"), "en") == "Two, and you fed one."


def test_only_what_was_done_before_a_round_opens_it(stories: Stories) -> None:
    assert opening(stories, 2, deeds_of("5.a", round_=2), "en") == "2 knocks."


def test_earlier_games_open_the_first_round(stories: Stories) -> None:
    assert opening(stories, 1, (), "en") == "One knock."
    assert opening(stories, 1, (a_deed("2.a", 0, shelf=True),), "en") == "One knock, again."
    assert opening(stories, 2, (a_deed("5.a", 0, shelf=True),), "en") == "2 knocks."


@pytest.mark.parametrize(
    ("last", "texts"),
    [
        (5, ["One knock.", "2 knocks.", "4 knocks.", "5 knocks.", "7 knocks."]),
        (7, ["One knock.", *(f"{n} knocks." for n in range(2, 8))]),
        (
            9,
            [
                "One knock.",
                "",
                *(f"{n} knocks." for n in (2, 3, 4)),
                "",
                *(f"{n} knocks." for n in (5, 6, 7)),
            ],
        ),
    ],
)
def test_a_shorter_or_longer_game_ends_on_the_last_text(
    stories: Stories, last: int, texts: list[str]
) -> None:
    assert [opening(stories, n, (), "en", last) for n in range(1, last + 1)] == texts


def test_the_paper_prints_the_rounds_text_in_place_of_the_weather(tmp_path: Path) -> None:
    tidings = REMEMBERED["tidings/bridge.toml"]
    press = tidings[tidings.index("[words.paper]") :]
    stories = load(a_book(tmp_path, {**SEASONED, "tidings/paper.toml": press})).stories
    edition = paper(stories, "g", 1, (), "en")
    assert (edition.season, edition.weather) == ("2 knocks.", "")
    assert paper(stories, "g", 1, (), "en", 9).weather == "Drip"
    assert paper(stories, "g", 7, (), "en").season == ""


def test_a_round_text_that_was_told_in_the_last_games_gives_way(stories: Stories) -> None:
    deeds = deeds_of("5.a")
    earlier = EarlierGames(1, frozenset({"r2_met"}))
    assert opening(stories, 2, deeds, "en", 7, earlier) == "2 knocks."
    both = EarlierGames(1, frozenset({"r2_met", "r2"}))
    assert opening(stories, 2, deeds, "en", 7, both) == "Two, and he was met."


# Interludes and passages


def test_a_village_hears_its_own_deed_before_its_next_entry(stories: Stories) -> None:
    hearing = Hearing(0, 1, deeds_of("2.a"))
    assert text_of(stories, 3, hearing) == "You waited on 2.\n\nRoad 3 is dark."
    assert text_of(stories, 3, replace(hearing, village=1)) == "Road 3 is dark."


def test_the_outcome_decides_what_is_told_of_a_deed(stories: Stories) -> None:
    told = {
        name: text_of(stories, 3, Hearing(0, 1, deeds_of(name))).split("\n\n")[0]
        for name in ("2.b1", "2.b2", "2.b-")
    }
    assert told == {
        "2.b1": "Road 3 is dark.",
        "2.b2": "You ran all of 2.",
        "2.b-": "You fell on 2.",
    }


def test_the_newest_deed_is_told_first_and_each_once(stories: Stories) -> None:
    deeds = deeds_of("1.a", "2.a")  # before 2, its village was told of 1
    assert text_of(stories, 3, Hearing(0, 1, deeds)).startswith("You waited on 2.")
    # Before 4, it was told of 3, which is newer than 1 and 2; what is left was told before.
    assert text_of(stories, 4, Hearing(0, 1, deeds_of("1.a", "2.a", "3.b1"))) == "Road 4 is dark."


def test_no_deed_of_an_earlier_game_is_an_interlude(stories: Stories) -> None:
    assert text_of(stories, 3, Hearing(0, 1, (a_deed("2.a", shelf=True),))) == "Road 3 is dark."


def test_a_passage_makes_up_for_a_season_that_was_not_heard(stories: Stories) -> None:
    assert text_of(stories, 3, Hearing(0, 1)) == "Road 3 is dark."
    assert text_of(stories, 3, Hearing(0, 2)) == "The lamps lean.\n\nRoad 3 is dark."


def test_a_passage_goes_before_an_interlude_and_never_with_one(stories: Stories) -> None:
    text = text_of(stories, 3, Hearing(0, 2, deeds_of("2.a")))
    assert text == "The lamps lean.\n\nRoad 3 is dark."
    after = text_of(stories, 4, Hearing(0, 2, (*deeds_of("2.a"), a_deed("3.b1", 2))))
    assert after == "You waited on 2.\n\nRoad 4 is dark."


def test_no_passage_where_the_season_was_heard_or_is_heard_now(stories: Stories) -> None:
    assert text_of(stories, 3, Hearing(1, 2, deeds_of("6.b-"))) == "Road 3 is dark."
    assert text_of(stories, 6, Hearing(0, 2)) == "Road 6 is dark."


def test_a_passage_waits_for_its_rounds_and_its_deeds(stories: Stories) -> None:
    fed = text_of(stories, 3, Hearing(1, 5, deeds_of("1.a")))
    assert fed == "Supper is laid.\n\nRoad 3 is dark."
    assert text_of(stories, 3, Hearing(1, 5)) == "Road 3 is dark."
    assert text_of(stories, 3, Hearing(1, 6)) == "It is late.\n\nRoad 3 is dark."


def test_a_passage_is_told_once_a_game_to_the_whole_table(stories: Stories) -> None:
    deeds = (a_deed("3.b1", 2, village=1),)  # told to village 1
    assert text_of(stories, 4, Hearing(0, 3, deeds)) == "Road 4 is dark."
    assert text_of(stories, 4, Hearing(0, 4, deeds)) == "Road 4 is dark."  # no other fits
    assert text_of(stories, 4, Hearing(0, 6, deeds)) == "It is late.\n\nRoad 4 is dark."


def test_a_follow_up_and_a_label_have_nothing_before_them(tmp_path: Path) -> None:
    plain = load(a_book(tmp_path)).stories
    assert plain.prompt(ParagraphNumber(2), "en", Hearing(0, 6)).text.startswith("Behind the door")


def test_the_same_hearing_is_told_the_same(stories: Stories) -> None:
    hearing = Hearing(0, 4, deeds_of("1.a", "2.a", round_=2))
    assert text_of(stories, 3, hearing) == text_of(stories, 3, hearing)


def test_a_translation_tells_the_same_deed(tmp_path: Path) -> None:
    spanish = an_entry(2).split("[[option]]\n")[0].replace("You waited", "Esperaron")
    words = spanish[spanish.index("[words]") :]
    for english, said in (
        ("Road 2 is dark", "Es oscuro"),
        ("You ran", "Corren"),
        ("You fell", "Caen"),
    ):
        words = words.replace(english, said)
    stories = load(a_book(tmp_path, {**SEASONED, "es/002.toml": words})).stories
    hearing = Hearing(0, 1, deeds_of("2.a"))
    assert stories.prompt(ParagraphNumber(3), "es", hearing).before == "Esperaron on 2."
    other = Hearing(0, 1, deeds_of("1.a"))
    assert stories.prompt(ParagraphNumber(2), "es", other).before == "You waited on 1."


# Late in the game


@pytest.mark.parametrize(("last", "first_late"), [(5, 4), (7, 5), (9, 7)])
def test_the_last_third_of_a_game_has_words_of_its_own(
    stories: Stories, last: int, first_late: int
) -> None:
    shelf = (a_deed("6.a", 0, shelf=True),)
    before = Hearing(0, first_late - 1, shelf, last)
    assert text_of(stories, 6, before) == "Road 6, again."
    assert text_of(stories, 6, replace(before, round=first_late)) == "Road 6 is darker."


# The finale


@pytest.mark.parametrize(
    ("names", "villages", "ending"),
    [
        ((), 4, SeasonEnding.LONG),
        (("5.b1",), 4, SeasonEnding.LONG),
        (("5.b1", "6.b2"), 4, SeasonEnding.OPEN),
        (("5.b1", "6.b2", "5.a", "5.a"), 4, SeasonEnding.WALL),
        (("1.a", "2.a", "3.a"), 3, SeasonEnding.HANDS),
        (("1.a", "2.a", "4.b2"), 3, SeasonEnding.LONG),
        (("1.a", "2.a", "4.b1"), 3, SeasonEnding.HANDS),
        (("1.a", "2.a", "3.a", "3.b1", "3.b1", "3.b1"), 3, SeasonEnding.LONG),
        (("3.b1",) * 4, 4, SeasonEnding.WALL),
        (("5.a", "5.a"), 4, SeasonEnding.WALL),
        (("5.a",), 4, SeasonEnding.LONG),
        (("5.a",), 2, SeasonEnding.WALL),
        (("6.b1",), 2, SeasonEnding.OPEN),
        (("1.a", "2.a"), 2, SeasonEnding.HANDS),
        (("1.a",), 1, SeasonEnding.LONG),
        (("3.b1", "3.b1"), 1, SeasonEnding.WALL),
        (("3.b1", "3.b1"), 2, SeasonEnding.LONG),
    ],
)
def test_deeds_decide_how_the_season_ends(
    stories: Stories, names: tuple[str, ...], villages: int, ending: SeasonEnding
) -> None:
    told = finale(stories, deeds_of(*names), villages, "en")
    assert told is not None
    assert told.ending is ending
    assert told.texts[-2:] == (f"The price of {ending}.", f"The end: {ending}.")


def test_a_finale_is_told_in_order_with_its_cast_and_one_reason(stories: Stories) -> None:
    told = finale(stories, deeds_of("5.a", "1.a", "2.a", "3.b1"), 4, "en")
    assert told is not None
    assert told.texts[:4] == (
        "You go down.",
        "A friend is there.",
        "Those you fed are there.",
        "He says why.",
    )


def test_a_finale_without_room_leaves_out_friends_and_nothing_else(stories: Stories) -> None:
    told = finale(stories, deeds_of("5.a", "1.a", "2.a"), 4, "en")
    assert told is not None
    fewer = told.without_a_friend()
    assert fewer.texts == tuple(t for t in told.texts if t != "Those you fed are there.")
    least = fewer.without_a_friend()
    assert least.texts == ("You go down.", *told.texts[3:])
    assert least.without_a_friend() == least


def test_only_the_mark_of_most_deeds_has_its_cast(stories: Stories) -> None:
    told = finale(stories, deeds_of("2.a", "3.b1", "3.b2"), 4, "en")
    assert told is not None
    assert told.texts[1:3] == ("Nobody is there.", "She says why.")
    bare = finale(stories, (), 4, "en")
    assert bare is not None
    assert bare.texts[1] == "She says why."


def test_deeds_of_earlier_games_do_not_decide_an_ending(stories: Stories) -> None:
    shelf = tuple(replace(deed, shelf=True) for deed in deeds_of("5.b1", "6.b1"))
    told = finale(stories, shelf, 4, "en")
    assert told is not None
    assert told.ending is SeasonEnding.LONG


def test_a_book_without_a_season_has_no_finale(tmp_path: Path) -> None:
    stories = load(a_book(tmp_path, REMEMBERED)).stories
    assert finale(stories, (), 4, "en") is None
    assert opening(stories, 1, (), "en") == ""


# Nothing twice in three games


def test_what_a_game_told_is_known_to_the_next(stories: Stories) -> None:
    hearing = Hearing(0, 7, (*deeds_of("5.a"), a_deed("3.a", 2)))
    told = told_in(stories, "g", hearing)
    assert told == {"r1", "r2_met", "r3", "r4", "r5", "r6", "r7", "any"}


def test_a_passage_that_was_told_in_the_last_games_gives_way(stories: Stories) -> None:
    hearing = Hearing(0, 3, deeds_of("1.a", "4.a"), earlier=EarlierGames(1, frozenset({"any"})))
    assert text_of(stories, 3, hearing).startswith("Supper is laid.")
