# 夜の物語：はじまり、明かりとしるし、大詰め、結び。

tale-title = ### { $title }
tale-light =
    { $state ->
        [out] 🏮 明かり：{ $start }のうち{ $light }、もう消えた
        [low] 🏮 明かり：{ $start }のうち{ $light }、もう乏しい
       *[bright] 🏮 明かり：{ $start }のうち{ $light }
    }
tale-spared = 替えの芯で、次の{ $count }は減らない
tale-raised = 闇が深まりました。上の数には、もう{ $count }が足してあります。
tale-sign-reads = { $reader }さんが、みんなに読み上げます。
tale-reader-intro = これをみんなに読み上げてください。読み終えたら **読み終えた** を押します。すると、みんなに言葉が見えます。
tale-about-first = はじめの明かりが1増える
tale-about-second = 最後の大仕事に要るランタンが1減る
tale-how = 明かりは、失敗で{ $failure }、負傷した村人1人につき{ $hurt }、村のみんなが休むたびに{ $rest }減ります。あなたには秘密のカードがあります：**{ night-card }**
tale-vote =
    { $leader ->
        [none] 票の多いほうに決まります。
       *[other] 票の多いほうに決まります。同数なら{ $leader }さんが決めます。
    }
tale-stake-ahead = **{ $label }**：そうする人たちのランタンが、大仕事には**{ $need }**要ります。
tale-stake-hold = **{ $label }**：闇は**{ $dark }**を奪います。明かりは{ $light }、守る人たちのランタンが加わります。
tale-secret = **めいめいが、こっそり答えます。** そのあと答えをひとつずつ明かし、ついて行く村人のサイコロを振ります。行くのは負傷していない自分の村人で、いなければほかの人の村人が1人です。
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
        [1] **{ $name }**が読みます：
       *[other] **{ $name }**が声をそろえて読みます：
    }
tale-drawn = 物語はサイコロで選ぶ
tale-chosen = 物語：{ $title }
tale-none = 物語なし
opt-night-tale = 旅のあいだに語られる物語。選ばなければサイコロが決めます
tale-unknown = その名前の物語はありません。候補から選んでください。
parameter-tale = 物語

# 夜の参加者の秘密のカード：1人に1枚、使えるのは一度。

night-card = あなたのカード
night-play = カードを使う
card-name-wick = 替えの芯
card-name-salve = 塗り薬のつぼ
card-name-lantern = ふところのランタン
card-name-die = 二度目のひと振り
card-name-map = 古い地図
card-name-voice = よく通る声
card-does-wick =
    { $spares ->
        [0] 明かりが2増えます。ただし、はじめの明かりは超えません。
       *[other] 次に減るはずの明かりを、{ $spares }だけ減らさずにすみます。
    }旅のまえ、選択のあいだ、またはサイコロが落ちたあとに使います。
card-does-salve = 負傷した村人が1人、また動けるようになります。旅のまえに使います。
card-does-lantern = 選択のサイコロに、ランタンが1つ加わります。選択のあいだに使います。
card-does-die = この旅で、先導役がサイコロを1つ振り直せます。選択のあいだ、またはサイコロが落ちたあとに使います。
card-does-map = 明かりが乏しいとき、この旅で求められる数が、本より2ではなく1だけ高くなります。選択のあいだに使います。
card-does-voice = 選択が票の多いほうに決まり、あなたの票は2票に数えます。選択のあいだに使います。
card-line-wick = 🃏 **{ $name }**が **替えの芯** を使いました。明かりが長くもちます。
card-line-salve = 🃏 **{ $name }**が **塗り薬のつぼ** を使いました。負傷していた村人が1人、また動けます。
card-line-lantern = 🃏 **{ $name }**が **ふところのランタン** を使いました。この選択にランタンが1つ加わります。
card-line-die = 🃏 **{ $name }**が **二度目のひと振り** を使いました。サイコロを1つ振り直せます。
card-line-map = 🃏 **{ $name }**が **古い地図** を使いました。この旅の数は本より1高いだけです。
card-line-voice = 🃏 **{ $name }**が **よく通る声** を使いました。この選択は票の多いほうに決まり、その票は2票に数えます。
card-only-you = 見えるのはあなただけです。使えるのは一度きりで、1つの旅で使えるカードはみんなで{ $count }枚までです。
card-now = 今、使えます。
card-done = 使いました。みんなにも知らせます。
card-none = この夜には、秘密のカードは配られていません。
card-refused-used = あなたのカードは、もう使いました。
card-refused-enough = この旅では、もうカードを使えません。あなたのカードは次の旅までとっておけます。
card-refused-later = 今は使えません。いつ使えるかは、カードに書いてあります。
card-idle-wick = 今使っても、明かりは何も変わりません。カードは手もとに残ります。
card-idle-salve = 今使っても何も変わりません。負傷した村人がいません。カードは手もとに残ります。
card-idle-lantern = 今使っても何も変わりません。ここには、サイコロを振る選択がありません。カードは手もとに残ります。
card-idle-die = 今使っても何も変わりません。これより良くなるサイコロがありません。カードは手もとに残ります。
card-idle-map = 今使っても何も変わりません。本より2高い数が、ここにはありません。カードは手もとに残ります。
card-idle-voice = 今使っても何も変わりません。票で決めることがありません。カードは手もとに残ります。
card-sheet-title = **秘密のカード**
card-sheet-played = **{ $card }**：{ $names }が使いました。ごほうびは、{ $prize }。
card-sheet-kept = **{ $card }**：{ $names }が最後までとっておきました。ごほうびは、{ $prize }。
card-sheet-taken = **{ $card }**：{ $names }が持って帰りました。
card-prize-wick-played = 焦げた親指の勲章
card-prize-wick-kept = 替えはあったと言ってよい権利
card-prize-salve-played = また曲がるようになったひざからの、おじぎ
card-prize-salve-kept = 誰もほどかなかった金の包帯
card-prize-lantern-played = 暗いところでだけ着ける、輝きの星章
card-prize-lantern-kept = 少しだけ光る、名誉のふところ
card-prize-die-played = へこみのある、二度目の杯
card-prize-die-kept = まだどの目も出るサイコロ
card-prize-map-played = 闇の測量士の称号
card-prize-map-kept = 折り目ひとつない地図
card-prize-voice-played = うしろの席まで聞こえる銀のどら
card-prize-voice-kept = 演説ぬきで授かる、だんまりのメダル
