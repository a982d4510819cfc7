# Turns across days.

## Calls

ping-turn = あなたの番です。
next-is-you = ひとつ前の手番が始まりました。次はあなたです。
to-the-table = 卓へ
refused-messages = **DMをお届けできませんでした。** このサーバーからのDMを受け取らない設定になっているようです。お伝えしたかった内容はこちらです：
remind =
    { $last ->
        [True] 残るはあなただけです。まだあなたの番です
       *[other] まだあなたの番です
    }（{ $since }から）。{ $until ->
        [none] {""}
       *[other] 持ち時間が切れるのは{ $until }です。
    }
remind-in-hours = 3時間後にもう一度
remind-tomorrow = 明日もう一度
remind-not = この手番はもういい
remind-at = まだあなたの番なら、{ $at }にお知らせします。
remind-never = この手番のお知らせは、もう送りません。
reminders-end =
    { $name }さんに{ $count }回お知らせしました。この手番ではもう送りません。みなさんから声をかけると届くかもしれません。
overdue =
    { $name }さんの持ち時間が切れました。何も失われず、ゲームは待っています。続け方は、卓のみなさんで決められます。

## The panel

asked-since =
    { $since }から回答待ち{ $until ->
        [none] {""}
       *[other] {" · "}持ち時間切れ：{ $until }{ $more ->
            [0] {""}
           *[other] （手番ごとに+{ $more }時間）
        }
    }{ $wakes ->
        [none] {""}
       *[other] {" · "}おやすみ時間、戻りは{ $wakes }
    }{ $last ->
        [True] {" · "}残るはこの人だけ
       *[other] {""}
    }
clocks = 持ち時間：{ $clocks }。手番ごとに{ $more }時間増え、上限は{ $cap }時間です。
clock-of = { $name } { $hours }時間
part-done = あなたの分は済みました。{ $names }さんを待っています。

## The pace of a table

lobby-pace =
    { $pace ->
        [none] -# 持ち時間なし。{ $remind }時間ごとにお知らせします。
       *[other]
            -# 持ち時間{ $bank }時間、手番ごとに+{ $increment }時間、上限{ $cap }時間。眠っているあいだは止まります（`/自分 不在`）。{ $remind }時間ごとにお知らせします。
    }
opt-pace = 手番にかけてよい時間
pace-none = 持ち時間なし
pace-live = ライブ：24時間、手番ごとに+4時間
pace-fast = 速め：72時間、手番ごとに+12時間
pace-slow = ゆっくり：72時間、手番ごとに+36時間

## When you are awake

cmd-away = 眠る、休む、旅に出る時間を決める（持ち時間が止まり、お知らせも来ません）
opt-zone = タイムゾーン（都市名、国名、UTC-8 のような時差）
opt-quiet = おやすみ時間（例：22:00-07:00）
opt-days-off = お休みの曜日
opt-holiday-from = 休暇の初日（例：2027-07-24）
opt-holiday-to = 休暇の最終日
away-zone = あなたのタイムゾーンは **{ $zone }**、今は{ $time }です。
away-zone-unset = タイムゾーンがまだ設定されていません。設定されるまでは UTC（現在 { $time }）で数えます。
away-night = - それまで、夜のあいだはリマインダーを送りません：{ $zone }の{ $quiet }
away-quiet = - おやすみ時間：{ $quiet }
away-days = - お休みの曜日：{ $days }
away-holiday = - 休暇：{ $first }〜{ $last }
away-never = 何時でもお知らせします。
away-how = -# 変更は**変更**ボタンか `/自分 不在` のオプションで。この時間は持ち時間が止まり、お知らせも来ません。
change = 変更
hours-form = 起きている時間
hours-zone = タイムゾーン
hours-quiet = おやすみ時間
hours-days-off = お休みの曜日
hours-start = 休暇の初日
hours-end = 休暇の最終日
away-proposed =
    遊んでいる時間からすると、**{ $quiet }** ごろ（{ $zone }）はお休みのようです。そのあいだ持ち時間を止めて、お知らせも控えましょうか？
