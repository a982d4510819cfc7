"""The pictures know the preview's market and the opponents of a person who plays alone."""

from dataclasses import replace

from bot.i18n.words import words_in
from bot.pictures.renderer import render
from bot.text.alt import alt
from bot.text.picture_choice import request_picture
from bot.text.picture_request import PictureKind, PictureRequest
from encounters.stories import Stories
from rules import score
from rules.cards import VILLAGERS
from rules.editions import PREVIEW, Game
from rules.words import Deed, Seat
from tests.gallery.pictures import narrator_in
from tests.gallery.states import tables
from tests.pictures.test_pictures import DISCORD, a_request, check_picture, crowded, shipped
from tests.solo import SOLO_GAME, alone

BOTS = ("The left bot", "The right bot")
ANN = Seat(0)


def a_solo_request(kind: PictureKind, *, over: bool = False) -> PictureRequest:
    state = alone(turn=ANN, left=(Deed.EXPLORE, Deed.LABOR, Deed.LABOR), houses=("twine-walk",))
    narrator = narrator_in("en", SOLO_GAME, ("Ann", *BOTS), Stories("en", {}, {}))
    table, scored = replace(state.table, over=over), kind is PictureKind.SCORE
    scores = score(SOLO_GAME, table) if scored else ()
    rounds = ((3,), (5,), (4,)) if scored else ()
    request = request_picture(kind, narrator, SOLO_GAME, table, scores=scores, rounds=rounds)
    assert request is not None
    return request


def test_the_board_of_who_plays_alone_tells_of_the_opponents() -> None:
    request = a_solo_request(PictureKind.BOARD)
    alt_text = alt(request)
    assert f"{BOTS[0]} has explored \u00b7 labored twice." in alt_text
    assert f"{BOTS[1]} has done nothing yet." in alt_text
    assert words_in("en")("building-twine-walk") in alt_text.rpartition(BOTS[1])[2]
    check_picture(render(request))


def test_the_other_pictures_of_who_plays_alone_are_drawn() -> None:
    for kind in (PictureKind.VILLAGE, PictureKind.MARKET, PictureKind.TABLE):
        check_picture(render(a_solo_request(kind)))
    final = a_solo_request(PictureKind.SCORE, over=True)
    check_picture(render(final))
    assert "Ann 3, 5, 4." in alt(final)


def test_the_preview_has_no_star_houses_to_show() -> None:
    game = Game(PREVIEW, shipped().book)
    narrator = narrator_in("en", game, ("Ann", "Bob"), shipped().stories)
    request = request_picture(PictureKind.MARKET, narrator, game, next(tables(game, 2, 1)))
    assert request is not None
    check_picture(render(request))
    assert "Star houses" not in alt(request)


def test_the_dice_of_the_ready_come_before_the_places() -> None:
    request = a_solo_request(PictureKind.VILLAGE)
    alt_text = alt(request)
    for villager in request.table.players[ANN].villagers:
        for roll, gives in VILLAGERS[villager.id].dice:
            assert words_in("en")("dice", roll=roll, lanterns=gives) in alt_text
    assert alt_text.index("Lanterns by die, ready") < alt_text.index("Houses with")


def test_a_crowded_village_still_says_who_is_ready() -> None:
    alt_text = alt(a_request(PictureKind.VILLAGE, crowded()))
    assert len(alt_text) < DISCORD
    assert "Ready (" in alt_text
