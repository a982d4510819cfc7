"""Give things the JSON that Discord gives them."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from tests.stub.access import rights_in
from tests.stub.world import ALL_RIGHTS, APPLICATION, Channel, Guild, Person, World, stamp

Json = dict[str, Any]

COMPONENTS_V2 = 1 << 15
"""The flag of messages that consist of components."""

_SEES_AND_SAYS = 1 << 10 | 1 << 11 | 1 << 31
_TEXT, _DIRECT, _VOICE, _THREAD = 0, 1, 2, 11
PRIVATE_THREAD = 12


def user(person: Person) -> Json:
    return {
        "id": str(person.id),
        "username": person.name,
        "discriminator": "0",
        "global_name": person.name.capitalize(),
        "avatar": None,
        "bot": person.id == APPLICATION,
        "public_flags": 0,
    }


def member(person: Person) -> Json:
    return {
        "user": user(person),
        "roles": [],
        "nick": None,
        "avatar": None,
        "joined_at": "2026-01-01T00:00:00+00:00",
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }


def rights(person: Person) -> str:
    """Give what a person may do in a channel, as Discord writes it: of a manager, every bit."""
    return str(ALL_RIGHTS if person.is_manager else _SEES_AND_SAYS)


def resolved(named: Sequence[Person | Channel]) -> Json:
    """Describe the people and the channels that a command's options name."""
    people = [one for one in named if isinstance(one, Person)]
    channels = [channel(one) for one in named if isinstance(one, Channel)]
    users = {str(person.id): user(person) for person in people}
    members = {str(one.id): {**member(one), "permissions": rights(one)} for one in people}
    for entry in members.values():
        del entry["user"]
    rooms = {one["id"]: {**one, "permissions": str(ALL_RIGHTS)} for one in channels}
    return {"users": users, "members": members, "channels": rooms}


def channel(found: Channel, recipient: Person | None = None) -> Json:
    common = {"id": str(found.id), "last_message_id": None, "flags": 0}
    if found.guild_id is None:
        assert recipient
        return {**common, "type": _DIRECT, "recipients": [user(recipient)]}
    if found.parent_id is not None:
        return {**common, **_thread(found)}
    voice = {"bitrate": 64_000, "user_limit": found.limit, "rtc_region": None}
    return {
        **common,
        **(voice if found.is_voice else {}),
        "type": _VOICE if found.is_voice else _TEXT,
        "guild_id": str(found.guild_id),
        "name": found.name,
        "position": 0,
        "permission_overwrites": found.overwrites,
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
    }


def voice_state(where: Guild, person: Person, channel_id: int | None) -> Json:
    """Say in which voice channel of a guild a person is."""
    flags = ("deaf", "mute", "self_deaf", "self_mute", "self_video", "suppress")
    return {
        "guild_id": str(where.id),
        "channel_id": str(channel_id) if channel_id else None,
        "user_id": str(person.id),
        "member": member(person),
        "session_id": f"voice-{person.id}",
        "request_to_speak_timestamp": None,
        **dict.fromkeys(flags, False),
    }


