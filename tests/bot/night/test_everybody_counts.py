"""Everybody at a night has something of their own to do: of many, late, or sharing a villager."""

import pytest

from bot.delivery.aloud.narration_queue import NarrationQueue
from bot.model.nights import Guest, Night, Step
from bot.service.night.party import party, willing
from bot.service.night.roles import holders, leader, readers
from bot.service.night.steps import (
    choices,
    leader_now,
    night_of,
    number_now,
    readers_now,
)
from bot.text.sharing import shared
from encounters.speakers import turns
from rules.words import Area
from tests.bot.fireside import Fireside, say
from tests.bot.messages import answer_of, ids_of, text_of
from tests.bot.server import Server
from tests.model.test_nights import a_night


def who_acts(night: Night, journeys: int) -> set[int]:
    """Return the places of those who lead or read in so many journeys of one paragraph each."""
    acting: list[Guest | None] = []
    for journey in range(1, journeys + 1):
        acting += [leader(night, journey), *readers(night, journey, 1, 0)]
    return {guest.place for guest in acting if guest}


@pytest.mark.parametrize("guests", range(2, 26))
@pytest.mark.parametrize("journeys", [6, 12, 20])
def test_in_each_night_everybody_leads_or_reads(guests: int, journeys: int) -> None:
    night = a_night(*[f"g{n}" for n in range(guests)])
    assert who_acts(night, journeys) == set(range(guests))


def test_who_leads_does_not_read_and_nobody_reads_twice_in_one_journey() -> None:
    night = a_night(*[f"g{n}" for n in range(25)])
    for journey in range(1, 21):
        for chapter in (1, 2, 3):
            places = [guest.place for guest in readers(night, journey, chapter, 0)]
            led = leader(night, journey)
            assert led is not None
            assert len({led.place, *places}) == 5


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_shared_text_is_whole_and_its_parts_are_alike(count: int) -> None:
    text = "One went in. Two came out. \u201cThree?\u201d they said. Four, it is said, never left."
    parts = shared(text, count)
    assert " ".join(parts) == text
    assert all(parts)
    assert max(map(len, parts)) < 3 * min(map(len, parts))


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("It was late. 'Go. Go on,' said one. 'Do!' It went.", "'Go. Go on,' said one. "),
        ("It was late. 'Is it?' asked one. It isn't so. It went.", "'Is it?' asked one. "),
        ("Era tarde. «Anda. Anda ya», dijo. Se fue.", "«Anda. Anda ya», dijo. "),
        ("日が暮れた。\n「行け。さあ、行くんだ」\nみんなは行った。", "「行け。さあ、行くんだ」"),
    ],
)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_nobody_reads_half_of_what_somebody_says(text: str, whole: str, count: int) -> None:
    parts = shared(text, count)
    assert sum(whole.strip() in part for part in parts) == 1
    assert "".join(" ".join(parts).split()) == "".join(text.split())


async def test_five_and_twenty_share_the_reading_by_buttons(server: Server) -> None:
    fire = Fireside(server, 25)
    await fire.begin()
    loaded = await fire.until(Step.READ)
    reading = [fire.person(guest) for guest in readers_now(loaded)]
    assert len(reading) == 4
    assert "you share this one" in text_of(await fire.stage())
    number = loaded.state.table.expedition.path[-1]
    prompt = loaded.book.stories.prompt(number, "en", loaded.past.last_hearing(number))
    heard = [answer_of(await fire.act(person, "read")) for person in reading]
    people = loaded.book.stories.memory.people.get(number, ())
    parted = turns(prompt.text, "en", server.parts[NarrationQueue].cast, people)
    for sentence in [one for turn in parted for one in turn.text.split(". ") if one.strip(" ,.")]:
        own = [part for part in heard if " ".join(sentence.split()) in " ".join(part.split())]
        assert len(own) == 1, sentence
    assert [prompt.labels[0] in part for part in heard] == [False, False, False, True]
    other = next(one for one in fire.people if one not in reading)
    assert answer_of(await fire.act(other, "read")) == say("night-not-the-reader")
    # Each ends their own part: the words stay hidden until the last of them has read.
    stage = await fire.stage()
    first = await fire.act(reading[0], "read")
    (own,) = ids_of(first.response.message)
    done = await reading[0].click(first.response.message, custom_id=own)
    assert text_of(done.response.message) == say("night-part-done", next=reading[1].name)
    assert await fire.step() == Step.READ
    assert prompt.labels[0] not in text_of(await fire.stage())
    assert f"{reading[1].name}, now you" in text_of(await fire.stage())
    await reading[2].click(stage, label=say("night-heard"))
    assert f"{reading[3].name}, now you" in text_of(await fire.stage())
    await server.restart()
    assert f"{reading[3].name}, now you" in text_of(await fire.stage())
    await fire.act(reading[-1], "heard")
    assert await fire.step() == Step.CHOOSE
    # The last of them has the end as well, and all four have read.
    await fire.until(Step.END)
    assert fire.person(readers_now(await fire.loaded())[0]) is reading[-1]
    await fire.until(Step.STORY)
    story = text_of(await fire.stage())
    assert all(person.name in story.split(" read")[0] for person in reading)


