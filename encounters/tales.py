"""Load the tales of story nights, in each language, and check their files.

A tale is chosen or drawn by its id, under which nights store it: a file that has been in a release
is never renamed or removed.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from encounters.faults import BookError, Fault
from encounters.ruby import is_malformed, without_ruby
from encounters.sources import laid_over, leaves
from encounters.tags import TAG, line_of
from rules.words import FinaleAnswer, TaleAnswer, TaleEnding, TaleId

TALES = Path(__file__).parent / "tales"
OWN_LANGUAGE = "en"

_SIGNS = 3
_LABEL = 60
_NAME = "{name}"


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class AnswerWords(_Part):
    """One answer to the opening, and what it came to after a good and after another end."""

    label: str
    kept: str
    broken: str


class SignWords(_Part):
    """A sign, while the light burns well and while it is low."""

    bright: str
    dim: str

    def text(self, *, is_bright: bool) -> str:
        """Return the words of the sign as the light is when it is told."""
        return self.bright if is_bright else self.dim


class FinaleChoice(_Part):
    """What a guest may do in the finale; `shown` is told when it is revealed."""

    label: str
    shown: str


class FinaleWords(_Part):
    """The finale, which ends with the question that each guest answers secretly."""

    text: str
    ahead: FinaleChoice
    hold: FinaleChoice

    def choice(self, answer: FinaleAnswer) -> FinaleChoice:
        """Return the words of an answer."""
        return self.ahead if answer is FinaleAnswer.AHEAD else self.hold


class TaleWords(_Part):
    """All words of a tale in one language."""

    title: str
    opening: str
    answers: Mapping[TaleAnswer, AnswerWords]
    signs: tuple[SignWords, ...]
    finale: FinaleWords
    endings: Mapping[TaleEnding, str]

    def outcome(self, answer: TaleAnswer, ending: TaleEnding) -> str:
        """Return what an answer to the opening came to."""
        words, is_good = self.answers[answer], ending in (TaleEnding.BOTH, TaleEnding.DEED)
        return (words.kept if is_good else words.broken).strip()


def tale_ids() -> tuple[TaleId, ...]:
    """List the tales that can be told."""
    return _ids(TALES)


def tale_words(tale: TaleId, language: str) -> tuple[TaleWords, str]:
    """Return the words of a tale, and their language: English where it is not translated."""
    for spoken in line_of(language):
        found = _read(TALES, spoken, tale)
        if found is not None:
            return found, spoken
    found = _read(TALES, OWN_LANGUAGE, tale)
    assert found is not None, tale
    return found, OWN_LANGUAGE


def tale_texts(language: str) -> Iterator[str]:
    """Yield all that is read aloud of the tales in a language; no title and no label."""
    for words in filter(None, [_read(TALES, language, tale) for tale in tale_ids()]):
        yield from (words.opening, words.finale.text, *words.endings.values())
        for sign in words.signs:
            yield from (sign.bright, sign.dim)
        for answer in words.answers.values():
            yield from (answer.kept, answer.broken)


def check_tales() -> int:
    """Check every file of every tale; return how many tales there are. Raises BookError."""
    faults = list(_faults(TALES))
    if faults:
        raise BookError(faults)
    return len(tale_ids())


@lru_cache
def _ids(folder: Path) -> tuple[TaleId, ...]:
    return tuple([TaleId(path.stem) for path in sorted(folder.glob("*.toml"))])


@lru_cache(maxsize=128)
def _read(folder: Path, language: str, tale: TaleId) -> TaleWords | None:
    path = _path(folder, language, tale)
    if not path.is_file():
        return None
    try:
        return _parse(path)
    except BookError:
        if language == OWN_LANGUAGE:
            raise
        return None  # told in English; `python -m encounters check` says what is wrong


def _path(folder: Path, language: str, tale: str) -> Path:
    home = folder if language == OWN_LANGUAGE else folder / language
    return home / f"{tale}.toml"


def _parse(path: Path) -> TaleWords:
    try:
        words = TaleWords.model_validate(_table(path))
    except tomllib.TOMLDecodeError as error:
        raise BookError([Fault(str(path), 1, str(error))]) from error
    except ValidationError as error:
        lines = [f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors()]
        raise BookError([Fault(str(path), 1, line) for line in lines]) from error
    faults = [Fault(str(path), 1, line) for line in _lacks(words)]
    if faults:
        raise BookError(faults)
    return words


def _table(path: Path) -> Mapping[str, object]:
    """Read a file; that of a region lies over its language's own, if there is one."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    for language in line_of(path.parent.name)[1:]:
        below = path.parent.parent / language / path.name
        if below.is_file():
            return laid_over(tomllib.loads(below.read_text(encoding="utf-8")), table)
    return table


def _lacks(words: TaleWords) -> Iterator[str]:
    """Yield what is wrong with the words of a tale."""
    if len(words.signs) != _SIGNS:
        yield f"a tale has {_SIGNS} signs"
    if set(words.answers) != set(TaleAnswer):
        yield "the opening has the answers first and second"
    if set(words.endings) != set(TaleEnding):
        yield "the endings are both, deed, light and neither"
    choices = (words.finale.ahead, words.finale.hold)
    for label in [one.label for one in (*words.answers.values(), *choices)]:
        if len(label) > _LABEL:
            yield f"a label has at most {_LABEL} characters: {label}"
    if any(is_malformed(text) for _, text in leaves((), words.model_dump(mode="json"))):
        yield "ruby is written ｜窯《かま》 or, to be shown in brackets, ｜窯《（かま）》"
    on_buttons = [words.title, *[one.label for one in (*words.answers.values(), *choices)]]
    if any(one != without_ruby(one) for one in on_buttons):
        yield "a title or label has no room for ruby"
    if any(_NAME not in one.shown for one in choices):
        yield f"what is shown of an answer names {_NAME}"
    texts = (words.opening, words.finale.text, *words.endings.values())
    if not all(text.strip() for text in texts):
        yield "a text is empty"


def _faults(folder: Path) -> Iterator[Fault]:
    own = set(_ids(folder))
    for home in (folder, *[one for one in sorted(folder.iterdir()) if TAG.fullmatch(one.name)]):
        paths = sorted(home.glob("*.toml"))
        for path in paths:
            try:
                _parse(path)
            except BookError as error:
                yield from error.faults
            if path.stem not in own:
                yield Fault(str(path), 1, "translates no tale")
        is_region = len(line_of(home.name)) > 1  # its words lie over those of its language
        for tale in sorted([] if is_region else own - {path.stem for path in paths}):
            yield Fault(str(home / f"{tale}.toml"), 1, "is missing: a language has every tale")
