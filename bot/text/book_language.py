"""Say in a lobby that the stories of its book are not in the game's language."""

from bot.i18n.words import Words
from encounters.stories import Stories


def other_language(words: Words, stories: Stories) -> str:
    """Say in which language the stories are that a book lacks in this one; empty if none."""
    own = stories.texts.get(words.language, {})
    whole = stories.texts[stories.language]
    if len(own) == len(whole):  # by number: not one is read for it
        return ""
    from babel import Locale  # noqa: PLC0415 - its data are read when they are first needed

    name = Locale(stories.language).get_language_name(words.language) or stories.language
    return words("lobby-untold", language=name, part="some" if own else "all")
