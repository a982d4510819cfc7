"""Every setting is explained where an operator looks for it."""

import ast
import re

from bot.settings import Settings
from tests.repo.sources import ROOT, tree_of

EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")


def test_every_setting_stands_in_the_example_and_nothing_else() -> None:
    shown = re.findall(r"^([A-Z_]+)=", EXAMPLE, flags=re.MULTILINE)
    assert shown == [name.upper() for name in Settings.model_fields]


def test_every_line_of_the_example_is_explained_above_it() -> None:
    lines = EXAMPLE.splitlines()
    for number, line in enumerate(lines):
        if re.match("[A-Z_]+=", line):
            assert lines[number - 1].startswith("# "), line


def test_the_example_shows_what_holds_without_it() -> None:
    for name, field in Settings.model_fields.items():
        (value,) = re.findall(rf"^{name.upper()}=(.*)$", EXAMPLE, flags=re.MULTILINE)
        if value:
            assert value == str(field.default), name


def test_every_setting_has_its_sentence() -> None:
    tree = tree_of(ROOT / "bot" / "settings.py")
    (settings,) = [n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Settings"]
    for place, node in enumerate(settings.body):
        if isinstance(node, ast.AnnAssign):
            following = settings.body[place + 1]
            assert isinstance(following, ast.Expr), ast.unparse(node)
            assert isinstance(following.value, ast.Constant)
