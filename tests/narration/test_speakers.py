"""The three ways to speak: a command, a server, and what is built in."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from bot.narration import built_in, voices
from bot.narration.built_in import BuiltInSpeaker
from bot.narration.command import CommandSpeaker
from bot.narration.request import Voice
from bot.narration.server import ServerSpeaker
from bot.narration.sound import record
from bot.narration.voices import voices_of
from bot.settings import Settings
from encounters.loader import SHIPPED_BOOK
from encounters.opening import open_book
from rules.words import ParagraphNumber
from tests.narration.beep import beep, letters_of
from tests.narration.voices import beeping, logged_texts

ECHO = "import sys; sys.stdout.write(repr(sys.argv[1:]))"


def test_a_command_speaks_to_its_file_or_to_its_stdout(tmp_path: Path) -> None:
    log = tmp_path / "said"
    for out in ((), ("{out}",)):
        spoken = CommandSpeaker(beeping(log, *out)).speak("Mind the Lid.", "en", "")
        assert spoken == beep(letters_of("Mind the Lid."))
    assert logged_texts(log) == ["Mind the Lid."] * 2


def test_a_command_is_told_the_voice_and_the_language_and_no_shell_reads_it() -> None:
    line = f"{sys.executable} -c '{ECHO}' {{language}} {{voice}} '$HOME; ls'"
    output = CommandSpeaker(line).speak("ignored", "es", "a voice; exit 1").decode()
    assert output == "['es', 'a voice; exit 1', '$HOME; ls']"


def test_a_command_that_fails_or_is_slow_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        CommandSpeaker("false").speak("text", "en", "")
    with pytest.raises(FileNotFoundError):
        CommandSpeaker("no-such-command-anywhere").speak("text", "en", "")
    monkeypatch.setattr("bot.narration.command.LONGEST", 0.05)
    with pytest.raises(subprocess.TimeoutExpired):
        CommandSpeaker("sleep 5").speak("text", "en", "")


@contextmanager
def a_server(status: int = 200) -> Iterator[tuple[str, list[tuple[str, Any]]]]:
    """Run a server that beeps; yield its address, and what it is asked."""
    asked: list[tuple[str, Any]] = []

    class Beeping(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            asked.append((self.path, json.loads(body)))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(beep(10))

        def log_message(self, format: str, *args: object) -> None: ...  # noqa: A002 - its own name

    with HTTPServer(("127.0.0.1", 0), Beeping) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}", asked
        server.shutdown()
        thread.join()


def test_a_server_is_spoken_to_as_openais_or_as_pipers() -> None:
    with a_server() as (address, asked):
        path = "/v1/audio/speech"
        speaker = ServerSpeaker(address + path)
        assert speaker.speak("One.", "en", "heart") == beep(10)
        assert speaker.speak("Two.", "ja", "kokoro:jf_alpha") == beep(10)
        assert speaker.speak("Three.", "en", "") == beep(10)
        piper = ServerSpeaker(f"{address}/synthesize")
        assert piper.speak("Tres.", "es", "") == beep(10)
        assert piper.speak("Cuatro.", "es", "davefx") == beep(10)
    common = {"response_format": "wav"}
    assert asked == [
        (path, {"model": "tts-1", "voice": "heart", "input": "One.", **common}),
        (path, {"model": "kokoro", "voice": "jf_alpha", "input": "Two.", **common}),
        (path, {"model": "tts-1", "voice": "alloy", "input": "Three.", **common}),
        ("/synthesize", {"text": "Tres."}),
        ("/synthesize", {"text": "Cuatro.", "voice": "davefx"}),
    ]


def test_a_server_that_fails_says_nothing() -> None:
    with a_server(503) as (address, _), pytest.raises(HTTPError):
        ServerSpeaker(address).speak("text", "en", "")
    with pytest.raises(OSError, match="refused"):
        ServerSpeaker(address).speak("text", "en", "")
    with pytest.raises(ValueError, match="http"):
        ServerSpeaker("file:///etc/hostname").speak("text", "en", "")


def test_a_server_counts_more_than_a_command_and_both_more_than_what_is_built_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(built_in, "languages", lambda: iter(("ja",)))
    address, line = "http://127.0.0.1:1/synthesize", "speak {out}"
    both = Settings(narration_url=address, narration_command=line, narration_voice_es="ana")
    assert voices_of(both)["es"] == Voice(ServerSpeaker(address), "ana")
    assert set(voices_of(both)) == {"en", "es", "es-ES", "ja"}
    assert voices_of(both)["es-ES"] == Voice(ServerSpeaker(address), "ana")
    assert voices_of(Settings(narration_command=line))["en"] == Voice(CommandSpeaker(line))
    speaker = BuiltInSpeaker(Path("data/narration/models"))
    assert voices_of(Settings(narration_voice_ja="jm")) == {"ja": Voice(speaker, "jm")}


def test_nobody_speaks_where_it_is_off_or_nothing_is_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = "speak {out}"
    assert voices_of(Settings(narration=False, narration_command=line)) == {}
    monkeypatch.setattr(built_in, "find_spec", lambda _: None)
    assert voices_of(Settings()) == {}
    monkeypatch.setattr(voices, "find_spec", lambda _: None)
    assert voices_of(Settings(narration_command=line)) == {}


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the Japanese engine
@pytest.mark.parametrize("language", ["en", "es", "ja"])
def test_what_is_built_in_reads_a_paragraph_in_a_natural_time(
    language: str, tmp_path: Path
) -> None:
    """From 2.5 syllables a second, by the letters that a syllable has, to what is unhurried.

    That is 170 words a minute, or 400 Japanese signs: newsreaders say as many. Its first line,
    which is two sentences or more: an engine takes longer than it speaks.
    """
    if language not in set(built_in.languages()):
        pytest.skip("its voice is not installed: the extra `narration`, for Spanish espeak-ng")
    prompt = open_book(SHIPPED_BOOK).stories.prompt(ParagraphNumber(77), language)
    text, _, _ = prompt.text.replace("{echo}", "").partition("\n")
    recording = record(BuiltInSpeaker(tmp_path).speak(text, language, ""))
    assert len(text) / recording.seconds > (4 if language == "ja" else 8)
    if language == "ja":
        assert len(text) * 60 / recording.seconds <= 400
    else:
        assert len(text.split()) * 60 / recording.seconds <= 170


def test_the_voices_that_are_built_in_are_those_that_are_installed() -> None:
    assert ("en" in set(built_in.languages())) == (find_spec("hibari") is not None)


def test_the_bot_needs_no_numpy_to_know_its_voices() -> None:
    code = "import sys, bot.app; print('numpy' in sys.modules, 'soundfile' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        cwd=SHIPPED_BOOK.parents[1],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["False", "False"]
