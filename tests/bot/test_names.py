"""Names of markdown and mentions break nothing and ping nobody; who is asked is pinged once."""

from collections import Counter
from random import Random

import pytest

from bot.ui.forms import choices
from rules import offers
from rules.words import Good, Seat
from tests.bot.heard import pings
from tests.bot.messages import say, text_of
from tests.bot.town import Town
from tests.tables import a_table, seat

NASTY = (
    *("@everyone", "<@1456074443980800000>", "<@&1456074443980800000>", "**ann**", "`ann`"),
    *("[ann](https://example.org)", "||ann||", "# ann", "> ann", "~~ann~~", "\u202eann"),
    *("{ $name }", "%s {0}", "\\", "_" * 32, "\U0001f409" * 32, "x" * 32, "*" * 32, "- ann"),
    "<#1456074443980800000>",
)


def rename(town: Town, names: tuple[str, ...]) -> None:
    for person, name in zip(town.people.values(), names, strict=False):
        person.user._user.global_name = name


@pytest.mark.parametrize("start", range(0, len(NASTY) - 3, 4))
async def test_a_game_of_nasty_names(town: Town, start: int) -> None:
    names = NASTY[start : start + 4]
    rename(town, names)
    await town.start(4)
    dice = Random(start)
    for _ in range(25):
        await town.step(dice, dice.choice(("press", "type")))
    await town.ann.slash(town.channel, "game log")
    await town.ann.slash(town.channel, "score")
    for message in town.channel.history():
        assert not message.mention_everyone
        assert not message.role_mentions


async def test_a_name_is_told_as_it_is(town: Town) -> None:
    rename(town, ("**ann**", "bob"))
    lobby = await town.open(2)
    assert r"1. \*\*ann\*\*" in text_of(lobby)


async def test_a_name_of_blanks_has_a_mark_in_its_place(town: Town) -> None:
    rename(town, (" \t ", "\u2800"))
    lobby = await town.open(2)
    assert "1. ?" in text_of(lobby)
    await town.ann.click(lobby, label=say("lobby-start"))
    await town.step(Random(1))


async def test_an_everyone_in_a_name_is_no_mention(town: Town) -> None:
    rename(town, ("@everyone", "@here"))
    await town.start(2)
    await town.step(Random(1))
    for message in town.channel.history():
        assert "@everyone" not in text_of(message)
        assert "@here" not in text_of(message)


async def test_names_in_lists_to_choose_from_stay_short_and_plain(town: Town) -> None:
    """What Discord does not read as markdown needs no escaping."""
    rename(town, ("*" * 32, "_" * 32))
    sale = seat(coins=20, sale=Good.FISH)
    opened = await town.lay(a_table(ann=sale, bob=sale))
    narrator = town.bot.reader.narrator(opened.row)
    offer = next(o for o in offers(opened.game, opened.state, Seat(0)) if o.verb == "offer_to_buy")
    (seller,) = [blank for blank in offer.blanks if blank.name == "seller"]
    ((_, name, _),) = choices(narrator, opened.state.table, seller, offer.verb)
    assert name in ("*" * 32, "_" * 32)


async def test_whoever_is_asked_by_anothers_step_is_pinged_once(town: Town) -> None:
    await town.start(4)
    dice = Random(4)
    while True:
        opened = await town.opened()
        if opened.state.table.over:
            break
        known = {question.number for question in opened.state.table.questions}
        since = len(town.env.http_requests)
        action = await town.step(dice, dice.choice(("press", "type")))
        opened = await town.opened()
        users = [seat.user_id for seat in opened.row.seats]
        open_now = opened.state.table.questions
        new = {users[q.seat] for q in open_now if q.number not in known and q.seat != action.seat}
        pinged = pings(town.env, since)
        assert new <= set(pinged) <= {users[q.seat] for q in open_now}, action
        assert set(pinged.values()) <= {1}, action


async def test_a_panel_that_is_posted_anew_pings_nobody_again(town: Town) -> None:
    await town.start(2)
    since = len(town.env.http_requests)
    await town.ann.slash(town.channel, "game status")
    assert pings(town.env, since) == Counter()
    assert say("verb-pass") in text_of(await town.panel())
