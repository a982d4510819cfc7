"""Describe the step of a story night: who leads and reads, who goes, who advises what."""

from collections.abc import Sequence

from bot.i18n.words import Words
from bot.model.loaded_game import LoadedGame
from bot.model.nights import TALE_STEPS, Guest, Lift, Night, Step
from bot.model.stories import Story
from bot.service.night import steps
from bot.service.night.party import PARTY, party, ready, unasked, willing
from bot.service.night.roles import holders
from bot.text.details import signed
from bot.text.guests import guests_line, hand_lines, named_or_counted
from bot.text.moments import NONE, moment
from bot.text.narrator import Narrator
from bot.text.secret_cards import card_now
from bot.text.tales import light_line, tale_head
from rules.editions import VARIANTS
from rules.night import NightScore
from rules.words import Area, VillagerId


def head(narrator: Narrator, loaded: LoadedGame) -> str:
    """Return the number of the journey, who leads and reads it, and how long the night goes on.

    For a lifted game: who is there, who explores and reads, and when it goes back.
    """
    if loaded.row.lift:
        return _evening(narrator, loaded, loaded.row.lift)
    if steps.step_of(loaded) in TALE_STEPS:
        return tale_head(narrator, loaded)
    words, journey = narrator.words, steps.journey_of(loaded)
    journeys = VARIANTS[loaded.row.variant].journeys
    left = journeys - journey + (steps.step_of(loaded) != Step.STORY)
    minutes = steps.night_of(loaded.row).minutes(left, total=journeys)
    parts = [words("night-left", minutes=minutes)] if left else []
    title = words("night-journey", number=journey, count=journeys)
    lines = [f"### {title}", f"-# {words('list-dot').join([*parts, roles(narrator, loaded)])}"]
    tale = loaded.state.table.tale
    if tale and steps.step_of(loaded) != Step.END:  # the dice there have changed it already
        lines.append(light_line(narrator, tale))
    if steps.step_of(loaded) != Step.GATHER:  # there it is news
        lines += filter(None, [card_now(narrator, loaded)])
    return "\n".join(lines)


def _evening(narrator: Narrator, loaded: LoadedGame, lift: Lift) -> str:
    words, lines = narrator.words, [f"### {narrator.words('evening-title')}"]
    if loaded.state.table.expedition is not None or steps.step_of(loaded) == Step.END:
        leads, reads = steps.leader_now(loaded), _reads_tonight(loaded)
        key = "evening-reads" if reads else "evening-bot-reads"
        figures = {"leader": narrator.called(leads.name) if leads else "", "reader": ""}
        figures |= {"reader": narrator.called(reads.name)} if reads else {}
        lines.append(f"-# {words(key, **figures)}")
    names = guests_line(narrator, steps.night_of(loaded.row).here)
    until = moment(lift.until, "t") if lift.until else NONE
    lines.append(f"-# {words('evening-here', names=names, until=until)}")
    voice = steps.night_of(loaded.row).voice
    return "\n".join([*lines, *([f"-# {voice_line(words, voice)}"] if voice else [])])


def _reads_tonight(loaded: LoadedGame) -> Guest | None:
    """Return who reads the open paragraph at an evening, or has read it and will read its end.

    Once it is read, `readers_now` are those of the one after it.
    """
    night = steps.night_of(loaded.row)
    read = [one for one in night.recitals if not one.is_end]
    if steps.step_of(loaded) in (Step.READ, Step.END) or not read:
        return next(iter(steps.readers_now(loaded)), None)
    place = read[-1].place
    return None if place is None else night.in_place(place)


def listening(narrator: Narrator, loaded: LoadedGame) -> str:
    """Return whom the stage asks to read a paragraph, or its end, while all others listen."""
    reads = steps.readers_now(loaded)
    key = "night-end-listen" if steps.unread_chapter(loaded) else "night-listen"
    if len(reads) > 1:
        key = "night-listen-shared"
    asked = narrator.words(key, reader=guests_line(narrator, reads) if reads else NONE)
    return "\n".join(filter(None, [asked, _parts_read(narrator, loaded, reads)]))


def _parts_read(narrator: Narrator, loaded: LoadedGame, reads: Sequence[Guest]) -> str:
    """Return who has read their part of a shared paragraph, and who reads on; empty before."""
    places, then = steps.parts_read(loaded), steps.next_part(loaded)
    done = [one for one in reads if one.place in places]
    if not done or then is None:
        return ""
    names, on = guests_line(narrator, done), narrator.called(then.name)
    return narrator.words("night-parts-read", names=names, next=on, count=len(done))


def roles(narrator: Narrator, loaded: LoadedGame) -> str:
    """Return who leads and who reads."""
    leads = steps.leader_now(loaded)
    reads = steps.reading_below(loaded)
    if leads is None:
        return narrator.words("night-empty")
    leader, reader = narrator.called(leads.name), guests_line(narrator, reads)
    if not reads:
        return narrator.words("night-roles-bot", leader=leader)
    return narrator.words("night-roles", leader=leader, reader=reader, count=len(reads))


