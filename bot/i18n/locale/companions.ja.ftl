# Companions: people of the caves who sit down and play.

companion-person-peck = デイス女史
companion-person-quoin = オヤバシラ
companion-person-nance = ハル・ストット
companion-person-averill = ヒイラギ夫人
companion-person-rapp = シブばあさん
companion-person-vole = だて男モソップ
companion-name =
    { $person ->
        [peck] { companion-person-peck }
        [quoin] { companion-person-quoin }
        [nance] { companion-person-nance }
        [averill] { companion-person-averill }
        [rapp] { companion-person-rapp }
       *[vole] { companion-person-vole }
    }
companion-strength-guest = お客さん
companion-strength-old_hand = 名うて
companion-strength-neighbour = ご近所さん
companion-strength =
    { $strength ->
        [guest] { companion-strength-guest }
        [old_hand] { companion-strength-old_hand }
       *[neighbour] { companion-strength-neighbour }
    }
companion-strength-about =
    { $strength ->
        [guest] 初めて遊ぶ友だちくらいの腕前
        [old_hand] たいていの人より強い
       *[neighbour] 手堅く遊ぶ
    }
companion-person-about =
    { $person ->
        [peck] 探検好きで、いつも先回り
        [quoin] 輝く家を建て、見積もりを出す
        [nance] 紙面のために何でもひとつずつ集める
        [averill] 決まりどおりにベッドを貸す
        [rapp] 洞窟の地図を作り、住み着く
       *[vole] コインを数え、値段に泣く
    }

## The lobby

lobby-companion =
    { $strength ->
        [guest] 地底のお客さん
        [old_hand] 地底の名うて
       *[neighbour] 地底のご近所さん
    }
lobby-add-companion = 仲間を呼ぶ
lobby-send-home = { companion-name }を帰す
lobby-think-aloud = 考えを話してもらう
lobby-think-silently = 考えは秘密にしてもらう
lobby-aloud = 仲間は次にすることを口に出します。
companion-form = 仲間を呼ぶ
companion-form-strength = どのくらいの腕前？
companion-form-person = 誰を呼ぶ？
companion-anyone = 通りかかった人
companion-sat-down = { companion-name }が席につきました。卓は{ $count }人になりました。
companion-gone-home = { companion-name }は帰りました。卓は{ $count ->
       *[other] { $count }人
    }になりました。
companions-aloud = この卓の仲間は、次にすることを口に出します。
companions-silent = この卓の仲間は、考えを秘密にします。
companion-here = その仲間はもうこの卓にいます。
companion-not-here = そのような仲間はここにいません。
no-companion-here = 仲間が座るのは、2〜4人で遊ぶ卓です。
no-companion-by-book = それぞれが自分の本を読むゲームでは、席に読む人が必要です。

## The table

panel-companion = **{ $name }** が考えています。
panel-companion-for = { companion-name }が **{ $name }** さんの代わりに考えています。
panel-plain-seat = **{ $name }** さんの席は、おまかせで進みます。

## What they say

remark-said = -# { companion-name }{ $text }
remark-what =
    { $kind ->
        [explore] 地下への探検
        [harvest] 収穫
        [labor] 一日の労働
       *[other] { $card }
    }
remark-peck =
    { $code ->
        [likes_it] 「一番乗り。いつものこと」
        [likes_it-2] 「これに決定。異論なし」
        [likes_it-3] 「予定どおり。満足」
        [before_others] 「確保。デイス」
        [before_others-2] 「皆、遅い。デイス」
        [before_others-3] 「人気の品。取得済み」
        [for_the_cider] 「りんご酒一杯。悪くない」
        [for_the_cider-2] 「りんご酒、再び。防寒用」
        [for_the_cider-3] 「最後の一杯。悔いなし」
        [met_well] 「{ $name }、役に立った。記録済み」
        [met_badly] 「見ていた、{ $name }。減点」
        [met_wronged] 「成果あり、{ $name }。手口は落第」
        [first_then-2] 「そのあと{ $what }。遅れるな」
       *[first_then] 「次は{ $what }。当然」
    }
