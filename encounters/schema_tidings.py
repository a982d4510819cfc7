"""Define the schema of `tidings/`: letters, overheard lines, the paper's own parts."""

from typing import Annotated, TypeAlias

from pydantic import Field, StringConstraints

from encounters.memory import LAST_ROUND, Spot, Who
from encounters.schema import Afters, Label, MadeFrom, Strict, Text

Key: TypeAlias = Annotated[
    str, StringConstraints(pattern="^[a-z0-9]+(?:_[a-z0-9]+)*$", max_length=60)
]
OncePerRound: TypeAlias = Annotated[tuple[Text, ...], Field(min_length=LAST_ROUND)]


class NoteFile(Strict):
    """When a village is sent a letter: after it did any one of these."""

    after: Afters


class OverhearingFile(Strict):
    """When and where a line is overheard: after any one of these, done by `who`."""

    at: Spot
    after: Afters
    who: Who


class NoteWordsFile(Strict):
    """A letter: from whom, and what it says."""

    sender: Annotated[Label, Field(alias="from")]
    text: Text


class PaperFile(Strict):
    """The paper's own parts: its name, and lines, none of which is printed twice in a game.

    `weathers` is indexed by round less one.
    """

    name: Label
    weathers: Annotated[OncePerRound, Field(max_length=LAST_ROUND)]
    whelks: OncePerRound
    corrections: OncePerRound


class TidingsWordsFile(Strict):
    """The words of one file of tidings, by the keys of its mechanics."""

    note: dict[Key, NoteWordsFile] = Field(default_factory=dict)
    echo: dict[Key, Text] = Field(default_factory=dict)
    paper: PaperFile | None = None


class TidingsFile(Strict):
    """One file of `tidings/`: mechanics once, words once a language."""

    note: dict[Key, NoteFile] = Field(default_factory=dict)
    echo: dict[Key, OverhearingFile] = Field(default_factory=dict)
    words: TidingsWordsFile


class TidingsTranslationFile(Strict):
    """One file of `tidings/` in another language than the pack's own."""

    made_from: MadeFrom | None = None
    words: TidingsWordsFile
