# Standing orders, and what saves a round trip.

## Orders in words

order-build = 「**{ $building }**」が{ coins }以内で買えるなら建設する。準備エリアにいて、いちばん安く建てられる村人に任せる。
order-build-by = 「**{ $building }**」が{ coins }以内で買えるなら、**{ $builder }** に建てさせる。
order-labor = そのとき準備エリアにいる全員で労働する。
order-pass = ほかにできることがなくなったらパスする。
order-rest = 提案どおりに休息する。消耗した村人から先に寝かせ、何も飲まない。迷うところがあれば自分で決める。
order-rest-like = 次のように休息する：{ $served }。ただし、雇用も負傷も回復もなく、ベッド（{ $beds }）、ポーション（{ $potions }）、りんご酒（{ $ciders }）の数が今のままなら。
order-rest-beds = **{ $names }** にベッド
order-rest-ciders = **{ $names }** にりんご酒
order-rest-potions = **{ $names }** にポーション
order-sell = { item-name }を、最初に{ coins }以上をつけた人に売る。

## Giving and cancelling them

order-draft =
    {""}**予約の内容：** { $order }

    確定すると有効になります。番が来てから数分後、おやすみ時間を避けて実行されます。先に自分で行動すれば、そちらが優先です。ほかの人には見えません。
order-confirm = 確定
order-discard = やめる
order-like = この休み方を予約…
order-cancel = { $number }を取り消す
orders-title = ### この卓での予約
orders-line = { $number }. { $order }（{ $since }に予約）
orders-how = -# その場面に合う最初の予約が、1回だけ実行されます。状況に合わなくなった予約は消え、お知らせが届きます。
orders-none = この卓での予約はありません。
orders-full = この卓での予約がもう{ $most }件あります。先にどれかを取り消してください。
order-changed = 予約の前提が変わりました。状況を確かめて、もう一度予約してください。
order-gone = その予約はもうありません。実行されたか、取り消されたか、消えました。

## Dropped

order-off =
    {""}**予約が消えました：** { $order }

    { $why }
tie-offer = もう売り場にありません。
tie-price = その価格で建てられる村人がいなくなりました。
tie-sound = { $who }が負傷したか、村を離れました。
tie-hurt = { $who }の負傷が治ったか、村を離れました。
tie-village = 村の人数が変わりました。
tie-beds = ベッドの数が変わりました。
tie-potions = ポーションの数が変わりました。
tie-ciders = りんご酒の数が変わりました。
tie-sale = 売り出しスペースの品物が変わったか、なくなりました。

## Rests that need no thought


## Commands

cmd-order = 先の行動を予約する（ほかの人には見えません）
cmd-order-build = 次の手番で、まだ残っていて払えるなら、この建物を建てる
cmd-order-labor = 次の手番で、残っている全員で労働する
cmd-order-pass = することがなくなったらパスする
cmd-order-rest = ラウンド終了時にこの割り当てで休息する（誰も指定しなければ提案どおり）
cmd-order-sell = 売り物を、最初に十分な値をつけた人に売る
cmd-orders = この卓での予約を見る、取り消す
opt-order-builder = 誰が建てるか（空欄なら、動けて安く建てられる村人）
opt-order-least = 何コイン以上なら売るか
