"""Find which lines a game told its table, so that its next games tell others."""

from encounters.deeds import Hearing
from encounters.interludes import passages_told
from encounters.paper import issues
from encounters.season import round_text
from encounters.stories import Stories


def told_in(stories: Stories, game_key: str, hearing: Hearing) -> frozenset[str]:
    """Return the keys of the letters, overheard lines and texts of the season that a game told.

    `hearing` is that of the game's end; its round had no paper any more.
    """
    memory, deeds, last, earlier = stories.memory, hearing.deeds, hearing.last, hearing.earlier
    today = hearing.round
    papers = issues(memory, game_key, today - 1, deeds, last, earlier)[: today - 1]
    openings = [round_text(memory.season, r, deeds, last, earlier) for r in range(1, today + 1)]
    return frozenset(
        {
            *(key for paper in papers for key, _ in paper.letters),
            *(key for paper in papers for key in paper.overheard),
            *(key for key in openings if key),
            *passages_told(memory.season, stories.entries, hearing),
        }
    )
