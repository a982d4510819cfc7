# People come and go, and tables vote.

## Seats

take-seat = この席につく
let-it-play = ご近所さんに任せる
let-it-play-plainly = おまかせにする
panel-open-seat =
    { $name }の席が空いています
    代わりの人を待っています。`/ゲーム 席` で席につくか、誰かを誘えます。
seat-sought = **{ $name }** さんは続けながら、代わりの人を探しています。席を引き継いだ人は、ここから続けられます。
seat-kept = **{ $name }** さんは残ることにしました。代わりの人は、もういりません。
seat-left = **{ $name }** さんが卓を離れました。席は空いています。引き継いだ人は、この村で続けられます。
seat-back = **{ $name }** さんが戻ってきました。
seat-taken = **{ $name }** さんが{ $before }さんの席と村を引き継ぎました。
seat-gone = **{ $name }** さんがサーバーからいなくなりました。席を空けて、代わりの人か{ $name }さんの帰りを待っています。
seat-offered = **空席があります：** { $name }さんの村が、続きを遊んでくれる人を探しています。
seat-automated-by = { $by }さんが **{ $name }** さんの席を{ companion-name }に任せました。誰かが席につくまで遊びます。
seat-automated-plainly-by = { $by }さんが **{ $name }** さんの席をおまかせにしました。収穫、労働、休息、パスだけを自動で行い、本は次の人に渡ります。誰でもこの席につけます。
seat-opened-by = { $by }さんが **{ $name }** さんの席を、代わりの人のために空けました。
seat-yours = **この席はあなたのものです。** こちらがあなたの村です。卓の様子はチャンネルのパネルで見られます。
seat-not-asked = 今、あなたへの質問はありません。
seat-given-up = この卓の席を離れました。席が空いているあいだは、`/ゲーム 席` の「戻る」でまた座れます。
seat-sought-already = 代わりの人を探していることは、もう卓に伝わっています。
seat-of-your-own = この卓には、あなたが離れた席があります。戻れるのはその席だけです。
seat-not-open = その席には人がいます。
seat-open-already = その席はもう空いています。
seat-plays-itself = その席は、もう代わりに遊ばれています。
no-offer-there = そのチャンネルには、あなたかボットが書きこめません。別のチャンネルを選んでください。
no-open-seat = ここに空席はありません。
no-such-seat = この卓にその席はありません。
last-person = この卓に残っている人は、あなただけです。誰もいないゲームは続けられません。終えるなら `/ゲーム 投票` でどうぞ。
done-and-told = 完了しました。卓のみんなにも伝えました。

## In charge

not-in-charge = それができるのは、ホストとチャンネルを管理する人だけです。`/ゲーム 投票` で卓のみんなに聞いてみてください。
not-paused = このゲームは一時停止していません。
set-paused-by = **{ $name }** さんがゲームを一時停止しました。持ち時間はすべて止まります。
set-running-by = **{ $name }** さんがゲームを再開しました。
closed-in-journal = **{ $name }** さんがゲームを閉じました。

## Votes: what is asked

motion-pause = ゲームを一時停止する
motion-resume = ゲームを再開する
motion-extend = { $name }さんの持ち時間を延長する
motion-pass = { $name }さんをこのラウンドはパスにする
motion-replace = { $name }さんの席を代わりの人のために空ける
motion-automate = { $name }さんの席をご近所さんに任せる
motion-automate-plainly = { $name }さんの席をおまかせにする
motion-undo = 最後の一手を戻す
motion-end = ここでゲームを終え、今の得点で決着する
motion-cancel = 得点なしでゲームを中止する
motion-absent-vote = 時間が切れた人をどうするかを投票で決める
motion-absent-pass = 時間が切れた人は戻るまでパスにする
motion-absent-companion = 時間が切れた人の席は戻るまでご近所さんに任せる
motion-link = 誰でもブラウザーでこの卓を見られるリンクを作る
vote-title = **投票**（発案：{ $name }）「{ $what }」に賛成ですか？
vote-rule =
    { $count ->
        [1] 賛成1票で可決です。なければ{ $until }に否決となります。
       *[other] { $count }票のうち賛成{ $need }票で可決です。届かなければ{ $until }に否決となります。
    }
vote-yes-so-far = 賛成：{ $names }
vote-no-so-far = 反対：{ $names }
vote-still-out = 未投票：{ $names }
nobody = なし
vote-yes = 賛成
vote-no = 反対
call-extend = 時間を延長？
call-pass = 今回はパスに？
call-replace = 代わりの人を？
call-automate = ご近所さんに任せる？
call-automate-plainly = おまかせにする？

