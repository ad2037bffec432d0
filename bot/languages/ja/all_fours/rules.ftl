# The rule card, the options and the rules of All Fours.

af-card-usual = 標準の形：手札6枚、ベッグあり、ハイ・ロー・ジャック・ゲーム点、7点先取。

af-rank-A = A
af-rank-K = K
af-rank-Q = Q
af-rank-J = J
af-rank-T = 10
af-rank-9 = 9
af-rank-8 = 8
af-rank-7 = 7
af-rank-6 = 6
af-rank-5 = 5
af-rank-4 = 4
af-rank-3 = 3
af-rank-2 = 2
af-turn-worth = { $rank }は{ $points }点

af-departs-target = { $count }点に達するとゲーム終了です。
af-departs-turn = めくったときにディーラーに入る点：{ $worths }。
af-departs-teams-none = 4人のときも個人戦です。
af-departs-rotation-ccw = 配る順とプレイの順は反時計回りです。
af-departs-cut-low = 一番低いカードをカットした人が最初のディーラーです。
af-departs-trump-pitch = カードはめくらず、最初にリードされたカードが切り札を決めます。
af-departs-trump-auction = 全員が1回ずつビッドできます。最高のビッドをした人がリードし、その最初のカードが切り札を決めます。
af-departs-turn_scoring-each = めくられたカードは、同じスートがまためくられたときも含め、毎回点になります。
af-departs-turn_scoring-final = めくって点になるのは、切り札を決めたカードだけです。
af-departs-gift_to-eldest = 与える1点は、ベッグした人だけに入ります。
af-departs-gift_may_win-true = もらった1点でゲームに勝つことができます。
af-departs-second_beg-consent = ランの後、ディーラーの次の人はもう一度ランを求めることができます。ディーラーは拒否できます。
af-departs-run_new_trump-false = ランでは全員に3枚ずつ追加し、切り札は変わりません。
af-departs-run_to-two = ランで追加のカードをもらうのは、ディーラーとその次の人だけです。
af-departs-exhaust_keep-false = 流したディールの点は取り消されます。
af-departs-after_run-keep = ランの後は、手札をすべて使います。
af-departs-after_run-keep9 = ランが1回なら9枚、2回以上なら6枚でプレイします。
af-departs-discards_count-true = 脇に伏せた切り札もハイとローに数えます。
af-departs-bunch = ディールを流す提案はできません。
af-departs-follow-strict = 切り札を出せるのは、フォローできないときだけです。
af-departs-jack_exempt-true = 切り札のジャックはいつでも出せます。
af-departs-undertrump-false = ほかに出せるカードがあるうちは、すでに出た切り札より低い切り札を出せません。
af-departs-low_to-captor = ローは、トリックで取った人の点です。
af-departs-low_to-dealer = ローはディーラーの点です。
af-departs-game_suits-trumps = ゲーム点には切り札だけを数えます。
af-departs-game_suits-tens_of_trumps = ゲーム点に数える10は、切り札の10だけです。
af-departs-game_tie-none = カード点が同じなら、ゲーム点は誰にも入りません。
af-departs-inquiry-true = 切り札を出す人は、それがハイかローかを尋ねることができます。
af-departs-look_early-all = 全員がすぐに手札を見ます。
af-departs-look_early-two = 4人のとき、切り札が決まる前に手札を見るのは、ディーラーとその次の人だけです。
af-departs-look_early-not_partner = リードする人のパートナーは、切り札が決まるまで手札を見ません。
af-departs-mark_when_known-true = ハイとローは、わかった時点で点になります。
af-departs-dealer_may_equal-true = ディーラーは、最高のビッドと同じ数でも権利を取れます。
af-departs-all_pass-redeal = 全員がパスしたら配り直します。
af-departs-trick_memory-full = ディールのすべてのトリックを見直せます。
af-departs-peg-at_once = トリックを取った人は、その中の切り札をすぐに数えます：10は10点、5は5点、Aは4点、Kは3点、Qは2点、Jは1点。
af-departs-peg-at_end = ディールの後、取った切り札を数えます：10は10点、5は5点、Aは4点、Kは3点、Qは2点、Jは1点。
af-departs-four_points-false = ハイ、ロー、ジャック、ゲーム点は数えません。
af-departs-hang = 相手側から捕まえたジャックは{ $points }点です。
af-departs-ten = ゲーム点では、10はカード点{ $points }です。
af-departs-revoke = どのカードも出せますが、リボークをすると相手に{ $points }点が入ります。
af-departs-revoke-plain = リボークによるほかの損はありません。
af-departs-revoke-seven_up = リボークした側はゲーム点を数えません。ジャックが使われているディールでは、リボークの点は2倍です。その場合、リボークした側はジャックも数えず、そのディールではゲームに勝てません。
af-departs-revoke-trinidad = リボークした側はゲーム点を数えません。切り札がリードされたときに、最も強い5枚の切り札のどれかを持ちながら切り札を出さないと、ゲームに負けます。
af-departs-revoke-claim = リボークは、誰かが指摘したときだけ明らかになります。

