"""Play the demo's guests sensibly, as companions decide."""

from random import Random
from typing import TYPE_CHECKING, Any

from bot.app import TableBot
from bot.companions.decisions import decide
from bot.companions.people import Person, Strength
from bot.companions.sight import choices_of
from bot.demo.guests import Hands
from bot.i18n.words import words_in
from bot.model.interaction import Interaction
from bot.model.open_game import OpenGame, Played
from bot.service.stories import is_home
from rules import legal_actions
from rules.actions import Action
from rules.questions import Question, TakeTurn
from rules.words import Area, Seat

if TYPE_CHECKING:
    from simcord import ChannelHandle, MemberActor

_PARTY = 2
"""Villagers who go below, at least."""


class Party:
    """The guests at a table; the first of them is the visitor."""

    def __init__(self, hands: Hands, guests: list["MemberActor"], whims: Random) -> None:
        self.hands = hands
        self._guests = guests
        self._whims = whims

    @property
    def visitor(self) -> "MemberActor":
        """Return whom the visitor plays."""
        return self._guests[0]

    async def is_over(self) -> bool:
        """Tell whether the game is over."""
        return (await self.hands.opened()).state.table.over

    async def act(self) -> None:
        """Act as somebody who is asked, the visitor included."""
        opened = await self.hands.opened()
        await self._answer(opened, self._whims.choice(opened.state.table.questions).seat)

    async def tell_one_story(self) -> None:
        """Play until a story is told and the visitor can tell the next.

        The first guest to be asked goes below at once.
        """
        while True:
            opened = await self.hands.opened()
            question = opened.state.table.questions[0]
            is_told = any(map(is_home, await self.hands.bot.tables.plies(opened.row.id)))
            is_visitor = self._is_visitor(opened, question.seat)
            if is_told and is_visitor and _can_explore(opened, question):
                return
            goes = _can_explore(opened, question) and not is_told and not is_visitor
            await self._answer(opened, question.seat, goes_below=goes)

    async def follow(self, _interaction: Interaction, _played: Played) -> None:
        """Answer for the guests, never for the visitor, after what the visitor did.

        In the simulation one person acts at a time, and that is the visitor: the guests answer
        without presses of their own, before the visitor's press or command is over.
        """
        bot = self.hands.bot
        while not await self.is_over():
            opened = await self.hands.opened()
            asked = [question.seat for question in opened.state.table.questions]
            seat = next((seat for seat in asked if not self._is_visitor(opened, seat)), None)
            if seat is None:
                return
            action, user = self._decide(opened, seat), opened.row.seats[seat].user_id
            fields = {name: getattr(action, name) for name in action.__dataclass_fields__}
            await bot.publisher.show(await bot.tables.answer(opened.row.id, user, fields))

    def _decide(self, opened: OpenGame, seat: Seat) -> Action:
        """Decide as a companion: each guest is another person, and of another strength."""
        game, table = opened.game, opened.state.table
        visible, seed = choices_of(game, table, seat), self._whims.randbytes(8)
        ids = [guest.id for guest in self._guests]
        number = ids.index(opened.row.seats[seat].user_id)
        strength, person = [*Strength, *Strength][number], [*Person][number]
        return decide(game.edition, table, seat, visible, strength, person, seed).action

    async def _answer(self, opened: OpenGame, seat: Seat, *, goes_below: bool = False) -> None:
        """Answer for a seat, by buttons and by commands in turn."""
        first = _expedition(opened, seat) if goes_below else None
        user = opened.row.seats[seat].user_id
        guest = next(guest for guest in self._guests if guest.id == user)
        way = self.hands.press if opened.ply % 2 else self.hands.type
        await way(guest, first or self._decide(opened, seat))

    def _is_visitor(self, opened: OpenGame, seat: Seat) -> bool:
        return opened.row.seats[seat].user_id == self.visitor.id


async def gather(
    bot: TableBot, channel: "ChannelHandle", guests: list["MemberActor"], language: str, seed: int
) -> Party:
    """Open a game, seat the guests, and start."""
    words = words_in(language)
    first, *others = guests
    await first.slash(channel, "game new", language=language)
    for guest in others:
        await guest.click(_last(channel), label=words("lobby-join"))
    await first.click(_last(channel), label=words("lobby-start"))
    row = await bot.tables.find(channel.id)
    whims = Random(seed)  # noqa: S311 - the guests' whims, not the game's dice
    return Party(Hands(bot, channel, row.id), guests, whims)


def _can_explore(opened: OpenGame, question: Question) -> bool:
    ready = opened.state.table.players[question.seat].villagers_in(Area.READY)
    return isinstance(question, TakeTurn) and len(ready) >= _PARTY


def _expedition(opened: OpenGame, seat: Seat) -> Action | None:
    found = legal_actions(opened.game, opened.state)
    return next((one for one in found if one.kind == "explore" and one.seat == seat), None)


def _last(channel: "ChannelHandle") -> Any:
    message = channel.last_message
    assert message is not None
    return message
