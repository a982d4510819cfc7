"""The bot reads aloud: to those who press Hear it, and beside the DMs of those who want it."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.delivery.aloud.voice_note_sender import VoiceNoteSender
from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.payloads import is_marked
from bot.delivery.outbox.languages import Languages
from bot.model.custom_id import CustomId
from bot.model.loaded_game import LoadedGame
from bot.model.presses import FATES, WHOLE_PAPER, Press
from bot.service.tables.games import Games
from bot.settings import Settings
from bot.text.narration import prompt_narration
from bot.text.tidings import fates_of, whole_paper
from rules.facts import EncounterSettled, ParagraphRead
from rules.words import ParagraphNumber
from tests.bot.listening import EPHEMERAL, VOICE, all_listen, forge, hear_of, sound_messages, voices
from tests.bot.messages import answer_of, say, text_of
from tests.bot.openapi import check_requests
from tests.bot.papers import paper_messages
from tests.bot.server import Server, close_dms
from tests.narration.beep import letters_of
from tests.narration.voices import logged_texts


@pytest.fixture
def settings(with_voice: Settings) -> Settings:
    return with_voice


async def titles(server: Server, fact: type[ParagraphRead] | type[EncounterSettled]) -> list[str]:
    plies = await server.parts[Games].history.plies(server.game_id)
    stories = (await server.loaded()).book.stories
    read = [one for ply in plies for one in ply.facts if isinstance(one, fact)]
    return [stories.title(one.number, "en") for one in read]


async def test_a_dm_is_followed_by_its_voice_and_then_by_its_end(server: Server, log: Path) -> None:
    await server.start(2)
    await all_listen(server, server.ann, server.bob)
    explorer = await server.until("choose_option", Random(1))
    loaded = await server.loaded()
    number = loaded.state.table.expedition.path[-1]
    prompt = loaded.book.stories.prompt(number, "en", loaded.past.last_hearing(number))
    dm, voice = sorted(explorer.user.dm_channel.history(), key=lambda one: one.id)
    assert prompt.title in text_of(dm)
    (file,) = voice.attachments
    assert file.content_type == "audio/ogg"
    assert server.env.backend.cdn.get(file.url)[:4] == b"OggS"
    (spoken,) = logged_texts(log)
    assert spoken.startswith(prompt.before[:20] or prompt.title)
    assert prompt.title in spoken
    assert all(label in spoken for label in prompt.labels)
    (sent,) = voices(server)
    assert sent.json["flags"] == VOICE
    assert set(sent.json) == {"flags", "attachments", "nonce", "enforce_nonce"}
    (attachment,) = sent.json["attachments"]
    assert attachment["duration_secs"] == pytest.approx(letters_of(spoken) * 0.02, abs=0.01)
    assert 0 < len(attachment["waveform"]) <= 400
    before = len(logged_texts(log))
    while (await server.loaded()).state.table.expedition:
        await server.step(Random(2))
    outcomes = await titles(server, EncounterSettled)
    assert outcomes
    assert len(logged_texts(log)) > before
    assert len(sound_messages(explorer)) == len(logged_texts(log))
    assert await server.waiting() == []


async def test_voices_are_sent_as_discord_describes_them(server: Server) -> None:
    await server.start(2)
    await all_listen(server, server.ann, server.bob)
    explorer = await server.until("choose_option", Random(1))
    dm = min(explorer.user.dm_channel.history(), key=lambda one: one.id)
    await explorer.user.click(dm, custom_id=hear_of(dm))
    assert len(voices(server)) == 2
    check_requests(server)


async def test_who_has_not_asked_for_it_hears_nothing(server: Server, log: Path) -> None:
    await server.start(2)
    await server.until("choose_option", Random(1))
    assert logged_texts(log) == []
    assert voices(server) == []


@pytest.mark.parametrize("reading", ["table", "player", "book"])
async def test_only_private_dms_are_followed_by_a_voice(
    server: Server, log: Path, reading: str
) -> None:
    await server.start(2, reading=reading)
    await all_listen(server, server.ann, server.bob)
    await server.until("choose_option", Random(1))
    assert logged_texts(log) == []


async def test_the_open_paragraph_is_heard_in_the_dm_and_stays_there(
    server: Server, log: Path
) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    dm = explorer.user.dm_channel.last_message
    pressed = await explorer.user.click(dm, custom_id=hear_of(dm))
    assert answer_of_first(pressed) == say("voice-begins")
    (voice,) = sound_messages(explorer)
    assert voices(server)[-1].json["flags"] == VOICE
    again = await explorer.user.click(dm, custom_id=hear_of(dm))
    assert again.response is None or text_of(again.response.message) == text_of(dm)
    assert len(sound_messages(explorer)) == 2
    assert len(logged_texts(log)) == 1
    assert voice.attachments[0].filename != dm.id


async def test_a_private_reading_in_a_channel_is_heard_by_its_explorer_alone(
    server: Server, log: Path
) -> None:
    close_dms(server)
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    read = await explorer.click(await server.panel(), label=say("verb-read"))
    custom_id = hear_of(read.response.message)
    pressed = await explorer.click(read.response.message, custom_id=custom_id)
    assert [one.ephemeral for one in pressed.followups] == [True]
    assert pressed.followups[0].message.attachments
    assert voices(server)[-1].json["flags"] == VOICE | EPHEMERAL
    assert len(logged_texts(log)) == 1
    other = server.bob if explorer.id == server.ann.id else server.ann
    refused = await forge(server, other, await server.panel(), custom_id)
    assert answer_of(refused) == say("not-your-encounter")
    assert len(logged_texts(log)) == 1


async def test_a_story_is_heard_by_everybody_once_it_is_over(server: Server, log: Path) -> None:
    await server.start(2)
    await server.until("choose_option", Random(1))
    while (await server.loaded()).state.table.expedition:
        await server.step(Random(2))
    shown = await server.eve.slash(server.channel, "read")
    message = shown.response.message
    pressed = await server.eve.click(message, custom_id=hear_of(message))
    assert pressed.followups[-1].message.attachments
    (spoken,) = logged_texts(log)
    assert spoken.startswith((await titles(server, ParagraphRead))[0])
    plies = await server.parts[Games].history.plies(server.game_id)
    end = next(f for p in plies for f in p.facts if isinstance(f, EncounterSettled))
    outcome = (await server.loaded()).book.stories.outcome(end.number, end.option, end.tier, "en")
    assert outcome.replace("'", "")[:30] in spoken.replace("'", "")


async def test_a_story_that_is_not_over_cannot_be_heard_by_its_number(
    server: Server, log: Path
) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    dm = explorer.user.dm_channel.last_message
    ply = (await server.loaded()).ply
    for number in range(1, ply + 1):
        forged = f"1:{server.game_id}:{number}:listen"
        assert answer_of(await forge(server, explorer.user, dm, forged)) == say("story-not-over")
    assert logged_texts(log) == []


async def test_the_voice_never_says_what_is_not_settled(server: Server, log: Path) -> None:
    """Through a whole game in which everybody listens: of what was read, each end that may be."""
    await server.start(3)
    await all_listen(server, server.ann, server.bob, server.cid)
    dice, stories = Random(4), (await server.loaded()).book.stories
    settled: set[str | None] = set()
    spoken, read, ends = "", list[ParagraphNumber](), set[str | None]()
    while not (await server.loaded()).state.table.over:
        await server.step(dice)
        for ply in (await server.loaded()).recent:
            for one in ply.facts:
                if isinstance(one, EncounterSettled):
                    settled.add(stories.outcome(one.number, one.option, one.tier, "en"))
        spoken = plain("\n".join(logged_texts(log)))
        read = [n for n in stories.texts["en"] if plain(stories.title(n, "en")) in spoken]
        options = [option for number in read for option in stories.texts["en"][number].options]
        ends = {end for one in options for end in (*one.success, one.failure)} - settled - {None}
        assert [end for end in ends if plain(end or "") in spoken] == []
    assert len(read) > 10
    assert len(ends) > 20
    assert len([end for end in settled if plain(end or "") in spoken]) > 10


def plain(text: str) -> str:
    return " ".join(text.replace("'", " ").split()).lower()


async def test_a_voice_in_a_channel_is_one_call(server: Server) -> None:
    """As a night's reader does it."""
    await server.start(2)
    await server.until("choose_option", Random(1))
    loaded = await server.loaded()
    number = loaded.state.table.expedition.path[-1]
    spoken = prompt_narration(server.parts[Languages].narrator(loaded), number)
    assert spoken is not None
    recording = await server.parts[VoiceNoteSender].record(spoken)
    assert recording is not None
    assert await server.parts[VoiceNoteSender].post(
        server.channel.id, recording, marker=900, nonce="night-1"
    )
    assert server.channel.last_message.attachments
    (last, *_) = await server.parts[DiscordApi].history(server.channel.id)
    assert is_marked(last, 900)
    assert int(last["id"]) == server.channel.last_message.id


