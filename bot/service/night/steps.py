"""Derive a night's step, and when a question is closed: pure functions of the game and the night.

None of this is stored: it depends on the open question, on the story that the panel still shows,
and on the guests' votes, so that after a restart the stage is the same.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.model.games import GameRow
from bot.model.loaded_game import LoadedGame
from bot.model.nights import PATIENCE, DecidedBy, Guest, Night, ReadBy, Step
from bot.model.stories import Chapter, Story
from bot.service.night import tales
from bot.service.night.roles import leader, reader_between, readers
from bot.service.plies.stories import stories_of
from rules import encounter, explore, tale
from rules.actions import Choose
from rules.book import Option
from rules.editions import VARIANTS
from rules.facts import Asked
from rules.paying import purse, tokens_for
from rules.questions import (
    AnswerTale,
    ChooseOption,
    Question,
    RestVillagers,
    SpendEffort,
    TakeReward,
    TakeTurn,
)
from rules.table import FIRST_SEAT, Table
from rules.words import Seat, SecretCard

GROUP: Seat = FIRST_SEAT
"""The seat that everyone shares."""

NOWHERE = -1
"""The place of a player who does not sit at an evening, but still plays."""

PAYING = "-pay"
"""The suffix of a vote that also pays for its choice's bonus line."""


def night_of(row: GameRow) -> Night:
    """Return the night of a game that has one."""
    assert row.night is not None
    return row.night


def current_story(loaded: LoadedGame) -> Story | None:
    """Return the story on the stage, under way or over; an evening shows none from before it."""
    stories, lift = stories_of(loaded.panel_plies), loaded.row.lift
    last = stories[-1] if stories else None
    return None if last and last.is_over and lift and last.last <= lift.ply else last


def finished_story(loaded: LoadedGame) -> Story | None:
    """Return the story on the stage if it is over."""
    story = current_story(loaded)
    return story if story and story.is_over else None


def unread_chapter(loaded: LoadedGame) -> Chapter | None:
    """Return the paragraph that is settled and whose end is not yet read out."""
    chapters = chapters_to_read(loaded)
    return chapters[0] if chapters else None


def chapters_to_read(loaded: LoadedGame) -> tuple[Chapter, ...]:
    """Return the paragraph whose end is not yet read out, and those after it without a choice.

    The reader of the end reads them all in one go.
    """
    story, night = current_story(loaded), night_of(loaded.row)
    chapters = story.chapters if story and loaded.row.status.is_under_way else ()
    asked = [place for place, one in enumerate(chapters) if one.settled and question_of(one)]
    if not asked or not night.reads_end(question_of(chapters[asked[-1]])):
        return ()
    return tuple([one for one in chapters[asked[-1] :] if one.settled])


def question_of(chapter: Chapter) -> int:
    """Return the number of the question that a paragraph asked; 0 where it asked none."""
    asked = [one.question for one in chapter.facts if isinstance(one, Asked)]
    return next((one.number for one in asked if isinstance(one, ChooseOption)), 0)


def journey_of(loaded: LoadedGame) -> int:
    """Return the number of the journey that is under way, shown, or next, from 1.

    An evening of a game played over days is one journey, numbered by the ply before it.
    """
    table, lift = loaded.state.table, loaded.row.lift
    if lift is not None:
        return lift.ply
    assert table.night is not None
    begun = VARIANTS[loaded.row.variant].journeys - table.night.left
    is_next = table.expedition is None and finished_story(loaded) is None and not table.over
    return begun + 1 if is_next else begun


def step_of(loaded: LoadedGame) -> Step:
    """Return a night's step; the last story of all is shown with the end of the night."""
    if unread_chapter(loaded):
        return Step.END
    if not loaded.state.table.over and finished_story(loaded):
        return Step.STORY
    return question_step(loaded.row, loaded.state.table, journey_of(loaded))


def question_step(row: GameRow, table: Table, journey: int) -> Step:
    """Return a night's step by its open question alone, once its last story is shown."""
    if table.over:
        return Step.TALE if tales.is_ending_unread(row, table) else Step.OVER
    if table.expedition is None and not row.is_night:
        return Step.TURN
    question = question_now(table)
    match question:
        case TakeTurn():
            return Step.GATHER
        case ChooseOption():
            read = night_of(row).is_read(question.number) or not next_readers(row, table, journey)
            return Step.CHOOSE if read else Step.READ
        case SpendEffort():
            return Step.FURTHER
        case TakeReward():
            return Step.REWARD
        case RestVillagers():
            return Step.REST
        case AnswerTale():
            is_read = night_of(row).is_read(question.number)
            if not is_read and tales.tale_reader(row, table):
                return Step.TALE
            return Step.OPENING if tale.is_opening(table) else Step.FINALE
        case _:
            return Step.TURN


