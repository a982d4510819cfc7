"""A person who has never seen the bot gets answers that fit what they did, and its figures."""

from random import Random
from typing import Any

import pytest

from bot.i18n.words import words_in
from bot.service.tables.games import Games
from bot.text.cards import villager_about
from bot.text.refusals import refusal_text
from rules import Code, Refusal
from rules.words import VillagerId
from tests.bot.messages import answer_of, posts, refused, say, text_of
from tests.bot.server import SEED, Server
from tests.tables import a_table, seat


@pytest.mark.parametrize(
    ("refusal", "expected"),
    [
        (Refusal(Code.NOT_ENOUGH_COINS, need=1), "You need 1 coin; you can pay 0."),
        (Refusal(Code.NOT_ENOUGH_ITEMS, 3, 0, "cider"), "You have no cider."),
        (Refusal(Code.NOT_ENOUGH_ITEMS, 3, 1, "pot"), "You need 3, and you have a clay pot."),
        (Refusal(Code.NOT_ENOUGH_ITEMS, need=1), "You have nothing to put up for sale."),
        (Refusal(Code.NOT_ENOUGH_BEDS, have=1), "You have 1 bed."),
        (
            Refusal(Code.ONE_GOOD_EACH, need=1, have=2),
            "One good for each villager: you have named 1 villager and 2 goods.",
        ),
        (Refusal(Code.NOT_READY, what="builder-1"), "Odo the builder is not ready."),
        (Refusal(Code.NOT_READY, what="?"), "You have no ready villager of that name."),
    ],
)
def test_a_refusal_counts_as_people_do(refusal: Refusal, expected: str) -> None:
    assert refusal_text(words_in("en"), refusal) == expected


def test_a_villagers_small_print_says_what_the_dice_give() -> None:
    about = villager_about(words_in("en"), VillagerId("tansy"))
    assert about == "hammer · 1+ gives 1 lantern · 5+ gives 3"


async def test_a_villager_typed_twice_by_name_is_named_twice(server: Server) -> None:
    await server.lay(a_table(ann=seat(), bob=seat()))
    answer = answer_of(await server.ann.slash(server.channel, "explore", party="Odo, Odo"))
    assert answer == refused(Code.NAMED_TWICE)


async def test_what_is_too_dear_is_refused_for_its_price_when_typed_by_name(server: Server) -> None:
    await server.lay(a_table(ann=seat(coins=7), bob=seat()))
    typed = await server.ann.slash(server.channel, "build", building="great moot", builder="Odo")
    assert answer_of(typed) == refused(Code.NOT_ENOUGH_COINS, need=14, have=7)


async def test_who_is_asked_something_else_is_not_told_that_it_is_not_his_turn(
    server: Server,
) -> None:
    await server.lay(a_table(ann=seat(), bob=seat()))
    for person, key in ((server.ann, "not-asked"), (server.bob, "refusal-not-your-turn")):
        for command, option in (("rest", "beds"), ("choose", "option"), ("exert", "villagers")):
            listed = await person.autocomplete(server.channel, command, option, "")
            assert [choice["name"] for choice in listed] == [say(key)]


async def test_no_reminders_are_said_to_be_none(server: Server) -> None:
    for hours, shown in ((None, "the table's setting"), (0, "none"), (1, "every hour")):
        options = {} if hours is None else {"remind": hours}
        answer = answer_of(await server.ann.slash(server.channel, "me settings", **options))
        assert f"- Reminders: {shown}" in answer


async def test_who_owes_nothing_cannot_be_reminded(server: Server) -> None:
    await server.lay(a_table(ann=seat(), bob=seat()))
    answer = answer_of(await server.bob.slash(server.channel, "me remind", **{"in": 3}))
    assert answer == say("seat-not-asked")


async def test_whoever_would_leave_a_running_game_is_shown_the_way(server: Server) -> None:
    await server.start(2)
    answer = answer_of(await server.bob.slash(server.channel, "game leave"))
    assert "/game seat" in answer


async def test_by_the_printed_book_the_panel_says_which_paragraph_and_what_was_chosen(
    server: Server,
) -> None:
    explorer, reader = await explored_by_the_book(server)
    trip = (await server.loaded()).state.table.expedition
    assert trip is not None
    named = say("reading-by-book", number=trip.path[-1])
    assert named in text_of(await server.panel())
    await reader.slash(server.channel, "book describe", first="4, 7", second="0")
    choosing = text_of(await server.panel())
    assert named in choosing
    assert "explore 4 or 7" in choosing
    await explorer.slash(server.channel, "choose", option="1")
    looking_up = text_of(await server.panel())
    assert named in looking_up
    assert "- **Choice 2**" in looking_up
    assert "Choice 1" not in looking_up


