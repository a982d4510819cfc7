"""Know who is on a server, as far as the parts that hold seats and call people must know it."""

from typing import Protocol


class Members(Protocol):
    """The people of the servers."""

    async def is_here(self, guild_id: int, user_id: int) -> bool:
        """Tell whether a person is still on a server; where nobody can say, they are."""
        ...
