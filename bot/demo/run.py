"""Show the bot without Discord: the same bot on SimCord's simulation, in a browser or headless."""

import tempfile
from datetime import datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from bot.app import TableBot, create_bot
from bot.delivery.emoji import draw
from bot.demo.guests import Hands, habit
from bot.model.user_settings import UserSettings
from bot.settings import read_settings
from bot.text.boards import score_sheet
from bot.text.emoji import unmarked
from bot.text.journal import tell
from rules import score

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env, MemberActor

_GUESTS = ("Ada", "Bo", "Cleo", "Dev")
_PLIES_BEFORE = 24

_WELCOME = """
The demo is open: a game is under way, and you are any of its four guests.

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

        bot = create_bot(settings, clock=clock)
        env = simcord.Env(bot, shard_count=1)
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
    hands = await _seat(bot, channel, guests)
    dice = Random(seed)  # noqa: S311 - the guests' whims, not the game's dice
    if headless:
        await _play(hands, guests, dice, plies=None)
        await _print(hands)
        return 0
    for guest in guests:
        await bot.hours.keep(guest.id, UserSettings(dm_readings=False))
    await _play(hands, guests, dice, plies=_PLIES_BEFORE)
    async with env.preview(
        channel, viewers=guests, layout="channel", port=port, assets=emoji(bot)
    ) as preview:
        print(_WELCOME.format(url=preview.url))
        await preview.wait_closed()
    return 0


def emoji(bot: TableBot) -> dict[str, tuple[str, bytes]]:
    """Return the pictures of the uploaded emoji, by their addresses on Discord's CDN."""
    from simcord.backend.cdn import CDN_BASE  # noqa: PLC0415 - as above

    return {
        f"{CDN_BASE}/emojis/{sign.id}.png": (f"{name}.png", draw(name))
        for name, sign in bot.reader.signs.uploaded.items()
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


async def _play(
    hands: Hands, guests: list["MemberActor"], dice: Random, *, plies: int | None
) -> None:
    """Play as the guests, by buttons and by commands in turn."""
    while True:
        opened = await hands.opened()
        table = opened.state.table
        if table.over or (plies is not None and opened.ply >= plies):
            return
        question = dice.choice(table.questions)
        action = habit(opened, question.seat, dice)
        user = opened.row.seats[action.seat].user_id
        guest = next(guest for guest in guests if guest.id == user)
        way = hands.press if opened.ply % 2 else hands.type
        await way(guest, action)


async def _print(hands: Hands) -> None:
    opened = await hands.opened()
    narrator = hands.bot.reader.narrator(opened.row)
    lines = tell(narrator, await hands.bot.tables.plies(hands.game_id))
    sheet = score_sheet(narrator, score(opened.game, opened.state.table), final=True)
    print(unmarked("\n".join([*lines, "", *sheet])))


def _last(channel: "ChannelHandle") -> Any:
    message = channel.last_message
    assert message is not None
    return message