async def test_what_the_reader_tells_is_the_explorers_with_its_coins(server: Server) -> None:
    explorer, reader = await explored_by_the_book(server)
    await reader.slash(server.channel, "book describe", first="0")
    await explorer.slash(server.channel, "choose", option="0")
    await reader.slash(server.channel, "book tell", coins=3, gain="fish")
    posted = "\n".join(posts(server))
    assert f"**{explorer.name}** gets the result from {reader.name} · +3 coins" in posted


async def explored_by_the_book(server: Server) -> tuple[Any, Any]:
    """Send everybody below, and give the explorer and who reads to them."""
    await server.start(2, reading="book")
    explorer, reader = await server.turn()
    await explorer.slash(server.channel, "explore", party="*")
    return explorer, reader


@pytest.mark.parametrize(
    ("figures", "outcome"),
    [
        ((3, 0, True), "a success. Exerting villagers would not reach a higher number."),
        ((3, 1, True), "a success. Exert 1 villager to reach a higher number."),
        ((1, 0, False), "too few. Even exerting is not enough."),
        ((1, 2, False), "too few. Exert 2 villagers to succeed."),
    ],
)
def test_the_dice_are_told_with_what_they_come_to(
    figures: tuple[int, int, bool], outcome: str
) -> None:
    lanterns, need, reached = figures
    sofar = f"**{lanterns} lantern{'s' * (lanterns > 1)}** so far: {outcome}"
    assert say("effort", lanterns=lanterns, need=need, reached=str(reached)) == sofar


