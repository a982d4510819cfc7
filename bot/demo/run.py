"""Show the bot without Discord: the same bot on SimCord's simulation, in a browser or headless."""

import asyncio
import socket
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bot.app import TableBot, create_bot
from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.emoji import SIZE, ApplicationEmoji
from bot.delivery.discord.picture_queue import PictureLimits
from bot.delivery.outbox.publisher import Publisher
from bot.delivery.outbox.stages import StagePace
from bot.demo import DemoError
from bot.demo.guests import tell
from bot.demo.night import Evening, tell_night
from bot.demo.party import COMPANIONS, Party, gather
from bot.features.hours import Hours
from bot.i18n.words import words_in
from bot.model.clock import Clock
from bot.model.interaction import User
from bot.model.names import person_name
from bot.model.user_settings import UserSettings
from bot.parts.seams import Seams
from bot.service.tables import links
from bot.service.tables.games import Games
from bot.settings import Settings, read_settings
from bot.store.database import Database
from bot.text.lobby import lobby_cover
from bot.text.picture_request import IconRequest
from bot.ui.first_adventure import adventure_button
from bot.ui.layout import layout

if TYPE_CHECKING:
    import simcord.preview
    from simcord import ChannelHandle, Env, MemberActor

_GUESTS = ("Ada", "Bo", "Cleo", "Dev")
"""Who comes to a night. At a table there are the first two of them, with companions.

The visitor is the first; the others play by themselves.
"""

_PAUSE = (2.0, 3.0)
"""Seconds after which the others answer: time to see what the previous one did."""

_GLANCE = 0.2
"""Seconds between two checks whether somebody is asked."""

_CHANNEL = "above-and-below"

_PATIENCE = 60.0
"""Seconds that the simulation waits for the bot, on a slow or busy machine."""

_WELCOME = """
The demo is open: a game has begun, one story has been told, and it is Ada's turn: yours.

  Open {url}
  Watch the same table as somebody without Discord: {watched}
  Press the buttons, or type / for the commands; Bo and the companions play by themselves.
  "Viewing as" shows the table as they see it.

This is a simulated Discord on your own machine. For the real bot, make an application at
https://discord.com/developers/applications, copy its bot token into .env as DISCORD_TOKEN=...,
invite it with the scopes bot and applications.commands, and run this command again.
Press Ctrl+C to stop.
"""

_NOT_INSTALLED = """\
The demo, which also runs where DISCORD_TOKEN is not set, needs more than the bot: install it with
  pip install -e '.[demo]'"""

_PORT_REFUSED = "Port {port} cannot be used; choose another with --port, or 0 for a free one: {why}"


async def demo(*, headless: bool, night: bool, port: int, seed: int, language: str) -> int:
    """Run the demo, and return the exit status; a `night` is played in the terminal.

    Raises DemoError if its extra is not installed, or the port cannot be used.
    """
    try:
        import simcord  # noqa: PLC0415 - an extra that the real bot does without
    except ModuleNotFoundError as error:
        raise DemoError(_NOT_INSTALLED) from error
    if not (headless or night):
        _try_port(port)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "demo.sqlite3"
        settings = _settings(database)

        def clock() -> datetime:
            return env.now()  # the simulated Discord has a calendar of its own

        bot = create_bot(settings, _seams(clock, seed, night=night))
        env = simcord.Env(bot, shard_count=1)
        env.settle_timeout = _PATIENCE
        try:
            await env.start()
            env.backend.bot_user.name = "Above and Below"
            if night:
                await _hold_night(env, bot, language)
            elif headless:
                await _play_through(env, bot, seed, language)
            else:
                await _show(env, bot, port=port, seed=seed, language=language)
        finally:
            await env.shutdown()
            await bot.close_workers()
            await bot.parts[Database].close()
    return 0


def _seams(clock: Clock, seed: int, *, night: bool) -> Seams:
    seeds = Random(seed)  # noqa: S311 - which game is shown, in a simulation
    return Seams(
        clock=clock,
        # SimCord's time is not the machine's: by the latter, presses would seem too late to answer.
        monotonic=lambda: clock().timestamp(),
        draw_seed=lambda: seeds.randbytes(32),
        stage_pace=StagePace(frame_seconds=0) if night else StagePace(),
        picture_limits=PictureLimits(share=0),  # one game on a machine of its own
        patient_companions=False,  # the demo itself lets time pass
    )


