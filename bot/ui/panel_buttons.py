"""Choose a panel's buttons: what is asked, the quickest answers above it, the rest behind More."""

from bot.model.custom_id import CustomId
from bot.model.kinds import GameStatus, SeatStatus
from bot.model.open_game import OpenGame
from bot.model.presses import Board, GuidePress, Press, SeatPress
from bot.service.night.occasion import occasion_of
from bot.service.night.steps import question_now
from bot.service.plies.plies import step_to_undo
from bot.text.narrator import Narrator
from bot.ui.buttons import question_buttons, short_name, withdraw_button
from bot.ui.layout import button
from bot.ui.message import Button, ButtonStyle
from bot.ui.proposals import asked_to_rest, proposed_buttons
from bot.ui.quick import quick_answers, quick_purchases
from bot.ui.reading import encounter_buttons, read_button
from bot.ui.rows import panel_lines
from rules.editions import Reading
from rules.questions import ChooseOption, Question, RestVillagers, TakeTurn
from rules.words import Seat

_COACHED = 2
"""The last round in which a coach is offered: the first trips below are made then."""

Lines = list[list[Button]]


def panel_buttons(
    narrator: Narrator, opened: OpenGame, *, aloud: bool = False
) -> tuple[Lines, list[Button]]:
    """Return a panel's lines of buttons, and those for which there is no room.

    `aloud` includes the choices of a paragraph.
    """
    if opened.row.status == GameStatus.PAUSED:
        return [[_show(narrator, opened, Board.TABLE)]], []
    question = opened.state.table.questions[0]
    main = [*_asked(narrator, opened, question, aloud=aloud), *_always(narrator, opened)]
    return panel_lines(*_optional(narrator, opened, question), main)


def stage_moves(narrator: Narrator, opened: OpenGame) -> list[Button]:
    """Return the buttons for the seats on a lifted game's stage: its explorer's, and everyone's.

    A paragraph's choices are there as advice.
    """
    question, is_taken = question_now(opened.state.table), False
    if isinstance(question, ChooseOption):
        is_taken = _is_taken(opened, question)
    asked = [] if is_taken else _asked(narrator, opened, question, aloud=True)
    return [*asked, *_always(narrator, opened)]


def left_out(narrator: Narrator, opened: OpenGame, seat: Seat, on_panel: Narrator) -> list[Button]:
    """Return the buttons of a seat for which the panel has no room.

    The panel's own language, with longer or shorter words, is that of `on_panel`.
    """
    if opened.row.status == GameStatus.PAUSED:
        return []
    question = opened.state.table.questions[0]
    quick, extra = _optional(narrator, opened, question)
    is_theirs = question.seat == seat or isinstance(question, RestVillagers)
    found = [*(quick if is_theirs else ()), *extra]
    if occasion_of(opened).has_stage and opened.state.table.expedition:
        return found  # the stage has room for none of them
    _, missing = panel_buttons(on_panel, opened)
    # Compared by what they do, as their labels are in two languages.
    ids = {button.custom_id for button in missing}
    return [button for button in found if button.custom_id in ids]


def _optional(
    narrator: Narrator, opened: OpenGame, question: Question
) -> tuple[list[Button], list[Button]]:
    """Return the quick answers, and what else is on a panel if there is room."""
    extra = withdraw_button(narrator, opened, question) or _undo(narrator, opened)
    if opened.state.table.round <= _COACHED:
        extra.append(
            button(
                narrator.words("guide-on"), CustomId(opened.row.id, 0, Press.GUIDE, GuidePress.ON)
            )
        )
    quick: list[Button] = []
    if _is_taken(opened, question):
        if isinstance(question, TakeTurn):
            quick = quick_answers(narrator, opened, question)
            extra += quick_purchases(narrator, opened, question)
        elif isinstance(question, RestVillagers):
            quick = proposed_buttons(narrator, opened, asked_to_rest(opened))
    return quick, extra


def _asked(
    narrator: Narrator, opened: OpenGame, question: Question, *, aloud: bool
) -> list[Button]:
    """Return the buttons that answer the first question; a rest is for everyone at once."""
    if isinstance(question, RestVillagers):
        press = CustomId(opened.row.id, 0, Press.OPEN_FORM, "rest")
        return [button(narrator.words("verb-rest-otherwise"), press)]
    if opened.row.seats[question.seat].is_companion:
        return []
    if not _is_taken(opened, question):
        take = CustomId(opened.row.id, question.seat, Press.SEAT, SeatPress.TAKE)
        return [button(narrator.words("take-seat"), take, ButtonStyle.PRIMARY)]
    if isinstance(question, ChooseOption):
        if aloud or opened.row.reading == Reading.BOOK:
            return encounter_buttons(narrator, opened)
        return [read_button(narrator, opened, question)]
    return question_buttons(narrator, opened, question)


def _always(narrator: Narrator, opened: OpenGame) -> list[Button]:
    more = button(narrator.words("verb-more"), CustomId(opened.row.id, 0, Press.MORE))
    return [more, _show(narrator, opened, Board.TABLE)]


def _is_taken(opened: OpenGame, question: Question) -> bool:
    return opened.row.seats[question.seat].status == SeatStatus.TAKEN


def _show(narrator: Narrator, opened: OpenGame, what: Board) -> Button:
    return button(narrator.words(f"view-{what}"), CustomId(opened.row.id, 0, Press.SHOW, what))


def _undo(narrator: Narrator, opened: OpenGame) -> list[Button]:
    """Return the button that undoes the last step, with the name of the only one who may."""
    last = step_to_undo(opened)
    if last is None:
        return []
    name = "" if narrator.is_solo else short_name(narrator, last.seat)
    label = narrator.words("verb-undo-of", name=name) if name else narrator.words("verb-undo")
    return [button(label, CustomId(opened.row.id, opened.ply, Press.UNDO))]
