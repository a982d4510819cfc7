# The names of the cards. A key is the kind of card, a dash, and the card's id.

## Starting villagers, the same three for each seat

villager-builder-1 = 大工のオド
villager-trainer-1 = 先生のレン
villager-explorer-1 = 探検家のピップ
villager-builder-2 = 大工のマルタ
villager-trainer-2 = 先生のアンセル
villager-explorer-2 = 探検家のフィン
villager-builder-3 = 大工のトビン
villager-trainer-3 = 先生のイルゼ
villager-explorer-3 = 探検家のリネット
villager-builder-4 = 大工のグドルン
villager-trainer-4 = 先生のカシミル
villager-explorer-4 = 探検家のタムジン

## Ordinary villagers, and what is said of them

villager-bram = ブラム
villager-bram-about = 気の長い井戸掘り
villager-oakum = オーカム
villager-oakum-about = 海を離れた船大工
villager-marl = マール
villager-marl-about = 鼻歌まじりのれんが職人
villager-tansy = タンジー
villager-tansy-about = 高いところが好きな屋根職人
villager-vesper = ヴェスパー
villager-vesper-about = 頬に紋様を描いた射手
villager-cobb = コブ
villager-cobb-about = しまり屋の石工
villager-juniper = ジュニパー
villager-juniper-about = 夜ふかし読書の鋳掛け屋
villager-aldith = アルディス
villager-aldith-about = 村の学校の先生
villager-fennick = フェニック
villager-fennick-about = 踊りの師匠
villager-posy = ポージー
villager-posy-about = 炉端の語り部
villager-larkin = ラーキン
villager-larkin-about = 手紙の代筆屋
villager-umber = アンバー
villager-umber-about = 値切り上手の看板描き
villager-rusk = ラスク
villager-rusk-about = 店を飛び出したパン職人
villager-ottoline = オットリン
villager-ottoline-about = 養蜂家
villager-nettle = ネトル
villager-nettle-about = 綱渡り師
villager-skerry = スケリー
villager-skerry-about = 崖の飛びこみ名人
villager-gullop = ゴロップ
villager-gullop-about = カエル人の笛吹き
villager-brill = ブリル
villager-brill-about = 魚人の真珠採り

## Special villagers

villager-liquid-woman = リキッドウーマン
villager-glogo = グロゴ
villager-grolo = グロロ
villager-cave-cat-1 = 洞窟猫のスス
villager-cave-cat-2 = 洞窟猫のオキビ
villager-metal-man-1 = メタルマンのガシャ
villager-metal-man-2 = メタルマンのネジ

## Starting houses

building-starting-house-1 = 炉端の家
building-starting-house-2 = 戸口の家
building-starting-house-3 = 太い梁の家
building-starting-house-4 = 残り火の家

## Houses

building-gabled-inn = 三角屋根の宿
building-quince-cottage = カリンの木の家
building-windfall-cellar = 落ち実の貯蔵庫
building-crooked-kiln = かしいだ窯
building-chamomile-cottage = カミツレの家
building-weathercock-loft = 風見鶏の屋根裏
building-welcome-lodge = おかえり荘
building-tollbridge-house = 橋番の家
building-pilgrim-hostel = 巡礼の宿
building-steaming-bathhouse = 湯けむり亭
building-tin-bakery = ブリキのパン屋
building-market-arcade = アーケード市場
building-physic-garden = 薬草園
building-mossback-hut = 苔むした小屋
building-herring-smokehouse = ニシンの燻製小屋
building-heron-jetty = アオサギ桟橋
building-twine-walk = 麻ひも横丁
building-bellrope-tower = 鐘つきの塔
building-clayfoot-pottery = 泥足窯
building-almanac-press = 暦の印刷所
building-rag-mill = ぼろ布の紙すき場
building-mapmakers-attic = 地図師の屋根裏
building-chiming-clocktower = 歌う時計塔
building-feasting-hall = 宴の広間
building-rosewindow-chapel = 薔薇窓の礼拝堂
building-alembic-manor = 蒸留器の館
building-hearthring-court = 軒を連ねる館

