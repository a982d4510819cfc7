"""`/me away`: when a person sleeps, rests and travels, in their own zone."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.service.clocks.quiet_hours import quiet_hours
from bot.store import habits
from bot.store.database import Database
from tests.bot.messages import answer_of, say
from tests.bot.server import MONDAY, Server


@pytest.fixture
async def away(server: Server) -> Any:
    """Use `/me away` as Ann, at noon on a Monday."""
    server.set_clock(MONDAY)

    async def slash(**options: str) -> str:
        return answer_of(await server.ann.slash(server.channel, "me away", **options))

    return slash


async def test_nothing_is_set_at_first(away: Any) -> None:
    answer = await away()
    assert say("away-zone-unset", time="12:00") in answer
    assert say("away-never") in answer


async def test_what_is_set_is_shown_in_words(away: Any) -> None:
    answer = await away(
        zone="europe/berlin",
        quiet="22-7:30",
        **{"days_off": "sat, sunday", "from": "2026-07-24", "to": "2026-08-02"},
    )
    assert say("away-zone", zone="Europe/Berlin", time="14:00") in answer
    assert say("away-quiet", quiet="22:00-07:30") in answer
    assert say("away-days", days="Saturday and Sunday") in answer
    assert say("away-holiday", first="2026-07-24", last="2026-08-02") in answer
    assert answer.split("\n")[0] == (await away()).split("\n")[0]


async def test_each_can_be_taken_away_again(away: Any) -> None:
    await away(quiet="22:00-07:00", **{"days_off": "5,6", "from": "2026-07-24"})
    answer = await away(quiet="none", **{"days_off": "none", "from": "none"})
    assert say("away-never") in answer


@pytest.mark.parametrize(
    ("options", "key", "figures"),
    [
        ({"zone": "Atlantis"}, "away-zone-unknown", {"text": "Atlantis"}),
        ({"quiet": "at night"}, "away-quiet-unclear", {"text": "at night"}),
        ({"quiet": "25:00-07:00"}, "away-quiet-unclear", {"text": "25:00-07:00"}),
        ({"quiet": "7-7"}, "away-quiet-too-long", {"most": 16}),
        ({"quiet": "07:00-06:00"}, "away-quiet-too-long", {"most": 16}),
        ({"days_off": "someday"}, "away-days-unclear", {"text": "someday"}),
        ({"days_off": "s"}, "away-days-unclear", {"text": "s"}),
        ({"days_off": "0,1,2,3,4,5,6"}, "away-days-all", {}),
        ({"from": "tomorrow"}, "away-date-unclear", {"text": "tomorrow"}),
        ({"from": "2026-08-02", "to": "2026-07-24"}, "away-order", {}),
        ({"from": "2026-05-02", "to": "2026-05-04"}, "away-past", {}),
        ({"to": "2027-05-04"}, "away-too-long", {"most": 92}),
    ],
)
async def test_what_cannot_be_read_is_answered_clearly_and_changes_nothing(
    away: Any, options: dict[str, str], key: str, figures: dict[str, Any]
) -> None:
    before = await away()
    assert await away(**options) == say(key, **figures)
    assert await away() == before


async def test_zones_are_suggested_with_the_time_there(server: Server) -> None:
    server.set_clock(MONDAY)
    found = await server.ann.autocomplete(server.channel, "me away", "zone", "new y")
    assert [choice["name"] for choice in found] == ["America/New_York \u00b7 08:00"]
    assert len(await server.ann.autocomplete(server.channel, "me away", "zone", "")) > 10
    assert len(await server.ann.autocomplete(server.channel, "me away", "zone", "a")) == 25


@pytest.mark.parametrize("option", ["quiet", "days_off", "from", "to"])
async def test_what_is_suggested_can_be_set(server: Server, option: str) -> None:
    server.set_clock(MONDAY)
    for choice in await server.ann.autocomplete(server.channel, "me away", option, ""):
        answer = answer_of(
            await server.ann.slash(server.channel, "me away", **{option: choice["value"]})
        )
        assert say("away-zone-unset", time="12:00") in answer


async def test_changed_hours_time_all_the_games_in_which_one_owes_a_move(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2, pace="live")
    await server.start_beside()
    asked, _ = await server.turn()

    async def timers() -> list[tuple[int, str]]:
        query = (
            "SELECT timers.game_id, at FROM timers JOIN seats USING (game_id, seat) "
            "WHERE kind = 'overdue' AND user_id = ? ORDER BY 1"
        )
        return await server.parts[Database].read(
            lambda db: db.execute(query, (asked.id,)).fetchall()
        )

    before = await timers()
    assert before[0] == (1, "2026-06-02T12:00:00+00:00")
    await asked.slash(server.channel, "me away", quiet="22:00-07:00")
    later = [(game, at) for game, at in before if at == "2026-06-02T12:00:00+00:00"]
    moved = [(game, "2026-06-02T21:00:00+00:00") for game, _ in later]
    assert [row for row in await timers() if row[0] in dict(later)] == moved
    seat = (await server.loaded()).row.seat_of(asked.id)
    assert seat.until == "2026-06-02T21:00:00+00:00"
    await asked.slash(server.channel, "me away", quiet="none")
    assert await timers() == before


async def test_quiet_hours_are_proposed_from_when_a_person_plays_and_count_when_confirmed(
    server: Server,
) -> None:
    """Forty answers between seven in the morning and ten at night, in Berlin."""
    server.set_clock(MONDAY)
    await server.ann.slash(server.channel, "me away", zone="Europe/Berlin")
    start = datetime(2026, 5, 4, 5, tzinfo=UTC)
    answers = [start + timedelta(days=day, hours=hour) for day in range(5) for hour in range(15)]

    def transaction(db: Any) -> None:
        for at in answers[::2]:
            habits.add(db, server.ann.id, at)

    assert say("away-confirm") not in answer_of(await server.ann.slash(server.channel, "me away"))
    await server.parts[Database].write(transaction)
    await server.start(2)
    if (await server.turn())[0].id != server.ann.id:
        await server.bob.slash(server.channel, "pass")
    put_off = await server.ann.slash(server.channel, "me remind", **{"in": 0})
    assert answer_of(put_off).startswith(say("remind-never"))
    assert say("away-confirm") in answer_of(put_off)
    shown = await server.ann.slash(server.channel, "me away")
    assert "22:00-07:00" in answer_of(shown)
    assert say("away-quiet", quiet="22:00-07:00") not in answer_of(shown)
    pressed = await server.ann.click(shown.response.message, label=say("away-confirm"))
    assert say("away-quiet", quiet="22:00-07:00") in answer_of(pressed)
    assert say("away-confirm") not in answer_of(await server.ann.slash(server.channel, "me away"))


@pytest.mark.parametrize(
    ("hours", "proposed"),
    [
        (range(24), None),
        (range(10), (12 * 60, 21 * 60)),
        ((*range(12), *range(17, 24)), None),
        ((*range(6), *range(12, 24)), (6 * 60, 12 * 60)),
    ],
)
def test_the_longest_still_time_of_the_day_is_proposed(
    hours: Any, proposed: tuple[int, int] | None
) -> None:
    known = {day * 24 + hour: 1 for day in range(7) for hour in hours}
    assert quiet_hours(known, "UTC", MONDAY) == proposed


async def test_answers_are_counted_by_the_hour_of_the_week(server: Server) -> None:
    server.set_clock(MONDAY + timedelta(days=1, hours=3))
    await server.start(2)
    asked, other = await server.turn()
    await asked.slash(server.channel, "pass")
    found = await server.parts[Database].read(lambda db: habits.find(db, asked.id))
    assert found == {24 + 15: 1}
    assert await server.parts[Database].read(lambda db: habits.find(db, other.id)) == {}
