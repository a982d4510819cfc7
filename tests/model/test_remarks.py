"""Remarks keep the stored form that games under way hold."""

import pytest

from bot.companions.people import Person
from bot.companions.thoughts import ReasonCode
from bot.model.remarks import Explanation, Memory, MemoryCode, decode, encode
from rules.words import Seat


@pytest.mark.parametrize(
    ("stored", "remark"),
    [
        ("nance likes_it labor", Explanation(Person.NANCE, ReasonCode.LIKES_IT, "labor")),
        (
            "vole first_then.1 build gabled-inn",
            Explanation(Person.VOLE, ReasonCode.FIRST_THEN, "build", "gabled-inn", 1),
        ),
        ("peck met_well 0 5", Memory(Person.PECK, MemoryCode.WELL, Seat(0), 5)),
        ("peck met_badly 2", Memory(Person.PECK, MemoryCode.BADLY, Seat(2))),
    ],
)
def test_a_remark_is_stored_in_words(stored: str, remark: Explanation | Memory) -> None:
    assert encode(remark) == stored
    assert decode(stored) == remark


@pytest.mark.parametrize(
    "stored", ["nobody likes_it labor", "nance hums labor", "nance likes_it yodel"]
)
def test_words_of_a_newer_version_are_an_error(stored: str) -> None:
    with pytest.raises(ValueError, match=r"is not a valid|is no kind"):
        decode(stored)
