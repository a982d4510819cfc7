# 参加者自身の声の朗読。夜の記録からリンクする。

menu-reading = 朗読として残す
recording-ask = **自分の朗読ですか？** 残すと、この夜の年代記にあなたの名前でメッセージへのリンクが載ります。あなたが望まないかぎり、音声は複製されません。ここか `/夜 朗読` で、いつでも取り消せます。
recording-keep = 残す：{ $title }
recording-drop = 取り消す：{ $title }
recording-kept = 残しました。この夜の年代記にリンクが載ります。あなたの声を、年代記のファイルそのものに入れることもできます。ファイルを受け取った人がみな聞けます。誰かが保存した分は取り戻せません。
recording-copy = 自分の声を年代記に入れる
recording-copied = 入れました。次に作る年代記から、あなたの声が聞けます。
recording-dropped = 取り消しました。次に作る年代記からはリンクが消えます。
recording-list = 記録のために残しているあなたの朗読：{ $count }件
recording-how = 今夜の会のあなたの朗読は残っていません。このチャンネルでボイスメッセージを録音し、そのメニューの「アプリ」から**朗読として残す**を選んでください。
recording-not-yours = 残せるのは、録音した本人だけです。
recording-no-voice = このチャンネルにあるあなたのボイスメッセージではありません。
recording-not-read = 今夜の会で、あなたが読み上げた段落はまだありません。
recording-none = その朗読は残っていません。
chronicle-voice = { $name }の朗読を聞く（{ $length }）
command-readings = 朗読
cmd-night-readings = 記録のために残した自分の朗読
data-recordings = - 記録からリンクしているあなたの声の朗読：{ $count }
