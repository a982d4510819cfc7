"""Play story nights: each thing that a guest does is one transaction."""

import sqlite3
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.model.clock import timestamp
from bot.model.errors import Declined
from bot.model.games import TABLE, Changed, GameRow, OutboxRow, TimerRow
from bot.model.interaction import User
from bot.model.kinds import GameStatus, TimerKind
from bot.model.loaded_game import LoadedGame, Played
from bot.model.nights import BEFORE, DecidedBy, Night, NightPace, ReadBy, Step
from bot.model.presses import NightVerb
from bot.service.clocks.clocks import set_night_clock
from bot.service.lobby.lobbies import Lobbies
from bot.service.night import answers, tale_answers
from bot.service.night.actors import actor_now, guest_of, without_silent
from bot.service.night.answers import Answer
from bot.service.night.clock import extend_evening, give_time, next_step, time_for, wait_for_voice
from bot.service.night.ends import finish, is_all_read, publish_end
from bot.service.night.narration import spoken_part_of, spoken_tale_of, tale_row, told_next
from bot.service.night.occasion import occasion_of
from bot.service.night.roles import sit, stand, take_in
from bot.service.night.steps import GROUP, journey_of, night_of, step_of
from bot.service.night.tidings import spoken_tidings_of
from bot.service.nights import lifts
from bot.service.plies.permissions import check_running
from bot.service.plies.plies import NewPly, play_action
from bot.service.seats.statuses import apply_status, check_status
from bot.service.tables.games import Games
from bot.store import game_rows, nights, outbox, timers
from rules import end_now
from rules.record import alter, record

Respond = Callable[[LoadedGame], Answer]


@record
class GuestAct:
    """What a guest presses or types: the question that it answers, a verb, and its value."""

    user_id: int
    question: int
    verb: NightVerb
    value: str = ""
    interaction_id: int | None = None


