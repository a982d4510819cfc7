# What a village did that few do, and the hall of a server's villages.

achieved-title = **What will be said of these villages**
achieved = **{ $name }** · *{ $title }*: { $why }
stats-achieved = achievements: { $titles }
stats-achieved-times = *{ $title }* ×{ $count }
hall-title = ## The hall of villages
hall-village = { $rank }. **{ $points } points** · { $who } · { village-size } · place { $place }
village-size =
    { $buildings ->
        [one] one building
       *[other] { $buildings } buildings
    }, { $villagers ->
        [one] one villager
       *[other] { $villagers } villagers
    }
hall-achieved = -# { $titles }
hall-empty = No village stands here yet: the first game that ends on this server without companions or house rules brings the first ones.
hall-known = -# Achievements earned on this server: { $earned } of { $all }. What the others are shows when they are earned.

achievement-metal-man = Good with Lids
achievement-metal-man-why = One of the neighbours is made of metal. Nobody mentions it; everybody brings jars.
achievement-three-sixes = Three Sixes
achievement-three-sixes-why = Three sixes on one landing. The dice have asked not to be questioned.
achievement-nine-lanterns = Bright as Washing Day
achievement-nine-lanterns-why = Nine lanterns in one place. Moths came from three parishes.
achievement-not-a-scratch = Not a Scratch
achievement-not-a-scratch-why = Four encounters, and the bandages are still in their paper.
achievement-long-way-home = The Long Way Home
achievement-long-way-home-why = One cave, three doors, and supper kept warm until all of it was told.
achievement-went-back-down = Once More, Then
achievement-went-back-down-why = Came home without the cave, laced the boots again, and brought one back.
achievement-seven-kinds = Some of Everything
achievement-seven-kinds-why = Seven kinds of goods on one track. At the market it is now “the usual”.
achievement-shopkeeper = Open on Sundays
achievement-shopkeeper-why = Three sales to the neighbours, and the string thrown in.
achievement-town = Mind the Scaffolding
achievement-town-why = Ten buildings. The post office has asked for a map, and a chair.
achievement-undertown = Rooms Below
achievement-undertown-why = Four outposts under one village. Upstairs they can hear the kettles.
achievement-full-house = A Full House
achievement-full-house-why = Nine villagers. There is a list for the bath.
achievement-good-name = A Good Name
achievement-good-name-why = So well thought of that doors are held open before anybody is seen to be coming.
achievement-by-a-whisker = By a Whisker
achievement-by-a-whisker-why = Won by a single point. It was counted twice, once by each side.
