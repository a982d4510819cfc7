"""Show a story night before it begins, and its score sheet at the end."""

from bot.i18n.words import Words, words_in
from bot.model.custom_id import CustomId
from bot.model.discord_limits import LONGEST_TITLE
from bot.model.ending import Ending
from bot.model.games import GameRow
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Night
from bot.model.presses import POST, NextNightPress, NightPress, Press
from bot.service.clocks.invitations import closes_at
from bot.service.night.steps import night_of
from bot.service.night.tidings import reads_fates
from bot.text import picture_choice
from bot.text.finale import finale_of
from bot.text.guests import guests_line
from bot.text.moments import time_stamp
from bot.text.narrator import Narrator, name_in
from bot.text.night import sheet_lines
from bot.text.picture_request import PictureKind
from bot.text.plan import cover
from bot.text.room import LONGEST, room_of
from bot.text.secret_cards import card_sheet
from bot.text.sharing import dealt
from bot.text.story import best_line
from bot.text.tales import chosen_line, ending_parts, sheet_head
from bot.text.tidings import fate_of
from bot.ui.ending import fates_buttons
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Form, Message, TextInput
from bot.ui.night_desk import desk_button
from bot.ui.shaking import dice_buttons, seed_line, shaken_line
from rules.editions import VARIANTS

_LONGEST_WHEN = 50
"""Characters of a day and a time of day."""


def night_lobby(words: Words, row: GameRow) -> Message:
    """Show a night that has not begun: what is planned, and who sits down."""
    if row.status != GameStatus.LOBBY:
        missed = night_of(row).plan and not night_of(row).guests
        return layout([words("plan-nobody" if missed else "lobby-closed")])
    night, journeys = night_of(row), VARIANTS[row.variant].journeys
    about = words("night-about", count=journeys, minutes=night.minutes(journeys))
    how = [
        words(f"night-reader-{night.reader}"),
        words(f"decide-{night.decide}"),
        words(f"night-pace-{night.pace}"),
        words_in(row.language)("language-name"),
        chosen_line(words, night),
    ]
    names = words.join_and([name_in(words, guest.name) for guest in night.here])
    if night.voice is not None:
        about = f"{about}\n{words('plan-voice', channel=f'<#{night.voice}>')}"
    parts = [
        words("night-title"),
        f"{about}\n{words('list-dot').join(how)}",
        words("night-round-the-fire", names=names, count=len(night.here)) + _expected(words, night),
        words("night-lobby-ask"),
        f"-# {words('lobby-until', until=time_stamp(closes_at(row)))}",
        shaken_line(words, row),
    ]
    buttons = [
        _button(words, row, NightPress.SIT, ButtonStyle.PRIMARY),
        _button(words, row, NightPress.UP),
        _button(words, row, NightPress.START, ButtonStyle.SUCCESS),
        *dice_buttons(words, row),
    ]
    rows = [buttons, [desk_button(words, row.id)]]
    return layout(parts, rows, picture=cover(words, row), picture_first=True)


def _expected(words: Words, night: Night) -> str:
    """Name those who signed up for a planned night and have not sat down."""
    signed = night.plan.sign_ups if night.plan else ()
    users = [one.user_id for one in signed if night.guest(one.user_id) is None]
    if not users:
        return ""
    names = words.join_and([f"<@{user}>" for user in users])
    return "\n" + words("plan-expected", names=names, count=len(users))


def night_end(narrator: Narrator, loaded: LoadedGame, ending: Ending) -> Message:
    """Show a night that is over: its sheet, who was there, and the story of the night."""
    words, row = narrator.words, loaded.row
    tale = loaded.state.table.tale
    parts = [*(ending_parts(narrator, tale) if tale else []), words("night-over")]
    if ending.night is not None:
        lines = [*sheet_head(narrator, tale), *sheet_lines(narrator, ending.night)]
        parts.append("\n".join([f"- {line}" for line in lines]))
    fates = fates_to_read(narrator, loaded)
    parts.append("\n".join(card_sheet(narrator, loaded)))
    thanks = words("night-thanks", names=guests_line(narrator, night_of(row).came))
    last = [thanks, best_line(narrator, ending), seed_line(words, row)]
    # They are read aloud from here, by guests whom they name: as long as there is room at all.
    fits = sum(map(room_of, (*parts, *fates, *last))) <= LONGEST
    parts += [*(fates if fits else []), *last]
    buttons: list[Button] = []
    if ending.has_stories:
        press = CustomId(row.id, 0, Press.BEST_STORY)
        buttons.append(button(words("night-best"), press, ButtonStyle.PRIMARY))
    if ending.best:
        press = CustomId(row.id, ending.best.ply, Press.RETELL)
        buttons.append(button(words("story-hear"), press))
    if finale_of(narrator, loaded):
        buttons.append(button(words("finale-again"), CustomId(row.id, 0, Press.FINALE)))
    buttons += fates_buttons(narrator, row.id, fits=fits) if fates else []
    kept = [
        button(words("chronicle"), CustomId(row.id, 0, Press.CHRONICLE)),
        button(words("chronicle-post"), CustomId(row.id, 0, Press.CHRONICLE, POST)),
    ]
    game, table = loaded.game, loaded.state.table
    picture = picture_choice.request_picture(PictureKind.VILLAGE, narrator, game, table)
    return layout(
        parts, [buttons, [*kept, *_next_night(words, row)]], picture=picture, picture_first=True
    )


def fates_to_read(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return what became of those they met; empty if nobody was.

    Each guest has something to read, alone or together with others, unless the bot reads it all.
    """
    words, guests = narrator.words, night_of(loaded.row).here
    lines = [line for seat in loaded.row.seats for line in fate_of(narrator, seat.seat)]
    if not lines:
        return []
    if reads_fates(loaded.row) and narrator.has_voice:
        return [words("became-title"), *[f"> {line}" for line in lines]]
    read = list[str]()
    for readers, text in dealt(lines, len(guests)):
        names = guests_line(narrator, [guests[index] for index in readers])
        read.append(f"{words('tale-fate', name=names, count=len(readers))}\n> {text}")
    return [words("became-title"), "\n".join(read)]


def when_form(words: Words, row: GameRow) -> Form:
    """Return the form that asks when the next night is to be."""
    asked = TextInput(NextNightPress.AT, words("next-night-when"), _LONGEST_WHEN, required=True)
    press = CustomId(row.id, 0, Press.NEXT_NIGHT, NextNightPress.AT)
    return Form(words("next-night-plan")[:LONGEST_TITLE], str(press), (asked,))


def _next_night(words: Words, row: GameRow) -> list[Button]:
    return [
        button(words(f"next-night-{one}"), CustomId(row.id, 0, Press.NEXT_NIGHT, one))
        for one in (NextNightPress.AGAIN, NextNightPress.PLAN)
    ]


def _button(
    words: Words, row: GameRow, verb: NightPress, style: ButtonStyle = ButtonStyle.SECONDARY
) -> Button:
    return button(words(f"night-{verb}"), CustomId(row.id, 0, Press.NIGHT, verb), style)
