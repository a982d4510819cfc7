"""Route every pressed button, every select and every modal, by what its `custom_id` says."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, Any

import discord
from discord import InteractionType

from bot.delivery.lateness import Lateness
from bot.delivery.replies import is_private
from bot.features import hours
from bot.features.reminders import put_off
from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.errors import Declined
from bot.model.kinds import LobbyAct
from bot.model.open_game import OpenGame
from bot.service.permissions import playing
from bot.ui.forms import entered_in, fill, form, needs_form
from bot.ui.printed_reward import Fields, read_tale
from rules import IllegalAction, encounter, explore, offers
from rules.offers import Offer
from rules.paying import spendable
from rules.questions import Question
from rules.rest import sensible
from rules.words import QuestionNumber

if TYPE_CHECKING:
    from bot.app import TableBot

Follow = Callable[[discord.Interaction, CustomId], Awaitable[None]]

_REMEMBERED = 10_000
_TOO_OLD = 2.5
"""Seconds after which a press cannot be answered in time any more."""


class Router:
    """One way in for all components and modals."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._lateness = Lateness()
        self.accepting = True
        self._deeds: dict[str, Follow] = {
            "do": self._do,
            "fill": self._fill,
            "mine": self._open_mine,
            "lobby": self._lobby,
            "undo": self._undo,
            "read": self._read,
            "aloud": self._read_aloud,
            "show": self._show,
            "later": self._put_off,
            "away": self._away,
            "proposed": self._rest_as_proposed,
        }

    def is_new(self, interaction: discord.Interaction) -> bool:
        """Tell whether an interaction came for the first time, in time, and before the stop."""
        if interaction.id in self._seen or not self.accepting:
            return False
        self._seen[interaction.id] = None
        self._bot.displays.note(interaction)
        if len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)
        now = discord.utils.utcnow()
        return self._lateness.of(interaction.created_at, now, monotonic()) < _TOO_OLD

    async def route(self, interaction: discord.Interaction) -> None:
        """Answer a component or a modal; commands go their own way."""
        if interaction.type not in (InteractionType.component, InteractionType.modal_submit):
            return
        if not self.is_new(interaction):
            return
        data: dict[str, Any] = dict(interaction.data or {})
        press = parse_custom_id(str(data.get("custom_id", "")))
        try:
            if press is None:
                raise Declined("unknown-press")
            await self._follow(interaction, press)
        except Exception as error:  # noqa: BLE001 - every press gets an answer
            await self._bot.explain(interaction, error, press.game_id if press else None)
            if press and isinstance(error, Declined) and error.key == "stale-question":
                await self._renew(interaction, press.game_id)
        await self._bot.unsaid.tell(interaction)

    async def _renew(self, interaction: discord.Interaction, game_id: int) -> None:
        """Bring a panel up to date that still asks what is settled."""
        opened = await self._bot.tables.load(game_id)
        if interaction.message and interaction.message.id == opened.row.panel_id:
            await self._bot.panels.refresh(opened)

    def add(self, deed: str, follow: Follow) -> None:
        """Let another part of the bot follow the presses of a deed."""
        self._deeds[deed] = follow

    async def _follow(self, interaction: discord.Interaction, press: CustomId) -> None:
        follow = self._deeds.get(press.action)
        if follow is None:
            raise Declined("unknown-press")
        await follow(interaction, press)

    async def _do(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Take an action that needs nothing more, or open its form."""
        opened, question = await self._asked(interaction, press)
        verb, _, value = press.detail.partition("-")
        offer = self._offer(opened, interaction, question, verb)
        if value:
            fields = _picked(opened, interaction.user.id, offer, value)
            await self._play(interaction, opened, press.number, fields)
        elif needs_form(offer):
            narrator = self._bot.reader.narrator(opened.row, self._bot.words_for(interaction))
            table = opened.state.table
            sent = CustomId(opened.row.id, press.number, "fill", offer.verb)
            await self._bot.answers.ask(interaction, form(narrator, sent, offer, table))
        else:
            await self._play(interaction, opened, press.number, fill(offer, {}))

    async def _fill(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Take the action that a form describes."""
        entered = entered_in(interaction)
        opened = await self._bot.tables.load(press.game_id)
        question = None
        if press.number:
            opened, question = await self._asked(interaction, press)
        offer = self._offer(opened, interaction, question, press.detail)
        fields = read_tale(entered) if offer.verb == "tell" else fill(offer, entered)
        await self._play(interaction, opened, press.number, fields)

    async def _open_mine(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Open a form of one's own: to rest, or to place goods at any time."""
        opened = await self._bot.tables.load(press.game_id)
        seat = playing(opened.row, interaction.user.id)
        number = 0
        if press.detail != "advance":
            mine = [q for q in opened.state.table.questions if q.seat == seat]
            if not mine:
                raise Declined("not-asked")
            number = mine[0].number
        await self._do(interaction, CustomId(press.game_id, number, "do", press.detail))

    async def _rest_as_proposed(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Rest in one press where nothing is to be decided, and else open the form."""
        opened = await self._bot.tables.load(press.game_id)
        seat = playing(opened.row, interaction.user.id)
        proposed = sensible(opened.state.table.players[seat], seat)
        asked = [q.number for q in opened.state.table.questions if q.seat == seat]
        if proposed and asked:
            fields: Fields = {"kind": "rest", "beds": proposed.beds}
            await self._play(interaction, opened, asked[0], fields)
        else:
            await self._open_mine(interaction, CustomId(press.game_id, 0, "mine", "rest"))

    async def _asked(
        self, interaction: discord.Interaction, press: CustomId
    ) -> tuple[OpenGame, Question | None]:
        """Find the open question that a press answers.

        Raises Declined where it is not open any more, or asked of somebody else.
        """
        opened = await self._bot.tables.load(press.game_id)
        seat = playing(opened.row, interaction.user.id)
        if not press.number:
            return opened, None
        for question in opened.state.table.questions:
            if question.number == press.number:
                buyer = getattr(question, "buyer", None)
                if seat not in (question.seat, buyer):
                    raise Declined(
                        "not-you", who=self._bot.reader.narrator(opened.row).name(question.seat)
                    )
                return opened, question
        raise Declined("stale-question")

    def _offer(
        self,
        opened: OpenGame,
        interaction: discord.Interaction,
        question: Question | None,
        verb: str,
    ) -> Offer:
        seat = playing(opened.row, interaction.user.id)
        for offer in offers(opened.game, opened.state, seat):
            if offer.verb == verb:
                if offer.refusal:
                    raise IllegalAction(offer.refusal)
                return offer
        raise Declined("not-asked" if question else "stale-question")

    async def _play(
        self, interaction: discord.Interaction, opened: OpenGame, number: int, fields: Fields
    ) -> None:
        played = await self._bot.tables.answer(
            opened.row.id,
            interaction.user.id,
            fields,
            question=QuestionNumber(number) if number else None,
            interaction_id=interaction.id,
            reads_here=is_private(interaction),
        )
        await self._bot.answers.played(interaction, played)

    async def _undo(self, interaction: discord.Interaction, press: CustomId) -> None:
        played = await self._bot.tables.undo(
            press.game_id, interaction.user.id, interaction.id, ply=press.number
        )
        await self._bot.answers.played(interaction, played)

    async def _put_off(self, interaction: discord.Interaction, press: CustomId) -> None:
        opened, _ = await self._asked(interaction, press)
        await put_off(self._bot, interaction, opened, press.detail)

    async def _away(self, interaction: discord.Interaction, press: CustomId) -> None:
        await hours.confirm(self._bot, interaction, press.detail)

    async def _show(self, interaction: discord.Interaction, press: CustomId) -> None:
        await self._bot.views.show(interaction, press.game_id, press.detail)

    async def _read(self, interaction: discord.Interaction, press: CustomId) -> None:
        opened = await self._bot.tables.load(press.game_id)
        words = self._bot.words_for(interaction)
        view = self._bot.reader.private(opened, interaction.user.id, words)
        await self._bot.answers.privately(interaction, "", view)

    async def _read_aloud(self, interaction: discord.Interaction, press: CustomId) -> None:
        opened = await self._bot.tables.load(press.game_id)
        self._bot.reader.read_aloud(opened, interaction.user.id, press.number)
        words = self._bot.words_for(interaction)
        await self._bot.answers.privately(interaction, words("read-aloud"))
        await self._bot.panels.refresh(opened)

    async def _lobby(self, interaction: discord.Interaction, press: CustomId) -> None:
        lobbies, user = self._bot.lobbies, interaction.user
        match press.detail:
            case LobbyAct.JOIN:
                await lobbies.join(press.game_id, user.id, user.display_name)
            case LobbyAct.LEAVE:
                await lobbies.leave(press.game_id, user.id)
            case LobbyAct.START:
                await self._bot.answers.played(
                    interaction, await lobbies.start(press.game_id, user.id)
                )
                return
            case _:
                raise Declined("unknown-press")
        await self._bot.answers.lobby(interaction, press.game_id)


def _picked(opened: OpenGame, user_id: int, offer: Offer, value: str) -> Fields:
    """Give the fields of a button that carries its own value."""
    match offer.verb:
        case "exert":
            return {"kind": "exert", "villagers": ()}
        case "choose":
            option, _, paying = value.partition("-")
            tokens = _tokens(opened, user_id, int(option)) if paying and option.isdecimal() else {}
            return {"kind": "choose", "option": option, "paying": paying == "pay", **tokens}
        case "pick":
            return {"kind": "pick", "pick": value}
        case _:
            raise Declined("unknown-press")


def _tokens(opened: OpenGame, user_id: int, option: int) -> dict[str, int]:
    """Count the ciders and potions that pay what the coins do not."""
    seat = opened.row.seat_of(user_id)
    options = encounter.options(opened.game, opened.state.table)
    if seat is None or option >= len(options):
        return {}
    player = opened.state.table.players[seat.seat]
    short = max(0, explore.price_of(options[option]) - player.coins)
    ciders = min(short, spendable(player)[0])
    return {"ciders": ciders, "potions": short - ciders}
