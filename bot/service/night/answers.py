"""Turn what a guest does on a night into an answer: pure functions, one for each verb."""

from collections.abc import Callable, Mapping
from typing import assert_never

from bot.model.errors import Declined
from bot.model.kinds import GameStatus
from bot.model.nights import Ballot, Night, Recital, Step
from bot.model.open_game import OpenGame
from bot.model.presses import NightVerb
from bot.service.night.actors import Actor, as_leader, as_reader, guest_of, seated
from bot.service.night.party import PARTY, exertion, may_be_hurt, on_own_offer, party, ready
from bot.service.night.roles import holders
from bot.service.night.steps import (
    GROUP,
    choices,
    chosen,
    closing_vote,
    journey_of,
    leader_now,
    night_of,
    question_now,
    question_of,
    reader_now,
    seat_now,
    step_of,
    unread_chapter,
)
from bot.service.plies.permissions import require_playing_seat
from rules.actions import Action, Exert, Explore, Pick, Reroll
from rules.proposals import rest_with_drinks
from rules.questions import TakeReward
from rules.record import alter, record
from rules.words import Reward, VillagerId


@record
class Answer:
    """The night after an answer, and the action that closes the question, if any.

    `moves_on` means that the stage no longer needs to show its story, `pauses` that no guest is
    left.
    """

    night: Night
    action: Action | None = None
    moves_on: bool = False
    pauses: bool = False
    is_vote: bool = False


def respond(opened: OpenGame, who: Actor, verb: NightVerb, value: str) -> Answer:
    """Return the answer to what a person does.

    Raises Declined.
    """
    steps, answer = ANSWERS[verb]
    if step_of(opened) not in steps or (opened.row.lift and verb not in _AT_A_TABLE):
        raise Declined("stale-question")
    return answer(opened, who, value)


def read_out(opened: OpenGame, night: Night, place: int | None) -> Answer:
    """Record that the open paragraph, or its end, was read out by a guest or by the bot."""
    chapter = unread_chapter(opened)
    if chapter:
        recital = Recital(question_of(chapter), place, is_end=True)
    else:
        recital = Recital(question_now(opened.state.table).number, place)
    return Answer(alter(night, recitals=(*night.recitals, recital)))


def closed(opened: OpenGame, night: Night) -> Answer:
    """Return a changed night, and the choice if everyone has voted by now.

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
    step = step_of(opened)
    match step:
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
        case Step.READ | Step.END | Step.STORY | Step.OVER | Step.TURN:
            return None
        case _:
            assert_never(step)


def _go(opened: OpenGame, who: Actor, value: str) -> Answer:
    """Send the party below: the proposed one, or the villagers that the leader names."""
    night = as_leader(opened, who)
    named = tuple([VillagerId(name) for name in value.split("+") if name])
    going = named or party(opened)
    if len(going) > PARTY and not _is_willing_third(opened, going):
        raise Declined("night-third")
    return Answer(night, Explore(GROUP, going))


def _is_willing_third(opened: OpenGame, going: tuple[VillagerId, ...]) -> bool:
    """Return whether one of a party of three was offered, or is the leader's own."""
    led, night = leader_now(opened), night_of(opened.row)
    offered = night.votes(opened.state.table.questions[0].number).values()
    own = led.villagers if led else ()
    return any(villager in (*offered, *own) for villager in going)


def _along(opened: OpenGame, who: Actor, _: str) -> Answer:
    """Offer a villager as the third, or take the offer back."""
    guest, night = seated(opened, who.user_id), night_of(opened.row)
    number = opened.state.table.questions[0].number
    if night.votes(number).get(guest.place):
        return Answer(night.with_vote(Ballot(number, guest.place, "")))
    offered = on_own_offer(opened, guest)
    if offered is None or len(ready(opened.state.table)) <= PARTY:
        raise Declined("night-nobody-to-send")
    return Answer(night.with_vote(Ballot(number, guest.place, offered)))


def _mark_read(opened: OpenGame, who: Actor, _: str) -> Answer:
    night = as_reader(opened, who, is_missed=False)
    reads = reader_now(opened)
    return read_out(opened, night, reads.place if reads else None)


def _by_bot(opened: OpenGame, who: Actor, _: str) -> Answer:
    return read_out(opened, as_reader(opened, who, is_missed=True), None)


