"""`python -m encounters` checks a book, starts a paragraph, and plays one in the terminal."""

import builtins
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from encounters.__main__ import main
from encounters.loader import load
from rules.words import ParagraphNumber
from tests.encounters.books import ENTRY, a_book
from tests.encounters.remembering import REMEMBERED


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Answer questions from a list; when it is empty, the terminal is closed."""
    waiting: list[str] = []

    def answer(question: str) -> str:
        print(question)
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    monkeypatch.setattr(builtins, "input", answer)
    return waiting


def test_check_prints_the_report_and_succeeds_though_figures_are_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(a_book(tmp_path))]) == 0
    printed = capsys.readouterr().out
    for title in ("Figures", "Repeated openings", "Cave cards", "Balance", "Off: "):
        assert f"\n{title}" in printed


def test_check_prints_every_fault_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    a_book(tmp_path, {"001.toml": ENTRY.replace("coins = 1", "coins = 99"), "x": ""})
    assert main(["check", str(tmp_path)]) == 1
    printed = capsys.readouterr().err.splitlines()
    assert printed[0].startswith("001.toml:34: option.1.tier.0.coins: ")
    assert printed[1].startswith("x:1: ")
    assert printed[-1] == "faults: 2"


def test_a_new_book_is_right_as_it_stands(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert main(["new", "7", str(folder)]) == 0
    loaded = load(folder)
    assert set(loaded.book.paragraphs) == {7}
    assert main(["check", str(folder)]) == 0


def test_the_commented_memory_of_a_new_paragraph_is_right_too(tmp_path: Path) -> None:
    main(["new", "7", str(tmp_path)])
    text = (tmp_path / "007.toml").read_text(encoding="utf-8")
    assert 'mood = "wry"' in text
    keys = (
        "people",
        "echo =",
        "again",
        "afterwards =",
        "[words.w",
        "frost",
        "[[echo",
        "after",
        "who",
    )
    woken = "\n".join(
        line.removeprefix("# ") if line.startswith(tuple(f"# {key}" for key in keys)) else line
        for line in text.replace("stops.\n", "stops. {echo}\n").split("\n")
    )
    (tmp_path / "007.toml").write_text(woken, encoding="utf-8")
    memory = load(tmp_path).stories.memory
    assert set(memory.people) == set(memory.echoes) == {7}


def test_a_new_follow_up_waits_for_a_lead(tmp_path: Path) -> None:
    folder = a_book(tmp_path)
    pack = (folder / "pack.toml").read_text(encoding="utf-8")
    assert main(["new", "900", str(folder), "--follow-up"]) == 0
    assert (folder / "pack.toml").read_text(encoding="utf-8") == pack
    lead = ENTRY.replace("coins = 1", "leads_to = 900")
    (folder / "001.toml").write_text(lead, encoding="utf-8")
    assert ParagraphNumber(900) in load(folder).book.paragraphs


def test_new_never_overwrites(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = a_book(tmp_path)
    assert main(["new", "1", str(folder)]) == 1
    assert "has been written already" in capsys.readouterr().err
    assert (folder / "001.toml").read_text(encoding="utf-8") == ENTRY


@pytest.mark.parametrize("number", ["0", "1000", "-1", "x"])
def test_a_number_is_1_to_999(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["new", number])
    assert stopped.value.code == 2
    assert capsys.readouterr().err


def test_play_reads_rolls_and_tells(
    tmp_path: Path, answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    answers += ["3", "two", "2", "n", "0"]
    assert main(["play", "1", str(a_book(tmp_path)), "--seed", "1", "--party", "2"]) == 0
    printed = capsys.readouterr().out
    assert "2. Cross by the rope (explore 4 or 7, offering rope, +2 lanterns" in printed
    assert printed.count("a number from 1 to 2, please") == 2
    before_the_roll = printed[: printed.index("Aldith rolls")]
    assert "ledge" not in before_the_roll
    assert "coin" not in before_the_roll
    assert "[+1 coin]" in printed or "[-1 reputation, what was offered is lost]" in printed


def test_play_follows_where_a_paragraph_leads(
    tmp_path: Path, answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    answers += ["2", "y", "5"]
    assert main(["play", "1", str(a_book(tmp_path)), "--seed", "1", "--party", "5"]) == 0
    printed = capsys.readouterr().out
    assert printed.index("[+1 reputation, read on at 002]") < printed.index("002 Behind the door")
    assert "[a cave cat joins, +1 cave card]" in printed


def test_play_does_not_ask_where_there_is_no_choice(
    tmp_path: Path, answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert not answers
    assert main(["play", "2", str(a_book(tmp_path))]) == 0
    printed = capsys.readouterr().out
    assert "Your choice" not in printed
    assert "[a cave cat joins, +1 cave card]" in printed


@pytest.mark.parametrize(("answer", "gain"), [("y", "[+1 coin, -2 coins]"), ("n", "[+1 coin]")])
def test_play_takes_off_the_coins_that_a_bonus_costs(
    tmp_path: Path,
    answers: list[str],
    capsys: pytest.CaptureFixture[str],
    answer: str,
    gain: str,
) -> None:
    paying = ENTRY.replace('owning = "rope"', "paying = 2").replace("explore = 7", "explore = 12")
    answers += ["2", answer, "0"]
    folder = str(a_book(tmp_path, {"001.toml": paying}))
    assert main(["play", "1", folder, "--seed", "1", "--party", "4"]) == 0
    assert gain in capsys.readouterr().out


def test_play_says_that_nothing_was_won_or_lost(
    tmp_path: Path, answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    harmless = ENTRY.replace("[option.failure]\nlose_offer = true\nreputation = -1\n", "")
    hard = harmless.replace("explore = 4", "explore = 11").replace("explore = 7", "explore = 12")
    answers += ["2", "n", "0"]
    assert main(["play", "1", str(a_book(tmp_path, {"001.toml": hard}))]) == 0
    assert "[nothing won, nothing lost]" in capsys.readouterr().out


def test_play_reads_the_weather_the_echo_the_headline_and_the_afterwards(
    tmp_path: Path, answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(a_book(tmp_path, REMEMBERED))
    assert main(["play", "2", folder, "--round", "3", "--after", "001.a+"]) == 0
    printed = capsys.readouterr().out
    assert "A door, in the dust. 'You paid,' says the lamp." in printed
    assert "In the paper: Cat leaves home" in printed
    assert "Afterwards: The lamp is lit on Sundays." in printed
    assert main(["play", "2", folder, "--other", "@toll-frog", "--shelf", "002"]) == 0
    assert "The same door. 'So you swam,' says the lamp." in capsys.readouterr().out


@pytest.mark.parametrize("done", ["077", "001.c", "@nip", "x"])
def test_play_after_what_cannot_be(
    tmp_path: Path, done: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "1", str(a_book(tmp_path)), "--after", done]) == 1
    assert done in capsys.readouterr().err


def test_play_rolls_the_same_dice_for_the_same_seed(
    tmp_path: Path, answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(a_book(tmp_path))
    outputs: set[str] = set()
    for _ in range(2):
        answers[:] = ["2", "n", "0"]
        main(["play", "1", folder, "--seed", "3"])
        outputs.add(capsys.readouterr().out)
    assert len(outputs) == 1


def test_play_speaks_another_language(
    tmp_path: Path, answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    answers += ["1"]
    main(["play", "1", str(a_book(tmp_path)), "--language", "es"])
    assert "Se inclina y os deja pasar." in capsys.readouterr().out


def test_play_stops_quietly_when_nobody_answers(
    tmp_path: Path, answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert not answers
    assert main(["play", "1", str(a_book(tmp_path))]) == 0
    assert "The rest stays unread." in capsys.readouterr().out


def test_play_of_no_such_paragraph(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "77", str(a_book(tmp_path))]) == 1
    assert "there is no paragraph 77" in capsys.readouterr().err


@pytest.fixture
def report(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run the check as a process of its own."""
    command = [sys.executable, "-m", "encounters", "check", str(a_book(tmp_path))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        yield process


def test_a_reader_who_stops_reading_is_no_error(report: subprocess.Popen[bytes]) -> None:
    assert report.stdout
    assert report.stderr
    report.stdout.close()
    assert report.stderr.read() == b""
    assert report.wait() == 0
