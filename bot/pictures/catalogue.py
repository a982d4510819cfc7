"""Tell for each picture how it is drawn, and which words stand for it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.pictures import alt, board, encounter, market, scores, village
from bot.pictures.renderer import Renderer
from bot.pictures.request import PictureRequest
from bot.pictures.rounds import Rounds
from bot.pictures.scene import Scene

Drawing: TypeAlias = Callable[..., bytes]


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A picture to be drawn: `draw(scene, *about)`, and its words."""

    draw: Drawing
    scene: Scene
    about: tuple[object, ...]
    alt: str

    async def paint(self, studio: Renderer) -> bytes:
        """Give the PNG."""
        return await studio.paint(self.draw, self.scene, *self.about)


def exhibit(wish: PictureRequest) -> Exhibit | None:
    """Tell how a wish is drawn; None where there is nothing to see."""
    narrator, table = wish.narrator, wish.table
    scene = Scene(narrator.words, wish.game, table, narrator.plain)
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
        case "title" if trip and trip.path and trip.path[-1] in narrator.stories.moods:
            number = trip.path[-1]
            heading = narrator.stories.title(number, narrator.words.language)
            told = (number, heading, narrator.stories.moods[number])
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