## Votes: what became of them

voted-pause = 投票により、ゲームを一時停止します（{ $count }票中{ $yes }票）。持ち時間はすべて止まります。
voted-resume = 投票により、ゲームを再開します（{ $count }票中{ $yes }票）。
voted-extend = 投票により、**{ $name }** さんの持ち時間を延長します（{ $count }票中{ $yes }票）。
voted-pass = 投票により、長く応答のない **{ $name }** さんをパスにします（{ $count }票中{ $yes }票）。
voted-replace = 投票により、**{ $name }** さんの席を空けます（{ $count }票中{ $yes }票）。誰でも `/ゲーム 席` で引き継げます。{ $name }さんが戻ってもかまいません。
voted-automate = 投票により、**{ $name }** さんの席をご近所さんに任せます（{ $count }票中{ $yes }票）。誰かが `/ゲーム 席` で席につくまでです。
voted-automate-plainly = 投票により、**{ $name }** さんの席をおまかせにします（{ $count }票中{ $yes }票）。収穫、労働、休息、パスだけを自動で行い、本は次の人に渡ります。誰でも `/ゲーム 席` で席につけます。
voted-undo = 投票により、最後の一手を戻します（{ $count }票中{ $yes }票）。
voted-end = 投票により、ゲームはここまでです（{ $count }票中{ $yes }票）。どの村も今の得点で決着します。
voted-cancel = 投票により、ゲームを中止します（{ $count }票中{ $yes }票）。勝者はいません。シードは `{ $seed }` でした。
voted-absent-vote = 投票で決まりました（{ $count }票中{ $yes }票）。時間が切れた人をどうするかは、ほかの人たちの投票で決めます。
voted-absent-pass = 投票で決まりました（{ $count }票中{ $yes }票）。時間が切れた人は、戻るまで毎回パスにします。
voted-absent-companion = 投票で決まりました（{ $count }票中{ $yes }票）。時間が切れた人の席は、戻るまでご近所さんが代わりに遊びます。
voted-link = 投票で決まりました（{ $count }票中{ $yes }票）。リンクを知っている人は、ブラウザーでこの卓を見られます。ここでまだ伏せてあるものは、そこでも伏せてあります。`/ゲーム リンク` で見たり、作りなおしたり、無効にしたりできます。
vote-motion =
    { $motion ->
        [pause] ゲームの一時停止
        [resume] ゲームの再開
        [extend] { $name }さんの持ち時間の延長
        [pass] { $name }のパス
        [replace] { $name }の席の交代
        [automate] { $name }の席をご近所さんに任せること
        [automate-plainly] { $name }の席をおまかせにすること
        [undo] 一手戻すこと
        [end] ゲームの終了
        [absent-vote] いなくなった人のことを投票で決めること
        [absent-pass] いなくなった人をパスにすること
        [absent-companion] いなくなった人の席をご近所さんに任せること
        [link] ブラウザーで卓を見せること
       *[cancel] ゲームの中止
    }
vote-waits = 不在のあいだに投票が始まりました：{ vote-motion }。締め切りは{ $until }です。
vote-lost = 「{ vote-motion }」は否決されました（{ $count }票中、賛成{ $yes }票）。
vote-fell = 「{ vote-motion }」は時間切れで否決されました（{ $count }票中、賛成{ $yes }票）。
vote-moot = 「{ vote-motion }」の投票は、ゲームが進んだため不要になりました。

## Votes: private answers

vote-called = 投票を始めました。あなたは賛成に入っています。
vote-decided = これで決まりました。
vote-counted = 投票を受けつけました。
vote-open = もう投票が行われています。投票は一度に1つです。
vote-over = その投票は今は開かれていません。
vote-nobody = それに投票できる人が残っていません。
vote-about-you = これはあなたの席についての投票です。決めるのはほかの人たちです。
vote-said-already = もうそう投票しています。
vote-about-whom = どの席についての投票か指定してください。
vote-not-asked = その席は今、何も聞かれていません。
vote-not-overdue = その席にはまだ時間があります。持ち時間が切れるか、持ち時間なしなら2日たつと、投票できます。

## When somebody vanishes

