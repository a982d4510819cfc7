"""A person's name can be seen, stays on its line and in its direction, and is nobody else's."""

import unicodedata
from xml.etree import ElementTree as ET

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.model.names import NO_NAME, one_line, person_name, told_apart

INVISIBLE = (
    *("\u3164", "\u200b", "\u2060", "\u00ad", "\u034f", "\u115f", "\uffa0", "\u17b4", "\ufe0f"),
    *(
        "\U000e0020",
        "\u2800",
        "\u200e",
        "\u180e",
        "\U0001d173",
        " \t",
        "\u200d",
        "\u0301",
        "\ufff0",
    ),
    *("\u1160", "\u2028", "\U0001d159", "\ufeff", "\U000e0100"),
)
TURNING = "\u202a\u202b\u202d\u202e\u2066\u2067\u2068"
NAMES = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from("".join(INVISIBLE) + TURNING + "\u202c\u2069\u200c"),
        st.sampled_from("aZ\u05d3\u0645\u00e9\U0001f98a\u6f22"),
    ),
    max_size=32,
)


@given(st.lists(NAMES, min_size=1, max_size=3))
@example(["\u3164" * 3])
@example(["\x00\x08\ufffe", "ann"])
@example(["\U0001f468\u200d\U0001f469"])
def test_a_name_is_what_each_surface_can_show(texts: list[str]) -> None:
    name = person_name(*texts)
    assert person_name(name) == name
    assert (name == NO_NAME) == (not any(texts))
    assert name == name.strip()
    assert len(name.splitlines()) <= 1
    element = ET.Element("name", {"of": name})
    element.text = name
    again = ET.fromstring(ET.tostring(element))
    assert (again.text or "", again.get("of")) == (name, name)
    opened = [char for char in name if char in TURNING]
    assert opened in ([], ["\u2068"])
    assert name.count("\u2069") == len(opened)
    if name:
        assert any(unicodedata.category(char)[0] in "LNPS" or ord(char) > 0xE000 for char in name)


@pytest.mark.parametrize("char", INVISIBLE)
def test_what_nobody_sees_is_no_name(char: str) -> None:
    assert person_name(char * 3) == "?"
    assert person_name(char * 3, "ann_42") == "ann_42"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("\u202eann", "ann"),
        ("\u2067ann", "ann"),
        ("Jos\u00e9\u3164Mar\u00eda", "Jos\u00e9 Mar\u00eda"),
        ("ann\nbob", "ann bob"),
        ("a\x08nn", "ann"),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        ),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("\u05d3\u05d5\u05d3", "\u2068\u05d3\u05d5\u05d3\u2069"),
        ("\U0001fae8", "\U0001fae8"),
        ("x" * 400, "x" * 67),
    ],
)
def test_what_can_be_seen_stays(text: str, name: str) -> None:
    assert person_name(text) == name


@given(st.lists(st.tuples(NAMES, NAMES), max_size=6))
@example([("Alex", "alex.1"), ("Alex", "alex.2"), ("alex", "Alex")])
@example([("Alex", "x"), ("Alex (x)", ""), ("Alex", "x")])
@example([("\U0001d4d0lex", ""), ("Alex", ""), ("Al\u200dex", "")])
def test_no_two_people_of_a_table_look_alike(people: list[tuple[str, str]]) -> None:
    names = []
    for display, username in people:
        names.append(told_apart(person_name(display, "?"), names, one_line(username)))
    seen = [unicodedata.normalize("NFKC", name).casefold() for name in names]
    assert len(set(seen)) == len(seen)


def test_the_second_of_a_name_has_the_username_too() -> None:
    alex = person_name("Alex")
    assert told_apart(alex, [alex], "alex.smith") == "Alex (alex.smith)"
    assert told_apart(alex, [alex, person_name("Alex (alex.smith)")], "alex.smith") == "Alex (2)"
    assert told_apart(person_name("Mara"), [person_name("Mara")]) == "Mara (2)"
