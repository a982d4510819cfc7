"""A Japanese page: each speech has a line of its own, what is quoted in a sentence stays there."""

import re
from collections.abc import Iterator

import pytest

from encounters.echoes import with_echo
from encounters.ruby import without_ruby
from encounters.speeches import on_own_lines
from encounters.translations import texts_of
from tests.shipped import shipped

_QUOTED = re.compile("（[^（）]*）|『[^『』]*』|(?<=「)[^「」]*(?=」)")
"""What is within a speech, whose marks say nothing about the line."""


@pytest.mark.parametrize(
    ("text", "page"),
    [
        ("来る。「やあ」「どうも」帰る。", "来る。\n「やあ」\n「どうも」\n帰る。"),
        ("「やあ」と言う。帰る。", "「やあ」と言う。\n帰る。"),
        ("見る。「閉店」と書いた札。帰る。", "見る。「閉店」と書いた札。帰る。"),
        ("見る。「も」の字である。", "見る。「も」の字である。"),
        ("札に「休み。また明日」とある。", "札に「休み。また明日」とある。"),
        ("言う。「『否』だと（また？）言う」と。", "言う。\n「『否』だと（また？）言う」と。"),
        ("「やあ」{echo}帰る。", "「やあ」\n{echo}帰る。"),
    ],
)
def test_a_speech_has_its_own_line(text: str, page: str) -> None:
    assert on_own_lines(text) == page
    assert on_own_lines(page) == page


def test_what_is_said_in_an_echo_has_its_own_line_too() -> None:
    text = "座っている。{echo}外は雨。"
    assert with_echo(text, "「また来た」") == "座っている。\n「また来た」\n外は雨。"
    assert with_echo(text, "また来た。") == "座っている。また来た。外は雨。"
    assert with_echo("「やあ」\n{echo}外は雨。", None) == "「やあ」\n外は雨。"
    assert with_echo("'Hm.' {echo} 'No.'", "It is you.") == "'Hm.' It is you. 'No.'"


def test_our_japanese_book_has_each_speech_on_its_own_line() -> None:
    lines = list(_lines())
    assert len(lines) > 5_000
    assert [line for line in lines if on_own_lines(line) != line] == []
    bare = [_QUOTED.sub("", line) for line in lines]
    assert [line for line in bare if re.search("」「|[。！？]「」$", line)] == []


def _lines() -> Iterator[str]:
    stories = shipped().stories
    tidings = stories.memory.tidings["ja"]
    assert tidings.paper
    texts = [text for story in stories.texts["ja"].values() for text in texts_of(story)]
    texts += [*tidings.echoes.values(), *tidings.season.values(), *tidings.paper.whelks]
    texts += [note.text for note in tidings.notes.values()]
    yield from (line for text in texts for line in without_ruby(text).split("\n"))
