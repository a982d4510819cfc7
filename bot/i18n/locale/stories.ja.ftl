# 物語：終わったエンカウンター、もう一度聞く、残す。

story-who = -# { $name }、同行：{ $party }
story-number = お手元の本のパラグラフ{ $number }
story-brief = **{ $name }**が{ $party }と地下へ：**{ $title }**
story-failed = うまくいかなかった。だれも口には出さず、みな来たときより少し早足で帰った。
story-exerted = { $villagers }に無理をさせる
story-hear = 物語を読む
story-how = 結末は？
story-hear-titled = 「{ $title }」を読む
story-on = 続き
story-keep =
    { $count ->
        [0] ♥ この物語を残す
       *[other] ♥ この物語を残す（{ $count }）
    }
story-listed = { $title }（{ $name }）
story-not-over = その物語はまだ終わっていないか、このゲームのものではありません。
no-stories = このゲームではだれも地下へ行かなかったので、選べる物語がありません。
story-vote = このゲームの物語を選ぶ
story-which = いちばんよかった物語は？
story-voted = 投票しました。何度でも変えられます。
story-best = **このゲームの物語**：「{ $title }」（{ $name }、{ $votes }票）
finale-title = ## ふたの下の結末
finale-reader = -# **{ $name }**が読みます：
finale-again = 結末をもう一度聞く
line-chosen = **{ $name }**が選択した
detail-cave-die = 洞窟のダイス：{ $value }
opt-story = このチャンネルのゲームの物語。なしなら、開いているパラグラフ
demo-title = ### 卓へようこそ
demo-welcome =
    あなたは**Ada**です。ここは擬似的なDiscordで、外には何も送られません。Boのほか、地底の仲間の{ $first }と{ $second }も席にいて、考えを話しながら遊びます。

    {""}**はじめてですか？** すぐ下の**はじめての冒険**を押してください。ひとりで遊ぶ5分間です。

    {""}**すぐに席で遊ぶなら：**
    1. だれかが持ち帰った上の物語を読み、残してみる。
    2. **探検**を押して村人を二人洞窟へ送る。エンカウンターはあなただけに読まれます。
    3. **遊び方を教えて**を押す（**ほか**の中にあることも）。一ラウンドのあいだ、コーチがそばにつきます。
