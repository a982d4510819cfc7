"""Explain the rules in our own words, by topic."""

from bot.words import Words

TOPICS = (
    "start",
    "explore",
    "encounters",
    "effort",
    "build",
    "outposts",
    "harvest",
    "train",
    "labor",
    "free",
    "track",
    "pass",
    "round",
    "rest",
    "income",
    "reputation",
    "specials",
    "villagers",
    "symbols",
    "scoring",
    "reading",
    "undo",
    "commands",
    "rulings",
    "about",
    "setup",
    "more-symbols",
    "ties",
    "dice",
    "table-commands",
    "more-rulings",
    "further-rulings",
    "preview",
    "preview-rulings",
    "solo",
    "solo-building",
    "solo-rulings",
    "more-solo-rulings",
)
"""The pages; the first are what Discord lists before anything is typed."""


def topics(words: Words) -> dict[str, str]:
    """Give the help pages by the topic's name in small letters."""
    return {
        _name(words, topic): f"### {words(f'help-{topic}')}\n{words(f'help-{topic}-text')}"
        for topic in TOPICS
    }


def find_topics(words: Words, sought: str) -> list[str]:
    """List the topics' names that a search finds: by the name first, then by its search words."""
    text = " ".join(sought.casefold().split())
    exact = [name for topic in TOPICS if (name := _name(words, topic)) == text]
    named = [name for topic in TOPICS if text in (name := _name(words, topic))]
    also = [
        _name(words, topic)
        for topic in TOPICS
        if any(text in word.strip() for word in words(f"help-{topic}-also").casefold().split(","))
    ]
    return list(dict.fromkeys([*exact, *named, *also]))


def _name(words: Words, topic: str) -> str:
    return words(f"help-{topic}").casefold()
