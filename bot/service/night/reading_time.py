"""Estimate how long the words of a night's step take to read aloud: its clock starts from that."""

import re
from datetime import timedelta

from bot.model.loaded_game import LoadedGame
from bot.model.nights import Step
from bot.model.stories import Chapter
from bot.service.night.news import news
from bot.service.night.steps import current_story
from bot.service.night.tales import sign_now
from encounters.tales import tale_words
from rules import encounter, tale
from rules.facts import FinaleRolled
from rules.words import ParagraphNumber

_WORDS, _SIGNS = 150, 350
"""Words, and Japanese characters, that somebody reads aloud in a minute, without haste."""

_REVEALED = timedelta(seconds=1.5)
"""How long the answer of each guest in a finale is shown before its ending can be read."""

_SIGN = re.compile(r"[\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff]")


def time_to_read(text: str) -> timedelta:
    """Return how long a text takes to read aloud."""
    signs = len(_SIGN.findall(text))
    words = len(re.findall(r"\w+(?:['\u2019-]\w+)*", _SIGN.sub(" ", text)))
    return timedelta(minutes=words / _WORDS + signs / _SIGNS)


def reading_time(loaded: LoadedGame, step: Step) -> timedelta:
    """Return how long the words take to read that a night's step has people read or hear."""
    revealed = _REVEALED * _revealed(loaded) if step == Step.TALE else timedelta()
    return time_to_read("\n".join(_words_of(loaded, step))) + revealed


def _revealed(loaded: LoadedGame) -> int:
    """Return how many answers to a finale are shown one by one before the stage."""
    facts = [fact for ply in loaded.panel_plies for fact in ply.facts]
    return len([fact for fact in facts if isinstance(fact, FinaleRolled)])


def _words_of(loaded: LoadedGame, step: Step) -> list[str]:
    story = current_story(loaded)
    chapters = story.chapters if story else ()
    match step:
        case Step.READ | Step.CHOOSE:
            # A paragraph that follows another appears together with how that one ended.
            last = [one for one in chapters[-2:] if one.settled]
            number = encounter.expedition(loaded.state.table).path[-1]
            return [*[_end(loaded, one) for one in last], prompt_words(loaded, number)]
        case Step.END | Step.STORY | Step.REWARD | Step.OVER:
            # What follows the last choice, and has none, is read with its end.
            chosen = [place for place, one in enumerate(chapters) if one.chosen]
            read = chapters[chosen[-1] :] if chosen else chapters
            more = [prompt_words(loaded, one.number) for one in read[1:]]
            told = news(loaded, step) if step == Step.STORY else []
            return [*[_end(loaded, one) for one in read], *more, *told]
        case Step.TALE | Step.OPENING | Step.FINALE:
            return [tale_text(loaded)]
        case Step.GATHER:
            return [sign_text(loaded), *news(loaded, step)]
        case Step.REST:
            return news(loaded, step)
        case Step.FURTHER | Step.TURN:
            return []


def sign_text(loaded: LoadedGame) -> str:
    """Return the sign that a night's tale tells with its gathering; empty if it tells none."""
    told, index = loaded.state.table.tale, sign_now(loaded.row, loaded.state.table)
    if told is None or index is None:
        return ""
    words, _ = tale_words(told.id, loaded.row.language)
    return words.signs[index].text(is_bright=told.signs[index].bright)


def tale_text(loaded: LoadedGame) -> str:
    """Return what the tale of a night tells at this step."""
    table = loaded.state.table
    told = tale.tale_of(table)
    words, _ = tale_words(told.id, loaded.row.language)
    if told.result:
        text = words.endings[told.result.ending]
    else:
        text = words.finale.text if tale.is_finale(table) else words.opening
    return loaded.book.stories.told(text.strip())


def prompt_words(loaded: LoadedGame, number: ParagraphNumber) -> str:
    """Return a paragraph with its title and choices; nothing of a printed book."""
    stories = loaded.book.stories
    if number not in stories.moods:
        return ""
    prompt = stories.prompt(number, loaded.row.language, loaded.past.last_hearing(number))
    return "\n".join([prompt.before, prompt.title, prompt.text, *prompt.labels])


def _end(loaded: LoadedGame, chapter: Chapter) -> str:
    """Return how a paragraph ended; nothing of a printed book, or before it is settled."""
    end, stories = chapter.settled, loaded.book.stories
    if end is None or end.number not in stories.moods:
        return ""
    return stories.outcome(end.number, end.option, end.tier, loaded.row.language) or ""
