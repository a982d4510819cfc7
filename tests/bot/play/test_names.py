"""Names of markdown and mentions break nothing and ping nobody; who is asked is pinged once."""

from collections import Counter
from random import Random

import pytest

from bot.ui.forms import choices
from rules import offers
from rules.words import Good, Seat
from tests.bot.audible_text import pings
from tests.bot.messages import parts_of, say, text_of
from tests.bot.server import Server
from tests.tables import a_table, seat

NASTY = (
    *("@everyone", "<@1456074443980800000>", "<@&1456074443980800000>", "**ann**", "`ann`"),
    *("[ann](https://example.org)", "||ann||", "# ann", "> ann", "~~ann~~", "\u202eann"),
    *("{ $name }", "%s {0}", "\\", "_" * 32, "\U0001f409" * 32, "x" * 32, "*" * 32, "- ann"),
    "<#1456074443980800000>",
)


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


async def test_a_name_of_blanks_has_a_mark_in_its_place(server: Server) -> None:
    rename(server, (" \t ", "\u2800"))
    lobby = await server.open(2)
    assert "1. ?" in text_of(lobby)
    await server.ann.click(lobby, label=say("lobby-start"))
    await server.step(Random(1))


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
    opened = await server.lay(a_table(ann=sale, bob=sale))
    narrator = server.parts.messages.languages.narrator(opened)
    offer = next(o for o in offers(opened.game, opened.state, Seat(0)) if o.verb == "offer_to_buy")
    (seller,) = [blank for blank in offer.blanks if blank.name == "seller"]
    ((_, name, _),) = choices(narrator, opened.state.table, seller, offer.verb)
    assert name in ("*" * 32, "_" * 32)


async def test_whoever_is_asked_by_anothers_step_is_pinged_once(server: Server) -> None:
    await server.start(4)
    dice = Random(4)
    while True:
        opened = await server.opened()
        if opened.state.table.over:
            break
        known = {question.number for question in opened.state.table.questions}
        since = len(server.env.http_requests)
        action = await server.step(dice, dice.choice(("press", "type")))
        opened = await server.opened()
        users = [seat.user_id for seat in opened.row.seats]
        open_now = opened.state.table.questions
        new = {users[q.seat] for q in open_now if q.number not in known and q.seat != action.seat}
        pinged = pings(server.env, since)
        assert new <= set(pinged) <= {users[q.seat] for q in open_now}, action
        assert set(pinged.values()) <= {1}, action


async def test_a_panel_that_is_posted_anew_pings_nobody_again(server: Server) -> None:
    await server.start(2)
    since = len(server.env.http_requests)
    await server.ann.slash(server.channel, "game status")
    assert pings(server.env, since) == Counter()
    assert say("verb-pass") in text_of(await server.panel())
