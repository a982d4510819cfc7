"""What the bot is handed from outside, for tests to set."""

from datetime import UTC, datetime

from bot.delivery.discord.picture_queue import PictureLimits
from bot.service.lobby.lobbies import draw_seed

ALL_THE_TIME = PictureLimits(moment=30, share=0)
"""Every message waits for its picture."""


class SettableClock:
    """The time that the bot goes by: the world's, until it is set."""

    def __init__(self, at: datetime | None = None) -> None:
        self.at = at

    def __call__(self) -> datetime:
        return self.at or datetime.now(UTC)


class SettableSeed:
    """The seed of the next game: the world's, until it is set."""

    def __init__(self, seed: bytes | None = None) -> None:
        self.seed = seed

    def __call__(self) -> bytes:
        return self.seed or draw_seed()
