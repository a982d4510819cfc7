"""Say what follows when a guest speaks on a night: pure functions, one for each step."""

from collections.abc import Callable, Mapping

from bot.model.errors import Declined
from bot.model.kinds import GameStatus
from bot.model.nights import Ballot, Night, Recital, Step
from bot.model.open_game import OpenGame
from bot.service.night_party import PARTY, exertion, may_be_hurt, on_own_offer, party, ready
from bot.service.night_roles import holders
from bot.service.night_speakers import Speaker, as_leader, as_reader, guest_of, seated
from bot.service.night_steps import (
    GROUP,
    choices,
    chosen,
    closing_vote,
    ended,
    journey_of,
    leader_now,
    night_of,
    question_now,
    question_of,
    reader_now,
    seat_now,
    step_of,
)
from bot.service.permissions import require_playing_seat
from rules.actions import Action, Exert, Explore, Pick, Reroll
from rules.proposals import rest_with_drinks
from rules.questions import TakeReward
from rules.record import alter, record
from rules.words import VillagerId


@record
class Answer:
    """What an answer leaves behind: the night, and the action that closes the question, if any.

    `moves_on` says that the stage is told to its end, `pauses` that nobody is left to go on.
    """

    night: Night
    action: Action | None = None
    moves_on: bool = False
    pauses: bool = False
    is_vote: bool = False


def respond(opened: OpenGame, who: Speaker, verb: str, value: str) -> Answer:
    """Return what follows when a person says something.

    Raises Declined.
    """
    steps, answer = _VERBS.get(verb, ((), None))
    if answer is None:
        raise Declined("unknown-press")
    if step_of(opened) not in steps or (opened.row.lift and verb not in _AT_A_TABLE):
        raise Declined("stale-question")
    return answer(opened, who, value)


def read_out(opened: OpenGame, night: Night, place: int | None) -> Answer:
    """Return that the open paragraph, or its end, was read by a guest or by the bot."""
    chapter = ended(opened)
    if chapter:
        recital = Recital(question_of(chapter), place, is_end=True)
    else:
        recital = Recital(question_now(opened.state.table).number, place)
    return Answer(alter(night, recitals=(*night.recitals, recital)))


def closed(opened: OpenGame, night: Night) -> Answer:
    """Return a changed night, and the choice where by now all have spoken.

    Where there are seats, the explorer alone decides.
    """
    running = opened.row.status == GameStatus.RUNNING
    if opened.row.lift:
        return Answer(night, is_vote=True)
    if not running or step_of(opened) != Step.CHOOSE or not night.at(journey_of(opened)):
        return Answer(night)
    vote = closing_vote(opened, night, is_due=False)
    return Answer(night, chosen(opened, vote) if vote is not None else None, is_vote=True)


def when_due(opened: OpenGame) -> Action | None:
    """Return the action that closes a step when its time is over; None where it has none."""
    table, night = opened.state.table, night_of(opened.row)
    question = table.questions[0]
    match step_of(opened):
        case Step.GATHER:
            return Explore(GROUP, party(opened))
        case Step.CHOOSE:
            vote = closing_vote(opened, night, is_due=True)
            assert vote is not None
            return chosen(opened, vote)
        case Step.FURTHER:
            return Exert(GROUP)
        case Step.REWARD:
            assert isinstance(question, TakeReward)
            return Pick(GROUP, question.picks[0])
        case Step.REST:
            return rest_with_drinks(table.players[GROUP], GROUP)
        case Step.READ | Step.END | Step.TOLD | Step.OVER | Step.TURN:
            return None


def _go(opened: OpenGame, who: Speaker, value: str) -> Answer:
    """Send the party below: who is filled in, or whom the leader names."""
    night = as_leader(opened, who)
    named = tuple([VillagerId(name) for name in value.split("+") if name])
    going = named or party(opened)
    if len(going) > PARTY and not _is_willing_third(opened, going):
        raise Declined("night-third")
    return Answer(night, Explore(GROUP, going))


def _is_willing_third(opened: OpenGame, going: tuple[VillagerId, ...]) -> bool:
    """Tell whether one of a party of three was offered, or is the leader's own."""
    led, night = leader_now(opened), night_of(opened.row)
    offered = night.votes(opened.state.table.questions[0].number).values()
    own = led.villagers if led else ()
    return any(villager in (*offered, *own) for villager in going)


def _along(opened: OpenGame, who: Speaker, _: str) -> Answer:
    """Offer a villager as the third, or take the offer back."""
    guest, night = seated(opened, who.user_id), night_of(opened.row)
    number = opened.state.table.questions[0].number
    if night.votes(number).get(guest.place):
        return Answer(night.with_vote(Ballot(number, guest.place, "")))
    offered = on_own_offer(opened, guest)
    if offered is None or len(ready(opened.state.table)) <= PARTY:
        raise Declined("night-nobody-to-send")
    return Answer(night.with_vote(Ballot(number, guest.place, offered)))


