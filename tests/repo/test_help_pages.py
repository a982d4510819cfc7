"""The help says the same in every language, and each language's own words find it."""

import re
from functools import cache

import pytest

from bot.i18n.words import DEFAULT, Words, _sources, languages, normalize, words_in
from bot.text.help import TOPICS, find_topics, texts
from rules.editions import NEWEST

_QUOTED = re.compile("`([^`]+)`")
_ITEM = re.compile(r"^ *(?:-|\d+\.) ", re.MULTILINE)
_IN_OWN_WORDS = {"rules", "rest"}
"""Commands whose examples are in the language of the page: a topic, or villagers by name."""

FOUND = {
    "en": {
        "absence": "commands",
        "reminder": "commands",
        "statistics": "commands",
        "vacation": "commands",
        "time zone": "commands",
        "quiet hours": "commands",
        "notification": "commands",
        "language": "commands",
        "vote": "table-commands",
        "substitute": "table-commands",
        "pause": "table-commands",
        "spectator": "table-commands",
        "clock": "table-commands",
        "victory": "scoring",
        "story": "reading",
    },
    "es": {
        "ausencia": "commands",
        "recordatorio": "commands",
        "estadísticas": "commands",
        "órdenes": "commands",
        "ordenes": "commands",
        "vacaciones": "commands",
        "zona horaria": "commands",
        "idioma": "commands",
        "avisos": "commands",
        "votar": "table-commands",
        "suplente": "table-commands",
        "pausa": "table-commands",
        "observar": "table-commands",
        "reloj": "table-commands",
        "salir": "table-commands",
        "jugador inicial": "round",
        "relato": "reading",
    },
    "ja": {
        "不在": "commands",
        "お休み": "commands",
        "リマインド": "commands",
        "成績": "commands",
        "予約": "commands",
        "休暇": "commands",
        "タイムゾーン": "commands",
        "時差": "commands",
        "言語": "commands",
        "通知": "commands",
        "投票": "table-commands",
        "交代": "table-commands",
        "一時停止": "table-commands",
        "観戦": "table-commands",
        "持ち時間": "table-commands",
        "物語": "reading",
    },
}
"""What people look for, and a page that they must find."""


def page(language: str, topic: str) -> str:
    return texts(words_in(language), NEWEST)[topic]


@cache
def english_names(language: str, kind: str) -> dict[str, str]:
    """Return the English name of each command or parameter, by its name in a language."""
    keys = [key for key in _sources(DEFAULT) if key.startswith(f"{kind}-")]
    return {words_in(language)(key): words_in(DEFAULT)(key) for key in keys}


def in_english(name: str, language: str) -> str:
    """Translate back the names of commands and options in what a page quotes."""
    if not name.startswith("/"):
        return english_names(language, "parameter").get(name, name)
    names = english_names(language, "command")
    return "/" + " ".join(names.get(word, word) for word in name.removeprefix("/").split())


def quoted(text: str, language: str) -> set[str]:
    """Collect the commands, options and values that a page names; of an example, its command."""
    found = [in_english(name, language) for name in _QUOTED.findall(text)]
    return {
        name.split()[0] if name.split()[0].strip("/") in _IN_OWN_WORDS else name for name in found
    }


def rules_named(words: Words, text: str) -> list[str]:
    """List the topics to which a page refers with `/rules`."""
    topics = {normalize(words(f"help-{topic}")): topic for topic in TOPICS}
    rules = f"/{words('command-rules')} "
    names = [name for name in _QUOTED.findall(text) if name.startswith(rules)]
    return [topics[find_topics(words, name.removeprefix(rules))[0]] for name in names]


@pytest.mark.parametrize("language", sorted(set(languages()) - {DEFAULT}))
@pytest.mark.parametrize("topic", TOPICS)
def test_a_page_names_the_same_commands_and_options(language: str, topic: str) -> None:
    ours, english = page(language, topic), page(DEFAULT, topic)
    assert quoted(ours, language) == quoted(english, DEFAULT)
    assert rules_named(words_in(language), ours) == rules_named(words_in(DEFAULT), english)


@pytest.mark.parametrize("language", sorted(set(languages()) - {DEFAULT}))
@pytest.mark.parametrize("topic", TOPICS)
def test_a_page_has_as_many_items_and_paragraphs(language: str, topic: str) -> None:
    ours, english = page(language, topic), page(DEFAULT, topic)
    assert len(_ITEM.findall(ours)) == len(_ITEM.findall(english))
    assert ours.count("\n\n") == english.count("\n\n")


@pytest.mark.parametrize(
    ("language", "sought", "topic"),
    [
        (language, sought, topic)
        for language, table in FOUND.items()
        for sought, topic in table.items()
    ],
)
def test_a_word_finds_its_page(language: str, sought: str, topic: str) -> None:
    words = words_in(language)
    assert normalize(words(f"help-{topic}")) in find_topics(words, sought)