def closes(narrator: Narrator, loaded: LoadedGame) -> str:
    """Return when the step closes by itself, or when any guest may close it."""
    since, until = steps.open_to_all(loaded), loaded.row.seats[steps.GROUP].until
    if since is not None:
        is_asked = loaded.row.is_night or steps.step_of(loaded) in (Step.READ, Step.END)
        return f"-# {narrator.words('night-anybody', since=moment(since, 't'))}" if is_asked else ""
    return f"-# {narrator.words('night-closes', until=moment(until))}" if until else ""


def gathered(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return who is asked to send whom below, and who holds whom."""
    words, leads = narrator.words, steps.leader_now(loaded)
    going = [held(narrator, loaded, villager) for villager in party(loaded)]
    third = str(len(ready(loaded.state.table)) > PARTY)
    asked = words("night-gather", leader=narrator.called(leads.name) if leads else "", third=third)
    lines = [words("night-going", villagers=words.join_and(going))] if leads else []
    return [asked, *lines, "\n".join(hand_lines(narrator, loaded))]


def held(narrator: Narrator, loaded: LoadedGame, villager: VillagerId) -> str:
    """Name a villager, and the guest who holds them."""
    names = [narrator.called(guest.name) for guest in holders(steps.night_of(loaded.row), villager)]
    name = narrator.words(f"villager-{villager}")
    if not names:
        return name
    return narrator.words("night-held", villager=name, name=narrator.words.join_and(names))


def advised(narrator: Narrator, loaded: LoadedGame, option: int) -> str:
    """Return who advises a choice; empty if no one does."""
    night, number = steps.night_of(loaded.row), steps.question_now(loaded.state.table).number
    who = [
        night.in_place(place)
        for place, vote in night.votes(number).items()
        if vote.removesuffix(steps.PAYING) == str(option)
    ]
    return named_or_counted(narrator, "night-advised", who)


def who_decides(narrator: Narrator, loaded: LoadedGame) -> str:
    """Return who decides on the open choice."""
    leads = steps.leader_now(loaded)
    name = narrator.called(leads.name) if leads else ""
    return narrator.words(f"night-decide-{steps.decided_by(loaded)}", leader=name)


def consents(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return whose consent is needed for an injury, and who has given it."""
    below = loaded.state.table.players[steps.GROUP].villagers_in(Area.CAVE)
    lines = [consent(narrator, loaded, villager) for villager in below]
    leads = steps.leader_now(loaded)
    asked = narrator.words("night-consent-ask", leader=narrator.called(leads.name) if leads else "")
    return [asked, "\n".join(lines)]


def consent(narrator: Narrator, loaded: LoadedGame, villager: VillagerId) -> str:
    """Return whether the holders of a villager agree that they are hurt, and who is still asked."""
    night = steps.night_of(loaded.row)
    left, holding = unasked(loaded, night, villager), holders(night, villager)
    agreed = str(villager in willing(loaded))
    if left and len(left) < len(holding):
        agreed = "partly"
    names = guests_line(narrator, left)
    return narrator.words(
        "night-consent", who=held(narrator, loaded, villager), agreed=agreed, names=names
    )


def late_line(narrator: Narrator, loaded: LoadedGame) -> str:
    """Name those who have sat down during this journey; empty if no one has."""
    journey = steps.journey_of(loaded)
    late = [one for one in steps.night_of(loaded.row).here if one.since > journey]
    if not late or loaded.row.lift:
        return ""
    return narrator.words("night-late", names=guests_line(narrator, late), count=len(late))


def aside(narrator: Narrator, night: Night, story: Story) -> str:
    """Return who read a story, and who advised another choice; empty if no one did."""
    lines: list[str] = []
    for chapter in story.chapters:
        number = steps.question_of(chapter)
        if chapter.chosen is None:
            continue
        places = [r.place for r in night.recitals if r.question == number and not r.is_end]
        reads = [
            narrator.called(night.in_place(place).name) for place in places if place is not None
        ]
        others = [
            night.in_place(place)
            for place, vote in night.votes(number).items()
            if vote.removesuffix(steps.PAYING) != str(chapter.chosen.option)
        ]
        parts = [named_or_counted(narrator, "night-otherwise", others)]
        if reads:
            name = narrator.words.join_and(reads)
            parts.insert(0, narrator.words("night-read-by", name=name, count=len(reads)))
        lines.append(narrator.words("list-dot").join(filter(None, parts)))
    return narrator.words("list-plies").join(filter(None, lines))


def voice_line(words: Words, voice: int) -> str:
    """Return the line with the voice channel in which people meet."""
    return words("plan-voice", channel=f"<#{voice}>")


def sheet_lines(narrator: Narrator, score: NightScore) -> list[str]:
    """Return the score sheet of a night."""
    words = narrator.words
    return [
        words("sheet-journeys", journeys=score.journeys, stories=score.stories),
        words("sheet-failures", count=score.failures),
        words("sheet-lanterns", count=score.lanterns),
        words("sheet-hurt", count=score.hurt),
        words("sheet-reputation", steps=score.reputation, shown=signed(score.reputation)),
        words("sheet-left", left=_left(narrator, score), count=score.coins + len(score.items)),
        words("sheet-joined", names=narrator.villagers(score.joined), count=len(score.joined)),
    ]


def _left(narrator: Narrator, score: NightScore) -> str:
    """Name the coins, goods and tokens that the village has left."""
    coins = [narrator.words("coins", count=score.coins)] if score.coins else []
    return narrator.words.join_and([*coins, *narrator.each_item(score.items)])
