"""Open lobbies, seat people, and start games."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Sequence

from bot.model.errors import Declined
from bot.model.games import GROUP_SEAT, GameRow, OutboxRow, SeatRow
from bot.model.interaction import User
from bot.model.kinds import Absence, GameStatus, OutboxKind
from bot.model.loaded_game import Played
from bot.model.nights import Night
from bot.model.notices import PLAY_AGAIN, Notice, name_of
from bot.model.paces import PACES, PaceName
from bot.model.plans import Plan
from bot.service.clocks import invitations
from bot.service.clocks.clocks import ClockChange, update_clocks
from bot.service.clocks.readers import waited_for
from bot.service.history.locks import Locks
from bot.service.lobby import intake
from bot.service.lobby.night_start import begun_night, start_night
from bot.service.night import tale_answers
from bot.service.night.plan_calls import set_plan_timer
from bot.service.night.roles import sit
from bot.service.plies.idle import Asking
from bot.service.plies.notices import close_with_panel, queue_ping
from bot.service.plies.past_events import find_earlier_deeds, find_told_tales
from bot.service.plies.plies import NewPly, next_up, play_automatic, to_plies, to_rows
from bot.service.seats.companions import companion_at
from bot.service.tables.games import Games
from bot.store import game_rows, outbox, shakes
from bot.store.plies import add_ply
from encounters.stories import Stories
from rules import IllegalAction, check_seats, missing_rows, setup
from rules.dice import Dice
from rules.editions import RULEBOOKS, VARIANTS, Game, Reading, Rulebook, VariantName
from rules.errors import Refusal
from rules.house_rules import HouseRules
from rules.record import alter, record
from rules.words import Seat, TaleId

DrawSeed = Callable[[], bytes]
"""Returns the 32 bytes from which all of a game's dice and shuffles come."""


def draw_seed() -> bytes:
    """Draw an unpredictable seed."""
    return secrets.token_bytes(32)


@record
class LobbyOptions:
    """The options of a new lobby; no `book` means the bot's own, `edition` a rulebook.

    `companions` are the seats of those who sit down with the host.
    A `night` has its host as its first guest, unless it is planned for later.
    """

    guild_id: int
    channel_id: int
    host: User
    language: str = "en"
    edition: Rulebook = Rulebook.FINAL
    variant: VariantName = VariantName.COMMON
    reading: Reading = Reading.PRIVATE
    book: str | None = None
    pace: PaceName = PaceName.NONE
    night: Night | None = None
    house_rules: HouseRules = HouseRules()
    zone: str = "UTC"
    companions: tuple[SeatRow, ...] = ()
    absence: Absence = Absence.VOTE


def _first_seats(options: LobbyOptions) -> tuple[SeatRow, ...]:
    """Seat the host, and the companions of an earlier game beside them; or a night's group."""
    if options.night:
        return (GROUP_SEAT,)
    host = SeatRow(Seat(0), options.host.id, options.host.name)
    beside = [
        companion_at(Seat(number), one.strength, one.person, one.name)
        for number, one in enumerate(options.companions, 1)
        if one.strength and one.person
    ]
    return host, *beside


