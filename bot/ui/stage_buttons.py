"""Choose the stage's buttons: what the night's step asks, then who sits down and gets up."""

from typing import assert_never

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.discord_limits import LONGEST_TITLE
from bot.model.games import GameRow
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Step
from bot.model.presses import NightPress, NightVerb, Press
from bot.service.night.party import PARTY, exertion, first_pick, party, ready, willing
from bot.service.night.roles import holders
from bot.service.night.secret_cards import has_cards
from bot.service.night.steps import GROUP, PAYING, choices, night_of, number_now, seat_now, step_of
from bot.service.night.tale_answers import half_answered
from bot.text.narrator import Narrator
from bot.ui.buttons import pick_name
from bot.ui.forms import option_label
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Form, Message, Option, Select
from bot.ui.night_desk import desk_button
from bot.ui.panel_buttons import stage_moves
from bot.ui.tale_stage import answer_buttons
from rules import encounter, explore
from rules.questions import TakeReward
from rules.table import Table
from rules.words import Area, Reward, VillagerId

_PRIMARY = ButtonStyle.PRIMARY


def stage_buttons(narrator: Narrator, loaded: LoadedGame) -> list[Button]:
    """Return the buttons of a night that is not over."""
    seats = [_button(narrator, loaded, NightPress.SIT), _button(narrator, loaded, NightPress.UP)]
    if has_cards(loaded.state.table) and not loaded.state.table.over:
        seats.insert(0, _button(narrator, loaded, NightPress.CARD))
    seats.append(desk_button(narrator.words, loaded.row.id))
    if loaded.row.status != GameStatus.PAUSED:
        return [*_asked(narrator, loaded), *seats]
    if loaded.row.lift:
        return seats
    return [_button(narrator, loaded, NightPress.RESUME, _PRIMARY), *seats]


def _asked(narrator: Narrator, loaded: LoadedGame) -> list[Button]:  # noqa: C901 - one match
    step = step_of(loaded)
    match step:
        case Step.GATHER:
            return _gather(narrator, loaded)
        case Step.READ | Step.END | Step.TALE:
            label = narrator.words("night-read-end" if step == Step.END else "night-read")
            read = button(label, _press(loaded, NightPress.READ), _PRIMARY)
            return [
                read,
                *[_button(narrator, loaded, verb) for verb in (NightVerb.HEARD, NightVerb.BOT)],
            ]
        case Step.CHOOSE | Step.FURTHER | Step.REWARD if loaded.row.lift:
            votes = _votes(narrator, loaded) if step == Step.CHOOSE else []
            return [*votes, *stage_moves(narrator, loaded)]
        case Step.CHOOSE:
            close = _button(narrator, loaded, NightVerb.CLOSE)
            return [*_votes(narrator, loaded), close]
        case Step.OPENING | Step.FINALE:
            return _answers(narrator, loaded)
        case Step.FURTHER:
            return _further(narrator, loaded)
        case Step.REWARD:
            return _reward(narrator, loaded)
        case Step.REST:
            return [_button(narrator, loaded, NightVerb.REST, _PRIMARY)]
        case Step.STORY:
            return [_button(narrator, loaded, NightVerb.ON, _PRIMARY)]
        case Step.OVER | Step.TURN:
            return []
        case _:
            assert_never(step)


def _answers(narrator: Narrator, loaded: LoadedGame) -> list[Button]:
    """Return the answers to a tale's question, and what closes it once that is allowed.

    In an unhurried night the time alone may allow it, which changes no message.
    """
    may_close = half_answered(loaded) or not night_of(loaded.row).is_timed
    close = [_button(narrator, loaded, NightVerb.CLOSE)] if may_close else []
    return [*answer_buttons(narrator, loaded), *close]


def heard_button(narrator: Narrator, loaded: LoadedGame) -> Button:
    """Return the button below what its reader alone sees, by which they say that it is read."""
    return _button(narrator, loaded, NightVerb.HEARD, _PRIMARY)


def sit_down(words: Words, row: GameRow) -> Message:
    """Tell somebody who does not sit at a night how they join in, with the button for that."""
    press = CustomId(row.id, 0, Press.NIGHT, NightPress.SIT)
    sit = button(words("night-sit"), press, _PRIMARY)
    return layout([words("night-not-a-guest")], [[sit]])


