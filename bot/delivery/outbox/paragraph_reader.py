"""Read paragraphs to those who may hear them: the explorer, the reader, or the whole table."""

from collections.abc import Sequence

from bot.delivery.outbox.languages import Languages
from bot.i18n.words import Words, words_in
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import OutboxRow
from bot.model.loaded_game import LoadedGame
from bot.model.plies import Ply
from bot.model.presses import Press
from bot.model.stories import Story
from bot.service.night.narration import spoken_part_of, spoken_tale_of
from bot.service.night.occasion import occasion_of
from bot.service.night.steps import question_of
from bot.service.night.tidings import spoken_tidings_of
from bot.service.plies.stories import under_way
from bot.text import picture_choice
from bot.text.narration import (
    NarrationText,
    end_narration,
    plies_narration,
    prompt_narration,
    tale_narration,
    tidings_narration,
)
from bot.text.narrator import Narrator
from bot.text.rewards import hidden_rewards
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Message
from bot.ui.push import encounter_line, push_of
from bot.ui.reading import paragraph, printed_paragraph, reading
from bot.ui.story import hear_buttons
from rules import encounter
from rules.editions import Reading
from rules.facts import ParagraphRead
from rules.questions import ChooseOption
from rules.table import Expedition
from rules.words import QuestionNumber


def is_aloud(loaded: LoadedGame) -> bool:
    """Return whether the open paragraph is read in the channel."""
    if occasion_of(loaded).refuses("choose"):
        return False
    reading = loaded.row.reading_now
    return reading == Reading.TABLE or (reading == Reading.PLAYER and bool(_asked(loaded)))


def private(languages: Languages, loaded: LoadedGame, user_id: int, words: Words) -> Message:
    """Return the encounter of an explorer, or what the reader is to read to them.

    Raises Declined where the person is neither the explorer nor the reader, and where the
    explorer has a reader who is still to read to them.
    """
    trip = _open_to(loaded, user_id)
    narrator = languages.narrator(loaded, words)
    if loaded.row.users[trip.seat] == user_id:
        return reading(narrator, loaded, trip.seat, under_way(loaded.recent, trip.seat))
    if loaded.row.reading == Reading.BOOK:
        return layout(printed_paragraph(narrator, loaded))
    if _is_reader(loaded, user_id) and _asked(loaded):
        return _for_reader(narrator, loaded)
    return reading(narrator, loaded, trip.seat, under_way(loaded.recent, trip.seat))


def open_narration(
    languages: Languages, loaded: LoadedGame, user_id: int, words: Words
) -> NarrationText | None:
    """Return what a voice reads of the open paragraph; None with a printed book.

    Raises Declined as `private` does.
    """
    trip = _open_to(loaded, user_id)
    return prompt_narration(languages.narrator(loaded, words), trip.path[-1])


def direct_narration(
    languages: Languages, loaded: LoadedGame, row: OutboxRow, plies: Sequence[Ply]
) -> NarrationText | None:
    """Return what a voice message reads of plies; None where nobody listens any more."""
    trip, user_id = loaded.state.table.expedition, row.user_id or 0
    seat, settings = loaded.row.seat_of(user_id), languages.settings_of(user_id)
    is_wanted = settings.narration and settings.dm_readings
    if seat is None or not is_wanted or loaded.row.reading_now == Reading.TABLE:
        return None
    is_open = trip is not None and trip.seat == seat.seat and bool(_asked(loaded))
    words = words_in(settings.language or loaded.row.language)
    asks = trip.path[-1] if trip and is_open else None
    return plies_narration(languages.narrator(loaded, words), plies, seat.seat, asks)


def stage_narration(
    languages: Languages, loaded: LoadedGame, row: OutboxRow
) -> NarrationText | None:
    """Return what a voice message reads to a night; None where the stage has gone on."""
    told = spoken_tale_of(loaded, row)
    if told is not None:
        return tale_narration(languages.narrator(loaded), loaded, told)
    tidings = spoken_tidings_of(loaded, row)
    if tidings is not None:
        return tidings_narration(languages.narrator(loaded), loaded, tidings)
    found = spoken_part_of(loaded, row)
    if found is None:
        return None
    part, chapter = found
    narrator = languages.narrator(loaded)
    if part.is_end:
        return end_narration(narrator, chapter)
    return prompt_narration(narrator, chapter.number, is_asked=bool(question_of(chapter)))


