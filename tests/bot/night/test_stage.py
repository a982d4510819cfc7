"""What guests do at each step, and what is answered to those who may not."""

from collections.abc import Sequence
from typing import Any

from bot.model.nights import Step
from bot.service.night.party import on_own_offer, party
from bot.service.night.steps import choices, finished_story, leader_now, night_of
from rules.facts import VillagersExerted
from rules.words import Area
from tests.bot.fireside import Fireside, say
from tests.bot.messages import answer_of, posts, text_of
from tests.bot.server import MONDAY, Server
from tests.bot.wire import Wire


async def test_whoever_may_not_do_something_is_told_so_and_nothing_changes(
    server: Server, fire: Fireside
) -> None:
    await fire.begin()
    ann, bob, cid = fire.people
    for person, detail, key in (
        (bob, "go", "night-not-the-leader"),
        (bob, "others", "night-not-the-leader"),
        (server.eve, "up", "night-not-a-guest"),
        (ann, "sit", "night-seated"),
    ):
        assert answer_of(await fire.act(person, detail)) == say(key), detail
    await fire.until(Step.READ)
    for person, detail in ((ann, "read"), (cid, "read"), (cid, "heard"), (cid, "bot")):
        assert answer_of(await fire.act(person, detail)) == say("night-not-the-reader"), detail
    await fire.until(Step.CHOOSE)
    assert answer_of(await fire.act(cid, "close")) == say("night-not-the-leader")
    hint = answer_of(await fire.act(server.eve, "vote-0"))
    assert hint == f"{say('night-not-a-guest')}\n{say('night-sit')}"
    assert (await fire.loaded()).ply == 1


async def test_the_reader_alone_gets_the_words_until_they_are_read(
    server: Server, fire: Fireside
) -> None:
    await fire.begin()
    loaded = await fire.until(Step.READ)
    number = loaded.state.table.expedition.path[-1]
    hearing = loaded.past.last_hearing(number)
    words = loaded.book.stories.prompt(number, "en", hearing).text.strip()[:40]
    reader = await fire.reader()
    assert f"**{reader.name}, you read this to us:** press **Read to us**" in text_of(
        await fire.stage()
    )
    assert words in answer_of(await fire.act(reader, "read"))
    assert not [post for post in posts(server) if words in post]
    await fire.act(await fire.reader(), "heard")
    assert words in text_of(await fire.stage())


async def test_who_has_read_a_paragraph_is_named_above_it_and_nobody_else(
    server: Server, fire: Fireside
) -> None:
    await fire.begin()
    await fire.until(Step.READ)
    reader = await fire.reader()
    await fire.act(reader, "heard")
    await fire.act(reader, "up")
    assert await fire.step() == Step.CHOOSE
    assert f"{reader.name} reads" in text_of(await fire.stage())
    fire.guests.remove(reader)
    await fire.until(Step.GATHER)
    await fire.until(Step.READ)
    await server.pass_time(minutes=6)  # nobody reads it: the bot shows it
    assert await fire.step() == Step.CHOOSE
    assert "the bot reads" in text_of(await fire.stage())


async def test_the_village_of_a_night_is_nobodys_own(server: Server, fire: Fireside) -> None:
    await fire.begin()
    shown = answer_of(await fire.people[0].slash(server.channel, "look village"))
    assert shown.startswith("## The village\n")


async def test_the_bot_reads_where_a_night_asks_it_to(fire: Fireside) -> None:
    await fire.begin(reader="bot")
    await fire.act(await fire.leader(), "go")
    assert await fire.step() == Step.CHOOSE


async def test_the_host_reads_each_journey_where_a_night_asks_for_it(fire: Fireside) -> None:
    await fire.begin(reader="host")
    for _ in range(2):
        await fire.until(Step.READ)
        assert await fire.reader() is fire.people[0]
        await fire.until(Step.STORY)
        await fire.go_on()


async def test_advice_stands_by_name_and_the_leader_decides(fire: Fireside) -> None:
    await fire.begin()
    loaded = await fire.until(Step.CHOOSE)
    first, last = choices(loaded)[0], choices(loaded)[-1]
    ann, bob, cid = fire.people
    await fire.act(bob, f"vote-{first}")
    await fire.act(cid, f"vote-{first}")
    assert "bob and cid" in text_of(await fire.stage())
    await fire.act(ann, f"vote-{last}")
    assert await options_taken(fire) == [int(last[0])]
    await fire.until(Step.STORY)
    assert "bob and cid advised otherwise" in text_of(await fire.stage())


async def test_most_votes_decide_where_the_table_does(fire: Fireside) -> None:
    await fire.begin(decide="table")
    loaded = await fire.until(Step.CHOOSE)
    first, last = choices(loaded)[0], choices(loaded)[-1]
    ann, bob, cid = fire.people
    await fire.act(ann, f"vote-{last}")
    await fire.act(bob, f"vote-{first}")
    await fire.act(cid, f"vote-{first}")
    assert await options_taken(fire) == [int(first[0])]