def _reads_tonight(row: GameRow, explorer: Seat) -> Guest | None:
    """Return who reads at an evening, None for the bot: its host does not read to themselves."""
    night = night_of(row)
    if night.reader == ReadBy.BOT:
        return None
    host = night.guest(host_of(row))
    if night.reader == ReadBy.HOST and host and host.user_id != row.users[explorer]:
        return host
    return reader_between(night, row.users, explorer)


def question_now(table: Table) -> Question:
    """Return the question that the stage is about: below, it is the explorer's."""
    trip = table.expedition
    asked = [one for one in table.questions if trip and one.seat == trip.seat]
    return (*asked, *table.questions)[0]


def number_now(table: Table) -> int:
    """Return the number of the question that the stage is about; 0 where the game is over."""
    return question_now(table).number if table.questions else 0


def seat_now(loaded: LoadedGame) -> Seat:
    """Return the seat that is below, else the one whose story is shown, else the one asked."""
    table, story = loaded.state.table, finished_story(loaded)
    if table.expedition is not None:
        return table.expedition.seat
    return story.seat if story else table.questions[0].seat


def leader_now(loaded: LoadedGame) -> Guest | None:
    """Return the guest who leads now; in a game with seats, the player whose turn is shown."""
    row, night = loaded.row, night_of(loaded.row)
    if row.is_night:
        return leader(night, journey_of(loaded))
    held = row.seats[seat_now(loaded)]
    return night.guest(held.user_id) or Guest(NOWHERE, held.user_id, held.name, 0)


def host_of(row: GameRow) -> int:
    """Return the id of a night's or an evening's host."""
    return night_of(row).in_place(row.lift.host).user_id if row.lift else row.host_id


def open_to_all(loaded: LoadedGame) -> str | None:
    """Return when each guest may act for the one asked; None if they may not."""
    row = loaded.row
    if night_of(row).is_timed:
        return None
    if row.lift is None:
        return row.seats[GROUP].until
    since = max(loaded.recent[-1].at, row.lift.began)
    return (datetime.fromisoformat(since) + PATIENCE).isoformat(timespec="seconds")


def readers_now(loaded: LoadedGame) -> tuple[Guest, ...]:
    """List who reads now or will read the next paragraph, in turn; empty if the bot does."""
    chapter = unread_chapter(loaded)
    if chapter is not None:
        reads = night_of(loaded.row).reads_end(question_of(chapter))
        return (reads,) if reads else ()
    row, table = loaded.row, loaded.state.table
    if step_of(loaded) == Step.TALE:
        reads = tales.tale_reader(row, table)
        return (reads,) if reads else ()
    return next_readers(row, table, journey_of(loaded))


def reading_below(loaded: LoadedGame) -> tuple[Guest, ...]:
    """List who reads the paragraph on the stage, or has read it; empty if the bot does or did."""
    story, night = current_story(loaded), night_of(loaded.row)
    chapters = [one for one in story.chapters if question_of(one)] if story else []
    asked = question_of(chapters[-1]) if chapters else 0
    read = [one.place for one in night.recitals if one.question == asked and not one.is_end]
    if not asked or not read or step_of(loaded) == Step.END:
        return readers_now(loaded)
    return tuple([night.in_place(place) for place in read if place is not None])


def parts_read(loaded: LoadedGame) -> tuple[int, ...]:
    """List the places of those who have read their parts of the open paragraph that they share."""
    is_reading = step_of(loaded) == Step.READ
    return night_of(loaded.row).has_read(number_now(loaded.state.table)) if is_reading else ()


def next_part(loaded: LoadedGame) -> Guest | None:
    """Return who of those who share the open paragraph reads on; None where it is not read."""
    if step_of(loaded) != Step.READ:
        return None
    read = parts_read(loaded)
    return next((guest for guest in readers_now(loaded) if guest.place not in read), None)


