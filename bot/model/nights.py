"""Define a story night: its guests, what they say, and what was read; all of it frozen."""

from collections.abc import Iterable, Mapping
from datetime import timedelta
from enum import StrEnum
from types import MappingProxyType

from bot.model.names import PersonName
from bot.model.plans import Plan
from rules.record import alter, record
from rules.words import TaleId, VillagerId

MOST_GUESTS = 25
"""The most guests at once: a list on Discord has no more options."""

NO_TALE = TaleId("none")
"""The choice of a night without a tale."""

BEFORE = 0
"""The journey with which a guest has left whom the host sent away before the night began."""

TALE_END = 0
"""The number under which the ending of a tale is read out: it asks no question."""

SILENCES = 2
"""How often in a row a guest may be silent before their place counts as empty."""


class ReadBy(StrEnum):
    """Who reads on a night: the guest to the leader's left, the bot, or the host."""

    GUESTS = "guests"
    BOT = "bot"
    HOST = "host"


class DecidedBy(StrEnum):
    """Who decides on a night: its leader, whom the others advise, or most of the table."""

    LEADER = "leader"
    TABLE = "table"


class NightPace(StrEnum):
    """How long a night waits for its guests."""

    BRISK = "brisk"
    EASY = "easy"
    UNHURRIED = "unhurried"


class Step(StrEnum):
    """The step of a night; between two steps a question of the game was answered or read."""

    GATHER = "gather"
    READ = "read"
    CHOOSE = "choose"
    FURTHER = "further"
    END = "end"
    REWARD = "reward"
    STORY = "told"
    REST = "rest"
    OVER = "over"
    TURN = "turn"
    TALE = "tale"
    OPENING = "opening"
    FINALE = "finale"


TALE_STEPS = (Step.TALE, Step.OPENING, Step.FINALE)
"""The steps at which the tale of a night is told, not one of its journeys."""

_SECONDS = {
    Step.GATHER: 45,
    Step.READ: 60,
    Step.CHOOSE: 60,
    Step.FURTHER: 45,
    Step.END: 60,
    Step.REWARD: 45,
    Step.STORY: 60,
    Step.REST: 60,
    Step.OVER: 0,
    Step.TURN: 0,
    Step.TALE: 60,
    Step.OPENING: 60,
    Step.FINALE: 75,
}
"""How long an easy night waits at each step, besides the time to read; a brisk one half of it."""

_LEAST = 30
"""How many seconds anyone has to answer, at every pace."""

PATIENCE = timedelta(minutes=5)
"""How long an unhurried night reserves a step for those it asks; then any guest may go on."""

# The figures of a night's length are those of simulated ones: `python -m tests.bench minutes`.
_READING = 121
"""Seconds in which the words of a journey are read aloud, with its share of papers."""

_READING_A_TALE = 172
"""Seconds in which a tale is read aloud: its opening, three signs, its finale and its ending."""

_A_TALE = {Step.TALE: 3.0, Step.OPENING: 1.0, Step.FINALE: 1.0}
"""How often a tale comes to each of its steps."""

_A_JOURNEY = {
    Step.GATHER: 1.0,
    Step.READ: 1.23,
    Step.CHOOSE: 1.23,
    Step.FURTHER: 0.64,
    Step.END: 1.23,
    Step.REWARD: 0.05,
    Step.STORY: 0.96,
    Step.REST: 0.06,
}
"""How often a journey comes to each step."""

_ANSWERED = 0.4
"""The part of its time after which a step is answered: assumed, as only people could show it."""

_TALK = 1.5
"""How much longer than on an easy night an unhurried one takes to answer: assumed likewise."""


@record
class Guest:
    """A guest from sitting down to getting up; one who comes back has another place.

    `since` is their first journey, `left` the first that they did not finish;
    `villagers` are those that they hold, `silent` counts how often in a row the night went on
    without them; one who was `sent_away` by the host does not sit down again.
    """

    place: int
    user_id: int
    name: PersonName
    since: int
    left: int | None = None
    villagers: tuple[VillagerId, ...] = ()
    silent: int = 0
    sent_away: bool = False


@record
class Ballot:
    """The answer of the guest in a place to a question; empty once they have taken it back."""

    question: int
    place: int
    vote: str


@record
class Recital:
    """A paragraph, or its end, that was read out; the bot has no place.

    `question` is the one that the paragraph asks. Those who share a paragraph have one each.
    """

    question: int
    place: int | None
    is_end: bool = False


@record
class ReadPart:
    """A part of a shared paragraph that the guest in a place has read, before it was all read."""

    question: int
    place: int


@record
class Lift:
    """An evening of a game that is played over days; its own time stopped when it `began`.

    `ply` is the last one before it, `host` the place of the guest who lifted it or took over;
    `until` is when it goes back at the latest. Both instants are in UTC.
    """

    began: str
    ply: int
    host: int
    until: str | None = None


