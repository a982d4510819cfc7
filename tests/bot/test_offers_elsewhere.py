"""An open seat is offered in another channel of the server, where that is allowed."""

import discord

from tests.bot.messages import answer_of, posts, say, text_of
from tests.bot.test_people import says
from tests.bot.town import Town


async def test_a_seat_is_offered_and_taken_in_another_channel(town: Town) -> None:
    await town.start(2)
    square = town.guild.create_text_channel("square")
    await says(town, town.bob, "leave")
    before = len(posts(town))
    result = await town.ann.slash(town.channel, "game seat", what="offer", channel=square)
    assert answer_of(result) == say("done-and-told")
    offer = square.last_message
    assert say("seat-offered", name="bob") in text_of(offer)
    assert say("to-the-table") in text_of(offer)
    assert len(posts(town)) == before
    taken = await town.dee.click(offer, label=say("take-seat"))
    assert say("seat-yours") in answer_of(taken)
    assert await town.waiting() == []
    assert say("seat-taken", name="dee", before="bob") in "\n".join(posts(town))


async def test_where_the_bot_or_the_person_may_not_write_nothing_is_offered(town: Town) -> None:
    await town.start(2)
    await says(town, town.bob, "leave")
    for who in (town.guild.me, town.ann):
        closed = town.guild.create_text_channel(
            f"closed-{who.id}", overwrites={who: discord.PermissionOverwrite(send_messages=False)}
        )
        result = await town.ann.slash(town.channel, "game seat", what="offer", channel=closed)
        assert answer_of(result) == say("no-offer-there")
        assert closed.history() == []


async def test_a_channel_that_is_closed_meanwhile_holds_no_game_up(town: Town) -> None:
    await town.start(2)
    square = town.guild.create_text_channel("square")
    await says(town, town.bob, "leave")
    path = f"/channels/{square.id}/messages"
    town.env.inject_error("POST", path, status=403, code=50013, times=None)
    await town.ann.slash(town.channel, "game seat", what="offer", channel=square)
    assert await town.waiting() == []
    assert (await town.opened()).row.status == "running"