def next_readers(row: GameRow, table: Table, journey: int) -> tuple[Guest, ...]:
    """List who reads the open paragraph or the next one, in turn; empty if the bot does."""
    if row.lift and table.expedition:
        reads = _reads_tonight(row, table.expedition.seat)
        return (reads,) if reads else ()
    chapter = len(table.expedition.path) if table.expedition else 1
    return readers(night_of(row), journey, chapter, row.host_id)


def decide(
    votes: Mapping[int, str],
    order: Sequence[str],
    here: Sequence[int],
    leads: int | None,
    mode: DecidedBy,
    *,
    audience: Sequence[int] = (),
    doubled: Sequence[int] = (),
    is_due: bool,
) -> str | None:
    """Return the vote that closes a choice; None while it is open.

    `votes` and `here` go by place; `order` lists what can be chosen, from the lowest explore number
    on. It is closed once everyone has voted, the leader closes it, or the time is over (`is_due`).
    The leader decides; without the leader's vote, most votes do. Where the table decides, most
    votes do, and the leader breaks a tie. Any other tie goes to the lower explore number. Those in
    the `audience` are not waited for, and together have one voice. The votes of those who are
    `doubled` count once more.
    """
    cast = {place: vote for place, vote in votes.items() if place in here and vote in order}
    if not is_due and len(cast) < len(here):
        return None
    own = cast.get(leads) if leads is not None else None
    if mode == DecidedBy.LEADER and own is not None:
        return own
    counted = Counter(cast.values())
    heard = Counter([votes[place] for place in audience if votes.get(place) in order])
    if heard:
        counted[max(order, key=lambda vote: heard[vote])] += 1
    counted.update([votes[place] for place in doubled if votes.get(place) in order])
    most = [vote for vote in order if counted[vote] == max(counted.values(), default=0)]
    return own if own in most else most[0]


def choices(loaded: LoadedGame) -> list[str]:
    """List the votes that the open paragraph allows, from the lowest explore number on."""
    player = loaded.state.table.players[seat_now(loaded)]
    funds = player.coins if loaded.row.is_night else purse(player)
    found: list[tuple[int, int, str]] = []
    for index, option in enumerate(encounter.options(loaded.game, loaded.state.table)):
        if option.offer is None or option.offer in player.items:
            least = option.tiers[0].explore
            found.append((least, index, str(index)))
            if can_pay(option, funds):
                found.append((least, index, f"{index}{PAYING}"))
    return [vote for _, _, vote in sorted(found)]


def can_pay(option: Option, coins: int) -> bool:
    """Return whether a choice has a bonus line that these coins can pay for."""
    return 0 < explore.price_of(option) <= coins


def chosen(loaded: LoadedGame, vote: str) -> Choose:
    """Return the action of a vote; where coins do not pay it all, ciders and potions may."""
    index, seat = vote.removesuffix(PAYING), seat_now(loaded)
    if vote == index:
        return Choose(seat, int(index))
    player = loaded.state.table.players[seat]
    option = encounter.options(loaded.game, loaded.state.table)[int(index)]
    ciders, potions = tokens_for(player, explore.price_of(option))
    return Choose(seat, int(index), paying=True, ciders=ciders, potions=potions)


def doubled(loaded: LoadedGame) -> list[int]:
    """List the places of those whose vote counts twice on the open choice, by a secret card."""
    tale, number = loaded.state.table.tale, number_now(loaded.state.table)
    played = tale.played if tale else ()
    voices = [
        one.place for one in played if one.card is SecretCard.VOICE and one.question == number
    ]
    night = night_of(loaded.row)
    users = [night.in_place(place).user_id for place in voices]
    return [guest.place for guest in night.here if guest.user_id in users]


def decided_by(loaded: LoadedGame) -> DecidedBy:
    """Return who decides on the open choice: most votes, if somebody has raised their voice."""
    return DecidedBy.TABLE if doubled(loaded) else night_of(loaded.row).decide


def closing_vote(loaded: LoadedGame, night: Night, *, is_due: bool) -> str | None:
    """Return the vote that closes the open paragraph of a night; None while it is open."""
    journey = journey_of(loaded)
    led = leader(night, journey)
    return decide(
        night.votes(question_now(loaded.state.table).number),
        choices(loaded),
        [guest.place for guest in night.at(journey)],
        led.place if led else None,
        decided_by(loaded),
        audience=[guest.place for guest in night.here if guest.since > journey],
        doubled=doubled(loaded),
        is_due=is_due,
    )
