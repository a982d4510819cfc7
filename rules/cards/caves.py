"""List the cave cards; the encounter book says which paragraph each of their faces leads to.

The final edition has the first 25, the preview all 30.
"""

from rules.words import CaveId

CAVES: tuple[CaveId, ...] = (
    CaveId("cave-01"),
    CaveId("cave-02"),
    CaveId("cave-03"),
    CaveId("cave-04"),
    CaveId("cave-05"),
    CaveId("cave-06"),
    CaveId("cave-07"),
    CaveId("cave-08"),
    CaveId("cave-09"),
    CaveId("cave-10"),
    CaveId("cave-11"),
    CaveId("cave-12"),
    CaveId("cave-13"),
    CaveId("cave-14"),
    CaveId("cave-15"),
    CaveId("cave-16"),
    CaveId("cave-17"),
    CaveId("cave-18"),
    CaveId("cave-19"),
    CaveId("cave-20"),
    CaveId("cave-21"),
    CaveId("cave-22"),
    CaveId("cave-23"),
    CaveId("cave-24"),
    CaveId("cave-25"),
    CaveId("cave-26"),
    CaveId("cave-27"),
    CaveId("cave-28"),
    CaveId("cave-29"),
    CaveId("cave-30"),
)
