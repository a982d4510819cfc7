"""Explain the rules in our own words, by topic."""

from bot.words import Words

TOPICS = (
    "start",
    "explore",
    "build",
    "harvest",
    "train",
    "labor",
    "free",
    "track",
    "pass",
    "round",
    "rest",
    "reputation",
    "specials",
    "scoring",
    "symbols",
    "rulings",
    "dice",
)


def topics(words: Words) -> dict[str, str]:
    """Give the help pages by the topic's name in small letters."""
    return {
        words(
            f"help-{topic}"
        ).casefold(): f"### {words(f'help-{topic}')}\n{words(f'help-{topic}-text')}"
        for topic in TOPICS
    }
