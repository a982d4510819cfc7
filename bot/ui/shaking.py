"""Show what a lobby's dice come from, and ask for a word for them."""

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.games import GameRow
from bot.model.presses import LobbyPress, Press
from bot.model.shakes import LONGEST_WORD
from bot.text.shakes import first_digits, shaken_by
from bot.ui.layout import button, layout
from bot.ui.message import Button, Form, Message, TextInput
from rules.dice import commitment


def shake_form(words: Words, game_id: int) -> Form:
    """Return the form for a word."""
    asked = TextInput(LobbyPress.WORD, words("shake-ask"), LONGEST_WORD, required=True)
    return Form(words("shake"), str(CustomId(game_id, 0, Press.LOBBY, LobbyPress.WORD)), (asked,))


def dice_buttons(words: Words, row: GameRow) -> list[Button]:
    """Return a lobby's buttons about its dice: to check them, and to shake them."""
    fair = button(words("fair-dice"), CustomId(row.id, 0, Press.LOBBY, LobbyPress.SEED))
    shake = button(words("shake"), CustomId(row.id, 0, Press.LOBBY, LobbyPress.SHAKE))
    return [fair, shake]


def shaken_line(words: Words, row: GameRow) -> str:
    """Say who has shaken a lobby's dice so far; empty if no one has."""
    shaken = shaken_by(words, row.shakes_here)
    return f"-# {shaken}" if shaken else ""


def fair_dice(words: Words, row: GameRow) -> Message:
    """Show one person what a lobby's dice come from.

    The hash is whole, as in the first entry, which the lobby becomes: two seeds that share only its
    first 16 digits are found in minutes.
    """
    return layout([words("fair-dice-told", hash=commitment(row.seed)), shaken_line(words, row)])


def seed_line(words: Words, row: GameRow) -> str:
    """Return the first digits of a finished game's seed, and who has shaken its dice."""
    shaken = shaken_by(words, row.shakes)
    line = words("seed-told", seed=first_digits(row.seed.hex()))
    return "\n".join([line, *([f"-# {shaken}"] if shaken else [])])
