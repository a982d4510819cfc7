"""The secret cards of a night's tale: what each does, and when. Not in the rulebook."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from rules import evolve, fold, undoable
from rules import facts as f
from rules.actions import Choose, Exert, Reroll
from rules.cards import VILLAGERS
from rules.dice import Dice
from rules.editions import NIGHTS
from rules.facts import Fact
from rules.questions import AnswerTale, RestVillagers
from rules.table import GameState, Night, PlayedCard, Tale
from rules.tale_cards import card_of, journey, play, refusal
from rules.words import Area, CardRefusal, SecretCard, TaleId, VillagerId
from tests.pieces import pieces
from tests.playing import play as act
from tests.tables import ANN, ONE, a_game, a_table, below, option, seat, tier

GAME = replace(a_game(option(tier(3, coins=1))), variant=NIGHTS[1])
CARDS = tuple(SecretCard)
PARTY = ("builder-1", "trainer-1")
BOB = 1


def a_night(
    light: int = 10,
    played: Sequence[PlayedCard] = (),
    left: int = 8,
    guests: int = 3,
    **rest: Any,
) -> GameState:
    """Build a night with a tale, which began with ten lights, in the middle of its turn."""
    state = a_table(**rest)
    tale = Tale(TaleId("one"), 10, light, cards=CARDS, played=tuple(played), guests=guests)
    ann, _ = state.table.players
    table = replace(state.table, players=(ann,), night=Night(left), tale=tale)
    return replace(state, table=table)


def choosing(raised: int = 0, **rest: Any) -> GameState:
    return a_night(ann=seat(cave=PARTY), trip=below(raised=raised), **rest)


def going_further(lanterns: int = 2) -> GameState:
    dice = {"builder-1": (3, 0), "trainer-1": (3, lanterns)}
    return a_night(ann=seat(cave=PARTY), trip=below(option=0, rolled=dice))


def played(state: GameState, card: SecretCard) -> tuple[GameState, list[Fact]]:
    """Play Bob's card; whatever it is, it leaves the open question open."""
    assert refusal(GAME, state.table, BOB, card) is None
    result = play(GAME, state, card, BOB)
    assert fold(state, result.facts) == result.state
    assert pieces(result.state) == pieces(state)
    assert result.state.table.questions == state.table.questions
    assert not undoable(result.facts)
    first, *more = result.facts
    assert isinstance(first, f.CardPlayed)
    assert (first.place, first.card) == (BOB, card)
    return result.state, more


def refused(state: GameState, card: SecretCard, place: int = BOB) -> CardRefusal | None:
    return refusal(GAME, state.table, place, card)


def test_six_guests_hold_six_cards_and_the_next_six_too() -> None:
    dice = Dice(b"seed", 1)
    dealt = [card_of(dice, CARDS, place) for place in range(12)]
    assert set(dealt[:6]) == set(dealt[6:]) == set(CARDS)
    assert dealt != [card_of(Dice(b"other", 1), CARDS, place) for place in range(12)]
    assert [card_of(dice, CARDS, place) for place in range(12)] == dealt


def test_a_wick_spares_the_next_two_lights_that_burn() -> None:
    state, more = played(a_night(3), SecretCard.WICK)
    assert state.table.tale
    assert (state.table.tale.light, state.table.tale.spare, more) == (3, 2, [])
    assert refused(a_night(10), SecretCard.WICK) is None
    assert refused(a_night(0), SecretCard.WICK) is CardRefusal.NO_CHANGE


@pytest.mark.parametrize(("light", "after"), [(3, 5), (9, 10)])
def test_on_a_night_of_before_a_wick_gives_two_lights(light: int, after: int) -> None:
    state, more = played(a_night(light, guests=0), SecretCard.WICK)
    assert state.table.tale
    assert (state.table.tale.light, state.table.tale.spare, more) == (after, 0, [])
    assert refused(a_night(10, guests=0), SecretCard.WICK) is CardRefusal.NO_CHANGE


def test_a_salve_makes_somebody_ready_who_was_hurt() -> None:
    state, more = played(a_night(ann=seat(injured=("bram", "nell"))), SecretCard.SALVE)
    assert more == [f.VillagersMoved(ANN, ("bram",), Area.READY)]
    assert state.table.players[ANN].villagers_in(Area.INJURED) == ("nell",)
    assert refused(a_night(), SecretCard.SALVE) is CardRefusal.NO_CHANGE


def test_a_lantern_is_added_to_the_dice_of_the_open_choice() -> None:
    state, more = played(choosing(), SecretCard.LANTERN)
    assert more == [f.LanternsAdded(ANN, 1, f.Why.CARD)]
    rolls = {"lanterns builder-1": 1, "lanterns trainer-1": 1}
    after = act(state, Choose(ANN, 0), GAME, rolls=rolls)
    dice = sum(one.lanterns for one in after.of(f.LanternsRolled))
    assert after.table.expedition
    assert after.table.expedition.lanterns == dice + 1


