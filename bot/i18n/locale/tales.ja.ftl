# 夜の物語：はじまり、明かりとしるし、大詰め、結び。

tale-title = ### { $title }
tale-light =
    { $state ->
        [low] 🏮 明かり：{ $start }のうち{ $light }、もう乏しい
       *[bright] 🏮 明かり：{ $start }のうち{ $light }
    }
tale-raised = 闇が深まります。求められる数はすべて、本より{ $count }高くなります。
tale-sign-reads = { $reader }が、みんなに読み上げます。
tale-reader-intro = これをみんなに読み上げてください。読み終えたら **読み終えた** を押します。すると、みんなに言葉が見えます。
tale-about-first = はじめの明かりが1増える
tale-about-second = 最後の大仕事に要るランタンが1減る
tale-vote =
    { $leader ->
        [none] 票の多いほうに決まります。
       *[other] 票の多いほうに決まります。同数なら{ $leader }が決めます。
    }
tale-stake-ahead = **{ $label }**：そうする人たちのランタンが、大仕事には**{ $need }**要ります。
tale-stake-hold = **{ $label }**：闇は**{ $dark }**を奪います。明かりは{ $light }、守る人たちのランタンが加わります。
tale-secret = **めいめいが、こっそり答えます。** そのあと答えをひとつずつ明かし、それぞれ村人のサイコロを振ります。
tale-answered = 答えた人：{ $guests }人中{ $count }人。黙っている人は明かりを守ります。
tale-noted = 受け取りました：**{ $label }**。見えるのはあなただけです。答えが明かされるまでは、もう一方を押し直せます。
tale-mark-ahead = ⚔️
tale-mark-hold = 🏮
tale-sheet-light =
    { $held ->
        [True] 明かり：闇{ $dark }に対して{ $light }、もちこたえた
       *[False] 明かり：闇{ $dark }に対して{ $light }、消えた
    }
tale-sheet-deed =
    { $done ->
        [True] 大仕事：ランタン{ $need }に対して{ $deed }、成しとげた
       *[False] 大仕事：ランタン{ $need }に対して{ $deed }、成らなかった
    }
tale-sheet-ending =
    { $ending ->
        [both] 結び：大仕事を成しとげ、明かりももちこたえた
        [deed] 結び：大仕事を成しとげたが、闇のなか
        [light] 結び：明かりとともに帰ったが、大仕事は成らなかった
       *[neither] 結び：大仕事も明かりも、かなわなかった
    }
ask-answer-tale = { $who } さん、物語がみなさんに問いかけています
tale-unfinished = 物語が終わるまえに、夜が終わりました。
tale-village-answers = 村の答え：**{ $label }**
tale-line-begun = **この夜の物語：{ $title }**
tale-fate =
    { $count ->
        [0] { "" }
       *[other] **{ $name }**が読みます：
    }
tale-drawn = 物語はサイコロで選ぶ
tale-chosen = 物語：{ $title }
tale-none = 物語なし
opt-night-tale = 旅のあいだに語られる物語。選ばなければサイコロが決めます
tale-unknown = その名前の物語はありません。候補から選んでください。
parameter-tale = 物語
