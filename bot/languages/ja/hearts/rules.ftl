# The rules of Hearts. The rule card tells each departure from the usual game in a line.

rule-card-usual = - ハーツの標準ルールです。

departs-decks = カードを{ $decks }組混ぜて使います。
departs-strip = { $players }人のとき：{ $out }を除きます。
departs-strip-none = { $players }人のとき：1組すべて使います。
departs-rotation-counterclockwise = カードを配る順とプレイの順は、時計回りではなく反時計回りです。
departs-first_dealer = 最初のディーラーは{ $first_dealer }番の席の人です。
departs-kitty-first_trick = 余り札は伏せて置き、最初のトリックを取った人のものになります。
departs-kitty-last_trick = 余り札は伏せて置き、最後のトリックを取った人のものになります。
departs-kitty-first_penalty_trick = 余り札は伏せて置き、失点カードの入った最初のトリックを取った人のものになります。
departs-kitty-hand = 最初のトリックを取った人は、余り札を手札に加え、同じ枚数を見せずに脇に伏せます。
departs-kitty_seen-winner = 余り札は、取った人だけが見ます。
departs-kitty_seen-all = 余り札は、取られたときに全員に見せます。

departs-pass_schedule-dealer_choice = 誰に何枚渡すかは、ディーラーが手札を見る前に決めます（合わせて{ $dealer_pass_cap }枚まで）。
departs-pass-always = カードの交換：毎ディール{ $way }。
departs-pass-never = カードの交換はありません。
departs-pass-cycle = { $players }人のときのカードの交換：{ $ways }の順に繰り返し。
departs-pass-cycle-all = カードの交換：{ $ways }の順に繰り返し。
departs-pass_count = { $pass_count }枚渡します。
departs-unpassable = 渡せないカード：{ $unpassable }。
departs-charging-together = プレイの前に、全員が同時に{ $chargeable }を公開できます。公開したカードは点が倍になります{ $doubles ->
    [yes] （2倍にするカードは4倍）
   *[no] {""}
}。A♥を公開すると、すべてのハートが倍になります。ほかに同じスートがあるかぎり、そのスートが最初にリードされたときは公開したカードを出せません。
departs-charging-in_turn = プレイの前に、順番に{ $chargeable }を公開できます。公開したカードは点が倍になります{ $doubles ->
    [yes] （2倍にするカードは4倍）
   *[no] {""}
}。A♥を公開すると、すべてのハートが倍になります。ほかに同じスートがあるかぎり、そのスートが最初にリードされたときは公開したカードを出せません。
departs-dealer_pass_zero_ok-false = ディーラーは「交換しない」を選べません。
departs-opening-card = 最初にリードするカード

departs-opening-lowest_club_any = 最も低いクラブを持つ人が最初にリードしますが、どのクラブでもかまいません。
departs-opening-eldest_nonpenalty = ディーラーの次の人が、失点カード以外の好きなカードを最初にリードします。
departs-opening-eldest_free = ディーラーの次の人が、好きなカードを最初にリードします。
departs-opening_fallback-low_2d = 2♣を使わないときは、2♦を持つ人がそれをリードして始めます。
departs-first_trick_penalty-allowed = 最初のトリックに失点カードも出せます。
departs-first_trick_stuck-hearts_first = 手札が失点カードだけのとき、最初のトリックにはハートを出します。
departs-first_trick_stuck-redeal = 最初のトリックの前に手札が失点カードだけの人がいれば、配り直します。
departs-hearts_lead-anytime = ハートはいつでもリードできます。
departs-break_by-penalty = ハートに限らず、失点カードが出るとハートがブレークします。
departs-forced_lead_breaks-false = ほかになくてリードしたハートは、ブレークになりません。
departs-heart_lead_exception-only_penalties = 手札が失点カードだけの人は、そのどれでもリードできます。
departs-qs_lead-until_broken = { $queen }は、ハートがブレークするまでリードできません。
departs-forced_discard = { $forced_discard }は、フォローできないときに必ず出さなければなりません。
departs-trick_rule-cancellation = 1つのトリックで同じカード2枚は打ち消し合います。勝てるカードが残らなければ、そのトリックは次のトリックを取った人のものになります。
departs-trick_rule-booster_nines = リードされたスートの9が出ると、全員がそのトリックにもう1枚ずつ出します。

