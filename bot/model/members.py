"""Define how the features ask who is on a server."""

from typing import Protocol


class Members(Protocol):
    """The people of the servers."""

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Tell whether a person is still on a server; True where that cannot be known."""
        ...
