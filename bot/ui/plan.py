"""Show a planned night: when it is, and who comes."""

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.games import GameRow
from bot.model.presses import PlanPress, Press
from bot.service.night.plan_calls import plan_of
from bot.text.moments import moment
from bot.text.narrator import name_in
from bot.text.plan import about, cover
from bot.ui.layout import button, layout, link
from bot.ui.message import Button, ButtonStyle, Message


def planned_night(words: Words, row: GameRow) -> Message:
    """Show a night that is planned, or that was cancelled before it opened."""
    plan = plan_of(row)
    if row.status.is_over:
        return layout([words("plan-closed", at=moment(plan.at, "f"))])
    when = words("plan-when", at=moment(plan.at, "F"), rest=moment(plan.at))
    if plan.voice_id is not None:
        when = f"{when}\n{words('plan-voice', channel=f'<#{plan.voice_id}>')}"
    names = words.join_and([name_in(words, one.name) for one in plan.sign_ups])
    parts = [
        words("plan-title"),
        when,
        about(words, row),
        words("plan-coming", names=names, count=len(plan.sign_ups)),
        words("plan-ask"),
    ]
    buttons: list[Button] = [
        _button(words, row, PlanPress.COME, ButtonStyle.PRIMARY),
        _button(words, row, PlanPress.STAY),
    ]
    if plan.event_id is not None:
        url = f"https://discord.com/events/{row.guild_id}/{plan.event_id}"
        buttons.append(link(words("plan-to-event"), url))
    return layout(parts, [buttons], picture=cover(words, row), picture_first=True)


def _button(
    words: Words, row: GameRow, act: PlanPress, style: ButtonStyle = ButtonStyle.SECONDARY
) -> Button:
    return button(words(f"plan-{act}"), CustomId(row.id, 0, Press.PLAN, act), style)
