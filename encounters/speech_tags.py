"""Find quotations, and the words beside them that say who speaks: 'Not yet,' says the kiln.

Each language has its own grammar of them. What is no such tag says nothing, and is nobody's.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from encounters.cast import Cast, Kind


class Tag(NamedTuple):
    """Who speaks by a tag: a person, or any one of some kinds; somebody unknown without both.

    One that `is_before` the quotation says nothing about the next one.
    """

    person: str = ""
    kinds: frozenset[Kind] = frozenset()
    is_before: bool = False


class Quotation(NamedTuple):
    """A quotation, where it begins and ends, and its tag, if it has one."""

    begin: int
    end: int
    tag: Tag | None


_SENTENCES = re.compile(r"(?<=[.!?\u2026])\s+")
_LATELY = 2
"""Sentences before a quotation in which its pronoun's person may be."""

_UNKNOWN = Tag()
_ANYBODY = Tag(kinds=frozenset(Kind))
_PRONOUNS = {
    "he": Tag(kinds=frozenset({Kind.MAN})),
    "she": Tag(kinds=frozenset({Kind.WOMAN})),
    "it": Tag(kinds=frozenset({Kind.OTHER})),
    "él": Tag(kinds=frozenset({Kind.MAN})),
    "ella": Tag(kinds=frozenset({Kind.WOMAN})),
}

_SAYS = (
    r"(?:says?|said|adds?|asks?|calls?|cries|shouts?|tells?|whispers?|begins?|explains?|breathes"
    r"|roars?|shrieks?|screams?|hisses|groans|begs|bawls|reports|answers|murmurs|mutters|reads?)"
)
_DICE = (
    r"(?:dice|dijo|añade|brama|chilla|explica|grita|informa|jadea|lee|murmura|observa|pregunta"
    r"|repite|ruega|ruge|solloza|susurra|empieza)"
)
_IU = (
    r"(?:言|叫|さけ|聞|たずね|つけ加え|つけ足|つづけ|ささやき?|どな|ほえ|わめ|呼|答え|たの[みむ]|説明"
    r"|報告|読みあげ|つぶや|うめ|声)"
)


@dataclass(frozen=True, slots=True)
class Grammar:
    """How a language marks speech: its quotations, and tags after and before one.

    In a pattern the group `name` is a person's, `here` what those call them who are with them, and
    `pronoun` stands for somebody. `elided` has neither, and `unknown` is somebody else. `before`
    ends where the quotation begins.
    """

    quotation: str
    named: tuple[str, ...]
    pronoun: str
    elided: str
    unknown: str
    before: str
    must_follow: str = ""
    """What follows a quotation whose tag is before it."""
    strangers: Mapping[Kind, str] = field(default_factory=dict[Kind, str])
    """Words for somebody whom a pronoun may mean instead, by its kind."""


_EN = Grammar(
    r"(?<!\w)'(?=[^\s'])(?:(?!(?<!\w)').)+?[,.?!\u2026]'(?!\w)",
    (
        rf" {_SAYS} (?:(?:[A-Z][\w-]*|old|little) ){{0,2}}<name>(?!-|'s| and )",
        rf" {_SAYS} the <here>(?!-|'s| (?:of|at|from|who|and)\b)",
        rf" (?:[A-Z][\w-]* ){{0,2}}<name> {_SAYS}\b",
        rf" the <here> {_SAYS}\b",
    ),
    rf" (?P<pronoun>he|she|it) {_SAYS}\b",
    "(?!)",
    rf" (?:{_SAYS} (?:[A-Z]|the\b|an?\b|one\b|some|your\b|every)|(?:they|you|we|I) {_SAYS}\b"
    rf"|(?:the|an?|one|your|[A-Z][\w-]*)(?: [\w-]+){{0,2}} {_SAYS}\b)",
    rf"(?<!\w)(?:(?:[A-Z][\w-]* ){{0,2}}<name>|[Tt]he <here>) {_SAYS}[,:] $",
    strangers={
        Kind.MAN: "man|boy|gentleman|father|son|husband|uncle|lad|cricket",
        Kind.WOMAN: "woman|girl|lady|mother|wife|daughter|widow|aunt|sister|wasp",
    },
)
_ES = Grammar(
    r"«[^«»\n]*»",
    (
        rf",? {_DICE} (?:(?!(?:de|del|a|al|en|con|por|y|su)\b)[a-zñáéíóú]+ ){{0,3}}<name>(?!-| y )",
        rf",? {_DICE} (?:el|la) <here>(?! (?:del?|que|y)\b)",
        rf",? (?:(?:el|la|don|doña|señora?|señorita) ){{0,2}}<name> {_DICE}\b",
    ),
    rf",? {_DICE} (?P<pronoun>él|ella)\b",
    rf",? {_DICE}(?=[.,;:]| con voz| al rato| por fin| bajito)",
    rf",? (?:(?:dicen|gritan|preguntan|susurran|empiezan|leen)\b"
    rf"|{_DICE} (?:el|la|los|las|una?|uno|su|quien|alguien|otr[oa]|[A-Z]))",
    rf"(?<!\w)<name> {_DICE}[,:] $",
    strangers=dict.fromkeys(
        Kind,
        "hombre|mujer|niñ[oa]|chic[oa]|viej[oa]|señora?|madre|padre|hij[oa]|marido|viuda|tí[oa]"
        "|herman[oa]|muchach[oa]|grillo|alguien|huésped|avispa",
    ),
)
_TITLE = (
    "(?:さん|先生|夫人|氏|女史|巡査|軍曹|伍長|二等兵|鼓手|隊長|館長|港長|局長|弁護士|かあさん"
    "|じいさん|大おばさま)?"
)
_JA = Grammar(
    r"「(?:[^「」\n]|「[^「」\n]*」)*」",
    (
        (
            rf"(?:と|って)、?(?:[^「」。、\n]{{0,14}}[のなたいでに])?(?:<name>{_TITLE}|<here>)"
            rf"(?:の声)?(?:。|(?:が|は)(?![^「」。\n]*書)(?=[^「」。\n]*?{_IU}))"
        ),
    ),
    "(?!)",
    "(?!)",  # mostly it is the party who says it
    r"(?:と|って)、?[^「」。\n]{1,20}(?:が|は|も|。)",
    rf"(?:^|[。」\n])(?:[^「」。、\n]{{0,10}}[のなたい])?(?:<name>{_TITLE}|<here>)[がは]、?"
    r"[^。「」\n]{0,10}$",
    rf"(?:と|って)、?[^。「」がは\n]{{0,8}}{_IU}",
)
GRAMMARS: Mapping[str, Grammar] = {"en": _EN, "es": _ES, "ja": _JA}


