"""Format the bot's sentences in a language, from the Fluent files in `bot/i18n/locale`."""

import os
import re
import unicodedata
from functools import cache, lru_cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, Resource
from fluent.syntax.visitor import Visitor

from bot.i18n.bundle import Bundle
from encounters.tags import TAG, line_of
from rules.cards import REPRINTED

LOCALE = Path(__file__).parent / "locale"
DEFAULT = "en"

_ACCENT = re.compile("[\u0300-\u036f]")
_COMMA = re.compile("[,\uff0c\u3001]")
_SOUNDS_AS_I = re.compile(r"[*_\\]*h?i(?![aeou])")
"""The beginning of words before which Spanish says "e" instead of "y"."""

_SOUNDS_AS_O = re.compile(r"[*_\\]*(h?o|8|11(?!\d))")
"""The beginning of words and numbers before which Spanish says "u" instead of "o"."""

_SENTENCE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a sentence; its other lines begin with a blank or a brace."""


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """List the languages that the bot speaks, English first: es, and es-ES for one in a region."""
    found = {path.stem for path in LOCALE.glob("*.ftl") if TAG.fullmatch(path.stem)}
    return (DEFAULT, *sorted({*found, *packs()} - {DEFAULT}))


@lru_cache(maxsize=1)
def packs() -> dict[str, Path]:
    """Return the folders of further languages by their tags, which are the folders' names.

    They are in the environment, where `share_language_packs` puts them: child processes read it.
    """
    folders = [Path(one) for one in os.environ.get("LANGUAGE_PACKS", "").split(":") if one]
    return {folder.name: folder for folder in folders if TAG.fullmatch(folder.name)}


def files_of(language: str) -> list[Path]:
    """List the files of a language's own words; a region has those that differ."""
    own = [path for path in sorted(LOCALE.glob("*.ftl")) if path.stem.split(".")[-1] == language]
    pack = packs().get(language)
    return [*own, *sorted((pack / "words").glob("*.ftl"))] if pack else own


def language_names() -> dict[str, str]:
    """Return each language's own name, by its code, without parsing its other sentences."""
    named = {code: _sources(code).get("language-name", f"= {code}") for code in languages()}
    lines = {code: sentence.splitlines()[0] for code, sentence in named.items()}
    return {code: line.partition("=")[2].strip() for code, line in lines.items()}


def fingerprint() -> str:
    """Return a digest of all sentences and of the code that formats them, without parsing them."""
    digest = sha256()
    outside = [path for language in packs() for path in files_of(language)]
    for path in (*sorted(Path(__file__).parent.glob("*.py")), *sorted(LOCALE.iterdir()), *outside):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def normalize(text: str) -> str:
    """Normalize what a person types, to compare it: case, accents, widths and blanks."""
    bare = _ACCENT.sub("", unicodedata.normalize("NFKD", text))
    return " ".join(unicodedata.normalize("NFKC", bare).casefold().split())


def split_list(text: str) -> list[str]:
    """Split what a person types at commas, Western or Japanese, and strip the parts."""
    return [part.strip() for part in _COMMA.split(text)]


class Catalogue:
    """The sentences of one language; each is parsed at its first use.

    Parsing all of them takes 1.5 MB and 0.1 s a language, and most are rarely used.
    """

    def __init__(self, language: str) -> None:
        self._language = language
        # A pack may lack some: those are said in English.
        below = [_sources(one) for one in (DEFAULT, *reversed(line_of(language)))]
        self._sources = {k: v for words in (*below, _reprinted()) for k, v in words.items()}
        # Spans, the position of each word, would take half of the memory.
        self._parser = FluentParser(with_spans=False)
        self._bundle = Bundle(language)

    def has(self, key: str) -> bool:
        """Return whether there is such a sentence."""
        return key in self._sources

    def format(self, key: str, figures: dict[str, str | int]) -> str:
        """Format one sentence; a missing key or argument is a bug."""
        if not self._bundle.has_message(key):
            self._parse(key)
        return self._bundle.format(key, figures)

    def _parse(self, key: str) -> None:
        """Add a sentence to the bundle, and those that it refers to."""
        assert key in self._sources, f"no sentence {key} in bot/i18n/locale/*{self._language}.ftl"
        message = self._parser.parse_entry(self._sources[key])
        assert isinstance(message, Message), key
        self._bundle.add_resource(Resource([message]))
        quoted = _Quoted()
        quoted.visit(message)
        for other in quoted.keys:
            if not self._bundle.has_message(other):
                self._parse(other)


