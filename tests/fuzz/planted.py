"""Faults put into the bot on purpose: what the fuzzer must find."""

import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

from bot.delivery.discord.direct_channels import DirectChannels
from bot.delivery.discord.gate import Gate
from bot.delivery.discord.payloads import _button, push_payload
from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.screens import Screens
from bot.delivery.outbox.shown import Posted, Shown
from bot.features.privacy import PersonCaches
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.loaded_game import LoadedGame
from bot.screen import page
from bot.service.history.locks import Locks
from bot.service.plies.permissions import require_playing_seat
from bot.service.tables import changes, games
from bot.settings import OWN_BOOK
from bot.store import orders
from bot.text.alt import alt
from bot.text.picture_request import TitleRequest
from bot.ui.message import Push, Text
from bot.ui.push import asked_line, push_of
from tests.fuzz.play import run
from tests.fuzz.steps import write
from tests.hidden import open_book_once


@dataclass(frozen=True)
class Planted:
    """A fault: how it is put in, under which kinds it may be found, and what shows it best."""

    plant: Callable[[], AbstractContextManager[Any]]
    kinds: tuple[str, ...]
    often: str | None = None

    def first(self, seeds: Iterable[int], steps: int) -> tuple[int, str] | None:
        """Give the first of some games that finds the fault, counted from 1, and as what."""
        with self.plant():
            for number, seed in enumerate(seeds, start=1):
                _, fault = run(write(seed, steps, self.often))
                if fault is not None and fault.kind in self.kinds:
                    return number, fault.kind
        return None


def _doubled_ply() -> AbstractContextManager[Any]:
    make = changes.to_rows

    def twice(plies: Any, number: int, before: bytes) -> Any:
        rows = make(plies, number, before)
        if number % 5:
            return rows
        again = make([plies[-1]], rows[-1].ply + 1, rows[-1].digest)
        return [*rows, *again]

    return patch("bot.service.tables.changes.to_rows", twice)


def _lost_refresh() -> AbstractContextManager[Any]:
    async def nothing(_panels: Panels, _loaded: LoadedGame) -> None: ...

    return patch.object(Panels, "refresh", nothing)


def _outcome_in_alt() -> AbstractContextManager[Any]:
    stories = open_book_once(OWN_BOOK).stories.texts["en"]

    def leaking(picture: Any) -> str:
        if isinstance(picture, TitleRequest):
            return alt(picture)
        options = [one for story in stories.values() for one in story.options if one.success]
        return f"{alt(picture)} {options[len(repr(picture)) % len(options)].success[0]}"

    return patch("bot.delivery.discord.payloads.alt", leaking)


def _second_ping() -> AbstractContextManager[Any]:
    make = Screens.new_panel

    async def pinging(screens: Screens, row: Any) -> Any:
        message = await make(screens, row)
        game = await screens._games.get(row.game_id)
        if game.status != "running":
            return message
        loaded = await screens._games.load(row.game_id)
        asked = [game.seats[one.seat].user_id for one in loaded.state.table.questions]
        narrator = screens._languages.narrator(loaded)
        line = asked_line(narrator, loaded, asked, loaded.panel_plies)
        return message.pushed(push_of(narrator.words, row, line, users=asked), tuple(asked))

    return patch.object(Screens, "new_panel", pinging)


def _outcome_in_push() -> AbstractContextManager[Any]:
    stories = open_book_once(OWN_BOOK).stories.texts["en"]
    texts = [one.success[0] for story in stories.values() for one in story.options if one.success]

    def leaking(push: Push, pings: Any) -> Any:
        made = push_payload(push, pings)
        return {**made, "content": f"{made['content']} {texts[len(push.text) % len(texts)]}"}

    return patch("bot.delivery.discord.discord_api.push_payload", leaking)


def _lock_never_released() -> AbstractContextManager[Any]:
    take, kept = Outbox.panel_lock, list[Any]()

    @contextlib.asynccontextmanager
    async def holding(
        outbox: Outbox, game_id: int, lock_timeout: float | None = None
    ) -> AsyncIterator[bool]:
        async with take(outbox, game_id, lock_timeout) as is_free:
            yield is_free
        lock = outbox._panel_locks.of(game_id)
        if lock_timeout is None and not lock.locked():
            await lock.acquire()
            kept.append(lock)

    return patch.object(Outbox, "panel_lock", holding)


