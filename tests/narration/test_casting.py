"""Those who speak in a text have voices of their own, the same ones every time."""

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

from bot.delivery.aloud.narration_queue import NarrationQueue
from bot.narration import built_in
from bot.narration.cache import NarrationCache
from bot.narration.casting import by_line, pieces_of, voice_for
from bot.narration.command import CommandSpeaker
from bot.narration.request import Piece, Voice
from bot.narration.sound import Spoken, record_together
from bot.narration.voices import NarrationProcess, voices_of
from bot.settings import Settings
from bot.text.narration import NarrationText
from encounters.cast import read_cast
from encounters.loader import SHIPPED_BOOK
from tests.narration.beep import beep
from tests.narration.test_recordings import soundfile
from tests.narration.test_speakers import a_server
from tests.narration.voices import beeping, logged_texts

CAST = read_cast(SHIPPED_BOOK)
WOMEN, MEN = ("w1", "w2", "w3"), ("m1", "m2")
VOICE = Voice(CommandSpeaker("true"), "narrator", WOMEN, MEN)
TEXT = (
    "Kiln Sixteen.\nIt talks. 'Not yet,' says Mother Saggar. 'It'd sooner be left.' She holds out "
    "a crowbar.\n'Late,' says Sergeant Hasp."
)


def test_a_person_has_one_voice_of_their_kind_and_people_differ() -> None:
    voices = {person: voice_for(person, VOICE, CAST) for person in CAST}
    assert voices["saggar"] == voice_for("saggar", VOICE, CAST)
    assert {voices[one] for one in CAST if CAST[one].kind == "woman"} == set(WOMEN)
    assert {voices[one] for one in CAST if CAST[one].kind == "man"} == set(MEN)
    assert {voices[one] for one in CAST if CAST[one].kind == "other"} <= {*WOMEN, *MEN}
    assert voice_for("", VOICE, CAST) == voice_for("nobody", VOICE, CAST) == "narrator"


def test_a_text_is_parted_among_the_voices_and_left_whole_for_one() -> None:
    saggar, hasp = (voice_for(one, VOICE, CAST) for one in ("saggar", "hasp"))
    assert pieces_of(TEXT, "en", (), VOICE, CAST) == (
        Piece("Kiln Sixteen.\nIt talks.", "narrator"),
        Piece("'Not yet,'", saggar),
        Piece("says Mother Saggar.", "narrator"),
        Piece("'It'd sooner be left.'", saggar),
        Piece("She holds out a crowbar.", "narrator"),
        Piece("'Late,'", hasp, is_line=True),
        Piece("says Sergeant Hasp.", "narrator"),
    )
    alone = Voice(CommandSpeaker("true"), "narrator")
    assert pieces_of(TEXT, "en", (), alone, CAST) == (Piece(TEXT, "narrator"),)
    assert pieces_of("'Not yet.'\nNo.", "en", (), VOICE, CAST) == (
        Piece("'Not yet.'\nNo.", "narrator"),
    )
    assert pieces_of(TEXT, "de", (), VOICE, CAST) == (Piece(TEXT, "narrator"),)


def test_the_settings_name_the_voices(monkeypatch: pytest.MonkeyPatch) -> None:
    url = "http://127.0.0.1:1/speech"
    named = voices_of(Settings(narration_url=url, narration_voices_es="ana, eva | luis"))
    assert (named["es"].women, named["es"].men) == (("ana", "eva"), ("luis",))
    assert named["es-ES"] == named["es"]
    assert named["en"].names == ("",)
    both = voices_of(Settings(narration_url=url, narration_voices_es="ana,eva"))["es"]
    assert both.women == both.men == ("ana", "eva")
    monkeypatch.setattr(built_in, "languages", lambda: iter(("en", "ja")))
    assert len(voices_of(Settings())["ja"].names) == 5
    assert voices_of(Settings())["en"].names == ("",)
    assert voices_of(Settings(narration_voice_ja="jm_kumo"))["ja"].names == ("jm_kumo",)


