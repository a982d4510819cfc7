"""Lift a game to an evening, and give each step of an encounter that is read aloud there."""

from collections.abc import AsyncIterator
from typing import Any

from bot.app import TableBot
from bot.demo.night import Evening
from bot.model.nights import Step
from bot.service.night.steps import choices
from bot.service.tables.games import Games
from rules.proposals import exert
from tests.gallery.moments import Moment

_SHOWN = (Step.TURN, Step.READ, Step.CHOOSE, Step.FURTHER, Step.END, Step.STORY)


async def lifted(
    bot: TableBot, guild: Any, guests: tuple[Any, ...], language: str
) -> AsyncIterator[Moment]:
    """Start a game of two, lift it, seat an onlooker, and play an encounter to its end."""
    channel = guild.create_text_channel("hearth")
    evening = Evening(bot, channel, list(guests))
    host, other, onlooker = guests
    await host.slash(channel, "game new", language=language)
    game = (await bot.parts[Games].find(channel.id)).id
    for guest, verb in ((other, "join"), (host, "start")):
        await guest.click(channel.last_message, custom_id=f"1:{game}:0:lobby:{verb}")
    await host.slash(channel, "night lift", minutes=120)
    for guest in (other, onlooker):
        await evening.act(guest, "sit")
    missing = list(_SHOWN)
    while missing:
        step = await evening.step()
        if step in missing:
            missing.remove(step)
            async for moment in _at(evening, step):
                yield moment
        await _go_on(evening, step)
    await host.slash(channel, "night end")
    panel = (await bot.parts[Games].find(channel.id)).panel_id
    notice = next(message for message in channel.history() if message.id != panel)
    yield Moment("lift-over", channel, host, notice)


async def _at(evening: Evening, step: Step) -> AsyncIterator[Moment]:
    """Give the stage at a step, and what the reader sees alone."""
    if step == Step.CHOOSE:
        number = choices(await evening.loaded())[-1]
        for guest in evening.guests:
            if guest is not await evening.leader():
                await evening.act(guest, f"vote-{number}")
    yield Moment(f"lift-{step}", evening.channel, evening.guests[0], await evening.stage())
    if step in (Step.READ, Step.END):
        reader = await evening.reader()
        shown = await evening.act(reader, "read")
        yield Moment(f"lift-{step}-reader", evening.channel, reader, shown)


async def _go_on(evening: Evening, step: Step) -> None:
    """Do what the step asks, as the guest whom it asks."""
    loaded, explorer = await evening.loaded(), await evening.leader()
    match step:
        case Step.TURN:
            await explorer.slash(evening.channel, "explore", party="*")
        case Step.CHOOSE:
            await evening.act(explorer, f"vote-{choices(loaded)[0]}")
        case Step.FURTHER:
            going = exert(loaded.game, loaded.state.table, loaded.state.table.questions[0].seat)
            named = ", ".join(going.villagers) or "nobody"
            await explorer.slash(evening.channel, "exert", villagers=named)
        case Step.REWARD:
            await explorer.slash(evening.channel, "pick", reward="1")
        case _:
            await evening.go_on()
