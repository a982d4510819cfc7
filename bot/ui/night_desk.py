"""Show the host's desk: a private message from which a host steers a night.

It is of use before the night begins, while it goes on, and at an evening of a common game.
"""

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.discord_limits import LONGEST_TITLE, MOST_OPTIONS
from bot.model.games import GameRow
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.model.nights import DecidedBy, Guest, Night, NightPace, ReadBy
from bot.model.presses import DeskPress, Press
from bot.service.night.steps import journey_of, night_of
from bot.text.narrator import Narrator, name_in
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Form, Message, Option, Select
from rules.editions import VARIANTS

BREAK_MINUTES = 10


def desk_button(words: Words, game_id: int) -> Button:
    """Return the button of the stage that opens the desk."""
    return button(words("desk-open"), CustomId(game_id, 0, Press.DESK, DeskPress.OPEN))


def desk(narrator: Narrator, loaded: LoadedGame, news: str = "") -> Message:
    """Show how the night is held, and a button for all that its host may change.

    `news` is what a press has just done.
    """
    words, row = narrator.words, loaded.row
    how = words("list-dot").join([_journey(words, loaded), *_held(words, night_of(row))])
    return _shown(words, [how, news], [_flow(words, row), *_settings(words, row)])


def lobby_desk(words: Words, row: GameRow, news: str = "") -> Message:
    """Show how a night that has not begun is to be held, with what its host may change."""
    how = words("list-dot").join(_held(words, night_of(row)))
    return _shown(words, [how, news], _settings(words, row))


def evening_desk(narrator: Narrator, loaded: LoadedGame, news: str = "") -> Message:
    """Show who reads at an evening of a common game, with what its host may change."""
    words, row = narrator.words, loaded.row
    rows = [
        [_button(words, row, one) for one in (DeskPress.BREAK, DeskPress.SKIP)],
        _readers(words, row),
        _people(words, row),
    ]
    return _shown(words, [words(f"night-reader-{night_of(row).reader}"), news], rows)


def end_question(words: Words, row: GameRow, loaded: LoadedGame | None) -> Message:
    """Ask whether the night is to end now, or to be called off before it is `loaded`."""
    end = _button(words, row, DeskPress.ENDED, ButtonStyle.DANGER)
    back = button(words(f"{_desk(row)}-back"), CustomId(row.id, 0, Press.DESK, DeskPress.OPEN))
    journey = _journey(words, loaded) if loaded and row.is_night else ""
    return layout([words(f"{_desk(row)}-end-ask", journey=journey)], [[end, back]])


def leave_form(words: Words, row: GameRow, guests: tuple[Guest, ...]) -> Form:
    """Return the form in which the host names a guest who is to leave."""
    options = [Option(str(one.place), name_in(words, one.name)) for one in guests]
    label = words("desk-form-guest")[:LONGEST_TITLE]
    asked = Select(DeskPress.LEAVE, label, tuple(options[:MOST_OPTIONS]))
    press = CustomId(row.id, 0, Press.DESK, DeskPress.LEAVE)
    return Form(words("desk-form")[:LONGEST_TITLE], str(press), (asked,))


def _shown(words: Words, about: list[str], rows: list[list[Button]]) -> Message:
    parts = [words("desk-title"), *about, words("desk-note")]
    return layout([part for part in parts if part], rows)


def _held(words: Words, night: Night) -> list[str]:
    """Return how a night is held."""
    return [
        words(f"night-pace-{night.pace}"),
        words(f"night-reader-{night.reader}"),
        words(f"decide-{night.decide}"),
    ]


def _flow(words: Words, row: GameRow) -> list[Button]:
    if row.status == GameStatus.PAUSED:
        press = CustomId(row.id, 0, Press.DESK, DeskPress.RESUME)
        return [button(words("night-resume"), press, ButtonStyle.PRIMARY)]
    return [_button(words, row, one) for one in (DeskPress.BREAK, DeskPress.PAUSE, DeskPress.SKIP)]


def _settings(words: Words, row: GameRow) -> list[list[Button]]:
    """Return the buttons of what a night's host may change, before it and while it goes on."""
    night = night_of(row)
    decided = [_set(words, row, DeskPress.DECIDE, one) for one in DecidedBy if one != night.decide]
    return [
        [_set(words, row, DeskPress.PACE, one) for one in NightPace if one != night.pace],
        _readers(words, row),
        [*decided, *_people(words, row)],
    ]


def _readers(words: Words, row: GameRow) -> list[Button]:
    reader = night_of(row).reader
    return [_set(words, row, DeskPress.READER, one) for one in ReadBy if one != reader]


def _people(words: Words, row: GameRow) -> list[Button]:
    guests = _button(words, row, DeskPress.GUESTS)
    return [guests, _button(words, row, DeskPress.END, ButtonStyle.DANGER)]


def _journey(words: Words, loaded: LoadedGame) -> str:
    journeys = VARIANTS[loaded.row.variant].journeys
    return words("night-journey", number=min(journey_of(loaded), journeys), count=journeys)


def _desk(row: GameRow) -> str:
    """Return how the keys of the sentences about the end begin at this kind of desk."""
    if row.status == GameStatus.LOBBY:
        return "desk-lobby"
    return "desk-evening" if row.lift else "desk"


def _set(
    words: Words, row: GameRow, what: DeskPress, value: NightPace | ReadBy | DecidedBy
) -> Button:
    press = CustomId(row.id, 0, Press.DESK, f"{what}-{value}")
    return button(words(f"desk-{what}", value=value), press)


def _button(
    words: Words, row: GameRow, what: DeskPress, style: ButtonStyle = ButtonStyle.SECONDARY
) -> Button:
    desk = _desk(row) if what in (DeskPress.END, DeskPress.ENDED) else "desk"
    label = words(f"{desk}-{what}", minutes=BREAK_MINUTES)
    return button(label, CustomId(row.id, 0, Press.DESK, what), style)
