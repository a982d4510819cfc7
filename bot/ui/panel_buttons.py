"""Choose a panel's buttons: what is asked, the quickest answers above it, the rest behind More."""

from collections.abc import Sequence

from bot.model.custom_id import CustomId
from bot.model.kinds import GameStatus, SeatStatus
from bot.model.loaded_game import LoadedGame
from bot.model.plies import Ply
from bot.model.presses import Board, GuidePress, Press, SeatPress
from bot.service.night.occasion import occasion_of
from bot.service.night.steps import question_now
from bot.service.plies.plies import step_to_undo
from bot.service.seats.absences import back_button
from bot.text.narrator import Narrator
from bot.ui.buttons import question_buttons, short_name, withdraw_button
from bot.ui.layout import button
from bot.ui.message import Button, ButtonStyle
from bot.ui.paper import paper_buttons
from bot.ui.proposals import asked_to_rest, proposed_buttons
from bot.ui.quick import quick_answers
from bot.ui.reading import encounter_buttons, read_button
from bot.ui.rows import panel_lines
from rules.editions import Reading
from rules.questions import ChooseOption, Question, RestVillagers, TakeTurn
from rules.words import Seat

_COACHED = 1
"""The last round in which a panel offers a coach; later that is behind More."""

_PROPOSED = ("harvest", "labor")
"""Actions whose proposal is what nearly everyone wants; who explores, people choose themselves."""

Lines = list[list[Button]]


def panel_buttons(
    narrator: Narrator, loaded: LoadedGame, plies: Sequence[Ply], *, aloud: bool = False
) -> tuple[Lines, list[Button]]:
    """Return a panel's lines of buttons, and those for which there is no room.

    `plies` are those that the panel reports; `aloud` includes the choices of a paragraph.
    """
    if loaded.row.status == GameStatus.PAUSED:
        return [[_show(narrator, loaded, Board.TABLE)]], []
    question = loaded.state.table.questions[0]
    asked = _asked(narrator, loaded, question, aloud=aloud)
    quick, extra = _optional(narrator, loaded, question, plies)
    return answer_lines(quick, extra, asked, _always(narrator, loaded))


def answer_lines(
    quick: Sequence[Button],
    extra: Sequence[Button],
    asked: Sequence[Button],
    always: Sequence[Button],
) -> tuple[Lines, list[Button]]:
    """Lay out the buttons of a question, and list those for which there is no room.

    A proposal in the first line stands for its action, whose form is then behind More.
    """
    lines, missing = panel_lines(quick, extra, [*asked, *always])
    covered = _covered(asked, lines[0])
    if not covered:
        return lines, missing
    main = [*[one for one in asked if one not in covered], *always]
    lines, missing = panel_lines(quick, extra, main)
    return lines, [*missing, *covered]


def stage_moves(narrator: Narrator, loaded: LoadedGame) -> list[Button]:
    """Return the buttons for the seats on a lifted game's stage: its explorer's, and everyone's.

    A paragraph's choices are there as advice.
    """
    question, is_taken = question_now(loaded.state.table), False
    if isinstance(question, ChooseOption):
        is_taken = _is_taken(loaded, question)
    asked = [] if is_taken else _asked(narrator, loaded, question, aloud=True)
    return [*asked, *_always(narrator, loaded)]


def left_out(
    narrator: Narrator, loaded: LoadedGame, seat: Seat, on_panel: Narrator
) -> list[Button]:
    """Return the buttons of a seat for which the panel has no room.

    The panel's own language, with longer or shorter words, is that of `on_panel`.
    """
    if loaded.row.status == GameStatus.PAUSED:
        return []
    question = loaded.state.table.questions[0]
    quick, extra = _optional(narrator, loaded, question, loaded.panel_plies)
    is_theirs = question.seat == seat or isinstance(question, RestVillagers)
    forms = question_buttons(narrator, loaded, question) if isinstance(question, TakeTurn) else []
    found = [*((*quick, *forms) if is_theirs else ()), *extra]
    if occasion_of(loaded).has_stage and loaded.state.table.expedition:
        return found  # the stage has room for none of them
    _, missing = panel_buttons(on_panel, loaded, loaded.panel_plies)
    # Compared by what they do, as their labels are in two languages.
    ids = {button.custom_id for button in missing}
    later = [] if loaded.state.table.round <= _COACHED else [_coach(narrator, loaded)]
    return [*[button for button in found if button.custom_id in ids], *later]