af-house-rule-target = 何点で勝つか
af-house-rule-target-count = { $count }点に達するとゲーム終了
af-house-rule-cut = 最初のディーラー
af-house-rule-cut-high = 一番高いカードをカットした人
af-house-rule-game_tie = カード点が同じときのゲーム点
af-house-rule-game_tie-nondealer = ディーラーでない側に入る
af-house-rule-low_to = ローの点が入る人
af-house-rule-low_to-holder = そのカードを配られた人
af-house-rule-game_suits = ゲーム点に数えるカード
af-house-rule-game_suits-all = 全スート
af-house-rule-ten = ゲーム点での10の価値
af-house-rule-ten-10 = カード点10
af-house-rule-ten-1 = カード点1
af-house-rule-run_new_trump = ランをしたときの切り札
af-house-rule-run_new_trump-true = 別のスートが出るまで、カードをめくる
af-house-rule-hang = 相手側から捕まえたジャック
af-house-rule-hang-1 = 1点
af-house-rule-hang-3 = 3点
af-house-rule-follow = フォローのルール
af-house-rule-follow-trump = フォローするか、切り札を出す
af-house-rule-follow-jack = 切り札はフォローできないときだけ。ただし切り札のジャックはいつでも出せる
af-house-rule-revoke = リボーク
af-house-rule-revoke-enforce = 起こらない：出せないカードは受け付けない
af-house-rule-revoke-penalty = 起こりうる：トリックの終わりに明らかになる
af-house-rule-revoke-claim = 起こりうる：誰かが指摘すると明らかになる
af-house-rule-trick_memory = 終わったトリックの表示
af-house-rule-trick_memory-last = 直前のトリックだけ見直せる
af-house-rule-gift_may_win = ゲームに勝つことになる1点
af-house-rule-gift_may_win-false = 与えることはできず、ランになる
af-house-rule-second_beg = 2回目のベッグ
af-house-rule-second_beg-consent = ディーラーが同意すればできる
af-house-rule-second_beg-never = できない
af-house-rule-after_run = ランの後の手札
af-house-rule-after_run-six = 全員が6枚になるまで脇に伏せる
af-house-rule-inquiry = 自分の出す切り札について尋ねること
af-house-rule-inquiry-false = できない
af-house-rule-dealer_may_equal = ディーラーのビッド
af-house-rule-dealer_may_equal-false = ほかの人より高くなければならない
af-house-rule-all_pass = 全員がパスしたとき
af-house-rule-all_pass-held = ディーラーが2をビッドしなければならない

af-fault-target = 目標点は1点から100点までです。
af-fault-deals = ディール数は1以上にしてください。
af-fault-seats = この人数では遊べません。
af-fault-jack_exempt = ジャックの特例に意味があるのは、フォローが義務のときだけです。
af-fault-teams = ここでは、4人のときはペアで遊びます。
af-fault-peg = 切り札を数えられるのはカードをめくるゲームだけで、何か得点になるものが必要です。
af-fault-other = これらのルールには矛盾があります。

