"""Give the gateway's events, other than interactions, the JSON that Discord gives them."""

from typing import Any

from tests.stub import shapes
from tests.stub.world import APPLICATION, Channel, Guild, Person, snowflake, stamp

Json = dict[str, Any]

_PUBLIC_THREAD, _BANNED = 11, 22
_WAYS = ("CREATE", "UPDATE", "DELETE")


def thread(found: Channel, owner: Person, bot: Person) -> Json:
    """Describe a thread of a channel; the bot is in it."""
    number = str(snowflake())
    return {
        "id": number,
        "type": _PUBLIC_THREAD,
        "guild_id": str(found.guild_id),
        "parent_id": str(found.id),
        "owner_id": str(owner.id),
        "name": "nook",
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "member_count": 2,
        "total_message_sent": 0,
        "applied_tags": [],
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 1440,
            "archive_timestamp": stamp(),
            "locked": False,
            "create_timestamp": stamp(),
        },
        "member": {
            "id": number,
            "user_id": str(bot.id),
            "join_timestamp": stamp(),
            "flags": 0,
        },
    }


def events(
    guild: Guild, found: Channel, person: Person, bot: Person, nook: Json
) -> dict[str, Json]:
    """Give one event of each kind that comes with the bot's intents, and some others, by name.

    They are about a guild, one of its channels, that channel's thread, or a person.
    """
    return {
        **_of_guild(guild, bot, nook),
        **_of_people(guild, person, bot),
        **_of_channel(guild, found),
        **_of_thread(guild, found, bot, nook),
        **_of_voice(guild, found, person),
        **_of_application(guild, person),
    }


def _of_guild(guild: Guild, bot: Person, nook: Json) -> dict[str, Json]:
    whole = {**shapes.guild(guild, bot, bot), "threads": [nook]}
    where, role = _where(guild), shapes.everyone(guild)
    return {
        "GUILD_CREATE": whole,
        "GUILD_UPDATE": whole,
        "GUILD_DELETE": {"id": str(guild.id), "unavailable": True},
        "GUILD_ROLE_CREATE": {**where, "role": role},
        "GUILD_ROLE_UPDATE": {**where, "role": role},
        "GUILD_ROLE_DELETE": {**where, "role_id": str(snowflake())},
    }


def _of_people(guild: Guild, person: Person, bot: Person) -> dict[str, Json]:
    where = _where(guild)
    entry = {
        "id": str(snowflake()),
        "user_id": str(person.id),
        "target_id": str(person.id),
        "action_type": _BANNED,
        "reason": None,
        "changes": [],
        "options": None,
    }
    return {
        "GUILD_BAN_ADD": {**where, "user": shapes.user(person)},
        "GUILD_BAN_REMOVE": {**where, "user": shapes.user(person)},
        "GUILD_AUDIT_LOG_ENTRY_CREATE": {**where, **entry},
        "GUILD_MEMBER_ADD": {**where, **shapes.member(person)},
        "GUILD_MEMBER_UPDATE": {**where, **shapes.member(bot)},
        "GUILD_MEMBER_REMOVE": {**where, "user": shapes.user(person)},
        "USER_UPDATE": shapes.user(bot),
    }


def _of_channel(guild: Guild, found: Channel) -> dict[str, Json]:
    here = {**_where(guild), "channel_id": str(found.id)}
    return {
        "CHANNEL_CREATE": shapes.channel(found),
        "CHANNEL_UPDATE": shapes.channel(found),
        "CHANNEL_DELETE": shapes.channel(found),
        "CHANNEL_PINS_UPDATE": {**here, "last_pin_timestamp": stamp()},
        "MESSAGE_DELETE": {**here, "id": str(snowflake())},
        "MESSAGE_DELETE_BULK": {**here, "ids": [str(snowflake())]},
    }


def _of_thread(guild: Guild, found: Channel, bot: Person, nook: Json) -> dict[str, Json]:
    where = _where(guild)
    joined = {**nook["member"], "member": shapes.member(bot), "presence": None}
    members = {"id": nook["id"], "member_count": 2, "removed_member_ids": []}
    synced = {"channel_ids": [str(found.id)], "threads": [nook], "members": [nook["member"]]}
    return {
        "THREAD_CREATE": {**nook, "newly_created": True},
        "THREAD_UPDATE": nook,
        "THREAD_LIST_SYNC": {**where, **synced},
        "THREAD_MEMBER_UPDATE": {**where, **nook["member"]},
        "THREAD_MEMBERS_UPDATE": {**where, **members, "added_members": [joined]},
        "THREAD_DELETE": {**where, **{name: nook[name] for name in ("id", "parent_id", "type")}},
    }


def _of_voice(guild: Guild, found: Channel, person: Person) -> dict[str, Json]:
    where = _where(guild)
    stage = {
        "id": str(snowflake()),
        "channel_id": str(found.id),
        "topic": "Readings",
        "privacy_level": 2,
        "discoverable_disabled": True,
        "guild_scheduled_event_id": None,
    }
    return {
        "VOICE_STATE_UPDATE": shapes.voice_state(guild, person, found.id),
        "VOICE_SERVER_UPDATE": {**where, "token": "voice", "endpoint": None},
        "VOICE_CHANNEL_EFFECT_SEND": {
            **where,
            "channel_id": str(found.id),
            "user_id": str(person.id),
            "emoji": {"id": None, "name": "\U0001f44d"},
            "animation_type": 1,
            "animation_id": 3,
        },
        "STAGE_INSTANCE_CREATE": {**where, **stage},
        "STAGE_INSTANCE_UPDATE": {**where, **stage},
        "STAGE_INSTANCE_DELETE": {**where, **stage},
    }


def _of_application(guild: Guild, person: Person) -> dict[str, Json]:
    """Describe what comes with any intents: who may use which command, and who has bought what."""
    number, where, whose = str(snowflake()), _where(guild), {"user_id": str(person.id)}
    may = {"id": str(person.id), "type": 2, "permission": True}
    bought = {
        "id": number,
        "sku_id": number,
        "application_id": str(APPLICATION),
        "type": 8,
        "deleted": False,
        "consumed": False,
        "starts_at": stamp(),
        "ends_at": None,
    }
    subscribed = {
        "id": number,
        "sku_ids": [number],
        "entitlement_ids": [number],
        "renewal_sku_ids": None,
        "current_period_start": stamp(),
        "current_period_end": stamp(),
        "status": 0,
        "canceled_at": None,
    }
    return {
        "APPLICATION_COMMAND_PERMISSIONS_UPDATE": {
            **where,
            "id": number,
            "application_id": str(APPLICATION),
            "permissions": [may],
        },
        **{f"ENTITLEMENT_{what}": {**where, **whose, **bought} for what in _WAYS},
        **{f"SUBSCRIPTION_{what}": {**whose, **subscribed} for what in _WAYS},
    }


def _where(guild: Guild) -> Json:
    return {"guild_id": str(guild.id)}
