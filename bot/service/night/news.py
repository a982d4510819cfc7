"""Find the words of the book's tidings on a night's stage: weather, papers, and the season."""

from bot.model.loaded_game import LoadedGame
from bot.model.nights import Step
from bot.service.night.steps import current_story, journey_of
from bot.service.night.tidings import paper_after
from encounters.paper import NEWS, opening, paper, weather
from encounters.stories import Stories
from rules.dice import commitment
from rules.editions import Reading


def news(loaded: LoadedGame, step: Step) -> list[str]:
    """Return what a night's stage tells of the tidings at a step, the first weather above it too.

    What came with a story stands in its message, not in that of the step after it.
    """
    if loaded.row.reading == Reading.BOOK or not loaded.book.stories.memory.tidings:
        return []
    if step != Step.STORY and current_story(loaded):
        return []
    rounds = [paper_after(ply.facts) for ply in loaded.panel_plies if ply.ply]
    papers = [_paper(loaded, ended) for ended in rounds if ended]
    is_first = step == Step.GATHER and journey_of(loaded) == 1
    return [_first(loaded), *papers] if is_first else papers


def _paper(loaded: LoadedGame, ended: int) -> str:
    """Return a paper's news, about as they are shown; without any, how the season goes on."""
    row, past = loaded.row, loaded.past
    deeds = tuple([one for one in past.deeds if one.shelf or one.round <= ended])
    when = (ended, deeds, row.language, row.edition_played.rounds, past.earlier)
    printed = paper(_stories(loaded), commitment(row.seed), *when)
    if not printed.has_news:
        return printed.season
    first, *others = [text for _, text in printed.headlines] or [""]
    small = [one.text for one in (*printed.overheard, *printed.letters)]
    return "\n".join([printed.name, first, printed.season, *others, *small])[:NEWS]


def _first(loaded: LoadedGame) -> str:
    stories, past, language = _stories(loaded), loaded.past, loaded.row.language
    season = opening(stories, 1, past.earlier_deeds, language, past.last, past.earlier)
    return season or weather(stories, 1, language)


def _stories(loaded: LoadedGame) -> Stories:
    stories = loaded.book.stories
    return stories.without_season() if loaded.row.tale else stories
