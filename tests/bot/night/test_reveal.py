"""In the finale of a night's tale each answer is revealed by itself, of few and of many."""

from datetime import timedelta

from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.stages import StagePace
from bot.i18n.words import words_in
from bot.model.loaded_game import LoadedGame
from bot.model.names import PersonName
from bot.model.nights import Guest, Step
from bot.service.night.clock import time_for
from bot.text.room import LONGEST, room_of
from bot.ui.message import Message, Text
from bot.ui.tale_stage import reveal_frames
from encounters.tales import tale_ids
from rules.facts import FinaleRolled
from rules.record import alter
from rules.words import FinaleAnswer, Seat, TaleId
from tests.bot.fireside import Fireside
from tests.bot.server import Server
from tests.bot.surfaces import Surfaces

GUESTS = 25


def name_of(place: int) -> str:
    """Return a name as long as Discord takes."""
    return f"{place:02}".ljust(32, "n")


def of_many(loaded: LoadedGame, tale: TaleId) -> LoadedGame:
    """Return a finale as 25 guests have just played it, in another tale."""
    guests = [Guest(n, n + 1, PersonName(name_of(n)), 1) for n in range(GUESTS)]
    row = alter(loaded.row, night=alter(loaded.row.night, guests=tuple(guests), tale=tale))
    people = loaded.state.table.players[0].villagers
    rolls = [
        FinaleRolled(Seat(0), n, list(FinaleAnswer)[n % 2], people[n % len(people)].id, 4, 2)
        for n in range(GUESTS)
    ]
    last = alter(loaded.recent[-1], facts=tuple(rolls))
    told = alter(loaded.state.table.tale, id=tale)
    state = alter(loaded.state, table=alter(loaded.state.table, tale=told))
    return alter(loaded, row=row, state=state, recent=(last,))


def text(frame: Message) -> str:
    return "\n".join(block.content for block in frame.blocks if isinstance(block, Text))


async def test_each_answer_is_revealed_by_itself(server: Server, fire: Fireside) -> None:
    await fire.begin(tale="long-bean")
    await fire.until(Step.FINALE)
    surfaces = Surfaces(server)
    await fire.go_on()
    loaded = await fire.loaded()
    waiting = [one.text.count(" …") for one in surfaces.new() if " …" in one.text]
    assert waiting[-3:] == [3, 2, 1]
    for words in map(words_in, ("en", "es", "ja", "es-ES")):
        for tale in tale_ids():
            many = of_many(loaded, tale)
            narrator = server.parts[Languages].narrator(many, words)
            frames = reveal_frames(narrator, many, many.recent[-1].facts)
            assert len(frames) == GUESTS + 1
            for shown, frame in enumerate(frames):
                lines = text(frame).split("\n")[-GUESTS:]
                assert room_of(text(frame)) <= LONGEST
                assert [name_of(n) in line for n, line in enumerate(lines)] == [True] * GUESTS
                assert [line.endswith(" …") for line in lines] == [
                    n >= shown for n in range(GUESTS)
                ]
    # The ending still has its time to be read: its clock waits for the answers.
    many = of_many(loaded, tale_ids()[0])
    waits = time_for(many) - time_for(alter(many, recent=()))
    assert waits >= timedelta(seconds=GUESTS * StagePace().frame_seconds)


def test_a_finale_of_many_takes_a_minute_at_most() -> None:
    seconds = StagePace().frame_seconds
    assert seconds > 1  # Discord takes five edits in five seconds
    assert (GUESTS + 1) * (seconds + 0.5) < 60
