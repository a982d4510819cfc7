"""Who leads, who reads, who holds whom, and when a choice is closed: all of it without a game."""

from dataclasses import replace
from typing import Any

import pytest

from bot.model.errors import Declined
from bot.model.names import person_name
from bot.model.nights import DecidedBy, Guest, Night, NightPace, ReadBy, Step
from bot.service.night.roles import deal, holders, leader, reader, sit, stand, take_in
from bot.service.night.steps import decide
from rules.cards import STARTING
from rules.words import VillagerId

TWELVE = [card.id for card in STARTING]
LEADER, TABLE = DecidedBy.LEADER, DecidedBy.TABLE
ANN, BOB, CID = 0, 1, 2
EVE = person_name("eve")


def a_night(*names: str, **options: object) -> Night:
    """Seat guests from the first journey on."""
    people = enumerate(map(person_name, names))
    guests = tuple([Guest(place, 100 + place, name, 1) for place, name in people])
    night = Night(ReadBy.GUESTS, LEADER, NightPace.EASY, guests)
    return replace(night, **options)


def leaders(night: Night, journeys: int) -> list[str]:
    """Name who leads each of that many journeys."""
    led = [leader(night, journey) for journey in range(1, journeys + 1)]
    return [guest.name if guest else "" for guest in led]


@pytest.mark.parametrize(
    ("votes", "mode", "is_due", "closed"),
    [
        # It stays open until all have spoken.
        ({}, LEADER, False, None),
        ({ANN: "1"}, LEADER, False, None),
        ({ANN: "1", BOB: "0"}, TABLE, False, None),
        # A guest who is not here does not count, nor does what cannot be chosen.
        ({ANN: "1", BOB: "0", 9: "0"}, LEADER, False, None),
        ({ANN: "1", BOB: "0", CID: "7"}, LEADER, False, None),
        # All have spoken: the leader decides, or most votes do.
        ({ANN: "1", BOB: "0", CID: "0"}, LEADER, False, "1"),
        ({ANN: "1", BOB: "0", CID: "0"}, TABLE, False, "0"),
        # The leader breaks a tie, and only a tie.
        ({ANN: "1", BOB: "0", CID: "2"}, TABLE, False, "1"),
        ({ANN: "2", BOB: "0", CID: "0"}, TABLE, False, "0"),
        # Time is over: the leader's own, else the most advised, else the lower explore number.
        ({ANN: "2", BOB: "0"}, LEADER, True, "2"),
        ({BOB: "2", CID: "2"}, LEADER, True, "2"),
        ({BOB: "2", CID: "0"}, LEADER, True, "0"),
        ({}, LEADER, True, "1"),
        ({BOB: "2", CID: "0"}, TABLE, True, "0"),
        ({}, TABLE, True, "1"),
        # A vote that also pays is a vote of its own.
        ({ANN: "0-pay", BOB: "0", CID: "0"}, LEADER, False, "0-pay"),
    ],
)
def test_a_choice_is_closed_by_one_rule(
    votes: dict[int, str], mode: DecidedBy, is_due: Any, closed: str | None
) -> None:
    order = ("1", "0", "0-pay", "2")  # from the lowest explore number on
    assert decide(votes, order, (ANN, BOB, CID), ANN, mode, is_due=is_due) == closed


def test_without_a_leader_the_most_advised_is_chosen() -> None:
    assert decide({BOB: "2"}, ("0", "2"), (BOB,), None, LEADER, is_due=False) == "2"


def test_the_lead_goes_round() -> None:
    assert leaders(a_night("ann", "bob", "cid"), 5) == ["ann", "bob", "cid", "ann", "bob"]


def test_a_gone_leader_hands_the_lead_to_the_left_and_nobody_leads_twice_for_it() -> None:
    night = a_night("ann", "bob", "cid")
    gone = stand(night, night.guests[1], 2)
    assert leaders(gone, 5) == ["ann", "cid", "ann", "cid", "ann"]


def test_a_stand_in_who_gets_up_as_well_hands_the_lead_on() -> None:
    night = a_night("ann", "bob", "cid", "dee")
    gone = stand(night, night.guests[1], 2)
    gone = stand(gone, gone.guests[2], 2)
    assert leaders(gone, 4) == ["ann", "dee", "ann", "dee"]


def test_who_gets_up_after_their_journey_has_led_it() -> None:
    night = a_night("ann", "bob", "cid")
    gone = stand(night, night.guests[0], 2)
    assert leaders(gone, 4)[1:] == ["bob", "cid", "bob"]


