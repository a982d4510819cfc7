## House rules: each in a few words, for the lobby's sentence, its button, and lists

house-rule-coins = 開始時に+{ $figure }コイン
house-rule-rounds = 全{ $figure }ラウンド
house-rule-prizes =
    { $figure ->
        [0] 名声ボーナスなし
        [6] 名声ボーナス6・4・2
       *[5] 名声ボーナス5・3・2
    }
house-rule-reputation = 名声+2で{ $figure }VP
house-rule-goods = 商品は各{ $figure }個
house-rule-keys = 鍵の家{ $figure }枚

## Where they are chosen and told

house-rules = ハウスルール
house-rules-about =
    ### ハウスルール
    開始までは、席についている人なら誰でも選べます。もう一度押すと外れます。ハウスルールのゲームは成績で別に数え、殿堂には入りません。
house-rules-none = 何も選ばれていません。ルールブックどおりに遊びます。
house-rules-told = ハウスルール：{ $rules }
house-rules-ticked = ✅ { $rule }

## The help page

help-house-rules = ハウスルール
help-house-rules-also = ハウスルール, 独自ルール, バリアント, 変種, 長いゲーム, 短いゲーム, ラウンド数, コインを増やす, 名声ボーナス, 鍵の家
help-house-rules-text =
    卓ごとに、ルールブックの数字をいくつか変えて遊べます。

    - 募集の**{ house-rules }**に一覧があります。開始までは、席についている人なら誰でも選べます。**{ again }**では引き継がれ、物語の夜にはありません。
    - 選んだものは募集に出ます。記録の1行目、ゲームのチャンネルでの `/ルール`、`/ゲーム 検証`、`/ゲーム 書き出し`、年代記にも出ます。
    - すべてのダイスがハウスルールにも左右されるので、あとから変えれば `/ゲーム 検証` でわかります。
    - 名声+2とは、たいまつから下へ2マスのことです。2人ゲームの名声ボーナスは1人分で、2番目の数字です。
    - ソロのボットは、最後のラウンドを第7ラウンドとして、第6ラウンドより後のほかのラウンドを第6ラウンドとして動きます。
    - 仲間もハウスルールで遊びますが、遊び方はハウスルールなしで覚えました。
    - ハウスルールのゲームは`/自分 成績`で別に数え、殿堂には入りません。

    {""}**選べるもの**
