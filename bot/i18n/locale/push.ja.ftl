# メッセージが最初に投稿されるときの1行。ロック画面に見えるのはこれだけ。

push-in = { $channel }：{ $text }
push-turn = { $who } さん、ラウンド { $round }/{ $rounds } の手番です：{ $has }
push-home = { $name }の探検隊が戻った
push-encounter = あなたのエンカウンター「{ $title }」です。どうしますか？
push-reader = { $explorer }さんに「{ $title }」を読み聞かせてください。
push-show = 表示
push-waits = このメッセージの続きは、まだDiscordに届いていません。引き続き試します。あなたを待っている用件は `/見逃し` で見られます。
