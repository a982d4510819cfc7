"""Take an action by button, form or command, and undo it."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.publisher import Publisher
from bot.features.command_options import find_offer, read_options, suggest
from bot.features.questions import find_asked
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.loaded_game import LoadedGame
from bot.model.presses import DRINKS, Press
from bot.model.suggestion import Suggestion
from bot.service.night.occasion import occasion_of
from bot.service.plies.permissions import require_playing_seat
from bot.service.tables.games import Games
from bot.text.narrator import Narrator
from bot.ui.forms import fill, form, needs_form
from bot.ui.layout import layout
from bot.ui.moves import read_move
from bot.ui.printed_reward import Fields, read_printed_reward
from bot.ui.proposals import REST, empty_beds, proposed_rest, wasteful_rest
from bot.ui.purchases import BOUGHT, FORM, purchase_menu, read_purchase
from bot.ui.reading import effort, encounter_buttons
from bot.ui.rows import packed
from rules import IllegalAction, encounter, explore
from rules.actions import Rest
from rules.defaults import defaults
from rules.offers import KINDS, Offer
from rules.paying import tokens_for
from rules.questions import RestVillagers
from rules.words import ActionKind, QuestionNumber, Seat


class Play:
    """What players do in their turns."""

    def __init__(
        self, games: Games, languages: Languages, replies: Replies, publisher: Publisher
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._publisher = publisher

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Take an action that needs nothing more, or open its form.

        Where somebody looks at what they can build, the market's rows are filled first.
        """
        looks = press.detail in ("build", f"build-{FORM}")
        dealt = await self._games.deal_for(press.game_id, interaction.user.id) if looks else None
        if dealt is None:
            await self._press(interaction, press)
            return
        try:
            await self._press(interaction, press)
        except Exception:  # not where the bot stops: the panel is put right after its next start
            await self._publisher.show(dealt)
            raise
        await self._publisher.show(dealt)

    async def _press(self, interaction: Interaction, press: CustomId) -> None:
        loaded, question = await find_asked(self._games, self._languages, interaction, press)
        verb, _, value = press.detail.partition("-")
        offer = _offered(loaded, interaction, press.about, KINDS.get(verb))
        wants_form = verb in BOUGHT and value == FORM
        if value and not wants_form:
            fields = _fields_of(loaded, interaction.user.id, offer, value)
            await self._take(interaction, loaded, fields, press.about)
        elif question and verb in BOUGHT and not wants_form:
            narrator = self._narrator(interaction, loaded)
            menu = purchase_menu(narrator, loaded, question, offer)
            await self._replies.privately(interaction, menu)
        elif needs_form(offer):
            sent = CustomId(loaded.row.id, press.about, Press.FILL, offer.verb)
            narrator = self._narrator(interaction, loaded)
            table, seat = loaded.state.table, require_playing_seat(loaded.row, interaction.user.id)
            begun = defaults(loaded.game, table, seat, offer)
            await self._replies.open_form(interaction, form(narrator, sent, offer, table, begun))
        else:
            await self._take(interaction, loaded, fill(offer, {}), press.about)

    async def fill_in(self, interaction: Interaction, press: CustomId) -> None:
        """Take the action that a form describes."""
        entered = interaction.values
        loaded = await self._games.load(press.game_id)
        if press.about:
            loaded, _ = await find_asked(self._games, self._languages, interaction, press)
        offer = _offered(loaded, interaction, press.about, KINDS.get(press.detail))
        fields = read_printed_reward(entered) if offer.verb == "tell" else fill(offer, entered)
        await self._take_with_care(interaction, loaded, fields, press.about)

    async def open_own(self, interaction: Interaction, press: CustomId) -> None:
        """Open a form by a button that all players share: to rest, or to place goods."""
        loaded = await self._games.load(press.game_id)
        seat = require_playing_seat(loaded.row, interaction.user.id)
        number = 0 if press.detail == "advance" else _rest_question(loaded, seat)
        await self.press(interaction, CustomId(press.game_id, number, Press.ACT, press.detail))

    async def rest_as_proposed(self, interaction: Interaction, press: CustomId) -> None:
        """Fill the beds; with `drinks`, give potions and ciders as well."""
        loaded = await self._games.load(press.game_id)
        seat = require_playing_seat(loaded.row, interaction.user.id)
        number = _rest_question(loaded, seat)
        _offered(loaded, interaction, number, "rest")
        rest = proposed_rest(loaded, seat, drinks=press.detail == DRINKS)
        await self._take(interaction, loaded, _rest_fields(rest), number)

    async def act(
        self, interaction: Interaction, verb: ActionKind, **entered: str | int | None
    ) -> None:
        """Take the action that a command's options describe, in the channel's game."""
        loaded = await self._here(interaction)
        offer = _offered(loaded, interaction, 0, verb, missing="not-asked-now")
        narrator = self._narrator(interaction, loaded)
        fields = read_options(narrator, loaded.state.table, offer, entered)
        await self._take(interaction, loaded, fields)

    async def rest(self, interaction: Interaction, **entered: str | None) -> None:
        """Rest as a command's options say, or else as proposed, since beds would be wasted.

        Raises Declined, rules.IllegalAction.
        """
        loaded = await self._here(interaction)
        offer = _offered(loaded, interaction, 0, "rest", missing="not-asked-now")
        if any(text is not None for text in entered.values()):
            narrator = self._narrator(interaction, loaded)
            fields = read_options(narrator, loaded.state.table, offer, entered)
            await self._take_with_care(interaction, loaded, fields)
        else:
            seat = require_playing_seat(loaded.row, interaction.user.id)
            await self._take(interaction, loaded, _rest_fields(proposed_rest(loaded, seat)))

    async def exert(self, interaction: Interaction, villagers: str | None) -> None:
        """Exert the villagers that a command names, or else ask, since the encounter would be lost.

        Raises Declined, rules.IllegalAction.
        """
        if villagers is not None:
            await self.act(interaction, "exert", villagers=villagers)
            return
        loaded = await self._here(interaction)
        _offered(loaded, interaction, 0, "exert", missing="not-asked-now")
        narrator = self._narrator(interaction, loaded)
        buttons = packed(encounter_buttons(narrator, loaded))
        await self._replies.privately(interaction, layout([effort(narrator, loaded)], buttons))

    async def suggest(
        self, interaction: Interaction, verb: ActionKind, blank: str, text: str
    ) -> list[Suggestion]:
        """Suggest values from what the seat is offered now, if anything."""
        try:
            loaded = await self._here(interaction)
        except Declined:  # no suggestions
            return []
        seat = loaded.row.seat_of(interaction.user.id)
        if seat is None:
            return []
        narrator = self._narrator(interaction, loaded)
        return suggest(narrator, loaded, seat.seat, verb, blank, text)

    async def undo(self, interaction: Interaction, press: CustomId) -> None:
        """Undo the ply that a button names."""
        await self._undo(interaction, press.game_id, press.about)

    async def undo_here(self, interaction: Interaction) -> None:
        """Undo a player's last ply in the channel's game."""
        row = await self._games.find(interaction.channel_id)
        await self._undo(interaction, row.id)

    async def _undo(self, interaction: Interaction, game_id: int, ply: int | None = None) -> None:
        user = interaction.user.id
        played = await self._games.undo(game_id, user, interaction.id, ply=ply)
        await self._publisher.show_result(interaction, played)

    async def _take_with_care(
        self, interaction: Interaction, loaded: LoadedGame, fields: Fields, number: int = 0
    ) -> None:
        """Take an action; where a rest leaves a bed empty that a villager could use, ask first."""
        seat = require_playing_seat(loaded.row, interaction.user.id)
        rest = wasteful_rest(loaded, seat, fields)
        if rest is None:
            await self._take(interaction, loaded, fields, number)
            return
        narrator, questions = self._narrator(interaction, loaded), loaded.state.table.questions
        asked = next(q.number for q in questions if q.seat == rest.seat)
        await self._replies.privately(interaction, empty_beds(narrator, loaded, asked, rest))

    async def _take(
        self, interaction: Interaction, loaded: LoadedGame, fields: Fields, number: int = 0
    ) -> None:
        """Take an action; `number` is the question that it answers, 0 for whichever is open."""
        message = interaction.message
        played = await self._games.act(
            loaded.row.id,
            interaction.user.id,
            fields,
            question=QuestionNumber(number) if number else None,
            interaction_id=interaction.id,
            private_message=message.id if message and interaction.is_private else None,
        )
        await self._publisher.show_result(interaction, played)

    async def _here(self, interaction: Interaction) -> LoadedGame:
        row = await self._games.find(interaction.channel_id)
        return await self._games.load(row.id)

    def _narrator(self, interaction: Interaction, loaded: LoadedGame) -> Narrator:
        return self._languages.narrator(loaded, self._languages.words_for(interaction))


