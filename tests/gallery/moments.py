"""Say what a moment is, and play a game's turns to those that the gallery shows."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.companions.decisions import decide
from bot.companions.people import Person, Strength
from bot.companions.visible import choices_of
from bot.demo.guests import Hands
from bot.i18n.words import Words, words_in
from bot.model.loaded_game import LoadedGame
from rules.facts import RoundBegan
from tests.bot.messages import ids_of, text_of

GUESTS = ("Ada", "Bo", "Cleo")
TRADING, PRICE = 3, 4
"""From which round on something is sold, and for how many coins."""
LATE = 4
"""The round from which on there is something to see."""


def words(language: str) -> Words:
    """Give the words that stand on the buttons."""
    return words_in(language)


@dataclass(frozen=True)
class Moment:
    """A message to be shown: where it stands, and to whom."""

    name: str
    channel: Any
    viewer: Any
    shown: Any


@dataclass(frozen=True)
class Party:
    """The guests and their table."""

    env: Any
    channel: Any
    guests: tuple[Any, ...]
    hands: Hands
    language: str

    async def asked(self) -> Any:
        loaded = await self.hands.loaded()
        user = loaded.row.seats[loaded.state.table.questions[0].seat].user_id
        return next(guest for guest in self.guests if guest.id == user)

    def at_table(self, name: str, viewer: Any, shown: Any) -> Moment:
        return Moment(name, self.channel, viewer, shown)

    async def panel_message(self) -> Any:
        panel = (await self.hands.loaded()).row.panel_id
        return next(m for m in self.channel.history() if m.id == panel)

    async def panel(self, name: str) -> Moment:
        return self.at_table(name, await self.asked(), await self.panel_message())

    async def answer(self, name: str, command: str, **options: Any) -> Moment:
        guest = await self.asked()
        return self.at_table(name, guest, await guest.slash(self.channel, command, **options))

    async def neighbour(self, name: str) -> Moment:
        """Turn from one's own village to that of the next."""
        own = await self.answer(name, "look village")
        loaded = await self.hands.loaded()
        seat = (loaded.state.table.questions[0].seat + 1) % len(self.guests)
        custom_id = f"1:{loaded.row.id}:0:look:village-{seat}"
        turned = await own.viewer.click(own.shown.response.message, custom_id=custom_id)
        return self.at_table(name, own.viewer, turned)

    async def press(self, name: str, deed: str) -> Moment:
        guest, loaded = await self.asked(), await self.hands.loaded()
        number = loaded.state.table.questions[0].number
        custom_id = f"1:{loaded.row.id}:{number}:do:{deed}"
        result = await guest.click(await self.panel_message(), custom_id=custom_id)
        return self.at_table(name, guest, result)

    async def more(self, name: str) -> Moment:
        """Open what has no room on the panel."""
        guest, loaded = await self.asked(), await self.hands.loaded()
        custom_id = f"1:{loaded.row.id}:0:more"
        result = await guest.click(await self.panel_message(), custom_id=custom_id)
        return self.at_table(name, guest, result)

    async def letter(self, name: str) -> Moment:
        guest = await self.asked()
        channel = guest.user.dm_channel
        if channel.last_message is None:  # who goes below by a button of More reads it there
            return await self.answer(name, "read")
        return Moment(name, channel, guest.user, channel.last_message)

    async def step(self, dice: Random) -> None:
        """Act sensibly as somebody who is asked."""
        loaded = await self.hands.loaded()
        seat = dice.choice(loaded.state.table.questions).seat
        table, seed = loaded.state.table, dice.randbytes(8)
        visible = choices_of(loaded.game, table, seat)
        edition, person = loaded.game.edition, [*Person][seat]
        action = decide(edition, table, seat, visible, Strength.OLD_HAND, person, seed).action
        user = loaded.row.seats[action.seat].user_id
        await self.hands.press(next(guest for guest in self.guests if guest.id == user), action)


def _is(kind: str) -> Callable[[LoadedGame], bool]:
    return lambda loaded: loaded.state.table.questions[0].kind == kind