@contextlib.contextmanager
def _stale_press() -> Iterator[None]:
    answer = games.Games.act

    async def find_any(games: Any, _reader: Any, interaction: Interaction, press: CustomId) -> Any:
        loaded = await games.load(press.game_id)
        seat = require_playing_seat(loaded.row, interaction.user.id)
        asked = [one for one in loaded.state.table.questions if one.seat == seat]
        return loaded, (asked or loaded.state.table.questions)[0]

    async def at_any_time(self: Any, *args: Any, question: Any = None, **more: Any) -> Any:
        return await answer(self, *args, **more)

    with (
        patch("bot.features.play.find_asked", find_any),
        patch.object(games.Games, "act", at_any_time),
    ):
        yield


def _reward_in_id() -> AbstractContextManager[Any]:
    stories = open_book_once(OWN_BOOK).stories.texts["en"]
    texts = [one.success[0] for story in stories.values() for one in story.options if one.success]

    def leaking(button: Any) -> Any:
        made = _button(button)
        if ":choose" in made.get("custom_id", ""):
            made["custom_id"] = f"{made['custom_id']} {texts[7]}"[:100]
        return made

    return patch("bot.delivery.discord.payloads._button", leaking)


def _dm_to_all() -> AbstractContextManager[Any]:
    @contextlib.asynccontextmanager
    async def channel_of_the_table(
        direct: DirectChannels, *_: Any, **__: Any
    ) -> AsyncIterator[int]:
        yield next(iter(direct._games.loaded._games.values())).row.channel_id

    return patch.object(DirectChannels, "to", channel_of_the_table)


def _word_in_the_log() -> AbstractContextManager[Any]:
    make = Screens.reading

    async def logging_it(screens: Screens, *args: Any) -> Any:
        message = await make(screens, *args)
        logging.getLogger("bot.service").debug("%r", message)
        return message

    return patch.object(Screens, "reading", logging_it)


def _too_long() -> AbstractContextManager[Any]:
    def longer(button: Any) -> Any:
        made = _button(button)
        return {**made, "label": made["label"].ljust(81, ".")} if ":undo" in str(made) else made

    return patch("bot.delivery.discord.payloads._button", longer)


def _no_answer() -> AbstractContextManager[Any]:
    privately = Replies.privately

    async def silent(replies: Replies, interaction: Interaction, shown: Any) -> None:
        if interaction.id % 7:
            await privately(replies, interaction, shown)

    return patch.object(Replies, "privately", silent)


def _undrawn_card() -> AbstractContextManager[Any]:
    make = Screens.panel

    async def telling(screens: Screens, loaded: LoadedGame, **more: Any) -> Any:
        message = await make(screens, loaded, **more)
        words = screens._languages.words(loaded.row)
        top = loaded.state.decks.villagers[:1]
        blocks = [Text(words(f"villager-{card}")) for card in top]
        return replace(message, blocks=(*message.blocks, *blocks))

    return patch.object(Screens, "panel", telling)


def _kept_locks() -> AbstractContextManager[Any]:
    kept: list[Any] = []
    take = Locks.of

    def keeping(locks: Locks, game_id: int) -> Any:
        lock = take(locks, game_id)
        kept.append(lock)
        return lock

    return patch.object(Locks, "of", keeping)


def _lost_ply() -> AbstractContextManager[Any]:
    store = games.Games.store

    async def forgetting(self: Any, game_id: int, transaction: Any) -> Any:
        made = await store(self, game_id, transaction)
        loaded = self.loaded.get(game_id)
        if loaded is not None and loaded.ply == 6:
            await self.database.write(lambda db: db.execute("DELETE FROM plies WHERE ply = 7"))
        return made

    return patch.object(games.Games, "store", forgetting)


def _another_seat() -> AbstractContextManager[Any]:
    def anybody(row: Any, _user_id: int) -> Any:
        return row.seats[0].seat

    return patch("bot.service.tables.games.require_playing_seat", anybody)


def _order_for_anybody() -> AbstractContextManager[Any]:
    def find(db: Any, order_id: int, _user_id: int) -> Any:
        (owner,) = db.execute("SELECT user_id FROM orders WHERE id = ?", (order_id,)).fetchone()
        return found(db, order_id, owner)

    found = orders.find
    return patch("bot.store.orders.find", find)


