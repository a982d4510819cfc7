"""What the bot's owner does on Discord: see how it is, ban, announce, take no new games."""

import logging
import re

from bot.delivery.discord.network import FAILED
from bot.delivery.discord.replies import Replies
from bot.delivery.discord.server_api import ServerApi
from bot.delivery.outbox.languages import Languages
from bot.i18n.words import Words
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus
from bot.service.lobby.intake import set_intake, takes_games
from bot.service.table_acts.announcements import announce
from bot.service.table_acts.bans import Bans
from bot.service.table_acts.vitals import Vitals, read_vitals
from bot.service.tables.games import Games

log = logging.getLogger(__name__)

_MEGABYTE, _HOUR = 1_000_000, 3_600
_ID = re.compile(r"[0-9]{1,19}")
_LARGEST = 2**63
_SHOWN = 20
"""Banned servers that are listed; the rest are counted."""


class Owner:
    """The commands of the application's owner, or of its team; all others are declined."""

    def __init__(
        self, games: Games, bans: Bans, languages: Languages, replies: Replies, api: ServerApi
    ) -> None:
        self._games = games
        self._bans = bans
        self._languages = languages
        self._replies = replies
        self._api = api

    async def overview(self, interaction: Interaction) -> None:
        """Show how the bot is."""
        words, _ = await self._words_of_owner(interaction)
        lines = _overview(words, await read_vitals(self._games))
        people, servers = self._bans.counts
        listed = words("list-dot").join([f"`{one}`" for one in self._bans.servers[:_SHOWN]])
        lines.append(words("owner-bans", people=people, servers=servers))
        lines += [listed] if listed else []
        takes = await takes_games(self._games)
        lines.append(words("owner-takes" if takes else "owner-takes-none"))
        await self._replies.privately(interaction, "\n".join(lines))

    async def ban(self, interaction: Interaction, person: int | None, server: str | None) -> None:
        """Ban a person or a server."""
        words, owners = await self._words_of_owner(interaction)
        guild_id = _whom(person, server)
        if person is not None:
            if person in owners:
                raise Declined("owner-not-yourself")
            is_new = await self._bans.ban_person(person)
        else:
            is_new = await self._bans.ban_server(guild_id)
        what = "person" if person is not None else "server"
        key = f"owner-banned-{what}" if is_new else "owner-banned-before"
        await self._replies.privately(interaction, words(key))

    async def lift(self, interaction: Interaction, person: int | None, server: str | None) -> None:
        """Lift the ban of a person or a server."""
        words, _ = await self._words_of_owner(interaction)
        guild_id = _whom(person, server)
        if person is not None:
            was_banned = await self._bans.lift_person(person)
        else:
            was_banned = await self._bans.lift_server(guild_id)
        key = "owner-lifted" if was_banned else "owner-not-banned"
        await self._replies.privately(interaction, words(key))

    async def announce(self, interaction: Interaction, text: str) -> None:
        """Announce something to all servers with unfinished games; it takes some minutes."""
        words, _ = await self._words_of_owner(interaction)
        if not text.strip():
            raise Declined("bad-input")
        number, servers = await announce(self._games, text.strip())
        key = "owner-announces" if servers else "owner-announces-to-none"
        await self._replies.privately(interaction, words(key, number=number, count=servers))

    async def set_intake(self, interaction: Interaction, *, open_: bool) -> None:
        """Take new games, or no more."""
        words, _ = await self._words_of_owner(interaction)
        await set_intake(self._games, open_=open_)
        await self._replies.privately(
            interaction, words("owner-takes" if open_ else "owner-takes-none")
        )

    async def _words_of_owner(self, interaction: Interaction) -> tuple[Words, tuple[int, ...]]:
        """Return the words of a person who is an owner, and all owners.

        Raises Declined for anybody else, and where Discord cannot say.
        """
        # Asked each time: somebody who has left the team is no owner any more.
        try:
            owners = await self._api.owners()
        except FAILED as error:
            log.warning("who owns the bot is not known: %r", error)
            raise Declined("owners-unknown") from error
        if interaction.user.id not in owners:
            raise Declined("owners-only")
        return self._languages.words_for(interaction), owners


def _whom(person: int | None, server: str | None) -> int:
    """Return the id of the server, 0 where it is about a person.

    Raises Declined unless it is about one of them.
    """
    if (person is None) == (server is None):
        raise Declined("owner-whom")
    typed = (server or "0").strip()
    if not _ID.fullmatch(typed) or int(typed) >= _LARGEST:
        raise Declined("owner-no-id")
    return int(typed)


def _overview(words: Words, vitals: Vitals) -> list[str]:
    waiting, later = sum([one.due for one in vitals.outbox]), sum([w.later for w in vitals.outbox])
    age = vitals.backup_age
    return [
        words("owner-title"),
        words(
            "owner-games",
            running=vitals.games.get(GameStatus.RUNNING, 0),
            lobbies=vitals.games.get(GameStatus.LOBBY, 0),
            paused=vitals.games.get(GameStatus.PAUSED, 0),
            servers=vitals.servers,
        ),
        words("owner-outbox", waiting=waiting, later=later),
        words("owner-timers", count=vitals.late_timers, seconds=int(vitals.timer_lateness)),
        words("owner-new-dms", count=vitals.new_dms),
        words(
            "owner-disk",
            file=vitals.file_size // _MEGABYTE,
            free=vitals.disk_free // _MEGABYTE,
        ),
        words("owner-no-backup") if age is None else words("owner-backup", hours=int(age / _HOUR)),
    ]