## Key houses

building-slate-schoolroom = 石板の教室
building-aunties-parlor = おばさんの茶の間
building-sawdust-workshop = おがくず工房
building-muddy-boot-porch = 泥んこ靴の玄関
building-applewood-taproom = りんごの木の酒場
building-remedy-pantry = 妙薬の戸棚
building-joiners-bunkhouse = 大工長屋
building-corner-shop = 角の雑貨屋
building-featherbed-house = 羽根ぶとんの家
building-chandlers-shop = ろうそく屋
building-lamplighters-lodge = 点灯夫の詰め所
building-wishing-gate = 願かけの門

## Star houses

building-skyreach-palace = 天を突く宮殿
building-alchemists-cathedral = 錬金術師の大聖堂
building-great-moot-hall = 大寄り合い所
building-deepgate-citadel = 奈落門の城塞
building-harvest-basilica = 実りの聖堂
building-golden-guildhall = 黄金のギルド会館

## Outposts

building-buried-urn-vault = 埋もれた壺の蔵
building-echoing-mine = こだま鉱山
building-violet-grotto = 菫色の岩屋
building-ironroot-shaft = 鉄の根の縦坑
building-toadstool-camp = 赤傘の野営地
building-mineral-springs = 地の底の湯
building-hammock-cavern = ハンモックの洞
building-candlelit-burrow = ろうそくの巣穴
building-sunshaft-orchard = 光差す果樹園
building-ferrymans-landing = 渡し守の船着き場
building-puffball-hollow = ホコリタケの窪地
building-glowcap-terrace = 光り茸の段々畑
building-blindfish-pool = 目なし魚の淵
building-underlake-wharf = 地底湖の波止場
building-spidersilk-loom = 蜘蛛糸の機屋
building-forgotten-archive = 忘れられた書庫
building-roaring-smelter = うなる溶鉱炉
building-geode-shrine = 晶洞の祠
building-jewelers-row = 宝石細工通り
building-wayfinders-post = 道案内の番小屋
building-fortune-well = 運だめしの井戸
building-hermits-apothecary = 隠者の薬屋
building-spiral-crossroads = 渦巻き辻
building-sleeping-colossus = 眠れる巨像
building-beacon-stair = かがり火の階段
building-mirrorlight-gallery = 鏡明かりの回廊
building-ropewalk-ledge = 縄ないの岩棚

## Cave cards

cave-cave-01 = ささやきの回廊
cave-cave-02 = 水底の階段
cave-cave-03 = 焚き火の窪み
cave-cave-04 = 塩の大聖堂
cave-cave-05 = 根っこの抜け道
cave-cave-06 = 月の乳の間
cave-cave-07 = 百段の縦穴
cave-cave-08 = かじり跡の穴
cave-cave-09 = 鏡の湖
cave-cave-10 = しずくの合唱団
cave-cave-11 = 古王の街道
cave-cave-12 = コウモリの煙突
cave-cave-13 = ぬるい風の道
cave-cave-14 = 沈んだ市場
cave-cave-15 = 針の橋
cave-cave-16 = 静かな暗がり
cave-cave-17 = 石になった森
cave-cave-18 = 迷子のランプの角
cave-cave-19 = 崩れかけの間
cave-cave-20 = 壁画の間
cave-cave-21 = 黒砂の渚
cave-cave-22 = 巨人のポケット
cave-cave-23 = 蛍の裂け目
cave-cave-24 = もつれ迷路
cave-cave-25 = 底なしの縁
cave-cave-26 = かしいだ踊り場
cave-cave-27 = 白亜のらせん
cave-cave-28 = 借り物の地下室
cave-cave-29 = 雷鳴の水路
cave-cave-30 = 最後の灯の岩棚
