"""List the words that any story needs, which no check of variety counts."""

_WORDS = """
a about above across after again against all almost along always an and another any are around
as ask at away back be been before behind below beneath beside between beyond both but by can
can't cannot come comes could day do does don't done down each else even ever every everything
few first for from give gives go goes good had half hand hands has have he her here hers him his
how i i'm if in into is it it's its itself just keep know last leave left let like little long
look made make makes many may me more most much must my never new next no nobody none nor not
nothing now of off old on once one only onto or other our out over own past people put right
round said same say says see she should since small so some somebody someone something still
take takes than that the their them then there these they this those three through till time to
together too toward towards turn turns two under until up upon us very was way we well were what
when where which while who whole whose why will with without won't would yet you your yours
yourself that's there's they're he's she's you're we're isn't wasn't didn't doesn't
"""

STOP_WORDS = frozenset(_WORDS.split())
