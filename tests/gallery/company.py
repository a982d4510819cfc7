"""Bring about what is seen of companions: a lobby, the form that seats one, a panel with a word."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from random import Random
from typing import Any

from bot.app import TableBot
from bot.demo.guests import Hands
from bot.features.companions import Companions
from bot.service.tables.games import Games
from tests.bot.settable import SettableClock
from tests.gallery.moments import Moment
from tests.habits import habit

_SEATED = (("peck", "old_hand"), ("averill", "neighbour"))


async def company(
    bot: TableBot, guild: Any, host: Any, clock: SettableClock, language: str
) -> AsyncIterator[Moment]:
    """Sit down with two companions, and play until one says something."""
    grove = guild.create_text_channel("grove")
    await host.slash(grove, "game new", language=language)
    for person, strength in _SEATED:
        await host.slash(grove, "game companion", person=person, strength=strength)
    game = (await bot.parts[Games].find(grove.id)).id
    yield Moment("companions-lobby", grove, host, grove.last_message)
    press = f"1:{game}:0:companion"
    form = await host.click(grove.last_message, custom_id=f"{press}:add")
    yield Moment("companions-form", grove, host, form)
    await host.click(grove.last_message, custom_id=f"{press}:aloud")
    await host.click(grove.last_message, custom_id=f"1:{game}:0:lobby:start")
    hands, dice = Hands(bot, grove, game), Random(3)
    while not any(ply.remark for ply in (await hands.loaded()).panel_plies):
        loaded = await hands.loaded()
        seat = loaded.state.table.questions[0].seat
        if loaded.row.seats[seat].is_companion:
            clock.at = clock() + timedelta(seconds=15)
            await bot.parts[Companions].tick()
            await asyncio.gather(*bot.parts[Companions].playing.values())
        else:
            await hands.press(host, habit(loaded, seat, dice))
    panel = (await hands.loaded()).row.panel_id
    shown = next(message for message in grove.history() if message.id == panel)
    yield Moment("companions-panel", grove, host, shown)