class _Quoted(Visitor):
    """Collects the keys of the sentences that a sentence refers to."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, MessageReference):
            self.keys.append(node.id.name)
        super().generic_visit(node)


class Words:
    """The sentences of one language; `plain` ones are for people who want no pictures or emoji."""

    def __init__(self, language: str, catalogue: Catalogue, *, plain: bool = False) -> None:
        self.language = language
        self.plain = plain
        self._catalogue = catalogue

    def __call__(self, key: str, **figures: str | int) -> str:
        """Format one sentence; a missing key is a bug."""
        return _formatted(self._catalogue, key, **figures)

    def has(self, key: str) -> bool:
        """Return whether there is such a sentence."""
        return self._catalogue.has(key)

    def join_and(self, parts: list[str]) -> str:
        """Join names as a list: one, one and another, or several with a last one.

        Not by Babel's `format_list`, which puts a comma before the last in English.
        """
        return self._join("list-and", "list-and-i", _SOUNDS_AS_I, parts)

    def join_or(self, parts: list[str]) -> str:
        """Join alternatives as a list: one, one or another, or several with a last one."""
        return self._join("list-or", "list-or-u", _SOUNDS_AS_O, parts)

    def _join(self, key: str, sounding: str, sound: re.Pattern[str], parts: list[str]) -> str:
        """Join parts by one sentence, or by another if the last part begins with that `sound`."""
        if len(parts) < 2:  # noqa: PLR2004 - one or none
            return "".join(parts)
        *first, last = parts
        key = sounding if sound.match(normalize(last)) else key
        joined = self("list-comma").join(first)
        return self(key, first=joined, last=last, count=len(parts))


# A press says 54 sentences; from here each takes 0.32 us.
@lru_cache(maxsize=8_192)
def _formatted(catalogue: Catalogue, key: str, **figures: str | int) -> str:
    return catalogue.format(key, figures)


def forget_sentences() -> None:
    """Drop the cached sentences: some name people."""
    _formatted.cache_clear()


def words_in(language: str | None, *, plain: bool = False) -> Words:
    """Return the words of a language or of a Discord locale, English by default."""
    return _words(spoken(language or DEFAULT), plain)


def spoken(locale: str) -> str:
    """Return in which language somebody with a locale is spoken to: es-ES, es for es-419, or en."""
    return next((one for one in line_of(locale) if one in languages()), DEFAULT)


@cache
def _words(language: str, plain: bool) -> Words:  # noqa: FBT001 - cached by place
    return Words(language, _catalogue(language), plain=plain)


@cache
def _catalogue(language: str) -> Catalogue:
    """Return a language's one catalogue, which its plain words share."""
    return Catalogue(language)


@cache
def _sources(language: str) -> dict[str, str]:
    """Read a language's files, and split them into sentences by their keys."""
    found: dict[str, str] = {}
    for path in files_of(language):
        text = path.read_text(encoding="utf-8")
        begins = [match.start() for match in _SENTENCE.finditer(text)]
        for begin, end in pairwise((*begins, len(text))):
            sentence = text[begin:end]
            found[sentence.partition("=")[0].rstrip()] = sentence
    return found


def _reprinted() -> dict[str, str]:
    """Return sentences that give reprinted cards their old names."""
    return {
        f"building-{card}": f"building-{card} = {{ building-{first} }}\n"
        for card, first in REPRINTED.items()
    }
