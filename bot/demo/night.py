"""Play a story night with guests of a simulated Discord, only by presses or only by commands."""

from typing import TYPE_CHECKING, Any

from bot.app import TableBot
from bot.i18n.words import DEFAULT
from bot.model.nights import Guest, Step
from bot.model.open_game import OpenGame
from bot.service.night import steps
from bot.service.night.roles import holders
from bot.service.plies.stories import stories_of
from bot.text.emoji import without_emoji
from bot.text.night import aside, sheet_lines
from bot.text.story import story_head, whole_story
from rules.night import night_score
from rules.proposals import exert

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

    async def begin(self, language: str = DEFAULT, **options: Any) -> OpenGame:
        """Open a night, seat everyone, and begin."""
        host, *others = self.guests
        await host.slash(self.channel, "night new", language=language, **options)
        for guest in others:
            await self.act(guest, "sit")
        await self.act(host, "start")
        return await self.opened()

    async def opened(self) -> OpenGame:
        """Load the night."""
        return await self.bot.parts.service.games.load(
            (await self.bot.parts.service.games.find(self.channel.id)).id
        )

    async def step(self) -> Step:
        """Return the night's step."""
        return steps.step_of(await self.opened())

    async def stage(self) -> Any:
        """Return the stage's message."""
        panel = (await self.bot.parts.service.games.find(self.channel.id)).panel_id
        return next(message for message in self.channel.history() if message.id == panel)

    async def act(self, guest: "MemberActor", detail: str) -> "InteractionResult":
        """Press the stage's button with that detail, or type the command for it."""
        row, number = await self.bot.parts.service.games.find(self.channel.id), 0
        if row.status.is_under_way:
            questions = (await self.opened()).state.table.questions
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
        return self.person(steps.leader_now(await self.opened()))

    async def reader(self) -> "MemberActor":
        """Return who reads now."""
        opened = await self.opened()
        return self.person(steps.reader_now(opened))

    async def finish(self) -> None:
        """Play the night to its end."""
        while await self.step() != Step.OVER:
            await self.go_on()

    async def go_on(self) -> None:
        """Do what the step asks, as the guest it asks."""
        match await self.step():
            case Step.GATHER:
                await self.act(await self.leader(), "go")
            case Step.READ | Step.END:
                reader = await self.reader()
                await self.act(reader, "read")
                await self.act(reader, "heard")
            case Step.CHOOSE:
                await self._vote()
            case Step.FURTHER:
                await self._go_further()
            case Step.REWARD:
                await self.act(await self.leader(), "pick")
            case Step.REST:
                await self.act(self.guests[-1], "rest")
            case Step.STORY:
                await self.act(self.guests[-1], "on")
            case Step.OVER | Step.TURN:
                pass

    async def _vote(self) -> None:
        """Let every silent guest advise, each a different choice; the last one closes it."""
        opened = await self.opened()
        allowed, night = steps.choices(opened), steps.night_of(opened.row)
        spoken = night.votes(opened.state.table.questions[0].number)
        silent = [
            guest for guest in night.at(steps.journey_of(opened)) if guest.place not in spoken
        ]
        for index, guest in enumerate(silent):
            await self.act(self.person(guest), f"vote-{allowed[index % len(allowed)]}")

    async def _go_further(self) -> None:
        """Let the holders of the needed villagers say yes, if that reaches a higher number."""
        opened = await self.opened()
        wanted = exert(opened.game, opened.state.table, steps.GROUP).villagers
        for villager in wanted:
            holder, *_ = holders(steps.night_of(opened.row), villager)
            await self.act(self.person(holder), f"yes-{villager}")
        await self.act(await self.leader(), "exert" if wanted else "stop")


async def tell_night(evening: Evening) -> str:
    """Return the words of a finished night: its whole stories and its sheet."""
    opened = await evening.opened()
    narrator = evening.bot.parts.messages.languages.narrator(opened)
    plies = await evening.bot.parts.service.games.history.plies(opened.row.id)
    lines: list[str] = []
    for story in stories_of(plies):
        advice = aside(narrator, steps.night_of(opened.row), story)
        lines += [story_head(narrator, story), *whole_story(narrator, story), f"-# {advice}", ""]
    facts = [fact for ply in plies for fact in ply.facts]
    score = night_score(opened.state.table, opened.game.variant.journeys, facts)
    lines += [narrator.words("night-over"), *sheet_lines(narrator, score)]
    return without_emoji("\n".join(lines))
