"""Define rows as frozen data; facts and states stay in their stored form here."""

from datetime import datetime

from bot.companions.people import Person, Strength
from bot.model.interaction import User
from bot.model.kinds import Absence, GameStatus, OutboxKind, PauseReason, SeatStatus, TimerKind
from bot.model.names import NO_NAME, PersonName, told_apart
from bot.model.nights import NO_TALE, Lift, Night
from bot.model.paces import PACES, PaceName
from bot.model.remarks import Remark
from bot.model.shakes import Shake, in_order
from rules.dice import mixed
from rules.editions import EDITIONS, VARIANTS, Edition, EditionName, Reading, VariantName
from rules.house_rules import HouseRules
from rules.record import record
from rules.words import ParagraphNumber, Seat, TaleId


@record
class SeatRow:
    """A seat: its player, under the name that they joined with, and the state of their clock.

    `user_id` is the last player of a seat that is not `taken`. `seeking` says that its player looks
    for a substitute. `bank` is in awake seconds, as of when the clock last stopped; `asked_at` is
    when the seat's open question was asked, `until` when its clock runs out; `wakes` is when its
    player may be pinged, if the question was asked while they were asleep. A companion's seat
    has the companion's `strength` and `person`; one that is played plainly has neither.
    `until_back` says that a seat is kept for its player, whose time ran out, and how it is played
    until then.
    """

    seat: Seat
    user_id: int
    name: PersonName
    status: SeatStatus = SeatStatus.TAKEN
    seeking: bool = False
    bank: int = 0
    asked_at: str | None = None
    until: str | None = None
    wakes: str | None = None
    strength: Strength | None = None
    person: Person | None = None
    until_back: Absence | None = None

    @property
    def is_companion(self) -> bool:
        """Return whether a companion plays the seat."""
        return self.status == SeatStatus.COMPANION

    @property
    def is_plain(self) -> bool:
        """Return whether it is played plainly, by a companion without a person."""
        return self.is_companion and self.strength is None


GROUP_SEAT = SeatRow(Seat(0), 0, NO_NAME)
"""The one seat of a night: the whole group's, and in no person's list of games."""


HEARD = "="
"""How the mark of a paragraph begins, on a night's shelf, that its guests have heard."""


