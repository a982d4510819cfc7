"""The tale of a night: drawn at its beginning, decided in its finale. Not in the rulebook."""

from collections.abc import Iterator, Sequence

from rules import facts as f
from rules.cards import VILLAGERS
from rules.change_tale import tale_of
from rules.dice import Dice
from rules.editions import Game
from rules.ply import Ply, PlyResult
from rules.questions import AnswerTale
from rules.record import record
from rules.scoring import end_game
from rules.table import FIRST_SEAT, GameState, Player, Table, Tale, TaleResult
from rules.tale_light import light_of
from rules.words import Area, FinaleAnswer, SecretCard, TaleAnswer, TaleEnding, TaleId, VillagerId

_FIRST_LIGHT = 1
"""The light that the first answer to the opening gives."""

_SECOND_LESS = 1
"""How many lanterns less the deed takes after the second answer."""

_DEED, _DEED_EACH = 0.8, 0.47
_DARK, _DARK_EACH = 7, 0.44
"""What the deed and the dark take of each die: half of those who go ahead, or hold, is enough."""

_DEED_BEFORE, _DARK_BEFORE = 0.5, (5, 0.45)
"""The same on nights that began before guests took all their villagers along."""

_STREAM = "tale"


@record
class Step:
    """What a guest, by their place, does in the finale, and the villagers who go with them."""

    place: int
    answer: FinaleAnswer
    villagers: tuple[VillagerId, ...]


def draw(dice: Dice, pool: Sequence[TaleId]) -> TaleId:
    """Return the tale that the dice draw."""
    return dice.shuffle(_STREAM, pool)[0]


def begin(
    game: Game,
    state: GameState,
    dice: Dice,
    tale: TaleId | None,
    pool: tuple[TaleId, ...],
    *,
    guests: int,
) -> PlyResult:
    """Begin a tale of so many guests before the first journey: the one chosen, or one drawn."""
    ply = Ply(game, state, dice)
    for question in state.table.questions:
        ply.emit(f.Answered(question.number))
    light = light_of(game.variant.journeys, guests)
    drawn_from = () if tale else pool
    told, cards = tale or draw(dice, pool), tuple(SecretCard)
    ply.emit(f.TaleBegun(told, light, drawn_from, cards, max(1, guests)))
    ply.emit(f.Asked(AnswerTale(ply.table.next_question, FIRST_SEAT)))
    return ply.result()


def answer_opening(game: Game, state: GameState, answer: TaleAnswer) -> PlyResult:
    """Answer the opening for the village, and ask for the first journey."""
    assert is_opening(state.table)
    ply = Ply(game, state, Dice(b"", 0))
    ply.emit(f.Answered(state.table.questions[0].number))
    ply.emit(f.OpeningAnswered(answer, _FIRST_LIGHT if answer is TaleAnswer.FIRST else 0))
    ply.ask_turn(FIRST_SEAT)
    return ply.result()


def face_finale(game: Game, state: GameState, steps: Sequence[Step], dice: Dice) -> PlyResult:
    """Roll the dice of each guest's villagers, decide how the tale ends, and end the night."""
    assert is_finale(state.table)
    ply = Ply(game, state, dice)
    ply.emit(f.Answered(state.table.questions[0].number))
    counts = dict.fromkeys(FinaleAnswer, 0)
    for step in steps:
        rolled = list(_roll(step, dice))
        counts[step.answer] += sum([one.lanterns for one in rolled])
        for fact in rolled:
            ply.emit(fact)
    tale = tale_of(state.table)
    result = _result(tale, counts, sum([len(step.villagers) for step in steps]))
    ply.emit(f.TaleEnded(result))
    ply.emit(f.RoundEnded(ply.table.round))
    end_game(ply)
    return ply.result()


def stream_of(place: int, die: int) -> str:
    """Return the name of a guest's die in the finale; they have one for each villager, from 0."""
    return f"finale {place} {die}" if die else f"finale {place}"


def is_opening(table: Table) -> bool:
    """Return whether the village is asked for its answer to the opening."""
    return _is_asked(table) and tale_of(table).answer is None


def is_finale(table: Table) -> bool:
    """Return whether the guests are asked for their answers in the finale."""
    return _is_asked(table) and tale_of(table).answer is not None


def able(player: Player) -> tuple[VillagerId, ...]:
    """List the villagers who go along in the finale: all who are not hurt, or else everybody."""
    well = [one.id for one in player.villagers if one.area is not Area.INJURED]
    return tuple(well or [one.id for one in player.villagers])


def deed_needs(tale: Tale, dice: int) -> int:
    """Return how many lanterns of those who go ahead the deed takes of so many dice in all."""
    needs = _DEED + _DEED_EACH * dice if tale.guests else _DEED_BEFORE * dice
    return max(1, round(needs) - (_SECOND_LESS if tale.answer is TaleAnswer.SECOND else 0))


def darkness(tale: Tale, dice: int) -> int:
    """Return how much light the dark of the finale takes of so many dice in all."""
    dark, each = (_DARK, _DARK_EACH) if tale.guests else _DARK_BEFORE
    return dark + round(each * dice)


def _roll(step: Step, dice: Dice) -> Iterator[f.FinaleRolled]:
    for die, villager in enumerate(step.villagers):
        value = dice.roll(stream_of(step.place, die))
        lanterns = VILLAGERS[villager].lanterns(value)
        yield f.FinaleRolled(FIRST_SEAT, step.place, step.answer, villager, value, lanterns, die)


def _result(tale: Tale, counts: dict[FinaleAnswer, int], dice: int) -> TaleResult:
    need, dark = deed_needs(tale, dice), darkness(tale, dice)
    deed, light = counts[FinaleAnswer.AHEAD], tale.light + counts[FinaleAnswer.HOLD]
    match deed >= need, light >= dark:
        case True, True:
            ending = TaleEnding.BOTH
        case True, False:
            ending = TaleEnding.DEED
        case False, True:
            ending = TaleEnding.LIGHT
        case _:
            ending = TaleEnding.NEITHER
    return TaleResult(ending, deed, need, light, dark)


def _is_asked(table: Table) -> bool:
    return any([isinstance(question, AnswerTale) for question in table.questions])
