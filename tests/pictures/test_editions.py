"""The pictures know the preview's market and the opponents of who plays alone."""

from bot.i18n.words import words_in
from bot.pictures import alt, board, market, scores, village
from bot.pictures.scene import Scene
from rules import score
from rules.cards import VILLAGERS
from rules.editions import PREVIEW, Game
from rules.words import Deed, Seat
from tests.gallery.states import tables
from tests.pictures.test_pictures import DISCORD, check_picture, crowded, scene_of, shipped
from tests.solo import SOLO_GAME, alone

BOTS = ("The left bot", "The right bot")
ANN = Seat(0)


def solo_scene() -> Scene:
    state = alone(turn=ANN, left=(Deed.EXPLORE, Deed.LABOR, Deed.LABOR), houses=("twine-walk",))
    return Scene(words_in("en"), SOLO_GAME, state.table, ("Ann", *BOTS))


def test_the_board_of_who_plays_alone_tells_of_the_opponents() -> None:
    scene = solo_scene()
    told = alt.board(scene)
    assert f"{BOTS[0]} has explored \u00b7 labored twice." in told
    assert f"{BOTS[1]} has done nothing yet." in told
    assert words_in("en")("building-twine-walk") in told.rpartition(BOTS[1])[2]
    check_picture(board.draw(scene))


def test_the_other_pictures_of_who_plays_alone_are_drawn() -> None:
    scene = solo_scene()
    found = score(scene.game, scene.table)
    for png in (
        village.draw(scene, ANN),
        market.draw(scene),
        scores.draw(scene, found, final=True, rounds=((3,), (5,), (4,))),
    ):
        check_picture(png)
    assert "Ann 3, 5, 4." in alt.scores(scene, found, final=True, rounds=((3,), (5,), (4,)))


def test_the_preview_has_no_star_houses_to_show() -> None:
    game = Game(PREVIEW, shipped().book)
    scene = Scene(words_in("en"), game, next(tables(game, 2, 1)), ("Ann", "Bob"))
    check_picture(market.draw(scene))
    assert "Star houses" not in alt.market(scene)


def test_the_dice_of_the_ready_come_before_the_places() -> None:
    scene = solo_scene()
    told = alt.village(scene, ANN)
    for villager in scene.table.players[ANN].villagers:
        for roll, gives in VILLAGERS[villager.id].dice:
            assert words_in("en")("dice", roll=roll, lanterns=gives) in told
    assert told.index("Lanterns by die, ready") < told.index("Houses with")


def test_a_crowded_village_still_says_who_is_ready() -> None:
    told = alt.village(scene_of(crowded()), ANN)
    assert len(told) < DISCORD
    assert "Ready (" in told
