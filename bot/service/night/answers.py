"""Turn what a guest does on a night into an answer: pure functions, one for each verb."""

from collections.abc import Callable, Mapping, Sequence
from typing import assert_never

from bot.model.errors import Declined
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Ballot, Guest, Night, Recital, Step
from bot.model.presses import NightVerb
from bot.service.night.actors import Actor, as_leader, as_reader, guest_of
from bot.service.night.party import (
    PARTY,
    exertion,
    first_pick,
    may_be_hurt,
    on_own_offer,
    party,
    ready,
    unasked,
)
from bot.service.night.roles import holders
from bot.service.night.secret_cards import card_to_play
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
    readers_now,
    seat_now,
    step_of,
    unread_chapter,
)
from bot.service.night.tale_answers import Telling, half_answered, telling_now, with_answer
from bot.service.night.tales import text_number
from bot.service.plies.permissions import check_running, require_playing_seat
from rules.actions import Action, Exert, Explore, Pick, Reroll
from rules.proposals import rest_with_drinks
from rules.questions import TakeReward
from rules.record import alter, record
from rules.words import Reward, VillagerId


@record
class Answer:
    """The night after an answer, and the action or the `telling` that closes the question, if any.

    `moves_on` means that the stage no longer needs to show its story, `pauses` that no guest is
    left.
    """

    night: Night
    action: Action | None = None
    telling: Telling | None = None
    moves_on: bool = False
    pauses: bool = False
    is_vote: bool = False


def respond(loaded: LoadedGame, who: Actor, verb: NightVerb, value: str) -> Answer:
    """Return the answer to what a person does.

    Raises Declined.
    """
    steps, answer = ANSWERS[verb]
    if step_of(loaded) not in steps or (loaded.row.lift and verb not in _AT_A_TABLE):
        raise Declined("stale-question")
    return answer(loaded, who, value)


def read_out(loaded: LoadedGame, night: Night, readers: Sequence[Guest] = ()) -> Answer:
    """Record that the open paragraph, or its end, was read out by guests, or else by the bot."""
    chapter, table = unread_chapter(loaded), loaded.state.table
    places = [guest.place for guest in readers] or [None]
    if chapter is None and step_of(loaded) == Step.TALE:
        return Answer(night.with_recital(text_number(table), places[0], is_end=table.over))
    number = question_of(chapter) if chapter else question_now(table).number
    read = [Recital(number, place, is_end=chapter is not None) for place in places]
    return Answer(alter(night, recitals=(*night.recitals, *read)))


def skipped(loaded: LoadedGame) -> Answer:
    """Return what closes a step of an evening, at which nobody but its player may decide.

    Raises Declined.
    """
    check_running(loaded.row)
    night, step = night_of(loaded.row), step_of(loaded)
    if step == Step.STORY:
        return Answer(night, moves_on=True)
    if step not in (Step.READ, Step.END):
        raise Declined("desk-evening-skip")
    return read_out(loaded, night)


def closed(loaded: LoadedGame, night: Night) -> Answer:
    """Return a changed night, and the choice if everyone has voted by now.

    Where there are seats, the explorer alone decides.
    """
    running = loaded.row.status == GameStatus.RUNNING
    if loaded.row.lift:
        return Answer(night, is_vote=True)
    if running and step_of(loaded) in _TELLING:
        return Answer(night, telling=telling_now(loaded, night, is_due=False), is_vote=True)
    if not running or step_of(loaded) != Step.CHOOSE or not night.at(journey_of(loaded)):
        return Answer(night)
    vote = closing_vote(loaded, night, is_due=False)
    return Answer(night, chosen(loaded, vote) if vote is not None else None, is_vote=True)


def when_due(loaded: LoadedGame) -> Action | None:
    """Return the action that closes a step when its time is over; None where it has none."""
    table, night = loaded.state.table, night_of(loaded.row)
    step = step_of(loaded)
    match step:
        case Step.GATHER:
            return Explore(GROUP, party(loaded))
        case Step.CHOOSE:
            vote = closing_vote(loaded, night, is_due=True)
            assert vote is not None
            return chosen(loaded, vote)
        case Step.FURTHER:
            return exertion(loaded.game, loaded) or Exert(GROUP)
        case Step.REWARD:
            return Pick(GROUP, first_pick(loaded, night))
        case Step.REST:
            return rest_with_drinks(table.players[GROUP], GROUP)
        case Step.READ | Step.END | Step.STORY | Step.OVER | Step.TURN | Step.TALE:
            return None
        case Step.OPENING | Step.FINALE:
            return None  # see `tell_when_due`
        case _:
            assert_never(step)


