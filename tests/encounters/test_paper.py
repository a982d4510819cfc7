"""The morning paper is derived from the deeds each time, and says nothing twice in a game."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from encounters.deeds import Deed
from encounters.loader import load
from encounters.memory import (
    Condition,
    Echo,
    Memory,
    NoteWords,
    Overhearing,
    Spot,
    TidingsWords,
    Who,
)
from encounters.memory_games import count_echoes
from encounters.paper import Letter, Overheard, Paper, issues, paper, weather
from encounters.stories import Stories
from rules.words import ParagraphNumber
from tests.encounters.books import a_book
from tests.encounters.remembering import REMEMBERED

ONE = ParagraphNumber(1)
TOLL = Deed(0, ONE, 0, 0, 1)
ROUNDS = range(1, 8)


@pytest.fixture
def stories(tmp_path: Path) -> Stories:
    return load(a_book(tmp_path, REMEMBERED)).stories


def _waits(number: int, who: Who = Who.ANY) -> Echo:
    return Echo((Condition(frozenset({ParagraphNumber(number)})),), who)


def _remembering(
    notes: dict[str, Echo] | None = None, overheard: dict[str, Overhearing] | None = None
) -> Stories:
    """Make stories with these letters and lines, each saying its own key."""
    notes, overheard = notes or {}, overheard or {}
    words = TidingsWords(
        {key: NoteWords("A", key) for key in notes}, {key: key for key in overheard}
    )
    return Stories("en", {}, {}, Memory({}, {}, notes, overheard, {"en": words}))


def test_an_issue_has_all_its_parts(stories: Stories) -> None:
    deeds = (TOLL, replace(TOLL, option=1, tier=0), Deed(1, ONE, 1, None, 1), Deed(1, ONE, 1, 1, 2))
    issue = paper(stories, "game", 1, deeds, "en")
    assert issue.name == "The Bridge Post"
    assert issue.headlines == ((0, "Rope holds"), (1, "Rope found wet"))
    assert issue.weather == "Drip"
    assert [letter.text for letter in issue.letters] == ["Thank you for the toll."]
    assert [line.at for line in issue.overheard] == [Spot.MARKET]
    assert not issue.is_empty


def test_headlines_are_the_rounds_own_and_not_the_shelfs(stories: Stories) -> None:
    deeds = (Deed(0, ONE, 1, 0, 2, shelf=True), Deed(0, ONE, 1, 1, 2), Deed(0, ONE, 1, 0, 3))
    assert paper(stories, "game", 2, deeds, "en").headlines == ((0, "Frog denies bridge"),)


def test_the_same_deeds_make_the_same_issue(stories: Stories) -> None:
    assert paper(stories, "g", 2, (TOLL,), "en") == paper(stories, "g", 2, (TOLL,), "en")


def test_an_issue_is_the_same_when_later_rounds_are_known(stories: Stories) -> None:
    later = (TOLL, Deed(1, ONE, 1, 1, 3), Deed(2, ParagraphNumber(2), 0, 0, 4))
    for ended in (1, 2):
        assert paper(stories, "g", ended, later, "en") == paper(stories, "g", ended, (TOLL,), "en")


@pytest.mark.parametrize("game", ["a", "b", "c"])
def test_no_price_and_no_correction_comes_twice_in_a_game(stories: Stories, game: str) -> None:
    printed = [paper(stories, game, ended, (), "en") for ended in ROUNDS]
    assert len({issue.correction for issue in printed}) == len(ROUNDS)
    assert len({issue.whelks for issue in printed}) == len(ROUNDS)


def test_another_game_deals_them_out_otherwise(stories: Stories) -> None:
    orders = {
        tuple(paper(stories, game, ended, (), "en").correction for ended in ROUNDS)
        for game in "abcdefgh"
    }
    assert len(orders) > 1


def test_the_weather_is_that_of_the_round_to_come(stories: Stories) -> None:
    weathers = [paper(stories, "g", ended, (), "en").weather for ended in ROUNDS]
    assert weathers == ["Drip", "Ploughfall", "Lull", "Damp", "Long drip", "Frost", ""]
    assert weather(stories, 1, "en") == "Sigh"


def test_a_letter_goes_to_who_did_it_and_once_a_game(stories: Stories) -> None:
    deeds = (replace(TOLL, village=2),)
    letter = Letter("frog_thanks", 2, "The frog", "Gracias por el peaje.")
    assert paper(stories, "g", 1, deeds, "es").letters == (letter,)
    assert paper(stories, "g", 2, deeds, "es").letters == ()


def test_letters_go_round_the_table() -> None:
    notes = {f"note_{n}": _waits(n) for n in (1, 2, 3, 4)}
    deeds = [Deed(0, ParagraphNumber(n), 0, 0, 1) for n in (1, 2, 3)]
    deeds.insert(0, Deed(1, ParagraphNumber(4), 0, 0, 1))
    sent = [issue.letters for issue in issues(_remembering(notes).memory, "g", 7, deeds)]
    one_each = [(("note_3", 0),), (("note_4", 1),), (("note_2", 0),), (("note_1", 0),)]
    assert sent == [*one_each, (), (), ()]


def test_at_most_two_lines_are_overheard_one_of_each_spot_first() -> None:
    spots = {1: Spot.MARKET, 2: Spot.MARKET, 3: Spot.MARKET, 4: Spot.REST}
    overheard = {f"line_{n}": Overhearing(spot, _waits(n)) for n, spot in spots.items()}
    deeds = [Deed(0, ParagraphNumber(n), 0, 0, 1) for n in (4, 1, 2, 3)]
    keys = [e.overheard for e in issues(_remembering(None, overheard).memory, "g", 4, deeds)]
    assert keys == [("line_3", "line_4"), ("line_2", "line_1"), (), ()]


def test_what_was_done_in_this_game_is_overheard_before_the_shelf() -> None:
    lines = {
        "old": Overhearing(Spot.MARKET, _waits(2, Who.SHELF)),
        "new": Overhearing(Spot.MARKET, _waits(1)),
    }
    deeds = [TOLL, Deed(0, ParagraphNumber(2), 0, 0, 1, shelf=True)]
    issue = paper(_remembering(None, lines), "g", 1, deeds, "ja")
    assert issue.overheard == (
        Overheard("new", Spot.MARKET, "new"),
        Overheard("old", Spot.MARKET, "old"),
    )


def test_after_the_last_round_nothing_is_to_come() -> None:
    memory = _remembering({"note": _waits(1)}, {"line": Overhearing(Spot.REST, _waits(1))})
    issue = paper(memory, "g", 7, [replace(TOLL, round=7)], "en")
    assert (issue.letters, issue.overheard, issue.weather) == ((), (), "")


@pytest.mark.parametrize(("ended", "last"), [(5, 5), (9, 9)])
def test_the_last_round_is_that_of_the_table(stories: Stories, ended: int, last: int) -> None:
    memory = _remembering({"note": _waits(1)})
    deeds = [replace(TOLL, round=ended)]
    assert paper(memory, "g", ended, deeds, "en", last).letters == ()
    assert len(paper(memory, "g", ended, deeds, "en", last + 1).letters) == 1
    assert paper(stories, "g", ended, deeds, "en", last).weather == ""


def test_a_longer_game_begins_anew_with_the_weather(stories: Stories) -> None:
    weathers = [paper(stories, "g", ended, (), "en", 9).weather for ended in range(6, 10)]
    assert weathers == ["Frost", "Sigh", "Drip", ""]


def test_a_book_without_tidings_prints_an_empty_paper(tmp_path: Path) -> None:
    issue = paper(load(a_book(tmp_path)).stories, "g", 1, (TOLL,), "en")
    assert issue == Paper()
    assert issue.is_empty


def test_a_printed_book_prints_an_empty_paper() -> None:
    assert paper(Stories("en", {}, {}), "g", 1, (TOLL,), "en").is_empty


def test_a_simulated_game_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    loaded = load(a_book(tmp_path, REMEMBERED))
    games = [count_echoes(loaded, seed) for seed in range(20)]
    assert games == [count_echoes(loaded, seed) for seed in range(20)]
    assert any(one != other for one, other in pairwise(games))
    assert all(game.letters == game.in_papers == 1 for game in games)
    assert all(game.met_twice == 1 for game in games)
