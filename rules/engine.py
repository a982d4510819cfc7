"""Offer, check and play actions: the matches that call one file for each rule."""

from typing import assert_never

from rules import actions as a
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
    rows,
    train,
)
from rules import questions as q
from rules.actions import Action
from rules.answers import question_for
from rules.dice import Dice
from rules.editions import Game
from rules.errors import Code, IllegalAction, Refusal
from rules.facts import Answered
from rules.idle import is_idle
from rules.offers import Offer
from rules.paying import spendable
from rules.ply import Ply, PlyResult
from rules.questions import Question
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
        elif isinstance(question, q.AnswerOffer) and question.buyer == seat:
            found.append(_WITHDRAW)
    if table.night is None:
        found.append(advance.offer(table, seat))
    return tuple(found)


def check(game: Game, state: GameState, action: Action) -> Refusal | None:
    """Return why an action is not allowed now; None if it is."""
    return _check(game, state.table, action, question_for(state.table, action))


def apply(game: Game, state: GameState, action: Action, dice: Dice) -> PlyResult:
    """Play an action; a turn begins with full rows, whether or not `deal` was asked for them.

    Raises IllegalAction with the refusal of `check`.
    """
    question = question_for(state.table, action)
    refusal = _check(game, state.table, action, question)
    if refusal:
        raise IllegalAction(refusal)
    ply = Ply(game, state, dice)
    if question:
        ply.emit(Answered(question.number))
    if isinstance(question, q.TakeTurn) and not _is_idle_pass(action):
        rows.fill(ply)
    _play(ply, question, action)
    return ply.result()


def _check(  # noqa: C901, PLR0912 - one match
    game: Game, table: Table, action: Action, question: Question | None
) -> Refusal | None:
    if table.over:
        return Refusal(Code.GAME_OVER)
    if question is None:
        if not 0 <= action.seat < len(table.players):
            return Refusal(Code.NOT_ASKED)
        if not isinstance(action, a.Advance):
            return Refusal(_why_not_asked(table, action.seat))
    if not night.allows(table, action):
        return Refusal(Code.NOT_TONIGHT)
    player = table.players[action.seat]
    match action:
        case a.Explore():
            return explore.check(table, player, action)
        case a.Build():
            return build.check(table, player, action)
        case a.Harvest():
            return harvest.check(game, table, player, action)
        case a.Train():
            return train.check(game, table, player, action)
        case a.Labor():
            return labor.check(player, action)
        case a.PutUpForSale():
            return market.check_sale(game, table, player, action)
        case a.TakeBack():
            return market.offer_back(player).refusal
        case a.RefreshRow():
            return market.check_refresh(game, table, player, action)
        case a.OfferToBuy():
            return market.check_buy(game, table, player, action)
        case a.Choose():
            return explore.check_choice(game, table, player, action)
        case a.Reroll():
            return explore.check_reroll(game, player, encounter.expedition(table), action)
        case a.Exert():
            return explore.check_exert(game, table, player, action)
        case a.Pick():
            assert isinstance(question, q.TakeReward)
            known = action.pick in question.picks
            return None if known else Refusal(Code.NO_SUCH_CHOICE, what=action.pick)
        case a.Rest():
            return rest.check(player, action)
        case a.Advance():
            return advance.check(table, action)
        case a.Describe():
            return printed.check_description(action)
        case a.Tell():
            assert isinstance(question, q.TellReward)
            return printed.check_reward(table, question, action)
        case a.Pass(idle=True):
            nothing = is_idle(_turn(game, table, action.seat))
            return None if nothing else Refusal(Code.NO_SUCH_CHOICE)
        case a.Pass() | a.Accept() | a.Refuse() | a.Withdraw():
            return None
        case _:
            assert_never(action)


def _is_idle_pass(action: Action) -> bool:
    """Return whether nobody looks at the market, so that the last build can still be undone."""
    return isinstance(action, a.Pass) and action.idle


def _why_not_asked(table: Table, seat: Seat) -> Code:
    anothers = table.turn is not None and table.turn.seat != seat
    asked = any([question.seat == seat for question in table.questions])
    return Code.NOT_YOUR_TURN if anothers and not asked else Code.NOT_ASKED


def _offers_for(game: Game, table: Table, question: Question) -> tuple[Offer, ...]:
    player = table.players[question.seat]
    match question:
        case q.TakeTurn():
            return _turn(game, table, question.seat)
        case q.AnswerOffer() | q.SellItem():
            return (_ACCEPT, _REFUSE)
        case q.ChooseOption():
            return (explore.offer_choice(game, table, player),)
        case q.SpendEffort():
            trip = encounter.expedition(table)
            return (
                explore.offer_reroll(game, player, trip),
                explore.offer_exert(game, table, player),
            )
        case q.TakeReward():
            return (encounter.offer_pick(question),)
        case q.RestVillagers():
            return (rest.offer(player),)
        case q.ReadParagraph():
            return (printed.offer_description(),)
        case q.TellReward():
            return (printed.offer_reward(table, question),)
        case q.AnswerTale():
            return ()  # its guests answer by `rules.tale`
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
        case a.Explore():
            explore.play(ply, action)
        case a.Build():
            build.play(ply, action)
        case a.Harvest():
            harvest.play(ply, action)
        case a.Train():
            train.play(ply, action)
        case a.Labor():
            labor.play(ply, action)
        case a.Pass():
            rounds.play_pass(ply, action)
        case a.PutUpForSale():
            market.play_sale(ply, action)
        case a.TakeBack():
            market.play_back(ply, action)
        case a.RefreshRow():
            market.play_refresh(ply, action)
        case a.OfferToBuy():
            market.play_buy(ply, action)
        case a.Accept() | a.Refuse() | a.Withdraw():
            if isinstance(question, q.SellItem):
                selling.play_answer(ply, question, action)
            else:
                assert isinstance(question, q.AnswerOffer)
                market.play_answer(ply, question, action)
        case a.Choose():
            explore.play_choice(ply, action)
        case a.Reroll():
            explore.play_reroll(ply, action)
        case a.Exert():
            explore.play_exert(ply, action)
        case a.Pick():
            assert isinstance(question, q.TakeReward)
            encounter.play_pick(ply, question, action)
        case a.Rest():
            rounds.play_rest(ply, action)
        case a.Advance():
            advance.play(ply, action)
        case a.Describe():
            assert isinstance(question, q.ReadParagraph)
            printed.play_description(ply, question, action)
        case a.Tell():
            assert isinstance(question, q.TellReward)
            printed.play_reward(ply, question, action)
        case _:
            assert_never(action)
