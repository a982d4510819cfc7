"""Define the chronicle of a finished game: round by round, with every story that was heard."""

from datetime import datetime
from typing import NamedTuple

from markupsafe import Markup

from bot.chronicle.steps import Standing, Step
from bot.i18n.words import Words
from bot.text.narration import NarrationText
from bot.text.picture_request import (
    BookCoverRequest,
    FaceRequest,
    Picture,
    PictureRequest,
    PosterRequest,
    PosterStory,
    TitleRequest,
    game_title,
)
from rules.record import record
from rules.words import Seat

SMALL, TINY = 0.3, 0.2
"""Parts of a picture's full width: of a village as it grew, and of a face."""


class Place(NamedTuple):
    """A line of the final score."""

    place: int
    name: str
    points: int
    seat: Seat


class Grown(NamedTuple):
    """A village as it was at the end of a round, or after a third of a night."""

    name: str
    seat: Seat
    picture: Picture


class Roll(NamedTuple):
    """A line about dice: the die that it names, 0 if it names none, and its words."""

    die: int
    text: str


@record
class ChronicleParagraph:
    """A paragraph of a story: its text, the choice, the dice and the outcome."""

    title: str
    text: tuple[Markup, ...]
    choice: str
    dice: tuple[Roll, ...]
    outcome: tuple[Markup, ...]


class ReadingLink(NamedTuple):
    """A reading that its reader recorded: its name, and the address of its message."""

    label: str
    url: str
    message_id: int


@record
class ChronicleStory:
    """A story that was heard; `mark` is its id within the chronicle.

    `who` went; `explorer` is whose it was, or who led it on a night. `aside` is who read it there,
    and who advised otherwise; `recordings` are their own voices, `spoken` what the bot has read
    of it. `quote` is a line of it; `grown` is a night's village after a third of its stories.
    """

    mark: str
    title: str
    who: Markup
    explorer: str
    seat: Seat
    picture: Picture | None
    paragraphs: tuple[ChronicleParagraph, ...]
    reward_line: Markup
    aside: Markup
    recordings: tuple[ReadingLink, ...] = ()
    quote: Markup = Markup()
    spoken: tuple[NarrationText, ...] = ()
    grown: tuple[Grown, ...] = ()


@record
class Lines:
    """What was done between two stories or, with `is_paper`, the morning paper.

    What the tale of a night told there has a `heading`. `spoken` is what the bot has read of it.
    """

    lines: tuple[Markup, ...]
    is_paper: bool
    heading: str = ""
    spoken: tuple[NarrationText, ...] = ()


@record
class Round:
    """A round, in the order in which it was played; `news` is what villages got in it.

    `grown` are the villages at its end, if more rounds followed.
    """

    number: int
    opening: Markup
    parts: tuple[ChronicleStory | Lines, ...]
    news: Markup = Markup()
    grown: tuple[Grown, ...] = ()

    @property
    def stories(self) -> tuple[ChronicleStory, ...]:
        """List the stories of the round."""
        return tuple([part for part in self.parts if isinstance(part, ChronicleStory)])

    @property
    def papers(self) -> tuple[Lines, ...]:
        """List the papers of the round."""
        return tuple([part for part in self.parts if isinstance(part, Lines) and part.is_paper])

    @property
    def moves(self) -> tuple[Markup, ...]:
        """List what was done between the stories, a line each."""
        between = [one for one in self.parts if isinstance(one, Lines)]
        done = [one for one in between if not (one.is_paper or one.heading)]
        return tuple([line for one in done for line in one.lines])


@record
class Move:
    """What is told of one ply, by its number."""

    ply: int
    parts: tuple[ChronicleStory | Lines, ...]


class Portrait(NamedTuple):
    """A guest of a night, and what they did; there is no face where only text is wanted."""

    name: str
    face: FaceRequest | None
    did: str


class Met(NamedTuple):
    """Somebody whom the villages met, and in which story: its mark and its title."""

    face: FaceRequest
    mark: str
    title: str


