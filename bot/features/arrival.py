"""Check that a game can be played where somebody acts, before its lobby is posted and at its start.

Discord takes the answer to a command wherever that can be typed, so a lobby would be posted also
where no panel could follow it.
"""

from bot.model.errors import Declined
from bot.model.interaction import Channel, ChannelType, Interaction, Right

_WITHOUT_MESSAGES = (
    *(ChannelType.CATEGORY, ChannelType.DIRECTORY),
    *(ChannelType.FORUM, ChannelType.MEDIA),
)
"""All that is written there is written in their posts, which are threads."""

_VOICE = (ChannelType.VOICE, ChannelType.STAGE)
"""Messages there can be read with the right to connect alone."""

_THREADS = (
    *(ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD),
    ChannelType.PRIVATE_THREAD,
)
_WITH_THREADS = (ChannelType.TEXT, ChannelType.ANNOUNCEMENT)
"""Where a thread can be opened at a message."""


def check_arrival(interaction: Interaction, *, in_new_thread: bool = False) -> None:
    """Check that a game can be played in the channel of an interaction, or in a new thread there.

    Raises Declined, which names what is missing.
    """
    channel = interaction.channel
    if interaction.guild_id is None:
        raise Declined("only-in-a-server")
    if not channel.is_on_server:
        raise Declined("not-on-this-server")
    if in_new_thread:
        if channel.type not in _WITH_THREADS:
            raise Declined("no-new-thread")
        needed = Right.CREATE_PUBLIC_THREADS | Right.SEND_MESSAGES_IN_THREADS
        _check_rights(channel, needed, "no-new-thread-rights")
        return
    if not interaction.channel_id or channel.type in _WITHOUT_MESSAGES:
        raise Declined("no-messages-here")
    _check_rights(channel, _needed(channel.type), "rights-missing")
    if channel.rights & (Right.ADMINISTRATOR | Right.MANAGE_THREADS):
        return
    if channel.is_locked:
        raise Declined("thread-locked")
    if not channel.is_joined:
        raise Declined("thread-not-joined")


def _needed(channel_type: int) -> Right:
    """Return what the bot needs to write in a channel, besides seeing it."""
    if channel_type in _THREADS:
        return Right.SEND_MESSAGES_IN_THREADS
    if channel_type in _VOICE:
        return Right.SEND_MESSAGES | Right.CONNECT
    return Right.SEND_MESSAGES


def _check_rights(channel: Channel, needed: Right, key: str) -> None:
    if channel.rights & Right.ADMINISTRATOR:
        return
    missing = [one for one in Right.VIEW_CHANNEL | needed if not one & channel.rights]
    if missing:
        names = [str(one.name).lower().replace("_", "-") for one in missing]
        raise Declined(key, rights=tuple([f"right-{name}" for name in names]))
