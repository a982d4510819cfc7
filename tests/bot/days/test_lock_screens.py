"""Each message that reaches a phone says on its lock screen what is wanted, in every language.

`GOLDEN=write` writes the tables again; read the difference before you commit it.
"""

import os
from pathlib import Path

import pytest

from bot.i18n.words import languages, words_in
from bot.model.custom_id import parse_custom_id
from bot.model.games import OutboxRow
from bot.model.kinds import OutboxKind
from bot.text.push import LONGEST, plain_line, with_times_in_words
from bot.ui.push import push_of
from tests.bot.audible_text import posts_since
from tests.bot.lock_screens import screens
from tests.bot.openapi import CONTENT
from tests.bot.push_keys import (
    FOR_ALL,
    MADE_OF,
    READ_ALOUD,
    Said,
    makers,
    notice_keys,
    pushed_keys,
)
from tests.bot.server import MONDAY, Server

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("language", languages())
async def test_what_lock_screens_show(
    server: Server, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = Said(monkeypatch)
    table = "".join([str(screen) async for screen in screens(server, language)])
    path = GOLDEN / f"lock_screens.{language}.txt"
    if os.environ.get("GOLDEN") == "write":
        path.write_text(table, encoding="utf-8")
    assert table == path.read_text(encoding="utf-8"), "see GOLDEN in this file"
    keys = pushed_keys()
    # A new kind has a scene, or it is named among those that ping nobody.
    assert said.shown(keys | FOR_ALL, server.env) == keys


def test_what_pushes_are_made_of_is_known() -> None:
    assert set(makers()) == set(MADE_OF)
    assert set(notice_keys()) >= FOR_ALL | READ_ALOUD


async def test_a_direct_message_is_in_its_persons_language_and_the_channels_in_its_own(
    server: Server,
) -> None:
    await server.start(2, language="es")
    asked, other = await server.turn()
    await other.slash(server.channel, "me settings", language="ja", pings="dm")
    (begun,) = [one for one in posts_since(server, 0) if one.push]
    since = len(server.env.http_requests)
    await asked.slash(server.channel, "pass")
    (passed,) = [one for one in posts_since(server, since) if one.push]
    assert (begun.where, passed.where) == ("channel", other.name)
    for language, post, person in (("es", begun, asked), ("ja", passed, other)):
        turn = words_in(language)("push-turn", who=f"@{person.name}", round=1, rounds=7, has="")
        assert turn in post.push


def test_all_who_are_pinged_are_mentioned_within_discords_limit() -> None:
    row, users = OutboxRow(10**13, 10**9, OutboxKind.NOTICE, 0), range(10**19, 10**19 + 25)
    push = push_of(words_in("en"), row, "word " * 100, users=users, channel=10**19)
    assert all(f"<@{user}>" in push.text for user in users)
    assert len(push.text) < CONTENT
    assert push.button
    assert parse_custom_id(push.button.custom_id or "")


def test_a_line_has_no_markup_but_the_backslashes_of_names() -> None:
    text = "### **Bo** builds `this`\n-# and ||that||\n> said \\*\\*Ann\\*\\* of <#12>"
    assert plain_line(text) == "Bo builds this and that said \\*\\*Ann\\*\\* of <#12>"
    assert plain_line("**\u8a71\u3002** \u8a71\u3002") == "\u8a71\u3002\u8a71\u3002"


def test_a_long_line_is_cut_between_words_and_never_in_a_mention() -> None:
    line = plain_line("word " * 100)
    assert line.endswith(" word\u2026")
    assert len(line) <= LONGEST
    assert plain_line("\u8a71" * 300) == "\u8a71" * (LONGEST - 1) + "\u2026"
    mention = f"<@{10**18}>"
    assert plain_line(f"{'x' * (LONGEST - 2)} {mention}").endswith(mention)
    assert plain_line(f"{'x' * LONGEST} {mention}") == "x" * (LONGEST - 1) + "\u2026"
    assert plain_line("\\*" * 300) == "\\*" * (LONGEST - 1) + "\u2026"


@pytest.mark.parametrize(
    ("language", "ago", "ahead"),
    [
        ("en", "5 hours ago", "in 2 days"),
        ("es", "hace 5 horas", "dentro de 2 d\u00edas"),
        ("ja", "5\u6642\u9593\u524d", "2\u65e5\u5f8c"),
    ],
)
def test_times_are_words(language: str, ago: str, ahead: str) -> None:
    now = int(MONDAY.timestamp())
    text = f"<t:{now - 5 * 3_600}:R>, <t:{now + 48 * 3_600}:R>"
    assert with_times_in_words(words_in(language), text, MONDAY) == f"{ago}, {ahead}"
