"""Choose the stage's buttons: what the night's step asks, then who sits down and gets up."""

from typing import assert_never

from bot.model.custom_id import CustomId
from bot.model.kinds import GameStatus
from bot.model.nights import Step
from bot.model.open_game import OpenGame
from bot.model.presses import NightPress, NightVerb, Press
from bot.service.night.party import PARTY, exertion, party, ready, willing
from bot.service.night.roles import holders
from bot.service.night.steps import GROUP, PAYING, choices, night_of, number_now, seat_now, step_of
from bot.text.narrator import Narrator
from bot.ui.buttons import pick_name
from bot.ui.forms import option_label
from bot.ui.layout import button
from bot.ui.message import Button, ButtonStyle, Form, Option, Select
from bot.ui.panel_buttons import stage_moves
from rules import encounter, explore
from rules.questions import TakeReward
from rules.table import Table
from rules.words import Area, VillagerId

_PRIMARY = ButtonStyle.PRIMARY
# Characters that Discord takes for the title of a form and the label of a control.
_TITLE = 45


def stage_buttons(narrator: Narrator, opened: OpenGame) -> list[Button]:
    """Return the buttons of a night that is not over."""
    seats = [_button(narrator, opened, NightPress.SIT), _button(narrator, opened, NightPress.UP)]
    if opened.row.status != GameStatus.PAUSED:
        return [*_asked(narrator, opened), *seats]
    if opened.row.lift:
        return seats
    return [_button(narrator, opened, NightPress.RESUME, _PRIMARY), *seats]


def _asked(narrator: Narrator, opened: OpenGame) -> list[Button]:
    step = step_of(opened)
    match step:
        case Step.GATHER:
            return _gather(narrator, opened)
        case Step.READ | Step.END:
            label = narrator.words("night-read" if step == Step.READ else "night-read-end")
            read = button(label, _press(opened, NightPress.READ), _PRIMARY)
            return [
                read,
                *[_button(narrator, opened, verb) for verb in (NightVerb.HEARD, NightVerb.BOT)],
            ]
        case Step.CHOOSE | Step.FURTHER | Step.REWARD if opened.row.lift:
            votes = _votes(narrator, opened) if step == Step.CHOOSE else []
            return [*votes, *stage_moves(narrator, opened)]
        case Step.CHOOSE:
            close = _button(narrator, opened, NightVerb.CLOSE)
            return [*_votes(narrator, opened), close]
        case Step.FURTHER:
            return _further(narrator, opened)
        case Step.REWARD:
            return _reward(narrator, opened)
        case Step.REST:
            return [_button(narrator, opened, NightVerb.REST, _PRIMARY)]
        case Step.STORY:
            return [_button(narrator, opened, NightVerb.ON, _PRIMARY)]
        case Step.OVER | Step.TURN:
            return []
        case _:
            assert_never(step)


def party_form(narrator: Narrator, opened: OpenGame) -> Form:
    """Return the form in which the leader names who goes below."""
    going, names = party(opened), narrator.words
    options = [
        Option(
            villager,
            names(f"villager-{villager}"),
            _of(narrator, opened, villager),
            villager in going,
        )
        for villager in ready(opened.state.table)
    ]
    most = min(PARTY + 1, len(options))
    asked = Select(
        NightPress.PARTY, names("night-form-party")[:_TITLE], tuple(options), PARTY, most
    )
    number = opened.state.table.questions[0].number
    press = CustomId(opened.row.id, number, Press.NIGHT, NightPress.PARTY)
    return Form(names("night-form")[:_TITLE], str(press), (asked,))


def _of(narrator: Narrator, opened: OpenGame, villager: VillagerId) -> str:
    former = narrator.words("former-player")
    names = [guest.name or former for guest in holders(night_of(opened.row), villager)]
    return narrator.words.join_and(names)


def _gather(narrator: Narrator, opened: OpenGame) -> list[Button]:
    going = narrator.short_villagers(party(opened))
    go = narrator.words("night-go", villagers=going)
    made = [button(go, _press(opened, NightVerb.GO), _PRIMARY)]
    if len(ready(opened.state.table)) > PARTY:
        made.append(_button(narrator, opened, NightPress.OTHERS))
        made.append(_button(narrator, opened, NightVerb.ALONG))
    return made


def _votes(narrator: Narrator, opened: OpenGame) -> list[Button]:
    table, made = opened.state.table, list[Button]()
    player, allowed = table.players[seat_now(opened)], choices(opened)
    for index, option in enumerate(encounter.options(opened.game, table)):
        label = option_label(narrator, table, index)
        lacking = option.offer is not None and option.offer not in player.items
        press = _press(opened, f"{NightVerb.VOTE}-{index}")
        made.append(button(label, press, _PRIMARY, disabled=lacking))
        if not lacking and f"{index}{PAYING}" in allowed:
            paid = narrator.words("choice-paying", label=label, coins=explore.price_of(option))
            made.append(button(paid, _press(opened, f"{NightVerb.VOTE}-{index}{PAYING}")))
    return made


def _further(narrator: Narrator, opened: OpenGame) -> list[Button]:
    words, able = narrator.words, willing(opened)
    effort = exertion(opened.game, opened)
    made: list[Button] = []
    if effort is not None:
        label = words("night-exert", villagers=narrator.short_villagers(effort.villagers))
        made.append(button(label, _press(opened, NightVerb.EXERT), _PRIMARY))
    made.append(_button(narrator, opened, NightVerb.STOP))
    for villager in _below(opened.state.table):
        key = "night-yes-taken" if villager in able else "night-yes"
        label = words(key, villager=narrator.short_villagers((villager,)))
        made.append(button(label, _press(opened, f"{NightVerb.YES}-{villager}")))
    trip = encounter.expedition(opened.state.table)
    if explore.rerolls_left(opened.game, opened.state.table.players[GROUP], trip):
        worst = min(trip.rolled, key=lambda roll: roll.lanterns).villager
        label = words("night-reroll", villager=narrator.short_villagers((worst,)))
        made.append(button(label, _press(opened, f"{NightVerb.REROLL}-{worst}")))
    return made


def _reward(narrator: Narrator, opened: OpenGame) -> list[Button]:
    question = opened.state.table.questions[0]
    assert isinstance(question, TakeReward)
    picks = [
        button(
            pick_name(narrator, pick),
            _press(opened, f"{NightVerb.PICK}-{pick}"),
            _PRIMARY,
            emoji=narrator.emoji.button(pick),
        )
        for pick in question.picks
    ]
    return [*picks, _button(narrator, opened, NightVerb.PICK)]


def _below(table: Table) -> tuple[VillagerId, ...]:
    return table.players[GROUP].villagers_in(Area.CAVE)


def _button(
    narrator: Narrator,
    opened: OpenGame,
    verb: NightPress | NightVerb,
    style: ButtonStyle = ButtonStyle.SECONDARY,
) -> Button:
    return button(narrator.words(f"night-{verb}"), _press(opened, verb), style)


def _press(opened: OpenGame, detail: str) -> CustomId:
    return CustomId(opened.row.id, number_now(opened.state.table), Press.NIGHT, detail)
