"""A book that is wrong is refused with every fault, each with its file and line."""

from pathlib import Path

import pytest

from encounters.faults import BookError
from encounters.loader import load
from tests.encounters.books import ENTRY, FOLLOW_UP, PACK, SPANISH, a_book, faults_of, line_of

THIRD = FOLLOW_UP.replace("number = 2", "number = 3")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("coins = 1", "coins = 11", "option.1.tier.0.coins: Input should be less than or equal"),
        ("coins = 1", 'coins = "1"', "option.1.tier.0.coins: Input should be a valid integer"),
        ("coins = 1", "coins = true", "option.1.tier.0.coins: Input should be a valid integer"),
        ("coins = 1", "coin = 1", "option.1.tier.0.coin: is no word of this file"),
        ("reputation = -1", "reputation = -4", "option.1.failure.reputation: Input should be gr"),
        ("lose_offer = true", "lose_offer = 1", "option.1.failure.lose_offer: Input should be a"),
        ("number = 1", "number = 1_000", "number: Input should be less than or equal to 999"),
        ('mood = "wary"', "mood = []", "mood: Input should be a valid string"),
        ('"cider"]', '"beer"]', "option.0.tier.0.gain.1: should be one of mushroom, fish, fruit"),
        ('per = "hammer"', 'per = "saw"', "option.1.bonus.1.per: Input should be 'hammer' or"),
        ('per = "hammer"', 'along = "cat"', "option.1.bonus.1.along: should be one of fishfolk"),
        ('"Pay the toll"', '"Pay\\nthe toll"', "words.option.0.label: stands on one line"),
        ('"Pay the toll"', '"Pay \\u0007"', "words.option.0.label: no voice can read '\\x07'"),
        ('"Pay the toll"', '"\u202e toll"', "words.option.0.label: no voice can read '\\u202e'"),
        ('"Pay the toll"', '""', "words.option.0.label: String should have at least 1 character"),
        ('["He bows and lets you by."]', "[]", "words.option.0.success: holds 0 where 1 or more"),
        ('["He bows', '["a", "b", "He bows', "words.option.0.success: holds 3 where at most 2"),
    ],
)
def test_a_wrong_value_is_found_on_its_very_line(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    spoiled = ENTRY.replace(old, new)
    found = faults_of(a_book(tmp_path, {"001.toml": spoiled}))
    line = line_of(ENTRY, old)
    assert any(fault.startswith(f"001.toml:{line}: {sentence}") for fault in found), found


@pytest.mark.parametrize(
    ("removed", "at", "sentence"),
    [
        ('mood = "wary"\n', "number = 1", "mood: is missing"),
        ('title = "The toll bridge"\n', "[words]", "words.title: is missing"),
        ('owning = "rope"\n', "[[option.bonus]]\nlanterns = 2", "option.1.bonus.0: a bonus has"),
        ('offer = "rope"\n', '[[option]]\noffer = "rope"', "option.1: lose_offer needs an offer"),
    ],
)
def test_what_is_missing_is_found_at_its_tables_header(
    tmp_path: Path, removed: str, at: str, sentence: str
) -> None:
    spoiled = ENTRY.replace(removed, "")
    found = faults_of(a_book(tmp_path, {"001.toml": spoiled}))
    line = line_of(ENTRY, at)
    assert len(found) == 1
    assert found[0].startswith(f"001.toml:{line}: {sentence}"), found


def test_explore_numbers_rise(tmp_path: Path) -> None:
    spoiled = ENTRY.replace("explore = 7", "explore = 4")
    line = line_of(ENTRY, '[[option]]\noffer = "rope"')
    assert faults_of(a_book(tmp_path, {"001.toml": spoiled})) == [
        f"001.toml:{line}: option.1: explore numbers rise, and a success by itself stands alone"
    ]


def test_a_missing_key_is_found_at_its_tables_header(tmp_path: Path) -> None:
    spoiled = ENTRY.replace('label = "Cross by the rope"\n', "")
    line = line_of(spoiled, 'success = ["You reach') - 1
    assert faults_of(a_book(tmp_path, {"001.toml": spoiled})) == [
        f"001.toml:{line}: words.option.1.label: is missing"
    ]


def test_a_cell_is_found_in_its_row(tmp_path: Path) -> None:
    rows = PACK.split("\n")
    rows[8] = "  [1, 1, 77, 1, 2, 1],"
    assert faults_of(a_book(tmp_path, {"pack.toml": "\n".join(rows)})) == [
        "pack.toml:9: caves.2.2: there is no paragraph 77",
        "pack.toml:9: caves.2.4: 2 is a follow-up; cells hold entries",
    ]


def test_a_short_row_and_a_missing_row_are_faults(tmp_path: Path) -> None:
    short = PACK.replace("  [1, 1, 1, 1, 1, 1],\n", "  [1, 1, 1, 1, 1],\n", 1)
    assert faults_of(a_book(tmp_path, {"pack.toml": short})) == [
        "pack.toml:7: caves.0: holds 5 where 6 or more belong"
    ]
    fewer = PACK.replace("  [1, 1, 1, 1, 1, 1],\n", "", 1)
    assert faults_of(a_book(tmp_path, {"pack.toml": fewer})) == [
        "pack.toml:6: caves: holds 24 where 25 or more belong"
    ]


def test_syntax_faults_give_tomls_own_line(tmp_path: Path) -> None:
    spoiled = ENTRY.replace('mood = "wary"', "mood = wary")
    assert faults_of(a_book(tmp_path, {"001.toml": spoiled})) == ["001.toml:2: Invalid value"]


def test_a_string_that_never_ends_is_found_at_the_end(tmp_path: Path) -> None:
    assert faults_of(a_book(tmp_path, {"001.toml": 'number = 1\nmood = """wary\n\n'})) == [
        "001.toml:2: Unterminated string"
    ]


def test_all_faults_of_all_files_come_at_once_and_in_order(tmp_path: Path) -> None:
    changes = {
        "001.toml": ENTRY.replace("coins = 1", "coins = 99").replace(
            "leads_to = 2", "leads_to = 9"
        ),
        "002.toml": FOLLOW_UP.replace("caves = 1", "caves = 3"),
        "es/001.toml": SPANISH.replace("title", "titel"),
        "pack.toml": PACK.replace('language = "en"', 'language = "English"'),
        "notes.txt": "",
    }
    faults = faults_of(a_book(tmp_path, changes))
    assert [fault.split(":")[0] for fault in faults] == [
        "001.toml",
        "001.toml",
        "002.toml",
        "002.toml",
        "es/001.toml",
        "es/001.toml",
        "notes.txt",
        "pack.toml",
    ]


def test_the_error_prints_every_fault(tmp_path: Path) -> None:
    with pytest.raises(BookError) as caught:
        load(a_book(tmp_path, {"001.toml": None, "002.toml": "x"}))
    assert str(caught.value) == "\n".join(map(str, caught.value.faults))
    assert len(caught.value.faults) == 1 + 25 * 6 + 1


def test_a_file_name_that_differs_from_its_number(tmp_path: Path) -> None:
    found = faults_of(a_book(tmp_path, {"003.toml": THIRD.replace("number = 3", "number = 4")}))
    assert "003.toml:1: number: is 4 in a file named 003.toml" in found


def test_two_paragraphs_of_one_number(tmp_path: Path) -> None:
    found = faults_of(a_book(tmp_path, {"003.toml": FOLLOW_UP}))
    assert "003.toml:1: number: 2 is also that of 002.toml" in found


def test_an_entry_on_no_cell(tmp_path: Path) -> None:
    lone = THIRD.replace("entry = false", "entry = true")
    late = PACK.removesuffix("]\n") + "  [3, 3, 3, 3, 3, 3],\n]\n"
    for pack in (PACK, late):
        assert faults_of(a_book(tmp_path, {"003.toml": lone, "pack.toml": pack})) == [
            "003.toml:2: entry: 3 is an entry and on no cell in the first 25 rows of pack.toml"
        ]


@pytest.mark.parametrize(
    ("target", "sentence"),
    [
        (77, "there is no paragraph 77"),
        (1, "a paragraph cannot lead to itself"),
        (3, "3 is an entry; only follow-ups are led to"),
    ],
)
def test_a_lead_to_where_none_may_go(tmp_path: Path, target: int, sentence: str) -> None:
    spoiled = ENTRY.replace("leads_to = 2", f"leads_to = {target}")
    changes = {
        "001.toml": spoiled,
        "003.toml": THIRD.replace("entry = false\n", ""),
        "pack.toml": PACK.replace("[1, 1,", "[1, 3,", 1),
    }
    line = line_of(spoiled, "leads_to")
    found = faults_of(a_book(tmp_path, changes))
    assert f"001.toml:{line}: option.1.tier.1.leads_to: {sentence}" in found


def test_a_failure_may_lead_astray_too(tmp_path: Path) -> None:
    spoiled = ENTRY.replace("reputation = -1", "leads_to = 77")
    line = line_of(spoiled, "leads_to = 77")
    assert faults_of(a_book(tmp_path, {"001.toml": spoiled})) == [
        f"001.toml:{line}: option.1.failure.leads_to: there is no paragraph 77"
    ]


def test_a_follow_up_that_nothing_leads_to(tmp_path: Path) -> None:
    assert faults_of(a_book(tmp_path, {"003.toml": THIRD})) == [
        "003.toml:2: entry: nothing leads to the follow-up 3"
    ]


def test_follow_ups_that_lead_round_in_a_circle(tmp_path: Path) -> None:
    changes = {
        "002.toml": FOLLOW_UP.replace("caves = 1", "leads_to = 3"),
        "003.toml": THIRD.replace("caves = 1", "leads_to = 4"),
        "004.toml": FOLLOW_UP.replace("= 2", "= 4").replace("caves = 1", "leads_to = 2"),
    }
    line = line_of(changes["002.toml"], "leads_to = 3")
    sentence = "leads round in a circle: 2 to 3 to 4 to 2"
    assert faults_of(a_book(tmp_path, changes)) == [
        f"002.toml:{line}: option.0.tier.0.leads_to: {sentence}"
    ]


def test_an_unreadable_file_is_not_also_blamed_on_others(tmp_path: Path) -> None:
    found = faults_of(a_book(tmp_path, {"001.toml": "number ="}))
    assert found == ["001.toml:1: Invalid value"]


def test_words_for_each_option_and_each_tier(tmp_path: Path) -> None:
    one_option = FOLLOW_UP + "[[option]]\n[[option.tier]]\ncoins = 1\n"
    line = line_of(FOLLOW_UP, "[[words.option]]")
    assert faults_of(a_book(tmp_path / "a", {"002.toml": one_option})) == [
        f"002.toml:{line}: words.option: 1 [[words.option]] for 2 [[option]]"
    ]
    one_text = ENTRY.replace(', "You swing right over, and see a door."', "")
    line = line_of(one_text, "You reach a ledge")
    found = faults_of(a_book(tmp_path / "b", {"001.toml": one_text, "es/001.toml": None}))
    assert found == [f"001.toml:{line}: words.option.1.success: 1 texts for 2 tiers"]


def test_a_translation_of_what_does_not_exist(tmp_path: Path) -> None:
    assert faults_of(a_book(tmp_path, {"es/077.toml": SPANISH})) == [
        "es/077.toml:1: there is no paragraph 77 to translate"
    ]


def test_a_translation_into_the_books_own_language(tmp_path: Path) -> None:
    assert faults_of(a_book(tmp_path, {"en/001.toml": SPANISH})) == [
        "en/001.toml:1: the book itself is in 'en'"
    ]


def test_a_translation_holds_words_alone(tmp_path: Path) -> None:
    found = faults_of(a_book(tmp_path, {"es/001.toml": "number = 1\n" + SPANISH}))
    assert found == ["es/001.toml:1: number: is no word of this file"]


@pytest.mark.parametrize(
    ("part", "at", "sentence"),
    [
        ('success = ["Alc', "Cruzas de un", "words.option.1.success: 1 texts where 001.toml has 2"),
        ("failure", 'label = "Cruzar', "words.option.1: lacks the failure text that 001.toml has"),
    ],
)  # fmt: skip
def test_a_translation_with_other_numbers(
    tmp_path: Path, part: str, at: str, sentence: str
) -> None:
    lines = SPANISH.split("\n")
    place = next(index for index, line in enumerate(lines) if line.startswith(part))
    lines[place] = 'success = ["Cruzas de un salto."]' if part != "failure" else ""
    spoiled = "\n".join(lines)
    found = faults_of(a_book(tmp_path, {"es/001.toml": spoiled}))
    line = line_of(spoiled, at) - (part == "failure")
    assert found == [f"es/001.toml:{line}: {sentence}"]


def test_a_translation_with_fewer_options_or_a_failure_of_its_own(tmp_path: Path) -> None:
    cut = SPANISH[: SPANISH.rindex("[[words.option]]")]
    assert faults_of(a_book(tmp_path / "a", {"es/001.toml": cut})) == [
        "es/001.toml:5: words.option: 1 options where 001.toml has 2"
    ]
    more = SPANISH.replace('dejad pasar."]', "").replace('pasar."]', 'pasar."]\nfailure = "No."')
    assert faults_of(a_book(tmp_path / "b", {"es/001.toml": more})) == [
        "es/001.toml:8: words.option.0.failure: 001.toml tells of no failure"
    ]


def test_files_that_are_no_part_of_a_book(tmp_path: Path) -> None:
    changes = {"41.toml": ENTRY, "es/notes.toml": PACK, "drafts/001.toml": ENTRY}
    found = faults_of(a_book(tmp_path, changes))
    assert [fault.split(": ")[0] for fault in found] == [
        "41.toml:1",
        "drafts:1",
        "es/notes.toml:1",
    ]


def test_a_folder_without_a_pack_and_no_folder_at_all(tmp_path: Path) -> None:
    assert "pack.toml:1: no such file or directory" in faults_of(
        a_book(tmp_path, {"pack.toml": None})
    )
    assert faults_of(tmp_path / "nowhere") == [
        ".:1: no such file or directory",
        "pack.toml:1: no such file or directory",
    ]


def test_whoever_has_nothing_to_hold_out_can_still_choose(tmp_path: Path) -> None:
    spoiled = ENTRY.replace("[[option.tier]]\npay = 1", 'offer = "fish"\n[[option.tier]]\npay = 1')
    found = faults_of(a_book(tmp_path, {"001.toml": spoiled}))
    assert len(found) == 1
    assert found[0].startswith("001.toml:"), found
    assert "one option at least needs no offer" in found[0]
