"""Check everything in its order, the machine first, and save what was seen of Discord."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import discord
import orjson

from bot.app import create_bot
from bot.delivery.discord.discord_internals import parsers
from bot.delivery.discord.network import FAILED
from bot.delivery.discord.picture_queue import PictureLimits, PictureQueue
from bot.delivery.discord.server_api import ServerApi
from bot.doctor import application, machine
from bot.doctor.lines import Line, Report, Verdict, in_words, ok, without, wrong
from bot.doctor.presses import Presses
from bot.doctor.probe import Probe
from bot.doctor.rights import Rights
from bot.doctor.scrub import Scrubber
from bot.doctor.voice import voice_lines
from bot.doctor.walk import Walk
from bot.exits import HostMistake
from bot.narration.audio import NarrationAudio
from bot.pictures.process import RendererProcess
from bot.settings import ENV_FILE, Settings
from bot.text.emoji import ICONS, Emoji
from encounters.faults import BookError

FILE = "doctor.json"
"""The recording's name; it is beside the database, where the bot's user may write in any case."""

_PRESS_SECONDS = 180.0
_READY_SECONDS = 30.0

_UNKNOWN = "what the bot has there is not known"


async def examine(
    settings: Settings,
    channel_id: int | None,
    voice_id: int | None,
    *,
    show: Callable[[str], None],
    press_seconds: float = _PRESS_SECONDS,
    mounts: Path = machine.MOUNTS,
) -> int:
    """Show a line for each thing, and return the exit status: 0 where nothing is wrong.

    With a channel it posts there, and waits some seconds for presses; with a voice channel it
    speaks there. `mounts` lists the disks of the machine.
    """
    checkup = Checkup(settings, Report(show), press_seconds)
    await checkup.machine(mounts)
    try:
        if await checkup.log_in():
            await checkup.application()
            if channel_id is not None:
                await checkup.channel(channel_id)
            if voice_id is not None:
                await checkup.voice(voice_id)
    finally:
        await checkup.close()
    return checkup.status()


class Checkup:
    """One examination; each method adds its lines to the report."""

    def __init__(self, settings: Settings, report: Report, press_seconds: float) -> None:
        self._settings = settings
        self._report = report
        self._press_seconds = press_seconds
        self._probe = Probe()
        self._audio: NarrationAudio | None = None
        self._emoji: dict[str, int] = {}
        self._shards = 1

    async def machine(self, mounts: Path) -> None:
        """Check what needs no Discord."""
        settings, path = self._settings, self._settings.database
        for about, look in (
            ("folder", partial(machine.folder_line, path.parent)),
            ("disk", partial(machine.disk_line, settings, mounts)),
            ("database", partial(machine.file_line, path)),
        ):
            try:
                self._report.add(look())
            except OSError as error:
                self._report.add(wrong(about, f"cannot be looked at by this user ({error})"))
        self._report.add(*machine.port_lines(settings), *machine.extra_lines(settings))
        lines, self._audio = await machine.hear_voices(settings)
        self._report.add(*lines)

    async def log_in(self) -> bool:
        """Log in without the gateway, and return whether that went through."""
        line = await self._token_line()
        self._report.add(line)
        return line.verdict == Verdict.OK

    async def application(self) -> None:
        """Check the application, and at the servers that it is on."""
        for about, look in (
            ("installation", self._installation),
            ("starts", self._starts),
            ("emoji", self._icons),
            ("commands", self._commands),
            ("servers", self._rights.server_lines),
        ):
            self._report.add(*await _attempt_all(about, look()))

    async def channel(self, channel_id: int) -> None:
        """Walk through a channel, and clean up."""
        about = f"channel {channel_id}"
        try:
            line, place = await self._rights.text_place(channel_id)
        except FAILED as error:
            line, place = wrong(about, f"{in_words(error)}; {_UNKNOWN}"), None
        self._report.add(line)
        if place is None:
            return
        pictures = PictureQueue(RendererProcess(), PictureLimits(), enabled=True)
        emoji = next((Emoji(one, self._emoji[one]) for one in ICONS if one in self._emoji), None)
        walk = Walk(self._probe, place.channel, pictures, emoji, self._audio)
        try:
            async for line in walk.lines():
                self._report.add(line)
            if walk.messages:
                await self._presses(walk, pictures, place.channel)
        finally:
            await pictures.close()
            self._report.add(await walk.clean_up())

    async def voice(self, channel_id: int) -> None:
        """Join a voice channel, speak, and leave it."""
        about = f"channel {channel_id}"
        try:
            line, place = await self._rights.voice_place(channel_id)
            self._report.add(line)
            if place is None:
                return
            if reason := machine.reason_not_to_connect(self._settings.database):
                self._report.add(wrong("in the voice channel", reason))
                return
            async with self._gateway(int(place.channel["guild_id"])) as client:
                async for line in voice_lines(client, channel_id, self._audio):
                    self._report.add(line)
        except (*FAILED, discord.DiscordException) as error:
            self._report.add(wrong(about, f"{in_words(error)}; {_UNKNOWN}"))

    async def close(self) -> None:
        """Log out, and save the recording."""
        await self._probe.client.close()
        self._report.add(self._save())

    def status(self) -> int:
        """Return the exit status, after a last sentence."""
        failures = self._report.failures
        things = "1 thing is wrong." if failures == 1 else f"{failures} things are wrong."
        self._report.say(things if failures else "All is well.")
        return 1 if failures else 0

    @property
    def _rights(self) -> Rights:
        client = self._probe.client
        assert client.user is not None
        assert client.application_id is not None
        return Rights(self._probe, client.user.id, client.application_id)

    async def _token_line(self) -> Line:
        token, client = self._settings.discord_token.get_secret_value(), self._probe.client
        cost = "the bot cannot start"
        if not token:
            missing = "" if ENV_FILE.exists() else f", and there is no {ENV_FILE.absolute()}"
            return wrong("token", f"DISCORD_TOKEN is empty{missing}: {cost}")
        try:
            await client.login(token)
        except discord.LoginFailure:
            how = "copy the one on your application's Bot page into DISCORD_TOKEN"
            return wrong("token", f"Discord refuses it: {cost}; {how}")
        except (*FAILED, discord.HTTPException) as error:
            return wrong("token", f"{in_words(error)}: {cost}")
        return ok("token", f"of {client.user}, application {client.application_id}")

    async def _installation(self) -> list[Line]:
        found = await self._probe.ask("GET", "/oauth2/applications/@me")
        return application.installation_lines(found)

    async def _starts(self) -> list[Line]:
        gateway = await self._probe.ask("GET", "/gateway/bot")
        self._shards = int(gateway["shards"])
        return [application.starts_line(gateway), application.clock_line(self._probe.ahead)]

    async def _icons(self) -> list[Line]:
        self._emoji = await ServerApi(self._probe.requests).emoji()
        return [application.emoji_line([*self._emoji], pictures=self._settings.pictures)]

    async def _commands(self) -> list[Line]:
        try:
            bot = create_bot(self._settings)
        except (BookError, HostMistake) as error:
            return [wrong("books", f"{error}: the bot cannot start")]
        try:
            await bot.register_commands()
            there = await self._probe.ask(
                "GET",
                "/applications/{application_id}/commands",
                params={"with_localizations": "true"},
                application_id=self._probe.client.application_id,
            )
            return [await application.commands_line(bot.tree, there)]
        finally:
            await bot.close_workers()

    async def _presses(self, walk: Walk, pictures: PictureQueue, channel: dict[str, Any]) -> None:
        """Wait for presses; what is posted for that is deleted with the rest."""
        if reason := machine.reason_not_to_connect(self._settings.database):
            self._report.add(wrong("presses", reason))
            return
        api, channel_id = self._probe.api(pictures), int(channel["id"])
        presses = Presses(self._probe, api, channel_id, self._audio)
        events: asyncio.Queue[Any] = asyncio.Queue()
        try:
            async with self._gateway(int(channel["guild_id"])) as client:
                parsers(client)["INTERACTION_CREATE"] = events.put_nowait
                await presses.post()
                self._report.say(
                    f"Now press each button of the last message in #{channel['name']}, once: it "
                    f"waits for {self._press_seconds:.0f} s. Its form is to be filled in and sent."
                )
                async for line in presses.lines(events, self._press_seconds):
                    self._report.add(line)
        except (*FAILED, discord.DiscordException) as error:
            self._report.add(wrong("presses", f"{in_words(error)}; no press is answered"))
        finally:
            walk.delete_too(presses.messages)

    @asynccontextmanager
    async def _gateway(self, guild_id: int) -> AsyncGenerator[discord.Client]:
        """Connect the shard of a server. Raises discord.DiscordException, OSError."""
        intents = discord.Intents(guilds=True, voice_states=True)
        shard_id = (guild_id >> 22) % self._shards
        client = discord.Client(intents=intents, shard_id=shard_id, shard_count=self._shards)
        running = ready = None
        try:
            await client.login(self._settings.discord_token.get_secret_value())
            running = asyncio.create_task(client.connect(reconnect=False))
            ready = asyncio.create_task(client.wait_until_ready())
            tasks = {running, ready}
            await asyncio.wait(tasks, timeout=_READY_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            if not ready.done():
                raise TimeoutError("the gateway does not answer")
            yield client
        finally:
            await client.close()
            for task in filter(None, (ready, running)):
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    def _save(self) -> Line:
        """Save what was seen, without people."""
        folder, exchanges = self._settings.database.parent, self._probe.exchanges
        about, path = "recording", folder / FILE
        if not exchanges:
            return without(about, "nothing was seen of Discord")
        if not machine.is_ours(folder):
            return without(about, "not saved, as the database's folder is not this user's")
        scrubber = Scrubber([one.sent for one in exchanges])
        seen = [
            {"asked": one.asked, "sent": scrubber.scrub(one.sent), "got": scrubber.scrub(one.got)}
            for one in exchanges
        ]
        recording = {"discord.py": discord.__version__, "exchanges": seen}
        try:
            path.write_bytes(orjson.dumps(recording, option=orjson.OPT_INDENT_2))
        except OSError as error:
            return wrong(about, f"{path} cannot be written ({error})")
        return ok(about, f"{path}: what Discord sent, without names, ids and tokens")


async def _attempt_all(about: str, look: Awaitable[list[Line]]) -> list[Line]:
    try:
        return await look
    except FAILED as error:
        return [wrong(about, f"{in_words(error)}; {_UNKNOWN}")]
