# Every sentence of the bot in Japanese. The words of the cards and of the rules help stand beside.

## Lists and figures

list-comma = 、
list-and =
    { $count ->
        [2] { $first }と{ $last }
       *[other] { $first }、{ $last }
    }
list-and-i =
    { $count ->
        [2] { $first }と{ $last }
       *[other] { $first }、{ $last }
    }
list-or = { $first }か{ $last }
list-or-u = { $first }か{ $last }
list-plies = ／
list-sentences = {""}
list-dot = {" "}·{" "}
number = { $count }
coins = { $count }コイン
items =
    { $item ->
        [mushroom] { $count ->
            [1] キノコ
           *[other] キノコ{ $count }個
        }
        [fish] { $count ->
            [1] 魚
           *[other] 魚{ $count }匹
        }
        [fruit] { $count ->
            [1] フルーツ
           *[other] フルーツ{ $count }個
        }
        [rope] { $count ->
            [1] ロープ
           *[other] ロープ{ $count }本
        }
        [pot] { $count ->
            [1] 陶器
           *[other] 陶器{ $count }個
        }
        [paper] { $count ->
            [1] 紙
           *[other] 紙{ $count }枚
        }
        [ore] { $count ->
            [1] 鉱石
           *[other] 鉱石{ $count }個
        }
        [amethyst] { $count ->
            [1] アメジスト
           *[other] アメジスト{ $count }個
        }
        [cider] { $count ->
            [1] りんご酒
           *[other] りんご酒{ $count }杯
        }
       *[potion] { $count ->
            [1] ポーション
           *[other] ポーション{ $count }本
        }
    }
item-name =
    { $item ->
        [mushroom] キノコ
        [fish] 魚
        [fruit] フルーツ
        [rope] ロープ
        [pot] 陶器
        [paper] 紙
        [ore] 鉱石
        [amethyst] アメジスト
        [cider] りんご酒
       *[potion] ポーション
    }
area =
    { $area ->
        [ready] 準備
        [exhausted] 消耗
        [injured] 負傷
       *[cave] 地下
    }
row =
    { $row ->
        [house] 家
        [outpost] 地下施設
        [key] 鍵の家
       *[star] 星の家
    }
named =
    { $what ->
        [mushroom] キノコ
        [fish] 魚
        [fruit] フルーツ
        [rope] ロープ
        [pot] 陶器
        [paper] 紙
        [ore] 鉱石
        [amethyst] アメジスト
        [cider] りんご酒
        [potion] ポーション
        [house] 家
        [outpost] 地下施設
       *[other] それ
    }
everyone = 全員（{ $count }人）

## Cards

card-name = **{ $name }**
card-cost =
    { $cost ->
        [0] 初期の家
       *[other] { $cost }コイン
    }
small-building = { $cost }コイン · { $about }
small-hire =
    { $slot ->
        [0] 2コイン
        [1] 3コイン
        [2] 3コイン
        [3] 4コイン
       *[other] 5コイン
    } · { $about }
skill-hammer = ハンマー
skill-hammer-plus = ハンマー+
skill-quill = 羽ペン
skill-quill-plus = 羽ペン+
mark-liquid-woman = 悪評
mark-glogo = 建設が1コイン安い
mark-cave-cat = 出目3〜6で言うことを聞く
mark-metal-man = 自分のベッド、飲み物なし
dice = { $roll }以上で{ $lanterns }
dice-first = { $roll }以上でランタン{ $lanterns }個
symbol-points = { $count }VP
symbol-beds = ベッド{ $count }台
symbol-income = 収入+{ $count }
symbol-train-to-ready = 訓練後すぐ準備
symbol-coin-when-building = 建設時+{ $count }コイン
symbol-rerolls = 振り直し{ $count }回
symbol-coin-when-exploring = 探検時+{ $count }コイン
symbol-bonus-explore = 探検のたびにランタン+{ $count }
symbol-ciders-as-coins = りんご酒がコイン代わり
symbol-potions-as-coins = ポーションがコイン代わり
symbol-reputation = すぐに名声+{ $count }
symbol-potions = すぐにポーション{ $count }本
symbol-potion-income = 毎ラウンド、ポーション1本
symbol-goods = { items }（最初だけ）
symbol-replenishing = { items }（毎ラウンド）
symbol-income-for = トラックの{ $per }の数だけ収入+1
symbol-points-for = { $per }の数×{ $count }VP
thing =
    { $what ->
        [house] 家
        [outpost] 地下施設
        [villager] 村人
        [empty_cave] 空き洞窟
       *[other] { named }
    }

## The lobby

lobby-title = ### Above and Below 参加者募集
lobby-cover = Above and Below
lobby-newcomers = -# はじめてですか？ `/はじめて` は、ひとりで遊ぶ5分間です。
rulebook-final = 正式版ルール
rulebook-preview = プレビュー版ルール
lobby-players-common = 2〜4人
lobby-players-solo = 1人でボット2体に挑戦
lobby-empty = まだ誰もいません。
lobby-ask =
    { $variant ->
        [solo] 左のボットと右のボットは席についています。いつでも始められます。
       *[common] { $count ->
            [1] あと1人以上必要です。2〜4人で遊べます。
            [4] 満席です。席についている人なら誰でも開始できます。
           *[other] 席についている人なら誰でも開始できます。{ $most }人まで待ってもかまいません。
        }
    }
