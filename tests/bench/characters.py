"""Count the characters that a table reads in its channel, in whole games of four sensible people.

Labels of buttons are not counted, and neither is what is shown in private. What stories need of a
channel is the floor: all else together should stay small beside it.
"""

import logging
import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import mean

from bot.delivery.outbox.languages import Languages
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.text.finale import finale_of
from bot.text.story import teaser, whole_story
from bot.ui.story import WHOLE
from tests.bench.figures import Aim, show, spread, title
from tests.bench.presses import Panels, Presses, new_server, play
from tests.bot.messages import parts_of
from tests.bot.server import Server

_GAMES = 4
_PLAYERS = 4
_SEASON = "the season's story"
_KINDS = (
    (_SEASON, r"> \*\*Underneath\.\*\* "),
    ("papers", r"> "),
    ("titles of stories", r"### \d+\. |-# .*the cave's die"),
    ("what a story brought, and standings", r"-# |\*\*\d+\. |## "),
    ("builds", r"\*\*\w+\*\* builds"),
    ("the market", r"New "),
    ("other moves", r"\*\*\w+\*\* "),
    ("rounds, and all else", r""),
)
"""What stands beside the stories, with how its lines begin."""

_MOST = 9_291
"""Characters beside the stories: a whole game had 28,243 while papers were printed whole, of which
stories were 45 %; 22,000 with the same stories leave these."""


async def run() -> None:
    """Play the games, and show the mean of their characters."""
    title(f"(m) Characters in the channel, {_GAMES} games of {_PLAYERS} sensible people")
    logging.getLogger("bot").setLevel(logging.CRITICAL)
    all_texts: list[int] = []
    others: list[int] = []
    kinds: Counter[str] = Counter()
    for game in range(_GAMES):
        async with new_server(pictures=False) as server:
            await play(server, _PLAYERS, Random(game), Presses(), Panels())
            all_texts.append(characters(server))
            stories = await stories_in(server)
            found = beside(server, stories)
            others.append(all_texts[-1] - sum(map(len, stories)) - found[_SEASON])
            kinds += found
    show("a game", mean(all_texts), "characters", note=spread(all_texts))
    show("beside its stories", mean(others), "characters", Aim(most=_MOST), spread(others))
    for name, count in kinds.most_common():
        show(f"- {name}", count / _GAMES, "characters")


def characters(server: Server) -> int:
    """Count the characters of all texts in the channel, as they are now."""
    return sum(map(len, _texts(server)))


def _texts(server: Server) -> list[str]:
    messages = server.channel.history()
    return [getattr(part, "content", None) or "" for one in messages for part in parts_of(one)]


async def stories_in(server: Server) -> list[str]:
    """List the texts of a game's stories, and of its end below, as the channel has them."""
    loaded = await server.loaded()
    narrator = server.parts[Languages].narrator(loaded)
    plies = await server.parts[Games].history.plies(server.game_id)
    finale = finale_of(narrator, loaded)
    texts = list(finale.texts) if finale else []
    for story in stories_of(plies):
        whole, long = whole_story(narrator, story), teaser(narrator, story)
        texts += whole if sum(map(len, whole)) <= WHOLE else long
    return texts


def beside(server: Server, stories: Sequence[str]) -> Counter[str]:
    """Count the characters beside the stories by what they are."""
    told = {line for text in stories for line in text.split("\n")}
    lines = [line for text in _texts(server) for line in text.split("\n") if line not in told]
    found: Counter[str] = Counter()
    for line in lines:
        found[next(name for name, start in _KINDS if re.match(start, line))] += len(line)
    return found
