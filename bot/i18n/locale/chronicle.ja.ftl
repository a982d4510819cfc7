# 終わったゲームの年代記：とっておくためのページと本。

chronicle = 年代記
chronicle-later = 年代記は、ゲームが終わると書かれます。
chronicle-making = 年代記をまとめています。数秒かかります。
chronicle-made =
    ### 年代記
    どの物語も、言葉とダイスと結末まで、ラウンドごとに収めました。`.html` はスマートフォンでもどのブラウザでも開けます。`.epub` は電子書籍アプリ用です。
chronicle-poster = 絵は、そのすべてを一枚に収めたものです。
chronicle-title = { $count ->
    [1] { $names }の村
   *[other] { $names }の村々
}
chronicle-about =
    『Above and Below』のゲーム、{ $days ->
        [1] { $ended }
       *[other] { $began }〜{ $ended }
    }。{ $moves }手、{ $stories ->
        [0] 物語なし
       *[other] 物語{ $stories }話
    }。
chronicle-ended = 結末
chronicle-place = 順位
chronicle-village-of = 村
chronicle-points = 点
chronicle-stories = 物語
chronicle-round = 第{ $round }ラウンド
chronicle-tale = この夜の物語：{ $title }
chronicle-finale = ふたの下の結末
chronicle-villages = それぞれの村
chronicle-village =
    { $trips ->
        [0] この村から地下へ行った人はいません。
       *[other] この村からは{ $trips }回、地下へ出かけました。
    }{ $houses ->
        [0] 何も建ちませんでした。
       *[other] 建てたもの：{ $built }。
    }{ $people ->
        [0] 新しい村人は来ませんでした。
       *[other] 移り住んだ人：{ $hired }。
    }
chronicle-seed = すべてのダイスとシャッフルは、このシードで確かめられます：
chronicle-shaken = ダイスは、シードと、あれば各自の言葉のSHA-256とハウスルールをつないだ次の文字列の、SHA-256から決まります：
chronicle-fan = 非公式のファン作品です。ゲームとそのルールと名前は出版社のものです。遊ぶ方はぜひゲームをお持ちください。出会いの物語はわたしたちのものです。
alt-poster-best = ゲームの物語：「{ $title }」。
alt-poster-stories = そのほかの物語：{ $titles }。
chronicle-about-night =
    物語の夜、{ $days ->
        [1] { $ended }
       *[other] { $began }〜{ $ended }
    }。{ $stories ->
        [0] 物語なし
       *[other] 物語{ $stories }話
    }。
chronicle-led = -# 先導：{ $name }、同行：{ $party }
chronicle-led-by = 先導：{ $name }
chronicle-quote = 「{ $text }」
chronicle-guests = 火を囲んだ人たち
chronicle-met = 出会った相手
chronicle-did-led = 先導{ $count }回
chronicle-did-read = 朗読{ $count }回
chronicle-did-otherwise = 別の案{ $count }回
chronicle-did-listened = 聞き役
chronicle-got = **{ $name }**：{ $things }
chronicle-news = 村の新しいもの：{ $all }。
chronicle-moves = そのほかの行動
chronicle-paper-rest = 新聞の続き
chronicle-grown = ラウンド終了時の村
chronicle-grown-night = このころの村
chronicle-roll = { $name }、ランタン{ $lanterns }
chronicle-replay = 一手ずつたどる
chronicle-no-replay = 一手ずつの記録は、このファイルに入りきりませんでした。ゲームのリンクがあれば、そこで見られます。
chronicle-post = みんなに公開する
chronicle-posted = 年代記は卓のみんなに公開されています：{ $where }
chronicle-for-all =
    ### 年代記
    { $name }が全員に公開しました。どの物語も、言葉とダイスと結末、そして誰がいたかを収めています。`.html` はスマートフォンでもどのブラウザでも開けます。`.epub` は電子書籍アプリ用です。
chronicle-open = ブラウザで読む
