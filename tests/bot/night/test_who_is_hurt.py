"""A reward that hurts somebody: nobody's villager is taken from them while there is another way."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from bot.delivery.outbox.languages import Languages
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Ballot, Step
from bot.model.presses import NightVerb
from bot.service.night.actors import Actor
from bot.service.night.answers import respond, when_due
from bot.service.night.party import ready
from bot.service.night.roles import holders
from bot.service.night.steps import leader_now, night_of
from bot.settings import OWN_BOOK
from encounters.loader import LoadedBook
from rules.actions import Pick
from rules.book import Option, Outcome
from rules.questions import TakeReward
from rules.record import alter
from rules.table import FIRST_SEAT
from rules.words import Area, VillagerId
from tests.bot.fireside import Fireside, say
from tests.bot.messages import answer_of, text_of
from tests.bot.server import MONDAY, Server
from tests.hidden import open_book_once

WAYS = ["press", "skip", "clock"]


@cache
def book_that_hurts() -> LoadedBook:
    """Return the bot's book, in which each choice succeeds and hurts one of the party."""
    loaded = open_book_once(OWN_BOOK)
    paragraphs = {
        number: replace(one, options=tuple(map(_hurting, one.options)))
        for number, one in loaded.book.paragraphs.items()
    }
    return replace(loaded, book=replace(loaded.book, paragraphs=paragraphs))


def _hurting(option: Option) -> Option:
    tiers = tuple([replace(one, explore=0, outcome=Outcome(injured=1)) for one in option.tiers])
    return replace(option, tiers=tiers[:1])


@pytest.fixture(autouse=True)
def hurting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.service.history.books.open_book", lambda *_: book_that_hurts())


@pytest.fixture
async def fire(server: Server) -> Fireside:
    server.set_clock(MONDAY)
    return Fireside(server)


async def choose_party(fire: Fireside, *, owns: Sequence[bool]) -> tuple[VillagerId, ...]:
    """Go to where somebody must be hurt, of two who are the leader's own or not, in that order."""
    await fire.begin()
    loaded = await fire.until(Step.GATHER)
    led, can = leader_now(loaded), list(ready(loaded.state.table))
    assert led is not None
    going: list[VillagerId] = []
    for own in owns:
        found = next(one for one in can if (one in led.villagers) == own)
        going.append(found)
        can = can[can.index(found) + 1 :]
    leader = fire.person(led)
    await leader.submit_modal(await fire.act(leader, "others"), {"party": going})
    question = (await fire.until(Step.REWARD)).state.table.questions[0]
    assert isinstance(question, TakeReward)
    assert question.picks == tuple(going)
    return tuple(going)


async def take(fire: Fireside, way: str) -> None:
    """Let the leader take somebody, the host skip the step, or its time run out."""
    if way == "press":
        await fire.act(await fire.leader(), "pick")
    elif way == "skip":
        await fire.desk(fire.people[0], "skip")
    else:
        await fire.server.pass_time(minutes=3)
    assert await fire.step() != Step.REWARD


async def hurt(fire: Fireside) -> tuple[VillagerId, ...]:
    return (await fire.loaded()).state.table.players[FIRST_SEAT].villagers_in(Area.INJURED)


@pytest.mark.parametrize("way", WAYS)
async def test_it_is_the_leaders_own_before_one_whose_holder_has_not_said_yes(
    fire: Fireside, way: str
) -> None:
    _, own = await choose_party(fire, owns=[False, True])
    named = fire.bot.parts[Languages].narrator(await fire.loaded()).short_villagers((own,))
    assert say("night-pick-hurt", villager=named) in await fire.labels()
    await take(fire, way)
    assert await hurt(fire) == (own,)


@pytest.mark.parametrize("way", WAYS)
async def test_somebody_is_hurt_though_nobody_has_said_so(fire: Fireside, way: str) -> None:
    first, _ = await choose_party(fire, owns=[False, False])
    await take(fire, way)
    assert await hurt(fire) == (first,)


def sharing(
    loaded: LoadedGame, said: dict[VillagerId, int], held: dict[VillagerId, list[int]]
) -> LoadedGame:
    """Return a night on which villagers are held by guests, some of whom have said yes."""
    night = night_of(loaded.row)
    for guest in night.here:
        names = tuple([name for name, places in held.items() if guest.place in places])
        night = night.with_guest(alter(guest, villagers=names))
    number = loaded.state.table.questions[0].number
    for name, place in said.items():
        night = night.with_vote(Ballot(number, place, name))
    return loaded.with_row(alter(loaded.row, night=night))


ANN, BOB, CID = 0, 1, 2
"""The guests' places; ann leads."""


@pytest.mark.parametrize(
    ("first", "second", "said", "taken"),
    [
        # All who hold the second have said yes, the leader's own is the first.
        ([ANN], [BOB], {BOB: 1}, 1),
        # One of two who hold the second has not: it is the leader's own.
        ([ANN], [BOB, CID], {BOB: 1}, 0),
        # The leader's alone comes before one that the leader shares.
        ([ANN, CID], [ANN], {}, 1),
        ([ANN, CID], [BOB], {}, 0),
        # Nobody's own has said yes: it is the one of whom fewer have not.
        ([BOB, CID], [BOB, CID], {CID: 1}, 1),
        ([BOB], [CID], {}, 0),
    ],
)
async def test_who_is_taken_where_some_have_said_yes(
    fire: Fireside, first: list[int], second: list[int], said: dict[int, int], taken: int
) -> None:
    party = await choose_party(fire, owns=[False, False])
    votes = {party[index]: place for place, index in said.items()}
    loaded = sharing(await fire.loaded(), votes, {party[0]: first, party[1]: second})
    pick = Pick(FIRST_SEAT, party[taken])
    assert when_due(loaded) == pick  # as its clock and the desk do it
    led = leader_now(loaded)
    assert led is not None
    assert led.place == ANN
    assert respond(loaded, Actor(led.user_id), NightVerb.PICK, "").action == pick


async def test_each_who_holds_a_villager_says_so_and_nobody_else(fire: Fireside) -> None:
    party = await choose_party(fire, owns=[False, True])
    night = night_of((await fire.loaded()).row)
    (holder,) = [fire.person(one) for one in holders(night, party[0])]
    other = next(one for one in fire.people if one is not holder)
    refused = await fire.act(other, f"pick-{party[0]}")
    assert answer_of(refused) == say("night-not-yours")
    await fire.act(holder, f"pick-{party[0]}")
    assert await hurt(fire) == (party[0],)


async def test_a_night_of_rewards_that_hurt_comes_to_its_end(fire: Fireside) -> None:
    await fire.begin()
    asked = 0
    while (await fire.step()) != Step.OVER:
        asked += await fire.step() == Step.REWARD
        await fire.go_on()
    assert asked >= 6
    assert "Villagers hurt: " in text_of(await fire.stage())
