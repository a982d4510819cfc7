"""A book may remember: who is met, what a line waits for, and the tidings."""

from pathlib import Path

import pytest

from encounters.loader import load
from encounters.memory import (
    Condition,
    Echo,
    Memory,
    NoteWords,
    Overhearing,
    Spot,
    TidingsWords,
    Weather,
    Who,
)
from rules.words import ParagraphNumber
from tests.encounters.books import a_book, faults_of, line_of
from tests.encounters.remembering import (
    MEETING,
    REMEMBERED,
    RETURN,
    SPANISH_MEETING,
    SPANISH_TIDINGS,
    TIDINGS,
)

ONE = ParagraphNumber(1)
TWO = ParagraphNumber(2)
FROG = Condition(frozenset({ONE}))


def test_a_book_that_remembers_is_plain_data(tmp_path: Path) -> None:
    memory = load(a_book(tmp_path, REMEMBERED)).stories.memory
    assert memory.people == {ONE: ("toll-frog",)}
    assert memory.echoes == {
        TWO: (
            Echo((Condition(frozenset({ONE}), 0, won=True),), Who.SAME),
            Echo((Condition(frozenset({ONE}), 1, won=False), FROG), Who.ANY),
        )
    }
    assert memory.notes == {"frog_thanks": Echo((Condition(frozenset({ONE}), 0), FROG), Who.SAME)}
    assert memory.overheard == {"frog_at_market": Overhearing(Spot.MARKET, Echo((FROG,), Who.ANY))}


def test_its_words_are_had_by_language(tmp_path: Path) -> None:
    stories = load(a_book(tmp_path, REMEMBERED)).stories
    option = stories.texts["en"][ONE].options[1]
    assert option.headlines == ("Rope holds", "Frog denies bridge")
    assert option.headline_failed == "Rope found wet"
    assert stories.texts["es"][ONE].options[1].afterwards == "La rana canturrea."
    recollection = stories.texts["en"][TWO].recollection
    assert recollection.again == "The same door. {echo}"
    assert recollection.weathers == {Weather.PLOUGHFALL: "A door, in the dust. {echo}"}
    assert len(recollection.echoes) == 2
    tidings = stories.memory.tidings
    assert tidings["es"].notes["frog_thanks"] == NoteWords("The frog", "Gracias por el peaje.")
    assert tidings["en"].echoes["frog_at_market"].startswith("Somebody")
    assert tidings["en"].paper.weathers[2] == "Ploughfall"


def test_a_text_without_an_echo_has_no_gap_in_it(tmp_path: Path) -> None:
    stories = load(a_book(tmp_path, REMEMBERED)).stories
    assert stories.prompt(TWO, "en").text.startswith("A door. Behind it hangs a lamp")


def test_title_and_authors_by_language(tmp_path: Path) -> None:
    pack = load(a_book(tmp_path, REMEMBERED)).pack
    assert pack.title_in("es") == "Dos p\u00e1rrafos"
    assert pack.authors_in("es") == ("Ann", "Bob", "Eva")
    assert (pack.title_in("ja"), pack.authors_in("ja")) == ("Two paragraphs", ("Ann", "Bob"))


def test_memory_is_no_rule_of_the_game(tmp_path: Path) -> None:
    plain = load(a_book(tmp_path / "plain"))
    remembering = load(a_book(tmp_path / "remembering", REMEMBERED))
    assert remembering.fingerprint == plain.fingerprint
    assert remembering.book == plain.book


