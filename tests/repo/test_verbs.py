"""The verbs and blanks that the bot writes out are those of the rules' actions."""

import ast
from collections.abc import Iterator

from rules.offers import ACTIONS
from tests.repo.sources import modules, name_of, tree_of

SUGGESTS = {"suggest_action", "suggest_order"}
"""What hands a slash command the values of a blank, by its verb and its name."""

BLANKS = {
    verb: set(action.__dataclass_fields__) - {"seat", "kind"} for verb, action in ACTIONS.items()
}


def suggested() -> Iterator[tuple[str, str, str]]:
    """List each blank for which a command suggests values: the file, the verb, the blank."""
    for path in modules("bot"):
        for node in ast.walk(tree_of(path)):
            match node:
                case ast.Call(
                    func=ast.Name(id=called),
                    args=[ast.Constant(value=str(verb)), ast.Constant(value=str(blank))],
                ) if called in SUGGESTS:
                    yield name_of(path), verb, blank
                case _:
                    pass


def compared(owner: str, attribute: str) -> Iterator[tuple[str, str]]:
    """List each text that an attribute of a so named variable is compared with, and its file."""
    for path in modules("rules", "bot"):
        for node in ast.walk(tree_of(path)):
            match node:
                case ast.Compare(
                    left=ast.Attribute(value=ast.Name(id=name), attr=found), comparators=[to]
                ) if (name, found) == (owner, attribute):
                    texts = ast.walk(to)
                    yield from (
                        (name_of(path), text.value)
                        for text in texts
                        if isinstance(text, ast.Constant) and isinstance(text.value, str)
                    )
                case _:
                    pass


def test_what_a_command_suggests_is_a_blank_of_its_action() -> None:
    found = list(suggested())
    assert len(found) > 20
    assert [one for one in found if one[2] not in BLANKS.get(one[1], ())] == []


def test_verbs_that_are_compared_are_actions() -> None:
    found = list(compared("offer", "verb"))
    assert found
    assert [one for one in found if one[1] not in ACTIONS] == []


def test_blanks_that_are_compared_are_asked_by_some_action() -> None:
    found = list(compared("blank", "name"))
    assert found
    assert [one for one in found if one[1] not in set().union(*BLANKS.values())] == []
