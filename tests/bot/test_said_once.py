"""What is owed is said once, whoever says it."""

from tests.bot.town import Town


async def test_what_another_hand_has_said_since_it_was_listed_is_not_said_again(
    town: Town,
) -> None:
    opened = await town.start(2)
    user = opened.row.seats[0].user_id
    played = await town.bot.tables.answer(1, user, {"kind": "pass"})
    (owed,) = played.owed
    await town.bot.outbox.deliver(owed)
    panel = await town.panel()
    await town.bot.outbox.deliver(owed, looking=True)
    assert (await town.panel()).id == panel.id
