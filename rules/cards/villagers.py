"""List every villager: dice as (least roll, lanterns), then the skills.

Known of the published game: the starting three, the dice of several others, who the strongest are.
The project's own: every name, which dice go with which skill, the dice of the special villagers.
"""

from rules.cards.records import VillagerCard
from rules.words import People, Skill, Special, VillagerId

# Three for each seat, in the order of the seats; the number in an id is the seat plus one.
STARTING: tuple[VillagerCard, ...] = (
    VillagerCard(VillagerId("builder-1"), ((4, 1),), (Skill.HAMMER,)),
    VillagerCard(VillagerId("trainer-1"), ((2, 1),), (Skill.QUILL,)),
    VillagerCard(VillagerId("explorer-1"), ((1, 1), (3, 2))),
    VillagerCard(VillagerId("builder-2"), ((4, 1),), (Skill.HAMMER,)),
    VillagerCard(VillagerId("trainer-2"), ((2, 1),), (Skill.QUILL,)),
    VillagerCard(VillagerId("explorer-2"), ((1, 1), (3, 2))),
    VillagerCard(VillagerId("builder-3"), ((4, 1),), (Skill.HAMMER,)),
    VillagerCard(VillagerId("trainer-3"), ((2, 1),), (Skill.QUILL,)),
    VillagerCard(VillagerId("explorer-3"), ((1, 1), (3, 2))),
    VillagerCard(VillagerId("builder-4"), ((4, 1),), (Skill.HAMMER,)),
    VillagerCard(VillagerId("trainer-4"), ((2, 1),), (Skill.QUILL,)),
    VillagerCard(VillagerId("explorer-4"), ((1, 1), (3, 2))),
)

ORDINARY: tuple[VillagerCard, ...] = (
    VillagerCard(VillagerId("bram"), ((3, 2), (6, 3)), (Skill.HAMMER,)),
    VillagerCard(VillagerId("oakum"), ((2, 1), (5, 3)), (Skill.HAMMER,)),
    VillagerCard(VillagerId("marl"), ((3, 1), (4, 3)), (Skill.HAMMER,)),
    VillagerCard(VillagerId("tansy"), ((1, 1), (5, 3)), (Skill.HAMMER,)),
    VillagerCard(VillagerId("vesper"), ((1, 2), (5, 3)), (Skill.HAMMER,), People.ARCHER),
    VillagerCard(VillagerId("cobb"), ((2, 1), (5, 2)), (Skill.HAMMER_PLUS,)),
    VillagerCard(VillagerId("juniper"), ((2, 1), (4, 2)), (Skill.HAMMER, Skill.QUILL)),
    VillagerCard(VillagerId("aldith"), ((1, 1), (4, 2)), (Skill.QUILL,)),
    VillagerCard(VillagerId("fennick"), ((1, 1), (4, 2)), (Skill.QUILL,)),
    VillagerCard(VillagerId("posy"), ((1, 1), (4, 2)), (Skill.QUILL,)),
    VillagerCard(VillagerId("larkin"), ((1, 1), (3, 2)), (Skill.QUILL,)),
    VillagerCard(VillagerId("umber"), ((1, 1), (5, 2)), (Skill.QUILL_PLUS,)),
    VillagerCard(VillagerId("rusk"), ((1, 1), (3, 2))),
    VillagerCard(VillagerId("ottoline"), ((1, 1), (2, 2))),
    VillagerCard(VillagerId("nettle"), ((1, 2),)),
    VillagerCard(VillagerId("skerry"), ((3, 3),)),
    VillagerCard(VillagerId("gullop"), ((1, 2), (4, 3)), people=People.FROGFOLK),
    VillagerCard(VillagerId("brill"), ((1, 2), (3, 3)), people=People.FISHFOLK),
)

GLOGO = VillagerCard(
    VillagerId("glogo"), ((2, 1), (4, 2)), (Skill.HAMMER_PLUS,), special=Special.GLOGO
)
SPECIAL: tuple[VillagerCard, ...] = (
    VillagerCard(
        VillagerId("liquid-woman"), ((1, 2), (3, 3)), (Skill.QUILL,), special=Special.LIQUID_WOMAN
    ),
    GLOGO,
    VillagerCard(VillagerId("cave-cat-1"), ((2, 2), (4, 3)), special=Special.CAVE_CAT),
    VillagerCard(VillagerId("cave-cat-2"), ((2, 2), (4, 3)), special=Special.CAVE_CAT),
    VillagerCard(VillagerId("metal-man-1"), ((1, 2),), (Skill.HAMMER,), special=Special.METAL_MAN),
    VillagerCard(VillagerId("metal-man-2"), ((1, 2),), (Skill.HAMMER,), special=Special.METAL_MAN),
)
