"""Describe a planned night: in its message, on its event, and in its cover picture."""

from bot.i18n.words import Words, words_in
from bot.model.games import GameRow
from bot.service.night.steps import night_of
from bot.text.picture_request import CoverRequest
from rules.editions import VARIANTS


def about(words: Words, row: GameRow) -> str:
    """Describe how many journeys a night has, and how it is played."""
    night, journeys = night_of(row), VARIANTS[row.variant].journeys
    length = words("plan-length", count=journeys, minutes=night.minutes(journeys))
    how = [
        words(f"night-reader-{night.reader}"),
        words(f"decide-{night.decide}"),
        words(f"night-pace-{night.pace}"),
        words_in(row.language)("language-name"),
    ]
    return f"{length}\n{words('list-dot').join(how)}"


def event_name(words: Words, row: GameRow) -> str:
    """Name a night's event."""
    return words("plan-event", count=VARIANTS[row.variant].journeys)


def event_about(words: Words, row: GameRow, link: str) -> str:
    """Describe a night's event, with a link to where people sign up."""
    return words("plan-event-about", about=about(words, row), link=link)


def cover(words: Words, row: GameRow) -> CoverRequest:
    """Request the cover picture of a night."""
    journeys = VARIANTS[row.variant].journeys
    return CoverRequest(words.language, words("plan-cover"), words("plan-journeys", count=journeys))
