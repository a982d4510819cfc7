"""The recipes of CONTRIBUTING.md are true: each is performed in a copy of the tree.

Without what people forget, the row's own check says in a sentence what is missing; with it, the
check is content. A recipe whose edits no longer fit the code says so itself.
"""

import re
from collections.abc import Sequence

import pytest

from tests.recipes import of_parts, of_rules, of_words
from tests.recipes.copies import Copy, Recipe, joined
from tests.repo.sources import ROOT

TOGETHER = [
    (of_rules.ACTION, of_rules.FACT, of_parts.PICTURE),
    (of_words.COMMAND, of_words.NOTICE, of_parts.SETTING),
    (of_parts.COLUMN, of_parts.TABLE),
    *[(one,) for one in (of_rules.CARD, of_rules.HOUSE_RULE)],
    *[(one,) for one in (of_words.LANGUAGE, of_parts.BUTTON, of_parts.TIMER)],
]
"""The recipes, by the copy in which they are performed: those that share what takes long."""

ROW = re.compile(
    r"^\| (?P<tried>\*?)(?P<row>[a-z][^|*]+)\*? \| [^|]+ \| (?P<run>[^|]+) \| [^|]*\|$",
    re.MULTILINE,
)
ROWS = [*ROW.finditer((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))]
CHECKS = {found["row"]: re.findall("`([^`]+)`", found["run"]) for found in ROWS}
"""What each row says to run."""


def test_every_row_says_what_to_run() -> None:
    assert len(CHECKS) > 15
    assert [row for row, checks in CHECKS.items() if not checks] == ["a new", "form"]
    rows = {recipe.row for together in TOGETHER for recipe in together}
    assert rows == {one["row"] for one in ROWS if one["tried"]}


@pytest.mark.parametrize("recipes", TOGETHER, ids=lambda recipes: ", ".join(r.row for r in recipes))
def test_a_recipe_is_as_it_says(recipes: Sequence[Recipe], copy: Copy) -> None:
    checks = {check for recipe in recipes for check in CHECKS[recipe.row]}
    copy.edit(edit for recipe in recipes for edit in recipe.halfway)
    halfway = copy.check(checks)
    for recipe in recipes:
        own = joined([halfway[check] for check in CHECKS[recipe.row]])
        assert not own.content, recipe.row
        for said in recipe.said:
            assert re.search(said, own.text), f"{recipe.row}: nothing says {said}:\n{own.text}"
    copy.edit(edit for recipe in recipes for edit in recipe.whole)
    commands = dict.fromkeys(command for recipe in recipes for command in recipe.commands)
    done = joined([copy.run(*commands), *copy.check(checks).values()])
    assert done.content, done.text
