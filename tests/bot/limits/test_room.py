"""Whatever texts a message has, they fit into what Discord takes, in characters and in bytes."""

from hypothesis import example, given
from hypothesis import strategies as st

from bot.text.room import LONGEST, cut, room_of
from bot.ui.layout import fit, join_newest, layout, sections
from bot.ui.message import Message, Text
from tests.bot.openapi import BYTES, TEXTS, weight

LETTERS = st.sampled_from(["a", "\u00e9", "あ", "\U0001f409", "\n", "\u0e01", "*"])
LONG = st.builds(
    lambda text, times: text * times, st.text(LETTERS, max_size=9), st.integers(0, 700)
)
PARTS = st.lists(LONG, max_size=40)


def texts_of(message: Message) -> list[str]:
    return [block.content for block in message.blocks if isinstance(block, Text)]


@given(PARTS)
@example(["あ" * 5_000])
@example(["\U0001f409" * 3_999])
@example(["\u0e01" * 1_300] * 3)
@example(["あ"] * 40)
def test_every_message_fits(parts: list[str]) -> None:
    for texts in (texts_of(layout(parts)), texts_of(sections([(part, []) for part in parts[:20]]))):
        assert sum(map(len, texts)) <= TEXTS
        assert weight(texts) <= BYTES
        assert all(texts)


@given(PARTS)
def test_what_fits_is_sent_as_it_is(parts: list[str]) -> None:
    said = [part for part in parts if part]
    if said and sum(map(room_of, parts)) <= LONGEST:
        assert fit(parts) == said


@given(LONG, st.integers(0, LONGEST))
def test_a_text_is_cut_as_late_as_possible(text: str, room: int) -> None:
    short = cut(text, room)
    assert text.startswith(short)
    assert room_of(short) <= room
    assert short == text or room_of(text[: len(short) + 1]) > room


@given(PARTS)
def test_joined_lines_fit_and_end_with_the_newest(lines: list[str]) -> None:
    joined = join_newest(lines, 3_500, "more")
    assert room_of(joined) <= 3_500 + room_of("more") + 1
    if lines and room_of(lines[-1]) < 3_500:
        assert joined.endswith(lines[-1])
