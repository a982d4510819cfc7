# 物語の夜：舞台、ボタンの言葉、返事、最後のまとめ。

night-group = みんなの村
night-village-title = ## { $name }
night-title = ## 物語の夜
night-about =
    地下への旅が{ $count }回、およそ{ $minutes }分です。村は全員でひとつ、それぞれが村人を何人か受け持ちます。先導役は順に回ります。先導役が決め、ほかの人が順に読み上げ、みんなで助言します。
night-reader-guests = 参加者が読む
night-reader-bot = ボットが読む
night-reader-host = 主催者が読む
decide-leader = 先導役が決める
decide-table = 多数決で決める
night-pace-brisk = てきぱき
night-pace-easy = ゆったり
night-pace-unhurried = 急がない
night-round-the-fire =
    { $count ->
        [0] 焚き火のまわりには、まだ誰もいません。
       *[other] 焚き火のまわり：{ $names }
    }
night-lobby-ask = 25人まで座れます。始めるのは主催者です。遅れて来た人も、座ればすぐに助言できます。
night-sit = 座る
night-up = 席を立つ
night-start = 始める
night-resume = 再開する

night-begun = **物語の夜が始まります。** シードのSHA-256は `{ $hash }`。
night-journey = 第{ $number }の旅（全{ $count }回）
night-left = 残りおよそ{ $minutes }分
night-empty = もう誰も座っていません
night-roles =
    { $count ->
       *[other] 先導は{ $leader }、朗読は{ $reader }
    }
night-roles-bot = 先導は{ $leader }、朗読はボット
night-closes = { $until }に自動で進みます
night-anybody = 自動では進みません。誰かが席を外していますか？ { $since }からは、参加者なら誰でも代わりに進められます。
night-paused =
    { $until ->
        [none] 物語の夜はひと休みです。参加者なら誰でも、今夜でも別の日でも再開できます。
       *[other] 休憩中です。{ $until }に、または誰かが再開すると続きます。
    }

night-gather =
    {""}**{ $leader }さん、誰が地下へ行きますか？** { $third ->
        [True] 行くのは2人です。受け持つ人が申し出れば、3人目も行けます。
       *[False] 行くのは2人です。
    }
night-going = 候補：{ $villagers }
night-resting =
    { $count ->
       *[other] 行けない村人：{ $villagers }
    }
night-nobody-ready =
    { $count ->
       *[other] 行ける村人がいない人：{ $names }
    }
night-most-unready = 行ける村人がいない人：{ $count }人
night-held = { $villager }（{ $name }）
night-hand = **{ $name }** { $villagers }
night-offers = { $villager }も行けると申し出
night-offered = { $names }が3人目に申し出
night-joins-next =
    { $count ->
       *[other] { $names }は途中から来ました。先導や朗読は次の旅からです
    }
night-late =
    { $count ->
       *[other] -# { $names }は遅れて来ました。合わせて一人分の助言をします
    }
night-go = 地下へ：{ $villagers }
night-others = ほかの村人を選ぶ…
night-along = うちの村人も行く
night-form = 誰が地下へ行きますか？
night-form-party = 2人、申し出があれば3人

night-listen =
    { $reader ->
        [none] *耳をすませてください。読み終わると、ここに文章が出ます。*
       *[other] **{ $reader }さんが読み手です。** **{ night-read }**を押してください。ほかの人は耳をすませましょう。読み終わると、ここに文章が出ます。
    }
night-listen-shared = **{ $reader }が、この順に分けて読みます。** それぞれ**{ night-read }**を押して自分の分を読み上げ、終わったら**{ night-heard }**を押してください。最後の人が読み終えると、ここに文章が出ます。
night-parts-read =
    { $count ->
       *[other] **{ $next }さん、続きをどうぞ。** { $names }は読み終えました。
    }
night-goes-on = **物語は続きます。**
night-read = 読み上げる
night-heard = 読み終えた
night-heard-done = 朗読ありがとうございました。文章が舞台に出ました。
night-part-done = 朗読ありがとうございました。次は{ $next }さんが続けます。最後の人が読み終えると、文章が舞台に出ます。
night-bot = ボットに任せる
night-reader-intro = 選択肢まで含めて、みんなに読み上げてください。終わったら**読み終えた**を押します。結末は、まだ誰も知りません。あなたもです。
night-reader-part =
    { $place ->
        [first] { $count }人のうち最初の読み手です。読み終えたら**{ night-heard }**を押してください。次は{ $after }さんが続けます。
        [last] { $before }さんの次、最後の読み手です。選択肢と、あとで結末も読みます。読み終えたら**{ night-heard }**を押してください。
       *[between] { $count }人のうち{ $number }番目です。{ $before }さんの次に読み、読み終えたら**{ night-heard }**を押してください。次は{ $after }さんが続けます。
    }
