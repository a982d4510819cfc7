"""Say why not: one sentence for each of the rules' refusals."""

from bot.words import Words
from rules.errors import Refusal


def refusal_text(words: Words, refusal: Refusal) -> str:
    """Say a refusal with its figures."""
    what = ""
    for kind in ("villager", "building"):
        if refusal.what and words.has(f"{kind}-{refusal.what}"):
            what = words(f"{kind}-{refusal.what}")
    if refusal.what and not what:
        what = words("named", what=refusal.what)
    key = f"refusal-{refusal.code.value.replace('_', '-')}"
    return words(key, need=refusal.need, have=refusal.have, what=what)