fair-dice = 公正なダイス
fair-dice-told =
    {""}**公正なダイス。** カードとダイスは、募集を出したときに作られた秘密のシードで決まります。そのSHA-256：
    `{ $hash }`
    あとで確かめたい人は、控えておいてください。ゲームが終わると `/ゲーム 検証` でシードが明かされ、同じ値になる別のシードは誰にも見つけられません。**ダイスを振りまぜる**で好きな言葉を加えると、ボットの運営者だけでは目を選べなくなります。
shake = ダイスを振りまぜる
shake-ask = 好きな言葉か数字。ダイスの目はこれで変わります
shake-empty = 何も入力されていません。好きな言葉か数字を入力してください。
shaken = ダイスを振りまぜた人：{ $whose }。
shaken-with = { $name }（「{ $word }」）
lobby-join = 参加
lobby-leave = 退席
lobby-start = 開始
lobby-closed = このゲームは閉じられました。
joined = 席につきました。今は{ $count }人です。
left-last = 席を離れました。ほかに誰もいないので、募集を閉じます。
left = 席を離れました。

## The panel: what is asked

bot-left = 左のボット
bot-right = 右のボット
panel-round = ラウンド { $round }/{ $rounds }
ask-take-turn = { $who } さんの手番です。アクションを1つ行うか、パスしてください
ask-answer-offer = { $who } さん、{ $buyer }さんが{ item-name }に{ $coins }コインの値をつけました。売りますか？
ask-sell-item = { $who } さん、{ item-name }を{ $coins }コインで買いたいという人がいます。売りますか？
ask-choose-option = { $who } さん、エンカウンターを読んで、選んでください
ask-spend-effort = { $who } さん、ダイスが出そろいました。これで足りますか？
ask-take-reward =
    { $reward ->
        [villager] { $who } さん、探検隊から負傷者が出ます。誰にしますか？
        [building] { $who } さん、建物が1つ手に入ります。どれにしますか？
       *[other] { $who } さん、報酬を選んでください
    }
ask-rest-villagers = { $who } さん、村の休息です。誰に飲ませて、誰を寝かせますか？
ask-read-paragraph =
    { $who } さん、お手元の本のパラグラフを{ $own ->
        [True] 読み
       *[False] { $explorer }さんに読み聞かせ
    }、探検値を入力してください
ask-tell-reward =
    { $who } さん、{ $own ->
        [True] 自分
       *[False] { $explorer }
    }が何を得たか、失ったかを本で確かめて入力してください
nobody-ready = 準備のできた村人がいません。残るのはフリーアクションとパスです。
panel-gap = -# { $name }が市場を見るか行動すると、市場が補充されます。
lines-more = …
effort =
    {""}**ランタン{ $lanterns }個**：{ $reached ->
        [True] すでに成功です。{ $need ->
            [0] 無理をさせても、これより上の探検値には届きません。
           *[other] あと{ $need }人に無理をさせれば、もっと上の探検値に届きます。
        }
       *[other] まだ足りません。{ $need ->
            [0] 無理をさせても届きません。
           *[other] あと{ $need }人に無理をさせれば成功します。
        }
    }

## Buttons

verb-explore = 探検
verb-build = 建設
verb-harvest = 収穫
verb-train = 訓練
verb-labor = 労働
verb-pass = パス
verb-put-up-for-sale = 売りに出す
verb-take-back = 販売をやめる
verb-refresh-row = 列の入れ替え
verb-offer-to-buy = 買う
verb-accept = 売る
verb-refuse = 断る
verb-reroll = 振り直す
verb-exert = 無理をさせる
verb-stop = ここまで
verb-pick = 選ぶ
verb-rest = 休息
verb-advance = 商品を置く
verb-describe = 探検値を入力
verb-tell = 結果を入力
verb-undo = 一手戻す
verb-read = エンカウンターを読む
view-village = 自分の村
view-market = 市場
view-board = ボード
view-score = 得点

## Forms

form-explore = 探検：誰が地下へ？
form-build = 建設
form-harvest = 収穫
form-train = 新しい村人を訓練
form-labor = 労働：誰が働く？
form-put-up-for-sale = 売りに出す
form-refresh-row = 1コインで列を入れ替える
form-offer-to-buy = 他のプレイヤーから買う
form-reroll = ダイスを振り直す
form-exert = 村人に無理をさせる
form-pick = 報酬を選ぶ
form-rest = 村人を休ませる
form-advance = 成長トラックに商品を置く
form-describe = 本のパラグラフの内容
form-tell = パラグラフの結果
blank-party = 準備エリアの村人2人以上
blank-builder = 誰が建てる？
blank-building = どれを？
blank-buildings = どの商品を？
blank-villagers = どの村人を？
blank-teacher = 誰が教える？
blank-villager = 誰を？
blank-item = 何を？
blank-sell = 1つ売りに出しますか？
blank-asking = 希望価格（あれば）
blank-row = どの列を？
blank-seller = 誰から？
blank-coins = 何コインで？
blank-ciders =
    { $verb ->
        [rest] りんご酒を飲む村人（消耗→準備）
       *[other] コイン代わりに使うりんご酒
    }
