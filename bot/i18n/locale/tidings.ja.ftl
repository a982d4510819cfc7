# ラウンド後の新聞と、最後に語られる「その後」。

tidings-head = **{ $name }**（第{ $round }ラウンドの後）
tidings-headline = **{ $text }**（{ $name }）
tidings-correction = *訂正*：{ $text }
tidings-weather = *天気*：{ $text }
tidings-market = *市場で聞いた話*：{ $text }
tidings-rest = *宿で聞いた話*：{ $text }
tidings-letter = *{ $name }への手紙（{ $sender }より）*：{ $text }
became = みんなのその後
became-title = ### みんなのその後
became-of = **{ $name }**
