# 予定された物語の夜：募集のメッセージ、イベント、参加する人への知らせ。

plan-title = ## 物語の夜の予定
plan-length =
    地下への旅が{ $count }回、およそ{ $minutes }分です。対戦をしていなくても、準備がなくても参加できます。
plan-when = **{ $at }**（{ $rest }）
plan-voice = 集合場所は{ $channel }です。
plan-coming =
    { $count ->
        [0] 参加する人はまだいません。
       *[other] **参加する人（{ $count }人）** { $names }
    }
plan-ask = 参加する人には1時間前にお知らせします。時間になると、ここに新しいメッセージが出て席に着けます。
plan-come = 参加する
plan-stay = 行けない
plan-to-event = イベント
plan-closed = { $at }に予定されていた物語の夜は、中止になりました。
plan-nobody = 今回は誰も集まりませんでした。`/夜 予定` で別の日を決められます。
plan-expected = **来る予定の人** { $names }
plan-zone = 時刻をUTCとして受け取りました：{ $at }。違っていたら、`/自分 不在` でタイムゾーンを設定してから、`/夜 変更` で直してください。
plan-to = 物語の夜を{ $at }に変更しました。

plan-soon = 物語の夜は{ $at }にここで始まります。
plan-opens = 物語の夜が始まります。着いたら席に座ってください。
plan-moved = 物語の夜の時間が変わりました。{ $at }に始まります。
plan-cancelled = 予定されていた物語の夜は中止になりました。
plan-missed = 物語の夜を時間どおりに開けませんでした。`/夜 予定` で別の日を決められます。
plan-busy = 物語の夜の時間ですが、このチャンネルでは対戦が続いています。1時間以内に終われば、そのとき始まります。`/夜 変更` で時間を変えられます。
plan-channel-gone = 参加予定だった物語の夜は中止になりました。チャンネルに入れなくなったためです。

plan-event = 物語の夜：地下への旅{ $count }回
plan-event-about =
    みんなで物語を聞く夜です。村はひとつ。誰かが読み上げ、みんなで助言し、ダイスが決めます。
    { $about }
    参加はこちらから：{ $link }
plan-cover = 物語の夜
plan-journeys = 地下への旅{ $count }回
alt-cover = 「{ $title }」、{ $about }。星空の下、6人の村人が焚き火を囲み、足もとには洞窟があります。

plan-today = 今日|きょう|本日
plan-tomorrow = 明日|あした|あす
plan-in-two-days = 明後日|あさって
plan-morning = の朝|朝
plan-afternoon = の午後|の夕方|午後|夕方
plan-evening = の夜|の晩|夜|晩
plan-none-here = このチャンネルに予定された物語の夜はありません。`/夜 予定` で予定できます。
plan-here = このチャンネルにはもう物語の夜の予定があります。`/夜 変更` で時間を変え、`/夜 中止` で取りやめられます。
plan-over = その会はもう始まったか、中止になりました。最新のメッセージを探してください。
plan-not-open = この会はまだ始まりません。
plan-signed-up = もう参加することになっています。
plan-not-signed-up = 参加することになっていません。
plan-at-unclear = 「{ $text }」は時刻として読めません。`土曜日 20:00`、`明日 20時`、`2026-11-28 20:00` のように書いてください。
plan-at-past = もう過ぎています。
plan-at-far = { $days }日より先です。

command-plan = 予定
command-move = 変更
cmd-night-plan = 物語の夜を予定する（サーバーのイベントと参加者の一覧つき）
cmd-night-move = 予定した物語の夜の時間を変える
cmd-night-cancel = 予定した物語の夜を取りやめる
opt-at = いつ（あなたのタイムゾーンで）：土曜日 20:00、明日 20時、2026-11-28 20:00
opt-voice-channel = 集まるボイスチャンネル（あれば）
parameter-at = いつ
parameter-voice = ボイス
data-sign-ups = - 参加する物語の夜：{ $count }
