"""Look at a fuzzed game when it is quiet: is everything as it should be, and shown as it is?"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from bot.delivery.discord.payloads import DIGESTS, is_shown, message_payload
from bot.delivery.outbox.encounter_messages import EncounterMessages
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.scheduled_events import ScheduledEvents
from bot.delivery.outbox.screens import Screens
from bot.features.votes import Votes
from bot.model.custom_id import parse_custom_id
from bot.model.games import GameRow, PlyRow
from bot.model.kinds import GameStatus
from bot.service.history import history
from bot.service.night.steps import chapters_to_read
from bot.service.night.tales import is_ending_unread
from bot.service.plies.loaded_games import _CACHED
from bot.service.tables.games import Games
from bot.store import user_settings
from bot.store.database import Database
from bot.text.emoji import without_emoji
from rules import fold, legal_actions
from rules.questions import AnswerTale
from rules.table import GameState
from tests.faults.evidence import (
    Stored,
    acknowledged,
    check_acknowledged,
    check_plies,
    marks_of,
    stored_in,
)
from tests.fuzz.expected import Expected
from tests.fuzz.faults import Fault
from tests.fuzz.fuzzed_bot import FuzzedBot
from tests.fuzz.guests import Guests
from tests.fuzz.rights import check_rights
from tests.hidden import Secrets
from tests.stub.player import ids, texts
from tests.stub.world import Channel

_LIVE = ("do", "mine", "proposed", "more", "undo", "night", "lobby")
"""What only a panel, a lobby or a stage has buttons for, of all that stands in a channel."""

_OPEN = (GameStatus.LOBBY, GameStatus.RUNNING, GameStatus.PAUSED)


async def check_quiet(
    fuzzed: FuzzedBot, guests: Guests, secrets: Secrets, expected: Expected
) -> None:
    """Check everything that must hold once nothing is under way and Discord is well.

    Raises Fault.
    """
    found = await fuzzed.bot.parts[Database].read(stored_in)
    await fuzzed.bot.parts[Database].read(lambda db: check_rights(db, guests, secrets))
    for stored in found.values():
        check_record(stored, guests)
        if stored.game.pause_reason is None:
            _check_outbox(fuzzed, stored)
            channel = guests.wire.world.channels.get(stored.game.channel_id)
            if channel:
                await _check_shown(fuzzed, channel, stored.game)
        elif stored.game.channel_id == guests.channel.id:
            raise Fault("still paused", (stored.game.id, stored.game.pause_reason))
    settings = await fuzzed.bot.parts[Database].read(user_settings.users)
    expected.check(found.values(), settings, fuzzed.clock())
    _check_growth(fuzzed)
    marks = Counter(_marks_of(guests))
    for mark, times in marks.items():
        if times > 1:
            raise Fault("doubled message", mark)


def check_record(stored: Stored, guests: Guests) -> None:
    """The facts fold to the state, and everything acknowledged is there once."""
    try:
        check_plies(stored)
        if not stored.is_packed:
            check_acknowledged(stored, acknowledged(guests.wire.world, stored.game.id))
    except AssertionError as error:
        raise Fault("record", error) from error
    _check_answers(stored, guests)
    if stored.game.has_one_seat:
        return
    # A person who was forgotten may sit down on any seat when they come back.
    known = [done for done in guests.sent if done.person.id not in guests.forgotten]
    people = {done.id: done.person.id for done in known}
    for ply in stored.rows:
        who = people.get(ply.interaction_id or 0)
        played = stored.game.seats[ply.seat].user_id
        # A player who has no seat any more may have left this one since.
        if who is not None and who != played and who in stored.game.users:
            raise Fault("another's seat", (ply.ply, who, played))


def _check_answers(stored: Stored, guests: Guests) -> None:
    """Each ply answers a question that was open, where its button was made for one."""
    pressed = {done.id: parse_custom_id(done.custom_id) for done in guests.sent}
    for ply, before in _before(stored.rows):
        press = pressed.get(ply.interaction_id or 0)
        if press is None or press.action not in ("do", "fill") or not press.about:
            continue
        asked = [question.number for question in before.table.questions]
        if press.about not in asked:
            raise Fault("stale answer", (ply.ply, str(press), asked))


def _before(rows: Iterable[PlyRow]) -> Iterator[tuple[PlyRow, GameState]]:
    """List plies, each with the state in which it was played; an undo is none of them."""
    states: list[GameState] = []
    for row in rows:
        if not states:
            states.append(history.open_state(row))
        elif row.undoes is None:
            yield row, states[-1]
            states.append(fold(states[-1], history.open_facts(row)))
        else:
            states.pop()
            states[-1] = fold(states[-1], history.open_facts(row))


def _check_outbox(fuzzed: FuzzedBot, stored: Stored) -> None:
    now = fuzzed.bot.parts[Games].timestamp()
    due = [row for row in stored.waiting if row.not_before is None or row.not_before <= now]
    if due and stored.game.status != GameStatus.CLOSED:
        raise Fault("waits", due)


async def _check_shown(fuzzed: FuzzedBot, channel: Channel, row: GameRow) -> None:
    """What the game's message shows is what is stored, made again from the file alone."""
    if row.status not in _OPEN or row.panel_id is None:
        return
    fuzzed.bot.parts[Games].loaded.invalidate(row.id)
    if row.status == GameStatus.LOBBY:
        message = await fuzzed.bot.parts[Screens].lobby(row)
    else:
        loaded = await fuzzed.bot.parts[Games].load(row.id)
        message = await fuzzed.bot.parts[Screens].panel(loaded)
        _check_legal(loaded)
    shown = channel.messages.get(row.panel_id)
    if shown is None and row.is_planned:
        return  # it is posted again with the next change of the plan
    if shown is None:
        raise Fault("no panel", row.panel_id)
    if not is_shown(shown, message) or _texts_and_ids(shown) != _texts_and_ids(
        message_payload(message, {})
    ):
        raise Fault(
            "wrong panel", (_texts_and_ids(shown), _texts_and_ids(message_payload(message, {})))
        )
    mine = [one for one in channel.messages.values() if is_live(one, row.id)]
    if row.status == GameStatus.RUNNING and len(mine) > 1:
        raise Fault("two panels", [_texts_and_ids(one) for one in mine])


