"""Say why not: one sentence for each of the rules' refusals."""

from bot.words import Words
from rules.errors import Refusal


def refusal_text(words: Words, refusal: Refusal) -> str:
    """Say a refusal with its figures."""
    what = words("named", what=refusal.what)
    for kind in ("villager", "building"):
        if refusal.what and words.has(f"{kind}-{refusal.what}"):
            what = words(f"{kind}-{refusal.what}")
    key = f"refusal-{refusal.code.value.replace('_', '-')}"
    text = words(key, need=refusal.need, have=refusal.have, what=what)
    return text[:1].upper() + text[1:]
