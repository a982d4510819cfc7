"""Put an echo into its text, or close the gap where none is heard."""

ECHO = "{echo}"

_LEANS_ON_THE_WORD_BEFORE = tuple(".,;:!?)…'\"\u2019\u201d")


def with_echo(text: str, echo: str | None) -> str:
    """Read `{echo}` as these words; without them, as one gap between what stands around it."""
    if echo or ECHO not in text:
        return text.replace(ECHO, echo or "")
    before, _, after = text.partition(ECHO)
    left, right = before.rstrip(), after.lstrip()
    if not left or not right:
        return left + right
    gaps = (before[len(left) :], after[: len(after) - len(right)])
    is_joined = not gaps[1] and right.startswith(_LEANS_ON_THE_WORD_BEFORE)
    return left + ("" if is_joined else _wider(*gaps)) + right


def _wider(one: str, other: str) -> str:
    """Give the gap with more line ends, a single space at most on a line."""
    lines = max(one.count("\n"), other.count("\n"))
    return "\n" * lines or " "[: len(one + other)]
