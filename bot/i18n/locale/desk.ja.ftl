# 主催者の操作盤：夜を進めるための、本人だけに見えるメッセージ。

desk-open = 主催者の操作盤
desk-title = ## 主催者の操作盤
desk-note = -# これが見えるのはあなただけです。変更はすぐに効きます。
desk-break = { $minutes }分の休憩
desk-pause = 一時停止
desk-skip = この段階を飛ばす
desk-pace =
    { $value ->
        [brisk] てきぱき進める
        [easy] ゆったり進める
       *[unhurried] 急がず進める
    }
desk-reader =
    { $value ->
        [guests] 参加者が読む
        [bot] ボットが読む
       *[host] 主催者が読む
    }
desk-decide =
    { $value ->
        [leader] 先導役が決める
       *[table] 多数決で決める
    }
desk-guests = 参加者に退席を頼む…
desk-end = 夜を終える…
desk-end-ask = **いま夜を終えますか？** { $journey }が最後になります。最後まで読まれていない物語は、聞いたことになりません。
desk-ended = 夜を終える
desk-back = 夜を続ける
desk-lobby-later = 夜はまだ始まっていません。止めるものも、飛ばすものもありません。
desk-lobby-end = 夜を取りやめる…
desk-lobby-end-ask = **夜を取りやめますか？** 募集はみんなに対して閉じられます。
desk-lobby-ended = 取りやめる
desk-lobby-back = 開けておく
desk-called-off = 夜を取りやめました。`/夜 新規` でまた開けます。
desk-evening-end = ゲームを元に戻す…
desk-evening-end-ask = **いまゲームを元に戻しますか？** 今のところから何日もかけて続き、時計も再び動きます。
desk-evening-ended = 元に戻す
desk-evening-back = 集まりを続ける
desk-evening-break = どうぞひと休みを。ここではゲームの時計は動きません。集まりは{ $until }まで待ち、そのあとゲームは元に戻ります。
desk-evening-pace = 今夜の卓では、何も自動では進みません。時間はいくらでもかけられます。
desk-evening-decide = 今夜の卓では、手番の人が決めます。ほかの人は助言します。
desk-evening-skip = いまは何も読まれたり語られたりしていません。ここは手番の人しだいです。
desk-form = 参加者に退席を頼む
desk-form-guest = この夜の残りを退席する人
desk-left = { $name }さんは席を立ちました。この夜はもう座れません。
desk-nobody = ほかに座っている人はいません。
desk-gone = その人はもうここにいません。
night-sent-away = 主催者から、この夜の退席を頼まれました。聞くことはできます。
night-host-begins = 夜を始めるのは主催者です。主催者がいないときは、最初に座った人が始めます。

command-desk = 操作盤
cmd-night-desk = 主催者の操作盤：休憩、速さ、朗読、参加者、終わり
