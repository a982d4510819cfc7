"""Every reason to say no is given somewhere, and proved somewhere."""

from pathlib import Path

import pytest

from rules import Code
from rules import __file__ as rules

RULES = Path(rules).parent
PROOFS = Path(__file__).parent


def text_of(folder: Path) -> str:
    paths = sorted(folder.glob("*.py"))
    return "".join(path.read_text(encoding="utf-8") for path in paths if path.name != "errors.py")


@pytest.mark.parametrize("code", list(Code))
def test_every_refusal_is_given_and_proved(code: Code) -> None:
    assert f"Code.{code.name}" in text_of(RULES)
    assert f"is Code.{code.name}" in text_of(PROOFS)