departs-hearts_values-spot = ハートの失点は、2〜10が数字の通り、Jは11点、Qは12点、Kは13点、Aは14点です。
departs-hearts_values-pip10 = ハートの失点は、2〜10が数字の通り、J、Q、K、Aは10点です。
departs-hearts_values-pip10a15 = ハートの失点は、2〜10が数字の通り、J、Q、Kは10点、Aは15点です。
departs-hearts_values-face = ハートの失点は1点、ただしJは2点、Qは3点、Kは4点、Aは5点です。
departs-hearts_values = ハートの失点：{ $hearts_values }。
departs-hearts_values-nothing = ハートは失点になりません。
departs-card-costs = { $points ->
    [0] { $card }は失点になりません。
   *[other] { $card }は{ $points }点の失点です。
}
departs-card-gives = { $card }を取ると失点が{ $points }点減ります。
departs-bonus_floor-deal_zero = ボーナスカードでディールの失点が0未満になることはありません。
departs-double_scope-penalties = { $double_card }を取った人は、そのディールの失点が2倍になります。
departs-double_scope-all = { $double_card }を取った人は、そのディールの点が、得も失点もすべて2倍になります。
departs-double_scope-moon = { $double_card }を取った人は、そのディールの点がすべて2倍になります。シュート・ザ・ムーンも2倍です。
departs-double_scope-turned = { $double_card }を取った人は、そのディールの点に2iを掛けます。点は2倍になり、実数と虚数が入れ替わります。
departs-hand_sizes = { $players }人のとき：{ $cards }枚ずつ配り、残りは余り札です。
departs-imaginary = { $imaginary }の点は虚数です（13なら13i）。合計点は複素数になり、0からの距離だけで比べます。
departs-no_trick_bonus = 1トリックも取らなかった人は失点が{ $no_trick_bonus }点減ります。

departs-moon-none = シュート・ザ・ムーンはなく、取った点がそのまま付きます。
departs-moon-new = シュート・ザ・ムーンでは、その点だけ達成者の失点が減り、ほかの人には点が付きません。
departs-moon-choice = シュート・ザ・ムーンの達成者は、その点をほかの全員に付けるか、自分の合計点から引くかを選びます。
departs-moon-mixed = シュート・ザ・ムーンの点はほかの全員に付きます。それで達成者がゲームに負けるなら、代わりに自分の合計点から引くことを選べます。
departs-moon-mixed_auto = シュート・ザ・ムーンの点はほかの全員に付きます。それで達成者がゲームに負けるなら、代わりに達成者の合計点から引かれます。
departs-moon-greek = シュート・ザ・ムーンの点はほかの全員に付き、達成者の失点はその人数分減ります。
departs-moon_value = シュート・ザ・ムーンは{ $moon_value }点です。
departs-moon_needs_bonus-true = シュート・ザ・ムーンには{ $bonus_card }も必要です。
departs-bonus_on_moon-absorb = シュート・ザ・ムーンのとき、{ $bonus_card }は数えません。
departs-sun-double = 全トリックを取ると、シュート・ザ・ムーンの点が2倍になります。
departs-sun-fixed = 全トリックを取ると、シュート・ザ・ムーンは{ $sun_value }点になります。

departs-teams-individual = 向かい同士がパートナーで、最後に2人の合計点を足します。
departs-teams-pooled = 向かい同士がパートナーで、合計点は2人で1つです。
departs-team_moon-true = パートナーと2人でシュート・ザ・ムーンを達成できます。
departs-partner_moon-exempt = 達成者のパートナーには、シュート・ザ・ムーンの点が付きません。
departs-partner_moon-hit = 達成者のパートナーにも、シュート・ザ・ムーンの点が付きます。

departs-objective-highest = 合計点の最も多い人の勝ちです。
departs-end_mode-deals = { $deals }ディールでゲーム終了です。
departs-end_mode-both = { $end }点に達するか、{ $deals }ディール終わるとゲーム終了です。
departs-target = { $display_sign ->
    [count_down] 誰かの持ち点がなくなるとゲーム終了です。
   *[other] { $target }点に達するとゲーム終了です。
}
departs-target_cmp-exceed = { $display_sign ->
    [count_down] 誰かの持ち点が0点未満になるとゲーム終了です。
   *[other] 誰かが{ $target }点を超えるとゲーム終了です。
}
departs-placing-target_loses = 先に目標点に達した人のチームの負けです。
departs-tie_rule-shared = 1位が同点なら、1位を分け合います。
departs-tie_scope-any = 同点の人がいなくなるまで続けます。
departs-end_latched-false = 延長のディールの後、全員がまた目標点を下回っていれば、ゲームは続きます。
departs-exact_rule-wins = ちょうど{ $end }点になると、その人の勝ちです。
departs-exact_rule-reset = ちょうど{ $end }点になると、{ $reset_to }点になります。
departs-display_sign-penalty_negative = 失点にはマイナスを付けて書き、得になる点には付けません。
departs-display_sign-count_down = 全員が{ $target }点から始め、取った点を失います。最も多く残した人の勝ちです。
departs-lives = ライフは1人{ $lives }つで、{ $danger }点以上のディールごとに1つ失います。ライフがなくなった人が最下位となり、ゲーム終了です。