def test_a_book_without_memory_remembers_nothing(tmp_path: Path) -> None:
    memory = load(a_book(tmp_path)).stories.memory
    assert memory == Memory(tidings=memory.tidings)
    assert memory.tidings == {"en": TidingsWords(), "es": TidingsWords()}


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('people = ["toll-frog"]', 'people = ["Toll Frog"]', "people.0: String should match"),
        ('"Rope holds", ', "", "words.option.1.headlines: 1 headlines for 2 tiers"),
        (
            '"Rope found wet"',
            '"one two three four five six seven eight nine ten"',
            "words.option.1.headline_failed: is 10 words long; a headline has 9",
        ),
        ('"Rope holds", ', '"Rope\\nholds", ', "words.option.1.headlines.0: stands on one line"),
        (
            "A rope bridge hums",
            "A {echo} rope hums",
            "words.text: holds {echo} once where there are echoes, and else never",
        ),
    ],
)
def test_faults_of_a_paragraph_stand_on_their_lines(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    spoiled = MEETING.replace(old, new)
    found = faults_of(a_book(tmp_path, {"001.toml": spoiled, "es/001.toml": None}))
    line = line_of(MEETING, old) - sentence.startswith("words.text")
    assert [fault for fault in found if fault.startswith(f"001.toml:{line}: {sentence}")], found


@pytest.mark.parametrize(
    ("old", "new", "at", "sentence"),
    [
        ('"001.a+"', '"077"', '"077"', "echo.0.after.0: there is no paragraph 77"),
        ('"001.a+"', '"001.c"', '"001.c"', "echo.0.after.0: paragraph 1 has 2 options"),
        ('"001.a+"', '"001.d"', '"001.d"', "echo.0.after.0: should be like"),
        ('"001.a+"', '"1"', '"1"', "echo.0.after.0: should be like"),
        ('"001.a+"', "1", "after = [1]", "echo.0.after.0: Input should be a valid string"),
        ('"@toll-frog"', '"@nip"', '"@nip"', "echo.1.after.1: nobody is called nip in `people`"),
        ('who = "any"', 'who = "us"', 'who = "us"', "echo.1.who: Input should be 'same', "),
        ('who = "any"', "", '[[echo]]\nafter = ["001.b-', "echo.1.who: is missing"),
        ('after = ["001.a+"]', "after = []", "after = []", "echo.0.after: holds 0 where 1 or"),
        ("ploughfall =", "rain =", "rain =", "words.weathers.rain: should be one of sigh, "),
        (
            "'You paid,' says the lamp.\", \"",
            "",
            "echo = [",
            "words.echo: 1 texts for 2 [[echo]] of 002.toml",
        ),
        ("same door. {echo}", "same door.", "again =", "words.again: holds {echo} once"),
        (
            "dust. {echo}",
            "dust. {echo} {echo}",
            "ploughfall =",
            "words.weathers.ploughfall: holds {echo} once",
        ),
    ],
)
def test_faults_of_an_echo_stand_on_their_lines(
    tmp_path: Path, old: str, new: str, at: str, sentence: str
) -> None:
    spoiled = RETURN.replace(old, new)
    found = faults_of(a_book(tmp_path, {**REMEMBERED, "002.toml": spoiled}))
    line = line_of(spoiled, at)
    assert [fault for fault in found if fault.startswith(f"002.toml:{line}: {sentence}")], found


@pytest.mark.parametrize(
    ("old", "new", "at", "sentence"),
    [
        ('"001.a"', '"001.c"', '"001.c"', "note.frog_thanks.after.0: paragraph 1 has 2 options"),
        ("[note.frog", "[note.Frog", "[note.Frog", "note.Frog_thanks: String should match"),
        ("[note.frog", "[note.cat", "[note.cat", "note.cat_thanks: has no words in [words.note]"),
        (
            "[note.frog",
            "[note.cat",
            "[words.note.frog",
            "words.note.frog_thanks: there is no [note.frog_thanks]",
        ),
        ('"market"', '"inn"', '"inn"', "echo.frog_at_market.at: Input should be 'market' or"),
        ("echo.frog_at_market", "echo.frog_thanks", "[echo.", "echo.frog_thanks: stands in"),
        ('"Drip", ', "", "weathers", "words.paper.weathers: holds 6 where 7 or more belong"),
        ('"Two", ', "", "whelks", "words.paper.whelks: holds 6 where 7 or more belong"),
        ('from = "The frog"', "", "[words.note", "words.note.frog_thanks.from: is missing"),
    ],
)
def test_faults_of_the_tidings_stand_on_their_lines(
    tmp_path: Path, old: str, new: str, at: str, sentence: str
) -> None:
    spoiled = TIDINGS.replace(old, new, 1)
    changes = {**REMEMBERED, "tidings/bridge.toml": spoiled, "es/tidings/bridge.toml": None}
    found = faults_of(a_book(tmp_path, changes))
    line = line_of(spoiled, at)
    start = f"tidings/bridge.toml:{line}: {sentence}"
    assert [fault for fault in found if fault.startswith(start)], found


def test_keys_and_the_paper_stand_once_in_a_book(tmp_path: Path) -> None:
    found = faults_of(a_book(tmp_path, {**REMEMBERED, "tidings/later.toml": TIDINGS}))
    assert [fault.split(": ", 1)[1] for fault in found] == [
        "note.frog_thanks: stands in tidings/bridge.toml already",
        "echo.frog_at_market: stands in tidings/bridge.toml already",
        "words.paper: stands in tidings/bridge.toml already",
    ]


def test_tidings_are_toml_files_alone(tmp_path: Path) -> None:
    changes = {"tidings/a.txt": "", "tidings/NOTES.md": "frogs", "es/tidings/b": ""}
    assert [f.split(": ")[0] for f in faults_of(a_book(tmp_path, {**REMEMBERED, **changes}))] == [
        "es/tidings/b:1",
        "tidings/a.txt:1",
    ]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"3f9a12c4"', '"3f9a"', "made_from: String should match"),
        (', "Una rana lo niega"', "", "words.option.1.headlines: 1 headlines where 001.toml has 2"),
        ('headline_failed = "Cuerda mojada"', "", "words.option.1: lacks the headline_failed"),
        ('afterwards = "La rana', 'failure = "La rana', "words.option.1: lacks the afterwards"),
        ('success = ["Se', 'afterwards = "s"\nsuccess = ["Se', "words.option.0.afterwards: 001"),
        ("[words]", '[words]\nagain = "Otra vez."', "words.again: 001.toml has no again"),
        ("[words]", '[words]\necho = ["Hola."]', "words.echo: 1 texts for 0 [[echo]] of 001.toml"),
        ("El puente", "El {echo} puente", ""),
        ("Un puente", "Un {echo} puente", "words.text: holds {echo} once"),
    ],
)
def test_a_translation_remembers_the_same(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    spoiled = SPANISH_MEETING.replace(old, new).replace(
        'failure = "La cuerda cede, y a nadar."' if "failure" in new else "\0", ""
    )
    found = faults_of(a_book(tmp_path, {**REMEMBERED, "es/001.toml": spoiled}))
    assert len(found) == bool(sentence), found
    assert all(sentence in fault and fault.startswith("es/001.toml:") for fault in found)


def test_a_translation_that_has_weathers_of_its_own(tmp_path: Path) -> None:
    spoiled = SPANISH_MEETING.replace(
        "[[words.option]]", '[words.weathers]\nfrost = "Hiela."\n[[words.option]]', 1
    )
    found = faults_of(a_book(tmp_path, {**REMEMBERED, "es/001.toml": spoiled}))
    assert found == ["es/001.toml:7: words.weathers.frost: 001.toml has no frost"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[words.echo]\nfrog", "[words.echo]\ncat", "words.echo: lacks frog_at_market, which"),
        ("words.note.frog", "words.note.cat", "has no [note.cat_thanks]"),
        (', "Seven"', ', "Seven", "Eight"', "words.paper.whelks: 8 lines where"),
        ("[words.note", "[note.x]\n[words.note", "note: is no word of this file"),
    ],
)
def test_translated_tidings_hold_the_same_words_and_nothing_else(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    spoiled = SPANISH_TIDINGS.replace(old, new, 1)
    found = faults_of(a_book(tmp_path, {**REMEMBERED, "es/tidings/bridge.toml": spoiled}))
    assert [fault for fault in found if sentence in fault], found
    assert all(fault.startswith("es/tidings/bridge.toml:") for fault in found)


def test_translated_tidings_have_the_paper_and_the_file_of_the_original(tmp_path: Path) -> None:
    paperless = SPANISH_TIDINGS[: SPANISH_TIDINGS.index("[words.paper]")]
    found = faults_of(a_book(tmp_path / "a", {**REMEMBERED, "es/tidings/bridge.toml": paperless}))
    sentence = "words: lacks the paper that tidings/bridge.toml has"
    assert found == [f"es/tidings/bridge.toml:2: {sentence}"]
    stray = faults_of(a_book(tmp_path / "b", {**REMEMBERED, "es/tidings/c.toml": paperless}))
    assert stray == ["es/tidings/c.toml:1: there is no tidings/c.toml to translate to 'es'"]
