"""Companions remember who met them in a story, and say so: each time, once, and as it was."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random

import pytest

from bot.companions.people import Person, Strength
from bot.companions.thoughts import Reason, ReasonCode, Thought
from bot.delivery.outbox.languages import Languages
from bot.i18n.words import words_in
from bot.model.games import PlyRow, SeatRow
from bot.model.loaded_game import LoadedGame
from bot.model.plies import Ply
from bot.model.remarks import Explanation, Memory, MemoryCode, Remark, decode
from bot.service.plies.plies import NewPly, to_row
from bot.service.plies.stories import stories_of
from bot.service.seats.remarks import choose_remark, memories, wishes
from bot.service.tables.games import Games
from bot.text.narrator import narrator_of
from bot.text.remarks import remark_lines
from rules.actions import Accept, Action, Advance, Build, Explore, Labor, Pass, Refuse, Rest
from rules.book import Outcome
from rules.facts import EncounterSettled, Fact, RoundBegan, TurnBegan
from rules.words import BuildingId, Good, ParagraphNumber, Seat, VillagerId
from tests.bot.messages import posts
from tests.bot.people.test_beside_companions import sit_with
from tests.bot.server import SEED, Server
from tests.bot.sitting import play_to_the_end
from tests.tables import a_table

AT_MRS_AVERILLS = ParagraphNumber(20)
"""Its second choice costs reputation, and its third gains some with the second number."""

TOLD = {"build", "train", "explore", "harvest", "labor"}
People = Mapping[ParagraphNumber, tuple[str, ...]]


def let_meet(server: Server, monkeypatch: pytest.MonkeyPatch, people: Iterable[str]) -> None:
    """Have each paragraph of the book meet these people."""
    books = server.parts[Games].books
    book, met = books[books.default], tuple(people)
    memory = replace(
        book.stories.memory, people=dict.fromkeys(map(ParagraphNumber, range(1, 300)), met)
    )
    meeting = replace(book, stories=replace(book.stories, memory=memory))
    monkeypatch.setitem(books._loaded, books.default, meeting)


async def test_in_a_whole_game_each_story_is_remembered_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_meet(server, monkeypatch, Person)
    server.sow(SEED)
    await sit_with(server, 2, people=2)
    await play_to_the_end(server, Random(3))
    loaded, plies = await server.loaded(), await server.parts[Games].history.plies(1)
    for held in loaded.row.companions:
        due = remembered(plies, held.seat)
        remarks = [ply.remark for ply in plies if ply.seat == held.seat]
        remarks = [one for one in remarks if isinstance(one, Memory)]
        assert len(remarks) > 2
        assert [one.ply for one in remarks] == due


def remembered(plies: list[Ply], seat: Seat) -> list[int]:
    """List the stories of others, by the ply of their end, that a seat had a move to speak of."""
    ends = {s.last: s.chapters[-1] for s in stories_of(plies) if s.is_over and s.seat != seat}
    settled = [ply.ply for ply in plies if any(isinstance(f, EncounterSettled) for f in ply.facts)]
    waiting, due, has_spoken = list[int](), list[int](), False
    for ply in plies:
        if ply.seat == seat and ply.action and ply.action.kind in TOLD:
            if waiting and not has_spoken:
                due.append(waiting.pop(0))
                has_spoken = True
            has_spoken = has_spoken or ply.remark is not None
        if ply.ply in ends:
            waiting.append(max(number for number in settled if number <= ply.ply))
        if any(isinstance(fact, RoundBegan) for fact in ply.facts):
            has_spoken = False
    return due


@pytest.mark.parametrize("seed", [3, 6])
async def test_what_is_remembered_is_told_to_the_table_even_before_a_trip(
    server: Server, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    let_meet(server, monkeypatch, Person)
    server.sow(bytes([seed]) * 32)
    await sit_with(server, 1)
    await play_to_the_end(server, Random(5))
    plies = [ply for ply in await server.parts[Games].history.plies(1) if ply.remark]
    assert any(isinstance(ply.action, Explore) for ply in plies)
    lines = remark_lines(server.parts[Languages].narrator(await server.loaded()), plies)
    posted = "\n".join(posts(server))
    assert [line for line in lines if line in posted] == lines


async def at_a_table_with(server: Server, person: Person) -> LoadedGame:
    """Start a game of Ann and a companion."""
    await server.open(1)
    await server.ann.slash(server.channel, "game companion", person=person)
    await server.ann.slash(server.channel, "game start")
    return await server.loaded()


def after(loaded: LoadedGame, *facts: Fact, ply: int = 5) -> LoadedGame:
    """Return a game after a ply of Ann's with these facts."""
    made = Ply(ply, Seat(0), "", None, facts)
    return replace(loaded, past=loaded.past.after([made]))