@record
class GameRow:
    """A game with its seats; `panel_from` is the first ply that the panel reports.

    `edition` is what is printed, `edition_played` what the table plays with its house rules.

    `shelf` holds the table's earlier deeds, see `bot.service.plies.past_events`. `seed` is the
    bot's part of the dice, `shakes` is the people's.
    `reader` is the seat that reads the open encounter to its explorer, if a player does, and
    `is_read` says that its paragraph has been read out; without a reader the bot shows it to the
    table. A story night has one seat, the group's, without a user; one that `is_planned` has not
    opened yet, and its lobby does not occupy the channel. Other games have a `night` once they were
    lifted to an evening. If a table `thinks_aloud`, its companions say what they mean to do next.
    `zone` is the time zone in which its server is likely to be. `absence` is what the table has
    agreed on for players whose time runs out.
    """

    id: int
    guild_id: int
    channel_id: int
    status: GameStatus
    edition: EditionName
    variant: VariantName
    reading: Reading
    language: str
    book: str
    host_id: int
    seed: bytes
    opened_at: str
    ended_at: str | None
    pause_reason: PauseReason | None
    panel_id: int | None
    panel_from: int
    pace: PaceName
    shelf: str = ""
    reader: Seat | None = None
    is_read: bool = False
    is_planned: bool = False
    thinks_aloud: bool = False
    house_rules: HouseRules = HouseRules()
    zone: str = "UTC"
    absence: Absence = Absence.VOTE
    seats: tuple[SeatRow, ...] = ()
    night: Night | None = None
    shakes: tuple[Shake, ...] = ()

    @property
    def edition_played(self) -> Edition:
        """Return the edition with the table's house rules."""
        return self.house_rules.applied(EDITIONS[self.edition])

    @property
    def dice_seed(self) -> bytes:
        """Return the seed of all dice and shuffles: the bot's, mixed with what the table chose."""
        # Not stored: it follows from the two, and `verify` computes it the same way.
        return mixed(self.seed, self.mixed_in)

    @property
    def mixed_in(self) -> tuple[str, ...]:
        """Return what the dice depend on besides the seed: people's words, and house rules."""
        rules = str(self.house_rules)
        return (*[shake.digest for shake in self.shakes], *([rules] if rules else []))

    @property
    def shakes_here(self) -> tuple[Shake, ...]:
        """Return the shakes of a lobby that count: those of the people who are still there."""
        return in_order([shake for shake in self.shakes if self.takes_part(shake.user_id)])

    @property
    def waiting_reader(self) -> Seat | None:
        """Return the seat that is still to read the open paragraph out, if there is one.

        There is none at an evening, where guests read.
        """
        return None if self.is_read or self.lift else self.reader

    @property
    def heard(self) -> tuple[ParagraphNumber, ...]:
        """List the paragraphs that a night's guests heard at their last nights."""
        marks = [mark for mark in self.shelf.split() if mark[0] == HEARD]
        return tuple([ParagraphNumber(int(mark[1:])) for mark in marks])

    @property
    def is_night(self) -> bool:
        """Return whether the game is a story night."""
        return VARIANTS[self.variant].journeys > 0

    @property
    def tale(self) -> TaleId | None:
        """Return the tale that a night has, or that its host has chosen for it."""
        chosen = self.night.tale if self.night and self.is_night else None
        return None if chosen == NO_TALE else chosen

    @property
    def lift(self) -> Lift | None:
        """Return the evening to which the game is lifted now, if it is."""
        return self.night.lift if self.night and self.status.is_under_way else None

    @property
    def reading_now(self) -> Reading:
        """Return who reads the paragraphs now; at an evening they are read to the table."""
        return Reading.TABLE if self.lift else self.reading

    def own_time(self, now: datetime) -> datetime:
        """Return the present moment for the game's clocks: at an evening, when it began."""
        return datetime.fromisoformat(self.lift.began) if self.lift else now

    @property
    def is_solo(self) -> bool:
        """Return whether one person plays against automated opponents."""
        return self.variant == VariantName.SOLO

    @property
    def has_one_seat(self) -> bool:
        """Return whether no one at the table waits for another's turn."""
        return max(VARIANTS[self.variant].seats) == 1

    @property
    def limits_time(self) -> bool:
        """Return whether something happens once a player has kept the others waiting for long."""
        agreed = self.absence != Absence.VOTE
        return (PACES[self.pace].has_clock or agreed) and not self.has_one_seat

    @property
    def calls_players(self) -> bool:
        """Return whether players who are asked may be away, and so are pinged."""
        return not self.has_one_seat and self.lift is None

    @property
    def users(self) -> tuple[int, ...]:
        """List the players' ids, by seat."""
        return tuple([seat.user_id for seat in self.seats])

    def seat_of(self, user_id: int) -> SeatRow | None:
        """Find the seat that a person plays."""
        for seat in self.seats:
            if seat.user_id == user_id and seat.status == SeatStatus.TAKEN:
                return seat
        return None

    def takes_part(self, user_id: int) -> bool:
        """Return whether a person plays a seat, or is or was a guest of a night."""
        guests = self.night.guests if self.night else ()
        return self.seat_of(user_id) is not None or user_id in [one.user_id for one in guests]

    def name_for(self, user: User) -> PersonName:
        """Return what to call a person here: as before, or as no one else here is called."""
        people = [*self.shakes, *self.seats]
        if self.night:
            plan = self.night.plan
            people = [*people, *self.night.guests, *(plan.sign_ups if plan else ())]
        called = {one.user_id: one.name for one in people if one.name}
        return called.get(user.id) or told_apart(user.name, called.values(), user.username)

    @property
    def present(self) -> tuple[SeatRow, ...]:
        """List the seats that people play."""
        return tuple([seat for seat in self.seats if seat.status == SeatStatus.TAKEN])

    @property
    def companions(self) -> tuple[SeatRow, ...]:
        """List the seats that companions play."""
        return tuple([seat for seat in self.seats if seat.is_companion])

    def seat_left_by(self, user_id: int) -> SeatRow | None:
        """Find the seat that a person may come back to."""
        free = (seat for seat in self.seats if seat.status != SeatStatus.TAKEN)
        return next((seat for seat in free if seat.user_id == user_id), None)


@record
class PlyRow:
    """A ply as stored; `undoes` is the ply that it undid, if any.

    `schema` is the form of its action, facts and state, see `bot.service.history.codec`. `remark`
    is what a companion says of it, see `bot.model.remarks`.
    """

    ply: int
    seat: int
    at: str
    action: bytes | None
    facts: bytes
    undoes: int | None
    interaction_id: int | None
    digest: bytes
    state: bytes | None
    state_digest: bytes
    schema: int
    remark: Remark | None = None


@record
class OutboxRow:
    """A message that is waiting to be sent, edited or removed.

    A new panel, a panel that becomes a journal entry, or a reading for one person: `ply` is the
    last ply that it reports, `first_ply` the first; a panel has it only if it is posted again. A
    voice message reads what these plies have told its person.
    `body` is a notice (`bot.model.notices`): of a ping, a direct message, a notice to the channel,
    and what a night's voice message reads; `bot.store.outbox` writes and reads it. `channel_id` is
    where a message is removed. `refused` counts the attempts that Discord has refused; it is not
    sent `not_before` (UTC).
    """

    id: int
    game_id: int
    kind: OutboxKind
    ply: int
    user_id: int | None = None
    message_id: int | None = None
    first_ply: int | None = None
    body: str | None = None
    refused: int = 0
    not_before: str | None = None
    channel_id: int | None = None


Changed = tuple[GameRow, list[OutboxRow]]
"""A game's row as a transaction has stored it, and the messages to send."""


TABLE = -1
"""The seat of a timer that concerns the whole table."""


@record
class TimerRow:
    """A timer, due at a moment (UTC); `count` is how often it has run before."""

    game_id: int
    seat: int
    kind: TimerKind
    at: str
    count: int = 0
