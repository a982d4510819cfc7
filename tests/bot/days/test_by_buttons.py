"""Settings and hours are changed by a button and its form, too: nobody types options on a phone."""

from typing import Any

import pytest

from bot.delivery.outbox.languages import Languages
from bot.i18n.words import languages, words_in
from bot.model.discord_limits import LONGEST_TITLE, MOST_OPTIONS
from bot.model.kinds import Pings
from bot.model.user_settings import UserSettings
from bot.ui.hours import hours_form
from bot.ui.message import Form, Select
from bot.ui.preferences import settings_form
from tests.bot.messages import answer_of, say
from tests.bot.server import MONDAY, Server
from tests.bot.wire import Wire

HOURS, SETTINGS = "1:0:0:hours:open", "1:0:0:settings:open"


def settings_of(server: Server, person: Any) -> UserSettings:
    return server.parts[Languages].settings_of(person.id)


async def opened(server: Server, person: Any, command: str) -> Any:
    """Press the button of what a command shows; return the opened form."""
    shown = await person.slash(server.channel, command)
    return await person.click(shown.response.message, label=say("change"))


async def test_all_settings_are_in_one_form(server: Server) -> None:
    form = await opened(server, server.ann, "me settings")
    switches = ["text_first", "tell_next", "narration"]
    entered = {
        "language": "es",
        "pings": "dm",
        "remind": ["6"],
        "digest": ["18"],
        "switches": switches,
    }
    sent = await server.ann.submit_modal(form, entered)
    assert words_in("es")("settings-switch-text-first") in answer_of(sent)
    assert settings_of(server, server.ann) == UserSettings(
        language="es",
        dm_readings=False,
        text_first=True,
        pings=Pings.DM,
        tell_next=True,
        remind_hours=6,
        pass_for_me=False,
        narration=True,
        digest_hour=18,
    )


async def test_what_is_left_as_it_is_changes_nothing(server: Server) -> None:
    await server.ann.slash(server.channel, "me settings", remind=5)
    before = settings_of(server, server.ann)
    form = await opened(server, server.ann, "me settings")
    switches = ["dm_readings", "pass_for_me"]
    entered = {
        "language": "own",
        "pings": "channel",
        "remind": ["5"],
        "digest": ["own"],
        "switches": switches,
    }
    await server.ann.submit_modal(form, entered)
    assert settings_of(server, server.ann) == before
    again = await opened(server, server.ann, "me settings")
    await server.ann.submit_modal(again, {**entered, "remind": ["own"]})
    assert settings_of(server, server.ann).remind_hours is None


async def test_all_hours_are_in_one_form(server: Server) -> None:
    server.set_clock(MONDAY)
    form = await opened(server, server.ann, "me away")
    entered = {
        "zone": ["Europe/Berlin"],
        "quiet": "22:00-07:00",
        "days_off": ["5", "6"],
        "start": ["2026-06-03"],
        "end": ["2026-06-05"],
    }
    answer = answer_of(await server.ann.submit_modal(form, entered))
    assert say("away-zone", zone="Europe/Berlin", time="14:00") in answer
    assert say("away-quiet", quiet="22:00-07:00") in answer
    assert say("away-days", days="Saturday and Sunday") in answer
    assert say("away-holiday", first="2026-06-03", last="2026-06-05") in answer
    again = await opened(server, server.ann, "me away")
    cleared = {"quiet": "none", "days_off": [], "start": ["none"], "end": ["none"]}
    answer = answer_of(await server.ann.submit_modal(again, cleared))
    assert say("away-never") in answer
    assert settings_of(server, server.ann).zone == "Europe/Berlin"


async def test_a_holiday_of_one_day_needs_one_date(server: Server) -> None:
    server.set_clock(MONDAY)
    form = await opened(server, server.ann, "me away")
    sent = await server.ann.submit_modal(form, {"start": ["2026-06-03"], "end": ["none"]})
    assert say("away-holiday", first="2026-06-03", last="2026-06-03") in answer_of(sent)


@pytest.mark.parametrize(
    "entered",
    [
        {"language": ["xx"], "pings": ["dm"], "remind": ["own"], "digest": ["own"]},
        {"language": ["en"], "pings": ["pigeon"], "remind": ["own"], "digest": ["own"]},
        {"language": ["en"], "pings": ["dm"], "remind": ["-1"], "digest": ["own"]},
        {"language": ["en"], "pings": ["dm"], "remind": ["5"], "digest": ["own"]},
        {"language": ["en"], "pings": ["dm"], "remind": ["own"], "digest": ["24"]},
        {},
    ],
)
async def test_what_the_form_does_not_offer_is_refused(
    server: Server, entered: dict[str, list[str]]
) -> None:
    shown = await server.ann.slash(server.channel, "me settings")
    wire = Wire(server)
    sent = wire.submit(server.ann, shown.response.message, "1:0:0:settings:fill", entered)
    async with server.nothing_changes():
        await wire.deliver(sent)
    assert answer_of(sent.result) == say("bad-input")


@pytest.mark.parametrize("language", languages())
def test_each_form_has_room_for_what_may_be_set(language: str) -> None:
    words = words_in(language)
    own = UserSettings(
        zone="Europe/Madrid",
        quiet_from=60,
        quiet_to=120,
        away_from="2026-05-01",
        away_to="2026-07-01",
        remind_hours=5,
    )
    hours, settings = hours_form(words, own, MONDAY), settings_form(words, own)
    for form in (hours, settings):
        assert len(form.controls) <= 5
        assert len(form.title) <= LONGEST_TITLE
        for control in selects(form):
            assert len(control.label) <= LONGEST_TITLE
            assert len(control.options) <= MOST_OPTIONS
            values = [option.value for option in control.options]
            assert len(set(values)) == len(values)
    ticked = [[one.value for one in select.options if one.ticked] for select in selects(hours)]
    assert ticked == [["Europe/Madrid"], ["01:00-02:00"], [], ["2026-05-01"], ["2026-07-01"]]


def selects(form: Form) -> list[Select]:
    """Return a form's controls, none of which has to be typed."""
    found = [control for control in form.controls if isinstance(control, Select)]
    assert len(found) == len(form.controls)
    return found
