"""A book that is right becomes plain data: mechanics for the rules, words for the reader."""

from dataclasses import FrozenInstanceError
from pathlib import Path
from types import MappingProxyType

import pytest

from encounters.loader import load
from rules.book import Bonus, Option, Outcome, Tier
from rules.words import Good, ParagraphNumber, Special, Token, Trade
from tests.encounters.books import ENTRY, FOLLOW_UP, PACK, SPANISH, a_book

ONE = ParagraphNumber(1)
TWO = ParagraphNumber(2)


def test_mechanics_reach_the_rules_as_data(tmp_path: Path) -> None:
    book = load(a_book(tmp_path)).book
    assert book.paragraphs[ONE].options == (
        Option(tiers=(Tier(0, Outcome(pay=1, gain=(Good.MUSHROOM, Token.CIDER))),)),
        Option(
            tiers=(Tier(4, Outcome(coins=1)), Tier(7, Outcome(reputation=1, leads_to=TWO))),
            bonuses=(Bonus(2, owning=Good.ROPE), Bonus(1, per=Trade.HAMMER)),
            offer=Good.ROPE,
            failure=Outcome(lose_offer=True, reputation=-1),
        ),
    )
    assert book.paragraphs[TWO].options == (
        Option(tiers=(Tier(0, Outcome(special=Special.CAVE_CAT, caves=1)),)),
    )
    assert book.cells == ((1,) * 6,) * 25


def test_pack_says_whose_book_it_is(tmp_path: Path) -> None:
    pack = load(a_book(tmp_path)).pack
    assert pack.title == "Two paragraphs"
    assert pack.authors == ("Ann", "Bob")
    assert (pack.licence, pack.language) == ("CC BY-SA 4.0", "en")


def test_prompt_holds_title_text_and_labels_in_the_language_asked_for(tmp_path: Path) -> None:
    stories = load(a_book(tmp_path)).stories
    prompt = stories.prompt(ONE, "es")
    assert prompt.title == "El puente de peaje"
    assert prompt.labels == ("Pagar el peaje", "Cruzar por la cuerda")
    assert prompt.language == "es"
    assert stories.languages == ("en", "es")


def test_prompt_holds_no_word_of_what_may_be_won(tmp_path: Path) -> None:
    loaded = load(a_book(tmp_path))
    shown = repr(loaded.stories.prompt(ONE, "en")) + repr(loaded) + repr(loaded.stories)
    for secret in ("He bows", "a ledge", "see a door", "gives way", "cave_cat"):
        assert secret not in shown


@pytest.mark.parametrize("language", ["en", "es", "ja", ""])
def test_a_paragraph_without_translation_is_told_in_the_books_own_language(
    tmp_path: Path, language: str
) -> None:
    stories = load(a_book(tmp_path)).stories
    assert stories.prompt(TWO, language).title == "Behind the door"
    assert stories.prompt(TWO, language).language == "en"
    assert stories.outcome(TWO, 0, 0, language) == "A cat blinks, yawns, and walks home with you."


def test_outcome_tells_of_each_tier_and_of_failing(tmp_path: Path) -> None:
    stories = load(a_book(tmp_path)).stories
    assert stories.outcome(ONE, 1, 0, "en") == "You reach a ledge with a coin on it."
    assert stories.outcome(ONE, 1, 1, "es") == "Cruzas de un salto y ves una puerta."
    assert stories.outcome(ONE, 1, None, "en") == "The rope gives way, and you swim."
    assert stories.outcome(ONE, 0, None, "en") is None


def test_title_label_and_mood_can_be_had_alone(tmp_path: Path) -> None:
    stories = load(a_book(tmp_path)).stories
    assert stories.title(ONE, "en") == "The toll bridge"
    assert stories.label(ONE, 0, "es") == "Pagar el peaje"
    assert stories.mood(TWO) == "bright"


def test_nothing_of_a_loaded_book_can_be_changed(tmp_path: Path) -> None:
    loaded = load(a_book(tmp_path))
    assert isinstance(loaded.book.paragraphs, MappingProxyType)
    assert isinstance(loaded.stories.texts, MappingProxyType)
    assert isinstance(loaded.stories.texts["es"], MappingProxyType)
    with pytest.raises(FrozenInstanceError):
        loaded.fingerprint = ""  # type: ignore[misc]


def test_notes_licences_and_hidden_files_lie_beside_the_book(tmp_path: Path) -> None:
    notes = {"BIBLE.md": "frogs", "LICENSE": "CC", ".gitignore": "", "es/NOTES.md": "ranas"}
    assert load(a_book(tmp_path, notes)).pack.title == "Two paragraphs"


def test_windows_line_ends_and_a_byte_order_mark_are_read(tmp_path: Path) -> None:
    windows = b"\xef\xbb\xbf" + ENTRY.replace("\n", "\r\n").encode()
    text = load(a_book(tmp_path, {"001.toml": windows})).stories.prompt(ONE, "en").text
    assert "\r" not in text


@pytest.mark.parametrize(
    "changes",
    [
        {"001.toml": ENTRY.replace("hums over", "sings above")},
        {"002.toml": FOLLOW_UP.replace("bright", "glum")},
        {"es/001.toml": SPANISH.replace("zumba", "canta")},
        {"es/001.toml": None},
        {"pack.toml": PACK.replace("Bob", "Cid")},
    ],
    ids=["a word", "a mood", "a translated word", "no translation", "an author"],
)
def test_fingerprint_stays_when_only_words_change(
    tmp_path: Path, changes: dict[str, str | None]
) -> None:
    before = load(a_book(tmp_path / "before")).fingerprint
    assert load(a_book(tmp_path / "after", changes)).fingerprint == before


@pytest.mark.parametrize(
    "changes",
    [
        {"001.toml": ENTRY.replace("pay = 1", "pay = 2")},
        {"001.toml": ENTRY.replace('"mushroom", "cider"', '"cider", "mushroom"')},
        {"001.toml": ENTRY.replace("explore = 7", "explore = 6")},
        {"pack.toml": PACK.replace("Two", "2")},
        {"pack.toml": PACK.replace("caves = [", "caves = [\n  [1, 1, 1, 1, 1, 1],")},
    ],
    ids=["a cost", "an order", "a number", "the title", "a card"],
)
def test_fingerprint_changes_with_mechanics_and_title(
    tmp_path: Path, changes: dict[str, str | None]
) -> None:
    before = load(a_book(tmp_path / "before")).fingerprint
    assert load(a_book(tmp_path / "after", changes)).fingerprint != before


def test_fingerprint_of_a_book_is_the_same_in_every_release(tmp_path: Path) -> None:
    fingerprint = load(a_book(tmp_path)).fingerprint
    assert fingerprint == "e84aae5da6f01da88fcfbb7eeaf332af460200153123520cdb1f7d0a6fee2caa"
