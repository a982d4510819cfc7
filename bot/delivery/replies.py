"""Answer a press or a command: first in the place where it was made, then where else it shows."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import AllowedMentions, ui

from bot.delivery.network import BROKEN, LONGEST
from bot.model.errors import StoreBusy
from bot.model.games import OutboxRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.open_game import Played
from bot.pictures.request import PictureRequest
from bot.text.journal import tell
from bot.text.narrator import Narrator
from bot.ui.layout import layout
from bot.ui.picture import hang

if TYPE_CHECKING:
    from bot.app import TableBot

log = logging.getLogger(__name__)

Files: TypeAlias = Sequence[discord.File]

_PATIENCE = 1
"""Seconds that an answer waits for another one to change what the panel shows."""

_DONE = "\u2713"

_IN_TIME = 5
"""Seconds that an answer may take; Discord takes it for three."""

TOO_LATE = (10062, 10015, 40060)
"""Interaction gone, its token gone, or answered already."""


class Replies:
    """How the bot answers interactions."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot

    async def privately(
        self,
        interaction: discord.Interaction,
        text: str,
        view: ui.LayoutView | None = None,
        wish: PictureRequest | None = None,
    ) -> None:
        """Tell the person alone; the picture of the `wish` follows when it is drawn."""
        shown = view or layout([text])
        try:
            async with asyncio.timeout(LONGEST):
                await self._tell(interaction, shown, wish)
        except (discord.HTTPException, *BROKEN) as error:
            self._missed(interaction, error)

    async def _tell(
        self, interaction: discord.Interaction, shown: ui.LayoutView, wish: PictureRequest | None
    ) -> None:
        if interaction.response.is_done():
            await interaction.followup.send(view=shown, ephemeral=True)
        else:
            await interaction.response.send_message(view=shown, ephemeral=True)
        if wish:
            picture = await self._bot.displays.easel.paint(wish)
            files = hang(shown, picture, first=True)
            if files:
                await interaction.edit_original_response(view=shown, attachments=files)

    async def played(self, interaction: discord.Interaction, played: Played) -> None:
        """Show what an action did: where it was taken, then to everyone whom it concerns.

        It is stored already: what cannot be noted now is said by the upkeep.
        """
        try:
            await self._show(interaction, played)
            await self._bot.coach.follow(interaction, played)
        except StoreBusy:
            log.warning("game %s: done, and not noted", played.open_game.row.id)
            if interaction.message:
                await self._leave(interaction)
            elif not interaction.response.is_done():
                await self.privately(interaction, _DONE)

    async def everywhere(self, played: Played) -> None:
        """Show a ply that nobody pressed or typed."""
        await self._show_all(played)
        for owed in played.owed:
            if owed.kind != OutboxKind.PANEL:
                await self._bot.outbox.deliver(owed)

    async def _show(self, interaction: discord.Interaction, played: Played) -> None:
        if interaction.message is None:
            await self._to_command(interaction, played)
        elif is_private(interaction):
            await self._in_private(interaction, played)
        else:
            await self._on_panel(interaction, played)
        for owed in played.owed:
            if owed.kind != OutboxKind.PANEL:
                await self._bot.outbox.deliver(owed)
        held = played.open_game.row.held
        if held:  # its channel has just turned out to be closed to the bot
            words = self._bot.words_for(interaction)
            await self.privately(interaction, words(held))

    async def edit(
        self, interaction: discord.Interaction, view: ui.LayoutView, files: Files = ()
    ) -> bool:
        """Answer by changing the message that was pressed; tell whether that went through."""
        none = AllowedMentions.none()
        return await self._in_time(
            interaction,
            interaction.response.edit_message(view=view, attachments=files, allowed_mentions=none),
        )

    async def publicly(self, interaction: discord.Interaction, text: str) -> None:
        """Tell the whole channel what has been done."""
        view = layout([text])
        await self._in_time(interaction, interaction.response.send_message(view=view))

    async def ask(self, interaction: discord.Interaction, modal: ui.Modal) -> None:
        """Answer by opening a form.

        Raises discord.HTTPException where Discord does not take it.
        """
        try:
            async with asyncio.timeout(_IN_TIME):
                await interaction.response.send_modal(modal)
        except BROKEN as error:
            self._missed(interaction, error)

    async def _in_time(
        self, interaction: discord.Interaction, answer: Coroutine[Any, Any, object]
    ) -> bool:
        """Send an answer; tell whether that went through."""
        try:
            async with asyncio.timeout(_IN_TIME):
                await answer
        except (discord.HTTPException, *BROKEN) as error:
            self._missed(interaction, error)
            return False
        return True

    async def lobby(self, interaction: discord.Interaction, game_id: int) -> None:
        """Answer by showing a lobby on its message as it is now."""
        async with self._bot.outbox.speaking(game_id, _PATIENCE) as is_free:
            row = await self._bot.tables.get(game_id)
            is_open = row.status in (GameStatus.LOBBY, GameStatus.CLOSED)
            if is_free and is_open:
                view = await self._bot.reader.lobby(row)
                if await self.edit(interaction, view):
                    return
        await self._leave(interaction)
        await self._bot.panels.refresh_lobby(row)

    async def _on_panel(self, interaction: discord.Interaction, played: Played) -> None:
        game_id = played.open_game.row.id
        async with self._bot.outbox.speaking(game_id, _PATIENCE) as is_free:
            if is_free and await self._turn_over(interaction, played):
                return
        await self._leave(interaction)
        await self._show_all(played)

    async def _turn_over(self, interaction: discord.Interaction, played: Played) -> bool:
        """Change the panel that was pressed, and post the next; tell whether all is shown then."""
        outbox, new = self._bot.outbox, played.panel
        opened = await self._bot.tables.load(played.open_game.row.id)
        pressed = interaction.message and interaction.message.id
        is_clear = played.is_clear and opened is played.open_game
        if pressed != opened.row.panel_id or (new and not is_clear):
            waits = await self._settle(opened.row.id, new)
            if pressed != opened.row.panel_id or (new and not waits):
                return False
        if new is None:
            return await self.edit(interaction, *await self._bot.displays.panel(opened))
        told = [ply for ply in opened.untold if ply.ply <= new.ply]
        retired = await self.edit(interaction, *await self._bot.displays.journal(opened, told))
        await outbox.say(new, retired=retired)
        return True

    async def _in_private(self, interaction: discord.Interaction, played: Played) -> None:
        opened = played.open_game
        view = await self._bot.following.renewed(interaction, played)
        if view is None:
            words = self._bot.words_for(interaction)
            narrator = self._bot.reader.narrator(opened.row, words)
            await self.edit(interaction, *await self._bot.displays.reading(opened, narrator))
        else:
            await self.edit(interaction, view)
        await self._show_all(played)

    async def _to_command(self, interaction: discord.Interaction, played: Played) -> None:
        """Answer a command with the new panel, if there is one, and else in private."""
        opened = played.open_game
        if played.panel and await self.with_panel(interaction, played.panel):
            return
        words = self._bot.words_for(interaction)
        narrator = self._bot.reader.narrator(opened.row, words)
        told = "\n".join([*tell(narrator, played.plies), *_part_done(narrator, played)])
        await self.privately(interaction, told or _DONE)
        await self._show_all(played, looking=True)  # the panel may be there, its answer lost

    async def with_panel(self, interaction: discord.Interaction, new: OutboxRow) -> bool:
        """Answer a command with a new panel; tell whether that went through."""
        async with self._bot.outbox.speaking(new.game_id, _PATIENCE) as is_free:
            return is_free and await self._as_panel(interaction, new)

    async def _as_panel(self, interaction: discord.Interaction, new: OutboxRow) -> bool:
        if not await self._settle(new.game_id, new):
            return False
        (view, files), pings = await self._bot.outbox.view_of_panel(new)
        try:
            async with asyncio.timeout(_IN_TIME):
                sent = await interaction.response.send_message(
                    view=view, files=files, allowed_mentions=pings
                )
        except (discord.HTTPException, *BROKEN) as error:
            self._missed(interaction, error)
            return False
        assert sent.message_id is not None
        await self._bot.outbox.posted(new, sent.message_id)
        return True

    async def _settle(self, game_id: int, new: OutboxRow | None) -> bool:
        try:
            async with asyncio.timeout(_IN_TIME):
                return await self._bot.outbox.settle(game_id, new)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("game %s: not known which panels went out: %r", game_id, error)
            return False

    async def _show_all(self, played: Played, *, looking: bool = False) -> None:
        if played.panel is None:
            await self._bot.panels.refresh(played.open_game)
        else:
            await self._bot.outbox.deliver(played.panel, looking=looking)

    async def _leave(self, interaction: discord.Interaction) -> None:
        """Answer, where nothing was answered, by leaving the message as it is."""
        if not interaction.response.is_done():
            await self._in_time(interaction, interaction.response.defer())

    def _missed(self, interaction: discord.Interaction, error: Exception) -> None:
        is_late = isinstance(error, discord.HTTPException) and error.code in TOO_LATE
        level = logging.INFO if is_late else logging.WARNING
        log.log(level, "interaction %s not answered: %r", interaction.id, error)


def _part_done(narrator: Narrator, played: Played) -> list[str]:
    """Tell who has answered what several were asked at once for whom the table still waits."""
    waiting = [question.seat for question in played.open_game.state.table.questions]
    if not waiting or played.plies[0].seat in waiting:
        return []
    names = narrator.names_of(tuple(dict.fromkeys(waiting)))
    return [narrator.words("part-done", names=names)]


def is_private(interaction: discord.Interaction) -> bool:
    """Tell whether the message that was pressed is seen by one person alone.

    Never by the panel's id: a panel can be pressed before it is noted which message it is.
    """
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)
