"""A paragraph says where it happens and who is seen there, for its title card alone."""

from collections import Counter

import pytest

from encounters.scenes import HOSTS, Figure, Scene, setting_of
from tests.shipped import shipped


def test_the_shipped_book_has_many_different_title_cards() -> None:
    loaded = shipped()
    seen = Counter(loaded.stories.settings.values())
    assert {scene for scene, _ in seen} == set(Scene)
    assert {figure for _, figure in seen} == set(Figure)
    assert len(seen) >= 30


@pytest.mark.parametrize("scene", Scene)
def test_a_scene_has_a_host(scene: Scene) -> None:
    assert setting_of(1, scene, None) == (scene, HOSTS[scene])
    assert setting_of(1, scene, Figure.CAT) == (scene, Figure.CAT)


def test_a_book_that_names_no_scene_is_shown_in_different_caves() -> None:
    settings = [setting_of(number, None, None) for number in range(1, 200)]
    assert len({setting.scene for setting in settings}) > 3
    assert setting_of(7, None, None) == setting_of(7, None, None)
