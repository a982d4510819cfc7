"""Explain the refusals of the rules and of the bot, each in one sentence."""

from bot.i18n.words import Words
from bot.model.errors import Declined
from rules.errors import Refusal


def refusal_text(words: Words, refusal: Refusal) -> str:
    """Return the sentence of a refusal."""
    names = [f"{kind}-{refusal.what}" for kind in ("villager", "building")]
    card = next((name for name in names if refusal.what and words.has(name)), None)
    what = words(card) if card else words("named", what=refusal.what)
    key = f"refusal-{refusal.code.value.replace('_', '-')}"
    item = refusal.what or "any"
    figures = {"need": refusal.need, "have": refusal.have, "count": refusal.have}
    text = words(key, **figures, what=what, item=item, known=str(card is not None))
    return text[:1].upper() + text[1:]


def declined_text(words: Words, declined: Declined) -> str:
    """Return the sentence of what cannot be done now."""
    figures = {name: _said(words, figure) for name, figure in declined.figures.items()}
    return words(declined.key, **figures)


def _said(words: Words, figure: str | int | tuple[str, ...]) -> str | int:
    if isinstance(figure, tuple):
        return words.join_and([words(key) for key in figure])
    return figure