def everyone(found: Guild) -> Json:
    """Describe the role that everybody in a guild has."""
    return {
        "id": str(found.id),
        "name": "@everyone",
        "permissions": str(found.rights),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def _thread(found: Channel) -> Json:
    at = datetime.fromtimestamp(found.said_at, UTC).isoformat()
    number = str(found.id)
    joined = {"id": number, "user_id": str(APPLICATION), "join_timestamp": at, "flags": 0}
    return {
        "type": PRIVATE_THREAD if found.is_private else _THREAD,
        "guild_id": str(found.guild_id),
        "parent_id": str(found.parent_id),
        "owner_id": str(APPLICATION),
        "name": found.name,
        "rate_limit_per_user": 0,
        "message_count": len(found.messages),
        "member_count": 1,
        "total_message_sent": len(found.messages),
        "applied_tags": [],
        "thread_metadata": {
            "archived": found.is_archived,
            "auto_archive_duration": int(found.open_for / 60),
            "archive_timestamp": at,
            "locked": found.is_locked,
            "create_timestamp": at,
        },
        **({"member": joined} if found.has_bot else {}),
    }


def guild(found: Guild, owner: Person, bot: Person) -> Json:
    empty = ("emojis", "stickers", "features", "presences")
    more = ("stage_instances", "guild_scheduled_events", "soundboard_sounds")
    return {
        "id": str(found.id),
        "name": found.name,
        "owner_id": str(owner.id),
        "icon": None,
        "splash": None,
        "banner": None,
        "description": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": "en-US",
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "vanity_url_code": None,
        "unavailable": False,
        "large": False,
        "member_count": 2,
        "joined_at": "2026-01-01T00:00:00+00:00",
        "roles": [everyone(found)],
        "members": [member(bot)],
        "channels": [channel(one) for one in found.channels],
        # Discord names only those that are open, and that the bot can see.
        "threads": [channel(one) for one in found.threads if not one.is_archived and one.has_bot],
        "voice_states": [
            voice_state(found, Person(user_id, ""), channel_id)
            for user_id, channel_id in found.talking.items()
        ],
        **{name: [] for name in (*empty, *more)},
    }


def message(channel_id: int, message_id: int, author: Person, body: Json) -> Json:
    made: Json = {
        "id": str(message_id),
        "channel_id": str(channel_id),
        "type": 0,
        "author": user(author),
        "content": body.get("content") or "",
        "timestamp": stamp(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": body.get("attachments") or [],
        "embeds": body.get("embeds") or [],
        "components": body.get("components") or [],
        "pinned": False,
        "flags": body.get("flags") or 0,
        **({"nonce": body["nonce"]} if "nonce" in body else {}),
    }
    return numbered(made)


def numbered(message: Json) -> Json:
    """Give an id to every component that has none, as Discord does.

    Without the flag of components they have none: what a bot sends is not sure to be kept.
    """
    components = message["components"]
    if not message["flags"] & COMPONENTS_V2:
        for one in parts(components):
            one["id"] = 0
        return message
    taken = {one["id"] for one in parts(components) if one.get("id")}
    number = 0
    for one in parts(components):
        if not one.get("id"):
            number += 1
            while number in taken:
                number += 1
            one["id"] = number
    return message


def parts(components: Sequence[Json]) -> Iterator[Json]:
    """List components, those inside of others too, from the top down."""
    for one in components:
        yield one
        yield from parts(one.get("components", []))
        for name in ("accessory", "component"):
            if name in one:
                yield from parts([one[name]])


def interaction(
    world: World,
    interaction_id: int,
    token: str,
    kind: int,
    person: Person,
    where: Channel,
    data: Json,
) -> Json:
    guild = world.guilds[where.guild_id] if where.guild_id else None
    assert guild is None or world.is_member(guild, person.id), "nobody acts where they are not"
    payload: Json = {
        "id": str(interaction_id),
        "application_id": str(APPLICATION),
        "type": kind,
        "token": token,
        "version": 1,
        "data": data,
        "channel_id": str(where.id),
        "channel": channel(where, person),
        "locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": _owners(guild, person),
        "context": 0 if where.guild_id else 1,
        "attachment_size_limit": 10 << 20,
        "app_permissions": str(rights_in(world, where)),
    }
    if where.guild_id is None:
        return {**payload, "user": user(person)}
    return {
        **payload,
        "guild_id": str(where.guild_id),
        "guild_locale": "en-US",
        "guild": {"id": str(where.guild_id), "locale": "en-US", "features": []},
        "member": {**member(person), "permissions": rights(person)},
    }


def _owners(guild: Guild | None, person: Person) -> Json:
    """Say for whom an interaction is: the server that has the bot, the person who has it, both.

    Of direct messages with the bot, the server is 0.
    """
    owners = {} if guild and not guild.has_bot else {"0": str(guild.id if guild else 0)}
    if person.has_app:
        owners["1"] = str(person.id)
    assert owners, "nobody uses a bot that is not there"
    return owners