def tell_when_due(loaded: LoadedGame, night: Night) -> Telling | None:
    """Return what the answers to a tale come to when their time is over; None at other steps."""
    return telling_now(loaded, night, is_due=True) if step_of(loaded) in _TELLING else None


def _go(loaded: LoadedGame, who: Actor, value: str) -> Answer:
    """Send the party below: the proposed one, or the villagers that the leader names."""
    night = as_leader(loaded, who)
    named = tuple([VillagerId(name) for name in value.split("+") if name])
    going = named or party(loaded)
    if len(going) > PARTY and not _is_willing_third(loaded, going):
        raise Declined("night-third")
    return Answer(night, Explore(GROUP, going))


def _is_willing_third(loaded: LoadedGame, going: tuple[VillagerId, ...]) -> bool:
    """Return whether one of a party of three was offered, or is the leader's own."""
    led, night = leader_now(loaded), night_of(loaded.row)
    offered = night.votes(loaded.state.table.questions[0].number).values()
    own = led.villagers if led else ()
    return any(villager in (*offered, *own) for villager in going)


def _along(loaded: LoadedGame, who: Actor, _: str) -> Answer:
    """Offer a villager as the third, or take the offer back."""
    night = night_of(loaded.row)
    guest, number = guest_of(night, who.user_id), loaded.state.table.questions[0].number
    if night.votes(number).get(guest.place):
        return Answer(night.with_vote(Ballot(number, guest.place, "")))
    offered = on_own_offer(loaded, guest)
    if offered is None or len(ready(loaded.state.table)) <= PARTY:
        raise Declined("night-nobody-to-send")
    return Answer(night.with_vote(Ballot(number, guest.place, offered)))


def _mark_read(loaded: LoadedGame, who: Actor, _: str) -> Answer:
    """End the reading; of several who share it, only its last reader does, or who may for them.

    They read in turn: each of the others ends their own part, and all that come before it.
    """
    night, reading = as_reader(loaded, who, is_missed=False), readers_now(loaded)
    after = [guest.user_id for guest in reading[:-1]]
    if who.user_id not in after:
        return read_out(loaded, night, reading)
    read = [guest.place for guest in reading[: after.index(who.user_id) + 1]]
    return Answer(night.with_parts(question_now(loaded.state.table).number, read))


def _by_bot(loaded: LoadedGame, who: Actor, _: str) -> Answer:
    return read_out(loaded, as_reader(loaded, who, is_missed=True))


def _vote(loaded: LoadedGame, who: Actor, value: str) -> Answer:
    """Vote, or choose as the leader; the question closes once everyone has voted."""
    if value not in choices(loaded):
        raise Declined("night-no-such-choice")
    # With seats a vote of the explorer is the choice itself; all others advise.
    if loaded.row.lift and who.user_id == loaded.row.seats[seat_now(loaded)].user_id:
        require_playing_seat(loaded.row, who.user_id)
        return Answer(night_of(loaded.row), chosen(loaded, value))
    night = night_of(loaded.row)
    guest = guest_of(night, who.user_id)
    number = question_now(loaded.state.table).number
    voted = night.with_guest(alter(guest, silent=0)).with_vote(Ballot(number, guest.place, value))
    return closed(loaded, voted)


def require_half(loaded: LoadedGame) -> None:
    """Check that the question of a tale, if one is open, is not decided for most of the guests.

    Raises Declined.
    """
    if step_of(loaded) in _TELLING and not half_answered(loaded):
        raise Declined("night-half-first")


def _decide_now(loaded: LoadedGame, who: Actor, _: str) -> Answer:
    night = as_leader(loaded, who)
    if not who.stands_in:
        require_half(loaded)
    return Answer(night, when_due(loaded), tell_when_due(loaded, night))