blank-potions =
    { $verb ->
        [rest] ポーションを飲む村人（負傷→消耗）
       *[other] コイン代わりに使うポーション
    }
blank-beds = ベッドで寝る村人（1段階回復）
blank-goods = 左から置く順に
blank-pick = どれを？
blank-option = どの選択肢を？
blank-paying = ボーナスのために支払う？
blank-first = 1つ目の選択肢の探検値（0：なし）
blank-second = 2つ目の選択肢（あれば）
blank-third = 3つ目の選択肢（あれば）
tale-coins = 得たコイン（支払いは -1 のように）
tale-gain = 得た商品、りんご酒、ポーション
tale-reputation = 名声
tale-step =
    { $step ->
        [0] 変化なし
       *[other] { $step }
    }
tale-more = ほかには？
tale-lose = 差し出した{ item-name }を失う
tale-leads-to = 次に読むパラグラフの番号
blank-numbers = 選択肢{ $number }の探検値

## Encounters

reading-title = ### { $number }. { $title }
reading-choose = **どうしますか？**
reading-by-book = お手元の本のパラグラフ **{ $number }** です。
choice-line = **{ $label }** · { $about }
choice-explore = 探検値 { $numbers }
choice-offer = { items }を差し出す
choice-paying = { $label }（+{ $coins }コイン）
option-number = 選択肢{ $number }
bonus-per =
    探検隊の{ $trade ->
        [hammer] ハンマー
       *[quill] 羽ペン
    }1つにつき+{ $lanterns }
bonus-owning = { items }を持っていれば+{ $lanterns }
bonus-along =
    { $who ->
        [fishfolk] 魚人
        [frogfolk] カエル人
        [archer] 射手
        [liquid_woman] リキッドウーマン
        [glogo] { $edition ->
            [preview] グロロ
           *[final] グロゴ
        }
        [cave_cat] 洞窟猫
       *[metal_man] メタルマン
    }がいれば+{ $lanterns }
bonus-paying = { $coins }コイン払えば+{ $lanterns }
sealed-title = ||**読み手だけの秘密**||
sealed-tier =
    ||{ $label }{ $explore ->
        [0] {""}
       *[other] {" "}· 探検値 { $explore }
    }：{ $outcome }||
sealed-failure = ||{ $label } · 失敗：{ $outcome }||
outcome-coins = { $count }コイン
outcome-pay = { $count }コイン支払う
outcome-caves = 追加の洞窟カード
outcome-building = { $count }コインまでの建物1つ
outcome-injured = 探検隊の{ $count }人が負傷
outcome-choice = { $items }のうち1つ
outcome-cheapest = いちばん安い村人が仲間になる
outcome-special-liquid-woman = リキッドウーマンが仲間になる
outcome-special-glogo = グロゴが仲間になる
outcome-special-grolo = グロロが仲間になる
outcome-special-cave-cat = 洞窟猫が仲間になる
outcome-special-metal-man = メタルマンが仲間になる
outcome-lose-offer = 差し出したものを失う
outcome-leads-to = パラグラフ { $number } へ

## The journal

line-start = **ゲーム開始。** 席順（くじ引き）：{ $names }。シードのSHA-256は `{ $hash }`。
line-start-solo = **ゲーム開始。** { $name }がボット2体に挑戦。スタートプレイヤーは{ $first }。シードのSHA-256は `{ $hash }`。
line-subject = **{ $name }**が
line-explore = **{ $name }**の探検隊が地下へ：{ $party }
line-build =
    {""}**{ $name }**が「{ $building }」を建てた{ $own ->
        [True] {""}
       *[other] （{ $builder }）
    }
line-harvest = **{ $name }**が{ $goods }を収穫した
line-train =
    {""}**{ $name }**が{ $villager }を雇った{ $own ->
        [True] {""}
       *[other] （紹介：{ $teacher }）
    }
line-labor = **{ $name }**が{ $villagers }を働かせた
line-pass = **{ $name }**がパスした
line-pass-idle =
    { $count ->
       *[other] **{ $names }**がパスした（準備のできた村人なし）
    }
line-sale =
    {""}**{ $name }**が{ $items }を売りに出した{ $asking ->
        [0] {""}
       *[other] （希望価格{ $asking }コイン）
    }
line-take-back = **{ $name }**が売り物を取り下げた
line-refresh = **{ $name }**が{ row }の列を入れ替えた
line-dealt = 市場に新しく並んだカード：{ $buildings }
line-offer = **{ $name }**が{ $seller }に、{ items }の代金として{ $coins }コインを申し出た
line-buy = **{ $name }**が{ $seller }から{ items }を{ $coins }コインで買った
line-accept = **{ $name }**が売却に応じた
line-refuse = **{ $name }**が断った
line-withdraw = **{ $name }**が申し出を取り消した
line-choose = **{ $name }**が「{ $label }」を選んだ
line-reroll = **{ $name }**が{ $villager }のダイスを振り直した
line-exert = **{ $name }**が{ $villagers }に無理をさせた
line-exert-nobody = **{ $name }**は誰にも無理をさせなかった
line-pick = **{ $name }**が報酬を選んだ
line-rest = **{ $name }**が村人を休ませた
line-advance = **{ $name }**が{ $goods }を成長トラックに置いた
line-describe = **{ $name }**がパラグラフを読んだ
line-tell =
    {""}**{ $explorer }**が{ $own ->
        [True] 結果を伝えた
       *[other] { $name }から結果を聞いた
    }
