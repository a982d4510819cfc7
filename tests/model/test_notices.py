"""A notice is stored as facts and said when it is read; older rows hold finished words."""

from typing import get_args

import orjson
import pytest

from bot.i18n.words import languages, words_in
from bot.model.custom_id import CustomId
from bot.model.names import person_name
from bot.model.notices import (
    NOBODY,
    BrokenCondition,
    Channel,
    Figure,
    Moment,
    Name,
    Names,
    Notice,
    OrderFigure,
    Standings,
    decode,
    decode_figures,
    encode,
    encode_figures,
)
from bot.model.orders import BuildOrder, ConditionKind, LaborOrder, RestLikeOrder, SellOrder
from bot.model.presses import Press
from bot.text.notices import figure_text, notice_text
from encounters.tags import line_of
from rules.errors import Code, Refusal
from rules.words import BuildingId, VillagerId

AT = "2026-06-01T12:00:00+00:00"
INN = BuildingId("gabled-inn")
ANN, BOB = Name(person_name("__Ann__ *of* the <@5>"), 5), Name(person_name("Bob"), 6)
MOLE = Name(person_name("Mole"), 0)
NUMBERS = {ANN: 3, BOB: 8}
PEOPLE = {number: person for person, number in NUMBERS.items()}
FIGURES: tuple[Figure, ...] = (
    *("automate", 7, ANN, MOLE, NOBODY, Moment(AT), Moment(None), Channel(99)),
    Names((ANN, BOB, MOLE)),
    Standings(((ANN, 12), (NOBODY, -1))),
    Standings(()),
    OrderFigure(
        BuildOrder(INN), frozenset([(ConditionKind.PRICE, "7"), (ConditionKind.OFFER, INN)])
    ),
    OrderFigure(LaborOrder(), frozenset()),
    OrderFigure(SellOrder(4), frozenset([(ConditionKind.SALE, "fish")])),
    OrderFigure(
        RestLikeOrder(beds=(VillagerId("builder-1"),)),
        frozenset(
            [(ConditionKind.BEDS, "2"), (ConditionKind.POTIONS, "0"), (ConditionKind.CIDERS, "1")]
        ),
    ),
    BrokenCondition((ConditionKind.SOUND, "builder-1")),
    Refusal(Code.NOT_ENOUGH_COINS, 7, 3, INN),
)


def test_there_is_an_example_of_every_kind_of_figure() -> None:
    assert {type(figure) for figure in FIGURES} == set(get_args(Figure))


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_comes_back_as_it_was_stored(figure: Figure) -> None:
    stored = encode_figures({"one": figure}, NUMBERS.__getitem__)
    assert decode_figures(stored, PEOPLE) == {"one": figure}
    assert "Ann" not in stored
    assert "Bob" not in stored


def test_a_notice_comes_back_as_it_was_stored() -> None:
    buttons = (("take-seat", CustomId(3, 1, Press.SEAT, "take")),)
    figures = {str(place): figure for place, figure in enumerate(FIGURES)}
    notice = Notice("seat-left", figures, buttons, seat=1, elsewhere=5)
    assert decode(encode(notice, NUMBERS.__getitem__), PEOPLE) == notice
    assert decode(encode(Notice("lobby-expired"))) == Notice("lobby-expired")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("figure", FIGURES)
def test_every_figure_can_be_said_in_every_language(figure: Figure, language: str) -> None:
    words = words_in(language)
    assert figure_text(words, figure) != "" or figure == Standings(())


def test_names_and_moments_are_made_fit_to_print_when_they_are_read() -> None:
    words = words_in("en")
    assert figure_text(words, Name(person_name("__Ann__"), 5)) == r"\_\_Ann\_\_"
    assert figure_text(words, Moment(AT)) == "<t:1780315200:R>"
    assert figure_text(words, Moment(None)) == "none"
    assert figure_text(words, Channel(99)) == "<#99>"
    standings = Standings(((Name(person_name("A_"), 0), 3), (Name(person_name("B"), 0), 2)))
    assert figure_text(words, standings) == "A\\_ 3 \u00b7 B 2"


def test_a_notice_speaks_one_language_and_it_is_the_readers() -> None:
    why = Refusal(Code.NOT_ENOUGH_COINS, 7, 3, INN)
    order = OrderFigure(BuildOrder(INN), frozenset([(ConditionKind.PRICE, "7")]))
    notice = decode(encode(Notice("order-off", {"order": order, "why": why})))
    texts = {code: notice_text(words_in(code), notice.key, notice.figures) for code in languages()}
    # A region says what it does not say otherwise as its language does.
    assert len(set(texts.values())) >= len({line_of(code)[-1] for code in texts})
    for code, text in texts.items():
        words = words_in(code)
        assert words(f"building-{INN}") in text
        assert str(figure_text(words, why)) in text


OLD = {
    "key": "watch-round",
    "figures": {
        "round": 2,
        "rounds": 7,
        "place": "<#5>",
        "standing": "Ann\\_ 12 \u00b7 Bob 9",
    },
    "buttons": [["watch-look", "1:3:0:watch:look"]],
    "seat": None,
    "elsewhere": None,
}


def test_a_notice_of_the_first_release_is_said_as_it_stands() -> None:
    notice = decode(orjson.dumps(OLD).decode())
    assert notice.figures == OLD["figures"]
    assert notice.buttons == (("watch-look", CustomId(3, 0, Press.WATCH, "look")),)
    text = notice_text(words_in("en"), notice.key, notice.figures)
    assert "in <#5>" in text
    assert "Ann\\_ 12 \u00b7 Bob 9 points" in text


def test_finished_words_of_the_first_release_are_not_escaped_again() -> None:
    figures = decode_figures(
        '{"since": "<t:1780315200:R>", "until": "none", "last": "True", "name": "\\\\_Ann\\\\_"}'
    )
    assert notice_text(words_in("en"), "overdue", figures).count("\\_Ann\\_") == 1
    assert "<t:1780315200:R>" in notice_text(words_in("en"), "remind", figures)


def test_an_unknown_kind_of_figure_is_not_passed_over() -> None:
    with pytest.raises(ValueError, match="mystery"):
        decode_figures('{"one": {"mystery": 1}}')
