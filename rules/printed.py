"""Play from the printed book: the player to the left reads it, and enters what it says.

Source: final rulebook, "Explore": the player to the left reads, and keeps the rewards secret.
"""

from rules import encounter
from rules.actions import Describe, Tell
from rules.dice import Dice
from rules.editions import Game
from rules.errors import Code, Refusal
from rules.facts import Answered, Asked, ExploreNumbersTold, ItemsSpent, RewardTold
from rules.offers import Blank, Offer, Value
from rules.ply import Ply, PlyResult
from rules.questions import ChooseOption, ReadParagraph, TellReward
from rules.table import ITEMS, GameState, Table
from rules.words import Seat, Special

_MOST_NUMBERS = 2
_HIGHEST_NUMBER = 12
_MOST_ITEMS = 6
_MOST_STEPS = 3
_LAST_PARAGRAPH = 999

_NUMBERS = tuple(range(_HIGHEST_NUMBER + 1))
_COUNTS = tuple(range(_HIGHEST_NUMBER + 1))
_STEPS = tuple(range(-_MOST_STEPS, _MOST_STEPS + 1))


def offer_description() -> Offer:
    """Offer to enter the explore numbers of up to three options."""
    most = _MOST_NUMBERS
    return Offer(
        "describe",
        (
            Blank("first", _NUMBERS, many=True, most=most),
            Blank("second", _NUMBERS, many=True, least=0, most=most),
            Blank("third", _NUMBERS, many=True, least=0, most=most),
        ),
    )


def check_description(action: Describe) -> Refusal | None:
    """Return why these cannot be the explore numbers of a paragraph."""
    skipped = action.third and not action.second
    good = action.first and not skipped and all(map(_can_stand, action.options))
    return None if good else Refusal(Code.BAD_PARAGRAPH)


def play_description(ply: Ply, question: ReadParagraph, action: Describe) -> None:
    """Accept the explore numbers from the player to the left, and let the explorer choose."""
    ply.emit(ExploreNumbersTold(question.explorer, action.options))
    ply.emit(Asked(ChooseOption(ply.table.next_question, question.explorer)))


def offer_reward(table: Table, question: TellReward) -> Offer:
    """Offer to enter the result of the paragraph; all of it may be left out."""
    held = tuple(dict.fromkeys(table.players[question.explorer].items))
    paragraphs = tuple(range(1, _LAST_PARAGRAPH + 1))
    return Offer(
        "tell",
        (
            _count("coins"),
            _count("pay"),
            Blank("gain", ITEMS * _MOST_ITEMS, many=True, least=0, most=_MOST_ITEMS),
            Blank("choice", ITEMS, many=True, least=0, most=len(ITEMS)),
            Blank("reputation", _STEPS, default=0),
            Blank("cheapest_villager", (False, True), default=False),
            Blank("special", tuple(Special), least=0),
            _count("caves"),
            _count("building"),
            _count("injured"),
            Blank("lose", held, least=0),
            Blank("leads_to", paragraphs, least=0),
        ),
    )


def check_reward(table: Table, question: TellReward, action: Tell) -> Refusal | None:
    """Return why this cannot be the result of a paragraph."""
    items = table.players[question.explorer].items
    if action.lose is not None and action.lose not in items:
        return Refusal(Code.NOT_ENOUGH_ITEMS, need=1, what=action.lose)
    counts = (action.coins, action.pay, action.caves, action.building, action.injured)
    good = (
        all(count in _COUNTS for count in counts)
        and action.reputation in _STEPS
        and len(action.gain) <= _MOST_ITEMS
        and len(set(action.choice)) == len(action.choice)
        and (action.leads_to is None or 1 <= action.leads_to <= _LAST_PARAGRAPH)
    )
    return None if good else Refusal(Code.BAD_PARAGRAPH)


def play_reward(ply: Ply, question: TellReward, action: Tell) -> None:
    """Accept the outcome from the player to the left, and give it out."""
    outcome, explorer = action.outcome, question.explorer
    ply.emit(RewardTold(explorer, outcome, encounter.owed(outcome)))
    if action.lose is not None:
        ply.emit(ItemsSpent(explorer, (action.lose,)))
    encounter.charge_and_give(ply, explorer, outcome)


def hand_on(game: Game, state: GameState, question: ReadParagraph | TellReward) -> PlyResult:
    """Pass the printed book on to the next player when somebody cannot read from it.

    After the last of the others it goes to the explorer. Not a rule of the rulebook.
    """
    ply = Ply(game, state, Dice(b"", 0))
    ply.emit(Answered(question.number))
    left = Seat((question.seat + 1) % len(ply.table.players))
    ply.emit(Asked(type(question)(ply.table.next_question, left, question.explorer)))
    return ply.result()


def _can_stand(numbers: tuple[int, ...]) -> bool:
    rising = list(numbers) == sorted(set(numbers)) and len(numbers) <= _MOST_NUMBERS
    in_range = all(1 <= number <= _HIGHEST_NUMBER for number in numbers)
    return numbers == (0,) or (rising and in_range)


def _count(name: str) -> Blank:
    values: tuple[Value, ...] = _COUNTS
    return Blank(name, values, default=0)