class Told(NamedTuple):
    """A step of the game with what is told of it."""

    step: Step
    parts: "tuple[ChronicleStory | Lines, ...]"


@record
class Village:
    """What became of a village, and of the people that it met."""

    name: str
    seat: Seat
    picture: Picture | None
    summary: str
    became: tuple[Markup, ...]


@record
class Chronicle:
    """A whole game, ready to be printed; pictures are requests until they are drawn.

    `people` are the villages' players, or a night's guests, who have `portraits`; a night has a
    `sheet` instead of points. `met` are those whom they met, `steps` the moves one by one, and
    `by_round` how the villages stood at the end of each round. `house_rules` and `shaken` say what
    the table chose and who added to the dice, if anyone did; `mixture` is then the text whose hash
    the dice come from. `finale` has the paragraphs and lists of the last story, which the whole
    table was told; `finale_spoken` and `fates_spoken` are what the bot has read of the end.
    """

    words: Words
    people: tuple[str, ...]
    portraits: tuple[Portrait, ...]
    met: tuple[Met, ...]
    about: str
    house_rules: str
    places: tuple[Place, ...]
    sheet: tuple[str, ...]
    score: Picture | None
    best: Markup | None
    best_mark: str
    rounds: tuple[Round, ...]
    finale: tuple[Markup, ...]
    finale_spoken: tuple[NarrationText, ...]
    fates_spoken: tuple[NarrationText, ...]
    villages: tuple[Village, ...]
    steps: tuple[Told, ...]
    by_round: tuple[tuple[int, tuple[Standing, ...]], ...]
    seed: str
    shaken: str
    mixture: str
    ended_at: datetime

    @property
    def title(self) -> str:
        """Return the title."""
        return game_title(self.words, self.people, is_night=bool(self.sheet))

    @property
    def stories(self) -> tuple[ChronicleStory, ...]:
        """List all stories in their order."""
        return tuple([story for one in self.rounds for story in one.stories])

    @property
    def spoken(self) -> tuple[tuple[NarrationText, ...], ...]:
        """List what a voice may have read, in its order; the first text of each has the others."""
        told = list[tuple[NarrationText, ...]]()
        for part in [part for one in self.rounds for part in one.parts]:
            is_story = isinstance(part, ChronicleStory)
            told += [part.spoken] if is_story else [(text,) for text in part.spoken]
        return (*told, *[(text,) for text in (*self.finale_spoken, *self.fates_spoken)])

    @property
    def poster(self) -> PosterRequest | None:
        """Request the poster of the game; None if only text is wanted."""
        # A night has no points to draw; its one village is shown instead.
        table = self.villages[0].picture if self.sheet else self.score
        if not isinstance(table, PictureRequest):
            return None
        posters = {
            story.mark: PosterStory(story.picture, story.seat)
            for story in self.stories
            if isinstance(story.picture, TitleRequest)
        }
        best = posters.pop(self.best_mark, None)
        others = tuple(posters.values())
        about = "\n".join(filter(None, [self.about, self.house_rules]))
        return PosterRequest(self.people, about, table, best, others, self.sheet)

    @property
    def cover(self) -> BookCoverRequest | None:
        """Request the cover of the book; None if only text is wanted."""
        cards = {
            story.mark: story.picture
            for story in self.stories
            if isinstance(story.picture, TitleRequest)
        }
        if self.poster is None:
            return None
        card = cards.get(self.best_mark) or next(iter(cards.values()), None)
        return BookCoverRequest(self.words.language, self.title, self.about, card)

    @property
    def pictures(self) -> dict[Picture, float]:
        """Return the pictures of the chronicle, in their order, and their parts of the width."""
        full = [*[story.picture for story in self.stories], *[v.picture for v in self.villages]]
        faces = [*[one.face for one in self.portraits], *[one.face for one in self.met]]
        small = [one.picture for each in (*self.rounds, *self.stories) for one in each.grown]
        sized = [(self.score, 1.0), *[(one, 1.0) for one in full]]
        sized += [(one, TINY) for one in faces] + [(one, SMALL) for one in small]
        return {picture: part for picture, part in sized if picture is not None}
