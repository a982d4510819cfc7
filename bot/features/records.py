"""Show the status of a game, verify its dice, and export it."""

from datetime import timedelta

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.panels import Panels
from bot.features.arrival import check_arrival
from bot.i18n.words import Words
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus, PauseReason
from bot.model.paces import PACES
from bot.service.history.export import export
from bot.service.plies.verify import verify
from bot.service.table_acts import seat_reminders
from bot.service.tables.games import Games
from bot.text.house_rules import house_line
from bot.text.moments import in_hours
from bot.text.narrator import name_in
from bot.text.shakes import first_digits, shaken_by
from bot.ui.absences import absence_buttons, absence_line
from bot.ui.layout import layout
from bot.ui.message import File
from rules.dice import commitment, mixture


class Records:
    """The status, the proof and the export of a channel's game."""

    def __init__(
        self, games: Games, languages: Languages, replies: Replies, panels: Panels
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._panels = panels

    async def status(self, interaction: Interaction) -> None:
        """Show the game's status, and post its panel again."""
        row = await self._games.find(interaction.channel_id)
        if row.pause_reason == PauseReason.CHANNEL:
            check_arrival(interaction)
        words = self._languages.words_for(interaction)
        text = words("status", status=row.status, hash=first_digits(commitment(row.seed)))
        clocks = await _clocks(self._games, words, row)
        chosen = [shaken_by(words, row.shakes), house_line(words, row.house_rules)]
        lines = filter(None, [text, *chosen, clocks, absence_line(words, row)])
        buttons = [] if row.status.is_over else absence_buttons(words, row)
        await self._replies.privately(interaction, layout(["\n".join(lines)], [buttons]))
        # The bot may write here, so the game can go on.
        if row.pause_reason == PauseReason.CHANNEL:
            row = await self._games.set_status_by_bot(row.id, GameStatus.RUNNING)
        await self._panels.post_again(row)

    async def verify(self, interaction: Interaction) -> None:
        """Check every die and every shuffle of a finished game."""
        row = await self._started(interaction)
        words = self._languages.words_for(interaction)
        if not row.status.is_over:
            raise Declined("verify-later", hash=commitment(row.seed))
        loaded = await self._games.load(row.id)
        report = verify(loaded.game, row, await self._games.history.stored_plies(row.id))
        key = "verify-wrong" if report.wrong else "verify-right"
        text = words(
            key,
            dice=report.dice,
            cards=report.cards,
            wrong=report.wrong,
            seed=row.seed.hex(),
            hash=commitment(row.seed),
        )
        chosen = [shaken_by(words, row.shakes), house_line(words, row.house_rules)]
        mixed = mixture(row.seed, row.mixed_in)
        how = [*filter(None, chosen), words("verify-shaken", text=mixed)] if row.mixed_in else []
        await self._replies.privately(interaction, "\n".join([text, *how]))

    async def export(self, interaction: Interaction) -> None:
        """Export the game to a file: what any player may see, and the seed once it is over."""
        row = await self._started(interaction)
        loaded = await self._games.load(row.id)
        words = self._languages.words_for(interaction)
        plies, former = (
            await self._games.history.stored_plies(row.id),
            self._languages.words(row)("former-player"),
        )
        file = export(row, loaded.state.table, plies, former)
        message = layout([words("exported")], files=[File(f"game-{row.id}.json", file.getvalue())])
        await self._replies.privately(interaction, message)

    async def _started(self, interaction: Interaction) -> GameRow:
        return await self._games.find_started(interaction.channel_id)


async def _clocks(games: Games, words: Words, row: GameRow) -> str:
    """Describe each player's clock and what a turn adds to it; empty without clocks."""
    pace = PACES[row.pace]
    if not pace.has_clock or row.has_one_seat or not row.status.is_under_way:
        return ""
    banks = await seat_reminders.times_left(games, row)
    clocks = [
        words("clock-of", name=name_in(words, seat.name), hours=in_hours(max(timedelta(), bank)))
        for seat, bank in zip(row.present, banks, strict=True)
    ]
    listed = words("list-comma").join(clocks)
    return words("clocks", clocks=listed, more=in_hours(pace.increment), cap=in_hours(pace.cap))
