"""The check counts the moulds into which a writer of many paragraphs falls."""

from dataclasses import replace
from pathlib import Path

import pytest

from encounters import moulds
from encounters.balance import Balance
from encounters.lint import sections_of
from encounters.loader import LoadedBook, load
from encounters.moulds import (
    ends_on_and,
    ends_on_pay,
    is_argued_over,
    is_bare_question,
    moulds_of,
    moulds_sections,
    opens_on_a_quotation,
)
from encounters.pages import Page, pages_of
from encounters.parties import PARTIES
from encounters.stories import OptionStory, ParagraphStory
from encounters.winnings import unnamed
from rules.book import Book, Option, Outcome, Paragraph, Tier
from rules.words import Good, ParagraphNumber, Token
from tests.encounters.books import ENTRY, PACK, a_book

ONE = ParagraphNumber(1)


def a_page(outcome: Outcome, text: str, label: str = "Go") -> Page:
    """Make a page of one choice that brings this and says that."""
    paragraph = Paragraph(ONE, (Option((Tier(3, outcome),)),))
    story = ParagraphStory("T", "Text.", (OptionStory(label, (text,), None),))
    return Page(paragraph, story, is_entry=True)


def an_entry(*tiers: Tier, failure: Outcome | None = None) -> Page:
    """Make an entry of a choice for each tier."""
    options = tuple(Option((tier,), failure=failure or Outcome()) for tier in tiers)
    story = ParagraphStory("T", "Text.", tuple(OptionStory("Go", ("x",), None) for _ in tiers))
    return Page(Paragraph(ONE, options), story, is_entry=True)


@pytest.mark.parametrize(
    ("text", "is_bare"),
    [
        ("It hums. Knock, or slip in?", True),
        ("'Well,' it says. Salute and go round, or knock?", True),
        ("It hums. Will you knock, or slip in?", False),
        ("It hums. Do you knock?", False),
        ("It hums. Which?", False),
        ("'Knock, or slip in?'", False),
        ("'Not yet.' Knock, or slip in?", True),
        ("It hums. You could knock.", False),
        ("It's just that each of them has one?", False),
    ],
)
def test_a_bare_question_has_no_subject(text: str, is_bare: bool) -> None:  # noqa: FBT001
    assert is_bare_question(text) is is_bare


@pytest.mark.parametrize(
    ("text", "pays"),
    [
        ("You ring. He pays you.", True),
        ("He pays you. You ring.", False),
        ("You ring for a wage, twice.", True),
        ("'Out,' he says. 'And take your fee.'", True),
        ("You payload it.", False),
    ],
)
def test_the_last_sentence_may_be_about_pay(text: str, pays: bool) -> None:  # noqa: FBT001
    assert ends_on_pay(text) is pays


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("He sits, and weeps.", True),
        ("He sits down and weeps.", False),
        ("He sits, and weeps; it rains.", False),
        ("He sits, and weeps, poor frog.", False),
        ("He sits, and weeps. It rains.", False),
        ("It rains; he sits, and the frog goes home.", True),
    ],
)
def test_the_last_clause_may_begin_with_and(text: str, ends: bool) -> None:  # noqa: FBT001
    assert ends_on_and(text) is ends


def test_a_description_may_open_on_a_quotation() -> None:
    assert opens_on_a_quotation("'Sit,' says the frog.")
    assert opens_on_a_quotation("\u201cSit,\u201d says the frog.")
    assert not opens_on_a_quotation("The frog says, 'Sit.'")


@pytest.mark.parametrize(
    ("outcome", "text", "expected"),
    [
        (Outcome(coins=1), "You win a fee.", []),
        (Outcome(coins=1), "You win the day.", ["001 A 3: coin"]),
        (Outcome(coins=4), "You win the day.", ["001 A 3: 4 coins"]),
        (Outcome(coins=2), "The hat goes round.", []),
        (Outcome(gain=(Good.FISH, Good.FISH)), "You win two Kippers.", []),
        (Outcome(gain=(Good.FISH, Good.FISH)), "You win.", ["001 A 3: fish"]),
        (Outcome(gain=(Good.FRUIT, Token.CIDER)), "A pear-tree.", ["001 A 3: cider"]),
        (Outcome(gain=(Good.ROPE,)), "You keep the bucket.", ["001 A 3: rope"]),
        (Outcome(gain=(Good.POT,)), "It leans.", ["001 A 3: pot"]),
        (Outcome(choice=(Good.ROPE, Good.ORE)), "You win.", ["001 A 3: one of rope, ore"]),
        (Outcome(choice=(Good.ROPE, Good.ORE)), "A rope is yours.", []),
        (Outcome(choice=(Good.ROPE, Good.ORE)), "You choose.", []),
        (Outcome(reputation=1), "You win.", []),
    ],
)
def test_winnings_have_a_word_in_their_text(
    outcome: Outcome, text: str, expected: list[str]
) -> None:
    assert list(unnamed((a_page(outcome, text),))) == expected