def _anybody_in_charge() -> AbstractContextManager[Any]:
    return patch("bot.features.moderation.is_in_charge", lambda *_: True)


def _kept_name() -> AbstractContextManager[Any]:
    return patch("bot.store.people.named_people.forget", lambda *_: None)


def _kept_in_the_log() -> AbstractContextManager[Any]:
    return patch("bot.store.database.empty_log", lambda _: True)


def _named_in_a_line() -> AbstractContextManager[Any]:
    def is_new(gate: Gate, interaction: Interaction) -> bool:
        logging.getLogger("bot.gate").info("pressed by %s", interaction.user.id)
        return found(gate, interaction)

    found = Gate.is_new
    return patch.object(Gate, "is_new", is_new)


def _kept_in_memory() -> AbstractContextManager[Any]:
    return patch("bot.features.privacy.forget_names", lambda: None)


def _page_ahead() -> AbstractContextManager[Any]:
    def show(shown: Shown, message: Any, loaded: LoadedGame, plies: Any = None) -> None:
        found = shown._games.get(loaded.row.id)
        if found is not None:
            found.show(Posted(loaded, None if plies is None else tuple(plies)))

    return patch.object(Shown, "note_rendered", show)


def _outcome_on_a_page() -> AbstractContextManager[Any]:
    stories = open_book_once(OWN_BOOK).stories.texts["en"]
    texts = [one.success[0] for story in stories.values() for one in story.options if one.success]
    make = page.text_markup

    def leaking(text: str, names: dict[int, str]) -> Any:
        return make(f"{text}\n{texts[len(text) % len(texts)]}", names)

    return patch.object(page, "text_markup", leaking)


def _kept_on_a_page() -> AbstractContextManager[Any]:
    return patch.object(PersonCaches, "also_drop", lambda *_: None)


def _left_paused() -> AbstractContextManager[Any]:
    return patch("bot.features.records.check_arrival", side_effect=Declined("thread-not-joined"))


PLANTED: Mapping[str, Planted] = {
    "a doubled ply": Planted(_doubled_ply, ("record", "error")),
    "a lost ply": Planted(_lost_ply, ("record", "error")),
    "a lost panel refresh": Planted(_lost_refresh, ("wrong panel", "left behind")),
    "an outcome in an alt text": Planted(_outcome_in_alt, ("leak",)),
    "an outcome on a lock screen": Planted(_outcome_in_push, ("leak",)),
    "a second ping": Planted(_second_ping, ("pinged twice",)),
    "a lock never released": Planted(
        _lock_never_released, ("waits", "left behind", "not answered"), "trouble"
    ),
    "locks that stay": Planted(_kept_locks, ("left behind",)),
    "a stale press accepted": Planted(_stale_press, ("stale answer",), "stale"),
    "anybody in the first seat": Planted(_another_seat, ("another's seat",)),
    "an order for anybody": Planted(_order_for_anybody, ("another's order",), "meddle"),
    "anybody in charge": Planted(_anybody_in_charge, ("not in charge",), "moderate"),
    "a reward in a custom_id": Planted(_reward_in_id, ("leak",)),
    "a letter sent to the channel": Planted(_dm_to_all, ("leak",)),
    "a paragraph in the log": Planted(_word_in_the_log, ("leak in the log",)),
    "a label that is too long": Planted(_too_long, ("limits", "payload")),
    "presses without an answer": Planted(_no_answer, ("not answered",)),
    "a card before it is drawn": Planted(_undrawn_card, ("undrawn card",)),
    "a forgotten name in the journal": Planted(_kept_name, ("not forgotten",), "forget"),
    "a forgotten name in the log": Planted(_kept_in_the_log, ("not forgotten",), "forget"),
    "a person in a line of the log": Planted(_named_in_a_line, ("a person in the log",)),
    "a forgotten name in memory": Planted(_kept_in_memory, ("not forgotten",), "forget"),
    "a forgotten name on a page": Planted(_kept_on_a_page, ("not forgotten",), "forget"),
    "an outcome on a page": Planted(_outcome_on_a_page, ("leak",)),
    "a page ahead of its channel": Planted(_page_ahead, ("ahead",)),
    "a table left paused": Planted(_left_paused, ("still paused",), "deprive"),
}
