# Parts of countries by which people name their time zone; countries and cities are Babel's. Of each zone, what
# people call its parts, with bars between. A part with two zones is in the one where most of its people live.

zone-regions =
    Asia/Tokyo: 北海道 | 東北 | 関東 | 中部 | 関西 | 近畿 | 中国地方 | 四国 | 九州 | 沖縄 | 大阪 | 京都 | 名古屋 | 札幌 | 福岡 | 横浜
    Europe/London: イングランド | スコットランド | ウェールズ | 北アイルランド | 英国 | グレートブリテン
    America/New_York: アメリカ | ニューヨーク州 | コネチカット | デラウェア | フロリダ | ジョージア | メイン | メリーランド | マサチューセッツ | ニューハンプシャー | ニュージャージー | ノースカロライナ | オハイオ | ペンシルベニア | ロードアイランド | サウスカロライナ | バーモント | バージニア | ワシントン | ワシントンDC | ウェストバージニア
    America/Detroit: ミシガン
    America/Indiana/Indianapolis: インディアナ
    America/Kentucky/Louisville: ケンタッキー
    America/Chicago: アメリカ | アラバマ | アーカンソー | イリノイ | アイオワ | カンザス | ルイジアナ | ミネソタ | ミシシッピ | ミズーリ | ネブラスカ | ノースダコタ | オクラホマ | サウスダコタ | テネシー | テキサス | ウィスコンシン
    America/Denver: アメリカ | コロラド | モンタナ | ニューメキシコ | ユタ | ワイオミング
    America/Boise: アイダホ
    America/Phoenix: アリゾナ
    America/Los_Angeles: アメリカ | カリフォルニア | ネバダ | オレゴン | ワシントン | ワシントン州
    America/Anchorage: アラスカ
    Pacific/Honolulu: ハワイ
    America/Toronto: オンタリオ | ケベック
    America/Halifax: ノバスコシア
    America/Winnipeg: マニトバ
    America/Edmonton: アルバータ
    America/Vancouver: ブリティッシュコロンビア
    Europe/Madrid: カタルーニャ | アンダルシア
    Australia/Sydney: ニューサウスウェールズ
    Australia/Brisbane: クイーンズランド
    Australia/Melbourne: ビクトリア
