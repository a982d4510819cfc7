"""The check says how a book measures up: its figures, its variety, its balance."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from encounters.balance import Balance
from encounters.figures import figures_of
from encounters.lint import sections_of
from encounters.loader import LoadedBook, load
from encounters.mechanics import MECHANICS, mechanics_of
from encounters.pages import Page, pages_of
from encounters.parties import COMPANY, PARTIES, lantern_chances
from encounters.report import MOST_LINES, Section, listing, printed
from encounters.variety import (
    long_sentences,
    near_duplicates,
    overused_words,
    repeated_openings,
    repeated_phrases,
)
from rules.book import Bonus, Book, Option, Outcome, Paragraph, Tier
from rules.words import Good, ParagraphNumber, Trade
from tests.encounters.books import ENTRY, FOLLOW_UP, PACK, a_book

ONE = ParagraphNumber(1)
TWO = ParagraphNumber(2)


def entries(folder: Path, *texts: str) -> LoadedBook:
    """Load a book of nothing but entries with these descriptions."""
    plain = FOLLOW_UP.replace("entry = false", "entry = true").replace("A cat blinks, yawns", "{}")
    files = {
        f"{number:03}.toml": plain.replace("number = 2", f"number = {number}")
        .replace("Behind the door hangs a lamp that nobody has lit for years.", text)
        .replace("{}, and walks home with you", f"Word{chr(96 + number)}")
        for number, text in enumerate(texts, start=1)
    }
    cells = [index % len(texts) + 1 for index in range(25 * 6)]
    rows = "\n".join(f"  {cells[start : start + 6]}," for start in range(0, 25 * 6, 6))
    pack = PACK[: PACK.index("  [1")] + rows + "\n]\n"
    return load(a_book(folder, {"es/001.toml": None, "002.toml": None, "pack.toml": pack, **files}))


def section(loaded: LoadedBook, title: str) -> Section:
    """Find one section of the report."""
    return next(s for s in sections_of(loaded) if s.title.startswith(title))


def a_balance(*options: Option, follow_up: Option | None = None) -> Balance:
    """Put one paragraph, and perhaps a follow-up, on the scales."""
    paragraphs = {ONE: Paragraph(ONE, options)}
    if follow_up:
        paragraphs[TWO] = Paragraph(TWO, (follow_up,))
    return Balance(Book(paragraphs, ((ONE,) * 6,) * 25))


def found(loaded: LoadedBook) -> dict[str, float]:
    """Give the figures by their names."""
    return {f.name: f.found for f in figures_of(pages_of(loaded), loaded.book.cells)}


def test_figures_count_the_book(tmp_path: Path) -> None:
    figures = found(load(a_book(tmp_path)))
    assert figures["entries"] == 1
    assert figures["follow-ups"] == 1
    assert figures["words of the shortest description"] == 12
    assert figures["words of the longest description"] == 17
    assert figures["choices"] == 3
    assert figures["entries with 2 choices"] == 100
    assert figures["explore 4 among all numbers"] == 50
    assert figures["explore 7 among all numbers"] == 50
    assert figures["explore numbers that lead on"] == 1
    assert figures["choices without number that lead on"] == 0
    assert figures["successes that cost coins"] == 1
    assert figures["choices with a bonus line"] == 1
    assert figures["failure texts"] == 1
    assert figures["failures with a penalty"] == 1
    assert figures["extra cave card"] == 1
    assert figures["cave cat joins"] == 1
    assert figures["follow-ups of one choice, without number"] == 100


def test_rewards_are_what_pays_at_once(tmp_path: Path) -> None:
    leading = ENTRY.replace("explore = 4\ncoins = 1", "explore = 3\ncoins = 5").replace(
        "explore = 7\nreputation = 1", "explore = 7\ncoins = 9"
    )
    figures = found(load(a_book(tmp_path, {"001.toml": leading})))
    assert figures["coins at explore 3, mean"] == 5
    assert figures["coins at explore 7, mean"] == 0
    assert figures["most coins of a reward"] == 5


def test_a_cider_is_no_good_and_a_choice_is_one(tmp_path: Path) -> None:
    changed = ENTRY.replace("coins = 1", 'gain = ["cider", "potion"]\nchoice = ["pot", "ore"]')
    changed = changed.replace("explore = 4", "explore = 3")
    figures = found(load(a_book(tmp_path, {"001.toml": changed})))
    assert figures["goods and potions at explore 3, mean"] == 2


def test_a_figure_far_from_its_aim_is_off_and_named(tmp_path: Path) -> None:
    figures = section(load(a_book(tmp_path)), "Figures")
    assert "entries: 1, aim 150" in figures.off
    assert any(line.startswith("entries ") and line.endswith("off") for line in figures.lines)
    assert not any(name.startswith("explore numbers beyond 8") for name in figures.off)


def test_mechanics_that_nobody_uses_are_named(tmp_path: Path) -> None:
    loaded = load(a_book(tmp_path))
    used = {name for page in pages_of(loaded) for name in mechanics_of(page)}
    unused = set(section(loaded, "Mechanics").lines)
    assert used | unused == set(MECHANICS)
    assert {"cave cat", "cider", "offer lost", "bonus per hammer", "leads on"} <= used
    assert {"metal man", "building", "bonus for company", "bonus for paying"} <= unused


def test_words_that_nobody_can_hear_are_named(tmp_path: Path) -> None:
    silent = ENTRY.replace('failure = "The rope gives way, and you swim."\n', "")
    with_failure = silent.replace('lets you by."]', 'lets you by."]\nfailure = "Never."')
    lines = section(
        load(a_book(tmp_path, {"001.toml": with_failure, "es/001.toml": None})), "Words"
    ).lines
    assert lines == (
        "001: 'Pay the toll' cannot fail, and tells of failing",
        "001: 'Cross by the rope' hurts in failing, and does not tell",
    )


def test_translations_are_counted(tmp_path: Path) -> None:
    lines = section(load(a_book(tmp_path)), "Two paragraphs").lines
    assert "es: 1 of 2 paragraphs" in lines


@pytest.mark.parametrize(
    ("check", "texts", "expected"),
    [
        (
            repeated_openings,
            ("The bell rings here.", "The BELL rings, there.", "A bell rings."),
            ["the bell rings ...: 001, 002"],
        ),
        (
            repeated_phrases,
            ("We saw a frog in a tall hat go by.", "Is it a frog in a tall hat? It is."),
            ["a frog in a tall hat: 001, 002"],
        ),
        (repeated_phrases, ("A frog, in. A tall hat", "a frog in a tall hat"), []),
        (repeated_phrases, ("a frog in a hat. A frog in a hat.", "Nothing."), []),
        (
            overused_words,
            ("A lamp swings.",) * 5 + ("The lamp hangs.",) * 4,
            ["lamp: in 9 paragraphs of 9"],
        ),
        (near_duplicates, ("One two three four.", "Five six seven eight."), []),
        (
            near_duplicates,
            ("One two three four five six.", "One two three four five seven."),
            ["001 and 002: 60 % of their runs of 3 words"],
        ),
        (
            long_sentences,
            ("So " * 33 + "on.", "So " * 31 + "on."),
            ["001: 34 words: So So So So So So ..."],
        ),
    ],
)
def test_variety(
    tmp_path: Path,
    check: Callable[[tuple[Page, ...]], Iterable[str]],
    texts: tuple[str, ...],
    expected: list[str],
) -> None:
    assert list(check(pages_of(entries(tmp_path, *texts)))) == expected


def test_long_lists_are_cut_and_counted_whole() -> None:
    cut = listing("Findings", map(str, range(100)))
    assert len(cut.lines) == MOST_LINES + 1
    assert cut.lines[-1] == f"and {100 - MOST_LINES} more"
    assert cut.off == ("findings: 100",)


def test_the_report_ends_with_what_is_off() -> None:
    lines = list(printed([Section("A", ("x",), ("bad",)), Section("B", ("y",))]))
    assert lines == ["A", "  x", "", "B", "  y", "", "Off: 1", "  bad"]
    assert list(printed([]))[-1] == "Nothing is off."


def test_chances_of_two_dice_are_exact() -> None:
    trainer, explorer = PARTIES[0]
    assert [trainer.lanterns(face) for face in range(1, 7)] == [1, 1, 1, 2, 2, 2]
    assert [explorer.lanterns(face) for face in range(1, 7)] == [1, 1, 2, 2, 2, 2]
    assert lantern_chances(PARTIES[0]) == pytest.approx((0, 0, 6 / 36, 18 / 36, 12 / 36))


@pytest.mark.parametrize("party", PARTIES, ids=len)
def test_chances_sum_to_one(party: tuple[object, ...]) -> None:
    assert sum(lantern_chances(COMPANY[: len(party)])) == pytest.approx(1)


def test_the_highest_number_reached_pays() -> None:
    option = Option((Tier(3, Outcome(coins=1)), Tier(4, Outcome(gain=(Good.FISH,), pay=1))))
    (expected,) = a_balance(option).choices(ONE, PARTIES[0])
    assert expected.success == pytest.approx(30 / 36)
    assert expected.coins == pytest.approx(18 / 36 - 12 / 36)
    assert expected.goods == pytest.approx(12 / 36)


def test_a_success_by_itself_is_certain() -> None:
    (expected,) = a_balance(Option((Tier(0, Outcome(reputation=1)),))).choices(ONE, PARTIES[0])
    assert (expected.success, expected.reputation) == (pytest.approx(1), pytest.approx(1))


def test_bonus_lines_count_per_symbol_in_the_party() -> None:
    option = Option((Tier(5, Outcome()),), (Bonus(1, per=Trade.QUILL), Bonus(4, owning=Good.ROPE)))
    (expected,) = a_balance(option).choices(ONE, PARTIES[0])
    assert expected.success == pytest.approx(12 / 36)


def test_failures_cost() -> None:
    option = Option((Tier(4, Outcome(coins=3)),), failure=Outcome(reputation=-1, injured=1))
    (expected,) = a_balance(option).choices(ONE, PARTIES[0])
    assert expected.reputation == pytest.approx(-24 / 36)
    assert expected.injuries == pytest.approx(24 / 36)


def test_a_lead_is_worth_what_it_leads_to() -> None:
    first = Option((Tier(3, Outcome(coins=1, leads_to=TWO)),))
    second = Option((Tier(4, Outcome(coins=6)),))
    (expected,) = a_balance(first, follow_up=second).choices(ONE, PARTIES[0])
    assert expected.coins == pytest.approx(30 / 36 * (1 + 12 / 36 * 6))
    assert expected.success == pytest.approx(30 / 36 * 12 / 36)


def test_a_choice_that_is_better_for_every_party_dominates() -> None:
    rich = Option((Tier(3, Outcome(coins=2)),))
    poor = Option((Tier(3, Outcome(coins=1)),))
    assert list(a_balance(poor, rich).dominated(ONE)) == [(1, 0)]


def test_kind_and_greedy_or_safe_and_bold_do_not_dominate() -> None:
    kind = Option((Tier(3, Outcome(reputation=1)),))
    greedy = Option((Tier(3, Outcome(coins=2, reputation=-1)),))
    safe = Option((Tier(2, Outcome(coins=1)),))
    bold = Option((Tier(6, Outcome(coins=6)),))
    assert not list(a_balance(kind, greedy).dominated(ONE))
    assert not list(a_balance(safe, bold).dominated(ONE))
    assert [a_balance(safe, bold).best(ONE, party) for party in PARTIES] == [0, 0, 1, 1]


def test_a_cave_card_that_is_all_riches_is_named(tmp_path: Path) -> None:
    rich = FOLLOW_UP.replace("number = 2", "number = 3").replace("entry = false", "entry = true")
    pack = PACK.replace("1, 1, 1, 1, 1, 1", "3, 3, 3, 3, 3, 3", 1)
    loaded = load(a_book(tmp_path, {"003.toml": rich, "pack.toml": pack}))
    cards = section(loaded, "Cave cards")
    assert cards.off == ("cave card 1 is all riches: its poorest cell is above the median",)
    assert len(cards.lines) == 1 + 25
    assert "cave cat" in cards.lines[1]


def test_the_balance_table_has_a_line_for_each_choice(tmp_path: Path) -> None:
    lines = section(load(a_book(tmp_path)), "Balance").lines
    assert [line.split("  ")[0] for line in lines[2:]] == [
        "001 The toll bridge",
        "",
        "",
        "002 Behind the door",
        "",
    ]
    assert lines[4].split()[:5] == ["Cross", "by", "the", "rope", "4/7"]
