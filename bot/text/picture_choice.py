"""Choose which picture goes with which message."""

from bot.model.open_game import OpenGame
from bot.text.narrator import Narrator
from bot.text.picture_request import Heading, PictureKind, PictureRequest, Rounds
from rules import score
from rules.cards.caves import CAVES
from rules.editions import Game
from rules.questions import ChooseOption
from rules.scoring import Score
from rules.table import FIRST_SEAT, Table
from rules.words import Seat


def request_picture(
    kind: PictureKind,
    narrator: Narrator,
    game: Game,
    table: Table,
    *,
    seat: Seat = FIRST_SEAT,
    scores: tuple[Score, ...] = (),
    rounds: Rounds = (),
) -> PictureRequest | None:
    """Request a picture; None where text alone is wanted, or there is nothing to show."""
    if narrator.words.plain:
        return None
    numbers: tuple[int, ...] = ()
    heading = None
    match kind:
        case PictureKind.PARTY if table.expedition is None:
            return None
        case PictureKind.TITLE:
            heading = _heading(narrator, table)
            if heading is None:
                return None
        case PictureKind.MARKET if table.market.cave:
            numbers = game.book.cells[CAVES.index(table.market.cave)]
        case _:
            pass
    language, edition = narrator.words.language, game.edition.name
    return PictureRequest(
        kind, language, edition, narrator.plain, table, seat, numbers, heading, scores, rounds
    )


def of_panel(
    narrator: Narrator, opened: OpenGame, *, aloud: bool, rounds: Rounds = ()
) -> PictureRequest | None:
    """Request a panel's picture, of what its question is about.

    The score at the end, the party while it explores, the village of the one who is asked, and
    the board where several are asked at once.
    """
    game, table = opened.game, opened.state.table
    if table.over:
        kind, found = PictureKind.SCORE, score(game, table)
        return request_picture(kind, narrator, game, table, scores=found, rounds=rounds)
    if table.expedition:
        unread = any(isinstance(question, ChooseOption) for question in table.questions)
        kind = PictureKind.TITLE if aloud and unread else PictureKind.PARTY
        return request_picture(kind, narrator, game, table)
    first, *others = table.questions
    if others:
        return request_picture(PictureKind.BOARD, narrator, game, table)
    return request_picture(PictureKind.VILLAGE, narrator, game, table, seat=first.seat)


def of_reading(narrator: Narrator, opened: OpenGame) -> PictureRequest | None:
    """Request a reading's picture: the paragraph's title, then the party with its dice."""
    table = opened.state.table
    if table.expedition:
        unread = table.expedition.option is None
        kind = PictureKind.TITLE if unread else PictureKind.PARTY
        return request_picture(kind, narrator, opened.game, table)
    return of_journal(narrator, opened)


def of_journal(narrator: Narrator, opened: OpenGame) -> PictureRequest | None:
    """Request a journal entry's picture: the dice of its expedition, if any."""
    if opened.trip is None:
        return None
    return request_picture(PictureKind.PARTY, narrator, opened.game, opened.trip)


def _heading(narrator: Narrator, table: Table) -> Heading | None:
    """Return the heading of the open paragraph; None where the book has no text for it."""
    trip, stories = table.expedition, narrator.stories
    if trip is None or not trip.path or trip.path[-1] not in stories.moods:
        return None
    number = trip.path[-1]
    title = stories.title(number, narrator.words.language)
    return Heading(number, title, stories.moods[number])
