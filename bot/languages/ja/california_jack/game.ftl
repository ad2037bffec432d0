# カリフォルニア・ジャックとシャスタ・サム。オール・フォーズと同じことはそちらにある。

family-california_jack = カリフォルニア・ジャック
family-california_jack-leaderboard = カリフォルニア・ジャックでは、点が多いほど良い成績です。

offer-californiajack-open = このチャンネルで2人用のカリフォルニア・ジャックのテーブルを開く
offer-californiajack-preset = 種類（省略すると10点までのカリフォルニア・ジャック）

feat-jacks = 切り札のジャック獲得{ $count }回

variant-california_jack = カリフォルニア・ジャック
variant-california_jack-about = トリックごとにカードを引く、2人用のオール・フォーズです。山札は表向きで、何を争うかが見えます。ハイ、ロー、ジャック、ゲーム点は取った人のもので、10点先取です。
variant-california_jack-brief = 2人用、表向きの山札から引く、10点先取
variant-california_jack_1897 = カリフォルニア・ジャック（1897年）
variant-california_jack_1897-about = フォスターのルールです。切り札はカットで決め、切り札を出す義務はなく、7点先取です。
variant-california_jack_1897-brief = 切り札はカットで決める、7点先取
variant-shasta_sam = シャスタ・サム
variant-shasta_sam-about = 山札を裏向きにしたカリフォルニア・ジャックです。引いたカードは自分にしか見えません。7点先取です。
variant-shasta_sam-brief = 裏向きの山札から引く、7点先取

california_jack-goal = { $target }点先取{ $deals ->
    [none] {""}
   *[other] 、最大{ $deals }ディール
}
california_jack-in-short = トリックごとに、取った人から順に1枚ずつ引きます{ $stock ->
    [closed] （相手のカードは見えません）
   *[open] （争うカードは表向きです）
}。切り札のA、2、ジャックと、最も多いカード点が各1点で、先に{ $target }点に達すると勝ちです。
california_jack-lesson = { $trump_by ->
    [cut] **引き方** カットしたカードのスートが切り札です。
   *[stock_top] **引き方** 山札の一番上のスートが切り札です。
}トリックの後、取った人が{ $stock ->
    [closed] 自分だけに見える1枚を引き、次に相手が引きます。
   *[open] 表向きの1枚を引き、相手は次の1枚を引きます。
}
california_jack-rules =
    {""}**目的** 各ディールに、ハイ、ロー、ジャック、ゲーム点の4点があります。先に{ $target }点に達した人の勝ちです。

    {""}**配り方** 2人で、52枚から6枚ずつ配ります。一番強いのはAです。残りの40枚が山札です。{ $trump_by ->
        [cut] ディールの前に1枚カットして戻し、そのスートが切り札です。
       *[stock_top] 一番上のカードのスートが切り札です。
    }ディーラーでない人からリードします。

    {""}**プレイ** フォローするか、切り札を出します。切り札がリードされたら、あれば切り札を出します。{ $void_must_trump ->
        [true] リードのスートがなければ、できる限り切り札を出さなければなりません。
       *[false] リードのスートがなければ、何を出してもかまいません。
    }トリックを取った人が山札の一番上を引き、相手が次を引いて、取った人がリードします。{ $stock ->
        [closed] 山札は裏向きで、自分の引いたカードだけが見えます。
       *[open] 山札は表向きで、一番上に来たカードは2人とも見えます。
    }20トリックで山札はなくなり、最後の6トリックは引かずにプレイします。

    {""}**得点計算** 次の順に、カードを取った人の点です。**ハイ**は切り札のA、**ロー**は切り札の2、**ジャック**は切り札のJ、**ゲーム点**は80のカード点の多い方です（Aは4、Kは3、Qは2、Jは1、10は10）。{ $game_tie ->
        [nondealer] 40ずつなら、ゲーム点はディーラーでない人に入ります。
       *[none] 40ずつなら、ゲーム点は誰にも入りません。
    }

california_jack-trump_by = 切り札の決め方
california_jack-trump_by-is = { $value ->
    [cut] ディールの前にカットして切り札を決めます。
   *[stock_top] 山札の一番上のカードが切り札を決めます。
}
california_jack-stock = 山札
california_jack-stock-is = { $value ->
    [closed] 山札は裏向きです。
   *[open] 山札は表向きです。
}
california_jack-void_must_trump = リードのスートがないとき
california_jack-void_must_trump-is = { $value ->
    [true] フォローできなければ、切り札を出さなければなりません。
   *[false] 切り札を出す義務はありません。
}
california_jack-game_tie = カード点が40ずつのときのゲーム点
california_jack-game_tie-is = { $value ->
    [nondealer] カード点が40ずつなら、ゲーム点はディーラーでない人に入ります。
   *[none] カード点が40ずつなら、ゲーム点は誰にも入りません。
}
california_jack-target = 何点で勝ちか
california_jack-target-is = { $value }点で勝ちです。
california_jack-deals = ディール数の上限
california_jack-deals-is = { $value ->
    [none] ディール数に上限はありません。
   *[other] 長くても{ $value }ディールで終わります。
}

california_jack-trumps = { $count ->
    [0] 切り札{ $sign } · 山札なし
   *[other] 切り札{ $sign } · 山札：{ $count }枚
}
california_jack-next = 次のカード：**{ $card }** · 切り札{ $sign } · 残り{ $count }枚
california_jack-cut = 切り札のカット：**{ $card }**。
california_jack-drew = 引いたカード：{ $cards }。
california_jack-task-trump = **手番です。** { $suit }{ $sign }がないので、切り札を出さなければなりません。

illegal-california_jack-must-trump = リードのスートがないので、切り札を出さなければなりません。
illegal-california_jack-cut-first = ディールの前に、切り札を決めるカットをします。
illegal-california_jack-claim-stock = 山札がなくなるまでは宣言できません。

# コンピューターがそのカードを出す理由と、損の大きいカードのどこが誤りだったか。

hint-cj-draws = このトリックを取り、{ $card }を引けます。
hint-cj-takes-low = ローの{ $card }を取れます。
mistake-cj-left-draw = { $card }ならこのトリックを取り、山札の{ $top }を引けました。
mistake-cj-gave-low = ローの{ $card }を危険にさらしました。