def _check_legal(loaded: Any) -> None:
    """Each player who is asked can do something."""
    asked = loaded.state.table.questions
    if loaded.row.status == GameStatus.RUNNING and not asked:
        if loaded.row.night is not None and chapters_to_read(loaded):
            return  # the last journey is over, and its end waits for its reader
        if is_ending_unread(loaded.row, loaded.state.table):
            return
        raise Fault("nobody is asked", loaded.row.id)
    actions = legal_actions(loaded.game, loaded.state)
    # What a tale asks is answered by a night's guests, not by an action of the rules.
    left = {question.seat for question in asked if not isinstance(question, AnswerTale)}
    if not left:
        return
    for action in actions:
        left.discard(action.seat)
        if not left:
            return
    raise Fault("nothing to do", left)


def _check_growth(fuzzed: FuzzedBot) -> None:
    """Nothing is held, and nothing is under way."""
    bot: Any = fuzzed.bot
    held = {
        "panel locks": len(bot.parts[Outbox]._panel_locks),
        "loading": len(bot.parts[Games].loaded._loading),
        "encounter messages' locks": len(bot.parts[EncounterMessages]._locks),
        "votes' locks": len(bot.parts[Votes]._voting._locks),
        "events' locks": len(bot.parts[ScheduledEvents]._locks),
        "presses": len(bot._presses),
        "games too many in memory": max(0, len(bot.parts[Games].loaded._games) - _CACHED),
        "under way": len(bot.parts[Outbox]._under_way),
        "panels due": len(bot.parts[Panels]._due),
        "panels owed": len(bot.parts[Panels]._owed),
        "tasks": len(fuzzed.busy),
        "locked games": sum(one.lock.locked() for one in bot.parts[Games].loaded._games.values()),
        "writes": len(bot.parts[Database]._writer._queue),
    }
    left = {name: many for name, many in held.items() if many}
    if left:
        raise Fault("left behind", (left, [_where(task) for task in fuzzed.busy]))


def _where(task: Any) -> str:
    """Say where a task waits, from the outermost call to the innermost."""
    waits, calls = task.get_coro(), list[str]()
    while waits is not None:
        code = getattr(waits, "cr_code", None) or getattr(waits, "gi_code", None)
        calls.append(code.co_qualname if code else repr(waits))
        waits = getattr(waits, "cr_await", None) or getattr(waits, "gi_yieldfrom", None)
    return " > ".join(calls)


def _texts_and_ids(message: Any) -> list[str]:
    """List what a message says and its buttons, without emoji."""
    return [*map(without_emoji, texts(message)), *ids(message)]


def is_live(message: Any, game_id: int) -> bool:
    """Tell whether a message asks a game's people something, and answers them too."""
    made = [one for one in ids(message) if one.split(":")[1] == str(game_id)]
    return any(one.split(":")[3] in _LIVE for one in made)


def _marks_of(guests: Guests) -> Iterator[tuple[int, int]]:
    """List the marks of all messages that were ever posted, with their channels."""
    for born in guests.wire.world.born:
        for mark in marks_of(born.components):
            if mark < DIGESTS:
                yield born.channel_id, mark
