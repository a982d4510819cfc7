"""Hold a finished game as a chronicle: round by round, with every story that was heard."""

from datetime import datetime
from typing import NamedTuple

from markupsafe import Markup

from bot.i18n.words import Words
from bot.text.picture_request import (
    Picture,
    PictureRequest,
    PosterRequest,
    PosterTale,
    TitleRequest,
)
from rules.record import record
from rules.words import Seat


class Place(NamedTuple):
    """A line of the final score."""

    place: int
    name: str
    points: int
    seat: Seat


@record
class Told:
    """A paragraph of a story: its text, the choice, the dice and the outcome."""

    title: str
    text: tuple[str, ...]
    choice: str
    dice: tuple[str, ...]
    outcome: tuple[str, ...]


class Voice(NamedTuple):
    """A reading that its reader recorded: what it is called, and where it is heard."""

    label: str
    url: str


@record
class Tale:
    """A story that was heard; `mark` names it within the chronicle.

    `aside` is who read it on a night, and who advised otherwise; `voices` are their recordings.
    """

    mark: str
    title: str
    who: Markup
    explorer: str
    seat: Seat
    picture: Picture | None
    told: tuple[Told, ...]
    brought: Markup
    aside: Markup
    voices: tuple[Voice, ...] = ()


@record
class Lines:
    """What was done between two stories, or where `is_paper`, the morning paper."""

    lines: tuple[Markup, ...]
    is_paper: bool


@record
class Round:
    """A round, in the order in which it was played."""

    number: int
    opening: Markup
    parts: tuple[Tale | Lines, ...]

    @property
    def tales(self) -> tuple[Tale, ...]:
        """List the stories of the round."""
        return tuple([part for part in self.parts if isinstance(part, Tale)])


@record
class Village:
    """What became of a village, and of those whom it met."""

    name: str
    seat: Seat
    picture: Picture | None
    summary: str
    became: tuple[str, ...]


@record
class Chronicle:
    """A whole game, ready to be printed; pictures are requests until they are drawn.

    A night has a `sheet` in the place of points. `shaken` names who added to the dice, if anybody
    did; `mixture` is the text whose hash the dice come from then.
    """

    words: Words
    title: str
    about: str
    places: tuple[Place, ...]
    sheet: tuple[str, ...]
    score: Picture | None
    best: Markup | None
    best_mark: str
    rounds: tuple[Round, ...]
    villages: tuple[Village, ...]
    seed: str
    shaken: str
    mixture: str
    ended_at: datetime

    @property
    def tales(self) -> tuple[Tale, ...]:
        """List all stories in their order."""
        return tuple([tale for one in self.rounds for tale in one.tales])

    @property
    def poster(self) -> PosterRequest | None:
        """Request the game on one sheet; None where text alone is wanted."""
        # A night has no points to draw, so its one village stands for them.
        table = self.villages[0].picture if self.sheet else self.score
        if not isinstance(table, PictureRequest):
            return None
        tales = {
            tale.mark: PosterTale(tale.picture, tale.seat)
            for tale in self.tales
            if isinstance(tale.picture, TitleRequest)
        }
        best = tales.pop(self.best_mark, None)
        told = tuple(tales.values())
        return PosterRequest(self.title, self.about, table, best, told, self.sheet)

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """List the pictures that the chronicle has places for, in their order."""
        shown = [*[tale.picture for tale in self.tales], *[v.picture for v in self.villages]]
        return tuple(dict.fromkeys([one for one in (self.score, *shown) if one is not None]))
