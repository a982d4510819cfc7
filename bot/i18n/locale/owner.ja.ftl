# ボットの管理者が見るもの、伝えるもの。利用を止められた人が見るもの。

command-owner = 管理者
command-overview = 概要
command-ban = 利用停止
command-unban = 停止解除
command-announce = お知らせ
parameter-server = サーバー
parameter-text = 本文
parameter-take = 受付
cmd-owner = このボットの管理者専用
cmd-owner-overview = ボットの様子
cmd-owner-ban = 人またはサーバーの利用を止める
cmd-owner-unban = 人またはサーバーの利用停止を解く
cmd-owner-announce = 進行中のゲームがあるすべてのサーバーに知らせる
cmd-owner-games = 新しいゲームを受け付けるかどうか
opt-owner-player = 人
opt-owner-server = サーバーのID
opt-owner-text = 伝えたいこと。管理者からだとボットが書き添えます
opt-owner-take = 新しいゲームを受け付けるか。開いているゲームは続きます

owners-only = これはこのボットの管理者だけが使えます。
owners-unknown = このボットの管理者が誰かを、今Discordに確認できません。少ししてからもう一度試してください。
owner-whom = 人かサーバーの、どちらか一方を指定してください。
owner-no-id = サーバーのIDではありません。Discordの開発者モードでコピーできます。
owner-not-yourself = その人はこのボットの管理者です。
owner-title = ### ボットの様子
owner-games = ゲーム：進行中 { $running }、ロビー { $lobbies }、一時停止 { $paused }（{ $servers } サーバー）
owner-outbox = 送信待ちのメッセージ：{ $waiting }件、あとで送るもの：{ $later }件
owner-timers = 遅れているタイマー：{ $count }件、最も古いもので { $seconds } 秒
owner-new-dms = この1時間に初めて送ったDM：{ $count }件
owner-disk = データベース：{ $file } MB、ディスクの空き：{ $free } MB
owner-backup = 最新のバックアップ：{ $hours } 時間前
owner-no-backup = バックアップがありません。
owner-bans = 利用停止：{ $people } 人、{ $servers } サーバー
owner-takes = 新しいゲームを受け付けています。
owner-takes-none = 新しいゲームは受け付けていません。開いているゲームは続きます。
owner-banned-person = 利用を止めました。ゲームはその人なしで続き、その人の操作は受け付けません。`/管理者 停止解除` で戻せます。
owner-banned-server = 利用を止めました。`/管理者 停止解除` までゲームは止まったままで、そこでの操作は受け付けません。
owner-banned-before = すでに利用停止になっています。
owner-lifted = 利用停止を解きました。
owner-not-banned = その利用停止はありません。
owner-announces = お知らせ { $number } を { $count } サーバーに送ります。1秒に10件ずつです。
owner-announces-to-none = 進行中のゲームがあるサーバーがないので、お知らせ { $number } の送り先がありません。
owner-announced = **このボットの管理者からのお知らせ：** { $text }

banned-person = このボットの管理者が、あなたの利用を止めています。ゲームはあなたなしで続きます。保存されているものは `/自分 データ` で見られ、`/自分 消去` で消せます。
banned-server = このボットの管理者が、このサーバーでの利用を止めています。ゲームは止まっていますが、失われたものはありません。あなたについて保存されているものは `/自分 データ` で見られ、`/自分 消去` で消せます。
no-new-games = 今は新しいゲームを受け付けていません。開いているゲームは続きます。またあとで試してください。
data-banned-people = - このボットの利用を止められていること（元に戻せない形で保存し、`/自分 消去` でも残ります）

alert-disk = **ゲームを保存しているディスクの空きが、ほとんどありません。** { $folder } の空きは { $free } MBです。まずバックアップができなくなり、次に何も保存できなくなります。空きを作るか、`BACKUPS_KEPT` を減らしてください。
alert-rights = **ゲームの保存先に書きこめません。** ボットを動かしているユーザーは、フォルダー { $folder } か、その中のデータベースに書きこむ権限がありません。権限を戻してください。
alert-backups = **毎日のバックアップに失敗しました。** { $folder } には、最後に成功したものより新しいバックアップがありません。理由はログにあります。たいていはディスクか、フォルダーの権限です。
