"""Show each reader of a night their part of the open paragraph, which several may share."""

from collections.abc import Sequence

from bot.model.loaded_game import LoadedGame
from bot.model.nights import Guest
from bot.service.night import steps
from bot.text.narrator import Narrator
from bot.text.sharing import Voices, by_voices, shared
from bot.text.tales import raised_line
from bot.ui.reading import paragraph
from encounters.cast import Cast
from encounters.speakers import turns
from encounters.tags import line_of
from rules import encounter


def words_to_read(narrator: Narrator, loaded: LoadedGame, turn: int, cast: Cast) -> list[str]:
    """Return what a guest reads of the open paragraph, for them alone.

    Where several share it, `turn` is whose part it is; the first also has what comes back before
    the title, and the last the choices. Those of the `cast` who speak in it have readers.
    """
    readers = steps.readers_now(loaded)
    *texts, choices = paragraph(narrator, loaded)
    raised = raised_line(narrator, encounter.expedition(loaded.state.table).raised)
    choices = "\n".join(filter(None, [choices, raised]))
    if len(readers) == 1:
        return [narrator.words("night-reader-intro"), *texts, choices]
    # A printed book has its number alone, and no text.
    *before, title, text = texts if len(texts) > 1 else [*texts, ""]
    above = [*(before if turn == 0 else []), title]
    voices = _voices(narrator, loaded, text, cast)
    if voices is None:
        shares = [*shared(text, len(readers) - 1), choices]
        return [_part_line(narrator, readers, turn), *above, shares[turn]]
    return _by_voice(narrator, readers, turn, voices, above, choices)


def _voices(narrator: Narrator, loaded: LoadedGame, text: str, cast: Cast) -> Voices | None:
    number = encounter.expedition(loaded.state.table).path[-1]
    if number not in narrator.stories.moods:
        return None
    told = narrator.stories.prompt(number, narrator.words.language).language
    people = narrator.stories.memory.people.get(number, ())
    readers = steps.readers_now(loaded)
    # The last reads the choices, but of two is a voice as well.
    marks = [_mark(narrator, one) for one in readers[: max(2, len(readers) - 1)]]
    return by_voices(turns(text, line_of(told)[-1], cast, people), marks)


def _by_voice(
    narrator: Narrator,
    readers: Sequence[Guest],
    turn: int,
    voices: Voices,
    above: Sequence[str],
    choices: str,
) -> list[str]:
    """Return the part of one who tells a text, of a voice in it, or of who reads the choices."""
    words, tellers, last = narrator.words, len(voices.told), len(readers) - 1
    lines, texts = list[str](), list[str]()
    if turn < tellers or turn == last:
        in_turn = [*readers[:tellers], readers[last]]
        lines.append(_part_line(narrator, in_turn, min(turn, tellers)))
    if turn < tellers:
        lines.append(words("night-reader-marks"))
        texts.append(voices.told[turn])
    elif turn < tellers + len(voices.said):
        lines.append(words("night-reader-voice", mark=_mark(narrator, readers[turn])))
        texts.append(voices.said[turn - tellers])
    return ["\n".join(lines), *above, *texts, *([choices] if turn == last else [])]


def _mark(narrator: Narrator, reader: Guest) -> str:
    return narrator.words("night-voice-mark", name=narrator.called(reader.name))


def _part_line(narrator: Narrator, readers: Sequence[Guest], turn: int) -> str:
    """Return which part of a text is whose who reads in that turn."""
    neighbours = [*readers[max(0, turn - 1) : turn], *readers[turn + 1 : turn + 2]]
    names = [narrator.called(one.name) for one in neighbours]
    place = "first" if turn == 0 else "last" if turn == len(readers) - 1 else "between"
    return narrator.words(
        "night-reader-part",
        place=place,
        number=turn + 1,
        count=len(readers),
        before=names[0],
        after=names[-1],
    )