def test_voices_are_joined_equally_loud_with_pauses() -> None:
    quiet, rate = np.sin(np.arange(24_000) / 9) * 0.02, 24_000
    wav = BytesIO()
    soundfile.write(wav, quiet, rate, format="WAV")
    spoken = [Spoken(beep(50)), Spoken(wav.getvalue()), Spoken(beep(50), is_line=True)]
    audio = record_together(spoken)
    assert audio.seconds == pytest.approx(1 + 0.25 + 1 + 0.6 + 1, abs=0.1)
    sound, rate = soundfile.read(BytesIO(audio.ogg))
    levels = [
        float(np.sqrt(np.mean(sound[round(begin * rate) : round((begin + 0.9) * rate)] ** 2)))
        for begin in (0.05, 1.3)
    ]
    assert levels[0] == pytest.approx(levels[1], rel=0.25)
    assert 20 * np.log10(np.sqrt(np.mean(sound**2))) == pytest.approx(-20, abs=1)


def test_each_line_is_spoken_by_itself_and_what_has_no_letter_is_not() -> None:
    said = [Piece("Kiln Sixteen.\n\nIt talks.", "n"), Piece("'Not yet.'\n...", "s")]
    assert by_line(said) == (
        Piece("Kiln Sixteen.", "n"),
        Piece("It talks.", "n", is_line=True),
        Piece("'Not yet.'", "s"),
    )


Queues = AsyncIterator[list[NarrationQueue]]


@pytest.fixture
async def queues() -> Queues:
    made: list[NarrationQueue] = []
    yield made
    for one in made:
        await one.close()


@pytest.mark.parametrize("way", ["server", "command"])
async def test_every_engine_pauses_between_title_text_and_choices(
    queues: list[NarrationQueue], tmp_path: Path, way: str
) -> None:
    lines = ["Kiln Sixteen." + " It talks." * 10, "It wants a word.", "Listen, or leave it?"]
    log = tmp_path / "said"
    with a_server() as (address, asked):
        url, command = (address, "") if way == "server" else ("", beeping(log, "{out}"))
        settings = Settings(narration_url=url, narration_command=command)
        cache, books = NarrationCache(tmp_path / "kept"), (SHIPPED_BOOK,)
        queues.append(NarrationQueue(voices_of(settings), cache, books, NarrationProcess()))
        audio = await queues[0].record(NarrationText("\n".join(lines), "en"))
    assert ([body["input"] for _, body in asked] or logged_texts(log)) == lines
    assert audio is not None
    sound, rate = soundfile.read(BytesIO(audio.ogg))
    loud = np.flatnonzero(np.abs(sound) > 0.01) / rate
    pauses = [gap for gap in np.diff(loud) if gap > 0.3]
    assert pauses == pytest.approx([0.6, 0.6], abs=0.15)


async def test_a_server_is_asked_for_each_voice_and_the_whole_is_cached(
    queues: list[NarrationQueue], tmp_path: Path
) -> None:
    """Under other voices it is another recording; what nobody speaks in is the same one."""

    def queue(voices: str) -> NarrationQueue:
        settings = Settings(
            narration_url=address, narration_voice_en="heart", narration_voices_en=voices
        )
        cache, books = NarrationCache(tmp_path / "kept"), (SHIPPED_BOOK,)
        queues.append(NarrationQueue(voices_of(settings), cache, books, NarrationProcess()))
        return queues[-1]

    text = NarrationText("It talks. 'Not yet,' says the kiln.", "en", ("kiln-sixteen",))
    plain = NarrationText("It talks. 'Not yet,' says somebody.", "en", ("kiln-sixteen",))
    with a_server() as (address, asked):
        speaking = queue("nova")
        audio = await speaking.record(text)
        assert audio is not None
        assert audio.seconds > 3 * 0.15
        assert await speaking.record(plain) is not None
    said = [(body["voice"], body["input"]) for _, body in asked]
    assert said == [
        ("heart", "It talks."),
        ("nova", "Not yet,"),
        ("heart", "says the kiln."),
        ("heart", "It talks. Not yet, says somebody."),
    ]
    again, other, alone = queue("nova"), queue("coral"), queue("")
    assert await again.find(text) == audio
    assert [await one.find(text) for one in (other, alone)] == [None, None]
    assert None not in [await one.find(plain) for one in (again, other, alone)]
