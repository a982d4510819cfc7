# 朗読：ボタン、その返事、設定、本のほかに声が言うこと。

hear-it = 朗読を聞く
voice-begins = 少しお待ちください。いま朗読しています。音声はここに届きます。
voice-fails = いまは声が出せません。本文はそのまま読めます。しばらくしてからもう一度お試しください。
no-voice = ここには朗読できるものがありません。
voice-channel-silent =
    { $channel }では声を出せません。{ $why ->
        [rights] 接続か発言の権限がありません。
        [full] チャンネルが満員です。
        [busy] このサーバーの別のチャンネルで読み上げています。
        [extra] 必要な部品が入っていません。
       *[lost] 接続できませんでした。
    }今夜の会はボイスメッセージで続けます。{ $why ->
        [lost] しばらくしたら、もう一度チャンネルにつなぎます。
       *[other] 休憩のあとで、もう一度試します。
    }
opt-narration = 届いたエンカウンターをボイスメッセージでも朗読する
settings-voice =
    - { settings-switch-narration }：{ $voice ->
        [True] はい{ $mute ->
            [True] （ただし、ここにはこの言語の声がありません）
           *[other] {""}
        }
       *[other] いいえ
    }
spoken-choices = どうしますか。{ $labels }
spoken-or = または、
spoken-stop = 。
spoken-letter = { $sender }からの手紙。{ $text }
