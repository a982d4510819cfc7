"""Show a lobby: its players, and the buttons to join, leave and start."""

from collections.abc import Mapping

from bot.i18n.bundle import locale_of
from bot.i18n.words import Words, words_in
from bot.model.custom_id import CustomId
from bot.model.games import GameRow, SeatRow
from bot.model.kinds import GameStatus
from bot.model.loaded_game import Played
from bot.model.paces import PACES, Pace, PaceRow
from bot.model.presses import LobbyPress, Press
from bot.service.clocks.invitations import closes_at
from bot.service.lobby.lobbies import readings_of
from bot.text.house_rules import phrases
from bot.text.journal import journal_lines
from bot.text.lobby import lobby_cover
from bot.text.moments import in_hours, time_stamp
from bot.text.narrator import Narrator, name_in
from bot.ui.absences import absence_buttons, absence_line
from bot.ui.companions import companion_buttons
from bot.ui.house_rules import house_rules_button
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Message
from bot.ui.rows import packed
from bot.ui.shaking import dice_buttons, shaken_line
from encounters.stories import Stories
from rules.editions import EDITIONS, VARIANTS

_TELLING = 10
"""Moves after which a person's pace is shown."""

_SELDOM = 20
"""Moves among which one late move does not count."""


def pace_in_words(words: Words, pace: Pace) -> str:
    """Describe the time that a table gives its players."""
    spans = {name: getattr(pace, name) for name in ("bank", "increment", "cap", "remind")}
    hours = {name: in_hours(span) for name, span in spans.items()}
    return words("lobby-pace", pace=pace.name, **hours)


def lobby(
    words: Words, row: GameRow, paces: Mapping[int, PaceRow], stories: Stories | None = None
) -> Message:
    """Show who has joined and how they play, and what will be played, under a cover.

    Only the chosen way to read has its line; the others are a press away.

    `paces` is the pace of each user on this server, `stories` what the bot will read, if it does.
    """
    if row.status != GameStatus.LOBBY:
        return layout([words("lobby-closed")])
    seats = VARIANTS[row.variant].seats
    parts = [
        words("lobby-title"),
        "\n".join(filter(None, [*_terms(words, row, stories), absence_line(words, row)])),
        "\n".join([_seated(words, seat, paces) for seat in row.seats]) or words("lobby-empty"),
        words("lobby-ask", variant=row.variant, count=len(row.seats), most=max(seats)),
        words("lobby-aloud") if row.thinks_aloud and row.companions else "",
        words(f"lobby-reading-{row.reading}"),
        shaken_line(words, row),
        words("lobby-newcomers"),
    ]
    return layout(parts, _buttons(words, row), picture=lobby_cover(words, row), picture_first=True)


def readings(words: Words, row: GameRow) -> Message:
    """Show the ways of reading the encounters, a line and a button each; the chosen is marked."""
    ways = readings_of(row.variant)
    lines = [
        words("lobby-reading", way=words(f"lobby-reading-{way}"), chosen=str(way == row.reading))
        for way in ways
    ]
    buttons = [
        button(
            words(f"lobby-read-{way}"),
            CustomId(row.id, 0, Press.READING, way),
            disabled=way == row.reading,
        )
        for way in ways
    ]
    return layout([words("lobby-readings"), "\n".join(lines)], [buttons])


def _buttons(words: Words, row: GameRow) -> list[list[Button]]:
    """Return a lobby's buttons: who plays and where, the dice, who reads, and the companions."""
    seats = VARIANTS[row.variant].seats
    too_few = len(row.seats) < min(seats)
    join = button(
        words("lobby-join"), CustomId(row.id, 0, Press.LOBBY, LobbyPress.JOIN), ButtonStyle.PRIMARY
    )
    buttons = [
        *([join] if max(seats) > 1 else []),
        button(words("lobby-leave"), CustomId(row.id, 0, Press.LOBBY, LobbyPress.LEAVE)),
        button(
            words("lobby-start"),
            CustomId(row.id, 0, Press.LOBBY, LobbyPress.START),
            ButtonStyle.SUCCESS,
            disabled=too_few,
        ),
        button(words("lobby-thread"), CustomId(row.id, 0, Press.THREAD), disabled=too_few),
        button(words("lobby-who-reads"), CustomId(row.id, 0, Press.READING)),
        house_rules_button(words, row),
        *dice_buttons(words, row),
        *absence_buttons(words, row),
        *companion_buttons(words, row),
    ]
    return packed(buttons)


def moved(narrator: Narrator, played: Played) -> Message:
    """Show how a lobby's game has begun and where it is, instead of the lobby."""
    place = f"<#{played.loaded.row.channel_id}>"
    begun = "\n".join(journal_lines(narrator, played.plies))
    return layout([begun, narrator.words("lobby-moved", thread=place)])


def pace_line(words: Words, pace: PaceRow) -> str:
    """Describe a person's pace after enough moves; if they are often late, only how fast."""
    if pace.moves < _TELLING:
        return ""
    parts = [words("pace-answers", hours=round(pace.seconds / pace.moves / 3_600))]
    if pace.overdue * _SELDOM <= pace.moves:
        parts.append(words("pace-in-time"))
    return words("list-comma").join(parts)


def _seated(words: Words, seat: SeatRow, paces: Mapping[int, PaceRow]) -> str:
    name = f"{seat.seat + 1}. {name_in(words, seat.name)}"
    if seat.is_companion:
        strength = words("lobby-companion", strength=seat.strength or "")
        return words("list-dot").join([name, strength])
    pace = pace_line(words, paces.get(seat.user_id, PaceRow()))
    return words("list-dot").join(filter(None, [name, pace]))


def _what(words: Words, row: GameRow) -> str:
    """Describe the rules: a rulebook's for this number of players, with the table's own."""
    rulebook = words(f"rulebook-{EDITIONS[row.edition].rulebook}")
    players = words(f"lobby-players-{row.variant}")
    return words("list-dot").join([rulebook, players, *phrases(words, row.house_rules)])


def _terms(words: Words, row: GameRow, stories: Stories | None) -> list[str]:
    """Describe what is played, in which language, and how much time there is."""
    return [_what(words, row), _how(words, row, stories), _pace(words, row)]


def _pace(words: Words, row: GameRow) -> str:
    return "" if row.is_solo else pace_in_words(words, PACES[row.pace])


def _how(words: Words, row: GameRow, stories: Stories | None) -> str:
    """Describe the language of the game and its stories, and until when the invitation is open."""
    parts = [
        words_in(row.language)("language-name"),
        _other_language(words, stories) if stories else "",
        words("lobby-until", until=time_stamp(closes_at(row))),
    ]
    return words("list-dot").join(filter(None, parts))


def _other_language(words: Words, stories: Stories) -> str:
    """Name the language of the stories that a book lacks in this one; empty if none."""
    whole = stories.texts[stories.language]
    if not stories.untold(words.language):
        return ""
    name = locale_of(stories.language).get_language_name(words.language.replace("-", "_"))
    part = "some" if stories.untold(words.language) < len(whole) else "all"
    return words("lobby-untold", language=name or stories.language, part=part)
