"""Copy the database once a day."""

from contextlib import suppress

from bot.features.owner_alerts import OwnerAlerts
from bot.features.privacy import Privacy
from bot.model.errors import StoreBusy
from bot.service.tables.games import Games
from bot.settings import Settings
from bot.store.backups import back_up
from bot.store.database import Database


class Backups:
    """The copies of the database; its owner is told if one fails."""

    def __init__(
        self,
        database: Database,
        games: Games,
        settings: Settings,
        privacy: Privacy,
        owner_alerts: OwnerAlerts,
    ) -> None:
        self._database = database
        self._games = games
        self._most = settings.backups_kept
        self._privacy = privacy
        self._owner_alerts = owner_alerts

    async def copy(self) -> None:
        """Make the day's copy, if any are kept.

        Raises StoreBusy, OSError.
        """
        if not self._most:
            return
        # First: a restored copy may have brought people back, who must not be in the new one.
        with suppress(Exception):  # the tick itself logs it, and tries again
            await self._privacy.tick()
        try:
            await back_up(self._database, self._most, self._games.now())
        except (StoreBusy, OSError):
            self._owner_alerts.note_backup(failed=True)
            raise
        self._owner_alerts.note_backup(failed=False)
