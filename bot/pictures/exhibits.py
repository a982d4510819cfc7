"""Tell for each picture how it is drawn, and which words stand for it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.pictures import alt, board, encounter, market, scores, village
from bot.pictures.rounds import Rounds
from bot.pictures.scene import Scene
from bot.pictures.studio import Studio
from bot.pictures.wishes import Wish

Drawing: TypeAlias = Callable[..., bytes]


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A picture to be drawn: `draw(scene, *about)`, and its words."""

    draw: Drawing
    scene: Scene
    about: tuple[object, ...]
    alt: str

    async def paint(self, studio: Studio) -> bytes:
        """Give the PNG."""
        return await studio.paint(self.draw, self.scene, *self.about)


def exhibit(wish: Wish) -> Exhibit | None:
    """Tell how a wish is drawn; None where there is nothing to see."""
    voice, table = wish.voice, wish.table
    scene = Scene(voice.words, wish.game, table, voice.plain)
    trip = table.expedition
    match wish.what:
        case "village":
            return Exhibit(village.draw, scene, (wish.seat,), alt.village(scene, wish.seat))
        case "market":
            return Exhibit(market.draw, scene, (), alt.market(scene))
        case "board":
            return Exhibit(board.draw, scene, (), alt.board(scene))
        case "score":
            said = alt.scores(scene, wish.scores, final=table.over, rounds=wish.rounds)
            about = (wish.scores, table.over, wish.rounds)
            return Exhibit(_draw_scores, scene, about, said)
        case "party" if trip:
            return Exhibit(encounter.draw_party, scene, (), alt.party(scene))
        case "title" if trip and trip.path and trip.path[-1] in voice.stories.moods:
            number = trip.path[-1]
            heading = voice.stories.title(number, voice.words.language)
            told = (number, heading, voice.stories.moods[number])
            return Exhibit(encounter.draw_title, scene, told, alt.title_card(scene, *told))
        case _:
            return None


def _draw_scores(
    scene: Scene,
    found: tuple[scores.Score, ...],
    final: bool,  # noqa: FBT001 - drawn by place
    rounds: Rounds,
) -> bytes:
    return scores.draw(scene, found, final=final, rounds=rounds)
