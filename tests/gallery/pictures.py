"""List every picture of a table with its alt text."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.i18n.words import words_in
from bot.pictures.renderer import render
from bot.text.alt import alt
from bot.text.narrator import Narrator
from bot.text.picture_choice import of_paragraph, request_picture
from bot.text.picture_request import Picture, PictureKind
from encounters.stories import Stories
from rules import score
from rules.editions import Game
from rules.table import Table
from rules.words import Seat


@dataclass(frozen=True)
class Shown:
    """A picture to be drawn, under the name of its file."""

    name: str
    request: Picture

    def draw(self) -> bytes:
        """Return the PNG."""
        return render(self.request)

    @property
    def alt(self) -> str:
        """Return what is said in its place."""
        return alt(self.request)


def narrator_in(
    language: str, game: Game, names: tuple[str, ...], stories: Stories, *, plain: bool = False
) -> Narrator:
    """Tell a game in a language; `names` is indexed by seat."""
    words = words_in(language, plain=plain)
    return Narrator(words, names, names, (), stories, "", game.edition)


def pictures_of(narrator: Narrator, game: Game, table: Table) -> Iterator[Shown]:
    """List what can be drawn of a table."""
    for seat in map(Seat, range(len(table.players))):
        village = request_picture(PictureKind.VILLAGE, narrator, game, table, seat=seat)
        yield from _shown(f"village-{seat}", village)
    for name, kind in (
        *(
            ("market", PictureKind.MARKET),
            ("board", PictureKind.BOARD),
            ("table", PictureKind.TABLE),
        ),
        *(("scores", PictureKind.SCORE), ("party", PictureKind.PARTY)),
    ):
        scores = score(game, table) if kind is PictureKind.SCORE else ()
        yield from _shown(name, request_picture(kind, narrator, game, table, scores=scores))
    if table.expedition:
        yield from _shown("title", of_paragraph(narrator, table.expedition.path[-1]))


def _shown(name: str, request: Picture | None) -> Iterator[Shown]:
    if request is not None:
        yield Shown(name, request)
