"""Let guests meet on a simulated Discord, and give each moment worth a look."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from random import Random
from typing import Any

import simcord

from bot.app import TableBot
from bot.demo.guests import Hands
from tests.bot.settable import SettableClock
from tests.gallery import beside
from tests.gallery.company import company
from tests.gallery.lifted import lifted
from tests.gallery.moments import GUESTS, Moment, Party, late_turn, played
from tests.gallery.night import night

SEED = bytes(range(32))
DICE = 12
BEGAN = datetime(2025, 12, 30, 22, 30, tzinfo=UTC)
"""A day before the one on which the preview's own clock stands."""


async def moments(
    env: simcord.Env, bot: TableBot, clock: SettableClock, language: str
) -> AsyncIterator[Moment]:
    """Play, and stop at each moment worth a look."""
    guild = env.create_guild("Green")
    channel: Any = guild.create_text_channel("village")
    guests = tuple([guild.add_member(env.create_user(name)) for name in GUESTS])
    for guest in guests:
        await guest.slash(channel, "me settings", language=language)
    await guests[0].slash(channel, "game new", language=language)
    for guest in guests[1:]:
        await guest.click(channel.last_message, custom_id="1:1:0:lobby:join")
    yield Moment("lobby", channel, guests[0], channel.last_message)
    reading = await guests[0].click(channel.last_message, custom_id="1:1:0:reading")
    yield Moment("lobby-reading", channel, guests[0], reading)
    await guests[0].click(channel.last_message, custom_id="1:1:0:lobby:start")
    party = Party(env, channel, guests, Hands(bot, channel, 1), language)
    yield await party.panel("panel-first-turn")
    yield await party.press("form-explore", "explore")
    first = await party.asked()
    coached = await first.click(await party.panel_message(), custom_id="1:1:0:guide:on")
    yield party.at_table("coach", first, coached)
    async for moment in beside.lobby_for_later(party, guild, language):
        yield moment
    async for moment in played(party, Random(DICE)):
        yield moment
        if moment.name == "panel-turn" and late_turn(await party.hands.loaded()):
            async for other in beside.answers(party):
                yield other
            async for other in beside.people(bot, party, clock):
                yield other
    async for moment in _others(bot, party, guild):
        yield moment
    async for moment in company(bot, guild, guests[0], clock, language):
        yield moment


async def _others(bot: TableBot, party: Party, guild: Any) -> AsyncIterator[Moment]:
    """Give what is played beside the table: alone, on a night, and at an evening."""
    async for moment in beside.stats(party):
        yield moment
    async for moment in beside.read_by_a_player(bot, party, guild):
        yield moment
    async for moment in beside.alone(bot, party, guild, party.language):
        yield moment
    for evening in (night, lifted):
        async for moment in evening(bot, guild, party.guests, party.language):
            yield moment