def _heard(opened: OpenGame, who: Speaker, _: str) -> Answer:
    night = as_reader(opened, who, is_missed=False)
    reads = reader_now(opened)
    return read_out(opened, night, reads.place if reads else None)


def _by_bot(opened: OpenGame, who: Speaker, _: str) -> Answer:
    return read_out(opened, as_reader(opened, who, is_missed=True), None)


def _vote(opened: OpenGame, who: Speaker, value: str) -> Answer:
    """Advise, or choose as the leader; it closes once everybody has spoken."""
    if value not in choices(opened):
        raise Declined("night-no-such-choice")
    if opened.row.lift and who.user_id == opened.row.seats[seat_now(opened)].user_id:
        require_playing_seat(opened.row, who.user_id)
        return Answer(night_of(opened.row), chosen(opened, value))
    guest, night = seated(opened, who.user_id), night_of(opened.row)
    number = question_now(opened.state.table).number
    spoken = night.with_guest(alter(guest, silent=0)).with_vote(Ballot(number, guest.place, value))
    return closed(opened, spoken)


def _decide_now(opened: OpenGame, who: Speaker, _: str) -> Answer:
    return Answer(as_leader(opened, who), when_due(opened))


def _yes(opened: OpenGame, who: Speaker, value: str) -> Answer:
    """Agree that one's own villager is hurt, or take that back."""
    night = night_of(opened.row)
    guest = guest_of(night, who.user_id)
    villager = VillagerId(value)
    if not may_be_hurt(opened, value):
        raise Declined("stale-question")
    if guest not in holders(night, villager):
        raise Declined("night-not-yours")
    number = opened.state.table.questions[0].number
    said = [name for name in night.votes(number).get(guest.place, "").split("+") if name]
    changed = [name for name in said if name != value] if value in said else [*said, value]
    return Answer(night.with_vote(Ballot(number, guest.place, "+".join(changed))))


def _exert(opened: OpenGame, who: Speaker, _: str) -> Answer:
    night = as_leader(opened, who)
    effort = exertion(opened.game, opened)
    if effort is None:
        raise Declined("night-no-yes")
    return Answer(night, effort)


def _stop(opened: OpenGame, who: Speaker, _: str) -> Answer:
    return Answer(as_leader(opened, who), Exert(GROUP))


def _reroll(opened: OpenGame, who: Speaker, value: str) -> Answer:
    return Answer(as_leader(opened, who), Reroll(GROUP, VillagerId(value)))


def _pick(opened: OpenGame, who: Speaker, value: str) -> Answer:
    """Pick a reward as the leader; who is hurt says so themselves, or the leader takes the first.

    Nobody else can give another's villager away.
    """
    question, night = opened.state.table.questions[0], night_of(opened.row)
    assert isinstance(question, TakeReward)
    if question.reward == "villager" and value:
        guest = guest_of(night, who.user_id)
        if guest not in holders(night, VillagerId(value)):
            raise Declined("night-not-yours")
    else:
        night = as_leader(opened, who)
    return Answer(night, Pick(GROUP, value or question.picks[0]))


def _rest(opened: OpenGame, who: Speaker, _: str) -> Answer:
    guest_of(night_of(opened.row), who.user_id)
    return Answer(night_of(opened.row), when_due(opened))


def _on(opened: OpenGame, who: Speaker, _: str) -> Answer:
    guest_of(night_of(opened.row), who.user_id)
    return Answer(night_of(opened.row), moves_on=True)


_READING = (Step.READ, Step.END)

_VERBS: Mapping[str, tuple[tuple[Step, ...], Callable[[OpenGame, Speaker, str], Answer]]] = {
    "go": ((Step.GATHER,), _go),
    "along": ((Step.GATHER,), _along),
    "heard": (_READING, _heard),
    "bot": (_READING, _by_bot),
    "vote": ((Step.CHOOSE,), _vote),
    "close": ((Step.CHOOSE,), _decide_now),
    "yes": ((Step.FURTHER,), _yes),
    "exert": ((Step.FURTHER,), _exert),
    "stop": ((Step.FURTHER,), _stop),
    "reroll": ((Step.FURTHER,), _reroll),
    "pick": ((Step.REWARD,), _pick),
    "rest": ((Step.REST,), _rest),
    "on": ((Step.TOLD,), _on),
}
"""What can be said, and at which steps."""

_AT_A_TABLE = ("heard", "bot", "vote", "on")
"""What can be said where there are seats: all else is decided by them."""