@pytest.mark.parametrize("language", ["en", "es", "ja"])
async def test_five_and_twenty_and_whom_they_hold_are_listed_in_a_dozen_lines(
    server: Server, language: str
) -> None:
    fire = Fireside(server, 25)
    await fire.begin(language=language)
    loaded = await fire.loaded()
    asked = say("night-gather", language, leader="ann", third="True")
    *_, shown = text_of(await fire.stage()).partition(asked)
    listed = shown.split(say("night-go", language, villagers="").strip())[0].split("\n")[2:-1]
    assert len(listed) <= 13  # the last says when it goes on by itself
    assert all(any(person.name in line for line in listed) for person in fire.people)
    two = party(loaded)
    willing = next(one for one in loaded.row.night.here if not set(one.villagers) & set(two))
    await fire.act(fire.person(willing), "along")
    offered = say("night-offered", language, names=willing.name)
    assert text_of(await fire.stage()).count(offered) == 1


async def test_a_dozen_guests_are_listed_by_name(server: Server) -> None:
    fire = Fireside(server, 12)
    await fire.begin()
    stage = text_of(await fire.stage())
    assert all(f"**{person.name}** " in stage for person in fire.people)


async def test_at_five_and_twenty_everybody_has_led_or_read_when_it_is_over(
    server: Server,
) -> None:
    fire = Fireside(server, 25)
    await fire.begin()
    led: set[int] = set()
    while await fire.step() != Step.OVER:
        loaded = await fire.until(Step.GATHER, Step.OVER)
        led |= {leader_now(loaded).place} if await fire.step() == Step.GATHER else set()
        if await fire.step() != Step.OVER:
            await fire.go_on()
    night = await fire.night()
    read = {one.place for one in night.recitals}
    assert {guest.place for guest in night.guests} == led | read
    await server.restart()
    assert (await fire.night()).recitals == night.recitals


async def test_the_readers_private_text_has_the_button_to_end_it(fire: Fireside) -> None:
    for step in (Step.READ, Step.END):
        await fire.begin() if step == Step.READ else None
        loaded = await fire.until(step)
        reader = fire.person(readers_now(loaded)[0])
        shown = await fire.act(reader, "read")
        (heard,) = ids_of(shown.response.message)
        done = await reader.click(shown.response.message, custom_id=heard)
        assert text_of(done.response.message) == say("night-heard-done")
        assert await fire.step() != step


@pytest.mark.parametrize("detail", ["read", "vote-0"])
async def test_who_does_not_sit_is_told_how_to_join_and_has_a_voice_at_once(
    server: Server, fire: Fireside, detail: str
) -> None:
    await fire.begin()
    await fire.until(Step.READ if detail == "read" else Step.CHOOSE)
    hint = (await fire.act(server.eve, detail)).response
    assert hint.ephemeral
    assert say("night-not-a-guest") in text_of(hint.message)
    sat = await server.eve.click(hint.message, label="Sit down")
    begins, _ = say("night-sits-next", villagers="\n").split("\n")
    assert answer_of(sat).startswith(begins)
    await fire.until(Step.CHOOSE)
    assert "eve came late" in text_of(await fire.stage())
    await fire.act(server.eve, "vote-0")
    assert "· eve" in text_of(await fire.stage())


async def test_all_who_came_late_have_one_voice_together(server: Server, fire: Fireside) -> None:
    await fire.begin(decide="table", reader="bot")
    loaded = await fire.until(Step.CHOOSE)
    low, high, *_ = choices(loaded)
    for person in (server.dee, server.eve, server.fay):
        await fire.act(person, "sit")
        await fire.act(person, f"vote-{low}")
    number, first = number_now(loaded.state.table), leader_now(loaded)
    others = [one for one in night_of(loaded.row).here if one != first]
    for guest in others:
        await fire.act(fire.person(guest), f"vote-{high}")
    # Two against the three who came late, who count as one; the leader's vote makes it even.
    await fire.act(fire.person(first), f"vote-{low}")
    votes = (await fire.night()).votes(number)
    assert list(votes.values()).count(low) == 4
    plies = (await fire.loaded()).recent
    chosen = next(ply.action for ply in reversed(plies) if ply.action.kind == "choose")
    assert str(chosen.option) == low.split("-")[0]


async def test_the_party_that_is_filled_in_is_of_others(server: Server) -> None:
    fire = Fireside(server, 3)
    await fire.begin()
    while await fire.step() != Step.OVER:
        loaded = await fire.until(Step.GATHER, Step.OVER)
        if await fire.step() == Step.OVER:
            break
        led, going = leader_now(loaded), party(loaded)
        ready = loaded.state.table.players[0].villagers_in(Area.READY)
        others = [one for one in ready if one not in led.villagers]
        assert sum(one in led.villagers for one in going) == max(0, 2 - len(others))
        if len({guest.name for v in others for guest in holders(await fire.night(), v)}) == 2:
            held = [holders(await fire.night(), one)[0].name for one in going[:2]]
            assert len(set(held)) == 2
        await fire.go_on()


async def test_a_shared_villager_is_hurt_only_if_all_holders_say_yes(server: Server) -> None:
    fire = Fireside(server, 25)
    await fire.begin(reader="bot", journeys="12")
    loaded = await fire.until(Step.FURTHER)
    below = loaded.state.table.players[0].villagers_in(Area.CAVE)
    held = [(one, holders(night_of(loaded.row), one)) for one in below]
    villager, (first, *others) = max(held, key=lambda each: len(each[1]))
    assert others
    await fire.act(fire.person(first), f"yes-{villager}")
    loaded = await fire.loaded()
    assert villager not in willing(loaded)
    assert f"yes, waits for {others[0].name}" in text_of(await fire.stage())
    for guest in others:
        await fire.act(fire.person(guest), f"yes-{villager}")
    assert villager in willing(await fire.loaded())
