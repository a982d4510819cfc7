"""Hold what there is on the loopback Discord."""

import time
from asyncio import Event, Future, timeout
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import Any

APPLICATION = 900_000_000_000_000_001
TOKEN = "loopback.token"
ALL_RIGHTS = (1 << 50) - 1
ADMINISTRATOR = 1 << 3
"""Who has this right has all of them, whatever a channel says."""

_EPOCH_MS = 1_420_070_400_000
_SECONDS_OF_A_NONCE = 180
"""How long a second message with the same nonce is dropped: Discord says some minutes."""

_LOW = count(1)


def snowflake() -> int:
    """Give an id that says when it was made."""
    milliseconds = int(time.time() * 1000) - _EPOCH_MS
    return (milliseconds << 22) | (next(_LOW) & 0x3FFFFF)


def stamp() -> str:
    return datetime.now(UTC).isoformat()


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord; a manager may manage every channel.

    Who `has_app` has put the bot on their own list of apps, and can use it on any server.
    """

    id: int
    name: str
    is_manager: bool = True
    has_app: bool = False


@dataclass(slots=True)
class Channel:
    """A guild's text channel, or one person's direct messages; the oldest message first.

    `news` is set whenever a message is posted or edited. Into one that `is_voice`, for at most so
    many people as its `limit` says, they come by a voice state. `overwrites` change the rights that
    the server gives, as Discord writes them.

    One that has a `parent_id` is a thread, and archives itself that many seconds after the last
    message as `open_for` says. One that is private can be seen by those who are in it, and who may
    manage threads; the bot is, while it `has_bot`.
    """

    id: int
    guild_id: int | None
    name: str
    recipient: int | None = None
    messages: dict[int, dict[str, Any]] = field(default_factory=dict[int, dict[str, Any]])
    news: Event = field(default_factory=Event)
    is_voice: bool = False
    limit: int = 0
    overwrites: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    parent_id: int | None = None
    is_private: bool = False
    is_locked: bool = False
    has_bot: bool = True
    open_for: float = 86_400
    said_at: float = field(default_factory=lambda: time.time())  # noqa: PLW0108 - a test may replace `time`

    @property
    def is_archived(self) -> bool:
        """Tell whether it is a thread in which nothing was said for too long."""
        return self.parent_id is not None and time.time() - self.said_at > self.open_for

    @property
    def last(self) -> dict[str, Any] | None:
        return next(reversed(self.messages.values()), None)

    async def stirs(self, seconds: float) -> None:
        """Wait for news, but not for ever."""
        self.news.clear()
        try:
            async with timeout(seconds):
                await self.news.wait()
        except TimeoutError:
            return


@dataclass(slots=True)
class Guild:
    """A server; `talking` says who is in which voice channel, `rights` what everybody may do.

    All people on this Discord are its members, but those who have `left`, and the bot is one while
    it `has_bot`.
    """

    id: int
    name: str
    channels: list[Channel] = field(default_factory=list[Channel])
    threads: list[Channel] = field(default_factory=list[Channel])
    talking: dict[int, int] = field(default_factory=dict[int, int])
    rights: int = ALL_RIGHTS & ~ADMINISTRATOR
    left: set[int] = field(default_factory=set[int])
    has_bot: bool = True


@dataclass(slots=True)
class Interaction:
    """Something a person did; `answer` is the callback that the bot gave.

    `shown` is the message that the answer made or changed; `followups` what came after it.
    """

    id: int
    token: str
    kind: int
    person: Person
    channel: Channel
    custom_id: str
    message: dict[str, Any] | None
    answered: "Future[dict[str, Any]]"
    sent: float
    at: float | None = None
    answer: dict[str, Any] | None = None
    shown: dict[str, Any] | None = None
    followups: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a request: its part's name, the file's own, its type, and what it holds."""

    part: str
    name: str
    type: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Request:
    """A request of the bot; `at` is on the clock of `time.perf_counter`, `size` its bytes."""

    at: float
    method: str
    path: str
    body: dict[str, Any]
    size: int = 0
    files: tuple[Upload, ...] = ()


@dataclass(frozen=True, slots=True)
class Born:
    """A message as it first was."""

    channel_id: int
    message_id: int
    components: list[dict[str, Any]]


class World:
    """One Discord; the channels that are `mute` take no voice messages; `owner` owns each server.

    `more` answers what the common routes do not; `application` is what else the bot's one shows.
    """

    def __init__(self, remembered: int) -> None:
        self.bot = Person(APPLICATION, "table")
        self.owner = Person(APPLICATION + 1, "owner")
        self.people: dict[int, Person] = {self.bot.id: self.bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.direct: dict[int, Channel] = {}
        self.commands: list[dict[str, Any]] = []
        self.interactions: dict[str, Interaction] = {}
        self.nonces: dict[tuple[int, str], tuple[Channel, int, float]] = {}
        self.seconds_of_a_nonce: float = _SECONDS_OF_A_NONCE
        self.ephemeral: dict[int, dict[str, Any]] = {}
        self.mute: set[int] = set()
        self.more: Callable[[str, list[str], dict[str, Any]], Any] | None = None
        self.application: dict[str, Any] = {}
        self.requests: deque[Request] = deque(maxlen=remembered)
        self.born: deque[Born] = deque(maxlen=remembered)
        self.remembered = remembered

    def add_person(self, name: str, *, is_manager: bool = True, has_app: bool = False) -> Person:
        person = Person(snowflake(), name, is_manager, has_app)
        self.people[person.id] = person
        return person

    def add_guild(self, name: str) -> Guild:
        guild = Guild(snowflake(), name)
        self.guilds[guild.id] = guild
        return guild

    def add_channel(
        self, guild: Guild, name: str, *, is_voice: bool = False, limit: int = 0
    ) -> Channel:
        channel = Channel(snowflake(), guild.id, name, is_voice=is_voice, limit=limit)
        guild.channels.append(channel)
        self.channels[channel.id] = channel
        return channel

    def add_thread(
        self, guild: Guild, parent: Channel, name: str, number: int = 0, *, is_private: bool = False
    ) -> Channel:
        """Open a thread of a channel, whose id is that of its message, if it has one."""
        thread = Channel(
            number or snowflake(), guild.id, name, parent_id=parent.id, is_private=is_private
        )
        guild.threads.append(thread)
        self.channels[thread.id] = thread
        return thread

    def direct_channel(self, person_id: int) -> Channel:
        """Give the channel of a person's direct messages."""
        if person_id not in self.direct:
            channel = Channel(snowflake(), None, "", person_id)
            self.direct[person_id] = self.channels[channel.id] = channel
        return self.direct[person_id]

    def is_member(self, guild: Guild, user_id: int) -> bool:
        """Tell whether somebody is on a server."""
        if user_id == self.bot.id:
            return guild.has_bot
        return user_id in self.people and user_id not in guild.left

    def is_met(self, person_id: int) -> bool:
        """Tell whether a person is on any server of the bot's."""
        return any(one.has_bot and self.is_member(one, person_id) for one in self.guilds.values())

    def remember(self, interaction: Interaction) -> None:
        """Keep an interaction, and forget the oldest ones."""
        self.interactions[interaction.token] = interaction
        while len(self.interactions) > self.remembered:
            del self.interactions[next(iter(self.interactions))]
