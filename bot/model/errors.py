"""Define the bot's own errors; `bot.delivery.outbox.errors` answers each privately, in translation.

Declined
    a person asked for what cannot be done now; `key` names the sentence, `figures` fill it, and
    one that is a tuple lists the keys of what is named there
StoreBusy
    the database is locked, cannot be written, or is gone; nothing was changed
Corrupt
    a stored game does not decode, fold or match its checksum; that game is paused
(rules.IllegalAction)
    an action that the rules refuse; its refusal names the sentence
"""


class Declined(Exception):
    """What a person asked for cannot be done now."""

    def __init__(self, key: str, **figures: str | int | tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.figures = figures


class StoreBusy(Exception):
    """The database cannot be read or written now."""


class Corrupt(Exception):
    """A stored game cannot be trusted."""
