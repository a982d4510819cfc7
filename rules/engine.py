"""Offer, check and play actions: the matches that call one file for each rule."""

from typing import assert_never

from rules import (
    advance,
    build,
    encounter,
    explore,
    harvest,
    labor,
    market,
    night,
    printed,
    rest,
    rounds,
    train,
)
from rules.actions import (
    Accept,
    Action,
    Advance,
    Build,
    Choose,
    Describe,
    Exert,
    Explore,
    Harvest,
    Labor,
    OfferToBuy,
    Pass,
    Pick,
    PutUpForSale,
    RefreshRow,
    Refuse,
    Reroll,
    Rest,
    TakeBack,
    Tell,
    Train,
    Withdraw,
)
from rules.answers import question_for
from rules.dice import Dice
from rules.editions import Game
from rules.errors import Code, IllegalAction, Refusal
from rules.facts import Answered
from rules.idle import is_idle
from rules.offers import Offer
from rules.paying import spendable
from rules.ply import Ply, Step
from rules.questions import (
    AnswerOffer,
    ChooseOption,
    Question,
    ReadParagraph,
    RestVillagers,
    SellItem,
    SpendEffort,
    TakeReward,
    TakeTurn,
    TellReward,
)
from rules.solo import selling
from rules.table import GameState, Table
from rules.words import Area, Seat

_PASS = Offer("pass")
_ACCEPT, _REFUSE, _WITHDRAW = Offer("accept"), Offer("refuse"), Offer("withdraw")


def offers(game: Game, state: GameState, seat: Seat) -> tuple[Offer, ...]:
    """List all that a seat may do now, the actions of the open questions first.

    An action that is asked for but not possible is greyed out with its refusal.
    """
    table = state.table
    if table.over:
        return ()
    found: list[Offer] = []
    for question in table.questions:
        if question.seat == seat:
            found += _offers_for(game, table, question)
        elif isinstance(question, AnswerOffer) and question.buyer == seat:
            found.append(_WITHDRAW)
    if table.night is None:
        found.append(advance.offer(table, seat))
    return tuple(found)


def check(game: Game, state: GameState, action: Action) -> Refusal | None:
    """Return why an action is not allowed now; None if it is."""
    return _check(game, state.table, action, question_for(state.table, action))


def apply(game: Game, state: GameState, action: Action, dice: Dice) -> Step:
    """Play an action.

    Raises IllegalAction with the refusal of `check`.
    """
    question = question_for(state.table, action)
    refusal = _check(game, state.table, action, question)
    if refusal:
        raise IllegalAction(refusal)
    ply = Ply(game, state, dice)
    if question:
        ply.emit(Answered(question.number))
    _play(ply, question, action)
    return ply.step()


def _check(  # noqa: C901, PLR0912 - one match
    game: Game, table: Table, action: Action, question: Question | None
) -> Refusal | None:
    if table.over:
        return Refusal(Code.GAME_OVER)
    if question is None:
        if not 0 <= action.seat < len(table.players):
            return Refusal(Code.NOT_ASKED)
        if not isinstance(action, Advance):
            return Refusal(_why_not_asked(table, action.seat))
    if not night.allows(table, action):
        return Refusal(Code.NOT_TONIGHT)
    player = table.players[action.seat]
    match action:
        case Explore():
            return explore.check(table, player, action)
        case Build():
            return build.check(table, player, action)
        case Harvest():
            return harvest.check(game, table, player, action)
        case Train():
            return train.check(game, table, player, action)
        case Labor():
            return labor.check(player, action)
        case PutUpForSale():
            return market.check_sale(game, table, player, action)
        case TakeBack():
            return market.offer_back(player).refusal
        case RefreshRow():
            return market.check_refresh(game, table, player, action)
        case OfferToBuy():
            return market.check_buy(game, table, player, action)
        case Choose():
            return explore.check_choice(game, table, player, action)
        case Reroll():
            return explore.check_reroll(game, player, encounter.expedition(table), action)
        case Exert():
            return explore.check_exert(game, table, player, action)
        case Pick():
            assert isinstance(question, TakeReward)
            known = action.pick in question.picks
            return None if known else Refusal(Code.NO_SUCH_CHOICE, what=action.pick)
        case Rest():
            return rest.check(player, action)
        case Advance():
            return advance.check(table, action)
        case Describe():
            return printed.check_description(action)
        case Tell():
            assert isinstance(question, TellReward)
            return printed.check_reward(table, question, action)
        case Pass(idle=True):
            nothing = is_idle(_turn(game, table, action.seat))
            return None if nothing else Refusal(Code.NO_SUCH_CHOICE)
        case Pass() | Accept() | Refuse() | Withdraw():
            return None
        case _:
            assert_never(action)


