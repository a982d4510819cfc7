"""Show the bot without Discord: the same bot on SimCord's simulation, in a browser or headless."""

import tempfile
from datetime import datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from bot.app import TableBot, create_bot
from bot.delivery.emoji import SIZE
from bot.demo.guests import Hands, habit
from bot.i18n.words import words_in
from bot.model.user_settings import UserSettings
from bot.service.stories import is_home
from bot.settings import read_settings
from bot.text.boards import score_sheet
from bot.text.emoji import without_emoji
from bot.text.journal import journal_lines
from bot.text.picture_request import IconRequest
from bot.ui.layout import layout
from rules import score
from rules.questions import TakeTurn
from rules.words import Area

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env, MemberActor

_GUESTS = ("Ada", "Bo", "Cleo", "Dev")
"""The visitor is the first of them, until they choose another."""

_PARTY = 2
"""Villagers who go below, at least."""

_PATIENCE = 60.0
"""Seconds that the simulation waits for the bot, on a slow or busy machine."""

_WELCOME = """
The demo is open: a game has begun, one story has been told, and it is Ada's turn: yours.

  Open {url}
  "Viewing as" switches the guest; type / for the commands, or press the buttons.

This is a simulated Discord on your own machine. For the real bot, make an application at
https://discord.com/developers/applications, copy its bot token into .env as DISCORD_TOKEN=...,
invite it with the scopes bot and applications.commands, and run this command again.
Press Ctrl+C to stop.
"""


async def demo(*, headless: bool, port: int, seed: int) -> int:
    """Run the demo, and return the exit status."""
    import simcord  # noqa: PLC0415 - an extra that the real bot does without

    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "demo.sqlite3"
        settings = read_settings(database=database, backups_kept=0)

        def clock() -> datetime:
            return env.now()  # the simulated Discord has a calendar of its own

        seeds = Random(seed)  # noqa: S311 - which game is shown, in a simulation
        bot = create_bot(settings, clock=clock, draw_seed=lambda: seeds.randbytes(32))
        env = simcord.Env(bot, shard_count=1)
        env.settle_timeout = _PATIENCE
        try:
            await env.start()
            env.backend.bot_user.name = "Above and Below"
            return await _show(env, bot, headless=headless, port=port, seed=seed)
        finally:
            await env.shutdown()
            await bot.pictures.close()
            await bot.database.close()


async def _show(env: "Env", bot: TableBot, *, headless: bool, port: int, seed: int) -> int:
    guild = env.create_guild("The village green")
    channel = guild.create_text_channel("above-and-below")
    guests = [guild.add_member(env.create_user(name)) for name in _GUESTS]
    dice = Random(seed)  # noqa: S311 - the guests' whims, not the game's dice
    if headless:
        hands = await _seat(bot, channel, guests)
        while not (await hands.opened()).state.table.over:
            await _act(hands, guests, dice)
        await _print(hands)
        return 0
    for guest in guests:  # the preview shows no direct messages
        await bot.hours.save(guest.id, UserSettings(dm_readings=False))
    await bot.api.post_unmarked(channel.id, layout([words_in(None)("demo-welcome")]))
    await _tell_one_story(bot, channel, guests, dice)
    async with env.preview(
        channel, viewers=guests, layout="channel", port=port, assets=emoji_assets(bot)
    ) as preview:
        print(_WELCOME.format(url=preview.url))
        await preview.wait_closed()
    return 0


def emoji_assets(bot: TableBot) -> dict[str, tuple[str, bytes]]:
    """Return the pictures of the uploaded emoji, by their addresses on Discord's CDN."""
    from simcord.backend.cdn import CDN_BASE  # noqa: PLC0415 - as above

    from bot.pictures.renderer import render  # noqa: PLC0415 - Pillow, which the bot does without

    return {
        f"{CDN_BASE}/emojis/{emoji.id}.png": (f"{icon}.png", render(IconRequest(icon, SIZE)))
        for icon, emoji in bot.reader.emoji.uploaded.items()
    }


async def _seat(bot: TableBot, channel: "ChannelHandle", guests: list["MemberActor"]) -> Hands:
    """Open a game, seat the guests and start."""
    first, *others = guests
    await first.slash(channel, "game new")
    for guest in others:
        await guest.click(_last(channel), label="Join")
    await first.click(_last(channel), label="Start")
    row = await bot.tables.find(channel.id)
    return Hands(bot, channel, row.id)


async def _tell_one_story(
    bot: TableBot, channel: "ChannelHandle", guests: list["MemberActor"], dice: Random
) -> None:
    """Play until a story has been told and the visitor is asked, with two villagers ready to go."""
    visitor, *_ = guests
    hands = await _seat(bot, channel, guests)
    while True:
        opened = await hands.opened()
        table = opened.state.table
        question, *others = table.questions
        is_theirs = not others and opened.row.seats[question.seat].user_id == visitor.id
        if is_theirs and isinstance(question, TakeTurn):
            told = any(map(is_home, await bot.tables.plies(opened.row.id)))
            if told and len(table.players[question.seat].villagers_in(Area.READY)) >= _PARTY:
                return
        await _act(hands, guests, dice, first="build" if is_theirs else "explore")


async def _act(
    hands: Hands, guests: list["MemberActor"], dice: Random, *, first: str | None = None
) -> None:
    """Act as a guest who is asked, by buttons and by commands in turn; do that `first` if legal."""
    opened = await hands.opened()
    question = dice.choice(opened.state.table.questions)
    action = habit(opened, question.seat, dice, first=first)
    user = opened.row.seats[action.seat].user_id
    guest = next(guest for guest in guests if guest.id == user)
    way = hands.press if opened.ply % 2 else hands.type
    await way(guest, action)


async def _print(hands: Hands) -> None:
    opened = await hands.opened()
    narrator = hands.bot.reader.narrator(opened)
    lines = journal_lines(narrator, await hands.bot.tables.plies(hands.game_id))
    sheet = score_sheet(narrator, score(opened.game, opened.state.table), final=True)
    print(without_emoji("\n".join([*lines, "", *sheet])))


def _last(channel: "ChannelHandle") -> Any:
    message = channel.last_message
    assert message is not None
    return message
