"""Tell of the secret cards of a night's guests: when one is played, and all at the end."""

from itertools import groupby

from bot.model.loaded_game import LoadedGame
from bot.service.night.secret_cards import Hand, hands
from bot.service.night.steps import journey_of
from bot.text.narrator import Narrator
from rules.words import SecretCard


def card_line(narrator: Narrator, place: int, card: SecretCard) -> str:
    """Return the line of who plays which card."""
    return narrator.words(f"card-line-{card}", name=narrator.guest(place))


def card_now(narrator: Narrator, loaded: LoadedGame) -> str:
    """Return a line for each card that was played on this journey; empty if none was."""
    tale = loaded.state.table.tale
    played = [one for one in tale.played if one.journey == journey_of(loaded)] if tale else []
    return "\n".join([f"-# {card_line(narrator, one.place, one.card)}" for one in played])


def card_sheet(narrator: Narrator, loaded: LoadedGame) -> list[str]:
    """Return all cards of a night that is over, with their prizes, alike ones in one line.

    That is nothing where nobody was dealt one, else begins with a title.
    """
    ordered = sorted(hands(loaded), key=_kind)
    lines = [_sheet_line(narrator, kind, list(alike)) for kind, alike in groupby(ordered, _kind)]
    return [narrator.words("card-sheet-title"), *[f"- {line}" for line in lines]] if lines else []


def _kind(hand: Hand) -> tuple[SecretCard, str]:
    if hand.is_played:
        return hand.card, "played"
    return hand.card, "kept" if hand.guest.left is None else "taken"


def _sheet_line(narrator: Narrator, kind: tuple[SecretCard, str], alike: list[Hand]) -> str:
    (card, fate), words = kind, narrator.words
    names = words.join_and([narrator.called(hand.guest.name) for hand in alike])
    prize = "" if fate == "taken" else words(f"card-prize-{card}-{fate}")
    name = words(f"card-name-{card}")
    return words(f"card-sheet-{fate}", card=name, names=names, prize=prize)
