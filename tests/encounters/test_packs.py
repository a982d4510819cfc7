"""A language pack is begun with one command, and its check refuses English that was copied."""

from pathlib import Path

import pytest

from encounters.__main__ import main
from encounters.packs import SHIPPED_WORDS
from tests.encounters.books import SPANISH, a_book
from tests.repo.sources import ROOT

GERMAN = ROOT / "tests/data/languages/de"


def test_all_that_is_missing_is_begun_and_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, pack = str(a_book(tmp_path / "book")), tmp_path / "es"
    (pack / "words").mkdir(parents=True)
    (pack / "words/es.ftl").write_text("lobby-join = Entrar\n", encoding="utf-8")
    assert main(["translate", "es", folder, "--all", "--to", str(pack)]) == 0
    begun = [pack / "book/001.toml", pack / "book/002.toml"]
    *started, counts, words = capsys.readouterr().out.splitlines()
    assert started == [str(path) for path in begun]
    assert counts == (
        "paragraphs: 2; translated: 0, made from other words: 0, begun: 2, missing: 0"
    )
    assert words.startswith("1 of ")
    begun[0].write_text(SPANISH, encoding="utf-8")
    assert main(["translate", "es", folder, "--all", "--to", str(pack)]) == 0
    assert ": 0, made from other words: 1, begun: 1, missing: 0\n" in capsys.readouterr().out
    assert main(["translate", "es", "1", folder, "--mark", "--to", str(pack)]) == 0
    assert main(["translate", "es", folder, "--all", "--to", str(pack)]) == 0
    assert "translated: 1, made from other words: 0" in capsys.readouterr().out


def test_a_book_s_own_translations_are_begun_in_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = a_book(tmp_path)
    assert main(["translate", "es", str(folder), "--all"]) == 0
    started, counts = capsys.readouterr().out.splitlines()
    assert started == str(folder / "es/002.toml")
    assert counts.endswith("made from other words: 1, begun: 1, missing: 0")


def test_a_pack_is_named_by_its_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["translate", "de", "1", "--to", str(tmp_path / "german")]) == 1
    assert "has the name of its language: de" in capsys.readouterr().err


def test_the_german_pack_has_no_fault_and_nothing_stale(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["check", str(GERMAN)]) == 0
    report = capsys.readouterr().out
    assert "Translation to de: made from other words\n  none\n" in report
    written, _, whole, *what = report.splitlines()[-1].split()
    assert " ".join(what) == "messages of the bot's own words"
    assert written == whole, "the German pack of the tests leaves messages to English"


def test_english_that_was_copied_into_a_pack_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    english = (SHIPPED_WORDS / "en.ftl").read_text(encoding="utf-8")
    line = next(line for line in english.splitlines() if line.startswith("lobby-empty ="))
    cover = "lobby-cover = Above and Below"
    said = "help-answer-from = -# From { $page }, which has more."
    pack = tmp_path / "de"
    for name in ("words", "book"):
        (pack / name).mkdir(parents=True)
    (pack / "words/de.ftl").write_text(f"{line}\n{cover}\n{said}\n", encoding="utf-8")
    german = (GERMAN / "book/001.toml").read_text(encoding="utf-8")
    copied = german.replace("Die fehlende Stufe", "The Missing Step")
    (pack / "book/001.toml").write_text(copied, encoding="utf-8")
    assert main(["check", str(pack)]) == 1
    refused = capsys.readouterr().err
    assert "book/001.toml:" in refused
    assert "words.title: is as in 001.toml, untranslated" in refused
    sentence = "1 of 3 messages are English, untranslated: first help-answer-from"
    assert f"words/de.ftl:3: {sentence}" in refused


def test_messages_that_cannot_be_said_are_faults(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faults = {
        "lobby-noise = Krach": "lobby-noise: the bot has no such message",
        "help-answer-from = Von { $seite }.": "differs from the English in $page, $seite",
        "lobby-empty = { Niemand": "a brace is not closed, or not opened",
        "Niemand.": "is no message: key = text",
    }
    (tmp_path / "de/words").mkdir(parents=True)
    (tmp_path / "de/words/de.ftl").write_text("\n".join(faults), encoding="utf-8")
    assert main(["check", str(tmp_path / "de")]) == 1
    *refused, count = capsys.readouterr().err.splitlines()
    assert count == "faults: 4"
    for line, fault in zip(refused, faults.values(), strict=True):
        assert line.endswith(fault)