remark-quoin =
    { $code ->
        [likes_it] 「こいつはもう、ほとんどできたような」
        [likes_it-2] 「前から言ってたんでさあ、こいつがあれば、きっと」
        [likes_it-3] 「あとほんの少し、こう」
        [before_others] 「あと一日遅けりゃ、誰かに先を」
        [before_others-2] 「ずっと前から目をつけてたんで、その」
        [before_others-3] 「こりゃ失礼、ちょうど今、そちらも」
        [for_the_cider] 「ほんの一杯、なくならないうちに」
        [for_the_cider-2] 「のどの渇く仕事でしてね、それでつい」
        [for_the_cider-3] 「少しは残しておこうと、そう思っては」
        [met_well] 「{ $name }さんには世話になったんで、お礼にひとつ建てようかと」
        [met_badly] 「{ $name }さんがしくじったとは言いやせん。ただ、まだこれから」
        [met_wronged] 「{ $name }さんのあの仕打ちは、完成と呼ぶよりほかありやせん」
        [first_then-2] 「そのあとは{ $what }で、天気さえ」
       *[first_then] 「次は{ $what }でさあ。火曜日には、きっと」
    }
remark-nance =
    { $code ->
        [likes_it] 「これは一面だね」
        [likes_it-2] 「紙面を空けて。これは載せる」
        [likes_it-3] 「わたしなら二度読むね」
        [before_others] 「うちが先だ。そう刷っておいて」
        [before_others-2] 「よそは、うちの紙面で読めばいい」
        [before_others-3] 「独占記事。活字は大きく」
        [for_the_cider] 「記者にも飲み物を」
        [for_the_cider-2] 「記者は、あるものを飲む」
        [for_the_cider-3] 「取材費につけておいて」
        [met_well] 「一面はこれ、{ $name }さんに感謝。湿気で組み置きの活字だがね」
        [met_badly] 「訂正は四面。{ $name }さんの件」
        [met_wronged] 「一面は、{ $name }さんがどうやったか。二面は、誰にやったか」
        [first_then-2] 「近日掲載、{ $what }」
       *[first_then] 「明日の紙面は、{ $what }」
    }
remark-averill =
    { $code ->
        [likes_it] 「六番では、我慢などいたしません」
        [likes_it-2] 「六番には、こういう物の置き場所がいつもございます」
        [likes_it-3] 「六番では、好きなものは心得ております」
        [before_others] 「六番では、二度言われるまで待ったりいたしません」
        [before_others-2] 「六番は、朝が早うございます」
        [before_others-3] 「六番では、温かいお盆は早い者のものです」
        [for_the_cider] 「六番では、気の抜けるまで残したりいたしません」
        [for_the_cider-2] 「六番では、一杯は一杯、グラスは洗います」
        [for_the_cider-3] 「六番では、薬用と申します」
        [met_well] 「六番では、ご親切を忘れたりいたしません、{ $name }さん」
        [met_badly] 「六番では、もう何も申しません、{ $name }さん。思うだけです」
        [met_wronged] 「六番では、スプーンを数えたりいたしません、{ $name }さん。このたびは、数えました」
        [first_then-2] 「そのあとは{ $what }。六番には、予定表がございます」
       *[first_then] 「次は{ $what }。六番では、先延ばしにいたしません」
    }
remark-rapp =
    { $code ->
        [likes_it] 「聞こえたかい。うつろだよ。ひもに結んでおこう」
        [likes_it-2] 「いい音だ。結び目ひとつの値打ちがあるよ」
        [likes_it-3] 「自分でたたいてごらん。わかるから」
        [before_others] 「来るのが聞こえたからね。先にもらったよ」
        [before_others-2] 「靴音でわかったよ」
        [before_others-3] 「コンコンと二回。ふさがってるよ」
        [for_the_cider] 「コンと一回、りんご酒。わたしだよ」
        [for_the_cider-2] 「とくとく鳴ってる。あの音は知ってるよ」
        [for_the_cider-3] 「これに結び目はいらない。すぐなくなるからね」
        [met_well] 「あれは{ $name }さんの足音だね。ひもに、いい結び目がひとつできたよ」
        [met_badly] 「聞こえたよ、{ $name }さん。岩にもね」
        [met_wronged] 「帰りの足音は、来たときより重かったね、{ $name }さん。そのぶんの結び目もあるよ」
        [first_then-2] 「次の結び目は、{ $what }のぶん」
       *[first_then] 「次は{ $what }。結び目はもう作ってある」
    }
