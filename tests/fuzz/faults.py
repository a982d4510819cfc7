"""Say what is wrong."""


class Fault(AssertionError):
    """Something is wrong: `kind` says what in a word, so that two runs can be compared."""

    def __init__(self, kind: str, detail: object) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
