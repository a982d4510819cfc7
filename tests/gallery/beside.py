"""Bring about what is seen beside the turns: votes, reminders, orders, absence, a table for one."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

from bot.app import TableBot
from bot.demo.guests import Hands
from bot.features.timers import Timers
from bot.service.tables.games import Games
from tests.bot.messages import ids_of
from tests.bot.settable import SettableClock
from tests.gallery.moments import Moment, Party, words

SOLO_PLIES = 14


async def lobby_for_later(party: Party, guild: Any, language: str) -> AsyncIterator[Moment]:
    """Open a second table that plays with a clock, and by house rules."""
    field = guild.create_text_channel("field")
    host = party.guests[0]
    await host.slash(field, "game new", language=language, pace="fast", reading="table")
    game = (await party.hands.bot.parts[Games].find(field.id)).id
    house = f"1:{game}:0:house"
    asked = await host.click(field.last_message, custom_id=house)
    await host.click(asked.response.message, custom_id=f"{house}:coins-3")
    listed = await host.click(asked.response.message, custom_id=f"{house}:rounds-9")
    yield Moment("lobby-house-rules", field, host, listed)
    yield Moment("lobby-pace", field, host, field.last_message)


async def alone(bot: TableBot, party: Party, guild: Any, language: str) -> AsyncIterator[Moment]:
    """Play a while against the automated opponents."""
    cellar = guild.create_text_channel("cellar")
    host = party.guests[0]
    await host.slash(cellar, "game new", language=language, variant="solo")
    game = (await bot.parts[Games].find(cellar.id)).id
    await host.click(cellar.last_message, custom_id=f"1:{game}:0:lobby:start")
    solo, dice = (
        replace(party, channel=cellar, guests=(host,), hands=Hands(bot, cellar, game)),
        Random(2),
    )
    for _ in range(SOLO_PLIES):
        await solo.step(dice)
    while (await solo.hands.loaded()).state.table.questions[0].kind != "take_turn":
        await solo.step(dice)
    yield await solo.panel("solo-panel")
    yield await solo.answer("solo-board", "look board")
    while not (await solo.hands.loaded()).state.table.over:
        await solo.step(dice)
    yield Moment("solo-end", cellar, host, cellar.last_message)


async def answers(party: Party) -> AsyncIterator[Moment]:
    """Ask for what only one person sees, and leave the table as it was."""
    asked = await party.asked()
    other = next(guest for guest in party.guests if guest is not asked)
    at = party.at_table
    yield at("answer-catchup", asked, await asked.slash(party.channel, "catchup"))
    yield at("answer-games", asked, await asked.slash(party.channel, "me games"))
    zone = {"zone": "Europe/Berlin", "quiet": "22:00-07:00"}
    yield at("answer-away", other, await other.slash(party.channel, "me away", **zone))
    drafted = await other.slash(party.channel, "order labor")
    yield at("order-draft", other, drafted)
    confirm = words(party.language)("order-confirm")
    listed = await other.click(drafted.response.message, label=confirm)
    yield at("order-list", other, listed)
    cancel = words(party.language)("order-cancel", number=1)
    await other.click(listed.response.message, label=cancel)
    yield at("answer-settings", asked, await asked.slash(party.channel, "me settings"))


async def people(bot: TableBot, party: Party, clock: SettableClock) -> AsyncIterator[Moment]:
    """Let the asked one wait, be reminded, and be voted about; let the table rest."""
    asked = await party.asked()
    other = next(guest for guest in party.guests if guest is not asked)
    at = party.at_table
    clock.at = clock() + timedelta(hours=25)
    await bot.parts[Timers].tick()
    await party.env.settle()
    yield at("reminder", asked, party.channel.last_message)
    await other.slash(party.channel, "game vote end")
    yield at("vote", other, party.channel.last_message)
    ballot = party.channel.last_message
    await other.click(ballot, label=words(party.language)("vote-yes"))
    for guest in party.guests:
        if guest is not other:
            await guest.click(ballot, label=words(party.language)("vote-no"))
    yield at("notice-vote", other, party.channel.last_message)
    await party.guests[0].slash(party.channel, "game pause")
    yield at("panel-paused", asked, await party.panel_message())
    await party.guests[0].slash(party.channel, "game resume")
    await other.slash(party.channel, "game seat", what="leave")
    yield at("notice-left", asked, party.channel.last_message)
    await other.slash(party.channel, "game seat", what="back")
    yield at("notice-back", asked, party.channel.last_message)


async def stats(party: Party) -> AsyncIterator[Moment]:
    """Look back when a game is over."""
    first = party.guests[0]
    for name, command in (
        *(("end-stats", "me stats"), ("end-score", "look score")),
        *(("end-hall", "look hall"), ("about", "about")),
    ):
        yield party.at_table(name, first, await first.slash(party.channel, command))
    begun = (await first.slash(party.channel, "tutorial")).response
    yield party.at_table("adventure", first, begun)
    for step in ("trip", "effort", "build", "rest", "end"):
        await first.click(begun.message, custom_id=ids_of(begun.message)[0])
        yield party.at_table(f"adventure-{step}", first, begun)


async def read_by_a_player(bot: TableBot, party: Party, guild: Any) -> AsyncIterator[Moment]:
    """Send somebody below at a table where the next player reads."""
    porch, (host, *others) = guild.create_text_channel("porch"), party.guests
    await host.slash(porch, "game new", language=party.language, reading="player")
    game = (await bot.parts[Games].find(porch.id)).id
    for guest, verb in (*((one, "join") for one in others), (host, "start")):
        await guest.click(porch.last_message, custom_id=f"1:{game}:0:lobby:{verb}")
    table = replace(party, channel=porch, hands=Hands(bot, porch, game))
    explorer = await table.asked()
    await explorer.slash(porch, "explore", party="*")
    yield Moment("panel-player-reads", porch, explorer, await table.panel_message())
    loaded = await table.hands.loaded()
    owed = loaded.row.waiting_reader
    assert owed is not None
    reader = next(one for one in party.guests if one.id == loaded.row.seats[owed].user_id)
    dms = reader.user.dm_channel
    yield Moment("letter-reader", dms, reader.user, dms.last_message)