class Nights:
    """The transactions of story nights; each may raise Declined."""

    def __init__(self, games: Games, lobbies: Lobbies) -> None:
        self._games = games
        self._lobbies = lobbies

    async def sit(self, game_id: int, user: User) -> Played | None:
        """Seat a guest: at once before the night, else from the next journey on.

        Returns None before the night. Raises Declined.
        """

        def sit_down(row: GameRow, journey: int) -> Night:
            return sit(night_of(row), user.id, row.name_for(user), journey)

        if await self._change_lobby(game_id, lambda row: sit_down(row, 1)):
            return None

        def respond(loaded: LoadedGame) -> Answer:
            _check_open(loaded.row)
            if loaded.row.lift:
                return Answer(lifts.join(loaded.row, night_of(loaded.row), user))
            return Answer(sit_down(loaded.row, journey_of(loaded) + 1))

        return await self._answer(game_id, respond)

    async def stand(self, game_id: int, user_id: int, *, sent_away: bool = False) -> Played | None:
        """Remove a guest; their villagers go to the left, and one `sent_away` stays away.

        Returns None before the night. Raises Declined.
        """

        def leave(row: GameRow) -> Night:
            night = night_of(row)
            guest = guest_of(night, user_id)
            if sent_away:
                return night.with_guest(alter(guest, left=BEFORE, sent_away=True))
            return alter(night, guests=tuple([one for one in night.guests if one != guest]))

        if await self._change_lobby(game_id, leave):
            return None

        def respond(loaded: LoadedGame) -> Answer:
            _check_open(loaded.row)
            night, is_story_over = night_of(loaded.row), step_of(loaded) == Step.STORY
            guest = alter(guest_of(night, user_id), sent_away=sent_away)
            gone = stand(night, guest, journey_of(loaded) + is_story_over)
            return answers.closed(loaded, gone)

        return await self._answer(game_id, respond)

    async def act(self, game_id: int, act: GuestAct) -> Played:
        """Play what a guest does at the night's step.

        Raises Declined, rules.IllegalAction.
        """

        def respond(loaded: LoadedGame) -> Answer:
            check_running(loaded.row)
            questions = [question.number for question in loaded.state.table.questions]
            if act.question and act.question not in questions:
                raise Declined("stale-question")
            who = actor_now(loaded, act.user_id, now)
            return answers.respond(loaded, who, act.verb, act.value)

        now = self._games.now()
        return await self._answer(game_id, respond, act.interaction_id)

    async def time_out(self, timer: TimerRow) -> Played | None:
        """Close the step whose time is over, or end a break; None if the timer is out of date."""
        now = self._games.now()
        found = await self._games.database.read(
            lambda db: timers.find(db, timer.game_id, timer.seat, timer.kind)
        )
        if found is None or found != timer or datetime.fromisoformat(found.at) > now:
            return None
        row = await self._games.get(timer.game_id)
        if timer.seat == TABLE:
            return await self.put_back(row.id)
        if row.status == GameStatus.PAUSED and row.pause_reason is None:
            return await self.set_night_status(row.id, GameStatus.RUNNING)
        return await self._answer(timer.game_id, _close)

    async def set_before(self, game_id: int, **settings: ReadBy | DecidedBy | NightPace) -> None:
        """Change who reads, who decides, or the pace of a night that has not begun.

        Raises Declined.
        """
        if not await self._change_lobby(game_id, lambda row: alter(night_of(row), **settings)):
            raise Declined("not-a-lobby")

    async def call_off(self, game_id: int) -> GameRow:
        """Close a night that has not begun; return its row. Raises Declined."""
        return await self._lobbies.close(game_id)

    async def keep_open(self, game_id: int) -> Played:
        """Let an evening wait for its guests as long as after any action. Raises Declined."""
        now = self._games.now()

        def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
            if loaded.row.lift is None:
                raise Declined("night-none-here")
            return extend_evening(db, loaded.row, now), []

        return await self._games.change(game_id, mutate)

    async def evening_ends(self, game_id: int) -> datetime:
        """Return when an evening ends by itself. Raises Declined."""
        timer = await self._games.database.read(
            lambda db: timers.find(db, game_id, TABLE, TimerKind.NIGHT)
        )
        if timer is None:
            raise Declined("night-none-here")
        return datetime.fromisoformat(timer.at)

    async def skip(self, game_id: int) -> Played:
        """Close the step as its clock would, without counting anyone as silent.

        At an evening that is only a reading, or a story that is shown: all else is for the player
        whose turn it is; a tale's question is first for half of the guests. Raises Declined.
        """

        def respond(loaded: LoadedGame) -> Answer:
            _check_open(loaded.row)
            if loaded.row.lift:
                return answers.skipped(loaded)
            answers.require_half(loaded)
            return _close(loaded, counts_silent=False)

        return await self._answer(game_id, respond)

    async def set_night_status(
        self, game_id: int, status: GameStatus, pause: timedelta | None = None
    ) -> Played:
        """Pause a night, for a break of `pause` if given, or resume it."""
        now = self._games.now()

        def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
            check_status(loaded.row, status)
            timers.delete_kinds(db, game_id, GROUP, TimerKind.NIGHT)  # the end of a break
            row, pending = apply_status(db, loaded, loaded.row, status, now)
            if status == GameStatus.PAUSED and pause:
                row = set_night_clock(db, row, now + pause)
            elif status == GameStatus.RUNNING:
                row = occasion_of(loaded.with_row(row)).resume_clock(db, row, now)
            return row, pending

        return await self._games.change(game_id, mutate)

    async def wait_for_voice(self, voice: OutboxRow, seconds: float) -> Played | None:
        """Give a night's guests time to hear a voice message, which begins now.

        Returns None where their time was long enough, or the stage has gone on.
        """
        now, before = self._games.now(), await self._games.get(voice.game_id)
        if not before.is_night or before.status != GameStatus.RUNNING:
            return None

        def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
            of_stage = (spoken_tale_of, spoken_tidings_of, spoken_part_of)
            if all(find(loaded, voice) is None for find in of_stage):
                return loaded.row, []
            return wait_for_voice(db, loaded, timedelta(seconds=seconds), now), []

        try:
            played = await self._games.change(voice.game_id, mutate)
        except Declined:  # it has ended meanwhile
            return None
        return played if played.loaded.row.seats != before.seats else None

    async def end(self, game_id: int) -> Played:
        """End a night as it is, with its score sheet."""
        now = self._games.now()

        def make(loaded: LoadedGame) -> list[NewPly]:
            _check_open(loaded.row)
            if loaded.state.table.over:
                return []
            result = end_now(loaded.game, loaded.state)
            return [NewPly(GROUP, None, result.facts, result.state, timestamp(now))]

        def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
            row = publish_end(db, loaded)
            return finish(db, loaded.with_row(row), now) if loaded.state.table.over else (row, [])

        return await self._games.play(game_id, make, mutate, answered=GROUP)

    async def lift(
        self, game_id: int, user: User, span: timedelta | None, voice: int | None
    ) -> Played:
        """Start an evening in a game, of `span` at most, with a person as its host.

        Raises Declined.
        """
        now = self._games.now()
        until = now + span if span else None

        def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
            return lifts.lift(db, loaded, user, now, until, voice)

        return await self._games.change(game_id, mutate)

    async def put_back(self, game_id: int, by: int | None = None) -> Played:
        """End a game's evening, so that it is played over days again; `by` is who ends it."""
        now = self._games.now()

        def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
            if loaded.row.lift is None:
                raise Declined("night-none-here")
            return lifts.go_back(db, loaded, now, by)

        return await self._games.change(game_id, mutate)

    async def start(self, game_id: int, user_id: int) -> Played:
        """Begin a night that is open.

        Raises Declined, rules.IllegalAction.
        """
        return await self._lobbies.start(game_id, user_id)

    async def _change_lobby(self, game_id: int, change: Callable[[GameRow], Night]) -> bool:
        """Change the guests of a night that has not begun; return whether it was one."""
        async with self._lobbies.lock(game_id):
            row = await self._games.get(game_id)
            if row.status != GameStatus.LOBBY:
                return False
            if row.is_planned:
                raise Declined("plan-not-open")
            before, after = night_of(row), change(row)
            await self._games.database.write(lambda db: nights.update(db, game_id, before, after))
        return True

    async def _answer(
        self, game_id: int, respond: Respond, interaction_id: int | None = None
    ) -> Played:
        """Store what an answer changes, and play the action with which it closes a question."""
        now = self._games.now()
        # `make` and `mutate` run in turn within one call of `play`: this passes the answer on.
        given: list[Answer] = []

        def make(loaded: LoadedGame) -> list[NewPly]:
            answer, at = respond(loaded), self._games.timestamp()
            given.append(answer)
            if answer.telling is not None:
                return tale_answers.tell(loaded, answer.telling, at, interaction_id)
            if answer.action is None:
                return []
            return play_action(loaded, answer.action, at, interaction_id)

        def mutate(db: sqlite3.Connection, loaded: LoadedGame) -> Changed:
            if loaded.row.lift:
                return lifts.store_answer(db, loaded, given[-1], now)
            return _store(db, loaded, given[-1], now)

        return await self._games.play(game_id, make, mutate, answered=GROUP)