async def test_the_leader_decides_before_all_have_spoken(fire: Fireside) -> None:
    await fire.begin()
    loaded = await fire.until(Step.CHOOSE)
    await fire.act(fire.people[1], f"vote-{choices(loaded)[-1]}")
    await fire.act(fire.people[0], "close")
    assert await options_taken(fire) == [int(choices(loaded)[-1][0])]


async def test_a_third_goes_only_where_its_holder_offers_it(fire: Fireside) -> None:
    loaded = await fire.begin()
    ann, bob, _ = fire.people
    three = list(night_of(loaded.row).guests[1].villagers[:3])
    form = await fire.act(ann, "others")
    refused = await submit(ann, form, three)
    assert answer_of(refused) == say("night-third")
    await fire.act(bob, "along")
    offered = (await fire.loaded(), night_of((await fire.loaded()).row).guests[1])
    assert on_own_offer(*offered) is None
    assert len(party(await fire.loaded())) == 3
    await fire.act(bob, "along")
    assert len(party(await fire.loaded())) == 2
    await fire.act(bob, "along")
    await fire.act(ann, "go")
    below = (await fire.loaded()).state.table.players[0].villagers_in(Area.CAVE)
    assert len(below) == 3


async def test_the_leader_names_others(fire: Fireside) -> None:
    loaded = await fire.begin()
    ann = fire.people[0]
    two = list(night_of(loaded.row).guests[1].villagers[:2])
    await submit(ann, await fire.act(ann, "others"), two)
    below = (await fire.loaded()).state.table.players[0].villagers_in(Area.CAVE)
    assert set(below) == set(two)


async def test_only_the_holder_says_yes_to_being_hurt(fire: Fireside) -> None:
    await fire.begin()
    loaded = await fire.until(Step.FURTHER)
    below = loaded.state.table.players[0].villagers_in(Area.CAVE)
    holder = next(g for g in night_of(loaded.row).here if below[0] in g.villagers)
    others = [one for one in fire.people if one.id != holder.user_id]
    assert answer_of(await fire.act(others[0], f"yes-{below[0]}")) == say("night-not-yours")
    leads = fire.person(leader_now(loaded))
    stage = await fire.stage()
    assert not [label for label in await fire.labels() if "Go further" in label]
    await fire.act(fire.person(holder), f"yes-{below[0]}")
    assert "**yes**" in text_of(await fire.stage())
    await fire.act(fire.person(holder), f"yes-{below[0]}")
    assert "**yes**" not in text_of(await fire.stage())
    await fire.act(leads, "stop")
    assert (await fire.step()) != Step.FURTHER
    assert stage.id == (await fire.stage()).id or (await fire.loaded()).state.table.over
    player = (await fire.loaded()).state.table.players[0]
    assert player.villagers_in(Area.INJURED) == ()


async def test_a_yes_that_was_given_counts_when_the_time_runs_out(
    server: Server, fire: Fireside
) -> None:
    server.set_clock(MONDAY)
    await fire.begin()
    loaded = await fire.until(Step.FURTHER)
    night = night_of(loaded.row)
    for villager in loaded.state.table.players[0].villagers_in(Area.CAVE):
        holder = next(guest for guest in night.here if villager in guest.villagers)
        await fire.act(fire.person(holder), f"yes-{villager}")
    assert [label for label in await fire.labels() if "Go further" in label]
    await server.pass_time(minutes=6)
    exerted = [
        fact
        for ply in (await fire.loaded()).recent
        for fact in ply.facts
        if isinstance(fact, VillagersExerted)
    ]
    assert exerted
    assert exerted[-1].villagers


async def test_a_journey_is_one_message_that_becomes_its_story(
    server: Server, fire: Fireside
) -> None:
    await fire.begin()
    first = await fire.stage()
    await fire.until(Step.STORY)
    assert (await fire.stage()).id == first.id
    story = finished_story(await fire.loaded())
    assert story is not None
    await fire.act(fire.people[0], "on")
    second = await fire.stage()
    assert second.id != first.id
    assert "Journey 2 of 6" in text_of(second)
    kept = next(m for m in server.channel.history() if m.id == first.id)
    assert "Keep this story" in text_of(kept)
    assert "On to the next" not in text_of(kept)
    await fire.until(Step.STORY)
    assert (await fire.stage()).id == second.id


async def test_an_old_button_is_answered_kindly(fire: Fireside) -> None:
    await fire.begin()
    stage = await fire.stage()
    await fire.act(fire.people[0], "go")
    for custom_id in ("1:1:1:night:go", "1:1:1:night:on", "1:1:1:night:rest"):
        late = Wire(fire.server).press(fire.people[0], stage, custom_id)
        await Wire(fire.server).deliver(late)
        assert answer_of(late.result) == say("stale-question")


async def options_taken(fire: Fireside) -> list[int]:
    plies = (await fire.loaded()).recent
    return [ply.action.option for ply in plies if ply.action and ply.action.kind == "choose"]


async def submit(person: Any, form: Any, villagers: Sequence[str]) -> Any:
    """Submit the form that names the party."""
    return await person.submit_modal(form, {"party": list(villagers)})