async def test_who_rolled_reads_his_choice_with_its_numbers_once_more(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("spend_effort", Random(3))
    loaded = await server.loaded()
    trip = loaded.state.table.expedition
    assert trip is not None
    assert trip.option is not None
    tiers = loaded.book.book.paragraphs[trip.path[-1]].options[trip.option].tiers
    reading = answer_of(await explorer.slash(server.channel, "read"))
    assert f"explore {tiers[0].explore}" in reading
    reached = trip.lanterns >= tiers[0].explore
    assert (": a success." if reached else ": too few.") in reading
    assert "explore" not in text_of(await server.panel()).casefold().replace("explorer", "")


async def test_the_panel_shows_what_is_for_sale_and_who_buys_sees_what_he_pays_for(
    server: Server,
) -> None:
    await server.lay(a_table(ann=seat(coins=3), bob=seat(sale=("rope", 5))))
    panel = await server.panel()
    assert "for sale: a rope, asking 5 coins" in text_of(panel).replace("\xa0", " ")
    more = (await server.ann.click(panel, label=say("verb-more"))).response.message
    form = (await server.ann.click(more, label=say("more-offer"))).modal
    assert "a rope, asking 5 coins" in str(form)
    assert "How many coins?" not in str(form)  # there is one price that can be paid
    typed = await server.ann.autocomplete(server.channel, "buy", "seller", "")
    assert [choice["name"] for choice in typed] == ["bob · a rope, asking 5 coins"]
    await server.ann.slash(server.channel, "buy", seller="bob", coins=3)
    assert "**ann** offers bob 3 coins for a rope" in "\n".join(posts(server))
    await server.bob.slash(server.channel, "answer", reply="accept")
    assert "ann buys a rope from bob for 3 coins" in "\n".join(posts(server))


async def test_an_asking_price_that_is_met_is_told_as_one_purchase(server: Server) -> None:
    await server.lay(a_table(ann=seat(coins=9), bob=seat(sale=("pot", 4))))
    await server.ann.slash(server.channel, "buy", seller="bob", coins=6)
    told = "\n".join(posts(server))
    assert "**ann** buys a clay pot from bob for 4 coins" in told
    assert "offers bob" not in told


async def test_a_panel_that_is_shown_anew_still_offers_the_undo(server: Server) -> None:
    await server.lay(a_table(ann=seat(), bob=seat()))
    await server.ann.slash(server.channel, "labor", villagers="*")
    undo = say("verb-undo-of", name="ann")
    assert undo in text_of(await server.panel())
    await server.ann.slash(server.channel, "game pause")
    await server.ann.slash(server.channel, "game resume")
    assert undo in text_of(await server.panel())
    server.parts[Games].loaded.invalidate(server.game_id)
    await server.ann.slash(server.channel, "game status")
    panel = await server.panel()
    assert "to labor" not in text_of(panel)  # an older panel has told that
    await server.ann.click(panel, label=undo)
    assert say("line-undo", name="ann") in text_of(await server.panel())


async def test_the_last_to_leave_a_lobby_is_told_that_it_is_closed(server: Server) -> None:
    await server.open(2)
    assert answer_of(await server.ann.slash(server.channel, "game leave")) == say("left")
    assert answer_of(await server.bob.slash(server.channel, "game leave")) == say("left-last")


async def test_a_host_who_leaves_the_lobby_hands_it_on(server: Server) -> None:
    await server.open(3)
    await server.ann.slash(server.channel, "game leave")
    refused_to = await server.ann.slash(server.channel, "game end")
    assert answer_of(refused_to) == say("not-the-host")
    await server.bob.slash(server.channel, "game end")
    opened_anew = await server.ann.slash(server.channel, "game new")
    assert say("lobby-title") in text_of(opened_anew.response.message)


async def test_the_dice_of_a_closed_game_can_be_checked(server: Server) -> None:
    await server.start(2)
    dice = Random(1)
    for _ in range(6):
        await server.step(dice)
    await server.fay.slash(server.channel, "game end")
    assert "follow from the seed" in answer_of(
        await server.bob.slash(server.channel, "game verify")
    )
    exported = await server.bob.slash(server.channel, "game export")
    assert exported.response.attachments
    await server.open(2)
    assert "follow from the seed" in answer_of(
        await server.bob.slash(server.channel, "game verify")
    )


async def test_a_table_that_cancels_its_game_is_told_the_seed(server: Server) -> None:
    await server.start(2)
    await server.ann.slash(server.channel, "game vote cancel")
    await server.bob.click(server.channel.last_message, label=say("vote-yes"))
    assert SEED.hex() in "\n".join(posts(server))
    assert "follow from the seed" in answer_of(
        await server.ann.slash(server.channel, "game verify")
    )


async def test_an_open_seat_that_is_asked_can_be_taken_from_the_panel(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    await asked.slash(server.channel, "game seat", what="leave")
    panel = await server.panel()
    assert say("verb-explore") not in text_of(panel)
    taken = await server.eve.click(panel, label=say("take-seat"))
    assert answer_of(taken).startswith(say("seat-yours"))
    assert say("verb-explore") in text_of(await server.panel())


async def test_the_board_of_a_game_that_is_over_promises_no_cider(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(1))
    shown = answer_of(await server.ann.slash(server.channel, "look board"))
    assert "cider" not in shown


async def test_a_form_to_exert_with_nobody_in_it_cannot_be_sent(server: Server) -> None:
    await server.start(2)
    dice = Random(2)
    label = say("verb-exert")
    explorer = await server.until("spend_effort", dice)
    while label not in text_of(await server.panel()):
        await server.step(dice)
        explorer = await server.until("spend_effort", dice)
    form = (await explorer.click(await server.panel(), label=label)).modal
    assert form is not None
    (asked,) = form["components"]
    assert asked["component"].get("min_values", 1) == 1  # a radio button has none
    assert asked["component"]["required"]


async def test_who_reads_from_the_book_is_told_the_paragraph_again(server: Server) -> None:
    explorer, reader = await explored_by_the_book(server)
    for person in (explorer, reader):
        read = answer_of(await person.slash(server.channel, "read"))
        assert "in your book" in read


async def test_goods_of_one_kind_are_told_apart_or_listed_once(server: Server) -> None:
    kiln, loft = ("crooked-kiln", 2), ("clayfoot-pottery", 1)
    await server.lay(a_table(ann=seat(buildings=(kiln, loft)), bob=seat()))
    listed = await server.ann.autocomplete(server.channel, "harvest", "goods", "")
    names = [choice["name"] for choice in listed]
    one, other = "clay pot (Crooked Kiln)", "clay pot (Clayfoot Pottery)"
    assert sorted(names[1:]) == sorted([one, other])
    more = await server.ann.autocomplete(server.channel, "harvest", "goods", "crooked-kiln,")
    assert [choice["name"] for choice in more] == [f"{one}, {one}", f"{one}, {other}"]


async def test_a_panel_says_who_reads_to_the_explorer(server: Server) -> None:
    await server.start(2, reading="player")
    explorer, reader = await server.turn()
    await explorer.slash(server.channel, "explore", party="*")
    asked = say("ask-read-out", who=f"<@{reader.id}>", explorer=explorer.name)
    assert asked in text_of(await server.panel())


def test_a_choice_without_dice_is_sealed_without_a_number() -> None:
    assert say("sealed-tier", label="Go", explore=0, outcome="on to 9") == "||Go: on to 9||"
