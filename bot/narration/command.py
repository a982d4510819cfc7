"""Speak by a command that the operator has set."""

import shlex
import subprocess
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from encounters.tags import line_of

LONGEST = 120
"""Seconds that a command or a server may take for a text."""


@dataclass(frozen=True, slots=True)
class CommandSpeaker:
    """A command that reads the text from its stdin and speaks it to the file `{out}`.

    Without `{out}` in its line it writes the WAV file to its stdout. `{voice}` and `{language}` are
    filled in too. No shell reads the line.
    """

    line: str

    def speak(self, text: str, language: str, voice: str) -> bytes:
        """Return the command's speech for a text.

        Raises OSError, subprocess.SubprocessError.
        """
        with TemporaryDirectory() as folder:
            out = Path(folder) / "speech.wav"
            filled = {"{out}": str(out), "{voice}": voice, "{language}": line_of(language)[-1]}
            done = subprocess.run(  # noqa: S603 - the operator's own command
                [_filled(part, filled) for part in shlex.split(self.line)],
                input=text.encode(),
                stdout=subprocess.PIPE,
                timeout=LONGEST,
                check=True,
            )
            return out.read_bytes() if "{out}" in self.line else done.stdout


def _filled(part: str, filled: dict[str, str]) -> str:
    for blank, value in filled.items():
        part = part.replace(blank, value)
    return part
