"""List every picture of a table with its alt text."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.pictures import alt, board, encounter, market, scores, village
from bot.pictures.scene import Scene
from encounters.stories import Stories
from rules import score
from rules.words import Seat


@dataclass(frozen=True)
class Shown:
    """A picture to be drawn, and what is said in its place."""

    name: str
    draw: Callable[[], bytes]
    alt: str


def pictures_of(scene: Scene, stories: Stories) -> Iterator[Shown]:
    """List what can be drawn of a table."""
    table = scene.table
    for seat in map(Seat, range(len(table.players))):
        drawn = Shown(f"village-{seat}", lambda s=seat: village.draw(scene, s), "")
        yield Shown(drawn.name, drawn.draw, alt.village(scene, seat))
    yield Shown("market", lambda: market.draw(scene), alt.market(scene))
    yield Shown("board", lambda: board.draw(scene), alt.board(scene))
    found = score(scene.game, table)
    yield Shown(
        "scores",
        lambda: scores.draw(scene, found, final=table.over),
        alt.scores(scene, found, final=table.over),
    )
    if table.expedition:
        yield Shown("party", lambda: encounter.draw_party(scene), alt.party(scene))
        for number in table.expedition.path[-1:]:
            heading = stories.title(number, scene.words.language)
            told = (number, heading, stories.moods[number])
            yield Shown(
                "title",
                lambda t=told: encounter.draw_title(scene, *t),
                alt.title_card(scene, *told),
            )
