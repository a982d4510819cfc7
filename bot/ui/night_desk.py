"""Show the host's desk: a private message from which a host steers a night."""

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.discord_limits import LONGEST_TITLE, MOST_OPTIONS
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.model.nights import DecidedBy, Guest, NightPace, ReadBy
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
    words, night = narrator.words, night_of(loaded.row)
    how = [
        _journey(words, loaded),
        words(f"night-pace-{night.pace}"),
        words(f"night-reader-{night.reader}"),
        words(f"decide-{night.decide}"),
    ]
    parts = [words("desk-title"), words("list-dot").join(how), news, words("desk-note")]
    rows = [
        _flow(words, loaded),
        [_set(words, loaded, DeskPress.PACE, one) for one in NightPace if one != night.pace],
        [_set(words, loaded, DeskPress.READER, one) for one in ReadBy if one != night.reader],
        [
            *[_set(words, loaded, DeskPress.DECIDE, o) for o in DecidedBy if o != night.decide],
            _button(words, loaded, DeskPress.GUESTS),
            _button(words, loaded, DeskPress.END, ButtonStyle.DANGER),
        ],
    ]
    return layout([part for part in parts if part], rows)


def end_question(words: Words, loaded: LoadedGame) -> Message:
    """Ask whether the night is to end now."""
    end = _button(words, loaded, DeskPress.ENDED, ButtonStyle.DANGER)
    back = button(words("desk-back"), CustomId(loaded.row.id, 0, Press.DESK, DeskPress.OPEN))
    return layout([words("desk-end-ask", journey=_journey(words, loaded))], [[end, back]])


def leave_form(words: Words, loaded: LoadedGame, guests: tuple[Guest, ...]) -> Form:
    """Return the form in which the host names a guest who is to leave."""
    options = [Option(str(one.place), name_in(words, one.name)) for one in guests]
    label = words("desk-form-guest")[:LONGEST_TITLE]
    asked = Select(DeskPress.LEAVE, label, tuple(options[:MOST_OPTIONS]))
    press = CustomId(loaded.row.id, 0, Press.DESK, DeskPress.LEAVE)
    return Form(words("desk-form")[:LONGEST_TITLE], str(press), (asked,))


def _flow(words: Words, loaded: LoadedGame) -> list[Button]:
    if loaded.row.status == GameStatus.PAUSED:
        press = CustomId(loaded.row.id, 0, Press.DESK, DeskPress.RESUME)
        return [button(words("night-resume"), press, ButtonStyle.PRIMARY)]
    return [
        _button(words, loaded, one) for one in (DeskPress.BREAK, DeskPress.PAUSE, DeskPress.SKIP)
    ]


def _journey(words: Words, loaded: LoadedGame) -> str:
    journeys = VARIANTS[loaded.row.variant].journeys
    return words("night-journey", number=min(journey_of(loaded), journeys), count=journeys)


def _set(
    words: Words, loaded: LoadedGame, what: DeskPress, value: NightPace | ReadBy | DecidedBy
) -> Button:
    press = CustomId(loaded.row.id, 0, Press.DESK, f"{what}-{value}")
    return button(words(f"desk-{what}", value=value), press)


def _button(
    words: Words, loaded: LoadedGame, what: DeskPress, style: ButtonStyle = ButtonStyle.SECONDARY
) -> Button:
    label = words(f"desk-{what}", minutes=BREAK_MINUTES)
    return button(label, CustomId(loaded.row.id, 0, Press.DESK, what), style)
