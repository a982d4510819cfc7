"""Define the schema of `tidings/`: letters, overheard lines, the paper's own parts, the season."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints

from encounters.memory import LAST_ROUND, Part, SeasonEnding, Spot, Who
from encounters.schema import Afters, Label, MadeFrom, Strict, Switch, Text, Whole

Key: TypeAlias = Annotated[
    str, StringConstraints(pattern="^[a-z0-9]+(?:_[a-z0-9]+)*$", max_length=60)
]
OncePerRound: TypeAlias = Annotated[tuple[Text, ...], Field(min_length=LAST_ROUND)]


Round: TypeAlias = Annotated[Whole, Field(ge=1, le=LAST_ROUND)]
AtLeast: TypeAlias = dict[Key, Annotated[Whole, Field(ge=1)]]


class NoteFile(Strict):
    """When a village is sent a letter: after it did any one of these."""

    after: Afters
    whatever: Switch = False


class OverhearingFile(Strict):
    """When and where a line is overheard: after any one of these, done by `who`."""

    at: Spot
    after: Afters
    who: Who
    whatever: Switch = False


class NeedFile(Strict):
    """What a text of the season waits for; all that is given has to be so."""

    after: Afters | None = None
    at_least: AtLeast = Field(default_factory=dict)
    whatever: Switch = False
    who: Literal[Who.ANY, Who.SHELF] = Who.ANY


class RoundFile(NeedFile):
    """When a text opens a round."""

    round: Round


class PassageFile(NeedFile):
    """In which rounds, from the first to the last, a passage may be told."""

    rounds: tuple[Round, Round]


class MarkFile(Strict):
    """Which deeds have a mark."""

    after: Afters
    whatever: Switch = False


class FinaleFile(NeedFile):
    """Which part of the finale a text is; `most` is the mark that has to have most deeds."""

    part: Part
    ending: SeasonEnding | None = None
    most: Key | None = None


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
    round: dict[Key, Text] = Field(default_factory=dict)
    passage: dict[Key, Text] = Field(default_factory=dict)
    finale: dict[Key, Text] = Field(default_factory=dict)
    paper: PaperFile | None = None


class TidingsFile(Strict):
    """One file of `tidings/`: mechanics once, words once a language."""

    note: dict[Key, NoteFile] = Field(default_factory=dict)
    echo: dict[Key, OverhearingFile] = Field(default_factory=dict)
    round: dict[Key, RoundFile] = Field(default_factory=dict)
    passage: dict[Key, PassageFile] = Field(default_factory=dict)
    mark: dict[Key, MarkFile] = Field(default_factory=dict)
    finale: dict[Key, FinaleFile] = Field(default_factory=dict)
    words: TidingsWordsFile


class TidingsTranslationFile(Strict):
    """One file of `tidings/` in another language than the pack's own."""

    made_from: MadeFrom | None = None
    words: TidingsWordsFile
