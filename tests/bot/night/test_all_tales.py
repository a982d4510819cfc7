"""Each tale is played once to its ending, by the rules, and told in the words of each language."""

from bot.delivery.outbox.languages import Languages
from bot.i18n.words import words_in
from bot.service.night.steps import night_of
from bot.text.tales import ending_parts, finale_entry, opening_entry, tale_told
from encounters.tales import tale_ids
from rules import tale as rules_tale
from rules.dice import Dice
from rules.editions import NEWEST, NIGHTS, Game
from rules.facts import Fact, SignTold
from rules.record import alter
from rules.table import Tale
from rules.words import FinaleAnswer, Seat, TaleEnding, TaleId
from tests.bench.tales import play
from tests.bot.fireside import Fireside
from tests.shipped import shipped

LANGUAGES = ("en", "es", "ja", "es-ES")
GROUP = Seat(0)


def played(tale: TaleId, number: int) -> tuple[list[Fact], Tale]:
    """Play a night of three guests to its ending; return what happened, and its tale."""
    game = Game(NEWEST, shipped().book, variant=NIGHTS[0])
    night = play(game, number, 3, tale)
    able = rules_tale.able(night.state.table.players[GROUP])
    steps = [
        rules_tale.Step(place, answer, (able[place % len(able)],))
        for place, answer in enumerate([*FinaleAnswer, FinaleAnswer.AHEAD])
    ]
    ended = rules_tale.face_finale(game, night.state, steps, Dice(b"finale", number))
    return [*night.facts, *ended.facts], rules_tale.tale_of(ended.state.table)


async def test_each_tale_is_told_from_its_opening_to_its_ending(fire: Fireside) -> None:
    loaded = await fire.begin(tale="long-bean")
    narrator = fire.bot.parts[Languages].narrator(loaded)
    endings: set[TaleEnding] = set()
    for number, tale in enumerate(tale_ids()):
        facts, ended = played(tale, number)
        assert ended.result is not None
        endings.add(ended.result.ending)
        signs = [one for one in facts if isinstance(one, SignTold)]
        assert [one.index for one in signs] == [0, 1, 2]
        told: set[str] = set()
        for words in map(words_in, LANGUAGES):
            tells = alter(narrator, words=words, tale=tale)
            _, lines = tale_told(tells, signs) or ("", [])
            parts = [*opening_entry(tells, facts), *lines, *ending_parts(tells, ended)]
            parts += finale_entry(tells, night_of(loaded.row), tale, facts)
            assert len(parts) == 3 + 3 + 3 + 4
            assert all(part.strip() and "{" not in part for part in parts), (tale, words.language)
            assert all(person.name in parts[-2] for person in fire.people)
            told.add(parts[1])
        assert len(told) >= 3  # Spain's Spanish may be that of all
    assert len(endings) > 1