line-bot =
    {""}**{ $name }**{ $deed ->
        [explore] { $face ->
            [1] が2人を縦穴の底へ送り出した
           *[other] がランタン2つを手に、地図も持たずに地下へもぐった
        }
        [harvest] { $face ->
            [3] が実りを取り入れた
           *[other] がかごを山盛りにして帰ってきた
        }
       *[labor] { $face ->
            [7] が村じゅうの雑用を引き受けた
           *[other] が一日まじめに働いた
        }
    }
line-bot-build =
    {""}**{ $name }**が{ $row ->
        [none] {""}
       *[other] { row }の列を入れ替えて、
    }「{ $building }」を建てた
line-bot-hire = {""}**{ $name }**が{ $about }の{ $villager }を{ $coins }コインで雇った
line-sale-die = { $name }の売り物：出目は{ $value }、買い手はつかなかった。
detail-bot-cider = このラウンドのりんご酒も飲み干した
line-undo = **{ $name }**が一手戻した
line-villagers = 新しく雇える村人：{ $villagers }
line-beds = 村人全員にベッドあり：{ $names }
line-beds-all = 村人全員にベッドあり
line-income = 収入：{ $paid }
line-income-each = 収入：全員 +{ $coins }
line-round = **第{ $round }ラウンド開始。** スタートプレイヤーは{ $name }。
line-end-solo = **ゲーム終了。** { $name }の村の点数です。
line-end = **ゲーム終了。{ $names }の勝ち！**
income-of = { $name } +{ $coins }
potions-of = { $name }が{ $items }を獲得
detail-die =
    { $villager }：出目{ $value }、{ $lanterns ->
        [0] ランタンなし
       *[other] ランタン{ $lanterns }個
    }
detail-coins =
    { $why ->
        [coin_when_exploring] 建物の力で
       *[other] {""}
    }{ $sign }{ $count }コイン
detail-gained = { $items }を獲得
detail-spent = { $items }を使用
detail-cider = りんご酒を獲得
detail-joined = { $villager }が村の仲間に
detail-cat = { $villager }は{ $value }を振り、そっぽを向いた
detail-paragraph = パラグラフ { $number }
detail-bonus =
    { $why ->
        [hammers] ハンマーで
        [quills] 羽ペンで
        [owning] 持ち物で
        [along] 同行者のおかげで
        [bonus_explore] 建物の力で
        [card] 秘密のカードで
       *[paying] コインを払って
    }ランタン+{ $lanterns }
detail-reached =
    { $lanterns ->
        [0] 成功
       *[other] ランタン{ $lanterns }個、成功
    }
detail-failed = ランタン{ $lanterns }個、失敗
detail-reputation = 名声{ $sign }{ $steps }
detail-hurt = { $villager }が負傷
detail-building = 「{ $building }」を獲得
detail-dealt = 市場に新しく並んだカード：{ $building }
detail-woke = 起きた村人：{ $villagers }
detail-healed = けがが治った村人：{ $villagers }
detail-woke-nobody = 誰も起きない
detail-placed = 建物の上に{ items }
detail-cave-gained = 洞窟を獲得
detail-cave-returned = 洞窟は得られず
detail-earlier = 道中で得たものも獲得
detail-cave-extra = 追加の洞窟を発見
detail-sold-off = { items }を{ $coins }コインで売却
detail-for-sale =
    {""}{ $items }を売りに出した{ $asking ->
        [0] {""}
       *[other] （希望価格{ $asking }コイン）
    }
detail-row = 新しい並び：{ $buildings }
detail-sold = { $buyer }が{ $seller }から{ items }を{ $coins }コインで購入

## Boards

village-name = **{ $name }**
village-next = **{ $name }**（次の番）
village-coins = { coins }
village-area =
    { $area ->
        [ready] 準備{ $count }人
        [exhausted] 消耗{ $count }人
        [injured] 負傷{ $count }人
       *[cave] 地下{ $count }人
    }
village-caves = 空き洞窟{ $count }つ
village-passed = **{ $name }**（パス済み）
village-title = ## { $name }の村
village-purse = **{ $coins }**コイン、毎ラウンドの収入{ $income }
village-supply = 手元：{ $items }
village-selling = 売り物：{ sale }
sale =
    { items }{ $asking ->
        [0] {""}
       *[other] （希望価格{ $asking }コイン）
    }
village-sale = 売り物：{ sale }
village-buildings = 建物
building-holds = {" "}· { items }あり
village-track =
    ### 成長トラック（{ $points }VP）
    { $slots }
village-track-empty =
    ### 成長トラック
    まだ空です。
track-slot = { items }（{ $points }VPずつ）
market-title = ## 市場と値段
market-line = **{ $name }**（{ $cost }）· { $about }
market-row =
    { $row ->
        [house] 家（山札{ $left }枚）
        [outpost] 地下施設（山札{ $left }枚）
        [key] 鍵の家
       *[star] 星の家
    }
