"""A season is a file of the tidings: what it may say, and what is refused with its line."""

from pathlib import Path

import pytest

from encounters.convert import fingerprint_of
from encounters.loader import load
from tests.encounters.books import a_book, faults_of
from tests.encounters.remembering import REMEMBERED
from tests.encounters.seasons import SEASONED, a_season, an_entry

OLDER_FINGERPRINT = "e84aae5da6f01da88fcfbb7eeaf332af460200153123520cdb1f7d0a6fee2caa"
"""That of the small book before there were seasons: stored games know their books by it."""


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            'after = ["001.a+"]\n[passage.late]',
            'after = ["001.c"]\n[passage.late]',
            "has 2 options",
        ),
        ('"004.b1+"', '"004.a2+"', "option a of paragraph 4 has 1 tiers"),
        ('"004.b1+"', '"004.b1-"', "should be like"),
        ("at_least = { mason = 1 }", "at_least = { built = 1 }", "there is no [mark.built]"),
        ('most = "sold"', 'most = "built"', "there is no [mark.built]"),
        ("[round.r5]\nround = 5\n", "", "round 5 has no text that waits for nothing"),
        (
            'part = "ending"\nending = "wall"',
            'part = "price"\nending = "wall"',
            "has no ending of wall",
        ),
        ("[mark.saved]", "[mark.kept]", "needs a [mark.saved]"),
        ('any = "The lamps lean."\n', "", "has no words in [words.passage]"),
        ("[passage.any]", "[passage.no]", "there is no [passage.any]"),
        ('part = "arrival"', 'part = "start"', "finale.arrival.part"),
        ("rounds = [6, 6]", "rounds = [6, 8]", "less than or equal to 7"),
    ],
)
def test_faults_of_a_season(tmp_path: Path, old: str, new: str, fault: str) -> None:
    season = a_season()
    assert old in season
    found = faults_of(
        a_book(tmp_path, {**SEASONED, "tidings/season.toml": season.replace(old, new)})
    )
    assert any("tidings/season.toml" in one and fault in one for one in found), found


def test_a_follow_up_is_no_part_of_a_season(tmp_path: Path) -> None:
    entry = an_entry(6, more="season = true\nentry = false")
    found = faults_of(a_book(tmp_path, {**SEASONED, "006.toml": entry}))
    assert any("season: only an entry belongs to the season" in one for one in found)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('interludes = ["You waited on 2."]\n', "", "interludes: tells of other outcomes"),
        (
            'interludes = ["", "You',
            'interludes = ["Eh", "You',
            "interludes: tells of other outcomes",
        ),
        ('interlude_failed = "You fell on 2."\n', "", "lacks the interlude_failed"),
    ],
)
def test_a_translation_has_the_same_interludes(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    own = an_entry(2)
    words = own[own.index("[words]") : own.index("[[option]]\n")].replace(old, new)
    found = faults_of(a_book(tmp_path, {**SEASONED, "es/002.toml": words}))
    assert any("es/002.toml" in one and fault in one for one in found), found


def test_translated_words_of_a_season_have_the_same_keys(tmp_path: Path) -> None:
    words = a_season()[a_season().index("[words.round]") :]
    whole = {**SEASONED, "es/tidings/season.toml": words}
    assert faults_of(a_book(tmp_path, whole)) == []
    less = {**whole, "es/tidings/season.toml": words.replace('r1 = "One knock."\n', "")}
    found = faults_of(a_book(tmp_path, less))
    assert len(found) == 1
    assert "words.round: lacks r1" in found[0]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('after = ["005.a+"]', 'after = ["005"]', "name the outcome"),
        ('after = ["@ives"]\nwhatever = true', 'after = ["@ives"]', "say whatever = true"),
        (
            "round = 1\n[round.r2_met]",
            'round = 1\nwho = "shelf"\nafter = ["004.b1+"]\n[round.r2_met]',
            "it is not known which tier",
        ),
        (
            'after = ["001.a+"]\n[passage.late]',
            f"after = {['001.a+'] * 13}\n[passage.late]".replace("'", '"'),
            "waits for 13 things",
        ),
    ],
)
def test_a_line_names_the_outcome_that_it_tells_of(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    season = a_season()
    assert season.count(old) == 1
    folder = a_book(tmp_path, {**SEASONED, "tidings/season.toml": season.replace(old, new)})
    found = faults_of(folder, strictly=True)
    assert any("tidings/season.toml" in one and fault in one for one in found), found


def test_a_book_of_an_older_edition_is_not_held_to_new_rules(tmp_path: Path) -> None:
    tidings = REMEMBERED["tidings/bridge.toml"].replace("whatever = true\n", "")
    folder = a_book(tmp_path, {**REMEMBERED, "tidings/bridge.toml": tidings})
    assert any("say whatever = true" in one for one in faults_of(folder, strictly=True))
    assert faults_of(folder) == []


def test_a_season_is_no_rule_of_the_game(tmp_path: Path) -> None:
    plain = {f"{n:03}.toml": an_entry(n) for n in range(1, 7)}
    loaded = load(a_book(tmp_path / "season", SEASONED), strictly=True)
    bare = load(a_book(tmp_path / "bare", {**SEASONED, **plain, "tidings/season.toml": None}))
    assert loaded.fingerprint == bare.fingerprint == fingerprint_of(bare.pack.title, bare.book)


def test_the_fingerprint_of_an_older_book_stays(tmp_path: Path) -> None:
    assert load(a_book(tmp_path)).fingerprint == OLDER_FINGERPRINT