def test_a_die_is_rolled_again_where_no_building_allows_it() -> None:
    state, more = played(going_further(), SecretCard.DIE)
    assert more == []
    again = act(state, Reroll(ANN, "builder-1"), GAME, rolls={"lanterns builder-1": 6})
    assert again.of(f.LanternsRolled)[0].reroll == 1
    assert state.table.expedition
    assert state.table.expedition.chances == 1


def test_a_die_can_wait_for_its_dice_and_for_the_next_paragraph() -> None:
    game = replace(a_game(option(tier(3, leads_to=2)), then={2: [option(tier(9))]}))
    state, _ = played(choosing(), SecretCard.DIE)
    after = act(state, Choose(ANN, 0), replace(game, variant=NIGHTS[1]))
    assert after.asked == (("spend_effort", ANN),)  # where exerting alone would not be enough
    read = evolve(state, f.ParagraphRead(ANN, 2))
    assert read.table.expedition
    assert read.table.expedition.chances == 1


def test_a_map_takes_back_what_a_low_light_asks_more() -> None:
    state, more = played(choosing(raised=2), SecretCard.MAP)
    assert more == [f.NumbersRaised(1)]
    assert state.table.expedition
    assert state.table.expedition.raised == 1
    assert refused(choosing(raised=1), SecretCard.MAP) is CardRefusal.NO_CHANGE


def test_a_voice_says_for_which_choice_it_was_played() -> None:
    state, more = played(choosing(), SecretCard.VOICE)
    assert more == []
    assert state.table.tale
    assert state.table.tale.played == (PlayedCard(BOB, SecretCard.VOICE, 4, ONE),)


def test_each_has_its_time() -> None:
    wick, salve, *rest = CARDS
    moments = {
        wick: a_night(5),
        salve: a_night(ann=seat(injured=("bram",))),
        **dict.fromkeys(rest, choosing(raised=2, light=5)),
    }
    for asks in (AnswerTale(ONE, ANN), RestVillagers(ONE, ANN)):
        state = a_night(5, asks=(asks,))
        assert {refused(state, card) for card in CARDS} == {CardRefusal.NOT_NOW}
    assert {refused(state, card) for card, state in moments.items()} == {None}
    below_now = going_further()
    allowed = [card for card in CARDS if refused(below_now, card) is None]
    assert allowed == [SecretCard.WICK, SecretCard.DIE]


def test_a_card_is_played_once_and_one_on_each_journey() -> None:
    state, _ = played(a_night(5), SecretCard.WICK)
    assert refused(state, SecretCard.WICK) is CardRefusal.USED
    assert refused(state, SecretCard.WICK, place=2) is CardRefusal.ENOUGH
    gone = choosing(light=5, left=7, played=[PlayedCard(BOB, SecretCard.WICK, 5, ONE)])
    assert journey(GAME, gone.table) == 5  # the one for which it was played
    assert refused(gone, SecretCard.VOICE, place=2) is CardRefusal.ENOUGH
    later = choosing(light=5, left=6, played=[PlayedCard(BOB, SecretCard.WICK, 5, ONE)])
    assert refused(later, SecretCard.VOICE, place=2) is None


@pytest.mark.parametrize(("guests", "cards"), [(0, 1), (12, 1), (13, 2), (24, 2), (25, 3)])
def test_a_journey_takes_so_many_cards_that_each_guest_has_a_turn(guests: int, cards: int) -> None:
    # The night has twelve journeys, and four have been begun.
    before = [PlayedCard(place, SecretCard.VOICE, 4, ONE) for place in range(5, 4 + cards)]
    assert refused(choosing(guests=guests, played=before), SecretCard.VOICE) is None
    full = [*before, PlayedCard(4, SecretCard.VOICE, 4, ONE)]
    assert refused(choosing(guests=guests, played=full), SecretCard.VOICE) is CardRefusal.ENOUGH


def test_one_wick_spares_at_a_time_and_of_many_each_spares_one() -> None:
    state, _ = played(a_night(5), SecretCard.WICK)
    later = replace(state.table, night=Night(7))
    assert refusal(GAME, later, 2, SecretCard.WICK) is CardRefusal.NO_CHANGE
    state, _ = played(a_night(5, guests=13), SecretCard.WICK)
    assert state.table.tale
    assert state.table.tale.spare == 1


def test_what_would_change_nothing_is_refused() -> None:
    sure = replace(a_game(option(tier(0, coins=1))), variant=NIGHTS[1])
    for card in (SecretCard.LANTERN, SecretCard.DIE, SecretCard.MAP):
        table = choosing(raised=2).table
        assert refusal(GAME, table, BOB, card) is None
        assert refusal(sure, table, BOB, card) is CardRefusal.NO_CHANGE
    best = {name: (6, VILLAGERS[VillagerId(name)].lanterns(6)) for name in PARTY}
    done = a_night(ann=seat(cave=PARTY), trip=below(option=0, rolled=best))
    assert refused(done, SecretCard.DIE) is CardRefusal.NO_CHANGE
    assert refused(going_further(), SecretCard.DIE) is None


def test_exerting_goes_on_as_ever_after_a_die() -> None:
    state, _ = played(going_further(), SecretCard.DIE)
    after = act(state, Exert(ANN, ("builder-1",)), GAME)
    assert after.of(f.EncounterSettled)[0].tier == 0
