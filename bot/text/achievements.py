"""Name the achievements of villages, with their reasons."""

from collections.abc import Mapping, Sequence

from bot.i18n.words import Words
from bot.model.ending import Achievement
from bot.text.narrator import Narrator
from rules.words import Seat


def title(words: Words, achievement: Achievement) -> str:
    """Return the title of an achievement."""
    return words(f"achievement-{achievement}")


def achieved_lines(narrator: Narrator, earned: Sequence[tuple[Seat, Achievement]]) -> list[str]:
    """List what the villages of a game achieved, below a title; empty if they achieved nothing."""
    words = narrator.words
    lines = [
        words(
            "achieved",
            name=narrator.name(seat),
            title=title(words, one),
            why=words(f"achievement-{one}-why"),
        )
        for seat, one in earned
    ]
    return ["\n".join([words("achieved-title"), *lines])] if lines else []


def titles_of(words: Words, earned: Sequence[tuple[Seat, Achievement]]) -> dict[Seat, list[str]]:
    """Return the titles that the villages of a game achieved, by seat."""
    titles: dict[Seat, list[str]] = {}
    for seat, one in earned:
        titles.setdefault(seat, []).append(f"*{title(words, one)}*")
    return titles


def counted_titles(words: Words, earned: Mapping[Achievement, int]) -> str:
    """List the titles of a person's achievements, with how often each was earned."""
    times = [
        words("stats-achieved-times", title=title(words, one), count=earned[one])
        if earned[one] > 1
        else f"*{title(words, one)}*"
        for one in Achievement
        if earned.get(one)
    ]
    return words("list-comma").join(times)
