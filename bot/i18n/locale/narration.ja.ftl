# 朗読：ボタン、その返事、設定、本のほかに声が言うこと。

hear-it = 朗読を聞く
voice-begins = 少しお待ちください。いま朗読しています。音声はここに届きます。
voice-fails = いまは声が出せません。本文はそのまま読めます。しばらくしてからもう一度お試しください。
voice-later = 最近たくさんのメッセージを送ったため、朗読はお待ちいただきます。一、二時間後にもう一度お試しください。
no-voice = ここには朗読できるものがありません。
opt-narration = 届いたエンカウンターをボイスメッセージでも朗読する
settings-voice =
    - 届いたエンカウンターの朗読：{ $voice ->
        [True] はい{ $mute ->
            [True] （ただし、ここにはこの言語の声がありません）
           *[other] {""}
        }
       *[other] いいえ
    }
spoken-choices = どうしますか。{ $labels }
spoken-or = または、
spoken-stop = 。