absence = 誰かがいなくなったら
absence-about = **誰かがいなくなったら：** 持ち時間が切れたときにどうするかを決めます。持ち時間のないゲームでは、眠っている時間（`/自分 不在`）を除いて2日後です。
absence-told =
    { $way ->
        [pass] 時間が切れた人は、戻るまで毎回パスにします。
        [companion] 時間が切れた人の席は、戻るまでご近所さんが代わりに遊びます。
       *[vote] 時間が切れた人をどうするかは、ほかの人たちの投票で決めます。
    }
absence-way =
    { $chosen ->
        [True] ✅ { $way }
       *[other] ▫️ { $way }
    }
absence-vote = 投票で決める
absence-pass = パスにする
absence-companion = ご近所さんに任せる
absence-who =
    { $running ->
        [True] 決めるのはホストです。ほかの人が選ぶと投票になります。
       *[other] 席についている人なら誰でも選べます。
    }
absence-agreed-already = もうそう決まっています。
absence-alone = この卓では誰も誰かを待たないので、決めることはありません。
absence-set-vote = { $by }さんが決めました。時間が切れた人をどうするかは、ほかの人たちの投票で決めます。
absence-set-pass = { $by }さんが決めました。時間が切れた人は、戻るまで毎回パスにします。
absence-set-companion = { $by }さんが決めました。時間が切れた人の席は、戻るまでご近所さんが代わりに遊びます。
seat-kept-pass = **{ $name }** さんの時間が切れました。決めておいたとおり、戻るまで毎回パスにします。席はそのまま取っておきます。
seat-kept-companion = **{ $name }** さんの時間が切れました。決めておいたとおり、戻るまで{ companion-name }が代わりに遊びます。席はそのまま取っておきます。
seat-kept-plainly = **{ $name }** さんの時間が切れました。決めておいたとおり、戻るまでおまかせで進みます。行うのは収穫、労働、休息、パスだけです。席はそのまま取っておきます。
seat-i-am-back = 戻りました
seat-is-kept = その席は、元の人のために取ってあります。
panel-passed-seat = **{ $name }** さんは、戻るまでパスになります。

## Commands

cmd-game-seat = 代わりの人を探す、席を離れる、戻る、空席につく、空席に誘う
cmd-game-vote = 卓の投票を始める、または投票する
cmd-game-pause = ゲームを一時停止する（ホストかチャンネルの管理者）
cmd-game-resume = 一時停止したゲームを再開する（ホストかチャンネルの管理者）
cmd-game-replace = 席を別の人に引き継ぐ（ホストが決定、ほかの人は投票）
opt-seat-what = 何をするか
opt-seat-channel = 空席への誘いを出すチャンネル（空欄ならここ）
opt-vote-seat = 誰の席のことか（空欄なら待たれている席）
opt-replace-seat = 誰の席か
opt-replace-hands = 誰に任せるか
seat-what-seek = 代わりの人を探しながら続ける
seat-what-leave = 席を離れる
seat-what-back = 戻る（やっぱり残る）
seat-what-take = 空席につく
seat-what-offer = ここで空席に誘う
vote-on-pause = ゲームを一時停止する
vote-on-resume = ゲームを再開する
vote-on-extend = 誰かの持ち時間を延長する
vote-on-pass = 遅れている人をパスにする
vote-on-replace = 席を代わりの人のために空ける
vote-on-automate = 席をご近所さんに任せる（印刷された本のゲームでは、おまかせ）
vote-on-undo = 最後の一手を戻す
vote-on-end = ここで終え、得点で決着する
vote-on-cancel = 得点なしで中止する
vote-on-absent-vote = 今後、いなくなった人をどうするかは投票で決める
vote-on-absent-pass = 今後、いなくなった人は戻るまでパスにする
vote-on-absent-companion = 今後、いなくなった人の席はご近所さんに任せる
hands-person = 代わりの人
hands-neighbour = 地底のご近所さん（印刷された本のゲームでは、おまかせ）

## New tables

lobby-thread = スレッドで開始
thread-name = Above and Below：{ $names }
lobby-moved = **ゲームは{ $thread }で進みます**。このチャンネルでは別のゲームを開けます。
no-new-thread = ここではスレッドを作れません。すでにスレッドの中にいるか、「公開スレッドの作成」「スレッドでメッセージを送信」のどちらかの権限が足りません。**開始**を押すと、このチャンネルでゲームが始まります。
no-new-thread-rights = ここではスレッドを作れません。足りない権限は{ $rights }です。**開始**を押すと、このチャンネルでゲームが始まります。
again = もう一度遊ぶ
again-called = **{ $name }**さんが、もう一度いっしょに遊びたいそうです。よければ、募集の**参加**を押してください。
