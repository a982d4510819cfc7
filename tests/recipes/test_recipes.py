"""The recipes of CONTRIBUTING.md are true: each is performed in a copy of the tree.

Without what people forget, the row's own check says in a sentence what is missing; with it, the
check is content. A recipe whose edits no longer fit the code says so itself.
"""

import re

import pytest

from tests.recipes import of_parts, of_rules, of_words
from tests.recipes.copies import Copy, Recipe
from tests.repo.sources import ROOT

RECIPES = [
    *(of_rules.CARD, of_rules.ACTION, of_rules.FACT, of_rules.HOUSE_RULE),
    *(of_words.COMMAND, of_words.NOTICE, of_words.LANGUAGE),
    *(of_parts.BUTTON, of_parts.TIMER, of_parts.PICTURE, of_parts.SETTING),
    *(of_parts.COLUMN, of_parts.TABLE),
]

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
    assert {recipe.row for recipe in RECIPES} == {one["row"] for one in ROWS if one["tried"]}


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.row)
def test_a_recipe_is_as_it_says(recipe: Recipe, copy: Copy) -> None:
    checks = CHECKS[recipe.row]
    copy.edit(recipe.halfway)
    halfway = copy.run(*checks)
    assert not halfway.content
    for said in recipe.said:
        assert re.search(said, halfway.text), f"{checks} do not say {said}:\n{halfway.text}"
    copy.edit(recipe.whole)
    done = copy.run(*recipe.commands, *checks)
    assert done.content, done.text
