"""The secret cards of a night's guests: one each, seen by nobody else until it is played."""

from html import unescape
from typing import Any

import pytest

from bot.i18n.words import words_in
from bot.model.nights import Step
from bot.service.history.codec import decode_facts
from bot.service.history.history import open_facts
from bot.service.night import secret_cards, steps
from bot.service.plies.verify import verify
from bot.service.tables.games import Games
from bot.store.plies import plies_from
from rules import facts as f
from rules.dice import Dice
from rules.record import alter
from rules.tale_cards import card_of
from rules.words import Area, SecretCard
from tests.bot.fireside import Fireside
from tests.bot.messages import answer_of, say, text_of
from tests.bot.night.test_tales import begin, read
from tests.bot.server import Server
from tests.bot.surfaces import Surfaces
from tests.bot.wire import Wire

CARDS = tuple(SecretCard)


async def held(fire: Fireside, person: Any) -> SecretCard:
    return secret_cards.card_held(await fire.loaded(), person.id).card


def name(card: SecretCard, language: str = "en") -> str:
    return words_in(language)(f"card-name-{card}")


async def look(fire: Fireside, person: Any) -> Any:
    return (await fire.act(person, "card")).response.message


async def test_each_guest_sees_their_own_and_nobody_elses(server: Server, fire: Fireside) -> None:
    await begin(fire)
    surfaces = Surfaces(server)
    cards = [await held(fire, person) for person in fire.people]
    assert len(set(cards)) == 3
    for person, card in zip(fire.people, cards, strict=True):
        shown = await fire.act(person, "card")
        assert shown.ephemeral
        text = text_of(shown.response.message)
        assert name(card) in text
        assert not [other for other in SecretCard if other != card and name(other) in text]
    for one in surfaces.new():
        seen = [card for card in SecretCard if name(card) in one.text]
        assert all(one.audience == fire.people[cards.index(card)].id for card in seen)


def dealing(*cards: SecretCard, first: int = 0) -> bytes:
    """Return a seed that deals these cards to the first places; try from `first` on."""
    seeds = (number.to_bytes(32) for number in range(first, 10_000))
    return next(
        seed
        for seed in seeds
        if all(card_of(Dice(seed, 1), CARDS, place) is card for place, card in enumerate(cards))
    )


async def play(fire: Fireside, person: Any) -> Any:
    """Let a guest look at their card, and press its button."""
    shown = await look(fire, person)
    row = (await fire.loaded()).row
    return await person.click(shown, custom_id=f"1:{row.id}:0:night:play")


async def forged(fire: Fireside, person: Any, detail: str) -> str:
    """Press what the stage may not show, or not any more; return the private answer."""
    wire, row = Wire(fire.server), (await fire.loaded()).row
    pressed = wire.press(person, await fire.stage(), f"1:{row.id}:0:night:{detail}")
    async with fire.server.nothing_changes():
        await wire.deliver(pressed)
    return answer_of(pressed.result)


async def facts(fire: Fireside) -> list[Any]:
    plies = await fire.bot.parts[Games].history.plies((await fire.loaded()).row.id)
    return [fact for ply in plies for fact in ply.facts]


async def to_choose(fire: Fireside, *cards: SecretCard, **options: Any) -> None:
    await begin(fire, seed=dealing(*cards), **options)
    await fire.until(Step.CHOOSE)


async def test_a_lantern_is_one_of_the_dice_of_its_choice(server: Server, fire: Fireside) -> None:
    await to_choose(fire, SecretCard.LANTERN)
    ann = fire.people[0]
    done = await play(fire, ann)
    assert "Played" in text_of(done.response.message)
    assert await fire.step() == Step.CHOOSE
    line = "**ann** plays **the pocket lantern**"
    assert text_of(await fire.stage()).count(line) == 1
    while await fire.step() in (Step.CHOOSE, Step.FURTHER, Step.READ, Step.END, Step.REWARD):
        await fire.go_on()
        assert line in text_of(await fire.stage())
    assert await fire.step() == Step.STORY
    assert "from a secret card" in text_of(await fire.stage())
    await fire.go_on()
    told = "\n".join(text_of(one) for one in fire.channel.history())
    assert line in told
    assert line not in text_of(await fire.stage())


async def test_a_voice_lets_most_votes_decide_and_counts_twice(fire: Fireside) -> None:
    await to_choose(fire, SecretCard.VOICE)
    led = await fire.leader()
    ann = fire.people[0]
    others = [one for one in fire.people if one is not ann]
    assert led is ann or led in others
    assert "Played" in text_of((await play(fire, ann)).response.message)
    assert "Most votes decide" in text_of(await fire.stage())
    choices = steps.choices(await fire.loaded())
    for person, vote in zip((ann, *others), (choices[1], choices[0], choices[0]), strict=True):
        await fire.act(person, f"vote-{vote}")
    chosen = [one for one in await facts(fire) if isinstance(one, f.OptionChosen)]
    ties = choices[1] if led is ann else choices[0]  # two against two: the leader breaks it
    assert str(chosen[-1].option) == ties.removesuffix(steps.PAYING)