def new_encounter_message(
    languages: Languages, loaded: LoadedGame, row: OutboxRow
) -> Message | None:
    """Return a paragraph's direct message: to the explorer, or with its rewards to the reader.

    None where it is no longer open, not wanted, or not for this person any more.
    """
    trip = loaded.state.table.expedition
    user_id = row.user_id or 0
    seat = loaded.row.seat_of(user_id)
    settings = languages.settings_of(user_id)
    if trip is None or seat is None or not _asked(loaded) or not settings.dm_readings:
        return None
    words = words_in(settings.language or loaded.row.language, plain=settings.text_first)
    narrator = languages.narrator(loaded, words)
    if trip.seat == seat.seat:
        message = reading(narrator, loaded, trip.seat, under_way(loaded.recent, trip.seat))
        line = encounter_line(narrator, loaded)
    # A reader gets a message for each paragraph, and this one may have waited for long.
    elif _is_reader(loaded, user_id) and row.ply >= _read_at(loaded):
        message = _for_reader(narrator, loaded)
        line = encounter_line(narrator, loaded, reads_to=trip.seat)
    else:
        return None
    return message.pushed(push_of(words, row, line, channel=loaded.row.channel_id))


def grown_encounter_message(
    languages: Languages, loaded: LoadedGame, row: OutboxRow, story: Story, keeps: int
) -> Message:
    """Return an encounter's message as it is now; once it is over, with how many keep it."""
    settings = languages.settings_of(row.user_id or 0)
    words = words_in(settings.language or loaded.row.language, plain=settings.text_first)
    return reading(languages.narrator(loaded, words), loaded, story.seat, story, keeps)


def _open_to(loaded: LoadedGame, user_id: int) -> Expedition:
    """Return the open encounter, if a person may hear it.

    Raises Declined.
    """
    trip = loaded.state.table.expedition
    seat = loaded.row.seat_of(user_id)
    if trip is None or seat is None or loaded.state.table.over:
        raise Declined("nothing-to-read")
    if occasion_of(loaded).has_unread_text:
        raise Declined("night-listen-first")
    if trip.seat == seat.seat and loaded.row.waiting_reader is not None and _asked(loaded):
        raise Declined("wait-for-reader")
    is_reader = _is_reader(loaded, user_id) and bool(_asked(loaded))
    hears = trip.seat == seat.seat or is_reader or is_aloud(loaded)
    if not hears and loaded.row.reading != Reading.BOOK:
        raise Declined("not-your-encounter")
    return trip


def _for_reader(narrator: Narrator, loaded: LoadedGame) -> Message:
    trip = encounter.expedition(loaded.state.table)
    hidden = hidden_rewards(narrator, loaded.game.book.paragraphs[trip.path[-1]])
    done, name = str(loaded.row.is_read), narrator.name(trip.seat)
    intro = narrator.words("reader-intro", explorer=name, done=done)
    rows: list[list[Button]] = []
    if loaded.row.waiting_reader is not None:
        press = CustomId(loaded.row.id, trip.path[-1], Press.PASS_READING)
        rows = [[button(narrator.words("verb-aloud"), press, ButtonStyle.PRIMARY)]]
    rows += [hear_buttons(narrator, loaded.row.id)]
    parts = [intro, *paragraph(narrator, loaded), hidden]
    picture = picture_choice.of_paragraph(narrator, trip.path[-1])
    return layout(parts, rows, picture=picture, picture_first=True)


def _is_reader(loaded: LoadedGame, user_id: int) -> bool:
    seat = loaded.row.seat_of(user_id)
    return seat is not None and seat.seat == loaded.row.reader


def _asked(loaded: LoadedGame) -> list[QuestionNumber]:
    """List the open questions that ask for a choice in a paragraph."""
    return [q.number for q in loaded.state.table.questions if isinstance(q, ChooseOption)]


def _read_at(loaded: LoadedGame) -> int:
    """Return the ply at which the open paragraph was read."""
    read = (
        ply.ply
        for ply in reversed(loaded.recent)
        if any(isinstance(fact, ParagraphRead) for fact in ply.facts)
    )
    return next(read, 0)
