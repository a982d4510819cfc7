"""Route every pressed button, select and modal by its `custom_id`."""

from collections.abc import Awaitable, Callable, Mapping

from bot.delivery.discord.gate import Gate
from bot.delivery.outbox.errors import Errors
from bot.delivery.outbox.publisher import Publisher
from bot.features.admission import PressOrigin, check_admission
from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.kinds import require_rows
from bot.model.presses import ON_PANELS, Press
from bot.service.tables.games import Games
from rules.record import record

Handler = Callable[[Interaction, CustomId], Awaitable[None]]
"""Answers a press.

Raises Declined, rules.IllegalAction, StoreBusy, Corrupt, which the router explains.
"""


@record
class Route:
    """What answers a press, from where it may come, and whether it takes a part in the game."""

    handler: Handler
    origins: PressOrigin
    seated: bool = False


Routes = Mapping[Press | tuple[Press, str], Route]
"""The route of each action, and of each action with a detail that has its own."""


class Router:
    """The single entry of all components and modals."""

    def __init__(
        self,
        routes: Routes,
        games: Games,
        gate: Gate,
        errors: Errors,
        publisher: Publisher,
    ) -> None:
        require_rows(routes, Press, "route for the press", "bot/parts/presses.py")
        self.routes = routes
        self._games = games
        self._gate = gate
        self._errors = errors
        self._publisher = publisher

    async def route(self, interaction: Interaction) -> None:
        """Answer a press or a submitted form; commands go through the command tree."""
        if not self._gate.is_new(interaction):
            return
        press = parse_custom_id(interaction.custom_id)
        try:
            if press is None:
                raise Declined("unknown-press")
            await self._answer(interaction, press)
        except Exception as error:  # noqa: BLE001 - every press gets an answer
            await self._errors.explain(interaction, error, press.game_id if press else None)
            if press and isinstance(error, Declined) and error.key == "stale-question":
                await self._publisher.note_stale(interaction, press.game_id)

    async def _answer(self, interaction: Interaction, press: CustomId) -> None:
        # A banned person can still have what is stored of them erased.
        if press.action != Press.FORGET:
            self._gate.check_welcome(interaction)
        route = self.routes.get((press.action, press.detail)) or self.routes[press.action]
        row = await self._games.get(press.game_id) if press.game_id else None
        check_admission(interaction, row, route.origins, seated=route.seated)
        if row is not None and press.action in ON_PANELS:
            await self._publisher.require_known(interaction, row, press)
        await route.handler(interaction, press)