remark-vole =
    { $code ->
        [likes_it] 「地底に二つとない逸品、だて男モソップの手に渡って、ほんのはした金」
        [likes_it-2] 「千も見てきただて男モソップ、店を手放してもこれだけは手放しませぬ」
        [likes_it-3] 「一生に一度の品、だて男モソップにはほぼ毎日」
        [before_others] 「欲しかった方には、だて男モソップもらい泣き、泣き声も大きく一ペニー」
        [before_others-2] 「望みはあまたの方に、財布はだて男モソップに」
        [before_others-3] 「遅れた方をお慰めするだて男モソップ、お慰めも売り物でございます」
        [for_the_cider] 「世にも尊い皆さまのご健康に、だて男モソップが乾杯、お代はただ」
        [for_the_cider-2] 「まずければ一大事とだて男モソップがお毒見、まずかったためしはございませぬ」
        [for_the_cider-3] 「お代のいらぬりんご酒こそ、だて男モソップの知る極上の年代物」
        [met_well] 「気高きお客さま{ $name }さまを、だて男モソップ決して忘れませぬ、お釣りのほかは」
        [met_badly] 「{ $name }さまを、だて男モソップ涙ながらに許しましょう、一ペニーで」
        [met_wronged] 「{ $name }さまほど見事なお手口、だて男モソップ見たためしがございませぬ、いただくのは一割だけ」
        [first_then-2] 「まもなく{ $what }、皆さま、だて男モソップがいただくのは拍手のみ」
       *[first_then] 「次は{ $what }、地底一の掘り出し物、だて男モソップ身を切る大損」
    }

## The coach

guide-ask = ご近所さんならどうする？
guide-gone = 案内はもう終わりました。`/ルール` でいつでも何でも調べられます。
guide-no-advice = いまはご近所さんが通りかかりません。少ししてから聞いてください。
guide-advice =
    { $kind ->
        [explore] ご近所さんなら、{ $villagers }と地下へ行きます。
        [build] ご近所さんなら、**{ $what }** を建てます。
        [train] ご近所さんなら、**{ $what }** を訓練します。
        [labor] ご近所さんなら、{ $villagers }を働きに出します。
        [choose] ご近所さんなら、「{ $what }」を選びます。
        [exert] ご近所さんなら、{ $villagers }に無理をさせます。
        [exert-nobody] ご近所さんなら、誰にも無理をさせずに帰ります。
       [put_up_for_sale] ご近所さんなら、{ items }を{ $coins ->
            [0] {""}
           *[other] { $coins }コインで
        }売りに出します。**{ verb-more }** の中にあります。
        [more] ご近所さんなら、**{ verb-more }** から **{ $what }** を押します。
       *[other] ご近所さんなら、**{ $what }** を押します。
    }

## Commands

cmd-game-companion = 開始前の卓に仲間を呼ぶ、または帰す
opt-companion-what = すること
opt-companion-strength = 腕前
opt-companion-person = 呼ぶ相手（指定しなければ通りかかった人）
companion-what-add = 仲間を呼ぶ
companion-what-remove = 仲間を帰す
companion-what-aloud = 次にすることを話してもらう
companion-what-silent = 考えは秘密にしてもらう

## The help page

help-companions = 仲間
help-companions-also = 仲間, ご近所さん, お客さん, 名うて, コンピューター, AI, 相手, 人数が足りない, ヒント, 助言, 考え
help-companions-text =
    地底の人たちが席につき、すべてのルールで遊びます。動かすのはボットで、その席から見えるものしか見ていません。

    {""}**ロビーで**
    - **{ lobby-add-companion }**か`/ゲーム 仲間`で3人まで呼べ、帰すこともできます。満席のロビーに参加した人は、仲間の席につきます。
    - お客さんは初めて遊ぶ友だちくらい、ご近所さんは手堅く、名うてはたいていの人より強く遊びます。6人それぞれに好みがあります。
    - **{ lobby-think-aloud }**：次にすることを口に出します。ライバルにも聞こえます。

    {""}**卓で**
    - 人と同じように、少し考えます。売買の申し出には答え、誰にも通知しません。
    - 遊ぶ人のいない席は、**{ let-it-play }**、`/ゲーム 交代`、または投票で、ご近所さんに任せられます。`/ゲーム 席`で誰でも引き継げます。
    - 最初のラウンドの**{ guide-ask }**は、自分に見えるものだけから考えた、自分だけに届くヒントです。
    - 仲間と遊んだゲームは`/自分 成績`で別に数え、殿堂には入りません。