night-reader-marks = かっこの中に名前があるところで止まってください。そこはその人のせりふです。
night-reader-voice = あなたは登場人物の声です。語りが{ $mark }で止まるたびに、次のせりふを読んでください。全部読んだら**{ night-heard }**を押してください。
night-voice-mark = **（{ $name }）**
night-read-end = 結末を読む
night-end-listen = **{ $reader }さん、結末も読んでください。** **{ night-read-end }**を押してください。ほかの人は耳をすませましょう。読み終わると、ここに結末が出ます。
night-end-intro = これをみんなに読み上げて、**読み終えた**を押してください。結末はそれから舞台に出ます。

night-advised = { $names }
night-advised-many = { $count }人
night-decide-leader = 決めるのは{ $leader }さんです。選択肢を選び、**{ night-close }**を押します。ほかの人は助言します。
night-decide-table = いちばん票の多いものに決まります。同数なら{ $leader }さんが決めます。
night-close = 今すぐ決める
night-needed =
    {""}**{ $label }**
    必要なランタン：{ $numbers }
night-rolling = 🎲 { $villager } …

night-consent-ask = **もう一歩進みますか？** 負傷する村人1人につき、ランタンが1つ増えます。負傷した村人は休みます。自分の受け持つ村人についてだけ承知してください。そのあと{ $leader }さんが、進むボタンを押します。
night-consent =
    - { $who }：{ $agreed ->
        [True] **承知**
        [partly] 承知、{ $names }の返事待ち
       *[False] 返事なし
    }
night-yes = { $villager }の負傷を承知
night-yes-taken = { $villager }の承知を取り消す
night-exert = { $villagers }で進む
night-stop = ここまでにする
night-reward =
    { $reward ->
        [villager] **誰かが負傷します。誰ですか？** 受け持つ人が名乗り出ます。出ないときは、下にいる{ $leader }さんの村人になります。
        [building] **{ $leader }さん、どの建物にしますか？**
       *[other] **{ $leader }さん、どれにしますか？**
    }
night-pick = いちばん上のものにする
night-pick-hurt = { $villager }にする

night-on = 次の旅へ
night-rest = 休む
night-resting-now = 次の旅の前に、**村はひと休みします。** ベッドと飲み物は、いちばん必要な村人に回ります。

night-read-by =
    { $count ->
       *[other] 朗読は{ $name }
    }
night-otherwise =
    { $count ->
       *[other] { $names }は別の道をすすめた
    }
night-otherwise-many = { $count }人が別の道をすすめた

night-over = ## 物語の夜が終わりました
sheet-journeys =
    旅：{ $journeys }回 · 聞いた物語：{ $stories }
sheet-failures = 失敗：{ $count }
sheet-lanterns = ともしたランタン：{ $count }
sheet-hurt = 負傷：{ $count }
sheet-reputation =
    名声：{ $steps ->
        [0] 変わらず
       *[other] { $shown }
    }
sheet-left =
    村に残ったもの：{ $count ->
        [0] なし
       *[other] { $left }
    }
sheet-joined =
    村に加わった人：{ $count ->
        [0] なし
       *[other] { $names }
    }
night-thanks = 語り手：{ $names }
night-best = 今夜の物語を選ぶ

night-best-of =
    {""}**今夜の物語**：「{ $title }」（{ $votes ->
       *[other] { $votes }票
    }）

next-night-again = もう一夜
next-night-plan = 次の夜を予定する…
next-night-when = いつ？ 例：金 20:00

