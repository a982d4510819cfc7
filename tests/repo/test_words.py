"""Law 8: every sentence exists in every language, with the same blanks, and none is unused."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.i18n.words import DEFAULT, files_of, languages, words_in
from bot.text.help import TOPICS, texts
from bot.text.refusals import refusal_text
from encounters.tags import line_of
from rules import Code, Refusal, learned
from rules.cards import BUILDINGS, REPRINTED, VILLAGERS
from rules.editions import NEWEST, Reading
from rules.facts import Fact
from rules.offers import ACTIONS
from rules.questions import Question
from rules.words import ActionKind
from tests.repo.sources import ROOT, modules, name_of, nodes_of

LOCALE = ROOT / "bot" / "i18n" / "locale"
SAYING = {"words", "said", "Declined", "has", "Notice", "localized"}
"""Functions whose first argument is the key of a sentence."""

NOT_SAID_YET = re.compile(r"cave-cave-[0-9]{2}")
"""Words of the cards that stand in the catalogue, and that nothing shows so far."""

BUTTONLESS = {"choose"}
"""Its buttons bear the words of the paragraph."""

FORMLESS = {"choose", "pass", "take_back", "accept", "refuse", "withdraw"}
FORM_OF_ITS_OWN = {"tell"}


class _Blanks(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.sentences: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - Fluent's
        self.sentences.add(node.id.name)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - Fluent's
        self.texts.append(node.value)


@cache
def catalogue(language: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Return each sentence's blanks, and the sentences that it quotes."""
    found: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
    twice: set[str] = set()
    for path in (path for one in line_of(language) for path in files_of(one)):
        for entry in entries(path):
            if isinstance(entry, ftl.Message):
                blanks = _Blanks()
                blanks.visit(entry)
                place = f"{path.name.split('.')[-2]}: {entry.id.name}"
                assert place not in twice, f"{path.name}: {entry.id.name} stands twice"
                twice.add(place)
                found[entry.id.name] = frozenset(blanks.names), frozenset(blanks.sentences)
    return found