def _optional(
    narrator: Narrator, loaded: LoadedGame, question: Question, plies: Sequence[Ply]
) -> tuple[list[Button], list[Button]]:
    """Return the quick answers, and what else is on a panel if there is room."""
    extra = paper_buttons(narrator, loaded.row.id, plies)
    extra += withdraw_button(narrator, loaded, question) or _undo(narrator, loaded)
    if loaded.state.table.round <= _COACHED:
        extra.append(_coach(narrator, loaded))
    quick: list[Button] = []
    if _is_taken(loaded, question):
        if isinstance(question, TakeTurn):
            quick = quick_answers(narrator, loaded, question)
        elif isinstance(question, RestVillagers):
            quick = proposed_buttons(narrator, loaded, asked_to_rest(loaded))
    return quick, extra


def _asked(
    narrator: Narrator, loaded: LoadedGame, question: Question, *, aloud: bool
) -> list[Button]:
    """Return the buttons that answer the first question; a rest is for everyone at once."""
    if isinstance(question, RestVillagers):
        press = CustomId(loaded.row.id, 0, Press.OPEN_FORM, "rest")
        return [button(narrator.words("verb-rest-otherwise"), press)]
    held = loaded.row.seats[question.seat]
    if held.until_back:
        label, press = back_button(loaded.row, question.seat)
        return [button(narrator.words(label), press)]
    if held.is_companion:
        return []
    if not _is_taken(loaded, question):
        take = CustomId(loaded.row.id, question.seat, Press.SEAT, SeatPress.TAKE)
        return [button(narrator.words("take-seat"), take, ButtonStyle.PRIMARY)]
    if isinstance(question, ChooseOption):
        if aloud or loaded.row.reading == Reading.BOOK:
            return encounter_buttons(narrator, loaded)
        return [read_button(narrator, loaded, question)]
    return question_buttons(narrator, loaded, question)


def _always(narrator: Narrator, loaded: LoadedGame) -> list[Button]:
    more = button(narrator.words("verb-more"), CustomId(loaded.row.id, 0, Press.MORE))
    return [more, _show(narrator, loaded, Board.TABLE)]


def _coach(narrator: Narrator, loaded: LoadedGame) -> Button:
    press = CustomId(loaded.row.id, 0, Press.GUIDE, GuidePress.ON)
    return button(narrator.words("guide-on"), press)


def _covered(asked: Sequence[Button], first: Sequence[Button]) -> list[Button]:
    """List the buttons of actions that a proposal in the first line takes: More has the forms."""
    proposed = [one.custom_id or "" for one in first if one not in asked]
    return [
        one
        for one in asked
        for verb in _PROPOSED
        if (one.custom_id or "").endswith(f":{verb}")
        and any(f":{verb}-" in custom_id for custom_id in proposed)
    ]


def _is_taken(loaded: LoadedGame, question: Question) -> bool:
    return loaded.row.seats[question.seat].status == SeatStatus.TAKEN


def _show(narrator: Narrator, loaded: LoadedGame, what: Board) -> Button:
    return button(narrator.words(f"view-{what}"), CustomId(loaded.row.id, 0, Press.SHOW, what))


def _undo(narrator: Narrator, loaded: LoadedGame) -> list[Button]:
    """Return the button that undoes the last step, with the name of the only one who may."""
    last = step_to_undo(loaded)
    if last is None:
        return []
    name = "" if narrator.is_solo else short_name(narrator, last.seat)
    label = narrator.words("verb-undo-of", name=name) if name else narrator.words("verb-undo")
    return [button(label, CustomId(loaded.row.id, loaded.ply, Press.UNDO))]