def _vote(opened: OpenGame, who: Actor, value: str) -> Answer:
    """Vote, or choose as the leader; the question closes once everyone has voted."""
    if value not in choices(opened):
        raise Declined("night-no-such-choice")
    # With seats a vote of the explorer is the choice itself; all others advise.
    if opened.row.lift and who.user_id == opened.row.seats[seat_now(opened)].user_id:
        require_playing_seat(opened.row, who.user_id)
        return Answer(night_of(opened.row), chosen(opened, value))
    guest, night = seated(opened, who.user_id), night_of(opened.row)
    number = question_now(opened.state.table).number
    voted = night.with_guest(alter(guest, silent=0)).with_vote(Ballot(number, guest.place, value))
    return closed(opened, voted)


def _decide_now(opened: OpenGame, who: Actor, _: str) -> Answer:
    return Answer(as_leader(opened, who), when_due(opened))


def _yes(opened: OpenGame, who: Actor, value: str) -> Answer:
    """Agree that the guest's own villager is hurt, or take that back."""
    night = night_of(opened.row)
    guest = guest_of(night, who.user_id)
    villager = VillagerId(value)
    if not may_be_hurt(opened, value):
        raise Declined("stale-question")
    if guest not in holders(night, villager):
        raise Declined("night-not-yours")
    number = opened.state.table.questions[0].number
    agreed = [name for name in night.votes(number).get(guest.place, "").split("+") if name]
    changed = [name for name in agreed if name != value] if value in agreed else [*agreed, value]
    return Answer(night.with_vote(Ballot(number, guest.place, "+".join(changed))))


def _exert(opened: OpenGame, who: Actor, _: str) -> Answer:
    night = as_leader(opened, who)
    effort = exertion(opened.game, opened)
    if effort is None:
        raise Declined("night-no-yes")
    return Answer(night, effort)


def _stop(opened: OpenGame, who: Actor, _: str) -> Answer:
    return Answer(as_leader(opened, who), Exert(GROUP))


def _reroll(opened: OpenGame, who: Actor, value: str) -> Answer:
    return Answer(as_leader(opened, who), Reroll(GROUP, VillagerId(value)))


def _pick(opened: OpenGame, who: Actor, value: str) -> Answer:
    """Pick a reward as the leader; guests volunteer their own villagers for an injury.

    Without a volunteer the leader takes the first villager: no guest gives another's away.
    """
    question, night = opened.state.table.questions[0], night_of(opened.row)
    assert isinstance(question, TakeReward)
    if question.reward == Reward.VILLAGER and value:
        guest = guest_of(night, who.user_id)
        if guest not in holders(night, VillagerId(value)):
            raise Declined("night-not-yours")
    else:
        night = as_leader(opened, who)
    return Answer(night, Pick(GROUP, value or question.picks[0]))


def _rest(opened: OpenGame, who: Actor, _: str) -> Answer:
    guest_of(night_of(opened.row), who.user_id)
    return Answer(night_of(opened.row), when_due(opened))


def _on(opened: OpenGame, who: Actor, _: str) -> Answer:
    guest_of(night_of(opened.row), who.user_id)
    return Answer(night_of(opened.row), moves_on=True)


_READING = (Step.READ, Step.END)

ANSWERS: Mapping[NightVerb, tuple[tuple[Step, ...], Callable[[OpenGame, Actor, str], Answer]]] = {
    NightVerb.GO: ((Step.GATHER,), _go),
    NightVerb.ALONG: ((Step.GATHER,), _along),
    NightVerb.HEARD: (_READING, _mark_read),
    NightVerb.BOT: (_READING, _by_bot),
    NightVerb.VOTE: ((Step.CHOOSE,), _vote),
    NightVerb.CLOSE: ((Step.CHOOSE,), _decide_now),
    NightVerb.YES: ((Step.FURTHER,), _yes),
    NightVerb.EXERT: ((Step.FURTHER,), _exert),
    NightVerb.STOP: ((Step.FURTHER,), _stop),
    NightVerb.REROLL: ((Step.FURTHER,), _reroll),
    NightVerb.PICK: ((Step.REWARD,), _pick),
    NightVerb.REST: ((Step.REST,), _rest),
    NightVerb.ON: ((Step.STORY,), _on),
}
"""The function of each verb, and the steps at which it is allowed."""

_AT_A_TABLE = (NightVerb.HEARD, NightVerb.BOT, NightVerb.VOTE, NightVerb.ON)
"""The verbs of an evening: everything else is up to the players of the seats."""
