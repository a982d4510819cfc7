"""A language is read once, whatever the locales of those who speak it."""

import pytest

from bot.i18n.words import words_in


@pytest.mark.parametrize("locale", ["en-US", "en-GB", "tlh", "", None])
def test_locales_share_the_words_of_their_language(locale: str | None) -> None:
    assert words_in(locale) is words_in("en")
