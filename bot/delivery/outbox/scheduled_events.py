"""Show each planned night as a scheduled event of its server, where the bot may make events.

What an event is to show follows from what is stored, so nothing is queued: a night whose event
shows something else is brought up to date after each change, and by the upkeep. An event that
Discord refuses, or that was deleted, is given up; the night's message says the same.
"""

import logging
from datetime import datetime, timedelta
from functools import partial

from bot.delivery.discord.network import FAILED, PASSING, Failure, RequestFailed, failure_of
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.discord.request_budget import Urgency
from bot.delivery.discord.scheduler import Work
from bot.delivery.discord.server_api import Event, EventDetails, EventStatus, ServerApi
from bot.delivery.outbox.languages import Languages
from bot.model.errors import StoreBusy
from bot.model.games import GameRow
from bot.model.plans import ACTIVE, OVER
from bot.service.history.locks import Locks
from bot.service.night.plan_calls import plan_of
from bot.service.night.steps import night_of
from bot.service.tables.games import Games
from bot.store import game_rows, plans
from bot.text.plan import cover, event_about, event_name
from bot.ui.notice import panel_link
from rules.editions import VARIANTS

log = logging.getLogger(__name__)

_TALK = timedelta(minutes=15)
"""How much longer than its journeys a night takes, to gather and to close."""


class ScheduledEvents:
    """The scheduled events of planned nights."""

    def __init__(
        self, api: ServerApi, games: Games, languages: Languages, pictures: PictureQueue
    ) -> None:
        self._api = api
        self._games = games
        self._languages = languages
        self._pictures = pictures
        self._locks = Locks()

    async def works(self) -> list[Work]:
        """List what brings the events up to date that show something else than what is stored.

        Raises StoreBusy.
        """
        return [
            Work(("event", game_id), Urgency.DIRECT_MESSAGE, partial(self._catch_up, game_id))
            for game_id in await self._games.database.read(plans.with_other_events)
        ]

    async def _catch_up(self, game_id: int) -> None:
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
            row = await self._games.database.read(lambda db: game_rows.find_game(db, game_id))
            if row is None or row.night is None or row.night.plan is None:
                return
            wanted = _wanted(row)
            if row.night.plan.shown == wanted:
                return
            try:
                event_id = await self._bring(row, wanted)
            except FAILED as error:
                log.info("game %s: its event is left alone: %r", game_id, error)
                if failure_of(error) in PASSING:
                    return
                # Refused for good, until the night moves: the
                # upkeep must not ask for it every half minute.
                event_id = row.night.plan.event_id if wanted == ACTIVE else None
            await self._games.database.write(
                lambda db: plans.note_event(db, game_id, event_id, wanted)
            )

    async def _bring(self, row: GameRow, wanted: str) -> int | None:
        """Make an event show what is wanted; return its id, None where there is none."""
        plan, is_ahead = plan_of(row), wanted not in (ACTIVE, OVER)
        # Read before it is changed: people begin, end and delete events by hand.
        event = await self._found(row) if plan.event_id or is_ahead else None
        if event is None:
            return await self._create(row) if is_ahead and not plan.event_id else None
        guild, status = row.guild_id, event.status
        if is_ahead and status == EventStatus.SCHEDULED:
            await self._api.edit_event(guild, event.id, await self._details(row))
        elif wanted == ACTIVE and status == EventStatus.SCHEDULED:
            await self._api.set_event_status(guild, event.id, EventStatus.STARTED)
        elif wanted == OVER and status in (EventStatus.SCHEDULED, EventStatus.STARTED):
            is_started = status == EventStatus.STARTED
            over = EventStatus.DONE if is_started else EventStatus.CANCELLED
            await self._api.set_event_status(guild, event.id, over)
        return event.id

    async def _found(self, row: GameRow) -> Event | None:
        """Return a night's event; also one that was made just before the bot was killed."""
        event_id = plan_of(row).event_id
        if event_id is not None:
            try:
                return await self._api.event(row.guild_id, event_id)
            except RequestFailed as error:
                if error.failure != Failure.EVENT_GONE:
                    raise
                # Deleted by a person: it is not made again.
                return None
        listed = await self._api.events(row.guild_id)
        return next((one for one in listed if _is_of(one, row)), None)

    async def _create(self, row: GameRow) -> int:
        details = await self._details(row)
        drawn = await self._pictures.draw(cover(self._languages.words(row), row))
        return await self._api.create_event(row.guild_id, details, drawn)

    async def _details(self, row: GameRow) -> EventDetails:
        """Return what an event shows: in a voice channel, or else in the channel of the night."""
        words, plan, night = self._languages.words(row), plan_of(row), night_of(row)
        where: int | tuple[str, datetime]
        if plan.voice_id is not None:
            where = plan.voice_id
        else:
            minutes = night.minutes(VARIANTS[row.variant].journeys)
            place = await self._api.channel_name(row.channel_id)
            where = (f"#{place}", plan.opens + timedelta(minutes=minutes) + _TALK)
        about = event_about(words, row, panel_link(row))
        return EventDetails(event_name(words, row), about, plan.at, where)


def _is_of(event: Event, row: GameRow) -> bool:
    """Return whether an event names a night's channel, and begins when that does."""
    channel = f"/channels/{row.guild_id}/{row.channel_id}"
    return channel in event.description and event.starts == plan_of(row).opens


def _wanted(row: GameRow) -> str:
    """Return what a night's event is to show."""
    if row.status.is_over:
        return OVER
    return plan_of(row).at if row.is_planned else ACTIVE
