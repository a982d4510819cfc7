# Following games: what one missed and owes, lists, spectators, figures, invitations.

## What happened

retold = **{ $name }** { $deeds }
retold-deed =
    { $deed ->
        [labor] 労働
        [build] 建築
        [train] 雇用
        [explore] 地下探検
        [offer_to_buy] 購入の申し出
        [accept] 申し出の承諾
        [opponent] 手番
        [harvest] 収穫
        [pass] パス
        [rest] 休息
        [advance] 商品の配置
        [put_up_for_sale] 売り出し
        [take_back] 売り物の取り下げ
        [refresh_row] 列の入れ替え
        [refuse] 申し出の拒否
       *[withdraw] 申し出の取り消し
    }{ $count ->
        [1] {""}
       *[other] ×{ $count }
    }
retold-named =
    { $deed ->
        [build] { $what }の建築
        [train] { $what }の雇用
        [lost] 「{ $what }」での失敗
       *[found] 「{ $what }」での成功
    }
catchup-title =
    ### { $moves ->
        [0] 前回の行動からの動き
       *[other] 前回の行動からの{ $moves }手
    }
catchup-you = **あなた**：{ $figures }
catchup-coins = コイン{ $figure }
catchup-villagers = 村人{ $figure }人（準備{ $ready }人）
catchup-goods = 商品：{ $figure }
catchup-none = なし
catchup-reputation = 名声{ $figure }
catchup-last = 前回の行動：{ $deed }
catchup-story = **{ $title }**
catchup-leads = いま終われば、{ $names }が{ $points }点で、あなたより{ $by }点上です。
catchup-share = いま終われば、{ $points }点で首位に並びます。
catchup-lead = いま終われば、あなたが{ $points }点で、{ $by }点差の首位です。
catchup-log = ログ全体
catchup-nothing = まだ何も起きていません。
catchup-again = 更新

## What is owed

owed-nothing = **待っている人はいません。** 出番が来たらお呼びします。
owed-nowhere = いま参加しているゲームはありません。`/ゲーム 新規` で始められます。ここのゲームは `/ゲーム 観戦` で追えます。
owed-title = ### あなたの出番です
owed =
    { $place } · {""}**{ $what ->
        [take_turn] あなたの手番
        [answer_offer] 売り物への申し出
        [sell_item] 売り物の買い手
        [choose_option] 地下での選択
        [read_out] 探検者への読み聞かせ
        [spend_effort] 振り直す、無理をさせる、ここまで？
        [take_reward] 報酬選び
        [rest_villagers] 村の休息（誰が飲み、誰が眠るか）
        [read_paragraph] パラグラフの読み上げ
       *[tell_reward] 報酬の確認
    }**
owed-since = { $what }（{ $since }から）
owed-vote = { $place } · {""}**投票**：{ vote-motion }。締め切りは{ $until }です。
owed-more =
    { $count ->
       *[other] ほかに{ $count }ゲームがあなたを待っています。`/自分 参加中` で確認できます。
    }
table-link = [卓へ]({ $url })

## Games

games-title = ### このサーバーで参加中のゲーム
games-none = このサーバーで参加中のゲームはありません。`/ゲーム 新規` で始められます（1つのチャンネルまたはスレッドにつき1ゲーム）。
games-lobby = 募集中 { $count }/{ $most }人
games-round = ラウンド { $round }/{ $rounds }
games-paused = 一時停止中
games-asked = { $who }の行動待ち
games-since = { $since }から
games-clock = 持ち時間切れ：{ $until }
games-you = **あなた**
games-nights = ### 参加する物語の夜
guest-planned = { $at }の予定（{ $rest }）：参加します
guest-asked =
    { $what ->
        [sit] **席についてください**：もう開いています
        [begin] 開始前：参加者なら誰でも始められます
        [go-on] 一時停止中：参加者なら誰でも再開できます
        [lead] **先導はあなたです**：誰が地下へ行きますか？
        [read] **朗読はあなたです**
        [decide] **あなたが決めます**
        [vote] 卓で決めます：意見をどうぞ
       *[listen] 今あなたがすることはありません
    }
games-more =
    { $count ->
       *[other] ほか{ $count }ゲーム
    }

## Favourites


## Commands

cmd-catchup = 前回の行動からの動きと、全ゲームであなたを待っている用件を見る
cmd-games = このサーバーで参加中のゲームを見る（あなた待ちのものから）
cmd-game-watch = このゲームを観戦し、経過の知らせを受け取る
cmd-game-unwatch = このゲームの知らせを止める
opt-updates = 知らせるタイミング
updates-round = ラウンドごとに知らせる
updates-end = 終わったら知らせる
updates-none = 知らせない

## Watching

view-log = 記録
watch-village = { $name }の村
watch-look = 様子を見る
watch-often =
    { $often ->
        [round] ラウンドごとに通知
        [end] 終了時だけ通知
       *[none] 通知なし
    }
watch-still =
    { $over ->
        [True] ゲームは終わりました。
       *[other] ゲームは一時停止中です。
    }
watch-left = このゲームのお知らせを止めました。
watch-round = { $place } のラウンド { $round }/{ $rounds } が終わりました。現在の得点：{ $standing }
watch-end = **{ $place } のゲームが終わりました。** 得点：{ $standing }

## Invitations

language-name = 日本語
lobby-untold =
    { $part ->
        [some] 物語の一部は{ $language }です
       *[all] 物語は{ $language }です
    }
lobby-until = 募集終了：{ $until }
pace-answers =
    { $hours ->
        [0] 返事は平均1時間以内
       *[other] 返事は平均{ $hours }時間ほど
    }
pace-in-time = ほぼ時間どおり
lobby-filled = 人数がそろいました。
lobby-ready = 始められる人数になりました。すぐ始めても、もう少し待ってもかまいません。
lobby-closes-soon = この募集は{ $until }に締め切ります。ゲームを始めるか、プレイヤーを誘ってください。`/ゲーム 新規` でいつでも新しく募集できます。
lobby-expired = 1週間始まらなかったため、この募集を締め切りました。`/ゲーム 新規` でいつでも新しく募集できます。

## Figures

stats-title = ### { $who }
stats-none = ここで終えたゲームはまだありません。
stats-none-common = 仲間もハウスルールもなしで終えたゲームはまだありません。
stats-games =
    { $games ->
       *[other] 終えたゲーム：{ $games }
    }{ $won ->
        [0] {""}
       *[other] （うち{ $won }勝）
    }
stats-server-games =
    { $games ->
       *[other] 終わったゲーム：{ $games }
    }
stats-best = 最高の村：{ $points }点、{ $place }位、{ village-size }
stats-server-best = 最高の村：{ $points }点、{ $who }、{ village-size }
stats-average = 平均{ $points }点
stats-companions =
    仲間とのゲーム：{ $games ->
       *[other] { $games }回、平均{ $points }点
    }
stats-house-rules =
    ハウスルールのゲーム：{ $games ->
       *[other] { $games }回、平均{ $points }点
    }
stats-moves =
    { $moves ->
       *[other] { $moves }手
    }（うち時間内{ $in_time }手）
stats-kept = お気に入りの物語：{ $titles }
stats-server = このサーバー
cmd-stats = 自分や他のプレイヤー、サーバー全体の成績と返事の早さを見る
opt-stats-player = 誰の成績か
