# The rule card: the name of what is played, and each departure from the usual Hearts in a line.

rule-card-title = **ルール：{ $variant }**
rule-card-changed = **ルール：{ $variant }（変更あり）**
rule-card-usual = - ハーツの標準ルールです。
rule-card-line = - { $departure }
rule-card-more = - ほか{ $count }件。「ルール」を押すと読めます。
button-rules = ルール

departs-other = { $name }：{ $value }。

departs-players = { $allowed }人用です。
departs-decks = カードを{ $count }組混ぜて使います。
departs-strip = { $players }人のとき：{ $out }を除きます。
departs-strip-none = { $players }人のとき：1組すべて使います。
departs-rotation-counterclockwise = カードを配る順とプレイの順は、時計回りではなく反時計回りです。
departs-first_dealer = 最初のディーラーは{ $number }番の席の人です。
departs-kitty-first_trick = 余り札は伏せて置き、最初のトリックを取った人のものになります。
departs-kitty-last_trick = 余り札は伏せて置き、最後のトリックを取った人のものになります。
departs-kitty-first_penalty_trick = 余り札は伏せて置き、失点カードの入った最初のトリックを取った人のものになります。
departs-kitty-hand = 最初のトリックを取った人は、余り札を手札に加え、同じ枚数を見せずに脇に伏せます。
departs-kitty_seen-winner = 余り札は、取った人だけが見ます。
departs-kitty_seen-all = 余り札は、取られたときに全員に見せます。

