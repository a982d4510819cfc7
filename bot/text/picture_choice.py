"""Choose which picture goes with which message."""

from bot.model.loaded_game import LoadedGame
from bot.text.narrator import Narrator
from bot.text.picture_request import Picture, PictureKind, PictureRequest, Rounds, TitleRequest
from encounters.scenes import Place
from rules import score
from rules.cards.caves import CAVES
from rules.editions import Game
from rules.questions import ChooseOption
from rules.scoring import Score
from rules.table import FIRST_SEAT, Table, Tale
from rules.words import ParagraphNumber, Seat

_DARKEST = 3


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
    """Request a picture; None if only text is wanted, or there is nothing to show."""
    if narrator.words.plain:
        return None
    numbers: tuple[int, ...] = ()
    match kind:
        case PictureKind.PARTY if table.expedition is None:
            return None
        case PictureKind.MARKET if table.market.cave:
            numbers = game.book.cells[CAVES.index(table.market.cave)]
        case _:
            pass
    language, edition = narrator.words.language, game.edition.name
    return PictureRequest(
        kind,
        language,
        edition,
        narrator.plain,
        table,
        seat,
        numbers,
        scores,
        rounds,
        narrator.faces,
        narrator.house_rules,
    )


def of_panel(
    narrator: Narrator, loaded: LoadedGame, *, aloud: bool, rounds: Rounds = ()
) -> Picture | None:
    """Request a panel's picture, which shows what its question is about.

    The score at the end, the party while it explores, otherwise the table at a glance.
    """
    game, table = loaded.game, loaded.state.table
    if table.over:
        kind, found = PictureKind.SCORE, score(game, table)
        return request_picture(kind, narrator, game, table, scores=found, rounds=rounds)
    if table.expedition:
        unread = any(isinstance(question, ChooseOption) for question in table.questions)
        if aloud and unread:
            return of_paragraph(narrator, table.expedition.path[-1])
        return request_picture(PictureKind.PARTY, narrator, game, table)
    return request_picture(PictureKind.TABLE, narrator, game, table)


def of_dice(narrator: Narrator, loaded: LoadedGame) -> PictureRequest | None:
    """Request the picture of a party with its dice; None before they are rolled."""
    table = loaded.state.table
    if table.expedition is None or table.expedition.option is None:
        return None
    return request_picture(PictureKind.PARTY, narrator, loaded.game, table)


def of_paragraph(
    narrator: Narrator, number: ParagraphNumber, *, dimmed: int = 0, again: int = 0
) -> TitleRequest | None:
    """Request a paragraph's title card; None with a printed book, or if only text is wanted."""
    if narrator.words.plain or number not in narrator.stories.moods:
        return None
    language = narrator.words.language
    title = narrator.stories.title(number, language)
    mood, setting = narrator.stories.mood(number), narrator.stories.setting(number)
    is_dark = narrator.stories.places.get(number) is Place.DARK
    scene, figure = setting.scene, setting.figure
    return TitleRequest(language, number, title, mood, scene, figure, is_dark, dimmed, again)


def dimmed_by(tale: Tale | None, burned: int = 0) -> int:
    """Return how much the light of a tale dims title cards: one step for each quarter gone.

    `burned` is what has burned since, which the card may not tell yet.
    """
    if tale is None:
        return 0
    gone = tale.start - tale.light - burned
    return min(_DARKEST, (_DARKEST + 1) * gone // tale.start)
