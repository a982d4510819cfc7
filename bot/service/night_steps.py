"""Say what a night is at and when a question is closed: pure functions of the game and the night.

Nothing of this is stored: it follows from the open question, from what the panel still has to tell,
and from what the guests have said, so that a restart at any moment shows the same stage.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.model.games import GameRow
from bot.model.nights import DecidedBy, Guest, Night, Step
from bot.model.open_game import OpenGame
from bot.model.stories import Chapter, Story
from bot.service.night_roles import leader, reader
from bot.service.stories import stories_of
from rules import encounter, explore
from rules.actions import Action, Choose, Exert, Explore, Pick
from rules.book import Option
from rules.cards import VILLAGERS
from rules.editions import VARIANTS, Game
from rules.facts import Asked
from rules.proposals import rest_with_drinks
from rules.questions import ChooseOption, RestVillagers, SpendEffort, TakeReward, TakeTurn
from rules.solo.hiring_wish import worth
from rules.table import FIRST_SEAT, Table
from rules.words import Area, Seat, VillagerId

GROUP: Seat = FIRST_SEAT
"""The seat of everybody."""

PARTY = 2
"""How many a leader sends below; a third goes where its holder has offered it."""

PAYING = "-pay"
"""What a vote ends in that also pays for its choice's bonus line."""


def night_of(row: GameRow) -> Night:
    """Return what a game has as a night."""
    assert row.night is not None
    return row.night


def told(opened: OpenGame) -> Story | None:
    """Return the story that is over and that the stage still tells."""
    stories = stories_of(opened.panel_plies)
    return stories[-1] if stories and stories[-1].is_over else None


def ended(opened: OpenGame) -> Chapter | None:
    """Return the paragraph that is settled, and whose end is still its reader's alone."""
    stories = stories_of(opened.panel_plies)
    settled = [one for one in stories[-1].chapters if one.settled] if stories else []
    night = night_of(opened.row)
    return settled[-1] if settled and night.reads_end(question_of(settled[-1])) else None


def question_of(chapter: Chapter) -> int:
    """Return the number of the question that a paragraph asked; 0 where it asked none."""
    asked = [one.question for one in chapter.facts if isinstance(one, Asked)]
    return next((one.number for one in asked if isinstance(one, ChooseOption)), 0)


def journey_of(opened: OpenGame) -> int:
    """Return the number of the journey that is under way, told, or next; it counts from 1."""
    table = opened.state.table
    assert table.night is not None
    begun = VARIANTS[opened.row.variant].journeys - table.night.left
    is_next = table.expedition is None and told(opened) is None and not table.over
    return begun + 1 if is_next else begun


def step_of(opened: OpenGame) -> Step:
    """Return what a night is at; the last story of all is told with the end of the night."""
    if not opened.state.table.over and ended(opened):
        return Step.END
    if not opened.state.table.over and told(opened):
        return Step.TOLD
    return question_step(opened.row, opened.state.table, journey_of(opened))


def question_step(row: GameRow, table: Table, journey: int) -> Step:
    """Return what a night is at by its open question alone, once its last story is told."""
    if table.over:
        return Step.OVER
    question = table.questions[0]
    match question:
        case TakeTurn():
            return Step.GATHER
        case ChooseOption():
            read = night_of(row).is_read(question.number) or not next_reader(row, table, journey)
            return Step.CHOOSE if read else Step.READ
        case SpendEffort():
            return Step.FURTHER
        case TakeReward():
            return Step.REWARD
        case RestVillagers():
            return Step.REST
        case _:
            raise AssertionError(question)


def leader_now(opened: OpenGame) -> Guest | None:
    """Return who leads now."""
    return leader(night_of(opened.row), journey_of(opened))


def reader_now(opened: OpenGame) -> Guest | None:
    """Return who reads now, or will read the next paragraph; None where the bot does."""
    chapter = None if opened.state.table.over else ended(opened)
    if chapter is not None:
        return night_of(opened.row).reads_end(question_of(chapter))
    return next_reader(opened.row, opened.state.table, journey_of(opened))


def next_reader(row: GameRow, table: Table, journey: int) -> Guest | None:
    """Return who reads the open paragraph, or will read the next one; None where the bot does."""
    chapter = len(table.expedition.path) if table.expedition else 1
    return reader(night_of(row), journey, chapter, row.host_id)