af-rules-aim = **目的** { $pegged ->
    [alone] トリックで取った切り札が得点になります。
    [four] トリックで取った切り札と、ハイ、ロー、ジャック、ゲーム点が得点になります。
   *[none] 各ディールに、ハイ、ロー、ジャック、ゲーム点の4つの得点の機会があります。
}先に{ $target }点に達した側が、その時点で勝ちます。
af-rules-players = { $allowed }人用です。
af-rules-pairs = 4人のときはペアで遊び、向かい同士がパートナーです。
af-rules-deal = **配り方** 52枚のカードから6枚ずつ配ります。一番強いのはAです。
af-rules-cut-high = 全員がカットし、一番高いカードの人が最初のディーラーです。それが同じランクなら、その人たちだけがカットし直します。その後、ディーラーは順番に交代します。
af-rules-cut-low = 全員がカットし、一番低いカードの人が最初のディーラーです。それが同じランクなら、その人たちだけがカットし直します。その後、ディーラーは順番に交代します。
af-rules-turned = 次のカードをめくり、そのスートが切り札の候補になります。
af-rules-turn-worths = めくられたカードによって、すぐにディーラーに点が入ります：{ $worths }。
af-rules-pitch = カードはめくりません。最初にリードされたカードのスートが切り札です。
af-rules-beg = **ベッグ** ディーラーの次の人は、スタンド（受け入れる）かベッグ（別の切り札を求める）を選びます。ベッグされたディーラーは、1点を与えるか、ラン（カードの追加）をします。
af-rules-gift-to-all_opponents = 3人のときは、ほかの2人に1点ずつ与えます。
af-rules-gift-to-eldest = 3人のときは、ベッグした人だけに1点が入ります。
af-rules-gift-true = もらった1点でゲームに勝つこともできます。
af-rules-gift-false = 1点を与えると相手がゲームに勝つ場合は、与えることができず、ランをしなければなりません。
af-rules-run-true = ラン：全員に3枚ずつ追加し、次のカードをめくります。別のスートが出るまで繰り返し、そのスートが切り札です。
af-rules-run-false = ラン：全員に3枚ずつ追加します。切り札は変わりません。
af-rules-after-keep = その後は手札をすべて使います。
af-rules-after-six = その後、全員が6枚を残してほかを脇に伏せます。
af-rules-after-keep9 = ランが1回なら9枚、2回以上なら6枚でプレイします。
af-rules-exhausted-true = カードが足りずランができなければ、そのディールを流して同じディーラーが配り直します。すでに入った点は有効です。
af-rules-exhausted-false = カードが足りずランができなければ、そのディールを流して同じディーラーが配り直します。そのディールで入った点は取り消されます。
af-rules-second = ランの後、ディーラーの次の人はもう一度ランを求めることができます。ディーラーは拒否できます。
af-rules-bunch = 2人のときは、ランの後に合意の上でディールを流し、配り直すこともできます。
af-rules-bid = **ビッド** 順番に1人1回、パスするか、前より高い2、3、4のどれかをビッドします。最高のビッドをした人がリードして切り札を決めます。取った点がビッドに足りなければ、ビッドした点が引かれます。
af-rules-passed-held = 全員がパスしたら、ディーラーが2をビッドしなければなりません。
af-rules-passed-redeal = 全員がパスしたら配り直します。
af-rules-play = **プレイ** 最初は{ $trump ->
    [auction] 最高のビッドをした人
   *[other] ディーラーの次の人
}がリードし、その後はトリックを取った人が次のリードをします。最も強い切り札を出した人がトリックを取り、切り札が出ていなければ、リードされたスートの最も強いカードを出した人が取ります。
af-rules-follow-or_trump = フォローできるならしなければなりませんが、代わりにいつでも切り札を出せます。切り札がリードされたら、切り札を出さなければなりません。フォローできなければ何を出してもかまいません。
af-rules-follow-strict = フォローできるならしなければなりません。フォローできなければ、切り札でもほかのカードでも出せます。
af-rules-inquiry = 切り札を出す人は、それがハイかローかを尋ねることができ、正しい答えが返ります。
af-rules-peg = **切り札の点** { $when ->
    [at_end] 最後のトリックの後、取った切り札をトリックごとに数えます：
   *[at_once] トリックを取った人は、その中の切り札をすぐに数えます：
}10は10点、5は5点、Aは4点、Kは3点、Qは2点、Jは1点。先に目標点に達した人が、ディールの途中でもその時点で勝ちます。めくられた切り札は誰の得点にもなりません。
af-rules-count = { $trump ->
    [auction] **得点計算** 最後のトリックの後、まず落札した側の点を、次にほかの人の点をこの順に数えます。誰かが目標点に達した時点でゲーム終了です。
   *[other] **得点計算** 最後のトリックの後、次の順に数えます。誰かが目標点に達した時点でゲーム終了です。
}
af-rules-high = - **ハイ**：使われている最も高い切り札。配られた人の点です。
af-rules-low-holder = - **ロー**：使われている最も低い切り札。取られても、配られた人の点です。
af-rules-low-captor = - **ロー**：使われている最も低い切り札。トリックで取った人の点です。
af-rules-low-dealer = - **ロー**：使われている最も低い切り札。ディーラーの点です。
af-rules-jack = - **ジャック**：切り札のジャック（使われている場合）。取った人の点で、相手側から捕まえたら{ $points }点です。
af-rules-jack-1 = - **ジャック**：切り札のジャック（使われている場合）。取った人の点です。
af-rules-game-all = - **ゲーム点**：取ったカードのカード点が最も多い側の点です。Aは4、Kは3、Qは2、Jは1、10は{ $ten }と数えます。
af-rules-game-trumps = - **ゲーム点**：取った切り札のカード点が最も多い側の点です。Aは4、Kは3、Qは2、Jは1、10は{ $ten }と数えます。
af-rules-game-tens_of_trumps = - **ゲーム点**：取ったカードのカード点が最も多い側の点です。Aは4、Kは3、Qは2、Jは1、切り札の10は{ $ten }と数えます。
af-rules-game-five = 切り札の5も5と数えます。
af-rules-tie-none = カード点が同じなら、ゲーム点は誰にも入りません。
af-rules-tie-nondealer = カード点が同じなら、ゲーム点はディーラーでない側に入ります。
