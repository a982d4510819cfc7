language-name = Deutsch
lobby-join = Mitspielen
lobby-start = Anfangen
lobby-empty = Noch niemand.
reading-choose = **Was tut ihr?**
symbol-beds =
    { $count ->
        [one] { $count } Bett
       *[other] { $count } Betten
    }
