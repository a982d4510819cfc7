"""Put an echo into its text, or close the gap if none is heard."""

from encounters.speeches import on_own_lines

ECHO = "{echo}"

_LEANS_ON_THE_WORD_BEFORE = tuple(".,;:!?)…'\"\u2019\u201d")


def with_echo(text: str, echo: str | None) -> str:
    """Replace `{echo}` by these words; without words, by one gap between the texts around it."""
    if echo or ECHO not in text:
        # What is heard in an echo has lines of its own, as all that is said has.
        return on_own_lines(text.replace(ECHO, echo or ""))
    before, _, after = text.partition(ECHO)
    left, right = before.rstrip(), after.lstrip()
    if not left or not right:
        return left + right
    gaps = (before[len(left) :], after[: len(after) - len(right)])
    is_joined = not gaps[1] and right.startswith(_LEANS_ON_THE_WORD_BEFORE)
    return left + ("" if is_joined else _wider(*gaps)) + right


def _wider(one: str, other: str) -> str:
    """Return the gap with more line ends, with at most one space on a line."""
    lines = max(one.count("\n"), other.count("\n"))
    return "\n" * lines or " "[: len(one + other)]
