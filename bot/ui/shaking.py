"""Ask for a word for the dice: the button in a lobby, and its form."""

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.games import GameRow
from bot.model.presses import LobbyPress, Press
from bot.model.shakes import LONGEST_WORD
from bot.text.shakes import first_digits, shaken_by
from bot.ui.layout import button
from bot.ui.message import Button, Form, TextInput
from rules.dice import commitment


def shake_button(words: Words, row: GameRow) -> Button:
    """Return the button that opens the form."""
    return button(words("shake"), CustomId(row.id, 0, Press.LOBBY, LobbyPress.SHAKE))


def shake_form(words: Words, game_id: int) -> Form:
    """Return the form for a word."""
    asked = TextInput(LobbyPress.WORD, words("shake-ask"), LONGEST_WORD, required=True)
    return Form(words("shake"), str(CustomId(game_id, 0, Press.LOBBY, LobbyPress.WORD)), (asked,))


def dice_promise(words: Words, row: GameRow) -> str:
    """Return a lobby's promise about its dice, and who has shaken them so far.

    The hash is whole, as in the first entry, which the lobby becomes: two seeds that share only its
    first 16 digits are found in minutes.
    """
    promise = words("lobby-seed", hash=commitment(row.seed))
    shaken = shaken_by(words, row.shakes_here)
    return "\n".join([promise, *([f"-# {shaken}"] if shaken else [])])


def seed_line(words: Words, row: GameRow) -> str:
    """Return the first digits of a finished game's seed, and who has shaken its dice."""
    shaken = shaken_by(words, row.shakes)
    line = words("seed-told", seed=first_digits(row.seed.hex()))
    return "\n".join([line, *([f"-# {shaken}"] if shaken else [])])
