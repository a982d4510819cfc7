"""Change the tale of a night; for `rules.evolve`."""

from typing import TypeAlias

from rules import facts as f
from rules.change_table import change_expedition, expedition
from rules.record import alter, set_field
from rules.table import PlayedCard, Sign, Table, Tale
from rules.words import SecretCard

TaleFact: TypeAlias = (
    f.TaleBegun
    | f.OpeningAnswered
    | f.LightBurned
    | f.NumbersRaised
    | f.SignTold
    | f.CardPlayed
    | f.FinaleRolled
    | f.TaleEnded
)


def change(table: Table, fact: TaleFact) -> None:
    """Change a table by a fact of its tale."""
    match fact:
        case f.TaleBegun():
            begun = Tale(fact.tale, fact.light, fact.light, cards=fact.cards, guests=fact.guests)
            set_field(table, "tale", begun)
        case f.OpeningAnswered():
            tale = tale_of(table)
            start, light = tale.start + fact.light, tale.light + fact.light
            set_field(table, "tale", alter(tale, answer=fact.answer, start=start, light=light))
        case f.LightBurned():
            tale = tale_of(table)
            light, spare = tale.light - fact.amount, tale.spare - fact.spared
            set_field(table, "tale", alter(tale, light=light, spare=spare))
        case f.NumbersRaised():
            change_expedition(table, raised=fact.amount)
        case f.SignTold():
            tale, sign = tale_of(table), Sign(fact.after, fact.bright)
            set_field(table, "tale", alter(tale, signs=(*tale.signs, sign)))
        case f.CardPlayed():
            _play_card(table, fact)
        case f.FinaleRolled():
            pass
        case f.TaleEnded():
            set_field(table, "tale", alter(tale_of(table), result=fact.result))


def _play_card(table: Table, fact: f.CardPlayed) -> None:
    tale = tale_of(table)
    played = (*tale.played, PlayedCard(fact.place, fact.card, fact.journey, fact.question))
    light, spare = tale.light + fact.light, tale.spare + fact.spares
    set_field(table, "tale", alter(tale, played=played, light=light, spare=spare))
    if fact.card is SecretCard.DIE:
        change_expedition(table, chances=expedition(table).chances + 1)


def tale_of(table: Table) -> Tale:
    """Return the tale of a night that has one."""
    assert table.tale is not None
    return table.tale
