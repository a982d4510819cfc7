"""Show the buttons that seat companions in a lobby, and the form that says who comes."""

from bot.companions.people import Person, Strength
from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.presses import CompanionPress, Press
from bot.service.seats.companions import check_companions
from bot.ui.layout import button
from bot.ui.message import Button, Form, Option, Select
from rules.editions import VARIANTS

ANYONE = "anyone"
"""The value for a companion drawn at random."""

STRENGTH, PERSON = "strength", "person"
"""The names of the form's blanks."""


def companion_buttons(words: Words, row: GameRow) -> list[Button]:
    """Return the buttons that add a companion, remove the last one, and let them speak."""
    try:
        check_companions(row)
    except Declined:
        # No button if no companion can sit: with a printed book, or alone.
        return []
    buttons: list[Button] = []
    if len(row.seats) < max(VARIANTS[row.variant].seats):
        buttons.append(button(words("lobby-add-companion"), _press(row, CompanionPress.ADD)))
    if row.companions:
        person = row.companions[-1].person or ""
        home = words("lobby-send-home", person=person)
        key, other = "lobby-think-aloud", CompanionPress.ALOUD
        if row.thinks_aloud:
            key, other = "lobby-think-silently", CompanionPress.SILENT
        buttons += [
            button(home, _press(row, CompanionPress.HOME)),
            button(words(key), _press(row, other)),
        ]
    return buttons


def companion_form(words: Words, row: GameRow) -> Form:
    """Return the form of a new companion; unless changed, a neighbour comes."""
    strengths = tuple(
        [
            Option(
                one,
                words("companion-strength", strength=one),
                words("companion-strength-about", strength=one),
                ticked=one == Strength.NEIGHBOUR,
            )
            for one in Strength
        ]
    )
    here = [seat.person for seat in row.companions]
    people = [
        Option(
            one, words("companion-name", person=one), words("companion-person-about", person=one)
        )
        for one in Person
        if one not in here
    ]
    anyone = Option(ANYONE, words("companion-anyone"), ticked=True)
    return Form(
        words("companion-form"),
        str(_press(row, CompanionPress.SIT)),
        (
            Select(STRENGTH, words("companion-form-strength"), strengths),
            Select(PERSON, words("companion-form-person"), (anyone, *people)),
        ),
    )


def _press(row: GameRow, detail: CompanionPress) -> CustomId:
    return CustomId(row.id, 0, Press.COMPANION, detail)