away-confirm = はい、その時間で
away-none = なし
away-none-spoken = 無し|オフ|解除|いいえ|off|-
away-zone-unknown = 「{ $text }」というタイムゾーンは見つかりません。都市名か国名を入力し、一覧から選んでください。
away-zone-several = 「{ $text }」に当たるタイムゾーンはいくつかあります（{ $zones }）。この中から一つを設定してください。
away-quiet-unclear = 「{ $text }」を時間として読み取れません。22:00-07:00 のように、なくすなら「なし」と書いてください。
away-quiet-too-long = おやすみ時間は、始まりと終わりを別の時刻にして、{ $most }時間までにしてください。
away-days-unclear = 「{ $text }」を曜日として読み取れません。曜日を「、」か「,」で区切るか、なくすなら「なし」と書いてください。
away-days-all = 遊ぶ日を1日は残してください。
away-date-unclear = 「{ $text }」を日付として読み取れません。2027-07-24 のように、なくすなら「なし」と書いてください。
date-two-ways = 「{ $text }」は { $first } とも { $second } とも読めます。そのように書いてください。
away-order = 休暇の終わりが始まりより前になっています。
away-past = その休暇はもう終わっています。
away-too-long = 休暇は{ $most }日までです。もっと長く離れるなら、誰かに席を譲ってください。
weekday-0 = 月曜日
weekday-1 = 火曜日
weekday-2 = 水曜日
weekday-3 = 木曜日
weekday-4 = 金曜日
weekday-5 = 土曜日
weekday-6 = 日曜日
cmd-remind = 自分の手番を知らせてもらう
opt-remind-in = 何時間後か（0なら知らせない）

## Settings

opt-pings = 番が来たときの通知先
opt-next = 次が自分の番になったら知らせる
opt-remind = 何時間ごとに知らせるか（0なら知らせない）
opt-pass-for-me = 準備のできた村人がなく、取引しか残っていないときは自動でパスする
pings-channel = チャンネルで
pings-dm = DMで
settings-calls =
    - 通知先：{ $pings ->
        [dm] { pings-dm }
       *[other] { pings-channel }
    }
    - { settings-switch-tell-next }：{ $next ->
        [True] はい
       *[other] いいえ
    }
    - くり返しのお知らせ：{ settings-remind }
    - { settings-switch-pass-for-me }：{ $passes ->
        [True] はい
       *[other] いいえ
    }

    -# 変更は**変更**ボタンか `/自分 設定` のオプションで。
settings-form = あなたの設定
settings-ask-language = 言語
settings-ask-pings = 手番の通知先
settings-ask-remind = くり返しのお知らせ
settings-ask-switches = 使うもの
settings-language-own = Discordと同じ
settings-remind =
    { $remind ->
        [-1] 卓の設定どおり
        [0] なし
       *[other] { $remind }時間ごと（卓の設定のほうが早ければ、そちら）
    }
settings-switch-dm-readings = エンカウンターをDMで受け取る
settings-switch-text-first = 自分だけに見えるものは文字だけ（画像なし）
settings-switch-tell-next = 次が自分の番になったら知らせる
settings-switch-pass-for-me = 取引しか残っていないときの自動パス
settings-switch-narration = 届いたエンカウンターの朗読
digest = 今日のゲーム：{ $own ->
    [0] どれもほかの人の番です。
   *[other] { $count ->
        [1] あなたの番です。
       *[other] { $count }件のうち{ $own }件があなたの番です。
    }
}
digest-own = **あなたの番**
digest-others = **ほかの人の番**
digest-since =
    { $since }から{ $until ->
        [none] {""}
       *[other] {" · "}時間切れ：{ $until }
    }
digest-waits = { $names }さんを待っています
digest-how = -# 設定どおり、1日に1回お届けします。変更は `/自分 設定` で。
settings-digest =
    - 毎日のゲーム一覧：{ $at ->
        [none] なし
       *[other] { $at }{ $only ->
            [True] （手番ごとの通知はなし）
           *[other] {""}
        }
    }
settings-ask-digest = 毎日のゲーム一覧の時刻
settings-switch-digest-only = 一覧を受け取るなら、手番ごとの通知はなし
opt-digest = 毎日この時刻に、自分のゲームの一覧をDMで受け取る
opt-digest-only = 一覧を受け取るなら、手番ごとの通知とお知らせはなし
pass-for-me-asked =
    {""}**村人が全員出払いました**。このあとの番にできるのは取引かパスだけなので、呼び出さずに代わりにパスします。よろしいですか。
pass-for-me-yes = はい、パスして
pass-for-me-no = いいえ、呼んで
pass-for-me-set = { $passes ->
    [True] **準備のできた村人がいないときは、代わりにパスします。**
   *[other] **取引ができるあいだは、呼び出します。**
} `/自分 設定` で変えられます。