class Tags:
    """The tags of a language, for a cast of whom some are `present`."""

    def __init__(self, language: str, cast: Cast, present: Iterable[str]) -> None:
        self._grammar = GRAMMARS[language]
        self._quotation = re.compile(self._grammar.quotation)
        self._names = {name: who for who, one in cast.items() for name in one.names[language]}
        here = [who for who in present if who in cast]
        self._here = {name: who for who in here for name in cast[who].here[language]}
        self._named = [self._compile(one) for one in self._grammar.named]
        self._before = self._compile(self._grammar.before)
        self._pronoun = re.compile(self._grammar.pronoun)
        self._elided = re.compile(self._grammar.elided)
        self._unknown = re.compile(self._grammar.unknown)
        self._must_follow = re.compile(self._grammar.must_follow)

    def quotations(self, text: str) -> list[Quotation]:
        """List the quotations of a text."""
        found = [one.span() for one in self._quotation.finditer(text)]
        return [Quotation(begin, end, self._tag(text, begin, end)) for begin, end in found]

    def _tag(self, text: str, begin: int, end: int) -> Tag | None:
        named = next(filter(None, (one.match(text, end) for one in self._named)), None)
        if named is not None:
            return self._person(named)
        found = self._pronoun.match(text, end)
        if found is not None:
            return _PRONOUNS[found["pronoun"]]
        line = text.rfind("\n", 0, begin) + 1
        before = self._before.search(text[line:begin])
        if before is not None and self._must_follow.match(text, end):
            return self._person(before)._replace(is_before=True)
        if self._elided.match(text, end):
            return _ANYBODY
        return _UNKNOWN if self._unknown.match(text, end) else None

    def is_named(self, person: str, text: str, begin: int) -> bool:
        """Return whether somebody present is called by a name in the line before a quotation."""
        line = text[text.rfind("\n", 0, begin) + 1 : begin]
        names = [name for name, who in (*self._names.items(), *self._here.items()) if who == person]
        return bool(re.search(_any_of("name", names), line))

    def has_stranger(self, text: str, begin: int, kinds: Iterable[Kind]) -> bool:
        """Return whether somebody whom a pronoun may mean comes shortly before a quotation."""
        told = self._quotation.sub("", text[:begin])
        lately = " ".join(_SENTENCES.split(told.strip())[-_LATELY:])
        words = [one for one in map(self._grammar.strangers.get, kinds) if one]
        return any(re.search(rf"\b(?:{one})\b", lately) for one in words)

    def _person(self, found: re.Match[str]) -> Tag:
        groups = found.groupdict()
        name, here = groups.get("name"), groups.get("here")
        return Tag(self._names[name] if name else self._here[here or ""])

    def _compile(self, pattern: str) -> re.Pattern[str]:
        filled = pattern.replace("<name>", _any_of("name", self._names))
        return re.compile(filled.replace("<here>", _any_of("here", self._here)))


def _any_of(group: str, names: Iterable[str]) -> str:
    """Match any of some whole names, the longest first; without names it matches nothing."""
    either = "|".join([re.escape(name) for name in sorted(names, key=len, reverse=True)]) or "(?!)"
    return rf"(?<![A-Za-z\u00c0-\u024f])(?P<{group}>{either})(?![A-Za-z\u00c0-\u024f])"