def party_form(narrator: Narrator, loaded: LoadedGame) -> Form:
    """Return the form in which the leader names who goes below."""
    going, names = party(loaded), narrator.words
    options = [
        Option(
            villager,
            names(f"villager-{villager}"),
            _of(narrator, loaded, villager),
            villager in going,
        )
        for villager in ready(loaded.state.table)
    ]
    most = min(PARTY + 1, len(options))
    asked = Select(
        NightPress.PARTY, names("night-form-party")[:LONGEST_TITLE], tuple(options), PARTY, most
    )
    number = loaded.state.table.questions[0].number
    press = CustomId(loaded.row.id, number, Press.NIGHT, NightPress.PARTY)
    return Form(names("night-form")[:LONGEST_TITLE], str(press), (asked,))


def _of(narrator: Narrator, loaded: LoadedGame, villager: VillagerId) -> str:
    former = narrator.words("former-player")
    names = [guest.name or former for guest in holders(night_of(loaded.row), villager)]
    return narrator.words.join_and(names)


def _gather(narrator: Narrator, loaded: LoadedGame) -> list[Button]:
    going = narrator.short_villagers(party(loaded))
    go = narrator.words("night-go", villagers=going)
    made = [button(go, _press(loaded, NightVerb.GO), _PRIMARY)]
    if len(ready(loaded.state.table)) > PARTY:
        made.append(_button(narrator, loaded, NightPress.OTHERS))
        made.append(_button(narrator, loaded, NightVerb.ALONG))
    return made


def _votes(narrator: Narrator, loaded: LoadedGame) -> list[Button]:
    table, made = loaded.state.table, list[Button]()
    player, allowed = table.players[seat_now(loaded)], choices(loaded)
    for index, option in enumerate(encounter.options(loaded.game, table)):
        label = option_label(narrator, table, index)
        lacking = option.offer is not None and option.offer not in player.items
        press = _press(loaded, f"{NightVerb.VOTE}-{index}")
        made.append(button(label, press, _PRIMARY, disabled=lacking))
        if not lacking and f"{index}{PAYING}" in allowed:
            paid = narrator.words("choice-paying", label=label, coins=explore.price_of(option))
            made.append(button(paid, _press(loaded, f"{NightVerb.VOTE}-{index}{PAYING}")))
    return made


def _further(narrator: Narrator, loaded: LoadedGame) -> list[Button]:
    words, able = narrator.words, willing(loaded)
    effort = exertion(loaded.game, loaded)
    made: list[Button] = []
    if effort is not None:
        label = words("night-exert", villagers=narrator.short_villagers(effort.villagers))
        made.append(button(label, _press(loaded, NightVerb.EXERT), _PRIMARY))
    made.append(_button(narrator, loaded, NightVerb.STOP))
    for villager in _below(loaded.state.table):
        key = "night-yes-taken" if villager in able else "night-yes"
        label = words(key, villager=narrator.short_villagers((villager,)))
        made.append(button(label, _press(loaded, f"{NightVerb.YES}-{villager}")))
    trip = encounter.expedition(loaded.state.table)
    if explore.rerolls_left(loaded.game, loaded.state.table.players[GROUP], trip):
        worst = min(trip.rolled, key=lambda roll: roll.lanterns).villager
        label = words("quick-reroll", villager=narrator.short_villagers((worst,)))
        made.append(button(label, _press(loaded, f"{NightVerb.REROLL}-{worst}")))
    return made


def _reward(narrator: Narrator, loaded: LoadedGame) -> list[Button]:
    question = loaded.state.table.questions[0]
    assert isinstance(question, TakeReward)
    picks = [
        button(
            pick_name(narrator, pick),
            _press(loaded, f"{NightVerb.PICK}-{pick}"),
            _PRIMARY,
            emoji=narrator.emoji.button(pick),
        )
        for pick in question.picks
    ]
    if question.reward != Reward.VILLAGER:
        return [*picks, _button(narrator, loaded, NightVerb.PICK)]
    hurt = first_pick(loaded, night_of(loaded.row))
    label = narrator.words("night-pick-hurt", villager=narrator.short_villagers((hurt,)))
    return [*picks, button(label, _press(loaded, NightVerb.PICK))]


def _below(table: Table) -> tuple[VillagerId, ...]:
    return table.players[GROUP].villagers_in(Area.CAVE)


def _button(
    narrator: Narrator,
    loaded: LoadedGame,
    verb: NightPress | NightVerb,
    style: ButtonStyle = ButtonStyle.SECONDARY,
) -> Button:
    return button(narrator.words(f"night-{verb}"), _press(loaded, verb), style)


def _press(loaded: LoadedGame, detail: str) -> CustomId:
    return CustomId(loaded.row.id, number_now(loaded.state.table), Press.NIGHT, detail)
