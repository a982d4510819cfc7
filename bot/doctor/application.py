"""Check the token's application: how it is installed, what is left to it, what it shows.

Each function takes Discord's answers and returns lines.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from bot.cogs.about import invite_link
from bot.cogs.sync import everywhere, translated
from bot.delivery.discord.payloads import Json
from bot.doctor.lines import Line, ok, without, wrong
from bot.text.emoji import ICONS

_BY_SERVER, _BY_PERSON = "0", "1"
"""Who can install an application: the keys of its switches."""

_PORTAL = "on https://discord.com/developers/applications, under"
_FEW = 10
"""A tenth of the day's starts, below which something starts the bot again and again."""

_LATE = 5.0
"""Seconds by which a clock may be wrong: a reminder is a few seconds late anyway."""

_OLD_FIELD = "dm_permission"
"""What discord.py still sends, and Discord has replaced by `contexts`."""


def installation_lines(application: Json) -> list[Line]:
    """Check the switches of `GET /oauth2/applications/@me`."""
    about, kinds = "installation", application.get("integration_types_config")
    lines: list[Line] = []
    if kinds is not None and _BY_PERSON in kinds:
        cost = "people bring the bot to servers where it is no member and cannot post a game"
        how = f"{_PORTAL} Installation, switch User Install off"
        lines.append(wrong(about, f"User Install is on: {cost}; {how}"))
    if kinds is not None and _BY_SERVER not in kinds:
        how = f"{_PORTAL} Installation, switch Guild Install on"
        lines.append(wrong(about, f"Guild Install is off: no server can add the bot; {how}"))
    if application.get("bot_require_code_grant"):
        how = f"{_PORTAL} Bot, switch Requires OAuth2 Code Grant off"
        lines.append(wrong(about, f"the invite link leads nowhere: {how}"))
    if application.get("interactions_endpoint_url"):
        cost = "the bot hears of no command and no button"
        how = f"{_PORTAL} General Information, empty Interactions Endpoint URL"
        lines.append(wrong(about, f"presses go to an address instead of the bot: {cost}; {how}"))
    public = "anyone" if application.get("bot_public") else "its owner alone"
    invited = f"by servers; {public} can add it: {invite_link(int(application['id']))}"
    return lines or [ok(about, invited)]


def starts_line(gateway: Json) -> Line:
    """Check how many starts `GET /gateway/bot` leaves for today."""
    limit = gateway["session_start_limit"]
    remaining, total, shards = int(limit["remaining"]), int(limit["total"]), int(gateway["shards"])
    left = f"{remaining} of {total} left today, {shards} a start"
    if remaining < max(shards, total // _FEW):
        hours = int(limit["reset_after"]) / 3_600_000
        cost = "at 0 Discord takes the token away; see in the log why the bot starts so often"
        return wrong("starts", f"{left}, more in {hours:.0f} hours: {cost}")
    return ok("starts", left)


def clock_line(ahead: float) -> Line:
    """Check how many seconds Discord's clock is ahead of this machine's."""
    about = "clock"
    if abs(ahead) > _LATE:
        how = f"{abs(ahead):.0f} s {'slow' if ahead > 0 else 'fast'}"
        cost = "reminders, clocks and planned nights are off by as much; set the machine's clock"
        return wrong(about, f"this machine's clock is {how}: {cost}")
    return ok(about, "within some seconds of Discord's")


def emoji_line(names: Sequence[str], *, pictures: bool) -> Line:
    """Check whether each icon is one of the application's emoji, by their names."""
    about, missing = "emoji", [icon for icon in ICONS if icon not in names]
    if not missing:
        return ok(about, f"all {len(ICONS)} icons are there")
    cost = f"{len(missing)} of {len(ICONS)} icons are missing, texts go without them"
    if not pictures:
        return without(about, f"{cost}, as PICTURES is off")
    return wrong(about, f"{cost}: start the bot, which uploads them")


async def commands_line(tree: Any, there: Sequence[Json]) -> Line:
    """Compare a command tree with what `GET .../commands?with_localizations=true` lists."""
    about, cost = "commands", "start the bot, which sends them"
    own = {(one["type"], one["name"]): one for one in everywhere(await translated(tree))}
    found = {(one["type"], one["name"]): one for one in there}
    missing = [name for kind, name in own if (kind, name) not in found]
    other = [key[1] for key, one in own.items() if key in found and not covers(one, found[key])]
    foreign = [name for kind, name in found if (kind, name) not in own]
    failures = [
        f"{what}: {', '.join(names)}"
        for what, names in (("missing", missing), ("of another bot", foreign), ("old", other))
        if names
    ]
    if not found:
        return wrong(about, f"none of {len(own)} is there, so there is no way to begin; {cost}")
    if failures:
        return wrong(about, f"{'; '.join(failures)}: people see what does not work; {cost}")
    return ok(about, f"{len(own)} are there, in all languages")


def covers(sent: Any, there: Any) -> bool:
    """Return whether Discord has what was sent: it adds fields, and leaves empty ones out.

    What was sent as null is Discord's to decide.
    """
    match sent:
        case None:
            return True
        case Mapping():
            entries, others = cast(Mapping[str, Any], sent), cast(Json, there or {})
            return all(
                covers(one, others.get(key)) for key, one in entries.items() if key != _OLD_FIELD
            )
        case list() | tuple():
            items, listed = cast(Sequence[Any], sent), there or ()
            return len(items) == len(listed) and all(map(covers, items, listed))
        case _:
            return sent == there or (not sent and not there)