def _settings(database: Path) -> Settings:
    """Return the settings of a demo, with a free port for the pages of its table."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    return read_settings(
        database=database,
        backups_kept=0,
        screen_port=port,
        screen_url=f"http://127.0.0.1:{port}",
    )


def _try_port(port: int) -> None:
    """Check that a port can be used before a game is played up to its first story."""
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except (OSError, OverflowError) as error:
        raise DemoError(_PORT_REFUSED.format(port=port, why=error)) from error


def _at_the_table(env: "Env", guild: "simcord.GuildHandle") -> "list[MemberActor]":
    """Accept guests who play beside companions."""
    names = _GUESTS[: -len(COMPANIONS)]
    return [guild.add_member(env.create_user(name)) for name in names]


async def _play_through(env: "Env", bot: TableBot, seed: int, language: str) -> None:
    """Play a whole game, and print it."""
    guild = env.create_guild("The village green")
    channel, guests = guild.create_text_channel(_CHANNEL), _at_the_table(env, guild)
    party = await gather(bot, channel, guests, language, seed)
    while not await party.is_over():
        await party.act()
    print(await tell(party.hands))


async def _hold_night(env: "Env", bot: TableBot, language: str) -> None:
    """Play a story night, and print it."""
    guild = env.create_guild("The village green")
    guests = [guild.add_member(env.create_user(name)) for name in _GUESTS]
    evening = Evening(bot, guild.create_text_channel(_CHANNEL), guests)
    await evening.begin(language)
    await evening.finish()
    print(await tell_night(evening))


async def _show(env: "Env", bot: TableBot, *, port: int, seed: int, language: str) -> None:
    """Play until the visitor can have a story, and show it in a browser."""
    guild = env.create_guild("The village green")
    channel = guild.create_text_channel(_CHANNEL)
    guests = _at_the_table(env, guild)
    settings = UserSettings(language, dm_readings=False, pass_for_me=True)
    for guest in guests:  # the preview shows no direct messages
        await bot.parts[Hours].save(guest.id, settings)
    party = await gather(bot, channel, guests, language, seed)
    await party.tell_one_story()
    await welcome(bot, channel, language)
    watched = await _watch(bot, channel)
    async with env.preview(
        channel, viewers=guests, layout="channel", port=port, assets=emoji_assets(bot)
    ) as preview:
        print(_WELCOME.format(url=preview.url, watched=watched))
        playing = asyncio.create_task(_keep_playing(party, preview))
        try:
            await preview.wait_closed()
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)


async def _watch(bot: TableBot, channel: "ChannelHandle") -> str:
    """Give the table a link, show it on the panel, and return its address."""
    games = bot.parts[Games]
    row = await games.find(channel.id)
    made = await links.make(games, row, User(row.users[0], person_name(_GUESTS[0])))
    await bot.parts[Publisher].show(made)
    token = await links.find(games, row.id)
    assert token is not None
    return links.address(bot.parts[Settings].pages_url, token)


async def welcome(bot: TableBot, channel: "ChannelHandle", language: str) -> None:
    """Post the visitor's first message: who they are, a first adventure, and what to try."""
    words, row = words_in(language), await bot.parts[Games].find(channel.id)
    first, second = [words("companion-name", person=person) for _, person in COMPANIONS]
    shown = layout(
        [words("demo-title"), words("demo-welcome", first=first, second=second)],
        [[adventure_button(words)]],
        picture=lobby_cover(words, row),
        picture_first=True,
    )
    await bot.parts[DiscordApi].post_unmarked(channel.id, shown)


async def _keep_playing(party: Party, preview: "simcord.preview.Preview") -> None:
    """Let the others answer, each after a pause, and show it."""
    whims = Random()  # noqa: S311 - how long they pause
    is_shown = True
    while True:
        if await party.awaits_others():
            await asyncio.sleep(whims.uniform(*_PAUSE))
            await party.go_on()
            is_shown = False
        if not is_shown:
            is_shown = await _show_again(preview)
        await asyncio.sleep(_GLANCE)


async def _show_again(preview: "simcord.preview.Preview") -> bool:
    """Show what has changed; return False while the visitor is acting."""
    from simcord import SetupError  # noqa: PLC0415 - as above

    # SimCord lets one person act at a time, and that is the visitor.
    with suppress(SetupError):
        await preview.refresh()
        return True
    return False


def emoji_assets(bot: TableBot) -> dict[str, tuple[str, bytes]]:
    """Return the pictures of the uploaded emoji, by their addresses on Discord's CDN."""
    from simcord.backend.cdn import CDN_BASE  # noqa: PLC0415 - as above

    from bot.pictures.renderer import render  # noqa: PLC0415 - Pillow, which the bot does without

    return {
        f"{CDN_BASE}/emojis/{emoji.id}.png": (f"{icon}.png", render(IconRequest(icon, SIZE)))
        for icon, emoji in bot.parts[ApplicationEmoji].usable.uploaded.items()
    }
