"""A server to play in: SimCord's people, the real bot, and a look at what they see."""

from random import Random
from typing import Any

import simcord

from bot.app import TableBot, create_bot
from bot.guests import Hands, habit
from bot.settings import Settings
from bot.tables import OpenGame
from rules.actions import Action
from rules.words import Seat

NAMES = ("ann", "bob", "cid", "dee")


class Town:
    """One guild with one channel; people by name."""

    def __init__(self, env: simcord.Env, bot: TableBot, settings: Settings) -> None:
        self.env = env
        self.bot = bot
        self.settings = settings
        self.guild = env.create_guild("Town")
        self.channel = self.guild.create_text_channel("village")
        self.people = {name: self.guild.add_member(env.create_user(name)) for name in NAMES}
        self.game_id = 1

    def __getattr__(self, name: str) -> Any:
        if name in NAMES:
            return self.people[name]
        raise AttributeError(name)

    @property
    def hands(self) -> Hands:
        return Hands(self.bot, self.channel, self.game_id)

    async def start(self, players: int = 2, **options: str) -> OpenGame:
        """Open a lobby, seat the first so many people, and start."""
        first, *others = NAMES[:players]
        await self.people[first].slash(self.channel, "game new", **options)
        lobby = self.channel.last_message
        for name in others:
            await self.people[name].click(lobby, label="Join")
        await self.people[first].click(self.channel.last_message, label="Start")
        return await self.opened()

    async def opened(self) -> OpenGame:
        return await self.bot.tables.load(self.game_id)

    async def panel(self) -> Any:
        opened = await self.opened()
        return next(m for m in self.channel.history() if m.id == opened.row.panel_id)

    async def at(self, seat: Seat) -> Any:
        """Give the person in a seat."""
        opened = await self.opened()
        user = opened.row.seats[seat].user_id
        return next(person for person in self.people.values() if person.id == user)

    async def turn(self) -> tuple[Any, Any]:
        """Give the person whose turn it is, and another who plays."""
        opened = await self.opened()
        seat = opened.state.table.questions[0].seat
        other = Seat((seat + 1) % len(opened.row.seats))
        return await self.at(seat), await self.at(other)

    async def decide(self, dice: Random) -> Action:
        opened = await self.opened()
        question = dice.choice(opened.state.table.questions)
        return habit(opened, question.seat, dice)

    async def restart(self) -> None:
        """Stop the bot and start it again on the same file."""
        await self.bot.database.close()
        self.bot = create_bot(self.settings)
        await self.env.restart_bot(self.bot)


def text_of(message: Any) -> str:
    """Give all that a message says, its buttons' labels too."""
    said: list[str] = []
    waiting = list(message.components)
    while waiting:
        component = waiting.pop(0)
        waiting = [*getattr(component, "children", ()), *waiting]
        for name in ("content", "label"):
            if isinstance(getattr(component, name, None), str):
                said.append(getattr(component, name))
    return "\n".join([message.content, *said])


def answer_of(result: Any) -> str:
    """Give what a person was told in private."""
    assert result.ephemeral, result
    assert result.response is not None
    return text_of(result.response.message)
