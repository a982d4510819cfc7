"""Count the characters that a table reads in its channel, in whole games of four sensible people.

Labels of buttons are not counted, and neither is what is shown in private.
"""

import logging
import tempfile
from pathlib import Path
from random import Random
from statistics import mean

from bot.service.plies.stories import stories_of
from bot.settings import Settings
from bot.text.finale import finale_of
from bot.text.story import teaser, whole_story
from bot.ui.story import WHOLE
from tests.bench.figures import Aim, show, spread, title
from tests.bench.presses import Panels, Presses, play
from tests.bot.messages import parts_of
from tests.bot.server import Server, a_server

_GAMES = 4
_PLAYERS = 4
_MOST = 13_000
"""Characters beside the stories; while papers were printed whole there were some 18,000."""


async def run() -> None:
    """Play the games, and show the mean of their characters."""
    title(f"(m) Characters in the channel, {_GAMES} games of {_PLAYERS} sensible people")
    logging.getLogger("bot").setLevel(logging.CRITICAL)
    all_texts: list[int] = []
    others: list[int] = []
    for game in range(_GAMES):
        with tempfile.TemporaryDirectory(prefix="bench-") as folder:
            settings = Settings(database=Path(folder) / "characters.sqlite3", pictures=False)
            async with a_server(settings) as server:
                await play(server, _PLAYERS, Random(game), Presses(), Panels())
                all_texts.append(characters(server))
                others.append(all_texts[-1] - await of_stories(server))
    show("a game", mean(all_texts), "characters", note=spread(all_texts))
    show("beside its stories", mean(others), "characters", Aim(most=_MOST), spread(others))


def characters(server: Server) -> int:
    """Count the characters of all texts in the channel, as they are now."""
    messages = server.channel.history()
    texts = [getattr(part, "content", None) or "" for one in messages for part in parts_of(one)]
    return sum(map(len, texts))


async def of_stories(server: Server) -> int:
    """Count the characters of a game's stories, and of its end below, as the channel has them."""
    loaded = await server.loaded()
    narrator = server.parts.messages.languages.narrator(loaded)
    plies = await server.parts.service.games.history.plies(server.game_id)
    finale = finale_of(narrator, loaded)
    texts = list(finale.texts) if finale else []
    for story in stories_of(plies):
        whole, long = whole_story(narrator, story), teaser(narrator, story)
        texts += whole if sum(map(len, whole)) <= WHOLE else long
    return sum(map(len, texts))
