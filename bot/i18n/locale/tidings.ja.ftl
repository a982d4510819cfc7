# ラウンド後の新聞と、最後に語られる「その後」。

tidings-name = **{ $name }**
tidings-head = **{ $name }**（第{ $round }ラウンドの後）
tidings-headline = **{ $text }**（{ $name }）
tidings-correction = *訂正*：{ $text }
tidings-weather = *天気*：{ $text }
tidings-season = **ふたの下**：{ $text }
tidings-market = *市場で聞いた話*：{ $text }
tidings-rest = *宿で聞いた話*：{ $text }
tidings-letter = *{ $name }への手紙（{ $sender }より）*：{ $text }
tidings-read = 新聞を読む
no-paper = その時は新聞が出ていません。
became = みんなのその後
became-hear = その後の朗読を聞く
became-title = ### みんなのその後
became-of = **{ $name }**
