"""The equal floor: a stock bot that asks as much of Discord as ours does, and keeps nothing.

Its messages have the sizes and components of ours, and so have its posts, edits and DMs. What a
press asks for stands in the button, and the driver chooses: so the shares are the driver's.
`python -m tests.bench.equal http://127.0.0.1:PORT` runs it.
"""

import re
import sys
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Self, assert_never

import discord
from discord import ui
from discord.ext import commands

from tests.stub.launch import aim
from tests.stub.world import TOKEN

_PROSE = (
    "This tunnel is warm. The air goes in past you, and stops; it comes out past you, and stops. "
    "All along the floor lie hats, crocks, a drum and strongboxes furred with moss. Somebody says "
    "at last, hopefully, that it must be a bellows. Back out in time with it, or make it sneeze? "
)

_LINE = 110
"""Characters of a line for lock screens."""


_boxes: dict[int, int] = {}
"""The channels of people's direct messages, by their ids: ours knows them as well."""


class Deed(StrEnum):
    """What a press asks for; the last two stand in a direct message."""

    TURN = "turn"
    ASK = "ask"
    READ = "read"
    GO_ON = "on"
    DONE = "done"


class Press(
    ui.DynamicItem[ui.Button[Any]],
    template=r"equal:(?P<deed>[a-z]+):(?P<channel>[0-9]+):(?P<panel>[0-9]+):(?P<number>[0-9]+)",
):
    """A button that knows what it asks for; one in a DM also knows where the panel is."""

    def __init__(self, deed: Deed, number: int, channel: int = 0, panel: int = 0) -> None:
        custom_id = f"equal:{deed}:{channel}:{panel}:{number}"
        super().__init__(ui.Button[Any](label=f"Press this {number}", custom_id=custom_id))
        self.deed = deed
        self.channel = channel
        self.panel = panel

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: Any, match: re.Match[str], /
    ) -> Self:
        number, channel, panel = (int(match[name]) for name in ("number", "channel", "panel"))
        return cls(Deed(match["deed"]), number, channel, panel)

    async def callback(self, interaction: discord.Interaction) -> None:
        match self.deed:
            case Deed.TURN:
                await interaction.response.edit_message(view=journal())
                assert isinstance(interaction.channel, discord.TextChannel)
                await post(interaction.channel, panel())
            case Deed.ASK:
                await interaction.response.edit_message(view=question())
            case Deed.READ:
                await interaction.response.edit_message(view=question())
                assert interaction.message
                assert interaction.channel_id
                user = interaction.user
                if user.id not in _boxes:
                    _boxes[user.id] = (await user.create_dm()).id
                box = interaction.client.get_partial_messageable(_boxes[user.id])
                await post(box, dm(interaction.channel_id, interaction.message.id))
            case Deed.GO_ON:
                await interaction.response.edit_message(view=turned(self.channel, self.panel))
                await self._place(interaction).get_partial_message(self.panel).edit(view=thrown())
            case Deed.DONE:
                await interaction.response.edit_message(view=turned(self.channel, self.panel))
                place = self._place(interaction)
                await post(place, panel())
                await place.get_partial_message(self.panel).edit(view=story())
            case _:
                assert_never(self.deed)

    def _place(self, interaction: discord.Interaction) -> discord.TextChannel:
        place = interaction.client.get_channel(self.channel)
        assert isinstance(place, discord.TextChannel)
        return place


async def post(place: discord.abc.Messageable, view: ui.LayoutView) -> None:
    """Post a line for lock screens with a button, and edit it into what is to be shown."""
    first = ui.View(timeout=None)
    first.add_item(ui.Button(label="Press this", custom_id="equal:expand"))
    posted = await place.send(_PROSE[:_LINE], view=first)
    await posted.edit(content=None, view=view)


def panel() -> ui.LayoutView:
    """Show what a new panel shows."""
    return _layout((50, 230), _buttons(4, 4, 4))


def question() -> ui.LayoutView:
    """Show what a panel shows that asks on."""
    return _layout((70, 150, 160), _buttons(3, 3))


def thrown() -> ui.LayoutView:
    """Show what a panel shows while its direct message is pressed."""
    return _layout((80, 100, 180, 210), _buttons(3, 3))


def journal() -> ui.LayoutView:
    """Show what a panel becomes."""
    return _layout((120, 52))


def story() -> ui.LayoutView:
    """Show what a panel becomes whose direct message was pressed: its story, which can be kept."""
    keep = ui.Button[Any](label="Keep this story", custom_id="story")
    return _layout((60, 600, 240, 74), [[keep]])


def dm(channel: int, panel: int) -> ui.LayoutView:
    """Show what a direct message shows."""
    return _layout((18, 310, 180), _buttons_of_dm(channel, panel))


def turned(channel: int, panel: int) -> ui.LayoutView:
    """Show what a direct message shows that was pressed."""
    return _layout((60, 520, 210), _buttons_of_dm(channel, panel))


def _buttons(*rows: int) -> list[list[Press]]:
    deeds = (Deed.TURN, Deed.ASK, Deed.READ)
    starts = [sum(rows[:index]) for index in range(len(rows))]
    return [
        [Press(deeds[number % len(deeds)], number) for number in range(start, start + count)]
        for start, count in zip(starts, rows, strict=True)
    ]


def _buttons_of_dm(channel: int, panel: int) -> list[list[Press]]:
    return [[Press(deed, 0, channel, panel) for deed in (Deed.GO_ON, Deed.DONE)]]


def _layout(
    lengths: Sequence[int], rows: Sequence[Sequence[Press | ui.Button[Any]]] = ()
) -> ui.LayoutView:
    """Lay out texts of that many characters, then rows of buttons."""
    view = ui.LayoutView(timeout=None)
    container = ui.Container[ui.LayoutView]()
    for index, length in enumerate(lengths):
        if index:
            container.add_item(ui.Separator(visible=False))
        container.add_item(ui.TextDisplay((_PROSE * 2)[:length]))
    for row in rows:
        container.add_item(ui.ActionRow[Any](*row))
    view.add_item(container)
    return view


class Equal(commands.Bot):
    """The bot."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)


if __name__ == "__main__":
    aim(sys.argv[1])
    none = discord.AllowedMentions.none()
    intents = discord.Intents(guilds=True)
    Equal("!", intents=intents, allowed_mentions=none).run(TOKEN, log_handler=None)
