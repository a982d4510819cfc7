"""What people type into an option is understood as the bot writes it, in their language."""

import pytest

from bot.i18n.words import words_in
from tests.bot.messages import answer_of
from tests.bot.server import Server


@pytest.mark.parametrize(
    ("language", "party"),
    [
        ("en", "pip, odo"),
        ("en", "Everyone"),
        ("en", "everyone (4)"),
        ("es", "Todos"),
        ("ja", "ピップ、オド"),
        ("ja", "探検家のピップ,オド"),
        ("ja", "全員"),
    ],
)
async def test_villagers_are_named_by_a_part_of_their_names(
    server: Server, language: str, party: str
) -> None:
    ply = (await server.start(language=language)).ply
    explorer, _ = await server.turn()
    await explorer.slash(server.channel, "me settings", language=language)
    answer = await explorer.slash(server.channel, "explore", party=party)
    assert (await server.opened()).ply == ply + 1, answer_of(answer)


@pytest.mark.parametrize(
    ("names", "joined"),
    [
        (["Ann", "Iris"], "Ann e Iris"),
        (["Ann", "**Íñigo**"], "Ann e **Íñigo**"),
        (["Ann", "Hilda"], "Ann e Hilda"),
        (["Ann", "Ian"], "Ann y Ian"),
        (["Ann", "Bea", "Hugo"], "Ann, Bea y Hugo"),
    ],
)
def test_spanish_says_e_before_i(names: list[str], joined: str) -> None:
    assert words_in("es").join_and(names) == joined
