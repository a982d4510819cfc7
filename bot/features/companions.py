"""Let companions answer what they are asked: each thinks, then plays a ply of its own."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta

from bot.companion_worker.asking import request_of
from bot.companion_worker.thinker import Thinker
from bot.companions.thoughts import Thought
from bot.delivery.outbox.pauses import Pauses
from bot.delivery.outbox.publisher import Publisher
from bot.model.errors import Corrupt, Declined, StoreBusy
from bot.model.kinds import Absence
from bot.model.loaded_game import LoadedGame
from bot.service.night.occasion import occasion_of
from bot.service.plies.autoplay import passing_action, plain_action, play_plainly
from bot.service.plies.plies import NewPly, deal_cards
from bot.service.seats.companions import answers_at, asked_companions, check_asked
from bot.service.seats.remarks import choose_remark, wishes
from bot.service.table_acts import asked_companions as companions
from bot.service.table_acts.asked_companions import Asked, note_seat
from bot.service.tables.games import Games
from bot.worker.process import WorkerAway
from rules import check
from rules.dice import Dice
from rules.questions import Question, TakeTurn
from rules.record import record
from rules.words import Seat

log = logging.getLogger(__name__)

# For a game in which nothing can be answered now, or that has failed.
_PUT_OFF = timedelta(minutes=1)
_LIVELY = timedelta(minutes=10)
"""How long after a companion was asked the next one is looked for each second."""

_AGAIN = timedelta(seconds=4)
_PATIENCE = timedelta(minutes=1)
"""How soon a thought is asked for again while the worker is away, and for how long."""


@record
class _Wait:
    """A game that waits for its companions: who is asked, and when the first of them answers."""

    asked: Asked
    until: datetime


class Companions:
    """The companions of all tables.

    Nothing is stored for them: who is asked, and since when, is kept with the seats. They take as
    long as people do, unless `patient` is False.
    """

    def __init__(
        self,
        games: Games,
        publisher: Publisher,
        pauses: Pauses,
        thinker: Thinker,
        *,
        patient: bool,
    ) -> None:
        self._games = games
        self._publisher = publisher
        self._pauses = pauses
        self._thinker = thinker
        self._patient = patient
        self._waits: dict[int, _Wait] = {}
        self._lost_since: dict[int, datetime] = {}
        self._lively_until = datetime.min.replace(tzinfo=UTC)
        self.playing: dict[int, asyncio.Task[None]] = {}

    async def tick(self) -> bool:
        """Start the answers that are due, each game in a task of its own.

        Returns whether any was asked lately: they answer a rest or an offer at once. Raises
        StoreBusy where the database cannot be read.
        """
        asked = await companions.by_game(self._games)
        # A game that ends or pauses is forgotten, also one that ends while the worker is away.
        self._waits = {one: wait for one, wait in self._waits.items() if one in asked}
        self._lost_since = {one: at for one, at in self._lost_since.items() if one in asked}
        now = self._games.now()
        for game_id, seats in asked.items():
            wait = self._waits.get(game_id)
            waits = wait is not None and wait.asked == seats and wait.until > now
            if not waits and game_id not in self.playing:
                task = asyncio.create_task(self._play(game_id, seats))
                self.playing[game_id] = task
                # Bound now: the variable moves on to the next game.
                task.add_done_callback(lambda _, done=game_id: self.playing.pop(done))
        if asked:
            self._lively_until = now + _LIVELY
        return now < self._lively_until

    async def close(self) -> None:
        """Stop at once: those who think are asked again after the next start."""
        under_way = tuple(self.playing.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self._thinker.close()

    async def _play(self, game_id: int, asked: Asked) -> None:
        now = self._games.now()
        try:
            until = await self._play_due(game_id, now)
        except Declined:
            until = now  # the table has moved on
        except StoreBusy:
            # At once again: the seat is still asked, and nothing else is stored.
            log.warning("game %s: a companion waits for the database", game_id)
            until = now
        except Corrupt as error:
            await self._pauses.pause_corrupt(game_id, error)
            until = now + _PUT_OFF
        except Exception:
            # One game must not stop the companions of all others.
            log.exception("game %s: a companion cannot answer", game_id)
            until = now + _PUT_OFF
        self._waits[game_id] = _Wait(asked, until)

    async def _play_due(self, game_id: int, now: datetime) -> datetime:
        """Answer for the companion whose time comes first; where it has not come, return when."""
        loaded = await self._games.load(game_id)
        lively = await companions.is_lively(self._games, loaded.row, now)
        due = [
            (answers_at(loaded, question, is_lively=lively) if self._patient else now, question)
            for question in asked_companions(loaded)
        ]
        if not due:
            # Nobody plays there now, but where a story ends somebody may go on at any moment.
            return now if occasion_of(loaded).is_story_on_stage else now + _PUT_OFF
        until, question = min(due, key=lambda one: one[0])
        if until <= now and not await self._answer(loaded, question):
            return now + _AGAIN
        return until

    async def _answer(self, loaded: LoadedGame, question: Question) -> bool:
        """Think, and play the result, where the question is still open by then.

        Returns False where the worker is away, and it can wait.
        """

        def deal(now: LoadedGame) -> list[NewPly]:
            check_asked(now, question.number)
            return deal_cards(now, self._games.timestamp())

        if isinstance(question, TakeTurn) and deal_cards(loaded, self._games.timestamp()):
            loaded = (await self._games.play(loaded.row.id, deal)).loaded
        thought = await self._think(loaded, question)
        if thought is None:
            return False
        wished, remark = wishes(loaded, loaded.row.seats[question.seat], thought), None
        if wished:
            rows = await self._games.history.stored_plies(loaded.row.id)
            remark = choose_remark(wished, question.seat, rows)

        def make(now: LoadedGame) -> list[NewPly]:
            check_asked(now, question.number)
            done, says = thought.action, remark
            if check(now.game, now.state, done) is not None:  # the table has changed meanwhile
                done, says = _plain_thought(now, question.seat).action, None
            at = self._games.timestamp()
            dice = Dice(now.row.dice_seed, now.ply + 1)
            act, result = play_plainly(now.game, now.state, question, done, dice)
            return [NewPly(question.seat, act, result.facts, result.state, at, remark=says)]

        # Where the bot passes, no companion has played.
        noted = None if _passes(loaded, question.seat) else note_seat(question.seat)
        await self._publisher.show(await self._games.play(loaded.row.id, make, noted))
        return True

    async def _think(self, loaded: LoadedGame, question: Question) -> Thought | None:
        """Return what a companion does and why; None where the worker is away, and it can wait.

        It is a plain action after a minute, and where no thought comes back.
        """
        seat, held = question.seat, loaded.row.seats[question.seat]
        if held.strength is None or held.person is None:
            return _plain_thought(loaded, seat)
        try:
            thought = await self._thinker.think(
                request_of(loaded, seat, held.strength, held.person)
            )
        except WorkerAway:
            return _plain_thought(loaded, seat) if self._is_out_of_patience(loaded.row.id) else None
        self._lost_since.pop(loaded.row.id, None)
        return thought or _plain_thought(loaded, seat)

    def _is_out_of_patience(self, game_id: int) -> bool:
        """Return whether the worker has been away from a game for too long."""
        now = self._games.now()
        since = self._lost_since.setdefault(game_id, now)
        if now - since < _PATIENCE:
            return False
        log.warning("game %s: nobody can think since %s; a companion plays plainly", game_id, since)
        return True


def _plain_thought(loaded: LoadedGame, seat: Seat) -> Thought:
    act = passing_action if _passes(loaded, seat) else plain_action
    return Thought(act(loaded.game, loaded.state, seat))


def _passes(loaded: LoadedGame, seat: Seat) -> bool:
    """Return whether the bot only passes for a seat, until its player is back."""
    return loaded.row.seats[seat].until_back == Absence.PASS