def late_turn(loaded: LoadedGame) -> bool:
    """Tell whether it is a late turn, and not the first of its round, which has the paper above."""
    begun = [f for ply in loaded.panel_plies for f in ply.facts if isinstance(f, RoundBegan)]
    return _is("take_turn")(loaded) and loaded.state.table.round >= LATE and not begun


PANELS: dict[str, Callable[[LoadedGame], bool]] = {
    "panel-turn": late_turn,
    "panel-reading": _is("choose_option"),
    "panel-dice": _is("spend_effort"),
    "panel-reward": _is("take_reward"),
    "panel-offer": _is("answer_offer"),
    "panel-rest": _is("rest_villagers"),
}


def _has_story(_: LoadedGame, entry: Any) -> bool:
    return any(":story:" in one for one in ids_of(entry))


def _late_paper(loaded: LoadedGame, entry: Any) -> bool:
    language, number = loaded.row.language, loaded.state.table.round
    paper = next(one.paper for one in loaded.book.stories.tidings(language) if one.paper)
    head = words(language)("tidings-name", name=paper.name)
    return number >= TRADING and head in text_of(entry)


ENTRIES: dict[str, Callable[[LoadedGame, Any], bool]] = {
    "journal": _has_story,
    "journal-paper": _late_paper,
}
"""What a panel becomes: each by the game before the ply that ends it, and by the entry."""


async def played(party: Party, dice: Random) -> AsyncIterator[Moment]:
    """Play to the end; each moment is shown when it first comes."""
    left, entries = dict(PANELS), dict(ENTRIES)
    while not (loaded := await party.hands.loaded()).state.table.over:
        for name in [name for name, comes in left.items() if comes(loaded)]:
            del left[name]
            yield await party.panel(name)
            async for moment in _beside(party, name):
                yield moment
        panel = loaded.row.panel_id
        if "panel-offer" not in left or not await trade(party):
            await party.step(dice)
        if panel != (await party.hands.loaded()).row.panel_id:
            entry = next(m for m in party.channel.history() if m.id == panel)
            for name in [name for name, comes in entries.items() if comes(loaded, entry)]:
                del entries[name]
                yield party.at_table(name, party.guests[0], entry)
    title = words(party.language)("finale-title")
    told = next(m for m in party.channel.history() if title in text_of(m))
    yield party.at_table("finale", party.guests[0], told)
    yield party.at_table("end", party.guests[0], party.channel.last_message)


async def trade(party: Party) -> bool:
    """Let who is asked put something up for sale, or buy it; return whether they could."""
    loaded = await party.hands.loaded()
    table, question = loaded.state.table, loaded.state.table.questions[0]
    if question.kind != "take_turn" or table.round < TRADING:
        return False
    guest, player = await party.asked(), table.players[question.seat]
    sellers = [s for s, p in enumerate(table.players) if p.sale and s != question.seat]
    if sellers and player.coins >= PRICE:
        await guest.slash(party.channel, "buy", seller=str(sellers[0]), coins=PRICE)
    elif player.items and not player.sale:
        await guest.slash(party.channel, "sell", item=player.items[0])
    return (await party.hands.loaded()).ply > loaded.ply


async def _beside(party: Party, name: str) -> AsyncIterator[Moment]:
    """Give what is seen beside a panel."""
    match name:
        case "panel-reading":
            yield await party.letter("letter-reading")
        case "panel-turn":
            yield await party.more("answer-more")
            yield await party.press("menu-build", "build")
            for look in ("village", "market", "board", "score"):
                yield await party.answer(f"answer-{look}", f"look {look}")
            yield await party.neighbour("answer-neighbour")
            yield await party.answer("answer-rules", "rules")
            yield await party.answer("answer-refused", "explore", party="nobody")
            await party.answer("", "me settings", text_first=True)
            yield await party.answer("answer-text-first", "look village")
            await party.answer("", "me settings", text_first=False)
        case _:
            return
