"""A document in another language has all that its English one has, and leads where that leads."""

import re
from pathlib import Path

import pytest

from bot.i18n.words import languages
from tests.repo.sources import ROOT, name_of
from tests.repo.test_documents import links_that_lead_nowhere

TRANSLATED = [
    path for language in languages() for path in sorted((ROOT / "docs" / language).glob("*.md"))
]

_BLOCK = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
_COMMENT = re.compile(r" +# .*$", re.MULTILINE)
_BEGINS = re.compile(r"^(#+ |\||- |[0-9]+\. )", re.MULTILINE)
_QUOTED = re.compile(r"`([^`\n]+)`")


def english_of(document: Path) -> Path:
    """Return the document of the same name, at the top of the project or in its docs."""
    (found,) = [
        path for path in (ROOT / document.name, ROOT / "docs" / document.name) if path.is_file()
    ]
    return found


def blocks_of(document: Path) -> list[str]:
    """List what is to be typed, without the comments, which each language has its own."""
    return [_COMMENT.sub("", one) for one in _BLOCK.findall(document.read_text(encoding="utf-8"))]


def outline_of(document: Path) -> list[str]:
    """List how lines begin that are a heading, a row of a table or an item of a list."""
    return _BEGINS.findall(_BLOCK.sub("", document.read_text(encoding="utf-8")))


def quoted_in(document: Path) -> set[str]:
    """Return the commands, settings and files that the sentences quote."""
    return set(_QUOTED.findall(_BLOCK.sub("", document.read_text(encoding="utf-8"))))


@pytest.mark.parametrize("document", TRANSLATED, ids=name_of)
def test_a_translated_document_says_first_which_english_one_it_follows(document: Path) -> None:
    first = document.read_text(encoding="utf-8").splitlines()[0]
    (path,) = re.findall(r"\]\(([^)]+)\)", first)
    assert (document.parent / path).resolve() == english_of(document)


@pytest.mark.parametrize("document", TRANSLATED, ids=name_of)
def test_a_translated_document_has_the_same_commands_to_type(document: Path) -> None:
    assert blocks_of(document) == blocks_of(english_of(document))


@pytest.mark.parametrize("document", TRANSLATED, ids=name_of)
def test_a_translated_document_has_the_same_headings_rows_and_items(document: Path) -> None:
    assert outline_of(document) == outline_of(english_of(document))


@pytest.mark.parametrize("document", TRANSLATED, ids=name_of)
def test_a_translated_document_quotes_each_command_setting_and_file(document: Path) -> None:
    """It may quote more, such as a command by its name in that language."""
    assert quoted_in(english_of(document)) - quoted_in(document) == set()


@pytest.mark.parametrize("document", TRANSLATED, ids=name_of)
def test_each_link_of_a_translated_document_leads_somewhere(document: Path) -> None:
    assert links_that_lead_nowhere(document) == []


def test_what_is_typed_is_found_and_its_comments_are_not() -> None:
    hosting = ROOT / "docs" / "hosting.md"
    typed = "".join(blocks_of(hosting))
    assert typed.count("```") == 2 * len(blocks_of(hosting)) > 20
    assert "umask 022\n" in typed
    assert {"# ", "## ", "### ", "|", "- ", "1. "} <= set(outline_of(hosting))
    assert {"DATABASE", "/me data"} <= quoted_in(ROOT / "PRIVACY.md")