market-none = もうありません。
market-gap = この列は、手番が進むと補充されます。
market-cave = -# **次の洞窟**（出目1〜6）：{ $numbers }・山札{ $left }枚
board-title = ## ラウンド { $round }/{ $rounds }
board-hires = 雇える村人（山に{ $left }人）
board-reputation = 名声
board-cube = { $name }：たいまつから{ $steps }マス、{ $points }VP
bots-title = ボット
bots-houses = 家の山（{ $count }枚）：{ $cards }
bots-outposts = 地下施設の山（{ $count }枚）：{ $cards }
bots-hired = 雇われた村人（{ $count }人）：{ $cards }
bot-line =
    {""}**{ $name }**：{ $count ->
        [0] まだ何もしていません
       *[other] { $deeds }
    }
bot-deed =
    { $deed ->
        [explore] 探検
        [harvest] 収穫
        [build] 建設
        [hire] 雇用
       *[labor] 労働
    }{ $count ->
        [1] {""}
       *[other] ×{ $count }
    }
board-cider =
    { $there ->
        [True] りんご酒は、このラウンドで最初に労働した人のものです。
       *[other] このラウンドのりんご酒は、もうありません。
    }
score-title =
    { $final ->
        [True] ## 最終得点
       *[other] ### 今終わった場合
    }
score-head = **{ $place }位 { $name }：{ $total }VP**
score-head-solo = **{ $name }：{ $total }VP**
score-alone = ボットに得点はありません。この点数があなたの成績です。
score-from = { $source } { $points }
end-points = 得点の内訳
score-nothing = まだ何もありません。
score-track = 成長トラック
score-buildings = 建物
score-prize = 名声ボーナス
score-reputation = 名声トラック
score-rounds = ラウンドごと：{ $points }
score-tie = 同点の決着：{ $coins }コイン、村人{ $villagers }人
seed-told = -# `/ゲーム 検証` で、シード `{ $seed }…` からダイスとカードをすべて検証できます。

## Private answers

status =
    { $status ->
        [lobby] ここでは参加者を募集中です。`/ゲーム 参加` で席につけます。席についている人は誰でも `/ゲーム 開始` で開始できます。
        [running] ゲームは進行中です。下にパネルを出し直しました。
        [paused] ゲームは一時停止中です。
        [finished] ゲームは終わりました。`/ゲーム 新規` で新しいゲームを開けます。
       *[closed] ゲームは閉じられました。
    }シードのSHA-256は `{ $hash }…` です。
settings-shown =
    {""}**あなたの設定**
    - 言語：{ $language }
    - { settings-switch-dm-readings }：{ $dm ->
        [True] はい
       *[other] いいえ
    }
    - { settings-switch-text-first }：{ $text ->
        [True] はい
       *[other] いいえ
    }
verify-right = **ダイス{ $dice }個、シャッフルしたカード{ $cards }枚、すべてシードどおりです。** `{ $seed }` のSHA-256は `{ $hash }` です。
verify-wrong = **ダイス{ $dice }個とカード{ $cards }枚のうち、{ $wrong }件がシード** `{ $seed }` **と合いません。**
verify-shaken = ダイスは、シードと、あれば各自の言葉のSHA-256とハウスルールを「|」でつないだ文字列のSHA-256から決まります：`{ $text }`
exported = これまでのゲームの記録です。卓の誰が見てもよい内容だけが入っています。
closed-by = { $name }さんがこのゲームを閉じました。シードは `{ $seed }` でした。

## Why not

