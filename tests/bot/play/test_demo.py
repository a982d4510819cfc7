"""The demo: a whole game in a terminal, and the table that a browser opens on."""

import re
import socket
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.companions.people import Person
from bot.demo.guests import tell
from bot.demo.party import COMPANIONS, Party, gather
from bot.demo.run import welcome
from bot.exits import MISTAKE
from bot.features.hours import Hours
from bot.i18n.words import languages, words_in
from bot.model.user_settings import UserSettings
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.settings import Settings
from rules.actions import Explore
from rules.questions import TakeTurn
from rules.words import Area, Seat
from tests.bot.messages import answer_of, ids_of, text_of
from tests.bot.play.test_shown_pictures import check_file
from tests.bot.server import Server, a_server
from tests.bot.settable import ALL_THE_TIME
from tests.repo.sources import ROOT
from tests.stub.running import environment

BELIEVABLE = range(25, 111)
"""What sensible people score, with a wide margin."""


@pytest.fixture
def seams() -> dict[str, Any]:
    """As in the demo, companions do not wait as people would."""
    return {"patient_companions": False}


def told(folder: Path, *options: str) -> str:
    """Play a demo in the terminal, and give what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", "demo", "--headless", *options],
        cwd=ROOT,
        env=environment(folder / "unused.sqlite3"),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_at_its_night_leaders_follow_most_of_the_advice(tmp_path: Path) -> None:
    output = told(tmp_path, "--night")
    stories = output.count(" read \u00b7 ") + output.count(" read\n")
    assert stories >= 12
    assert 0 < output.count("advised otherwise") <= stories / 2


def test_a_game_is_played_to_its_end_and_told(tmp_path: Path) -> None:
    output = told(tmp_path)
    for round_number in range(2, 8):
        assert f"Round {round_number} begins" in output
    assert "The game is over" in output
    assert "## Final score" in output
    assert output.count("\n### ") >= 5  # stories, each told whole
    scores = [
        int(points) for points in re.findall(r"^\*\*\d\. [\w ]+: (\d+) VP", output, re.MULTILINE)
    ]
    assert len(scores) == 4
    assert all(points in BELIEVABLE for points in scores)
    for _, person in COMPANIONS:
        assert f"\n**{words_in('en')('companion-name', person=person)}** " in output
        assert remark_of(person, "en") in output
    assert "<:" not in output  # emoji are for Discord


def remark_of(person: Person, language: str) -> str:
    """Return how a companion's remarks begin."""
    whole = words_in(language)("remark-said", person=person, text="TEXT")
    return whole.partition("TEXT")[0]


