"""Describe a lobby in its cover picture."""

from bot.i18n.words import Words
from bot.model.games import GameRow
from bot.text.picture_request import CoverRequest


def lobby_cover(words: Words, row: GameRow) -> CoverRequest:
    """Request the cover picture of a lobby.

    It tells nothing that changes as people come and go, so that it is drawn once.
    """
    about = words(f"lobby-players-{row.variant}")
    return CoverRequest(words.language, words("lobby-cover"), about)