# /rules, for somebody who has never played.

rules-aim = **目的** 失点をできるだけ少なくします。取ったハートは1枚につき1点、スペードのQ（{ $queen }）は{ $worth }点の失点です。点の付くこれらのカードを失点カードと呼びます。誰かが{ $target }点に達するとゲームが終わり、点の最も少ない人の勝ちです。
rules-deal = **配り方** すべてのカードを全員に同じ枚数ずつ配ります。一番強いのはAで、切り札はありません。
rules-deal-left-over = **配り方** 全員に同じ枚数のカードを配ります。一番強いのはAで、切り札はありません。
rules-pass = **カードの交換** プレイの前に、全員がほかの人に{ $count }枚渡します。渡す方向はディールごとに変わります：
rules-pass-each = 全員が{ $count }枚渡します。
rules-pass-cycle = - { $players }人：{ $ways }の順に繰り返し
rules-pass-blind = 渡すカードは、受け取るカードを見る前に選びます。
rules-way-left = 左隣
rules-way-right = 右隣
rules-way-across = 対面
rules-way-hold = 交換なし
rules-way-scatter = 全員に1枚ずつ（分割パス）
rules-way-places-left = { $places }つ左
rules-way-places-right = { $places }つ右
rules-open = **最初のリード** 使うカードのうち最も低いクラブを持つ人が、それをリードします。人数に応じて{ $card }です。
rules-open-some = **最初のリード** 最初にリードする人とカードは、ある1枚で決まります。人数に応じて{ $card }です。
rules-open-held = **最初のリード** 全員の手札のうち最も低いクラブを持つ人が、それをリードします。
rules-open-one = **最初のリード** { $card }を持つ人が、それをリードします。
rules-tricks = **トリック** 時計回りに1人1枚ずつカードを出します。リードされたスートのカードがあれば、それを出さなければなりません（フォロー）。なければ何を出してもかまいません。リードされたスートの最も強いカードを出した人がトリックを取り、次のリードをします。
rules-breaking = **ハートのブレーク** 前のトリックで誰かがハートを出すまで、ハートはリードできません（手札がハートだけのときを除く）。{ $queen }はその前でもリードでき、ハートのブレークにはなりません。
rules-end = **ゲームの終わり** 誰かが{ $target }点に達したディールでゲームが終わります。合計点の最も少ない人の勝ちです。それが同点なら、単独の1位が決まるまでディールを続けます。

rules-aim-few = **目的** 失点をできるだけ少なくします。点の付くカードを失点カードと呼びます。
rules-aim-most = **目的** 点をできるだけ多く取ります。このゲームでは、失点カードの点がそのまま得点になります。
rules-hearts = 以下に別の説明がなければ、ハートは1枚につき1点です。
rules-tricks-right = **トリック** 反時計回りに1人1枚ずつカードを出します。リードされたスートのカードがあれば、それを出さなければなりません（フォロー）。なければ何を出してもかまいません。リードされたスートの最も強いカードを出した人がトリックを取り、次のリードをします。
rules-first-trick-any = **最初のトリック** ほかのカードがあるうちは、失点カードを出せません。
rules-breaking-other = **ハートのブレーク** ハートがブレークするまで、ほかにリードできるカードがあるうちはハートをリードできません。
rules-moon-charged = 公開されたカードがあると、最大{ $points }点になります。
rules-moon-sign = シュート・ザ・ムーンの{ $points }点は達成者の得になるので、マイナスを付けずに書きます。
rules-moon-any = **シュート・ザ・ムーン** 1人がすべての失点カードを取ることをシュート・ザ・ムーン（スラム）と言い、{ $points }点の価値があります。
rules-moon-others = その点はほかの全員に付き、達成者には付きません。
rules-moon-opponents = その点は相手チームのそれぞれに付き、達成者とパートナーには付きません。
rules-end-away = **ゲームの終わり** 誰かの合計点が0から{ $target }以上離れたディールでゲームが終わります。最も0に近い人の勝ちです。1位が同点なら、単独の1位が決まるまでディールを続けます。
rules-end-other = **ゲームの終わり** 勝敗はディールが終わった時点で決まります。

# The rules of Hearts that a host may change. Each line of a menu may have 100 characters.

