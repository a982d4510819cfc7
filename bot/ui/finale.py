"""Show the last story of a game: to its table before the standings, or to one person again."""

from bot.model.custom_id import CustomId
from bot.model.loaded_game import LoadedGame
from bot.model.presses import LAST_STORY, Press
from bot.text.finale import finale_lines, finale_of
from bot.text.narrator import Narrator
from bot.text.room import LONGEST, room_of
from bot.ui.layout import button, layout
from bot.ui.message import Message


def finale_message(narrator: Narrator, loaded: LoadedGame) -> Message | None:
    """Show it in one message, with fewer of its cast where there is no room; None without one."""
    told, head = finale_of(narrator, loaded), narrator.words("finale-title")
    if told is None:
        return None
    parts = [head, *finale_lines(narrator, told)]
    while sum(map(room_of, parts)) > LONGEST and told != (shorter := told.without_a_friend()):
        told = shorter
        parts = [head, *finale_lines(narrator, told)]
    press = CustomId(loaded.row.id, 0, Press.PLAY_AUDIO, LAST_STORY)
    hear = [button(narrator.words("hear-it"), press)] if narrator.has_voice else []
    return layout(parts, [hear] if hear else [])
