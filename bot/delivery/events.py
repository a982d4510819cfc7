"""Show each planned night as a scheduled event of its server, where the bot may make events.

What an event is to show follows from what is stored, so nothing is queued: a night whose event
shows something else is brought up to date after each change, and by the upkeep. An event that
Discord refuses, or that somebody has deleted, is done without; the night's message says the same.
"""

import base64
import logging
from datetime import datetime, timedelta
from typing import Any

import discord
from discord.http import Route

from bot.delivery.discord_api import DiscordApi
from bot.delivery.network import BROKEN, is_for_now
from bot.delivery.payloads import Json
from bot.delivery.picture_queue import PictureQueue
from bot.delivery.reader import Reader
from bot.model.errors import StoreBusy
from bot.model.games import GameRow
from bot.model.plans import ACTIVE, OVER
from bot.service.locks import Locks
from bot.service.night_steps import night_of
from bot.service.plan_clock import plan_of
from bot.service.tables import Tables
from bot.store import games, plans
from bot.text.plan import cover, event_about, event_name
from bot.ui.notice import panel_link
from rules.editions import VARIANTS

log = logging.getLogger(__name__)

# Discord's numbers: the status of an event, its kind, and its privacy.
_SCHEDULED, _STARTED, _DONE, _CANCELLED = 1, 2, 3, 4
_VOICE, _EXTERNAL = 2, 3
_MEMBERS_ALONE = 2

_TALK = timedelta(minutes=15)
"""How much longer than its journeys a night takes, to gather and to close."""

# Characters that Discord takes for where an event is.
_LONGEST_PLACE = 100


class Events:
    """The scheduled events of planned nights."""

    def __init__(
        self, api: DiscordApi, tables: Tables, reader: Reader, pictures: PictureQueue
    ) -> None:
        self._api = api
        self._tables = tables
        self._reader = reader
        self._pictures = pictures
        self._locks = Locks()

    async def catch_up(self) -> None:
        """Bring all events up to date that show something else than what is stored.

        Raises StoreBusy.
        """
        for game_id in await self._tables.database.read(plans.with_other_events):
            try:
                await self.show(game_id)
            except StoreBusy:
                raise
            except Exception:
                # One night must not keep the others from being shown.
                log.exception("game %s: its event is not up to date", game_id)

    async def show(self, game_id: int) -> None:
        """Make a night's event show what is stored; where the network fails, the upkeep does.

        Raises StoreBusy.
        """
        # One at a time: two would each make an event.
        async with self._locks.of(game_id):
            # Not from the cache: a game that is open there does not know of its event.
            row = await self._tables.database.find(lambda db: games.find_game(db, game_id))
            if row is None or row.night is None or row.night.plan is None:
                return
            wanted = _wanted(row)
            if row.night.plan.shown == wanted:
                return
            try:
                event_id = await self._bring(row, wanted)
            except discord.HTTPException as error:
                log.info("game %s: its event is left alone: %s", game_id, error)
                if is_for_now(error):
                    return
                # Refused for good, until the night moves: the
                # upkeep must not ask for it every half minute.
                event_id = row.night.plan.event_id if wanted == ACTIVE else None
            except BROKEN as error:
                # Only the network is tried again without end: the upkeep comes back to it.
                log.info("game %s: its event waits: %r", game_id, error)
                return
            await self._tables.database.write(
                lambda db: plans.note_event(db, game_id, event_id, wanted)
            )

    async def _bring(self, row: GameRow, wanted: str) -> int | None:
        """Make an event show what is wanted; return its id, None where there is none."""
        plan, is_ahead = plan_of(row), wanted not in (ACTIVE, OVER)
        # Read before it is changed: people begin, end and delete events by hand.
        event = await self._found(row) if plan.event_id or is_ahead else None
        if event is None:
            return await self._create(row) if is_ahead and not plan.event_id else None
        status, route = int(event["status"]), self._route("PATCH", row, int(event["id"]))
        if is_ahead and status == _SCHEDULED:
            await self._api.request(route, await self._details(row))
        elif wanted == ACTIVE and status == _SCHEDULED:
            await self._api.request(route, {"status": _STARTED})
        elif wanted == OVER and status in (_SCHEDULED, _STARTED):
            over = _DONE if status == _STARTED else _CANCELLED
            await self._api.request(route, {"status": over})
        return int(event["id"])

    async def _found(self, row: GameRow) -> Json | None:
        """Return a night's event; also one that was made just before the bot was killed."""
        event_id = plan_of(row).event_id
        if event_id is not None:
            try:
                return await self._api.request(self._route("GET", row, event_id))
            except discord.NotFound:
                # Deleted by somebody, who is not contradicted.
                return None
        listed: list[Json] = await self._api.request(self._route("GET", row))
        return next((one for one in listed if _is_of(one, row)), None)

    async def _create(self, row: GameRow) -> int:
        details = await self._details(row)
        drawn = await self._pictures.draw(cover(self._reader.words(row), row))
        if drawn:
            details["image"] = f"data:image/png;base64,{base64.b64encode(drawn).decode()}"
        made: dict[str, Any] = await self._api.request(self._route("POST", row), details)
        return int(made["id"])

    async def _details(self, row: GameRow) -> Json:
        """Return what an event shows: in a voice channel, or else in the channel of the night."""
        words, plan, night = self._reader.words(row), plan_of(row), night_of(row)
        details: Json = {
            "name": event_name(words, row),
            "description": event_about(words, row, panel_link(row)),
            "privacy_level": _MEMBERS_ALONE,
            "scheduled_start_time": plan.at,
        }
        if plan.voice_id is not None:
            return details | {"entity_type": _VOICE, "channel_id": str(plan.voice_id)}
        minutes = night.minutes(VARIANTS[row.variant].journeys)
        ends = plan.opens + timedelta(minutes=minutes) + _TALK
        route = Route("GET", "/channels/{channel_id}", channel_id=row.channel_id)
        place: str = (await self._api.request(route))["name"]
        return details | {
            "entity_type": _EXTERNAL,
            "entity_metadata": {"location": f"#{place}"[:_LONGEST_PLACE]},
            "scheduled_end_time": ends.isoformat(timespec="seconds"),
        }

    @staticmethod
    def _route(method: str, row: GameRow, event_id: int | None = None) -> Route:
        path = "/guilds/{guild_id}/scheduled-events"
        if event_id is None:
            return Route(method, path, guild_id=row.guild_id)
        return Route(method, f"{path}/{{event_id}}", guild_id=row.guild_id, event_id=event_id)


def _is_of(event: Json, row: GameRow) -> bool:
    """Tell whether an event names a night's channel, and begins when that does."""
    channel = f"/channels/{row.guild_id}/{row.channel_id}"
    starts = datetime.fromisoformat(event["scheduled_start_time"])
    return channel in (event.get("description") or "") and starts == plan_of(row).opens


def _wanted(row: GameRow) -> str:
    """Return what a night's event is to show."""
    if row.status.is_over:
        return OVER
    return plan_of(row).at if row.is_planned else ACTIVE
