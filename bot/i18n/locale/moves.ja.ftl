## ひと押し：よくある手、「ほか」と「卓を見る」

quick-harvest = { $goods }を収穫
quick-harvest-all = 全部収穫（{ $count }）
quick-explore = { $villagers }を下へ
quick-labor = { $villagers }が労働
quick-exert = { $villagers }に無理をさせる
quick-reroll = 振り直す：{ $villager }
quick-buy = { item-name }を{ $coins }コインで買う
quick-buy-from = { $name }の{ item-name }を{ $coins }コインで買う
verb-more = ほか
verb-rest-otherwise = 別の休ませ方
verb-undo-of = 一手戻す（{ $name }）
verb-withdraw = 取り消す（{ $name }）
view-table = 卓を見る
table-title = ## 卓、ラウンド{ $round }/{ $rounds }
more-title = ### ほかに今できること
more-dice = ### まずダイス：振り直す、無理をさせる、ここまで？
more-none = 今ほかにできることはありません。**卓を見る**で、すべての村とボードが見られます。
more-not-now = **いまはできないこと**
more-why = -# { $verb }：{ $why }
more-buy = **ほかのプレイヤーから買う**
more-offer = 値段を申し出る
more-bid = **{ $name }の{ item-name }**に値段を申し出る
more-coins = { coins }
more-bid-price = { $name }：{ coins }
more-sell = **売る**：いくらで？
more-price = { item-name }：{ coins }
more-any-price = { item-name }：申し出を待つ
more-sell-solo = { item-name }を売る
more-dearer = ほかの値段
more-sell-other = ほかの物を売る
more-refresh = **1コインで列を入れ替える**
more-row =
    { $row ->
        [house] 新しい家
       *[outpost] 新しい地下施設
    }
more-goods = **成長トラック**：商品を1つ、または何個か置く
more-place = { items }を置く
more-others = **そのほか**
verb-proposed = ベッドを埋める
verb-proposed-drinks = ベッドと飲み物
proposed-rest = -# { $name }：ベッドは{ $villagers }に。
proposed-potions = -# 飲み物も使えば：{ $villagers }にポーション。
proposed-ciders = -# 飲み物も使えば：{ $villagers }にりんご酒。
proposed-nobody = -# { $name }：ベッドを使える村人なし。
beds-empty = ベッドが{ $count }台空いたままで、{ $villagers }が寝られます。**空けたままにしますか？**
beds-fill = ベッドを埋める
beds-leave = 空けておく
short-builder-1 = オド
short-trainer-1 = レン
short-explorer-1 = ピップ
short-builder-2 = マルタ
short-trainer-2 = アンセル
short-explorer-2 = フィン
short-builder-3 = トビン
short-trainer-3 = イルゼ
short-explorer-3 = リネット
short-builder-4 = グドルン
short-trainer-4 = カシミル
short-explorer-4 = タムジン
pick-one = 1つだけ選んでください。

## What is for sale

buy-build = **{ $name }**が建設します。使えるのは{ $coins }コイン。
buy-train = **{ $name }**が訓練します。使えるのは{ $coins }コイン。
buy-card = { $name } · { $count }
buy-missing = あと{ $count }コイン
buy-no-cave = 地下施設（空き洞窟が必要）
buy-otherwise = ほかの方法…
