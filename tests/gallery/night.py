"""Hold a story night, and give each step of its stage."""

from collections.abc import AsyncIterator
from typing import Any

from bot.app import TableBot
from bot.demo.night import Evening
from bot.i18n.words import words_in
from bot.model.nights import Step
from bot.service.night.steps import choices
from tests.gallery.moments import Moment

_SHOWN = (Step.GATHER, Step.READ, Step.CHOOSE, Step.FURTHER, Step.STORY, Step.OVER)


async def night(
    bot: TableBot, guild: Any, guests: tuple[Any, ...], language: str
) -> AsyncIterator[Moment]:
    """Play a night to its end, and stop where each step comes first."""
    channel = guild.create_text_channel("fireside")
    evening = Evening(bot, channel, list(guests))
    host, *others = guests
    yield await _planned(guild, guests, language)
    await host.slash(channel, "night new", language=language, journeys="6")
    for guest in others:
        await evening.act(guest, "sit")
    yield Moment("night-lobby", channel, host, await evening.stage())
    await evening.act(host, "start")
    missing = list(_SHOWN)
    while missing:
        step = await evening.step()
        if step in missing:
            missing.remove(step)
            async for moment in _at(evening, step):
                yield moment
        if step == Step.OVER:
            return
        await evening.go_on()


async def _planned(guild: Any, guests: tuple[Any, ...], language: str) -> Moment:
    """Plan a night for tomorrow, and sign up."""
    channel, (host, *others) = guild.create_text_channel("planned"), guests
    voice = guild.create_voice_channel("fireside")
    words = words_in(language)
    at = f"{words('plan-tomorrow').split('|')[0]} 20:00"
    await host.slash(channel, "night plan", at=at, voice=voice, language=language)
    message = channel.last_message
    for guest in others:
        await guest.click(message, label=words("plan-come"))
    return Moment("night-planned", channel, host, message)


async def _at(evening: Evening, step: Step) -> AsyncIterator[Moment]:
    """Give the stage at a step, and what the reader sees alone."""
    host, channel = evening.guests[0], evening.channel
    if step == Step.CHOOSE:
        await evening.act(evening.guests[-1], f"vote-{choices(await evening.loaded())[-1]}")
    yield Moment(f"night-{step}", channel, host, await evening.stage())
    if step == Step.CHOOSE:
        yield Moment("night-card", channel, host, await evening.act(host, "card"))
    if step == Step.READ:
        reader = await evening.reader()
        yield Moment("night-reader", channel, reader, await evening.act(reader, "read"))
