"""Define messages and forms as plain frozen values.

Pure functions return these; `bot.delivery.discord.payloads` alone turns them into Discord's
JSON. A message is built from one state before any wait, so it cannot change while it is being sent.
"""

from enum import IntEnum
from typing import NamedTuple, TypeAlias

from bot.text.emoji import Emoji
from bot.text.picture_request import Picture
from rules.record import alter, record


class ButtonStyle(IntEnum):
    """How a button looks, under Discord's numbers."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4
    LINK = 5


class Text(NamedTuple):
    """A paragraph in Markdown, with a gap above it."""

    content: str


class Button(NamedTuple):
    """A button: with a `custom_id`, or with the `url` that it opens."""

    label: str
    custom_id: str | None
    style: ButtonStyle = ButtonStyle.SECONDARY
    emoji: Emoji | None = None
    disabled: bool = False
    url: str | None = None


class Row(NamedTuple):
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


class PictureBlock(NamedTuple):
    """The place of a picture; one that is not drawn in time is added later."""

    request: Picture


class File(NamedTuple):
    """A file to open or keep."""

    name: str
    content: bytes


Block: TypeAlias = Text | Row | PictureBlock | File


class Push(NamedTuple):
    """What a message is first posted as: a line for lock screens, and a button to see the rest."""

    text: str
    button: Button | None = None


@record
class Message:
    """A message: its blocks from top to bottom, the users that it pings, and its `push`.

    One that reaches somebody's phone has a `push`: of the blocks a lock screen shows nothing.
    """

    blocks: tuple[Block, ...]
    pings: tuple[int, ...] = ()
    push: Push | None = None

    def pushed(self, push: Push, users: tuple[int, ...] = ()) -> "Message":
        """Return the same message for phones, pinging these users; other mentions stay silent."""
        return alter(self, push=push, pings=users)

    @property
    def files(self) -> tuple[File, ...]:
        """List the files that are attached."""
        return tuple([block for block in self.blocks if isinstance(block, File)])

    @property
    def requests(self) -> tuple[Picture, ...]:
        """List the pictures that the message has places for."""
        return tuple([block.request for block in self.blocks if isinstance(block, PictureBlock)])


class Option(NamedTuple):
    """One line of a select: its value, its name, its small print, and whether it is ticked."""

    value: str
    label: str
    about: str = ""
    ticked: bool = False


class Select(NamedTuple):
    """A choice of `least` to `most` options, labelled by a question.

    Up to ten are shown as radio buttons or checkboxes; more of them, or those whose order counts,
    are a list to open.
    """

    name: str
    label: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    required: bool = True
    is_ordered: bool = False


class TextInput(NamedTuple):
    """A short line to type, with a limit of characters."""

    name: str
    label: str
    longest: int
    required: bool = False


Control: TypeAlias = Select | TextInput


@record
class Form:
    """A form: Discord's modal, submitted under its `custom_id`."""

    title: str
    custom_id: str
    controls: tuple[Control, ...]
