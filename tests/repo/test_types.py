"""Words for things are types: no field for a kind or a status is a bare string."""

import ast
from collections.abc import Iterator
from typing import get_args

from bot.model.presses import NightVerb
from bot.service.night.answers import ANSWERS
from rules.editions import EDITIONS, RULEBOOKS, VARIANTS, EditionName, Rulebook, VariantName
from rules.offers import ACTIONS
from rules.words import ActionKind
from tests.repo.sources import modules, name_of, tree_of

CLOSED = {
    *("action", "code", "edition", "kind", "motion", "pace", "person", "reading", "rulebook"),
    *("status", "step", "strength", "variant", "verb"),
}
"""Names of fields that hold one of a closed set."""

TEXTS = {"bot/service/history/packing.py action", "bot/text/opponents.py kind"}
"""An action as JSON; the first part of a key of the words, `building` or `villager`."""


def bare() -> Iterator[str]:
    """List the fields and parameters of such a name that are annotated as a string."""
    for path in modules("rules", "bot"):
        if path.parent.name == "cogs":
            continue  # what people type is a text until a cog has read it
        for node in ast.walk(tree_of(path)):
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), annotation=kind):
                    pass
                case ast.arg(arg=name, annotation=ast.expr() as kind):
                    pass
                case _:
                    continue
            if name in CLOSED and ast.unparse(kind) in ("str", "str | None"):
                yield f"{name_of(path)} {name}"


def test_no_field_for_a_kind_is_a_bare_string() -> None:
    assert set(bare()) == TEXTS


def test_every_name_has_its_thing() -> None:
    assert set(EDITIONS) == set(EditionName)
    assert set(RULEBOOKS) == set(Rulebook)
    assert set(VARIANTS) == set(VariantName)
    assert set(ACTIONS) == set(get_args(ActionKind))
    assert set(ANSWERS) == set(NightVerb)