def test_who_comes_late_leads_in_their_turn() -> None:
    night = sit(a_night("ann", "bob"), 7, EVE, 3)
    assert leaders(night, 6) == ["ann", "bob", "eve", "ann", "bob", "eve"]


def test_who_comes_back_has_a_new_place_and_the_past_stays() -> None:
    night = a_night("ann", "bob", "cid")
    back = sit(stand(night, night.guests[0], 2), 100, person_name("ann"), 4)
    assert leaders(back, 6) == ["bob", "bob", "cid", "ann", "bob", "cid"]
    assert [guest.name for guest in back.here] == ["bob", "cid", "ann"]


def test_nobody_leads_where_nobody_is_here() -> None:
    night = a_night("ann")
    assert leader(stand(night, night.guests[0], 1), 1) is None


def test_the_guest_to_the_left_reads_and_the_next_one_what_follows() -> None:
    night = a_night("ann", "bob", "cid")
    assert [reader(night, 1, chapter, 0).name for chapter in (1, 2, 3)] == ["bob", "cid", "bob"]
    assert reader(night, 3, 1, 0).name == "ann"


def test_the_bot_reads_to_one_guest_alone_or_where_it_is_asked_to() -> None:
    assert reader(a_night("ann"), 1, 1, 0) is None
    assert reader(a_night("ann", "bob", reader=ReadBy.BOT), 1, 1, 0) is None


def test_the_host_reads_while_they_are_here() -> None:
    night = a_night("ann", "bob", reader=ReadBy.HOST)
    assert reader(night, 2, 1, 101).name == "bob"
    assert reader(night, 2, 1, 999) is None


@pytest.mark.parametrize("count", range(1, 26))
def test_every_villager_is_dealt_and_every_guest_holds_one(count: int) -> None:
    night = deal(a_night(*[f"g{n}" for n in range(count)]), TWELVE)
    hands = [guest.villagers for guest in night.here]
    assert {villager for hand in hands for villager in hand} == set(TWELVE)
    assert all(hands)
    assert max(map(len, hands)) - min(map(len, hands)) <= 1
    if count <= 12:
        assert sum(map(len, hands)) == 12


def test_three_guests_hold_all_trades() -> None:
    for guest in deal(a_night("ann", "bob", "cid"), TWELVE).here:
        assert {villager.split("-")[0] for villager in guest.villagers} == {
            *("builder", "trainer", "explorer")
        }


def test_a_leavers_villagers_go_to_the_left() -> None:
    night = deal(a_night("ann", "bob", "cid"), TWELVE)
    ann, bob, cid = night.guests
    after = stand(night, cid, 2)
    assert after.guests[0].villagers == (*ann.villagers, *cid.villagers)
    assert after.guests[1].villagers == bob.villagers
    assert after.guests[2].villagers == ()


def test_who_comes_late_gets_a_villager_of_whoever_holds_most() -> None:
    night = sit(deal(a_night("ann", "bob"), TWELVE), 7, EVE, 2)
    assert [len(guest.villagers) for guest in night.here] == [5, 6, 1]
    assert len({v for guest in night.here for v in guest.villagers}) == 12


def test_with_many_guests_a_late_one_shares_a_villager() -> None:
    night = deal(a_night(*[f"g{n}" for n in range(12)]), TWELVE)
    late = sit(night, 7, EVE, 2)
    assert len(holders(late, late.here[-1].villagers[0])) == 2


def test_who_joins_the_village_is_held_by_whoever_holds_fewest() -> None:
    night = deal(a_night("ann", "bob", "cid"), TWELVE)
    joined = take_in(night, [*TWELVE, VillagerId("bram")])
    assert [guest.name for guest in holders(joined, VillagerId("bram"))] == ["ann"]


def test_nobody_sits_twice_and_no_more_than_five_and_twenty_sit() -> None:
    full = a_night(*[f"g{n}" for n in range(25)])
    with pytest.raises(Declined, match="night-seated"):
        sit(full, 100, person_name("g0"), 1)
    with pytest.raises(Declined, match="night-full"):
        sit(full, 7, EVE, 1)


def test_a_brisk_night_waits_half_as_long_and_an_unhurried_one_by_no_clock() -> None:
    night = a_night("ann")
    easy, brisk = night.wait(Step.CHOOSE), replace(night, pace=NightPace.BRISK)
    assert brisk.wait(Step.CHOOSE) * 2 == easy
    # Whoever is asked always has half a minute.
    assert brisk.wait(Step.GATHER).seconds == 30 < night.wait(Step.GATHER).seconds < 60
    assert night.is_timed
    unhurried = replace(night, pace=NightPace.UNHURRIED)
    assert not unhurried.is_timed
    assert {unhurried.wait(step).seconds for step in Step} == {300}