class Lobbies:
    """Games before they start."""

    def __init__(self, games: Games, draw_seed: DrawSeed) -> None:
        self._games = games
        self._draw_seed = draw_seed
        self._locks = Locks()

    def lock(self, game_id: int) -> asyncio.Lock:
        """Return the lock under which a lobby is changed."""
        return self._locks.of(game_id)

    async def open(self, options: LobbyOptions) -> tuple[GameRow, OutboxRow]:
        """Open a lobby in a channel, seat its host, and queue its message.

        In a solo game the bot reads. Raises Declined where the channel has an unfinished game, the
        book is unknown or no new games are taken, rules.IllegalAction where the book lacks what
        the edition needs.
        """
        row = self._new_row(options)

        def transaction(db: sqlite3.Connection) -> tuple[GameRow, OutboxRow]:
            intake.check(db)
            self._games.books.save(db, row.book)
            game_id = game_rows.add_game(db, row)
            game_rows.put_seats(db, game_id, row.seats)
            panel = outbox.add(db, OutboxRow(0, game_id, OutboxKind.PANEL, 0))
            if plan := _plan(options):
                set_plan_timer(db, game_id, plan.opens, self._games.now())
            else:
                invitations.set_timer(db, alter(row, id=game_id))
            return alter(row, id=game_id), panel

        try:
            return await self._games.database.write(transaction)
        except sqlite3.IntegrityError as error:  # the index: one unfinished game a channel
            key = "plan-here" if row.is_planned else "channel-has-game"
            raise Declined(key) from error

    def _new_row(self, options: LobbyOptions) -> GameRow:
        return GameRow(
            id=0,
            guild_id=options.guild_id,
            channel_id=options.channel_id,
            status=GameStatus.LOBBY,
            edition=RULEBOOKS[options.edition].name,
            variant=options.variant,
            reading=reading_of(options.reading, options.variant),
            language=options.language,
            book=self._book_of(options),
            host_id=options.host.id,
            seed=self._draw_seed(),
            opened_at=self._games.timestamp(),
            ended_at=None,
            pause_reason=None,
            panel_id=None,
            panel_from=0,
            pace=options.pace,
            seats=_first_seats(options),
            is_planned=_plan(options) is not None,
            night=_with_host(options),
            house_rules=options.house_rules,
            zone=options.zone,
            absence=options.absence,
        )

    def _book_of(self, options: LobbyOptions) -> str:
        books = self._games.books
        fingerprint = options.book or books.default
        if fingerprint not in books.titles():
            raise Declined("no-such-book")
        _check(missing_rows(RULEBOOKS[options.edition], books[fingerprint].book))
        return fingerprint

    async def join(self, game_id: int, user: User) -> GameRow:
        """Seat a person; where the table is full, the last companion makes room.

        Raises Declined, rules.IllegalAction.
        """

        def seat(row: GameRow) -> tuple[SeatRow, ...]:
            if row.seat_of(user.id):
                raise Declined("already-seated")
            here = row.seats
            if row.companions and check_seats(VARIANTS[row.variant], len(here) + 1):
                here = tuple([one for one in here if one != row.companions[-1]])
            _check(check_seats(VARIANTS[row.variant], len(here) + 1))
            return (*here, SeatRow(Seat(len(here)), user.id, row.name_for(user)))

        return await self.rearrange(game_id, seat)

    async def leave(self, game_id: int, user_id: int) -> GameRow:
        """Unseat a person; a host is replaced, and the last to leave closes the lobby.

        Raises Declined.
        """

        def unseat(row: GameRow) -> tuple[SeatRow, ...]:
            if not row.seat_of(user_id):
                raise Declined("not-seated")
            return tuple([seat for seat in row.seats if seat.user_id != user_id])

        return await self.rearrange(game_id, unseat)

    async def call(self, row: GameRow, seats: Sequence[SeatRow]) -> list[OutboxRow]:
        """Ping the people of an earlier game to a lobby, except for its host."""
        notice = Notice(PLAY_AGAIN, {"name": name_of(row.seats[0])})
        others = [seat for seat in seats if seat.user_id != row.host_id]

        def transaction(db: sqlite3.Connection) -> list[OutboxRow]:
            return [queue_ping(db, row, seat, notice) for seat in others]

        return await self._games.database.write(transaction)

    async def require_ready(self, game_id: int, user_id: int) -> GameRow:
        """Return a lobby that a person may start now.

        Raises Declined, rules.IllegalAction.
        """
        row = await self.lobby(game_id)
        if not row.takes_part(user_id):
            raise Declined("not-seated")
        if row.is_night and user_id != begins(row):
            raise Declined("night-host-begins")
        _check(check_seats(VARIANTS[row.variant], len(row.seats)))
        return alter(row, shakes=row.shakes_here)

    async def start(self, game_id: int, user_id: int, *, thread_id: int | None = None) -> Played:
        """Shuffle the seats, set up the table, and begin the first turn, perhaps in a thread.

        Raises Declined, rules.IllegalAction.
        """
        async with self.lock(game_id):
            row = await self.require_ready(game_id, user_id)
            game = self._games.books.game_of(row)
            by_lot = Dice(row.dice_seed, 0).shuffle("seats", row.seats)
            bank = int(PACES[row.pace].bank.total_seconds())
            seats = tuple([alter(s, seat=Seat(n), bank=bank) for n, s in enumerate(by_lot)])
            running = alter(row, status=GameStatus.RUNNING, seats=seats)
            book, now = self._games.books[row.book], self._games.now()
            known = await self._games.database.read(lambda db: _known(db, row, book.stories))
            marks, tales = known
            made = _first_plies(game, running, tales, self._games.timestamp())
            night = begun_night(alter(running, shelf=marks, host_id=user_id), game, book, made)
            rows = to_rows(made, 0, b"")

            def transaction(db: sqlite3.Connection) -> tuple[OutboxRow, ...]:
                removals = invitations.clear(db, game_id)
                if thread_id is not None:
                    game_rows.move(db, game_id, thread_id)
                game_rows.set_status(db, game_id, GameStatus.RUNNING)
                game_rows.set_earlier_deeds(db, game_id, marks)
                game_rows.put_seats(db, game_id, seats)
                shakes.put(db, game_id, row.shakes)
                for ply in rows:
                    add_ply(db, game_id, ply)
                asked = waited_for(running, made[-1].state.table.questions)
                change = ClockChange(running, asked, now, next_up=next_up(made[-1]))
                _, calls = update_clocks(db, change)
                opening = start_night(db, row, night, now) if night else ()
                panel = OutboxRow(0, game_id, OutboxKind.PANEL, 0)
                return *[outbox.add(db, one) for one in (panel, *opening)], *removals, *calls

            pending = await self._games.database.write(transaction)
        return Played(await self._games.load(game_id), to_plies(made, 0), (Seat(0),), pending)

    async def rearrange(
        self, game_id: int, seat: Callable[[GameRow], tuple[SeatRow, ...]]
    ) -> GameRow:
        """Change who sits in a lobby, and number its seats; without a person it is closed.

        Raises what `seat` does, and Declined where the game has started.
        """
        async with self.lock(game_id):
            row = await self.lobby(game_id)
            seats = tuple([alter(one, seat=Seat(n)) for n, one in enumerate(seat(row))])
            here = [one.user_id for one in seats if not one.is_companion]
            status, seats = (GameStatus.LOBBY, seats) if here else (GameStatus.CLOSED, ())
            host = row.host_id if row.host_id in here or not here else here[0]

            def transaction(db: sqlite3.Connection) -> None:
                game_rows.put_seats(db, game_id, seats)
                game_rows.set_host(db, game_id, host)
                if not seats:
                    close_with_panel(db, game_id, self._games.timestamp())
                    invitations.clear(db, game_id)
                elif len(here) > len(row.present):
                    invitations.ping_host(db, alter(row, seats=seats), self._games.now())

            await self._games.database.write(transaction)
        return alter(row, seats=seats, status=status, host_id=host)

    async def close(self, game_id: int) -> GameRow:
        """Close a lobby before its game begins; return its row. Raises Declined."""
        async with self.lock(game_id):
            row = await self.lobby(game_id)

            def transaction(db: sqlite3.Connection) -> None:
                close_with_panel(db, game_id, self._games.timestamp())
                invitations.clear(db, game_id)

            await self._games.database.write(transaction)
        return alter(row, status=GameStatus.CLOSED)

    async def lobby(self, game_id: int) -> GameRow:
        """Find a game that has not started.

        Raises Declined.
        """
        row = await self._games.get(game_id)
        if row.status != GameStatus.LOBBY:
            raise Declined("not-a-lobby" if row.status.is_under_way else "game-over")
        if row.is_planned:
            raise Declined("plan-not-open")
        return row


