"""Names of markdown and mentions break nothing and ping nobody; who is asked is pinged once."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.delivery.outbox.languages import Languages
from bot.ui.buttons import short_name
from bot.ui.forms import choices
from rules import offers
from rules.words import Good, Seat
from tests.bot.audible_text import pings
from tests.bot.messages import answer_of, parts_of, say, text_of
from tests.bot.openapi import BYTES, check_limits, parts, weight
from tests.bot.server import NAMES, Server
from tests.tables import a_table, seat

TEXT = 10
"""The type of a component with text."""

NASTY = (
    *("@everyone", "<@1456074443980800000>", "<@&1456074443980800000>", "**ann**", "`ann`"),
    *("[ann](https://example.org)", "||ann||", "# ann", "> ann", "~~ann~~", "\u202eann"),
    *("{ $name }", "%s {0}", "\\", "_" * 32, "\U0001f409" * 32, "x" * 32, "*" * 32, "- ann"),
    "<#1456074443980800000>",
)


INVISIBLE = (
    "\u3164\u200b\u2060\u00ad\u034f\u115f\uffa0\u17b4\ufe0f\U000e0020\u2800\u200e\u180e\U0001d173"
)


def texts_in(body: Any) -> Iterator[str]:
    """List the texts of a message's components."""
    yield from [part["content"] for part in parts(body) if part.get("type") == TEXT]


def labels_in(body: Any) -> Iterator[str]:
    """List the labels of a message's buttons and lists."""
    yield from [part["label"] for part in parts(body) if part.get("label")]


def rename(server: Server, names: tuple[str, ...]) -> None:
    for person, name in zip(server.people.values(), names, strict=False):
        person.user._user.global_name = name


@pytest.mark.parametrize("start", range(0, len(NASTY) - 3, 4))
async def test_a_game_of_nasty_names(server: Server, start: int) -> None:
    names = NASTY[start : start + 4]
    rename(server, names)
    await server.start(4)
    dice = Random(start)
    for _ in range(25):
        await server.step(dice, dice.choice(("press", "type")))
    await server.ann.slash(server.channel, "look log")
    await server.ann.slash(server.channel, "look score")
    for message in server.channel.history():
        assert not message.mention_everyone
        assert not message.role_mentions


async def test_a_name_is_told_as_it_is(server: Server) -> None:
    rename(server, ("**ann**", "bob"))
    lobby = await server.open(2)
    assert r"1. \*\*ann\*\*" in text_of(lobby)


@pytest.mark.parametrize("char", INVISIBLE)
async def test_a_person_whose_name_nobody_sees_has_their_username(
    server: Server, char: str
) -> None:
    rename(server, (char * 3, f" {char}"))
    lobby = await server.open(2)
    lines = text_of(lobby).splitlines()
    assert [line for line in lines if line in ("1. ann", "2. bob")] == ["1. ann", "2. bob"]


async def test_players_of_one_name_are_told_apart_wherever_they_are_named(server: Server) -> None:
    rename(server, ("Alex",) * 4)
    await server.start(4)
    dice = Random(3)
    while not (await server.loaded()).state.table.over:
        await server.step(dice, dice.choice(("press", "type")))
    names = {seat.name for seat in (await server.loaded()).row.seats}
    assert names == {"Alex", "Alex (bob)", "Alex (cid)", "Alex (dee)"}
    score = answer_of(await server.ann.slash(server.channel, "look score"))
    log = answer_of(await server.ann.slash(server.channel, "look log"))
    for text in (score, log):
        for name in names - {"Alex"}:
            assert name in text
        assert re.search(r"Alex(?! \()", text)


async def test_each_village_on_the_panel_is_somebodys(server: Server) -> None:
    rename(server, ("Alex",) * 4)
    await server.start(4)
    panel = text_of(await server.panel()).splitlines()
    owners = [line.split("**")[1] for line in panel if line.startswith("-# **")]
    assert sorted(owners) == ["Alex", "Alex (bob)", "Alex (cid)", "Alex (dee)"]


async def test_who_takes_a_seat_is_told_apart_from_who_left_it(server: Server) -> None:
    for name in ("ann", "bob", "eve"):
        server.people[name].user._user.global_name = "Alex"
    await server.start(2)
    await server.step(Random(1))
    gone = await server.turn()
    before = (await server.loaded()).row.seat_of(gone[0].id)
    await gone[0].slash(server.channel, "game seat", what="leave")
    await server.eve.slash(server.channel, "game seat", what="take")
    seats = (await server.loaded()).row.seats
    assert seats[before.seat].name == "Alex (eve)"
    log = answer_of(await server.ann.slash(server.channel, "look log"))
    assert say("seat-taken", name="Alex (eve)", before=before.name, seat=0) in log


async def test_a_player_called_as_a_companion_is_told_apart(server: Server) -> None:
    rename(server, ("ann", "Miss Dace", "Miss Dace"))
    await server.open(1)
    await server.ann.slash(server.channel, "game companion", person="peck")
    await server.bob.click(server.channel.last_message, label=say("lobby-join"))
    assert "3. Miss Dace (bob)" in text_of(server.channel.last_message)
    await server.ann.slash(server.channel, "game companion", what="remove")
    await server.cid.click(server.channel.last_message, label=say("lobby-join"))
    await server.ann.slash(server.channel, "game companion", person="peck")
    lines = text_of(server.channel.last_message).splitlines()
    assert [line.split(" \u00b7 ")[0] for line in lines if line[:2] in ("2.", "3.", "4.")] == [
        *("2. Miss Dace (bob)", "3. Miss Dace", "4. Miss Dace (2)")
    ]


