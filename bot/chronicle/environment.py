"""Load the templates of the chronicle, and those of the pages that are built on them."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jinja2 import Environment


@cache
def templates_of(*packages: str) -> "Environment":
    """Return the templates of some packages, and below them those of the chronicle."""
    # Imported when it is first needed: it takes 2 MB.
    from jinja2 import (  # noqa: PLC0415
        ChoiceLoader,
        Environment,
        PackageLoader,
        StrictUndefined,
    )

    return Environment(
        loader=ChoiceLoader([PackageLoader(one) for one in (*packages, "bot.chronicle")]),
        autoescape=True,
        # A misspelt name in a template is an error, not an empty text.
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