@cache
def entries(path: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def literals() -> Iterator[tuple[str, str]]:
    """List the keys that the code names outright."""
    for path in modules("bot"):
        for node in nodes_of(path):
            if isinstance(node, ast.Call) and node.args:
                called = node.func
                name = getattr(called, "id", None) or getattr(called, "attr", None)
                first = node.args[0]
                if name in SAYING and isinstance(first, ast.Constant):
                    yield name_of(path), str(first.value)


def mentioned() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the texts of the code that may be keys, and the patterns of composed keys."""
    texts: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for path in modules("bot"):
        for node in nodes_of(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns += _pattern(node)
    for path in (ROOT / "bot").glob("*/templates/*"):
        texts.update(re.findall(r'words\("([a-z-]+)"', path.read_text(encoding="utf-8")))
    return texts, patterns


def _pattern(node: ast.JoinedStr) -> Iterator[re.Pattern[str]]:
    first = node.values[0]
    if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z]{3,}(-[a-z]+)*-", str(first.value)):
        parts = [re.escape(str(getattr(part, "value", ""))) for part in node.values]
        constant = [isinstance(part, ast.Constant) for part in node.values]
        shape = "".join(p if c else ".+" for p, c in zip(parts, constant, strict=True))
        yield re.compile(shape)


def dashed(name: str) -> str:
    return name.replace("_", "-")


@pytest.mark.parametrize("language", languages())
def test_there_is_no_junk_in_a_catalogue(language: str) -> None:
    for path in files_of(language):
        junk = [entry for entry in entries(path) if isinstance(entry, ftl.Junk)]
        assert [entry.content for entry in junk] == [], path.name


@pytest.mark.parametrize("language", languages())
def test_no_line_breaks_within_a_sentence(language: str) -> None:
    """Discord shows each line break of a catalogue."""
    for path in files_of(language):
        read = _Texts()
        for entry in entries(path):
            read.visit(entry)
        assert [t for t in read.texts if re.search(r"[\w,;]\n(?=[a-z(])", t)] == [], path.name


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_sentence_with_the_same_blanks(language: str) -> None:
    english, other = catalogue(DEFAULT), catalogue(language)
    lacking, odd = sorted(english.keys() - other.keys()), sorted(other.keys() - english.keys())
    assert not lacking, f"write {', '.join(lacking)} in bot/i18n/locale/*{language}.ftl too"
    assert not odd, f"write {', '.join(odd)} in bot/i18n/locale/*{DEFAULT}.ftl too"
    differing = [key for key in english if english[key][0] != other[key][0]]
    assert not differing, f"the blanks of {', '.join(differing)} differ in {DEFAULT} and {language}"


@pytest.mark.parametrize("other", ["テーブル", "遭遇"])
def test_in_japanese_a_thing_has_one_word(other: str) -> None:
    """A group and its game are 卓, what it meets is エンカウンター; a search takes other words."""
    lines = [
        line
        for path in LOCALE.glob("*ja.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    assert [line for line in lines if other in line and "-also = " not in line] == []


def test_every_sentence_that_the_code_names_is_there() -> None:
    known = catalogue(DEFAULT)
    named = list(literals())
    assert len(named) > 100
    lacking = [f"{key}, which {path} says" for path, key in named if key not in known]
    assert not lacking, f"write in bot/i18n/locale/*.ftl: {'; '.join(lacking)}"


def test_no_sentence_is_unused() -> None:
    known = catalogue(DEFAULT)
    texts, patterns = mentioned()
    quoted = {key for _, keys in known.values() for key in keys}
    unused = [
        key
        for key in known
        if key not in texts | quoted and not any(p.fullmatch(key) for p in patterns)
        if not NOT_SAID_YET.fullmatch(key)
    ]
    assert not unused, f"nothing in bot/ says {', '.join(unused)} of bot/i18n/locale/*.ftl"


def test_every_quoted_sentence_is_there() -> None:
    known = catalogue(DEFAULT)
    assert {key for _, keys in known.values() for key in keys} <= set(known)


def family(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in catalogue(DEFAULT) if key.startswith(prefix)}


def test_the_cards_are_named_and_nothing_else() -> None:
    cards = {f"villager-{card}" for card in VILLAGERS}
    cards |= {f"building-{card}" for card in BUILDINGS if card not in REPRINTED}  # they have a name
    named = {f"villager-{name}" for name in family("villager-") if not name.endswith("-about")}
    named |= {f"building-{name}" for name in family("building-") - {"holds"}}
    unnamed, odd = sorted(cards - named), sorted(named - cards)
    assert not unnamed, f"write {', '.join(unnamed)} in bot/i18n/locale/cards.*.ftl"
    assert not odd, f"bot/i18n/locale/cards.*.ftl names {', '.join(odd)}, which is no card"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", Code)
@pytest.mark.parametrize("what", ["", "fish", "builder-1", "gabled-inn", "nobody knows"])
def test_every_refusal_is_a_sentence(code: Code, what: str, language: str) -> None:
    for figures in ((0, 0), (1, 0), (2, 1)):
        text = refusal_text(words_in(language), Refusal(code, *figures, what))
        assert text[0] == text[0].upper()
        assert text.endswith((".", "\u3002", "!", "?"))
        assert "  " not in text
        assert " ." not in text


def test_there_is_a_sentence_for_each_refusal_and_no_more() -> None:
    assert family("refusal-") == {dashed(code.value) for code in Code}


def test_there_is_a_sentence_for_all_that_cannot_be_taken_back() -> None:
    teaching = {
        dashed(str(kind.__dataclass_fields__["kind"].default))
        for kind in get_args(Fact)
        if learned([object.__new__(kind)])
    }
    assert teaching
    assert family("undo-") == teaching | {"nothing", "not-yours"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("verb", ACTIONS)
def test_every_action_has_its_button_its_form_and_its_blanks(
    verb: ActionKind, language: str
) -> None:
    words = words_in(language)
    assert verb in BUTTONLESS or words(f"verb-{dashed(verb)}", name="ann")
    if verb in FORMLESS:
        return
    assert 0 < len(words(f"form-{dashed(verb)}")) <= 45
    if verb not in FORM_OF_ITS_OWN:
        for field in set(ACTIONS[verb].__dataclass_fields__) - {"seat", "kind"}:
            assert 0 < len(words(f"blank-{field}", verb=verb)) <= 45, field


def test_every_question_is_asked_in_words() -> None:
    kinds = {dashed(str(q.__dataclass_fields__["kind"].default)) for q in get_args(Question)}
    assert kinds <= family("ask-")


@pytest.mark.parametrize("language", languages())
def test_every_way_of_reading_and_every_topic_is_named(language: str) -> None:
    words = words_in(language)
    for way in Reading:
        assert 0 < len(words(f"reading-{way.value}")) <= 100
    pages = texts(words, NEWEST)
    for topic in TOPICS:
        assert words(f"help-{topic}")
        assert len(pages[topic]) <= 3_900
