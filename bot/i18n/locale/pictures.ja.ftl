# The words in the pictures, and the alt text that stands for each.

## In the pictures

picture-player = プレイヤー{ $letter }
picture-guest = 参加者{ $number }
picture-asked = 行動待ち
picture-next = 次の番
picture-first = スタートプレイヤー
picture-passed = パス済み
picture-supply-empty = 手元には何もない
picture-sale = 売り物
picture-track = 成長トラック
picture-market = 市場
picture-row =
    { $row ->
        [house] 家
        [key] 鍵の家
        [star] 鍵の家と星の家
       *[outpost] 地下施設
    }
picture-row-empty = 残りなし
picture-gap = 手番が進むと補充
picture-cave-deck = 次の洞窟（ダイスの出目順、山札{ $left }枚）
picture-round = ラウンド { $round }/{ $rounds }
picture-idle = まだ行動なし
picture-stacks = ボットが取った分
picture-hires = 雇える村人（山に残り{ $left }人）
picture-cider =
    { $there ->
        [True] 最初の労働に1つ
       *[other] りんご酒なし
    }
picture-reputation = 名声
picture-prizes = 名声ボーナス
picture-lanterns =
    { $count ->
       *[other] ランタン
    }
picture-mood =
    { $mood ->
        [bustling] にぎやか
        [eerie] 不気味
        [grand] 壮大
        [merry] 陽気
        [tender] しみじみ
        [tense] 緊迫
        [grim] 陰惨
        [angry] 怒り
        [lost] 道に迷う
       *[wry] とぼけた味
    }
picture-bonus = ボーナス +{ $count }
picture-exerted = 無理 +{ $count }
picture-score =
    { $final ->
        [True] 最終得点
       *[other] 今終わった場合
    }
picture-rounds = ラウンドごとの得点
picture-total = { $points }VP
picture-source =
    { $source ->
        [track] 成長トラック
        [buildings] 建物の数
        [cards] 建物のボーナス
        [prize] 名声ボーナス
       *[reputation] 名声トラック
    }

## In place of the pictures

alt-table = 卓の全体図。
alt-village = { $name }の村：{ $coins }コイン、収入{ $income }、名声{ $reputation }。
alt-asked = 行動待ちです。
alt-next = 次の手番です。
alt-passed = このラウンドはパス済みです。
alt-area =
    { $area ->
        [ready] 準備エリア（{ $count }人）：{ $names }。
        [exhausted] 消耗エリア（{ $count }人）：{ $names }。
        [injured] 負傷エリア（{ $count }人）：{ $names }。
       *[cave] 探検中（{ $count }人）：{ $names }。
    }
alt-dice =
    { $area ->
        [ready] 準備エリアの村人の出目とランタン：{ $dice }。
        [exhausted] 消耗エリアの村人の出目とランタン：{ $dice }。
        [injured] 負傷エリアの村人の出目とランタン：{ $dice }。
       *[cave] 探検中の村人の出目とランタン：{ $dice }。
    }
alt-die = { $name } { $dice }
alt-supply = 手元：{ $items }。
alt-sale =
    { $asking ->
        [0] 売り物：{ item-name }。
       *[other] 売り物：{ item-name }、希望価格{ $asking }コイン。
    }
alt-track = 成長トラック：{ $items }、{ $points }VP。
alt-houses =
    { $beds ->
       *[other] 家（ベッド{ $beds }台）：{ $names }。
    }
alt-outposts = 地下施設：{ $names }。
alt-caves =
    { $count ->
        [0] 空き洞窟はありません。
       *[other] 空き洞窟：{ $count }つ。
    }
alt-holding = { $name }（{ $items }）
alt-market = 市場。数字は値段（コイン）です。
alt-row =
    { $row ->
        [house] 家：{ $cards }。
        [outpost] 地下施設：{ $cards }。
        [key] 鍵の家：{ $cards }。
       *[star] 星の家：{ $cards }。
    }
alt-priced = { $name } { $cost }
alt-cave = 次の洞窟の行き先は、出目1から順に{ $numbers }。
alt-decks = 山札の残り：家{ $houses }枚、地下施設{ $outposts }枚、洞窟{ $caves }枚。
alt-board = 名声ボード、ラウンド { $round }/{ $rounds }。
alt-hires = 雇える村人（数字はコイン）：{ $names }。山に残り{ $left }人。
alt-cube = { $name }：たいまつから{ $steps }、{ $points }VP。
alt-cider =
    { $there ->
        [True] りんご酒は、最初に労働した人のものです。
       *[other] りんご酒はもうありません。
    }
alt-sentence = { $line }。
alt-bot =
    { $count ->
        [0] { $name }：まだ行動なし。
       *[other] { $name }：{ $deeds }。
    }
alt-title = パラグラフ { $number }「{ $title }」。
alt-mood =
    { $mood ->
        [bustling] にぎやかな雰囲気。
        [eerie] 不気味な雰囲気。
        [grand] 壮大な雰囲気。
        [merry] 陽気な雰囲気。
        [tender] しみじみとした雰囲気。
        [tense] 緊迫した雰囲気。
        [grim] 陰惨な雰囲気。
        [angry] 怒りに満ちた雰囲気。
        [lost] 道に迷った雰囲気。
       *[wry] とぼけた雰囲気。
    }
alt-party =
    { $lanterns ->
       *[other] { $name }の探検隊：ランタン{ $lanterns }個。
    }
alt-path = パラグラフ { $number }。
alt-rolled =
    { $lanterns ->
        [0] { $name }：出目{ $value }、ランタンなし。
       *[other] { $name }：出目{ $value }、ランタン{ $lanterns }個。
    }
alt-waiting = これから振る村人：{ $names }。
alt-bonus = ボーナス行で{ $count }個。
alt-exerted = 無理をさせて{ $count }個。
alt-rerolls =
    { $count ->
       *[other] 振り直しは残り{ $count }回。
    }
alt-scores =
    { $final ->
        [True] 最終得点。
       *[other] いまゲームが終わった場合の得点。
    }
alt-rounds = ラウンドごとの得点：{ $players }。
alt-score-rounds = { $name } { $points }
alt-score = { $place }位 { $name }、{ $total }VP：{ $sources }。
alt-source = { $source } { $points }