def _offered(
    loaded: LoadedGame,
    interaction: Interaction,
    number: int,
    verb: ActionKind | None,
    missing: str | None = None,
) -> Offer:
    """Return what a person is offered under a verb.

    Raises Declined where nothing is, with the key `missing` if that is given; rules.IllegalAction
    where the rules refuse it now.
    """
    offer = find_offer(loaded, require_playing_seat(loaded.row, interaction.user.id), verb)
    if offer is None:
        waits = occasion_of(loaded).refuses(verb) if verb == "choose" else None
        raise Declined(waits or missing or ("not-asked" if number else "stale-question"))
    if offer.refusal:
        raise IllegalAction(offer.refusal)
    return offer


def _rest_question(loaded: LoadedGame, seat: Seat) -> QuestionNumber:
    """Return the question that asks a seat to rest; its buttons carry no number.

    Raises Declined: where nobody rests any more, the panel is out of date.
    """
    rests = [q for q in loaded.state.table.questions if isinstance(q, RestVillagers)]
    if not rests:
        raise Declined("stale-question")
    own = [q.number for q in rests if q.seat == seat]
    if not own:
        raise Declined("not-asked")
    return own[0]


def _rest_fields(rest: Rest) -> Fields:
    return {"kind": "rest", **{name: getattr(rest, name) for name in REST}}


