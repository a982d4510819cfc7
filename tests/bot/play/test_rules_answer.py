"""`/rules` answers what is asked in words, with the cards and prices of the table's edition."""

import re
import tomllib

import pytest

from bot.i18n.words import languages, normalize, words_in
from bot.text.help import texts
from bot.text.help_search import HelpSearch, split_page
from encounters.tags import line_of
from rules.cards import BUILDINGS
from rules.editions import FINAL, NEWEST, PREVIEW, Edition
from rules.words import BuildingId
from tests.bot.messages import answer_of, say
from tests.bot.server import Server
from tests.repo.sources import ROOT

QUESTIONS = tomllib.loads((ROOT / "tests/data/questions.toml").read_text(encoding="utf-8"))
"""By language, the pages that answer each."""

LEAST_ANSWERED = 24
"""Of the 28 questions in each language."""


@pytest.mark.parametrize("language", languages())
def test_most_questions_are_answered_by_the_right_page(language: str) -> None:
    words, asked = words_in(language), QUESTIONS[line_of(language)[-1]]
    search = HelpSearch(words, texts(words, NEWEST))
    first = {question: next(iter(search.find(question)), None) for question in asked}
    right = [question for question, part in first.items() if part and part.topic in asked[question]]
    assert len(asked) == 28
    assert len(right) >= LEAST_ANSWERED, set(asked) - set(right)


@pytest.mark.parametrize("language", languages())
def test_a_page_is_the_sum_of_its_parts(language: str) -> None:
    for page in texts(words_in(language), NEWEST).values():
        assert "\n\n".join(split_page(page)) == page


async def test_a_question_is_answered_with_the_paragraph(server: Server) -> None:
    asked = "how can I pay less for a building?"
    answer = answer_of(await server.ann.slash(server.channel, "rules", topic=asked))
    assert answer.startswith(f"### {say('help-build')}\n**Paying less**")
    assert say("help-answer-from", page="`/rules build`") in answer
    assert "Name a ready villager with a hammer" not in answer
    assert say("no-such-rule") not in answer


async def test_an_answer_says_how_one_stands_oneself(server: Server) -> None:
    await server.start()
    asked = "where do injured people sleep and heal?"
    answer = answer_of(await server.ann.slash(server.channel, "rules", topic=asked))
    assert f"### {say('help-rest')}" in answer
    assert say("your-title") in answer


async def test_a_question_is_completed_with_pages(server: Server) -> None:
    suggested = await server.ann.autocomplete(
        server.channel, "rules", "topic", "how do I exert a villager"
    )
    assert say("help-effort") in [choice["name"] for choice in suggested]


@pytest.mark.parametrize(
    "asked", ["?", "...", "who is it?", "¿¡", "(((", '"', "NEAR(", "a AND b*", "の"]
)
async def test_what_says_nothing_is_answered_with_how_to_begin(server: Server, asked: str) -> None:
    answer = answer_of(await server.ann.slash(server.channel, "rules", topic=asked))
    assert answer.startswith(say("no-such-rule"))


def twin_of(edition: Edition, other: Edition) -> tuple[BuildingId, BuildingId]:
    """Find a card whose name another edition has on a card with another price."""
    words = words_in("en")
    theirs = {words(f"building-{card}"): card for card in other.houses}
    for card in edition.houses:
        twin = theirs.get(words(f"building-{card}"))
        if twin and BUILDINGS[twin].cost != BUILDINGS[card].cost:
            return card, twin
    raise LookupError


@pytest.mark.parametrize("edition", [NEWEST, PREVIEW])
async def test_a_card_is_the_one_that_lies_on_the_table(server: Server, edition: Edition) -> None:
    await server.start(edition="preview" if edition is PREVIEW else "final")
    card, twin = twin_of(edition, PREVIEW if edition is NEWEST else NEWEST)
    topic = normalize(say(f"building-{card}"))
    answer = answer_of(await server.ann.slash(server.channel, "rules", topic=topic))
    assert say("card-cost", cost=BUILDINGS[card].cost) in answer
    assert say("card-cost", cost=BUILDINGS[twin].cost) not in answer
    assert (say("help-preview-here") in answer) is (edition is PREVIEW)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", [FINAL, NEWEST, PREVIEW], ids=lambda one: one.name)
def test_prices_are_those_of_the_edition(language: str, edition: Edition) -> None:
    rows = (edition.houses, edition.outposts, edition.keys, edition.stars)
    prices = [sorted(BUILDINGS[card].cost for card in row) for row in rows if row]
    page = split_page(texts(words_in(language), edition)["build"])[0]
    told = [line for line in page.splitlines() if line.startswith("- ")]
    figures = [[int(figure) for figure in re.findall(r"\d+", line)] for line in told]
    assert [found[-2:] for found in figures if found] == [[row[0], row[-1]] for row in prices]
