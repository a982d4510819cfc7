"""Companions have faces of their own, beside the name of the seat that they play."""

from dataclasses import replace

import pytest

from bot.companions.people import Person
from bot.pictures.faces import medal
from bot.pictures.renderer import render
from bot.text.picture_choice import request_picture
from bot.text.picture_request import PictureKind
from rules.words import Seat
from tests.gallery.pictures import narrator_in
from tests.pictures.test_pictures import game, played, shipped


def test_every_person_has_a_face_of_their_own() -> None:
    faces = {medal(person, 48).tobytes() for person in Person}
    assert len(faces) == len(Person)


@pytest.mark.parametrize("kind", [PictureKind.TABLE, PictureKind.VILLAGE])
def test_a_companions_seat_shows_their_face_and_no_other_does(kind: PictureKind) -> None:
    table = played(2, 3)[0]
    narrator = narrator_in("en", game(), ("Ann", "Miss Dace"), shipped().stories)
    drawn: list[bytes] = []
    for faces in ((), (None, Person.PECK), (None, Person.VOLE)):
        with_faces = replace(narrator, faces=faces)
        request = request_picture(kind, with_faces, game(), table, seat=Seat(1))
        assert request is not None
        drawn.append(render(request))
    assert len({*drawn}) == 3
    with_faces = replace(narrator, faces=(None, Person.PECK))
    if kind is PictureKind.VILLAGE:
        of_ann = request_picture(kind, with_faces, game(), table, seat=Seat(0))
        assert of_ann is not None
        assert render(of_ann) == render(replace(of_ann, faces=()))
