# Companions: people of the caves who sit down and play.

companion-person-peck = ペック女史
companion-person-quoin = スミイシ
companion-person-nance = ジョリー・ナンス
companion-person-averill = アヴェリル夫人
companion-person-rapp = コンばあさん
companion-person-vole = ジェサミー・ヴォール
companion-name =
    { $person ->
        [peck] { companion-person-peck }
        [quoin] { companion-person-quoin }
        [nance] { companion-person-nance }
        [averill] { companion-person-averill }
        [rapp] { companion-person-rapp }
       *[vole] { companion-person-vole }
    }
companion-strength-guest = お客さん
companion-strength-old_hand = 名うて
companion-strength-neighbour = ご近所さん
companion-strength =
    { $strength ->
        [guest] { companion-strength-guest }
        [old_hand] { companion-strength-old_hand }
       *[neighbour] { companion-strength-neighbour }
    }
companion-strength-about =
    { $strength ->
        [guest] 初めて遊ぶ友だちくらいの腕前
        [old_hand] たいていの人より強い
       *[neighbour] 手堅く遊ぶ
    }
companion-person-about =
    { $person ->
        [peck] 探検好きで、いつも先回り
        [quoin] 輝く家を建て、見積もりを出す
        [nance] 紙面のために何でもひとつずつ集める
        [averill] 決まりどおりにベッドを貸す
        [rapp] 洞窟の地図を作り、住み着く
       *[vole] コインを数え、値段に泣く
    }

## The lobby

lobby-companion = 地底の仲間：{ companion-strength }
lobby-add-companion = 仲間を呼ぶ
lobby-send-home = { companion-name }を帰す
lobby-think-aloud = 考えを話してもらう
lobby-think-silently = 考えは秘密にしてもらう
lobby-aloud = 仲間は次にすることを口に出します。
companion-form = 仲間を呼ぶ
companion-form-strength = どのくらいの腕前？
companion-form-person = 誰を呼ぶ？
companion-anyone = 通りかかった人
companion-sat-down = { companion-name }が席につきました。テーブルは{ $count }人になりました。
companion-gone-home = { companion-name }は帰りました。テーブルは{ $count }人になりました。
companions-aloud = このテーブルの仲間は、次にすることを口に出します。
companions-silent = このテーブルの仲間は、考えを秘密にします。
companion-here = その仲間はもうこのテーブルにいます。
companion-not-here = そのような仲間はここにいません。
no-companion-here = 仲間が座るのは、2〜4人で遊ぶテーブルです。
no-companion-by-book = それぞれが自分の本を読むゲームでは、席に読む人が必要です。

## The table

panel-companion = **{ $name }** が考えています。
panel-companion-for = { companion-name }が **{ $name }** さんの代わりに考えています。

## Commands

cmd-game-companion = 開始前のテーブルに仲間を呼ぶ、または帰す
opt-companion-what = すること
opt-companion-strength = 腕前
opt-companion-person = 呼ぶ相手（指定しなければ通りかかった人）
companion-what-add = 仲間を呼ぶ
companion-what-remove = 仲間を帰す
companion-what-aloud = 次にすることを話してもらう
companion-what-silent = 考えは秘密にしてもらう