def decide(
    votes: Mapping[int, str],
    order: Sequence[str],
    here: Sequence[int],
    leads: int | None,
    mode: DecidedBy,
    *,
    is_due: bool,
) -> str | None:
    """Return the vote that closes a choice; None while it is open.

    `votes` and `here` go by place; `order` lists what can be chosen, from the lowest explore number
    on. It is closed once all have spoken, the leader has said so, or the time is over (`is_due`).
    The leader decides, and where they are silent the most advised; where the table decides, most
    votes do, and the leader breaks a tie. What is left of a tie falls to the lower explore number.
    """
    spoken = {place: vote for place, vote in votes.items() if place in here and vote in order}
    if not is_due and len(spoken) < len(here):
        return None
    own = spoken.get(leads) if leads is not None else None
    if mode == DecidedBy.LEADER and own is not None:
        return own
    counted = Counter(spoken.values())
    most = [vote for vote in order if counted[vote] == max(counted.values(), default=0)]
    return own if own in most else most[0]


def choices(opened: OpenGame) -> list[str]:
    """List the votes that the open paragraph allows, from the lowest explore number on."""
    player = opened.state.table.players[GROUP]
    found: list[tuple[int, int, str]] = []
    for index, option in enumerate(encounter.options(opened.game, opened.state.table)):
        if option.offer is None or option.offer in player.items:
            least = option.tiers[0].explore
            found.append((least, index, str(index)))
            if can_pay(option, player.coins):
                found.append((least, index, f"{index}{PAYING}"))
    return [vote for _, _, vote in sorted(found)]


def can_pay(option: Option, coins: int) -> bool:
    """Tell whether a choice has a bonus line that the village can pay for in coins."""
    return 0 < explore.price_of(option) <= coins


def chosen(vote: str) -> Choose:
    """Return the action of a vote."""
    index = vote.removesuffix(PAYING)
    return Choose(GROUP, int(index), paying=vote != index)


def ready(table: Table) -> tuple[VillagerId, ...]:
    """List the villagers who may go below."""
    return table.players[GROUP].villagers_in(Area.READY)


def party(opened: OpenGame) -> tuple[VillagerId, ...]:
    """Return who is filled in to go below: the leader's own, then the best, then who was offered.

    The third comes with their holder's word alone.
    """
    table, night, led = opened.state.table, night_of(opened.row), leader_now(opened)
    own = led.villagers if led else ()
    best = sorted(ready(table), key=lambda v: (v not in own, -worth(v)))[:PARTY]
    return (*best, *_offered(night, table, best)[:1])


def _offered(night: Night, table: Table, going: Sequence[VillagerId]) -> list[VillagerId]:
    """List the villagers whose holders want to come along, in the order in which they said so."""
    votes = night.votes(table.questions[0].number).values()
    can = [v for v in ready(table) if v not in going]
    return [VillagerId(vote) for vote in votes if vote in can]


def on_own_offer(opened: OpenGame, guest: Guest) -> VillagerId | None:
    """Return whom a guest may send along as the third: the best of theirs who can."""
    night, table = night_of(opened.row), opened.state.table
    two = party(opened)[:PARTY]
    can = [v for v in ready(table) if v in guest.villagers and v not in two]
    said = night.votes(table.questions[0].number).get(guest.place)
    return None if said or not can else max(can, key=worth)


def willing(opened: OpenGame) -> tuple[VillagerId, ...]:
    """List those of the party whose holders agree that they are hurt, in the order of the yeses."""
    night, table = night_of(opened.row), opened.state.table
    said = night.votes(table.questions[0].number).values()
    below = table.players[GROUP].villagers_in(Area.CAVE)
    names = [name for vote in said for name in vote.split("+")]
    return tuple([VillagerId(name) for name in dict.fromkeys(names) if name in below])


def exertion(game: Game, opened: OpenGame) -> Exert | None:
    """Return the effort that the yeses are enough for; None where they reach nothing."""
    table, able = opened.state.table, willing(opened)
    below = table.players[GROUP].villagers_in(Area.CAVE)
    helpful = [n for n in encounter.exert_counts(game, table, len(below)) if n <= len(able)]
    return Exert(GROUP, able[: max(helpful)]) if helpful else None


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
            return chosen(vote)
        case Step.FURTHER:
            return Exert(GROUP)
        case Step.REWARD:
            assert isinstance(question, TakeReward)
            return Pick(GROUP, question.picks[0])
        case Step.REST:
            return rest_with_drinks(table.players[GROUP], GROUP)
        case Step.READ | Step.END | Step.TOLD | Step.OVER:
            return None


def closing_vote(opened: OpenGame, night: Night, *, is_due: bool) -> str | None:
    """Return the vote that closes the open paragraph of a night; None while it is open."""
    journey = journey_of(opened)
    led = leader(night, journey)
    return decide(
        night.votes(opened.state.table.questions[0].number),
        choices(opened),
        [guest.place for guest in night.at(journey)],
        led.place if led else None,
        night.decide,
        is_due=is_due,
    )


def may_be_hurt(opened: OpenGame, villager: str) -> bool:
    """Tell whether a villager is one of the party below."""
    below = opened.state.table.players[GROUP].villagers_in(Area.CAVE)
    return villager in VILLAGERS and villager in below
