"""A language is whole: it is in each place that must know it, and in words of its own."""

import re
from collections.abc import Collection, Mapping

import discord
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.i18n.bundle import PLURALS
from bot.i18n.words import DEFAULT, LOCALE, files_of, languages
from bot.settings import Settings
from encounters.rulers import RULERS
from encounters.tags import line_of
from tests.repo.test_help_pages import FOUND

VOICE = "narration_voice_"

PLACES: Mapping[str, Collection[str]] = {
    "PLURALS in bot/i18n/bundle.py": PLURALS,
    "a field narration_voice_* of bot/settings.py": {
        name.removeprefix(VOICE) for name in Settings.model_fields if name.startswith(VOICE)
    },
    "RULERS in encounters/rulers.py": {DEFAULT, *RULERS},
    "FOUND in tests/repo/test_help_pages.py": FOUND,
    "the locales of Discord": {line_of(locale.value)[-1] for locale in discord.Locale},
}
"""Where each language is named, beside its own files. A built-in voice may be left out."""

WHOLE = [language for language in languages() if line_of(language) == (language,)]
"""Languages of their own; that of a region lies over one of them."""

A_SENTENCE = 3
"""This many words of Latin letters are translated in every language."""


class _Texts(Visitor):
    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - Fluent's
        self.text += node.value


def sentences(language: str) -> dict[str, str]:
    """Return each sentence of a language without its blanks, by its key."""
    found: dict[str, str] = {}
    for path in (path for one in reversed(line_of(language)) for path in files_of(one)):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                texts = _Texts()
                texts.visit(entry)
                found[entry.id.name] = texts.text
    return found


@pytest.mark.parametrize("language", WHOLE)
def test_a_language_is_in_each_place(language: str) -> None:
    files = {path.name.replace(f"{DEFAULT}.ftl", "") for path in LOCALE.glob(f"*{DEFAULT}.ftl")}
    lacking = [place for place, known in PLACES.items() if language not in known]
    lacking += [
        f"the file bot/i18n/locale/{name}{language}.ftl"
        for name in sorted(files)
        if not (LOCALE / f"{name}{language}.ftl").exists()
    ]
    assert not lacking, f"the language {language} is missing from {'; '.join(lacking)}"


def test_no_place_has_a_language_that_nobody_speaks() -> None:
    known = {language for one in (PLURALS, RULERS, FOUND) for language in one}
    assert known <= set(languages())


@pytest.mark.parametrize("language", sorted(set(languages()) - {DEFAULT}))
def test_a_language_says_its_sentences_in_its_own_words(language: str) -> None:
    english, own = sentences(DEFAULT), sentences(language)
    said = [key for key, text in english.items() if len(re.findall("[a-z]+", text)) >= A_SENTENCE]
    same = [key for key in said if own.get(key) == english[key]]
    assert len(same) * 100 < len(said), (
        f"{language} says {len(same)} of {len(said)} sentences in English: translate "
        f"bot/i18n/locale/*{language}.ftl, first {', '.join(same[:5])}"
    )


def test_a_region_is_one_of_discord_and_has_only_what_differs() -> None:
    regions = set(languages()) - set(WHOLE)
    assert regions <= {locale.value for locale in discord.Locale}
    for region in regions:
        own, below = catalogue_of(region), catalogue_of(line_of(region)[-1])
        assert own.keys() <= below.keys(), region
        assert [key for key, text in own.items() if text == below[key]] == [], region


def catalogue_of(language: str) -> dict[str, str]:
    """Return a language's own sentences as they are written, by their keys."""
    entries = [
        entry
        for path in files_of(language)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    ]
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in entries}
