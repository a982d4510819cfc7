# What is stored of a person, and how it is erased.

data-user-settings = - 設定
data-habits = - 返事をした曜日と時間帯：{ $count }件
data-paces = - 手番の早さを数えているサーバー：{ $count }件
data-favourites = - 以前の版でお気に入りにした物語：{ $count }件
data-kept-stories = - お気に入りの物語：{ $count }件
data-story-votes = - ゲームの物語への投票：{ $count }件
data-letters = - 進行中のエンカウンターのDM：{ $count }件
data-watchers = - 観戦中のゲーム：{ $count }件
data-orders = - 予約：{ $count }件
data-outbox = - 送信待ちのメッセージ：{ $count }件
data-seats = - 卓の席：{ $count }件
data-results = - 終わったゲームの結果：{ $count }件
data-shakes = - ゲームのダイスに加えた言葉：{ $count }
data-games = - ホストをしているゲーム：{ $count }件
data-events = - 名前が載っている記録：{ $count }件
data-named-people = - 記録に名前が載ることのある卓：{ $count }件
former-player = 以前のプレイヤー
data-none = あなたについて保存しているものはありません。
data-stored = ### あなたについて保存しているもの
data-how = -# ファイルにすべての行が入っています。`/自分 消去` ですべて消せます。毎日のバックアップに残る期間は `PRIVACY.md` をご覧ください。
forget-ask = **あなたについて保存しているものを、すべて消しますか？** 進行中のゲームの席は空き、終わったゲームでは「以前のプレイヤー」と呼ばれます。設定、成績、お気に入りの物語は戻りません。取り消しはできません。
forget-yes = すべて消す
forget-done = あなたについて保存していたものを、すべて消しました。以前のバックアップは、1日に1つずつ消えていきます。
forget-rest = あなたについて保存していたものを、ゲームの記録からすべて消しました。ただし、今ほかのプログラムがファイルを読んでいるため、書き込みログに一部が残っています。読み終わりしだい、自動で消します。以前のバックアップは、1日に1つずつ消えていきます。
cmd-me-data = 自分について保存されているものをファイルで受け取る
cmd-me-forget = 自分について保存されているものをすべて消す
