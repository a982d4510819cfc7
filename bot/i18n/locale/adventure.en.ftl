# A newcomer's first adventure, alone and in private.

adventure-begin = A first adventure
adventure-again = Once more
adventure-newgame = Open a table here
adventure-newnight = Open a story night here
adventure-nobody = Exert nobody
adventure-neighbour = Your neighbour
adventure-head = -# Your first adventure · { $step } of { $steps }
adventure-send =
    {""}### This is your village
    One house, four villagers, seven coins; and below it, caves that nobody has seen the end of. Each turn you send somebody to do one thing. Whoever has worked is tired until the night.

    {""}**Who goes below?** Two have to. What their dice show is lanterns, and it takes lanterns to do anything down there. Odo stays: nobody else has a hammer, and you will want to build.
adventure-read = **Choose.** The number is how many lanterns your two have to roll. What it brings is not said before you have it.
adventure-exert = **Too few lanterns.** Whoever exerts themselves adds one, and comes home injured: that takes two nights in a bed, or a potion. Or leave it, and hear how it ends.
adventure-build = **Now build.** Odo has a hammer, and you have the coins. Each building is worth village points (VP) in the end, and most give you something before that: beds, goods, income.
adventure-rest = **Night falls**, once nobody has anything left to do. A tired villager who sleeps in a bed can work again tomorrow. You have fewer beds than villagers who need one: that is why people build more of them.
adventure-done =
    {""}### That was one round. A game has seven
    In a whole game there are two to four villages at one market, goods that pay better the longer you gather them, and people below who remember what you did. Your neighbours hear your stories, and you hear theirs.

    `/game new` opens a table in any channel: there are companions to play with if nobody is about, and **Show me how** on the panel brings a coach. `/night new` is for an evening together: each story is read aloud, and everybody advises. `/rules` answers questions.

command-tutorial = tutorial
cmd-tutorial = A first adventure: five minutes, alone and in private