no-game-here = このチャンネルにはまだゲームがありません。`/ゲーム 新規` で始められます。ほかの場所のゲームは `/自分 参加中`、遊び方は `/ルール` でどうぞ。
channel-has-game = このチャンネルではもうゲームが開かれています。`/ゲーム 状況` で確かめられます。開始前なら `/ゲーム 参加` で参加できます。別のゲームは、ほかのチャンネルかスレッドで開けます。
already-seated = もう席についています。
not-seated = このゲームに席がありません。今の様子は `/ゲーム 状況`、遊び方は `/ルール` でどうぞ。
not-a-lobby = このゲームはもう始まっています。席を離れる、戻る、空席に着くには `/ゲーム 席` を使ってください。
not-started = ゲームはまだ始まっていません。
game-over = このゲームは終わりました。`/ゲーム 新規` で新しいゲームを開けます。
game-paused = このゲームは一時停止中です。ホストは `/ゲーム 再開`、みんなは `/ゲーム 投票` で再開できます。
held-channel = このゲームは一時停止中です。ボットがチャンネルに書きこめませんでした。プレイヤーなら誰でも `/ゲーム 状況` で再開できます。
held-corrupt = このゲームは記録が壊れたため、停止しています。ほかのゲームに影響はありません。ボットの管理者にはログで知らせてあります。
held-host = { $channel } のゲームが停止しています。ボットに書きこみ権限がないか、チャンネルがなくなりました。権限を戻してから、そこで `/ゲーム 状況` を使ってください。
no-such-book = その本はありません。候補から選んでください。
book-missing = このゲームのエンカウンターブックが、もうここにありません。
stale-question = それはもう決まったことです。今の質問は最新のパネルにあります。
panel-lost = このパネルはもう使えません。ボットのデータが以前のバックアップに戻されました。ゲームは今のパネルで続きます。`/ゲーム 状況` で出し直せます。
letter-lost = このメッセージはもう使えません。ボットのデータが以前のバックアップに戻されました。ゲームは今のパネルで続きます。そのチャンネルで `/ゲーム 状況` を使うと出し直せます。
not-you = それに答えるのは{ $who }さんです。
not-asked = 今は、あなたへの質問ではありません。
not-asked-now = 今は、あなたの番ではありません。誰の番かはパネルで確かめられます。
unknown-press = 古いボタンか、このボットのものではないボタンです。今の質問は最新のパネルにあります。
press-elsewhere = そのボタンは別の場所のゲームのものなので、ここでは使えません。
not-on-this-server = ボットがこのサーバーに参加していないため、ここではゲームを開けません。サーバーを管理できる人が `/案内` のリンクから追加できます。
no-messages-here = ここには直接メッセージを書けません。投稿の中か、ほかのチャンネルで使ってください。
rights-missing = ボットがここに書きこめません。足りない権限は{ $rights }です。チャンネルを管理できる人が許可してから、もう一度お試しください。
thread-locked = ボットがここに書きこめません。このスレッドはロックされています。ロックを外すか、ほかのチャンネルを使ってください。
thread-not-joined = ボットがここに書きこめません。このプライベートスレッドに参加していないからです。ボットをメンションして追加してから、もう一度お試しください。
right-view-channel = 「チャンネルを見る」
right-send-messages = 「メッセージを送信」
right-send-messages-in-threads = 「スレッドでメッセージを送信」
right-create-public-threads = 「公開スレッドの作成」
right-connect = 「接続」
bad-input = 読み取れませんでした。候補から選んでください。
store-busy = 今は保存できないため、何も変わっていません。少し待って、もう一度お試しください。
something-failed = エラーが起きましたが、何も失われていません。管理者に次の番号を伝えてください：{ $incident }
nothing-to-read = 今、あなたに読み聞かせているものはありません。
not-your-encounter = 今これを読めるのは、探検している人だけです。
not-the-reader = このエンカウンターの読み手は、あなたではありません。
no-village = そのプレイヤーの村は、ここにはありません。
not-the-host = それができるのは、ホストと、このチャンネルを管理できる人だけです。
verify-later = シードはゲーム終了後に明かされます。SHA-256は `{ $hash }` です。
undo-nothing = 戻せる手がありません。
undo-not-yours = 最後の一手は、あなたのものではありません。
undo-die-rolled = ダイスを振ったので、もう戻せません。
undo-lanterns-rolled = ダイスを振ったので、もう戻せません。
undo-cat-refused = 猫のダイスを振ったので、もう戻せません。
undo-cave-drawn = 洞窟カードを引いたので、もう戻せません。
undo-encounter-settled = 報酬を読んだので、もう戻せません。
undo-extra-cave-gained = 洞窟カードを引いたので、もう戻せません。
undo-paragraph-read = パラグラフを読んだので、もう戻せません。
undo-explore-numbers-told = パラグラフを読んだので、もう戻せません。
undo-reward-told = 報酬が伝えられたので、もう戻せません。
undo-row-refilled = 新しいカードを引いたので、もう戻せません。
undo-row-refreshed = 新しいカードを引いたので、もう戻せません。
undo-round-began = ラウンドが終わったので、もう戻せません。
undo-round-ended = ラウンドが終わったので、もう戻せません。
undo-card-played = 秘密のカードを使ったので、もう戻せません。
undo-item-sold = 2人で決めた取引なので、もう戻せません。
undo-opponent-acted = ボットが手番を終えたので、もう戻せません。
undo-offer-refused = 申し出に返事があったので、もう戻せません。
refusal-game-over = ゲームは終わりました。
refusal-not-your-turn = あなたの手番ではありません。
refusal-not-asked = 今は、あなたへの質問ではありません。
refusal-no-such-choice = それは今、選べません。
refusal-not-ready =
    { $known ->
        [True] { $what }は準備エリアにいません。
       *[other] その名前の、準備のできた村人はいません。
    }
refusal-named-twice = 同じ村人が2回選ばれています。
refusal-too-few-villagers =
    { $need ->
        [1] 準備エリアの村人が1人必要です。
       *[other] 準備エリアの村人が{ $need }人以上必要です（今は{ $have }人）。
    }
refusal-no-caves-left = 洞窟カードの山札がありません。
refusal-no-hammer = ハンマーを持つ村人が準備エリアに必要です。
refusal-no-quill = 羽ペンを持つ村人が準備エリアに必要です。
refusal-not-for-sale = それは売り場にありません。
refusal-not-enough-coins = { $need }コイン必要ですが、払えるのは{ $have }コインまでです。
refusal-not-enough-items =
    { $item ->
        [any] 売りに出せるものがありません。
       *[other] { $have ->
            [0] { item-name }を持っていません。
           *[other] { item-name }が{ $need }つ必要ですが、{ $have }つしかありません。
        }
    }
