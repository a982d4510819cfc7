"""What people type into an option is understood as the bot writes it, in their language."""

import pytest

from bot.i18n.words import words_in
from bot.text.cards import building_about
from rules.words import BuildingId
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
    assert (await server.loaded()).ply == ply + 1, answer_of(answer)


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


@pytest.mark.parametrize(
    ("language", "parts", "joined"),
    [
        ("es", ["amatista", "mineral"], "amatista o mineral"),
        ("es", ["sidra", "hongo", "pescado", "fruta"], "sidra, hongo, pescado o fruta"),
        ("es", ["pescado", "hongo"], "pescado u hongo"),
        ("es", ["5", "8"], "5 u 8"),
        ("es", ["5", "7", "11"], "5, 7 u 11"),
        ("es", ["5", "18"], "5 o 18"),
        ("en", ["rope", "clay pot", "paper"], "rope, clay pot or paper"),
        ("ja", ["ロープ", "陶器", "紙"], "ロープ、陶器か紙"),
        ("en", ["rope"], "rope"),
    ],
)
def test_alternatives_are_joined_by_or(language: str, parts: list[str], joined: str) -> None:
    assert words_in(language).join_or(parts) == joined


@pytest.mark.parametrize(
    ("language", "phrase"),
    [
        ("en", "per amethyst or ore"),
        ("es", "por cada amatista o mineral"),
        ("ja", "アメジストか鉱石の数"),
    ],
)
def test_a_card_that_counts_several_things_names_them_as_alternatives(
    language: str, phrase: str
) -> None:
    assert phrase in building_about(words_in(language), BuildingId("jewelers-row"))
