"""Show a guest their own secret card: to them alone, with the button by which they play it."""

from bot.model.custom_id import CustomId
from bot.model.games import GameRow
from bot.model.loaded_game import LoadedGame
from bot.model.presses import NightVerb, Press
from bot.service.night.secret_cards import refused, why_not
from bot.service.night.tale_answers import CardPlay
from bot.text.narrator import Narrator
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Message
from rules.tale_cards import on_a_journey, spared_by_wick


def own_card(narrator: Narrator, loaded: LoadedGame, held: CardPlay) -> Message:
    """Show a card, and how it can be played now, or why not."""
    words, why = narrator.words, refused(loaded, held)
    game, table = loaded.game, loaded.state.table
    parts = [
        f"### {words(f'card-name-{held.card}')}",
        words(f"card-does-{held.card}", spares=spared_by_wick(game, table)),
        words(why_not(held.card, why) if why else "card-now"),
        f"-# {words('card-only-you', count=on_a_journey(game, table))}",
    ]
    return layout(parts, [] if why else [[play_button(narrator, loaded.row)]])


def play_button(narrator: Narrator, row: GameRow) -> Button:
    """Return the button that plays a card: at any later moment, if it is the card's time then."""
    press = CustomId(row.id, 0, Press.NIGHT, NightVerb.PLAY)
    return button(narrator.words("night-play"), press, ButtonStyle.PRIMARY)