refusal-too-much-paid = 払いすぎです。
refusal-not-as-coins = それをコイン代わりにできる建物がありません。
refusal-no-empty-cave = 地下施設には空き洞窟が必要です。まず探検しましょう。
refusal-no-goods-there = 収穫できる商品がありません。
refusal-one-good-each = 村人1人につき商品1つです（村人{ $need }人、商品{ $have }個）。
refusal-not-harvested = 売りに出せるのは、いま収穫する商品だけです。その中に{ item-name }はありません。
refusal-nothing-for-sale = 売りに出ているものはありません。
refusal-price-too-low = 最低でも{ $need }コインです。
refusal-already-refused = { $need }コインはこの手番に断られています。もっと高い値をつけてください。
refusal-already-refreshed = この手番では、もう列を入れ替えました。
refusal-row-cannot-refresh = その列は入れ替えられません。山札がないか、入れ替えのできない列です。
refusal-needs-offer = 差し出すものが必要です：{ $what }。
refusal-nothing-to-pay-for = その選択肢に、支払うボーナスはありません。
refusal-no-rerolls = もう振り直せません。
refusal-nothing-gained =
    { $need ->
        [0] 誰に無理をさせても、上の探検値には届きません。
       *[other] その人数では上の探検値に届きません。{ $need }人なら届きます。
    }
refusal-cannot-rest = { $what }はそのようには休めません。ベッドは1人1台、ポーションは負傷、りんご酒は消耗の村人に使います。
refusal-not-enough-beds = ベッドは{ $have }台しかありません。
refusal-nothing-to-place = 置ける商品がありません。
refusal-bad-paragraph = そういうパラグラフはありません。選択肢には0だけ、または探検値を小さい順に1つか2つ。選択肢は飛ばせません。報酬は最大でコイン12、品物6つ、名声3マスです。
refusal-price-by-die = ここでは希望価格をつけられません。ボットの買い値は、次からの手番にダイスで決まります。
refusal-too-few-caves = この版の洞窟カードは{ $need }枚ですが、この本には{ $have }枚分のパラグラフしかありません。
refusal-too-few-seats = プレイヤーが{ $need }人以上必要です。
refusal-too-many-seats =
    { $need ->
        [1] このゲームは1人用です。
       *[other] { $need }席すべて埋まっています。
    }

## Commands

cmd-game = このチャンネルで Above and Below を遊ぶ
cmd-game-new = このチャンネルで参加者を募集する
cmd-game-join = 募集中のゲームに参加する
cmd-game-leave = 募集中のゲームから抜ける
cmd-game-start = ゲームを始める
cmd-game-status = ゲームの様子を見る（パネルを出し直します）
cmd-game-undo = 自分の最後の一手を戻す
cmd-game-end = 勝者なしでゲームを閉じる
cmd-game-verify = 終わったゲームのダイスとシャッフルを検証する
cmd-game-export = ゲームの記録をファイルで受け取る
cmd-game-chronicle = 終わったゲームをページと本で受け取る
cmd-explore = 村人2人以上を地下へ送る
cmd-harvest = 建物から商品を集める
cmd-build = 家か地下施設を建てる
cmd-train = 新しい村人を雇う
cmd-labor = 村人を働かせてコインを稼ぐ
cmd-pass = このラウンドはもうアクションをしない
cmd-sell = 品物を売りに出す（何も指定しなければ取り下げる）
cmd-buy = 他のプレイヤーの売り物に値をつける
cmd-answer = 自分の売り物への申し出に答える
cmd-refresh = 1コインで家か地下施設の列を入れ替える
cmd-advance = 成長トラックに商品を置く（いつでも）
cmd-rest = 村人を休ませる（誰も選ばなければベッドを埋める）
cmd-choose = エンカウンターの選択肢を選ぶ
cmd-reroll = 村人のダイスを振り直す
cmd-exert = 村人に無理をさせ、1人につきランタン1つ（誰も選ばなければそのまま）
cmd-describe = 自分の本から：選択肢ごとの探検値
cmd-tell = 自分の本から：パラグラフの結果
cmd-pick = 選べる報酬から1つ選ぶ
cmd-board = 名声ボード：雇える村人、ラウンド、名声
cmd-market = 建てられる建物と次の洞窟
cmd-score = 今の得点
cmd-village = 自分や他のプレイヤーの村を見る
cmd-read = 進行中のエンカウンターをもう一度読む
cmd-rules = ルールを調べる
cmd-settings = 自分の設定
opt-edition = どの版のルールか
opt-variant = みんなで遊ぶか、1人でボット2体に挑むか
opt-book = どの本を読むか（複数ある場合）
opt-reading = エンカウンターを誰が読むか
opt-game-language = ゲームの言語
opt-party = 誰が行くか（「、」か「,」で区切る）
opt-goods = どの商品か（「、」か「,」で区切る）
opt-villagers = どの村人か（「、」か「,」で区切る）
opt-building = 何を建てるか
opt-builder = 誰が建てるか
opt-ciders = コイン代わりに使うりんご酒
opt-potions = コイン代わりに使うポーション
opt-hire = 誰を雇うか
opt-teacher = 誰が教えるか
opt-sell = 何を売りに出すか
opt-sell-harvested = 収穫した商品のうち、売りに出すもの
opt-asking = 確認なしで売ってよい価格
opt-seller = 誰から買うか
opt-coins = 何コインで
opt-reply = 返事
opt-row = どの列か
opt-advance = 商品を置く順に（「、」か「,」で区切る）
opt-beds = 誰をベッドで寝かせるか
opt-cider-for = 誰がりんご酒を飲むか
opt-potion-for = 誰がポーションを飲むか
opt-option = どれを選ぶか
opt-paying = ボーナスのために支払うか（ある場合）
opt-reroll = 誰のダイスか
opt-exert = 誰に無理をさせるか、または「なし」（空欄なら尋ねます）
opt-first = 1つ目の選択肢の探検値（「、」か「,」で区切る。なければ0）
opt-second = 2つ目の選択肢の探検値
opt-third = 3つ目の選択肢の探検値
opt-tell-coins = 得たコイン
opt-tell-pay = 払ったコイン
opt-tell-gain = 得た商品、りんご酒、ポーション（「、」か「,」で区切る）
opt-tell-choice = 探検者が1つ選ぶ商品
opt-tell-reputation = 名声の増減（-3〜3）
opt-tell-cheapest = いちばん安い村人が仲間になる
opt-tell-special = 特別な村人が仲間になる
opt-tell-caves = 追加の洞窟カード
opt-tell-building = 何コインまでの建物がもらえるか
opt-tell-injured = 探検隊の何人が負傷するか
opt-tell-lose = 差し出して失った品物
opt-tell-leads-to = 次に読むパラグラフ
opt-pick = 何を取るか
opt-player = 誰の村か
opt-topic = 知りたいこと
opt-language = あなたへの表示に使う言語
opt-dm = エンカウンターをDMで受け取る
opt-text-first = 自分にだけ届くメッセージを、画像も絵文字もなしの文字だけにする
reply-accept = 売る
reply-refuse = 断る
reply-withdraw = 申し出を取り消す
edition-final = 正式版ルール
edition-preview = プレビュー版ルール
variant-common = 2〜4人
variant-solo = 1人でボット2体に挑戦
reading-private = ボットが探検者だけに読む
reading-table = ボットが全員に読む
reading-player = 左隣のプレイヤーが読む
reading-book = それぞれが自分の本を読む