async def test_at_the_wrong_time_or_twice_it_is_said_why_not(
    server: Server, fire: Fireside
) -> None:
    await begin(fire, seed=dealing(SecretCard.LANTERN, SecretCard.DIE))
    ann, bob, cid = fire.people
    assert await fire.step() == Step.TALE
    assert say("card-refused-later") in text_of(await look(fire, ann))
    await fire.until(Step.GATHER)
    early = await look(fire, ann)
    assert "Play your card" not in text_of(early)
    assert await forged(fire, ann, "play") == say("card-refused-later")
    await fire.until(Step.READ)
    assert await forged(fire, ann, "play") == say("card-refused-later")
    await fire.until(Step.CHOOSE)
    assert "Play your card" in text_of(await look(fire, ann))
    await play(fire, ann)
    assert await forged(fire, ann, "play") == say("card-refused-used")
    assert say("card-refused-used") in text_of(await look(fire, ann))
    assert await forged(fire, bob, "play") == say("card-refused-enough")
    for press in ("card", "play"):
        assert say("night-not-a-guest") in await forged(fire, server.eve, press)
    typed = await cid.slash(server.channel, "night do", what="Your card")
    assert name(await held(fire, cid)) in answer_of(typed)


@pytest.mark.parametrize("card", [SecretCard.SALVE, SecretCard.MAP])
async def test_what_would_change_nothing_says_so_and_is_kept(
    fire: Fireside, card: SecretCard
) -> None:
    await begin(fire, seed=dealing(card))
    ann = fire.people[0]
    await fire.until(Step.CHOOSE if card is SecretCard.MAP else Step.GATHER)
    shown = text_of(await look(fire, ann))
    assert say(f"card-idle-{card}") in shown
    assert "Play your card" not in shown
    assert await forged(fire, ann, "play") == say(f"card-idle-{card}")
    assert not [one for one in await facts(fire) if isinstance(one, f.CardPlayed)]


async def test_a_wick_says_what_it_spares(fire: Fireside) -> None:
    await begin(fire, seed=dealing(SecretCard.WICK))
    shown = text_of(await look(fire, fire.people[0]))
    assert "The next 2 lights that would burn are spared" in shown
    await read(fire)
    assert "1 for each rest of the whole village" in text_of(await fire.stage())


async def test_of_more_guests_than_journeys_two_play_on_each(server: Server) -> None:
    fire = Fireside(server, 7)
    await to_choose(fire, SecretCard.LANTERN, SecretCard.VOICE, SecretCard.DIE, SecretCard.WICK)
    spared = "The next light that would burn is spared"
    assert spared in text_of(await look(fire, fire.people[3]))
    for person in fire.people[:2]:
        assert "at most 2 of you play a card" in text_of(await look(fire, person))
        await play(fire, person)
    stage = text_of(await fire.stage())
    assert "**ann** plays **the pocket lantern**" in stage
    assert "**bob** plays **the loud voice**" in stage
    assert await forged(fire, fire.people[2], "play") == say("card-refused-enough")


async def test_a_voice_that_nobody_can_outvote_is_kept(fire: Fireside) -> None:
    await to_choose(fire, SecretCard.VOICE)
    ann, *others = fire.people
    assert "Play your card" in text_of(await look(fire, ann))
    for person in others:
        await fire.act(person, "up")
    assert await forged(fire, ann, "play") == say("card-idle-voice")


async def test_a_command_plays_it_too(server: Server) -> None:
    fire = Fireside(server, way="type")
    await to_choose(fire, SecretCard.MAP, SecretCard.DIE)
    await fire.people[1].slash(server.channel, "night do", what="Play your card")
    assert "**bob** plays **the second throw**" in text_of(await fire.stage())


async def test_a_night_without_a_tale_or_of_before_deals_none(fire: Fireside) -> None:
    await fire.begin()
    assert "Your card" not in text_of(await fire.stage())
    for press in ("card", "play"):
        assert await forged(fire, fire.people[0], press) == say("card-none")
    stored = b'[{"tale":"long-bean","light":14,"pool":[],"kind":"tale_begun"}]'
    (begun,) = decode_facts(stored)
    assert isinstance(begun, f.TaleBegun)
    assert begun.cards == ()