@record
class Night:
    """All that a night has besides its game; the guests are in the order of their places.

    In a game played over days it is what its evenings left, with the `lift` of one that is
    under way. `voice_id` is its voice channel, or that of the last evening; a planned night has
    that in its plan. `tale` is the one that its host has chosen, None if the dice draw it; once it
    has begun, the one that it has.
    """

    reader: ReadBy
    decide: DecidedBy
    pace: NightPace
    guests: tuple[Guest, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    recitals: tuple[Recital, ...] = ()
    plan: Plan | None = None
    lift: Lift | None = None
    voice_id: int | None = None
    tale: TaleId | None = None
    parts: tuple[ReadPart, ...] = ()

    @property
    def voice(self) -> int | None:
        """Return the voice channel in which it is read aloud, if it has one."""
        return self.voice_id or (self.plan.voice_id if self.plan else None)

    @property
    def here(self) -> tuple[Guest, ...]:
        """List the guests who have not got up; some of them may sit down for the next journey."""
        return tuple([guest for guest in self.guests if guest.left is None])

    @property
    def came(self) -> tuple[Guest, ...]:
        """List all guests who took part, and may have got up since."""
        return tuple([guest for guest in self.guests if guest.left != BEFORE])

    def at(self, journey: int) -> tuple[Guest, ...]:
        """List the guests who are here and take part in a journey."""
        return tuple([guest for guest in self.here if guest.since <= journey])

    def guest(self, user_id: int) -> Guest | None:
        """Find a person among the guests who are here."""
        return next((guest for guest in self.here if guest.user_id == user_id), None)

    def in_place(self, place: int) -> Guest:
        """Return the guest who sits or sat in a place."""
        return next(guest for guest in self.guests if guest.place == place)

    def votes(self, question: int) -> Mapping[int, str]:
        """Return the answers to a question, by place, in the order in which they were given."""
        cast = [one for one in self.ballots if one.question == question and one.vote]
        return MappingProxyType({one.place: one.vote for one in cast})

    def is_read(self, question: int) -> bool:
        """Return whether the paragraph that asks a question was read out."""
        return any(one.question == question and not one.is_end for one in self.recitals)

    @property
    def is_tale_over(self) -> bool:
        """Return whether the ending of its tale was read out."""
        return any(one.question == TALE_END and one.is_end for one in self.recitals)

    def reads_by_bot(self, number: int) -> bool:
        """Return whether no guest has read a text of its tale that is told by now."""
        read = [one.place for one in self.recitals if one.question == number]
        return all(place is None for place in read)

    def reads_end(self, question: int) -> Guest | None:
        """Return who read a paragraph and still has to read its end; None if there is no one.

        Of those who shared it that is the last.
        """
        reading = [one for one in self.recitals if one.question == question]
        if not reading or any(one.is_end for one in reading):
            return None
        return next((guest for guest in self.here if guest.place == reading[-1].place), None)

    def with_vote(self, ballot: Ballot) -> "Night":
        """Return the night with another ballot, in the place of an earlier one."""
        key = (ballot.question, ballot.place)
        others = [one for one in self.ballots if (one.question, one.place) != key]
        return alter(self, ballots=(*others, ballot))

    def with_recital(self, question: int, place: int | None, *, is_end: bool) -> "Night":
        """Return the night with one more text that was read out."""
        return alter(self, recitals=(*self.recitals, Recital(question, place, is_end)))

    def has_read(self, question: int) -> tuple[int, ...]:
        """List the places of those who have read their parts of a shared paragraph."""
        return tuple([one.place for one in self.parts if one.question == question])

    def with_parts(self, question: int, places: Iterable[int]) -> "Night":
        """Return the night with the parts of a shared paragraph that are read by now."""
        known = self.has_read(question)
        new = [ReadPart(question, place) for place in places if place not in known]
        return alter(self, parts=(*self.parts, *new))

    def with_guest(self, guest: Guest) -> "Night":
        """Return the night with a guest as they are now."""
        changed = [guest if one.place == guest.place else one for one in self.guests]
        return alter(self, guests=tuple(changed))

    @property
    def is_timed(self) -> bool:
        """Return whether a step goes on by itself, not only when a guest continues it."""
        return self.pace != NightPace.UNHURRIED

    def wait(self, step: Step) -> timedelta:
        """Return how long the night waits at a step for the guests it asks, once they have read."""
        if not self.is_timed:
            return PATIENCE
        seconds = _SECONDS[step]
        if self.pace == NightPace.BRISK:
            seconds = max(_LEAST, seconds / 2)
        return timedelta(seconds=seconds)

    def answering(self, step: Step) -> timedelta:
        """Return how long people are assumed to take at a step, once its words are read."""
        if self.is_timed:
            return _ANSWERED * self.wait(step)
        return _TALK * alter(self, pace=NightPace.EASY).answering(step)

    def _answers(self, times: Mapping[Step, float]) -> float:
        """Estimate how many seconds people take for steps that come so many times."""
        seconds = [count * self.answering(step).total_seconds() for step, count in times.items()]
        return sum(seconds)

    def minutes(self, journeys: int, total: int = 0) -> int:
        """Estimate how many minutes the last `journeys` take with the tale, rounded to fives.

        Once a night of `total` journeys has begun, some of its tale has been told.
        """
        seconds = journeys * (_READING + self._answers(_A_JOURNEY))
        if self.tale != NO_TALE:
            share = (1 + journeys / total) / 2 if total else 1  # half of it is told at the end
            seconds += share * (_READING_A_TALE + self._answers(_A_TALE))
        return max(1, round(seconds / 60 / 5)) * 5