@pytest.mark.parametrize(
    "name", ["\u202eann", "\u2067ann", "\u2066ann", "\u202dann", "\u05d3\u05d5\u05d3" * 9]
)
async def test_a_name_turns_no_line_round(server: Server, name: str) -> None:
    """Source: Unicode Standard Annex 9, 3.3.2 and 6.3."""
    rename(server, (name, "bob"))
    await server.start(2)
    await server.finish(Random(2))
    await server.look()
    bodies = [request.json for request in server.env.http_requests]
    said = [text for body in bodies for text in (*texts_in(body), *labels_in(body))]
    assert any(name.lstrip("\u202e\u2067\u2066\u202d") in text for text in said)
    for line in [line for text in said for line in text.splitlines()]:
        assert not re.search("[\u202a-\u202e\u2066\u2067]", line)
        assert line.count("\u2068") == line.count("\u2069")
        outside = re.sub("\u2068[^\u2069]*\u2069", "", line)
        assert all(unicodedata.bidirectional(char) not in ("R", "AL", "AN") for char in outside)


SCRIPTS = {
    "kanji": (
        "杏子と山の猫たちの村",
        "坊主頭の頑固な大工さん",
        "椎名町の冒険家見習い",
        "出井と十二匹の兎",
    ),
    "fancy": tuple("".join(chr(0x1D4EA + ord(c) - 97) for c in name * 8) for name in NAMES),
    "emoji": tuple(chr(0x1F98A + n) * 32 for n in range(4)),
}


@pytest.mark.parametrize("script", SCRIPTS)
async def test_a_whole_japanese_game_is_small_enough_for_discord(
    server: Server, script: str
) -> None:
    """Discord counts bytes: a Japanese letter has three of them, one of a fancy name four."""
    rename(server, tuple([name[:32] for name in SCRIPTS[script]]))
    await server.start(4, language="ja")
    for name in NAMES:
        await server.people[name].slash(server.channel, "me settings", language="ja")
    dice, steps = Random(1), 0
    while not (await server.loaded()).state.table.over:
        await server.step(dice)
        steps += 1
        if steps % 10 == 0:
            for look in ("look log", "look board", "look score", "look village", "catchup"):
                await server.ann.slash(server.channel, look)
    await server.look()
    bodies = [
        request.json for request in server.env.http_requests if isinstance(request.json, dict)
    ]
    for body in bodies:
        check_limits(body)
    assert max(weight(list(texts_in(body))) for body in bodies) > BYTES / 2


async def test_an_everyone_in_a_name_is_no_mention(server: Server) -> None:
    rename(server, ("@everyone", "@here"))
    await server.start(2)
    await server.step(Random(1))
    for message in server.channel.history():
        text = "\n".join(getattr(part, "content", None) or "" for part in parts_of(message))
        assert text
        assert "@everyone" not in text
        assert "@here" not in text


async def test_names_in_lists_to_choose_from_stay_short_and_plain(server: Server) -> None:
    """What Discord does not read as markdown needs no escaping."""
    rename(server, ("*" * 32, "_" * 32))
    sale = seat(coins=20, sale=Good.FISH)
    loaded = await server.lay(a_table(ann=sale, bob=sale))
    narrator = server.parts[Languages].narrator(loaded)
    offer = next(o for o in offers(loaded.game, loaded.state, Seat(0)) if o.verb == "offer_to_buy")
    (seller,) = [blank for blank in offer.blanks if blank.name == "seller"]
    ((_, name, _),) = choices(narrator, loaded.state.table, seller, offer.verb)
    assert name in ("*" * 32, "_" * 32)


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Alexander the Great",) * 2, {"Alexander\u2026", "Alexan\u2026t (bob)"}),
        (("\u05d3" * 30, "bob"), {"\u2068" + "\u05d3" * 13 + "\u2026\u2069", "bob"}),
    ],
)
async def test_short_names_on_buttons_differ_and_close_their_direction(
    server: Server, names: tuple[str, str], shown: set[str]
) -> None:
    rename(server, names)
    narrator = server.parts[Languages].narrator(await server.start(2))
    assert {short_name(narrator, Seat(0)), short_name(narrator, Seat(1))} == shown


async def test_whoever_is_asked_by_anothers_step_is_pinged_once(server: Server) -> None:
    await server.start(4)
    dice = Random(4)
    while True:
        loaded = await server.loaded()
        if loaded.state.table.over:
            break
        known = {question.number for question in loaded.state.table.questions}
        since = len(server.env.http_requests)
        action = await server.step(dice, dice.choice(("press", "type")))
        loaded = await server.loaded()
        users = [seat.user_id for seat in loaded.row.seats]
        open_now = loaded.state.table.questions
        new = {users[q.seat] for q in open_now if q.number not in known and q.seat != action.seat}
        pinged = pings(server.env, since)
        assert new <= set(pinged) <= {users[q.seat] for q in open_now}, action
        assert set(pinged.values()) <= {1}, action


async def test_a_panel_that_is_posted_anew_pings_nobody_again(server: Server) -> None:
    await server.start(2)
    since = len(server.env.http_requests)
    await server.ann.slash(server.channel, "game status")
    assert pings(server.env, since) == Counter()
    assert say("verb-build") in text_of(await server.panel())