def _answer_tale(loaded: LoadedGame, who: Actor, value: str) -> Answer:
    """Answer the opening of the tale, or in its finale; it goes on once everyone has."""
    night = night_of(loaded.row)
    guest = guest_of(night, who.user_id)
    spoken = night.with_guest(alter(guest, silent=0))
    return closed(loaded, with_answer(loaded, spoken, guest, value))


def _play_card(loaded: LoadedGame, who: Actor, _: str) -> Answer:
    """Play the guest's secret card; who does that is not silent."""
    night = night_of(loaded.row)
    telling = Telling(card=card_to_play(loaded, who))
    return Answer(night.with_guest(alter(guest_of(night, who.user_id), silent=0)), telling=telling)


def _yes(loaded: LoadedGame, who: Actor, value: str) -> Answer:
    """Agree that the guest's own villager is hurt, or take that back."""
    night = night_of(loaded.row)
    guest = guest_of(night, who.user_id)
    villager = VillagerId(value)
    if not may_be_hurt(loaded, value):
        raise Declined("stale-question")
    if guest not in holders(night, villager):
        raise Declined("night-not-yours")
    number = loaded.state.table.questions[0].number
    agreed = [name for name in night.votes(number).get(guest.place, "").split("+") if name]
    changed = [name for name in agreed if name != value] if value in agreed else [*agreed, value]
    return Answer(night.with_vote(Ballot(number, guest.place, "+".join(changed))))


def _exert(loaded: LoadedGame, who: Actor, _: str) -> Answer:
    night = as_leader(loaded, who)
    effort = exertion(loaded.game, loaded)
    if effort is None:
        raise Declined("night-no-yes")
    return Answer(night, effort)


def _stop(loaded: LoadedGame, who: Actor, _: str) -> Answer:
    return Answer(as_leader(loaded, who), Exert(GROUP))


def _reroll(loaded: LoadedGame, who: Actor, value: str) -> Answer:
    return Answer(as_leader(loaded, who), Reroll(GROUP, VillagerId(value)))


def _pick(loaded: LoadedGame, who: Actor, value: str) -> Answer:
    """Pick a reward as the leader; guests volunteer their own villagers for an injury.

    No guest gives another's away; without a volunteer the leader does as the clock would.
    """
    question, night = loaded.state.table.questions[0], night_of(loaded.row)
    assert isinstance(question, TakeReward)
    if question.reward == Reward.VILLAGER and value:
        guest, villager = guest_of(night, who.user_id), VillagerId(value)
        if guest not in holders(night, villager):
            raise Declined("night-not-yours")
        night = night.with_vote(Ballot(question.number, guest.place, value))
        if unasked(loaded, night, villager):  # the others who hold them have not said so
            return Answer(night)
    else:
        night = as_leader(loaded, who)
    return Answer(night, Pick(GROUP, value or first_pick(loaded, night)))


def _rest(loaded: LoadedGame, who: Actor, _: str) -> Answer:
    guest_of(night_of(loaded.row), who.user_id)
    return Answer(night_of(loaded.row), when_due(loaded))


def _on(loaded: LoadedGame, who: Actor, _: str) -> Answer:
    guest_of(night_of(loaded.row), who.user_id)
    return Answer(night_of(loaded.row), moves_on=True)


_READING = (Step.READ, Step.END, Step.TALE)
_TELLING = (Step.OPENING, Step.FINALE)

ANSWERS: Mapping[NightVerb, tuple[tuple[Step, ...], Callable[[LoadedGame, Actor, str], Answer]]] = {
    NightVerb.GO: ((Step.GATHER,), _go),
    NightVerb.ALONG: ((Step.GATHER,), _along),
    NightVerb.HEARD: (_READING, _mark_read),
    NightVerb.BOT: (_READING, _by_bot),
    NightVerb.VOTE: ((Step.CHOOSE,), _vote),
    NightVerb.CLOSE: ((Step.CHOOSE, *_TELLING), _decide_now),
    NightVerb.TALE: (_TELLING, _answer_tale),
    NightVerb.PLAY: (tuple(Step), _play_card),
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