def _fields_of(loaded: LoadedGame, user_id: int, offer: Offer, value: str) -> Fields:
    """Return the fields of an action whose button carries its value."""
    match offer.verb:
        case "exert" if value == "nobody":
            return {"kind": "exert", "villagers": ()}
        case "choose":
            option, _, paying = value.partition("-")
            tokens = _tokens(loaded, user_id, int(option)) if paying and option.isdecimal() else {}
            return {"kind": "choose", "option": option, "paying": paying == "pay", **tokens}
        case "pick":
            return {"kind": "pick", "pick": value}
        case verb:
            seat = require_playing_seat(loaded.row, user_id)
            if verb in BOUGHT:
                fields = read_purchase(loaded, seat, offer, value)
            else:
                fields = read_move(verb, value, loaded.state.table.players[seat])
            if fields is None:
                raise Declined("unknown-press")
            return fields


def _tokens(loaded: LoadedGame, user_id: int, option: int) -> dict[str, int]:
    """Return the ciders and potions that pay what the coins do not cover."""
    seat = loaded.row.seat_of(user_id)
    options = encounter.options(loaded.game, loaded.state.table)
    if seat is None or option >= len(options):
        return {}
    player = loaded.state.table.players[seat.seat]
    ciders, potions = tokens_for(player, explore.price_of(options[option]))
    return {"ciders": ciders, "potions": potions}