async def test_the_reader_of_a_table_hears_the_paragraph_without_its_sealed_end(
    server: Server, log: Path
) -> None:
    await server.start(2, reading="player")
    explorer = await server.until("choose_option", Random(1))
    reader = server.bob if explorer.id == server.ann.id else server.ann
    dm = reader.user.dm_channel.last_message
    await reader.user.click(dm, custom_id=hear_of(dm))
    assert len(logged_texts(log)) == 1
    assert say("sealed-title").strip("|* ") not in logged_texts(log)[0]
    early = await forge(server, explorer, await server.panel(), hear_of(dm))
    assert answer_of(early) == say("wait-for-reader")


async def test_the_setting_says_whether_there_is_a_voice(server: Server) -> None:
    shown = answer_of(await server.ann.slash(server.channel, "me settings", narration=True))
    assert say("settings-voice", voice="True", mute="False").splitlines()[0] in shown
    server.settings = server.settings.model_copy(update={"narration": False})
    await server.restart()
    shown = answer_of(await server.ann.slash(server.channel, "me settings"))
    assert say("settings-voice", voice="True", mute="True").splitlines()[0] in shown


async def test_a_paper_and_what_became_of_people_are_heard_without_a_players_name(
    server: Server, log: Path
) -> None:
    await server.start(2)
    dice = Random(3)
    while not (found := paper_messages(server)):
        await server.step(dice)
    ((number, (message, custom_id)),) = found.items()
    shown = (await server.eve.click(message, custom_id=custom_id)).response.message
    await server.eve.click(shown, custom_id=hear_of(shown))
    (spoken,) = logged_texts(log)
    loaded = await server.loaded()
    printed = whole_paper(server.parts[Languages].narrator(loaded), number)
    headline = printed[1].split("**")[1]
    assert plain(headline) in plain(spoken)
    assert plain(headline) in plain(text_of(shown))
    assert "*" not in spoken
    assert not names_in(spoken, loaded)
    early = CustomId(1, loaded.state.table.round, Press.PLAY_AUDIO, WHOLE_PAPER)
    assert answer_of(await forge(server, server.eve, message, str(early))) == say("no-paper")
    became = CustomId(1, 0, Press.PLAY_AUDIO, FATES)
    refused = await forge(server, server.eve, message, str(became))
    assert answer_of(refused) == say("story-not-over")
    await server.finish(dice)
    end = await server.panel()
    assert say("became") in text_of(end)
    await server.eve.click(end, label=say("became-hear"))
    (_, fates) = logged_texts(log)
    (first, *_) = fates_of(server.parts[Languages].narrator(await server.loaded()))
    assert plain(first.split("> ")[1]) in plain(fates)
    assert not names_in(fates, loaded)


def names_in(text: str, loaded: LoadedGame) -> set[str]:
    """Return the players whom a text names."""
    names: set[str] = {seat.name for seat in loaded.row.seats}
    return names & set(re.findall(r"\w+", text))


def answer_of_first(result: Any) -> str:
    return text_of(result.response.message)