def test_a_label_may_name_what_is_won() -> None:
    assert not list(unnamed((a_page(Outcome(gain=(Good.POT,)), "It leans.", "Make a pot"),)))


def test_rations_are_counted_by_paragraphs() -> None:
    text = "Forty hats. NO BOOTS ALLOWED. Nobody weeps in a hat. Nobody."
    found = {mould.name: mould.found for mould in moulds_of((a_page(Outcome(), text),))}
    for ration in ("hats", "forty", "tears", "a notice in capitals", "nobody or no one"):
        assert found[f"paragraphs with {ration}"] == 1
    none = {m.name: m.found for m in moulds_of((a_page(Outcome(), "Forty-one, A LOUD frog."),))}
    assert not any(found for name, found in none.items() if name.startswith("paragraphs"))


def test_targets_shrink_with_the_book() -> None:
    page = a_page(Outcome(), "x")
    small = {mould.name: mould.target for mould in moulds_of((page,) * 43)}
    assert small["bare closing questions"] == 12
    whole = {mould.name: mould.target for mould in moulds_of((page,) * 215)}
    assert whole["bare closing questions"] == 60


def test_an_entry_is_argued_over_where_two_choices_are_worth_about_the_same() -> None:
    near = an_entry(Tier(0, Outcome(coins=2)), Tier(0, Outcome(gain=(Good.ORE,))))
    far = an_entry(Tier(0, Outcome(coins=2)), Tier(0, Outcome(coins=4)))
    lone = an_entry(Tier(0, Outcome(coins=2)))
    for page, is_argued in ((near, True), (far, False), (lone, False)):
        balance = Balance(Book({ONE: page.paragraph}, ((ONE,) * 6,) * 25))
        assert is_argued_over(balance, page, PARTIES[0]) is is_argued


def figure(page: Page, name: str) -> float:
    """Find one figure of a book of one page."""
    balance = Balance(Book({ONE: page.paragraph}, ((ONE,) * 6,) * 25))
    (line,) = [s for s in next(moulds_sections((page,), balance)).lines if s.startswith(name)]
    return float(line.removeprefix(name).split()[0])


def test_a_choice_can_hurt_in_its_failure_too() -> None:
    name = "entries in which no choice can hurt"
    assert figure(an_entry(Tier(3, Outcome(coins=1))), name) == 1
    assert figure(an_entry(Tier(3, Outcome()), failure=Outcome(injured=1)), name) == 0
    assert figure(an_entry(Tier(3, Outcome(reputation=-1))), name) == 0


def test_failures_without_words_are_counted() -> None:
    page = an_entry(Tier(3, Outcome()), Tier(0, Outcome()))
    assert figure(page, "failures without words") == 1
    options = tuple(replace(option, failure="No.") for option in page.story.options)
    with_failures = replace(page, story=replace(page.story, options=options))
    assert figure(with_failures, "failures without words") == 0


@pytest.fixture
def loaded(tmp_path: Path) -> LoadedBook:
    return load(a_book(tmp_path))


@pytest.mark.parametrize("is_on", [True, False])
def test_moulds_are_off_where_they_are_switched_on(
    loaded: LoadedBook,
    monkeypatch: pytest.MonkeyPatch,
    is_on: bool,  # noqa: FBT001
) -> None:
    monkeypatch.setattr(moulds, "MOULDS_ARE_OFF", is_on)
    section = next(s for s in sections_of(loaded) if s.title == "Moulds")
    assert any(line.endswith("beyond") for line in section.lines)
    assert bool(section.off) is is_on


def test_winnings_unnamed_are_listed(loaded: LoadedBook) -> None:
    section = next(s for s in sections_of(loaded) if s.title == "Winnings unnamed")
    assert section.lines == ("001 A -: mushroom", "001 A -: cider")


def test_moulds_are_those_of_english(tmp_path: Path) -> None:
    changes = {
        "pack.toml": PACK.replace('language = "en"', 'language = "fr"'),
        "001.toml": ENTRY,
        "es/001.toml": None,
    }
    sections = list(sections_of(load(a_book(tmp_path, changes))))
    assert not [section for section in sections if section.title == "Moulds"]
    assert pages_of(load(tmp_path))