chronicle-night = { $names }の夜
chronicle-others = ほか{ $count }人
night-done = できました。チャンネルで見られます。
night-told-sits = 火のそばに座りました。始めるのは主催者です。
night-told-up = 席を立ちました。いつでもまた座れます。
night-told-lifted = ゲームが今夜の卓に出ました。エンカウンターはチャンネルで読み上げられ、時計は止まります。あなたはもう座っています。ほかの人は、舞台のボタンで座ります。`/夜 終了` でゲームは元に戻ります。
night-told-back = 今夜の集まりは終わりました。ゲームは元どおりに続き、時計も再び動きます。
night-told-end = 物語の夜は終わりました。まとめはチャンネルにあります。
night-told-paused = 物語の夜はひと休みです。参加者なら誰でも再開できます。
night-sits-next = 席に着きました。受け持つのは{ $villagers }です。この旅では、遅れて来た人みんなで一人分の助言をします。次の旅からは、先導や朗読もします。
night-has-left = 席を立ちました。あなたの村人は、左の人が引き継ぎます。いつでもまた座れます。
night-host-left = { night-has-left }主催者の操作盤は{ $host }さんに移りました。
night-seated = もう座っています。
night-full = { $count }席とも埋まっています。
night-not-a-guest = まだ席に着いていません。舞台のボタンで座れば、すぐに助言できます。
night-not-the-leader = この旅の先導は、ほかの人です。あなたは助言できます。
night-not-the-reader = 今回の朗読は、ほかの人です。聞くか、頼んでみてください。
night-third = 3人目は、受け持つ人が申し出たときだけ行けます。
night-nobody-to-send = 今いっしょに行ける村人を、あなたは受け持っていません。
night-no-such-choice = それは今は選べません。
night-not-yours = それを言えるのは、その村人を受け持つ人だけです。
night-no-yes = 承知した人が足りません。
night-half-first = 半分以上の人が答えてから、先に進めます。
night-no-such-thing = 今の舞台に、そのボタンはありません。候補から選んでください。
night-none-here = このチャンネルに物語の夜はありません。`/夜 新規` で開けます。
night-not-the-host = それができるのは、主催者とチャンネルの管理者だけです。

evening-title = 今夜はこの卓で
evening-reads = 探検は{ $leader }、朗読は{ $reader }
evening-bot-reads = 探検は{ $leader }、朗読はボット
evening-here =
    { $until ->
        [none] 席にいる人：{ $names }。`/夜 終了` まで時計は止まっています。
       *[other] 席にいる人：{ $names }。{ $until }まで、または `/夜 終了` まで時計は止まっています。
    }
evening-not-theirs = 今夜の集まりを終えられるのは、主催者、席のある人、チャンネルの管理者です。あなたはいつでも席を立てます。
evening-sits = 卓に着きました。助言ができ、順番が来たら読み手になります。席のある人はいつもどおり遊びます。
evening-has-left = 席を立ちました。いつでもまた座れます。
evening-over =
    今夜の集まりは終わりました（開始：{ $since }）。{ $count ->
        [0] 物語はありませんでした。
       *[other] { $count }つの物語が語られました。
    }参加した人：{ $names }。時計は止まったところから動きだします。
night-lift-night = これはもう物語の夜です。
night-lifted = このゲームはもう今夜の卓に出ています。`/夜 終了` で元に戻ります。
night-lift-by-book = お手元の本で遊んでいるので、ボットには読み上げる文章がありません。
night-lift-pause = 今夜の卓に一時停止はありません。`/夜 終了` でゲームが元に戻り、`/ゲーム 一時停止` でゲームが止まります。
night-lift-seated = ここで遊んでいる人か、このチャンネルの管理者だけができます。
night-listen-first = まずは聞いてください。いま読み上げています。文章は舞台に出ます。
night-on-first = 舞台ではまだ物語の途中です。先に舞台で次の旅へ進めてください。

refusal-too-many-villagers = 今夜いっしょに地下へ行けるのは、{ $need }人までです。
refusal-not-tonight = 今夜できるのは、探検と休息だけです。

command-lift = 卓へ
command-night = 夜
command-do = 操作
cmd-night = みんなで物語を聞く：ひとつの村、一夜の会
cmd-night-new = このチャンネルで物語の夜を開く
cmd-night-do = 舞台のボタンと同じことをする
cmd-night-pause = 今夜の会を止める、または休憩する
cmd-night-lift = このゲームを今夜の卓へ：エンカウンターを読み上げ、時計は止まります
cmd-night-end = 今夜の会を終える、または卓に出したゲームを元に戻す
opt-journeys = 地下への旅の回数（12回でおよそ60分）
opt-night-reader = 読み上げる人
opt-night-decide = 選択を決める人
opt-night-pace = 自動で進むまでの待ち時間（「急がない」は自動で進みません）
opt-lift-minutes = 遅くとも何分後に元へ戻すか
opt-night-what = 舞台のボタンのひとつ
opt-break = 休憩の分数。なければ、誰かが再開するまで
parameter-reader = 朗読役
parameter-journeys = 回数
parameter-decide = 決め方
parameter-minutes = 分
data-guests = - 物語の夜の席：{ $count }