departs-pass_schedule-dealer_choice = 誰に何枚渡すかは、ディーラーが手札を見る前に決めます（合わせて{ $count }枚まで）。
departs-pass-always = カードの交換：毎ディール{ $way }。
departs-pass-never = カードの交換はありません。
departs-pass-cycle = { $players }人のときのカードの交換：{ $ways }の順に繰り返し。
departs-pass-cycle-all = カードの交換：{ $ways }の順に繰り返し。
departs-pass_count = { $count }枚渡します。
departs-unpassable = 渡せないカード：{ $cards }。
departs-charging-together = プレイの前に、全員が同時に{ $cards }を公開できます。公開したカードは点が倍になります{ $doubles ->
    [yes] （2倍にするカードは4倍）
   *[no] {""}
}。A♥を公開すると、すべてのハートが倍になります。ほかに同じスートがあるかぎり、そのスートが最初にリードされたときは公開したカードを出せません。
departs-charging-in_turn = プレイの前に、順番に{ $cards }を公開できます。公開したカードは点が倍になります{ $doubles ->
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
departs-forced_discard = { $cards }は、フォローできないときに必ず出さなければなりません。
departs-trick_rule-cancellation = 1つのトリックで同じカード2枚は打ち消し合います。勝てるカードが残らなければ、そのトリックは次のトリックを取った人のものになります。
departs-trick_rule-booster_nines = リードされたスートの9が出ると、全員がそのトリックにもう1枚ずつ出します。

departs-hearts-spot = ハートの失点は、2〜10が数字の通り、Jは11点、Qは12点、Kは13点、Aは14点です。
departs-hearts-pip10 = ハートの失点は、2〜10が数字の通り、J、Q、K、Aは10点です。
departs-hearts-pip10a15 = ハートの失点は、2〜10が数字の通り、J、Q、Kは10点、Aは15点です。
departs-hearts-face = ハートの失点は1点、ただしJは2点、Qは3点、Kは4点、Aは5点です。
departs-hearts-own = ハートの失点：{ $costs }。
departs-hearts-own-none = ハートは失点になりません。
departs-card-costs = { $points ->
    [0] { $card }は失点になりません。
   *[other] { $card }は{ $points }点の失点です。
}
departs-card-gives = { $card }を取ると失点が{ $points }点減ります。
departs-bonus_floor-deal_zero = ボーナスカードでディールの失点が0未満になることはありません。
departs-double_scope-penalties = { $card }を取った人は、そのディールの失点が2倍になります。
departs-double_scope-all = { $card }を取った人は、そのディールの点が、得も失点もすべて2倍になります。
departs-double_scope-moon = { $card }を取った人は、そのディールの点がすべて2倍になります。シュート・ザ・ムーンも2倍です。
departs-double-turned = { $card }を取った人は、そのディールの点に2iを掛けます。点は2倍になり、実数と虚数が入れ替わります。
departs-hand_sizes = { $players }人のとき：{ $cards }枚ずつ配り、残りは余り札です。
departs-imaginary = { $cards }の点は虚数です（13なら13i）。合計点は複素数になり、0からの距離だけで比べます。
departs-no_trick_bonus = 1トリックも取らなかった人は失点が{ $points }点減ります。

departs-moon-none = シュート・ザ・ムーンはなく、取った点がそのまま付きます。
departs-moon-new = シュート・ザ・ムーンでは、その点だけ達成者の失点が減り、ほかの人には点が付きません。
departs-moon-choice = シュート・ザ・ムーンの達成者は、その点をほかの全員に付けるか、自分の合計点から引くかを選びます。
departs-moon-mixed = シュート・ザ・ムーンの点はほかの全員に付きます。それで達成者がゲームに負けるなら、代わりに自分の合計点から引くことを選べます。
departs-moon-mixed_auto = シュート・ザ・ムーンの点はほかの全員に付きます。それで達成者がゲームに負けるなら、代わりに達成者の合計点から引かれます。
departs-moon-greek = シュート・ザ・ムーンの点はほかの全員に付き、達成者の失点はその人数分減ります。
departs-moon_value = シュート・ザ・ムーンは{ $points }点です。
departs-moon_needs_bonus-true = シュート・ザ・ムーンには{ $card }も必要です。
departs-bonus_on_moon-absorb = シュート・ザ・ムーンのとき、{ $card }は数えません。
departs-sun-double = 全トリックを取ると、シュート・ザ・ムーンの点が2倍になります。
departs-sun-fixed = 全トリックを取ると、シュート・ザ・ムーンは{ $points }点になります。

departs-teams = 向かい同士がパートナーです。
departs-team_score-individual = 合計点は1人ずつ数え、最後にパートナー同士で足します。
departs-team_score-pooled = パートナー同士の合計点は1つです。
departs-team_moon-true = パートナーと2人でシュート・ザ・ムーンを達成できます。
departs-partner_moon-exempt = 達成者のパートナーには、シュート・ザ・ムーンの点が付きません。
departs-partner_moon-hit = 達成者のパートナーにも、シュート・ザ・ムーンの点が付きます。

departs-objective-highest = 合計点の最も多い人の勝ちです。
departs-end-deals = { $count }ディールでゲーム終了です。
departs-end-both = { $target }点に達するか、{ $count }ディール終わるとゲーム終了です。
departs-end-target = { $target }点に達するとゲーム終了です。
departs-end-down = 誰かの持ち点がなくなるとゲーム終了です。
departs-target_cmp-exceed = 誰かが{ $target }点を超えるとゲーム終了です。
departs-end-below = 誰かの持ち点が0点未満になるとゲーム終了です。
departs-placing-target_loses = 先に目標点に達した人のチームの負けです。
departs-tie_rule-shared = 1位が同点なら、1位を分け合います。
departs-tie_scope-any = 同点の人がいなくなるまで続けます。
departs-end_latched-false = 延長のディールの後、全員がまた目標点を下回っていれば、ゲームは続きます。
departs-exact-wins = ちょうど{ $target }点になると、その人の勝ちです。
departs-exact-reset = ちょうど{ $target }点になると、{ $points }点になります。
departs-display_sign-penalty_negative = 失点にはマイナスを付けて書き、得になる点には付けません。
departs-display_sign-count_down = 全員が{ $target }点から始め、取った点を失います。最も多く残した人の勝ちです。
departs-lives = ライフは1人{ $count }つで、{ $points }点以上のディールごとに1つ失います。ライフがなくなった人が最下位となり、ゲーム終了です。

# Games that end at a target, and after some deals at the latest.
lobby-goal-both = { $target }点でゲーム終了（最長{ $count }ディール）
goal-line-both = -# { $target }点に達するか、{ $count }ディール終わるとゲーム終了です。
departs-deals = 長くても{ $count }ディールでゲーム終了です。
rules-deals = 長くても{ $count }ディールでゲーム終了です。その時点で点の多い人やチームの勝ちで、同点なら勝ちを分け合います。
house-rule-deals = ディール数の上限
house-rule-deals-none = 上限なし
house-rule-deals-count = { $count }ディール
