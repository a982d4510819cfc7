"""What all records have in common."""

from dataclasses import field

from rules.record import alter, record


@record
class Lamp:
    oil: int
    owner: str = field(repr=False)


@record
class Shelf:
    lamps: tuple[Lamp, ...]


def test_a_record_is_shown_as_it_is_made_without_its_secrets() -> None:
    shelf = Shelf((Lamp(2, "ann"), Lamp(0, "ben")))
    assert shelf.lamps[0].owner == "ann"
    assert repr(shelf) == "Shelf(lamps=(Lamp(oil=2), Lamp(oil=0)))"


def test_an_altered_record_is_another() -> None:
    lamp = Lamp(2, "ann")
    less = alter(lamp, oil=1)
    assert (less, less.oil, lamp.oil) == (Lamp(1, "ann"), 1, 2)
    assert hash(alter(lamp, oil=2)) == hash(lamp)
