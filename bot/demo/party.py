"""Play the demo's guests sensibly, as companions decide, beside companions of their own."""

import asyncio
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

from bot.app import TableBot
from bot.companions.decisions import decide
from bot.companions.people import Person, Strength
from bot.companions.visible import choices_of
from bot.delivery.outbox.publisher import Publisher
from bot.demo.guests import Hands
from bot.features.companions import Companions
from bot.i18n.words import words_in
from bot.model.errors import Declined
from bot.model.loaded_game import LoadedGame
from bot.service.plies.stories import is_home
from bot.service.tables.games import Games
from bot.ui.companions import PERSON, STRENGTH
from rules import IllegalAction, legal_actions
from rules.actions import Action
from rules.questions import Question, TakeTurn
from rules.words import Area, Seat

if TYPE_CHECKING:
    from simcord import ChannelHandle, MemberActor

_PARTY = 2
"""The fewest villagers who go below."""


COMPANIONS = ((Strength.OLD_HAND, Person.PECK), (Strength.NEIGHBOUR, Person.VOLE))
"""Who else sits down: companions as in any game, who think aloud."""


class Party:
    """The guests and companions at a table; the first guest is the visitor."""

    def __init__(self, hands: Hands, guests: list["MemberActor"], whims: Random) -> None:
        self.hands = hands
        self._guests = guests
        self._whims = whims

    @property
    def visitor(self) -> "MemberActor":
        """Return the guest that the visitor plays."""
        return self._guests[0]

    async def is_over(self) -> bool:
        """Return whether the game is over."""
        return (await self.hands.loaded()).state.table.over

    async def act(self) -> None:
        """Act as somebody who is asked, the visitor included."""
        loaded = await self.hands.loaded()
        await self._answer(loaded, self._whims.choice(loaded.state.table.questions).seat)

    async def tell_one_story(self) -> None:
        """Play until a story is told and the visitor can have the next one.

        The first guest to be asked goes below at once, if no companion has done so before.
        """
        while True:
            loaded = await self.hands.loaded()
            question = loaded.state.table.questions[0]
            plies = await self.hands.bot.parts[Games].history.plies(loaded.row.id)
            is_story_over = any(map(is_home, plies))
            is_visitor = self._is_visitor(loaded, question.seat)
            if is_story_over and is_visitor and _can_explore(loaded, question):
                return
            goes = _can_explore(loaded, question) and not is_story_over and not is_visitor
            await self._answer(loaded, question.seat, goes_below=goes)

    async def awaits_others(self) -> bool:
        """Return whether somebody other than the visitor is asked."""
        return self._other_asked(await self.hands.loaded()) is not None

    async def go_on(self) -> None:
        """Answer once for somebody who is asked, except the visitor.

        In the simulation one person acts at a time, and that is the visitor: the guests answer
        without presses of their own.
        """
        bot, loaded = self.hands.bot, await self.hands.loaded()
        seat = self._other_asked(loaded)
        if seat is None:
            return
        if loaded.row.seats[seat].is_companion:
            await self._let_companions_answer()
            return
        action, user = self._decide(loaded, seat), loaded.row.seats[seat].user_id
        fields = {name: getattr(action, name) for name in action.__dataclass_fields__}
        with suppress(Declined, IllegalAction):  # the visitor has acted meanwhile
            await bot.parts[Publisher].show(await bot.parts[Games].act(loaded.row.id, user, fields))

    def _other_asked(self, loaded: LoadedGame) -> Seat | None:
        asked = [question.seat for question in loaded.state.table.questions]
        return next((seat for seat in asked if not self._is_visitor(loaded, seat)), None)

    async def _let_companions_answer(self) -> None:
        """Let a companion think as in any game, but not wait as a person would."""
        companions = self.hands.bot.parts[Companions]
        await companions.tick()
        await asyncio.gather(*companions.playing.values())

    def _decide(self, loaded: LoadedGame, seat: Seat) -> Action:
        """Decide as a companion: each guest is a different person, with a different strength."""
        game, table = loaded.game, loaded.state.table
        visible, seed = choices_of(game, table, seat), self._whims.randbytes(8)
        ids = [guest.id for guest in self._guests]
        number = ids.index(loaded.row.seats[seat].user_id)
        strength, person = [*Strength, *Strength][number], [*Person][number]
        return decide(game.edition, table, seat, visible, strength, person, seed).action

    async def _answer(self, loaded: LoadedGame, seat: Seat, *, goes_below: bool = False) -> None:
        """Answer for a seat, by buttons and by commands in turn; companions think for theirs."""
        if loaded.row.seats[seat].is_companion:
            await self._let_companions_answer()
            return
        first = _expedition(loaded, seat) if goes_below else None
        user = loaded.row.seats[seat].user_id
        guest = next(guest for guest in self._guests if guest.id == user)
        way = self.hands.press if loaded.ply % 2 else self.hands.type
        await way(guest, first or self._decide(loaded, seat))

    def _is_visitor(self, loaded: LoadedGame, seat: Seat) -> bool:
        return loaded.row.seats[seat].user_id == self.visitor.id


async def gather(
    bot: TableBot, channel: "ChannelHandle", guests: list["MemberActor"], language: str, seed: int
) -> Party:
    """Open a game, seat the guests and the companions, and start."""
    words = words_in(language)
    first, *others = guests
    await first.slash(channel, "game new", language=language)
    for guest in others:
        await guest.click(_last(channel), label=words("lobby-join"))
    for strength, person in COMPANIONS:
        opened = await first.click(_last(channel), label=words("lobby-add-companion"))
        await first.submit_modal(opened, {STRENGTH: strength.value, PERSON: person.value})
    await first.click(_last(channel), label=words("lobby-think-aloud"))
    await first.click(_last(channel), label=words("lobby-start"))
    row = await bot.parts[Games].find(channel.id)
    whims = Random(seed)  # noqa: S311 - the guests' whims, not the game's dice
    return Party(Hands(bot, channel, row.id), guests, whims)


def _can_explore(loaded: LoadedGame, question: Question) -> bool:
    ready = loaded.state.table.players[question.seat].villagers_in(Area.READY)
    return isinstance(question, TakeTurn) and len(ready) >= _PARTY


def _expedition(loaded: LoadedGame, seat: Seat) -> Action | None:
    found = legal_actions(loaded.game, loaded.state)
    return next((one for one in found if one.kind == "explore" and one.seat == seat), None)


def _last(channel: "ChannelHandle") -> Any:
    message = channel.last_message
    assert message is not None
    return message
