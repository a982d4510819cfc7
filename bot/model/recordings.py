"""Define a person's own reading: a voice message of theirs that the chronicle links or holds."""

from rules.record import record

LONGEST = 20 * 60
"""Seconds of the longest voice message on Discord."""


@record
class VoiceNote:
    """A message as its menu shows it; no `seconds` if it is not a voice message."""

    message_id: int
    author_id: int
    seconds: int | None


@record
class RecordedReading:
    """A person's reading of the paragraph that asks a question, in a voice message of theirs.

    The chronicle links it, and where it `is_copied` holds the voice itself.
    """

    question: int
    user_id: int
    message_id: int
    seconds: int
    is_copied: bool = False