## The coach of the first round

guide-on = 遊び方を教えて
guide-off = もう大丈夫
guide-welcome = **このラウンドは、後ろからそっと見守ります。** ほかの人には見えません。お好きなようにどうぞ。こちらは提案するだけです。
guide-left = では、あとはお任せします。わからないことは、いつでも `/ルール` でどうぞ。
guide-end = **これで1ラウンドです。** 流れはつかめましたね。アクション、パス、休息、収入。これを最後のラウンドまでくり返します。ここからはお任せします。詳しくは `/ルール` でどうぞ。
guide-wait = 今は{ $name }さんの手番です。待つあいだに「**市場**」と「**ボード**」をのぞいてみましょう。番が来たらお知らせします。
guide-goods = 商品が手に入りました。「**ほか**」から、いつでも成長トラックに置けます。1マスに1種類、先に置いた種類は点が低く、あとの種類ほど高くなります。
guide-to-explore =
    {""}**探検はいかが？** 「**探検**」を押して、村人を2人選びます。ダイスの得意な人を連れて行き、できれば大工は地上に残しましょう。
    手に入れた洞窟には、地下施設を建てられます。
guide-to-build =
    {""}**建設はいかが？** 「**建設**」を押して、手の届く建物を選びます。序盤のベッドは値打ちものです。毎ラウンド実る商品も。
guide-to-train =
    {""}**訓練はいかが？** 「**訓練**」を押すと、羽ペンを持つ村人が新しい仲間を迎えます。いちばん安い人は2コインです。
guide-to-harvest =
    {""}**収穫はいかが？** **収穫**のボタンを押すと、村人1人が建物から商品を1つ持ち帰ります。
guide-to-labor =
    {""}**労働はいかが？** **労働**のボタンを押すと、送り出した村人1人につき1コイン。ラウンドで最初に労働すれば、りんご酒もつきます。
guide-to-pass =
    {""}**もうすることがない？** 「**パス**」を押しましょう。全員がパスすると、村人が休み、コインが入ります。
guide-choose-option = **読んで、選びましょう。** 「**エンカウンターを読む**」を押してください。選択肢には探検値があり、その数だけランタンが必要です。値が高いほど、得るものも大きくなります。
guide-spend-effort = **ダイスが出そろいました。** ランタンが足りなければ「**無理をさせる**」で1人につき1つ増えますが、その人は負傷して帰ります。足りているか、もう望みがなければ「**ここまで**」。
guide-take-reward = **報酬を選べます。** 使いみちのあるものをどうぞ。新しい種類の商品なら、成長トラックが伸びます。
guide-rest-villagers = **夜が来ました。** ベッドを割り当てましょう。消耗した人は準備に、負傷した人は消耗になります。「**ベッドを埋める**」を押してください。
guide-answer-offer = **買いたいという人がいます。** 値段に納得なら「**売る**」。「**断る**」を押しても損はしません。
guide-done = できました。
guide-done-explore = **いってらっしゃい！** 洞窟で物語が待っています。
guide-done-build = **立派な建物です。** 最後まであなたのもの。1つにつき1点になります。
guide-done-train = **村へようこそ！** 新しい村人はまず休みます。ベッドがあれば準備に移れます。
guide-done-harvest = **いい収穫でした。** 成長トラックが待っていますよ。
guide-done-labor = **まじめに働いて、まじめに稼ぐ。**
guide-done-pass = **賢いパスです。** 続きは次のラウンドで。
guide-done-choose = **勇気ある選択です。**
guide-done-exert = **おかえりなさい。** 結果は記録にあります。
guide-done-rest = **みんな、おやすみなさい。**
