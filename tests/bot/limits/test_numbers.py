"""Counts are plural, and numbers are written, as Babel's data on each language say."""

import pytest
from babel import Locale
from babel.plural import to_python
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from bot.i18n.bundle import PLURALS, Bundle
from bot.i18n.words import languages

WHOLE = (*range(1_200), 10_000, 12_345, 999_999, 1_000_000, 1_000_001, 1_500_000, 2_000_000)
TOLD = (0, 1, 7, -5, 999, -999, 1_000, -1_000, 12_345, 1_234_567)


@pytest.mark.parametrize("language", PLURALS)
def test_the_same_numbers_are_plural(language: str) -> None:
    ours = to_python(PLURALS[language])
    theirs = to_python(Locale.parse(language).plural_form)
    assert [ours(number) for number in WHOLE] == [theirs(number) for number in WHOLE]


@pytest.mark.parametrize("language", [*languages(), "pl"])
def test_numbers_are_written_alike(language: str) -> None:
    source = "told = { $n } { $n ->\n    [one] one\n    [few] few\n   *[other] more\n}\n"
    plain = FluentBundle([language], use_isolating=False)
    plain.add_resource(FluentResource(source))
    ours = Bundle(language)
    ours.add_resource(Resource([FluentParser().parse_entry(source)]))
    for number in TOLD:
        pattern = plain.get_message("told").value
        assert pattern is not None
        expected, errors = plain.format_pattern(pattern, {"n": number})
        assert not errors
        assert ours.format("told", {"n": number}) == expected
