# ブラウザーで卓を見るためのリンクと、そのページ。
command-link = リンク
cmd-game-link = 誰でもブラウザーでこの卓を見られるリンク
opt-link = リンクを見る、作りなおす、無効にする
link-show = 見る
link-new = 作りなおす（古いものは無効）
link-off = 無効にする
link-open = 卓を見る
link-here = このリンクを知っている人は、ブラウザーで卓を見られます。村のようす、誰の手番か、そして終わった物語です。`/ゲーム リンク` で作りなおすか、無効にできます。
link-made = **{ $name }**がリンクを作りました。知っている人は、ブラウザーでこの卓を見られます。ここでまだ伏せてあるものは、そこでも伏せてあります。`/ゲーム リンク` で見たり、作りなおしたり、無効にしたりできます。
link-ended = リンクを無効にしました。もう何も見えません。
link-nowhere = このボットは、ブラウザーで卓を見せていません。設定の SCREEN_PORT で、運営者が変えられます。
link-later = ゲームが始まってからです。
link-host = リンクを作るかどうかは、今夜の主催者が決めます。

## ページ

screen-missing = ここには何もありません
screen-missing-why = リンクが違うか、無効になったか、作りなおされています。新しいものは卓にあります。
screen-later = 少々お待ちください
screen-later-why = この卓に何が出ているか、まだDiscordから返事がありません。ページは自動で読みなおします。
screen-languages = 言語
screen-pages = ページ
screen-table = 卓
screen-replay = はじめから見る
screen-book = 本で読む（EPUB）
screen-poster = ポスター
screen-now = いま
screen-votes = みんなの助言
screen-vote = { $count }票
screen-sound = 音（火、しずく、風）
screen-step = { $count }手のうち{ $number }手目
screen-earlier = 前へ
screen-after = 次へ
screen-village = 村
screen-coins = コイン
screen-ready = 動ける人
screen-people = 村人
screen-buildings = 建物
screen-goods = 商品
screen-reputation = 名声
screen-points = 得点
screen-began = 第{ $round }ラウンドが始まったときの村
screen-by-round = ラウンドごとの得点
