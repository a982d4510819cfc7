"""The table of faults names every row once, and tests that are there."""

from pathlib import Path

import pytest

from tests.faults.table import ROWS, count

_ROOT = Path(__file__).parent.parent.parent


def test_every_row_is_there_once_and_so_are_its_tests() -> None:
    assert [row.name for row in ROWS] == [f"F{number}" for number in range(1, 43)]
    assert all(row.tests for row in ROWS)
    missing = [path for row in ROWS for path in row.tests if not (_ROOT / path).exists()]
    assert missing == []


def test_a_row_is_run_as_often_as_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert count("F1", 50) == 50
    monkeypatch.setenv("COUNT_F1", "1000")
    assert count("F1", 50) == 1_000
