# What a village did that few do, and the hall of a server's villages.

achieved-title = **これらの村の語り草**
achieved = **{ $name }** · *{ $title }*：{ $why }
stats-achieved = 実績：{ $titles }
stats-achieved-times = *{ $title }* ×{ $count }
hall-title = ## 村の殿堂
hall-village = { $rank }. **{ $points }点** · { $who } · 建物{ $buildings }、村人{ $villagers }人 · { $place }位
hall-achieved = -# { $titles }
hall-empty = ここにはまだ村がありません。このサーバーで、仲間なしの最初のゲームが終わると、最初の村が並びます。
hall-known = -# このサーバーで達成された実績：{ $all }件中{ $earned }件。残りは、達成されたときに明らかになります。

achievement-metal-man = ふた開けの名人
achievement-metal-man-why = ご近所に、金属でできた人がいます。誰も口にしませんが、誰もが瓶を持ってきます。
achievement-three-sixes = 六が三つ
achievement-three-sixes-why = 同じ踊り場で六が三つ。わけは聞かないでほしい、とダイスは申しております。
achievement-nine-lanterns = 昼のような明るさ
achievement-nine-lanterns-why = 一か所にランタンが九つ。三つの村から蛾が集まりました。
achievement-not-a-scratch = かすり傷ひとつなく
achievement-not-a-scratch-why = エンカウンターは四度。包帯はまだ紙に包まれたままです。
achievement-long-way-home = 遠回りの帰り道
achievement-long-way-home-why = 洞窟ひとつに扉が三つ。話し終わるまで、夕食は温められていました。
achievement-went-back-down = では、もう一度
achievement-went-back-down-why = 洞窟を得られずに帰り、靴ひもを結び直して、次は持ち帰りました。
achievement-seven-kinds = 何でも少しずつ
achievement-seven-kinds-why = ひとつのトラックに七種類の商品。市場ではもう「いつもの」で通じます。
achievement-shopkeeper = 日曜も営業
achievement-shopkeeper-why = ご近所に売ること三度。ひもはおまけです。
achievement-town = 足場にご注意
achievement-town-why = 建物が十軒。郵便局から、地図と椅子がほしいと言われました。
achievement-undertown = 下の階
achievement-undertown-why = ひとつの村の下に、地下施設が四つ。上では、やかんの音が聞こえます。
achievement-full-house = 満室
achievement-full-house-why = 村人が九人。お風呂は順番待ちです。
achievement-good-name = 良い評判
achievement-good-name-why = 評判が良いので、誰が来るか見えないうちから扉が開きます。
achievement-by-a-whisker = ひげ一本の差
achievement-by-a-whisker-why = 一点差の勝利。両方の側から一度ずつ、二度数えました。