house-rule-passing = カードの交換
house-rule-passing-in-turn = 左隣、右隣、対面、交換なしの順
house-rule-passing-no-rest = 左隣、右隣、対面の順に、毎ディール交換
house-rule-passing-turn-each = 左隣、右隣、対面、全員に1枚ずつ、交換なしの順
house-rule-pass_count = 交換する枚数
house-rule-pass_count-count = { $count }枚
house-rule-unpassable = 渡せないカード
house-rule-unpassable-none = どのカードも渡せる
house-rule-charging = プレイ前のカード公開
house-rule-charging-none = 公開しない
house-rule-charging-together = 全員同時に公開し、公開したカードは点が倍
house-rule-charging-in_turn = 順番に公開し、公開したカードは点が倍
house-rule-dealer_pass_cap = ディーラーが決める枚数の上限
house-rule-dealer_pass_cap-count = 合わせて{ $count }枚まで
house-rule-strip = 使わないカード
house-rule-strip-two-diamonds = 2♦
house-rule-strip-two-clubs = 2♣（最も低いクラブは3♣になる）
house-rule-strip-low = 2♦、3♦、2♣、3♣
house-rule-strip-all-twos = 2を4枚とも（ハートの合計は12点になる）
house-rule-strip-arnold = 2♣、3♣、2♦、2♠
house-rule-opening = 最初のリード
house-rule-opening-lowest_club = 最も低いクラブを持つ人が、それをリードする
house-rule-spades = 失点になるスペード
house-rule-spades-queen = Q♠が13点、ほかのスペードは0点
house-rule-spades-three = Q♠が13点、K♠が10点、A♠が7点
house-rule-spades-none = スペードは失点にならない
house-rule-qs_lead = Q♠のリード
house-rule-qs_lead-anytime = いつでもリードできる
house-rule-first = 最初のトリック
house-rule-first-clean = 失点カードは出せない
house-rule-breaking = ハートのリード
house-rule-breaking-heart = 誰かがハートを出した後だけ
house-rule-breaking-penalty-out = 誰かが失点カードを出した後だけ。ただし手札が失点カードだけならいつでも
house-rule-bonus = 失点が10点減るボーナスカード
house-rule-bonus-none = なし
house-rule-bonus-jack-needed = J♦で失点が10点減り、シュート・ザ・ムーンにもJ♦が必要
house-rule-bonus-ten-needed = 10♦で失点が10点減り、シュート・ザ・ムーンにも10♦が必要
house-rule-moon = シュート・ザ・ムーン
house-rule-moon-old = ほかの全員にその点が付く
house-rule-partner_moon = シュート・ザ・ムーン達成者のパートナー
house-rule-partner_moon-exempt = その点は付かない
house-rule-partner_moon-hit = ほかの人と同じく点が付く
house-rule-sun = 全トリック獲得（シュート・ザ・サン）
house-rule-sun-none = 通常のシュート・ザ・ムーンと同じ
house-rule-end = ゲームの長さ
house-rule-end-to = 誰かが{ $count }点に達するまで
house-rule-end-deals = { $count }ディール
house-rule-exact = 合計が目標点ちょうどになったとき
house-rule-exact-none = 超えたときと同じくゲーム終了
house-rule-exact-half = { $count }点に減り、超えたときだけゲーム終了
house-rule-exact-wins = その人の勝ち
house-rule-ties = 終了時の同点
house-rule-ties-continue = 1位が同点の間は、もう1ディール続ける
house-rule-teams = パートナー
house-rule-teams-none = 個人戦

# Why rules that somebody chose do not make a game.

fault-worth = この人数では、1ディールの失点の合計を減る失点より大きくしてください。
fault-dealer_pass_cap = ディーラーが決められる枚数は、手札から渡せる枚数までです。
fault-unpassable = ほかの全員に1枚ずつ渡せるだけのカードを残してください。
fault-charging = カードの公開は、1組のカードとふつうの点数のときだけ使えます。余り札が手札に入る場合は使えません。
fault-extra_values = 失点を減らすJ♦や10♦を失点カードにはできません。
fault-imaginary = 複素数の得点は、選択のあるシュート・ザ・ムーン、シュート・ザ・サン、チーム、ライフ、ちょうどの合計点のルールとは両立しません。
fault-teams = ペアで遊べるのは、ちょうど4人のときだけです。
fault-exact_rule = 目標点ちょうどのときにできるのは、もっと少ない点に戻すか、合計点で終わるゲームで勝ちとするかだけです。
fault-lives = ライフ制は、誰が負けるかで決まるシュート・ザ・ムーンとは両立しません。
