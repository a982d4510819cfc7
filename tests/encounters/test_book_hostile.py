"""Nothing that a file may hold brings the loader down, or keeps it busy."""

import os
import string
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from encounters.sources import LARGEST_FILE
from tests.encounters.books import ENTRY, FILES, a_book, faults_of, load_faults
from tests.encounters.remembering import REMEMBERED
from tests.faults.table import count

# What is read in one pass takes less than a second; what is quadratic takes minutes.
SECONDS = 20

HOSTILE = {
    "huge": ENTRY + "#" * LARGEST_FILE,
    "deep arrays": "a = " + "[" * 60_000,
    "deep tables": "a = " + "{a = " * 12_000,
    "a long dotted key": "a" + ".a" * 30_000 + " = 1",
    "a long dotted header": "[" + "a." * 30_000 + "a]",
    "many deep keys": "a.a.a.a.a.a.a.a.a.a.a.a.a.a = 1\n" * 2_000,
    "many tables": "[[a]]\n" * 10_000,
    "many options": "[[option]]\n" * 5_000,
    "many keys": "".join(f"k{i} = 1\n" for i in range(6_000)),
    "a long array": "option = [" + "1, " * 20_000 + "]",
    "a long integer": "number = " + "9" * 60_000,
    "a long hexadecimal": "number = 0x" + "f" * 60_000,
    "a long float": "number = 1e" + "9" * 60_000,
    "quotes": '"' * 60_000,
    "escaped quotes": 'a = """' + '\\"""' * 16_000,
    "escaped quotes and a last backslash": 'a = """' + '\\"""' * 15_000 + "\\",
    "apostrophes": "'" * 60_000,
    "a NUL": "number = 1\0",
    "an empty file": "",
    "not a number": "number = nan",
    "a date": "number = 1979-05-27",
    "no such date": "number = 1979-13-27",
    "tables for texts": "mood = {}\nwords = []\noption = 3\nentry = {}",
    "texts for tables": "words = 'a'\noption = ['a', ['b'], {tier = 3, failure = []}]",
    "odd names": '"a\\u202eb\\n" = 1\n"" = 2',
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize("name", ["001.toml", "pack.toml", "es/001.toml", "tidings/one.toml"])
def test_hostile_content_is_a_fault_and_is_read_in_one_pass(
    tmp_path: Path, name: str, content: str
) -> None:
    a_book(tmp_path, {name: content})
    start = time.process_time()
    faults = faults_of(tmp_path)
    assert time.process_time() - start < SECONDS
    assert any(fault.startswith(f"{name}:") for fault in faults)
    assert all(fault.isprintable() and len(fault) < 700 for fault in faults)


def test_the_line_of_what_is_too_deep_or_too_long(tmp_path: Path) -> None:
    deep = "a = 1\nb = [\n" + "[" * 100
    assert faults_of(a_book(tmp_path / "a", {"002.toml": deep}))[0].startswith("002.toml:3: goes")
    long = "number = 1\nmood = " + "9" * 5_000
    assert faults_of(a_book(tmp_path / "b", {"002.toml": long})) == [
        "002.toml:2: a number has too many digits"
    ]


def test_the_line_of_a_byte_that_is_not_utf_8(tmp_path: Path) -> None:
    spoiled = ENTRY.encode().replace(b"black water", b"bl\xe4ck water")
    assert faults_of(a_book(tmp_path, {"001.toml": spoiled})) == ["001.toml:7: is not UTF-8"]


def test_a_link_is_never_followed(tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text(ENTRY, encoding="utf-8")
    folder = a_book(tmp_path / "book", {"001.toml": None, "es/001.toml": None})
    (folder / "001.toml").symlink_to(secret)
    (folder / "ja").symlink_to(tmp_path, target_is_directory=True)
    (folder / "es" / "001.toml").symlink_to("../../secret.toml")
    faults = faults_of(folder)
    for name in ("001.toml", "ja", "es/001.toml"):
        assert f"{name}:1: is a link; a book holds its own files" in faults


def test_what_is_no_plain_file_is_never_read(tmp_path: Path) -> None:
    folder = a_book(tmp_path, {"002.toml": None, "fr": "a file"})
    os.mkfifo(folder / "002.toml")
    (folder / "003.toml").mkdir()
    faults = faults_of(folder)
    assert "002.toml:1: is no plain file" in faults
    assert "003.toml:1: is no plain file" in faults
    assert "fr/:1: not a directory" in faults


def test_a_file_name_of_any_bytes_can_be_told(tmp_path: Path) -> None:
    folder = a_book(tmp_path)
    (folder / os.fsdecode(b"\xff\x1b[31m\n.toml")).write_text("", encoding="utf-8")
    sentence = "a book holds pack.toml, 001.toml to 999.toml, tidings/, es/ ..."
    assert faults_of(folder) == [f"\\udcff\\x1b[31m\\n.toml:1: {sentence}"]


_garbage = st.one_of(
    st.sampled_from(['"', '"""', "'''", "[", "]", "[[", "{", "}", "=", ".", ",", "\n", "\\", "#"]),
    st.sampled_from(["[[option]]", "[words]", "leads_to = 1", "number = 2", "entry = false", "\0"]),
    st.text(max_size=8),
    st.text(alphabet=string.printable, max_size=20),
)
_place = st.floats(min_value=0, max_value=1)


@st.composite
def _spoiled(draw: st.DrawFn, text: str) -> str:
    for _ in range(draw(st.integers(min_value=1, max_value=4))):
        at = int(draw(_place) * len(text))
        to = int(draw(_place) * len(text))
        lines = text.split("\n")
        line = at * len(lines) // (len(text) + 1)
        other = to * len(lines) // (len(text) + 1)
        match draw(st.sampled_from(["cut", "drop", "swap", "double", "insert", "remove"])):
            case "cut":
                text = text[:at]
            case "drop":
                text = "\n".join(lines[:line] + lines[line + 1 :])
            case "swap":
                lines[line], lines[other] = lines[other], lines[line]
                text = "\n".join(lines)
            case "double":
                text = "\n".join([*lines[:other], lines[line], *lines[other:]])
            case "insert":
                text = text[:at] + draw(_garbage) + text[at:]
            case _:
                text = text[: min(at, to)] + text[max(at, to) :]
    return text


@st.composite
def _spoiled_file(draw: st.DrawFn) -> tuple[str, bytes]:
    files = {**FILES, **REMEMBERED}
    name = draw(st.sampled_from(sorted(files)))
    content = draw(_spoiled(files[name])).encode("utf-8", errors="surrogatepass")
    return name, content


@settings(
    max_examples=count("F20", 400),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(spoiled=_spoiled_file())
def test_a_spoiled_file_loads_or_is_refused_with_its_lines_in_one_pass(
    tmp_path: Path, spoiled: tuple[str, bytes]
) -> None:
    name, content = spoiled
    a_book(tmp_path, {**REMEMBERED, name: content})
    start = time.process_time()
    faults = load_faults(tmp_path)
    assert time.process_time() - start < SECONDS
    for fault in faults:
        size = (tmp_path / fault.file).read_bytes().count(b"\n") + 1
        assert 1 <= fault.line <= size
