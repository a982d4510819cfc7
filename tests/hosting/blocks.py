"""The command blocks of the documents, by the heading that they stand below."""

import re

from tests.repo.sources import ROOT

_HEADING_OR_BLOCK = re.compile(
    r"^#+ (?P<heading>[^\n]+)$|^```sh\n(?P<lines>.*?)^```$", re.MULTILINE | re.DOTALL
)


def blocks(document: str) -> list[tuple[str, str]]:
    """List the headings and the lines of all blocks of a document, in their order."""
    found: list[tuple[str, str]] = []
    heading = ""
    for part in _HEADING_OR_BLOCK.finditer((ROOT / document).read_text(encoding="utf-8")):
        heading = part["heading"] or heading
        if part["lines"]:
            found.append((heading, part["lines"]))
    return found