async def test_who_comes_late_has_one_and_who_comes_back_has_their_own(
    server: Server, fire: Fireside
) -> None:
    await to_choose(fire, *CARDS[2:6])
    dee, bob = server.dee, fire.people[1]
    fire.people.append(dee)
    await fire.act(dee, "sit")
    assert name(CARDS[5]) in text_of(await look(fire, dee))
    await fire.act(bob, "up")
    assert say("night-not-a-guest") in await forged(fire, bob, "card")
    await fire.act(bob, "sit")
    assert name(CARDS[3]) in text_of(await look(fire, bob))
    await play(fire, bob)
    assert "**bob** plays **the second throw**" in text_of(await fire.stage())
    assert await forged(fire, bob, "play") == say("card-refused-used")


async def until_allowed(fire: Fireside, person: Any) -> None:
    while "Play your card" not in text_of(await look(fire, person)):
        await fire.go_on()


@pytest.mark.parametrize("card", [SecretCard.WICK, SecretCard.SALVE, SecretCard.MAP])
async def test_between_journeys_and_in_the_dark(fire: Fireside, card: SecretCard) -> None:
    await begin(fire, seed=dealing(card, first=32))
    ann = fire.people[0]
    await until_allowed(fire, ann)
    before = (await fire.loaded()).state.table
    assert "Played" in text_of((await play(fire, ann)).response.message)
    after = (await fire.loaded()).state.table
    assert f"**ann** plays **{name(card)}**".lower() in text_of(await fire.stage()).lower()
    match card:
        case SecretCard.WICK:
            assert (after.tale.light, after.tale.spare) == (before.tale.light, 2)
            assert "a wick spares 2 of what burns next" in text_of(await fire.stage())
        case SecretCard.SALVE:
            hurt, well = (len(one.players[0].villagers_in(Area.INJURED)) for one in (before, after))
            assert well == hurt - 1
        case _:
            assert (before.expedition.raised, after.expedition.raised) == (2, 1)
            assert "already include 1 more" in text_of(await fire.stage())


async def test_a_second_throw_is_a_button_of_the_leaders(fire: Fireside) -> None:
    await begin(fire, seed=dealing(SecretCard.DIE))
    ann = fire.people[0]
    await fire.until(Step.FURTHER)
    # All dice may have fallen as well as they can: then it would change nothing.
    while await fire.step() != Step.FURTHER or say("card-now") not in text_of(
        await look(fire, ann)
    ):
        await fire.go_on()
    assert "Roll again" not in text_of(await fire.stage())
    await play(fire, ann)
    assert await fire.step() == Step.FURTHER
    assert "Roll again" in text_of(await fire.stage())
    rolled = (await fire.loaded()).state.table.expedition.rolled
    await fire.act(await fire.leader(), f"reroll-{rolled[0].villager}")
    assert [one for one in await facts(fire) if isinstance(one, f.LanternsRolled) and one.reroll]


@pytest.mark.parametrize("language", ["en", "es", "ja"])
async def test_at_the_end_all_are_shown_with_their_prizes(
    server: Server, fire: Fireside, language: str
) -> None:
    await to_choose(fire, SecretCard.LANTERN, SecretCard.DIE, SecretCard.MAP, language=language)
    ann, _, cid = fire.people
    words = words_in(language)
    shown = await look(fire, ann)
    assert name(SecretCard.LANTERN) in text_of(shown)  # in the words of the person who asks
    await play(fire, ann)
    assert words("card-line-lantern", name="ann") in text_of(await fire.stage())
    await server.restart()
    await fire.until(Step.STORY)
    await fire.act(cid, "up")
    fire.people.remove(cid)
    await fire.finish()
    sheet = text_of(await fire.stage())
    for key in ("card-prize-lantern-played", "card-prize-die-kept", "card-sheet-title"):
        assert words(key) in sheet
    assert words("card-sheet-taken", card=name(SecretCard.MAP, language), names="cid") in sheet
    assert words("card-prize-map-kept") not in sheet
    checked = answer_of(await ann.slash(server.channel, "game verify"))
    assert checked.startswith("**All ")
    given = await ann.slash(server.channel, "game chronicle")
    html, _ = given.followups[-1].message.attachments
    page = unescape((server.env.backend.cdn.get(html.url) or b"").decode())
    for key in ("card-prize-lantern-played", "card-prize-die-kept"):
        assert say(key) in page


async def test_another_card_than_the_one_dealt_is_found_by_verify(
    server: Server, fire: Fireside
) -> None:
    await to_choose(fire, SecretCard.LANTERN)
    await play(fire, fire.people[0])
    loaded = await fire.loaded()
    rows = await fire.bot.parts[Games].database.read(lambda db: plies_from(db, loaded.row.id, 0))
    assert verify(loaded.game, loaded.row, rows).wrong == 0
    other = alter(loaded.row, seed=dealing(SecretCard.VOICE))
    told = [one for row in rows for one in open_facts(row) if isinstance(one, f.CardPlayed)]
    assert [one.card for one in told] == [SecretCard.LANTERN]
    assert verify(loaded.game, other, rows).wrong