def _close(loaded: LoadedGame, *, counts_silent: bool = True) -> Answer:
    """Return what closes a step whose time is over; a night without guests pauses.

    `counts_silent` says whether those who have not voted are silent once more.
    """
    check_running(loaded.row)
    night = night_of(loaded.row)
    if not night.here:
        return Answer(night, pauses=True)
    match step_of(loaded):
        case Step.READ | Step.END | Step.TALE:
            return answers.read_out(loaded, night)
        case Step.STORY:
            return Answer(night, moves_on=True)
        case Step.CHOOSE:
            voted = _without_silent(loaded) if counts_silent else night
            return Answer(voted, answers.when_due(loaded))
        case Step.OPENING | Step.FINALE:
            return Answer(night, telling=answers.tell_when_due(loaded, night))
        case Step.GATHER | Step.FURTHER | Step.REWARD | Step.REST | Step.OVER | Step.TURN:
            return Answer(night, answers.when_due(loaded))


def _store(db: sqlite3.Connection, loaded: LoadedGame, answer: Answer, now: datetime) -> Changed:
    """Store an answer, and what it means for the stage and its clock."""
    before, row = night_of(loaded.row), alter(loaded.row, night=answer.night)
    if answer.moves_on:
        villagers = [one.id for one in loaded.state.table.players[GROUP].villagers]
        row = alter(row, night=take_in(answer.night, villagers))
    night = night_of(row)
    nights.update(db, row.id, before, night)
    if night.here and night.guest(row.host_id) is None and before.guest(row.host_id):
        row = alter(row, host_id=night.here[0].user_id)  # a host who gets up hands it on
        game_rows.set_host(db, row.id, row.host_id)
    if is_all_read(loaded.with_row(row)):
        return finish(db, loaded.with_row(row), now)
    if answer.pauses:
        return apply_status(db, loaded, row, GameStatus.PAUSED, now)
    if answer.moves_on:
        step = next_step(row, loaded.state.table)
        row = set_night_clock(db, row, now + time_for(loaded.with_row(row), step))
        pending = lifts.next_panel(db, row, loaded.ply)
        told = told_next(row, loaded.state.table, step)
        if told and pending:
            pending.append(outbox.add(db, tale_row(row, loaded.ply, told)))
        return row, pending
    if answer.is_vote and answer.action is None and answer.telling is None:
        row = give_time(db, row, now)
    if night.recitals != before.recitals or night.parts != before.parts:
        row = set_night_clock(db, row, now + time_for(loaded.with_row(row)))
    return row, []


def _without_silent(loaded: LoadedGame) -> Night:
    """Return the night without the guests who let the time run out twice in a row."""
    night, journey = night_of(loaded.row), journey_of(loaded)
    voted = night.votes(loaded.state.table.questions[0].number)
    silent = [guest for guest in night.at(journey) if guest.place not in voted]
    return without_silent(night, silent, journey)


def _check_open(row: GameRow) -> None:
    """Check that a night is not over."""
    if not row.status.is_under_way:
        raise Declined("game-over")