def settlement(
    seat: SeatRow, number: int, tier: int | None, outcome: Outcome | None = None
) -> EncounterSettled:
    end = outcome or Outcome()
    return EncounterSettled(seat.seat, ParagraphNumber(number), 1, tier, 3, end, ())


@pytest.mark.parametrize("person", Person)
@pytest.mark.parametrize(
    ("tier", "reputation", "code"),
    [
        (0, 0, MemoryCode.WELL),
        (0, 1, MemoryCode.WELL),
        (0, -1, MemoryCode.WRONGED),
        (None, -1, MemoryCode.BADLY),
    ],
)
async def test_each_person_has_a_line_for_what_was_done(
    server: Server, person: Person, tier: int | None, reputation: int, code: MemoryCode
) -> None:
    loaded = await at_a_table_with(server, person)
    people = loaded.book.stories.memory.people
    number = next(number for number, met in people.items() if person in met)
    (ann,), (held,) = loaded.row.present, loaded.row.companions
    later = after(loaded, settlement(ann, number, tier, Outcome(reputation=reputation)))
    (memory,) = memories(later, held)
    assert memory == Memory(person, code, ann.seat, 5)
    remarks = [choose_remark([memory], held.seat, [])]
    for language in ("en", "es", "ja"):
        narrator = narrator_of(loaded.row, words_in(language), loaded.book.stories)
        (line,) = remark_lines(narrator, [Ply(6, held.seat, "", None, (), remark=remarks[0])])
        assert "ann" in line
    assert memories(loaded, held) == []


@pytest.mark.parametrize(
    ("choice", "tier", "code"), [(1, 0, MemoryCode.WRONGED), (2, 1, MemoryCode.WELL)]
)
async def test_mrs_averill_remembers_how_a_village_has_behaved(
    server: Server, choice: int, tier: int, code: MemoryCode
) -> None:
    loaded = await at_a_table_with(server, Person.AVERILL)
    (ann,), (held,) = loaded.row.present, loaded.row.companions
    option = loaded.book.book.paragraphs[AT_MRS_AVERILLS].options[choice]
    end = settlement(ann, AT_MRS_AVERILLS, tier, option.tiers[tier].outcome)
    (memory,) = memories(after(loaded, end), held)
    assert memory.code == code


async def test_a_trip_through_several_paragraphs_is_remembered_once(server: Server) -> None:
    loaded = await at_a_table_with(server, Person.PECK)
    (ann,), (held,) = loaded.row.present, loaded.row.companions
    on = after(loaded, settlement(ann, 155, 0, Outcome(leads_to=ParagraphNumber(156))))
    later = after(after(on, settlement(ann, 156, 0), ply=7), settlement(ann, 44, None), ply=9)
    assert [one.ply for one in memories(on, held)] == [5]
    assert [(one.ply, one.code) for one in memories(later, held)] == [
        (7, MemoryCode.WELL),
        (9, MemoryCode.BADLY),
    ]
    assert memories(after(loaded, settlement(held, 44, 0)), held) == []


MEMORY = Memory(Person.PECK, MemoryCode.WELL, Seat(0), 5)
REASON = Explanation(Person.PECK, ReasonCode.LIKES_IT, "build", "inn")
OWN = Seat(1)
STATE = a_table()


