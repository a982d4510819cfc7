"""Explain the rules' refusals, each in one sentence."""

from bot.i18n.words import Words
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
