"""A `custom_id` holds all that a press needs, and is read as it was written."""

import pytest

from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.presses import Press


@pytest.mark.parametrize("action", Press)
@pytest.mark.parametrize("detail", ["", "yes", "builder-2_3"])
def test_a_press_is_read_without_any_change(action: Press, detail: str) -> None:
    press = CustomId(10**18 - 1, 10**9 - 1, action, detail)
    assert parse_custom_id(str(press)) == press, (
        f"'{action}' is no action of a custom_id: a value of Press is 1 to 12 letters from a to z"
    )


@pytest.mark.parametrize("text", ["", "1:1:1:who-next", "1:1:1:unknown", "2:1:1:do", "1:x:1:do"])
def test_what_is_no_press_of_ours_is_none(text: str) -> None:
    assert parse_custom_id(text) is None
