"""Play a story night with guests of a simulated Discord, only by presses or only by commands."""

from typing import TYPE_CHECKING, Any

from bot.app import TableBot
from bot.companions.decisions import decide
from bot.companions.people import Person, Strength
from bot.companions.visible import choices_of
from bot.delivery.outbox.languages import Languages
from bot.i18n.words import DEFAULT
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Guest, Step
from bot.service.night import steps
from bot.service.night.ends import sheet_of
from bot.service.night.roles import holders
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.text.emoji import without_emoji
from bot.text.night import aside, sheet_lines
from bot.text.story import story_head, whole_story
from rules.actions import Choose
from rules.proposals import exert
from rules.words import FinaleAnswer, TaleAnswer

if TYPE_CHECKING:
    from simcord import ChannelHandle, InteractionResult, MemberActor


class Evening:
    """The guests of one night, the host first; those in `types` only type commands."""

    def __init__(
        self,
        bot: TableBot,
        channel: "ChannelHandle",
        guests: list["MemberActor"],
        *,
        types: bool = False,
    ) -> None:
        self.bot = bot
        self.channel = channel
        self.guests = guests
        self.types = types

    async def begin(self, language: str = DEFAULT, **options: Any) -> LoadedGame:
        """Open a night, seat everyone, and begin."""
        host, *others = self.guests
        await host.slash(self.channel, "night new", language=language, **options)
        for guest in others:
            await self.act(guest, "sit")
        await self.act(host, "start")
        return await self.loaded()

    async def loaded(self) -> LoadedGame:
        """Load the night."""
        return await self.bot.parts[Games].load(
            (await self.bot.parts[Games].find(self.channel.id)).id
        )

    async def step(self) -> Step:
        """Return the night's step."""
        return steps.step_of(await self.loaded())

    async def stage(self) -> Any:
        """Return the stage's message."""
        panel = (await self.bot.parts[Games].find(self.channel.id)).panel_id
        return next(message for message in self.channel.history() if message.id == panel)

    async def act(self, guest: "MemberActor", detail: str) -> "InteractionResult":
        """Press the stage's button with that detail, or type the command for it."""
        row, number = await self.bot.parts[Games].find(self.channel.id), 0
        if row.status.is_under_way:
            questions = (await self.loaded()).state.table.questions
            number = questions[0].number if questions else 0
        custom_id = f"1:{row.id}:{number}:night:{detail}"
        if self.types:
            return await guest.slash(self.channel, "night do", what=custom_id)
        return await guest.click(await self.stage(), custom_id=custom_id)

    def person(self, guest: Guest | None) -> "MemberActor":
        """Return the person of a guest."""
        assert guest is not None
        return next(one for one in self.guests if one.id == guest.user_id)

    async def leader(self) -> "MemberActor":
        """Return who leads now."""
        return self.person(steps.leader_now(await self.loaded()))

    async def reader(self) -> "MemberActor":
        """Return who reads now."""
        loaded = await self.loaded()
        return self.person(next(iter(steps.readers_now(loaded)), None))

    async def finish(self) -> None:
        """Play the night to its end."""
        while await self.step() != Step.OVER:
            await self.go_on()

    async def go_on(self) -> None:
        """Do what the step asks, as the guest it asks."""
        match await self.step():
            case Step.GATHER:
                await self.act(await self.leader(), "go")
            case Step.READ | Step.END | Step.TALE:
                reader = await self.reader()
                await self.act(reader, "read")
                await self.act(reader, "heard")
            case Step.CHOOSE:
                await self.vote()
            case Step.FURTHER:
                await self._go_further()
            case Step.REWARD:
                await self.act(await self.leader(), "pick")
            case Step.REST:
                await self.act(self.guests[-1], "rest")
            case Step.STORY:
                await self.act(self.guests[-1], "on")
            case Step.OPENING | Step.FINALE:
                await self.answer_tale()
            case Step.OVER | Step.TURN:
                pass

    async def answer_tale(self) -> None:
        """Let every silent guest answer the tale, each the other way round than the one before."""
        loaded = await self.loaded()
        night = steps.night_of(loaded.row)
        answers = TaleAnswer if await self.step() == Step.OPENING else FinaleAnswer
        spoken = night.votes(loaded.state.table.questions[0].number)
        for guest in [one for one in night.here if one.place not in spoken]:
            answer = list(answers)[guest.place % len(answers)]
            await self.act(self.person(guest), f"tale-{answer}")

    async def vote(self) -> None:
        """Let every silent guest advise what they think best, and the leader follow the most."""
        loaded = await self.loaded()
        night, leader = steps.night_of(loaded.row), steps.leader_now(loaded)
        assert leader is not None
        spoken = night.votes(loaded.state.table.questions[0].number)
        advice = [
            (guest, _advice(loaded, guest))
            for guest in night.at(steps.journey_of(loaded))
            if guest != leader
        ]
        for guest, option in advice:
            if guest.place not in spoken:
                await self.act(self.person(guest), f"vote-{option}")
        heard = [option for _, option in advice] or [_advice(loaded, leader)]
        await self.act(await self.leader(), f"vote-{max(heard, key=heard.count)}")

    async def _go_further(self) -> None:
        """Let the holders of the needed villagers say yes, if that reaches a higher number."""
        loaded = await self.loaded()
        wanted = exert(loaded.game, loaded.state.table, steps.GROUP).villagers
        for villager in wanted:
            for holder in holders(steps.night_of(loaded.row), villager):
                await self.act(self.person(holder), f"yes-{villager}")
        await self.act(await self.leader(), "exert" if wanted else "stop")


def _advice(loaded: LoadedGame, guest: Guest) -> int:
    """Return the option that a guest advises: each has the taste of another companion."""
    game, table = loaded.game, loaded.state.table
    visible, person = choices_of(game, table, steps.GROUP), [*Person][guest.place % len(Person)]
    seed = guest.place.to_bytes(8)
    thought = decide(
        game.edition, table, steps.GROUP, visible, Strength.NEIGHBOUR, person, seed
    ).action
    assert isinstance(thought, Choose)
    return thought.option


async def tell_night(evening: Evening) -> str:
    """Return the words of a finished night: its whole stories and its sheet."""
    loaded = await evening.loaded()
    narrator = evening.bot.parts[Languages].narrator(loaded)
    plies = await evening.bot.parts[Games].history.plies(loaded.row.id)
    lines: list[str] = []
    for story in stories_of(plies):
        advice = aside(narrator, steps.night_of(loaded.row), story)
        lines += [story_head(narrator, story), *whole_story(narrator, story), f"-# {advice}", ""]
    lines += [narrator.words("night-over"), *sheet_lines(narrator, sheet_of(loaded, plies))]
    return without_emoji("\n".join(lines))
