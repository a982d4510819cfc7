## How encounters are read, chosen in the lobby

lobby-readings = **エンカウンターは誰が読みますか？** ホストが選びます。
lobby-reading =
    { $chosen ->
        [True] ✅ { $way }
       *[other] ▫️ { $way }
    }
lobby-reading-private = **DMで読む**：エンカウンターは探検者だけが読み、終わった物語は全員が読めます。
lobby-reading-table = **卓で読む**：エンカウンターの本文をチャンネルで全員が読み、探検者が選びます。
lobby-reading-player = **プレイヤーが読む**：エンカウンターの本文は探検者の左隣の人に届き、全員に読み聞かせます。
lobby-reading-book = **手元の本で読む**：印刷されたエンカウンターの本を使い、ボットは番号を伝えます。
lobby-who-reads = 誰が読む？
lobby-read-private = DMで読む
lobby-read-table = 卓で読む
lobby-read-player = プレイヤーが読む
lobby-read-book = 手元の本で読む

## A player reads

verb-aloud = 読み終えました
verb-open-reading = 読む本文を開く
ask-read-out = { $who } さん、{ $explorer }さんのエンカウンターをみんなに読んでください
read-by = **{ $name }さん**が本文を持っていて、読んでくれます。選ぶ番になったらお知らせします。
reader-intro =
    { $done ->
        [True] **{ $explorer }さんへの読み聞かせが終わり**、本文は全員に見えています。最後の部分は、ダイスが出そろうまで伏せておいてください。
       *[other] **{ $explorer }さんの探検の読み手はあなたです。** 声に出して読み、**読み終えました**を押してください。本文と選択肢が全員に表示され、{ $explorer }さんに選ぶ番だと知らせます。ボタンに任せて、読まずに見せてもかまいません。最後の部分は、ダイスが出そろうまで伏せておいてください。
    }
ping-reading = 読み手の番です。エンカウンターがあなたの読み聞かせを待っています。
remind-reading =
    エンカウンターがまだあなたの読み聞かせを待っています（{ $since }から）。{ $until ->
        [none] {""}
       *[other] 持ち時間は{ $until }までです。
    }読まれないときは、ほかの人にお願いします。
ping-read = { $name }さんがエンカウンターを読みました。どうするか選んでください。
ping-shown = 読み手がいなかったので、エンカウンターを全員に表示しました。どうするか選んでください。
reading-passed = { $name }がエンカウンターを読まなかったので、{ $next }に頼んだ。
reading-shown = { $name }がエンカウンターを読まなかったので、ボットが卓に見せた。
wait-for-reader = 読み手が本文を持っています。読み終わったらお知らせします。
read-out-already = それはもう読まれました。