def _why_not_asked(table: Table, seat: Seat) -> Code:
    anothers = table.turn is not None and table.turn.seat != seat
    asked = any([question.seat == seat for question in table.questions])
    return Code.NOT_YOUR_TURN if anothers and not asked else Code.NOT_ASKED


def _offers_for(game: Game, table: Table, question: Question) -> tuple[Offer, ...]:
    player = table.players[question.seat]
    match question:
        case TakeTurn():
            return _turn(game, table, question.seat)
        case AnswerOffer() | SellItem():
            return (_ACCEPT, _REFUSE)
        case ChooseOption():
            return (explore.offer_choice(game, table, player),)
        case SpendEffort():
            trip = encounter.expedition(table)
            return (
                explore.offer_reroll(game, player, trip),
                explore.offer_exert(game, table, player),
            )
        case TakeReward():
            return (encounter.offer_pick(question),)
        case RestVillagers():
            return (rest.offer(player),)
        case ReadParagraph():
            return (printed.offer_description(),)
        case TellReward():
            return (printed.offer_reward(table, question),)
        case _:
            assert_never(question)


def _turn(game: Game, table: Table, seat: Seat) -> tuple[Offer, ...]:
    player = table.players[seat]
    ready, tokens = player.villagers_in(Area.READY), spendable(player)
    if table.night:
        return (explore.offer(table, ready), _PASS)
    return (
        explore.offer(table, ready),
        build.offer(table, player, ready, tokens),
        harvest.offer(game, table, player, ready),
        train.offer(game, table, player, ready, tokens),
        labor.offer(ready),
        _PASS,
        market.offer_sale(game, table, player),
        market.offer_back(player),
        market.offer_refresh(game, table, player, tokens),
        market.offer_buy(game, table, seat, player),
    )


def _play(ply: Ply, question: Question | None, action: Action) -> None:  # noqa: C901, PLR0912 - one match
    match action:
        case Explore():
            explore.play(ply, action)
        case Build():
            build.play(ply, action)
        case Harvest():
            harvest.play(ply, action)
        case Train():
            train.play(ply, action)
        case Labor():
            labor.play(ply, action)
        case Pass():
            rounds.play_pass(ply, action)
        case PutUpForSale():
            market.play_sale(ply, action)
        case TakeBack():
            market.play_back(ply, action)
        case RefreshRow():
            market.play_refresh(ply, action)
        case OfferToBuy():
            market.play_buy(ply, action)
        case Accept() | Refuse() | Withdraw():
            if isinstance(question, SellItem):
                selling.play_answer(ply, question, action)
            else:
                assert isinstance(question, AnswerOffer)
                market.play_answer(ply, question, action)
        case Choose():
            explore.play_choice(ply, action)
        case Reroll():
            explore.play_reroll(ply, action)
        case Exert():
            explore.play_exert(ply, action)
        case Pick():
            assert isinstance(question, TakeReward)
            encounter.play_pick(ply, question, action)
        case Rest():
            rounds.play_rest(ply, action)
        case Advance():
            advance.play(ply, action)
        case Describe():
            assert isinstance(question, ReadParagraph)
            printed.play_description(ply, question, action)
        case Tell():
            assert isinstance(question, TellReward)
            printed.play_reward(ply, question, action)
        case _:
            assert_never(action)