help-night = 物語の夜
help-night-also = 夜, 夜会, 集まり, グループ, みんなで, 朗読, 読み上げ, 参加者, 先導, 助言, 旅, 物語, お話, 声
help-night-text =
    対戦をしていない人たちが、いっしょに物語を聞きます。村はひとつで、することは地下へ行くことだけです。

    {""}**始め方**
    - `/夜 新規` で、このチャンネルに6回、12回、20回の旅の会を開きます。およそ30分から1時間15分です。
    - 25人までが**座る**を押し、主催者が**始める**を押します。遅れて来た人もすぐに助言できます。その旅では全員で一人分です。次の旅からは先導も朗読もします。
    - `/夜 予定` で先の日を決めると、サーバーのイベントと参加者の一覧ができ、1時間前にお知らせします。`/夜 変更` と `/夜 中止` で変えられます。

    {""}**旅のしかた**
    - 先導役は順に回ります。先導役は村人2人を地下へ送ります。はじめに選ばれているのは、ほかの人の村人です。3人目は、受け持つ人が申し出たときだけです。
    - 先導役の左の人だけが文章を受け取り、声に出して読みます。ボットに任せることもできます。
    - 読む人は、ここでボイスメッセージに録音して記録に残せます。メッセージのメニューの「アプリ」から**朗読として残す**を選びます。残したものは `/夜 朗読` で見られます。
    - 全員が名前を出して助言し、先導役が決めます。`決め方` で多数決にもできます。
    - ダイスは1つずつ出ます。もう一歩進むには誰かが負傷しますが、承知できるのは受け持つ人だけです。何人かで受け持つ村人なら、全員の承知が要ります。
    - ダイスが出るまで、結末は誰にも見えません。読み手にもです。それから読み手が読み上げ、結末が出ます。

    {""}**夜の物語**
    - 旅のあいだに物語がひとつ語られます。`物語` で選ぶことも、なしにすることもできます。はじまりは最初の旅のまえに村へ問いかけ、票の多いほうに決まります。
    - 明かりは減るだけです。失敗すると2、村人が負傷するたびに1、村のみんなが休むたびに1減ります。終わりの3分の1では探検の数がどれも1高くなり、明かりが乏しいあいだは2高くなります。
    - めいめいが秘密のカードを1枚持ち、一度だけ使えます。舞台の**あなたのカード**で、自分だけに見えます。1つの旅で使えるカードは1枚です。人数が旅の数より多ければ、もっと使えます。終わりにはすべて明かされ、使った人にも、とっておいた人にも、ごほうびがあります。
    - 大詰めでは、めいめいがこっそり、先へ進むか明かりを守るかを選びます。そのあと答えを、負傷していない自分の村人みんなのサイコロとともに明かします。進む人のランタンは大仕事に、守る人のランタンは明かりに加わります。

    {""}**誰も待たせません**
    - どの場面も、しばらくすると自動で進みます。長さは `持ち時間` で決まります。2回続けて黙っていた人は席を立ちます。
    - 「急がない」会は自動では進みません。5分たてば、参加者なら誰でも、席を外した人の代わりに進められます。
    - **席を立つ**と、村人は左の人に移ります。`/夜 一時停止` で、休憩や別の日のために止められます。
    - 募集、舞台、今夜の卓にある**主催者の操作盤**、または `/夜 操作盤` は主催者のものです。休憩、速さ、読む人、決め方、次の段階、退席のお願い、夜の終わりを扱えます。

    {""}**ゲームを今夜の卓へ**
    - 進行中のゲームのチャンネルで `/夜 卓へ`：時計が止まり、通知もなくなり、エンカウンターが読み上げられます。席のある人はいつもどおり遊び、座った人は助言と朗読をします。
    - `/夜 終了`、誰も何もしない30分、または決めた `分` で、元どおりに戻ります。

    {""}**物語の夜の規則**（裁定37〜39）
    - 最近の夜に誰かが聞いた物語は、同じ洞窟カードの、まだ聞いていない次の物語に替わります。
    - 村には最初の村人12人と最初の家4軒がそろっています。できるのは探検と休息だけです。
    - 最後の旅、最後の洞窟、または第7ラウンドで会は終わります。
    - 村ポイントはありません。物語、失敗、ランタン、負傷、名声、商品、加わった人を数えます。

    ボタンですることは、`/夜 操作` でもできます。
