"""The check counts what a season tells in many games, and how far below a book goes."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from encounters.lint import sections_of
from encounters.loader import load
from encounters.report import Section
from tests.encounters.books import a_book
from tests.encounters.remembering import REMEMBERED
from tests.encounters.seasons import SEASONED, an_entry


def sections(folder: Path, changes: Mapping[str, str | None]) -> dict[str, Section]:
    loaded = load(a_book(folder, changes))
    return {section.title: section for section in sections_of(loaded)}


def found(section: Section, name: str) -> float:
    (line,) = [line for line in section.lines if line.startswith(name)]
    return float(line[44:53])


def test_a_book_without_a_season_has_no_such_sections(tmp_path: Path) -> None:
    titles = sections(tmp_path, REMEMBERED).keys()
    assert not {"Season, in 300 games", "Below", "Tics"} & titles


def test_games_are_counted_by_what_they_hear(tmp_path: Path) -> None:
    season = sections(tmp_path, SEASONED)["Season, in 300 games"]
    assert found(season, "own deeds in paragraphs") > 2
    assert found(season, "texts of the season") > 1
    endings = [line for line in season.lines if line.startswith("games that end")]
    assert len(endings) == 4
    assert any("trips of 2 paragraphs" in name for name in season.off)


@pytest.mark.parametrize(
    ("name", "more", "less"),
    [
        ("paragraphs in an unknown dark", 'place = "dark"', 'place = "parlour"'),
        ("paragraphs in a parlour", 'place = "parlour"', 'place = "bodily"'),
        ("wonders", 'place = "wonder"', 'place = "bodily"'),
    ],
)
def test_places_are_counted(tmp_path: Path, name: str, more: str, less: str) -> None:
    counts = [
        found(
            sections(tmp_path / str(n), {**SEASONED, "001.toml": an_entry(1, more=text)})["Below"],
            name,
        )
        for n, text in enumerate((more, less))
    ]
    assert counts[0] == counts[1] + 1


def test_fear_injuries_and_costs_are_counted(tmp_path: Path) -> None:
    before = sections(tmp_path / "before", SEASONED)["Below"]
    entry = (
        an_entry(2)
        .replace("Road 2 is dark.", "Something screams.")
        .replace("pay = 1", "injured = 1")
    )
    after = sections(tmp_path / "after", {**SEASONED, "002.toml": entry})["Below"]
    grown = {
        name: found(after, name) - found(before, name)
        for name in (
            "paragraphs with a word of fear",
            "paragraphs in which somebody is hurt",
            "failures that cost",
        )
    }
    assert list(grown.values()) == [1, 1, 0]


def test_names_in_a_description_are_counted_by_ear(tmp_path: Path) -> None:
    text = "Here are Ann Best, Bob, and Cid of Low Town, with Dee beside Ann Best. Eve is not."
    entry = an_entry(3).replace("Road 3 is dark.", text)
    below = sections(tmp_path, {**SEASONED, "003.toml": entry})["Below"]
    assert found(below, "descriptions with four names or more") == 1


def test_a_thing_that_comes_too_often_is_off(tmp_path: Path) -> None:
    entries = {
        f"{n:03}.toml": an_entry(n, more='place = "dark"').replace(
            "is dark", "pays a penny on Monday"
        )
        for n in range(1, 5)
    }
    tics = sections(tmp_path, {**SEASONED, **entries})["Tics"]
    assert "paragraphs with paying: 4" in tics.off
    assert "paragraphs with weekdays: 4" in tics.off