def row(
    ply: int,
    action: Action | None = None,
    *facts: Fact,
    remark: Remark | None = None,
    by_hand: bool = False,
) -> PlyRow:
    """Return the row of a ply of the companion's seat; its state is read by nobody."""
    made = NewPly(OWN, action, facts, STATE, "", 1 if by_hand else None, remark=remark)
    return to_row(made, ply, b"")


TURN, ROUND = TurnBegan(OWN), RoundBegan(2, OWN)


def test_a_story_is_spoken_of_once() -> None:
    assert choose_remark([MEMORY], OWN, [row(6, None, TURN)]) == MEMORY
    before = row(7, Labor(OWN, ()), TURN, remark=decode("peck met_well 0 5"))
    assert choose_remark([MEMORY], OWN, [before]) is None
    other = Memory(Person.PECK, MemoryCode.WELL, Seat(0), 8)
    assert choose_remark([MEMORY, other], OWN, [before, row(8, None, ROUND)]) == other
    assert choose_remark([MEMORY, other], OWN, [row(6, Pass(OWN, idle=True))]) == MEMORY


def test_what_was_said_before_stories_were_named_is_not_said_again() -> None:
    before = row(7, Labor(OWN, ()), TURN, remark=decode("peck met_badly 0"))
    assert choose_remark([MEMORY], OWN, [before]) is None
    assert choose_remark([replace(MEMORY, ply=8)], OWN, [before, row(8, None, ROUND)])


def test_a_neighbour_does_not_remember_what_its_seats_person_has_answered_to() -> None:
    assert choose_remark([MEMORY], OWN, [row(6, Labor(OWN, ()), TURN, by_hand=True)]) is None
    assert choose_remark([MEMORY], OWN, [row(4, Labor(OWN, ()), TURN, by_hand=True)])


def test_a_companion_speaks_once_a_round() -> None:
    remarked = row(7, Labor(OWN, ()), remark=decode("peck likes_it labor"))
    later = [row(6, None, ROUND), remarked, row(8, None, TURN)]
    assert choose_remark([REASON], OWN, later) is None
    assert choose_remark([MEMORY, REASON], OWN, later) is None
    assert choose_remark([REASON], OWN, [*later, row(9, None, ROUND)])


@pytest.mark.parametrize(
    ("action", "is_remarked"),
    [
        (Labor(OWN, ()), True),
        (Build(OWN, VillagerId("builder-1"), BuildingId("inn")), True),
        (Advance(OWN, (Good.FISH,)), False),
        (Rest(OWN), False),
        (Accept(OWN), False),
        (Refuse(OWN), False),
        (Pass(OWN), False),
    ],
)
async def test_nothing_is_said_of_a_dull_move(
    server: Server, action: Action, *, is_remarked: bool
) -> None:
    loaded = await at_a_table_with(server, Person.PECK)
    (ann,), (held,) = loaded.row.present, loaded.row.companions
    reason = Reason(ReasonCode.LIKES_IT, action.kind)
    later = after(loaded, settlement(ann, 44, 0))
    assert bool(wishes(later, held, Thought(action, (reason,)))) is is_remarked


async def test_even_who_thinks_aloud_speaks_once_a_round_and_of_no_dull_move(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_meet(server, monkeypatch, Person)
    server.sow(SEED)
    await server.open(2)
    for strength in (Strength.NEIGHBOUR, Strength.OLD_HAND):
        await server.ann.slash(server.channel, "game companion", strength=strength)
    await server.ann.slash(server.channel, "game companion", what="aloud")
    await server.ann.slash(server.channel, "game start")
    await play_to_the_end(server, Random(8))
    plies, counts = await server.parts[Games].history.plies(1), dict[Seat, int]()
    for ply in plies:
        if ply.remark and ply.action:
            assert ply.action.kind in TOLD
            counts[ply.seat] = counts.get(ply.seat, 0) + 1
            assert counts[ply.seat] < 2
        if any(isinstance(fact, RoundBegan) for fact in ply.facts):
            counts.clear()
    assert any(ply.action and ply.action.kind not in (*TOLD, "pass", "rest") for ply in plies)