def _known(db: sqlite3.Connection, row: GameRow, stories: Stories) -> tuple[str, Sequence[TaleId]]:
    """Return the marks of what the people of a game did before, and the tales that they know."""
    return find_earlier_deeds(db, row, stories), find_told_tales(db, row)


def _first_plies(game: Game, row: GameRow, tales: Sequence[TaleId], at: str) -> list[NewPly]:
    """Return the plies with which a game begins: a night's second one begins its tale.

    `tales` are those that its guests know, the last one first.
    """
    result = setup(game, len(row.seats), Dice(row.dice_seed, 0))
    first = NewPly(Seat(0), None, result.facts, result.state, at)
    told = tale_answers.begin(row, game, first, tales)
    return [first, *told, *play_automatic(game, row, first, 1, Asking())]


def _plan(options: LobbyOptions) -> Plan | None:
    return options.night.plan if options.night else None


def _with_host(options: LobbyOptions) -> Night | None:
    """Return a night with its host as its first guest; one for later has no guests yet."""
    if options.night is None or options.night.plan:
        return options.night
    return sit(options.night, options.host.id, options.host.name, 1)


def begins(row: GameRow) -> int:
    """Return the id of who begins a night: its host, or who sat down first if they are not there.

    The person who begins it is its host from then on.
    """
    assert row.night is not None
    here = [guest.user_id for guest in row.night.here]
    return row.host_id if row.host_id in here or not here else here[0]


def _check(refusal: Refusal | None) -> None:
    """Raise rules.IllegalAction where the rules refuse."""
    if refusal:
        raise IllegalAction(refusal)


def readings_of(variant: VariantName) -> tuple[Reading, ...]:
    """List who may read in a variant: no player where nobody sits to the left."""
    alone = variant == VariantName.SOLO
    return tuple([one for one in Reading if not (alone and one == Reading.PLAYER)])


def reading_of(reading: Reading, variant: VariantName) -> Reading:
    """Return who reads: the bot, where a player cannot."""
    return reading if reading in readings_of(variant) else Reading.PRIVATE
