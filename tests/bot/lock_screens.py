"""See what lock screens show: each kind of message that reaches a phone, in one language."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from tests.bot import scenes_beside, scenes_of_nights, scenes_of_play
from tests.bot.audible_text import posts_since
from tests.bot.server import MONDAY, NAMES, Server


@dataclass(frozen=True)
class LockScreen:
    """What somebody's phone shows without being opened, and what it is about.

    The title is Discord's own: who wrote, and in which channel if not by direct message.
    """

    kind: str
    person: str
    title: str
    text: str

    def __str__(self) -> str:
        """Return three lines of a table."""
        return f"{self.kind}: {self.person}\n    {self.title}\n    {self.text}\n"


class Phones:
    """The phones of a server's people, who all read one language."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._since = len(server.env.http_requests)

    def shown(self, kind: str) -> list[LockScreen]:
        """List what the messages since the last time have shown."""
        found = posts_since(self._server, self._since)
        self._since = len(self._server.env.http_requests)
        return [
            LockScreen(
                kind, ", ".join(post.called), self._title(post.where), self._readable(post.push)
            )
            for post in found
            if post.push
        ]

    def _title(self, where: str) -> str:
        place = f" (#{self._server.channel.name}, {self._server.guild.name})"
        return f"Above and Below{place if where == 'channel' else ''}"

    def _readable(self, text: str) -> str:
        for channel in (self._server.channel, *self._server.channel.threads):
            text = text.replace(f"<#{channel.id}>", f"#{channel.name}")
        return text


SCENES = (*scenes_of_play.SCENES, *scenes_beside.SCENES, *scenes_of_nights.SCENES)


async def screens(server: Server, language: str) -> AsyncIterator[LockScreen]:
    """Let people play, plan and read, and give what their lock screens show meanwhile."""
    server.set_clock(MONDAY)
    for name in (*NAMES, "eve"):
        await server.people[name].slash(server.channel, "me settings", language=language)
    phones = Phones(server)
    for scene in SCENES:
        async for kind in scene(server, language):
            for screen in phones.shown(kind):
                if kind:
                    yield screen
        await server.ann.slash(server.channel, "game end")
        for name in NAMES:
            await server.people[name].slash(
                server.channel, "me settings", pings="channel", next=False
            )
        phones.shown("")
        server.channel = server.guild.create_text_channel("village")
        server.game_id += 1