def refusal(tmp_path: Path, *arguments: str) -> str:
    """Run Python with arguments that it refuses, and return what the terminal says."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment(tmp_path / "unused.sqlite3", DISCORD_TOKEN=""),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == MISTAKE
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    return done.stderr


def test_a_port_in_use_is_said_at_once(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        output = refusal(tmp_path, "-m", "bot", "--port", str(port))
    assert output.startswith(f"Port {port} cannot be used; choose another with --port")


def test_a_port_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, "-m", "bot", "--port", "70000").startswith("Port 70000 cannot be used")


def test_without_a_token_and_the_extra_it_says_what_to_install(tmp_path: Path) -> None:
    program = "import sys; sys.modules['simcord'] = None; from bot.__main__ import main; "
    output = refusal(tmp_path, "-c", program + "sys.exit(main([]))")
    assert "DISCORD_TOKEN" in output
    assert "pip install -e '.[demo]'" in output


async def opening(server: Server, language: str = "en") -> Party:
    server.sow(Random(1).randbytes(32))  # as in the demo, where no other is asked for
    guests = [server.ann, server.bob]
    for guest in guests:
        settings = UserSettings(language, dm_readings=False, pass_for_me=True)
        await server.parts[Hours].save(guest.id, settings)
    party = await gather(server.bot, server.channel, guests, language, seed=1)
    await party.tell_one_story()
    return party


@pytest.mark.parametrize("language", languages())
async def test_it_opens_with_a_story_told_and_a_cave_to_enter(
    server: Server, language: str
) -> None:
    await opening(server, language)
    loaded = await server.loaded()
    (question,) = loaded.state.table.questions
    assert isinstance(question, TakeTurn)
    assert await server.at(question.seat) == server.ann
    assert len(loaded.state.table.players[question.seat].villagers_in(Area.READY)) >= 2
    finished = [
        story for story in stories_of(await server.parts[Games].history.plies(1)) if story.is_over
    ]
    assert finished
    title = loaded.book.stories.title(finished[0].chapters[0].number, language)
    assert any(title in text_of(message) for message in server.channel.history())
    panel, guide = await server.panel(), f"1:{server.game_id}:0:guide:on"
    (more,) = [press for press in ids_of(panel) if press.endswith(":more")]
    under = (await server.ann.click(panel, custom_id=more)).response.message
    assert guide in ids_of(panel) + ids_of(under)


async def test_the_story_that_it_opens_with_shows_its_title_card(
    tmp_path: Path, seams: dict[str, Any]
) -> None:
    settings = Settings(database=tmp_path / "drawn.sqlite3")
    async with a_server(settings, picture_limits=ALL_THE_TIME, **seams) as server:
        await opening(server)
        loaded = await server.loaded()
        finished = [
            one for one in stories_of(await server.parts[Games].history.plies(1)) if one.is_over
        ]
        title = loaded.book.stories.title(finished[0].chapters[0].number, "en")
        shown = [one for one in server.channel.history() if title in text_of(one)]
        cards = [file for one in shown for file in one.attachments]
        assert [file.filename for file in cards] == ["title.png"]
        check_file(server, shown[0])


@pytest.mark.parametrize("language", languages())
async def test_its_first_message_has_a_picture_and_offers_an_adventure_alone(
    tmp_path: Path, seams: dict[str, Any], language: str
) -> None:
    settings = Settings(database=tmp_path / "drawn.sqlite3")
    async with a_server(settings, picture_limits=ALL_THE_TIME, **seams) as server:
        await opening(server, language)
        await welcome(server.bot, server.channel, language)
        shown, begin = server.channel.last_message, words_in(language)("adventure-begin")
        assert len(shown.attachments) == 1
        check_file(server, shown)
        assert f"**{begin}**" in text_of(shown)
        async with server.nothing_changes():
            begun = await server.ann.click(shown, label=begin)
        assert begun.response.ephemeral
        assert words_in(language)("adventure-send").strip() in answer_of(begun)


@pytest.mark.parametrize("language", languages())
async def test_companions_sit_at_the_table_and_think_aloud(server: Server, language: str) -> None:
    party = await opening(server, language)
    row = (await server.loaded()).row
    assert {(one.strength, one.person) for one in row.companions} == {*COMPANIONS}
    assert row.thinks_aloud
    assert len({strength for strength, _ in COMPANIONS}) > 1
    text = await tell(party.hands)
    posted = "\n".join(map(text_of, server.channel.history()))
    await welcome(server.bot, server.channel, language)
    welcomed = text_of(server.channel.last_message)
    for _, person in COMPANIONS:
        assert words_in(language)("companion-name", person=person) in welcomed
        assert remark_of(person, language) in posted
        assert remark_of(person, language) in text


async def test_the_others_play_until_the_visitor_is_asked_again(server: Server) -> None:
    party = await opening(server)
    loaded = await server.loaded()
    seat, before = loaded.state.table.questions[0].seat, loaded.ply
    ready = loaded.state.table.players[seat].villagers_in(Area.READY)
    gone = await server.hands.press(server.ann, Explore(seat, ready[:2]))
    assert any("choose" in press for press in ids_of(gone.followups[-1].message))
    others = {Seat(number) for number in range(4)} - {seat}
    acted: set[Seat] = set()
    while acted != others:
        await party.act()
        while await party.awaits_others():
            await party.go_on()
        after = await server.loaded()
        assert {question.seat for question in after.state.table.questions} == {seat}
        acted = {ply.seat for ply in await server.parts[Games].history.plies(1, before + 1)} - {
            seat
        }


async def test_the_others_leave_the_visitors_question_alone(server: Server) -> None:
    party = await opening(server)
    before = (await server.loaded()).ply
    assert not await party.awaits_others()
    await party.go_on()
    assert (await server.loaded()).ply == before
