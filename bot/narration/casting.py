"""Give those who speak in a text voices of their own, and part the text among them."""

from collections.abc import Sequence
from hashlib import sha256
from itertools import groupby

from bot.narration.request import Piece, Voice
from encounters.cast import Cast, Kind
from encounters.speakers import turns
from encounters.tags import line_of

_BESIDE_SPEECH = "\n ,.;:\u3001\u3002"
"""What may be left of a sentence beside a speech, and is no beginning."""


def pieces_of(
    text: str, language: str, people: Sequence[str], voice: Voice, cast: Cast
) -> tuple[Piece, ...]:
    """Part a text among the voices: the narrator's, and those of the people who speak in it.

    `people` are those whom its paragraphs let a party meet.
    """
    whole = (Piece(text, voice.name),)
    if not (voice.women or voice.men):
        return whole
    parted = turns(text, line_of(language)[-1], cast, people)
    spoken = [(voice_for(one.person, voice, cast), one.text) for one in parted]
    pieces, gap = list[Piece](), ""
    for name, group in groupby(spoken, key=lambda pair: pair[0]):
        said = "".join([part for _, part in group])
        words = said.lstrip(_BESIDE_SPEECH)
        gap += said.removesuffix(words)
        if any(map(str.isalnum, words)):
            pieces.append(Piece(words.rstrip(), name, is_line="\n" in gap))
            gap = words[len(words.rstrip()) :]
    if len({piece.voice for piece in pieces}) > 1:
        return tuple(pieces)
    return whole


def by_line(pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """Part pieces by their lines, which no engine need pause between: a title, its text, choices.

    A line without a letter is left out: an engine may fail at it.
    """
    return tuple(
        Piece(line, piece.voice, is_line=piece.is_line or index > 0)
        for piece in pieces
        for index, line in enumerate(_lines(piece.text))
    )


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if any(map(str.isalnum, line))]


def voice_for(who: str, voice: Voice, cast: Cast) -> str:
    """Return the name of somebody's voice: always the same one, as it follows from who they are."""
    if who not in cast:
        return voice.name
    match cast[who].kind:
        case Kind.WOMAN:
            names = voice.women
        case Kind.MAN:
            names = voice.men
        case Kind.OTHER:
            names = voice.women + voice.men
    number = int.from_bytes(sha256(who.encode()).digest()[:4], "big")
    return names[number % len(names)] if names else voice.name
