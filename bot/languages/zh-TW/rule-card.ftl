# The rule card: the name of what is played, and each departure from the usual Hearts in a line.

rule-card-title = **規則：{ $variant }**
rule-card-changed = **規則：{ $variant }（自訂）**
rule-card-usual = - 傷心小棧的一般規則。
rule-card-line = - { $departure }
rule-card-more = - 另外還有 { $count } 條，按「規則」看全部。
button-rules = 規則

departs-other = { $name }：{ $value }。

departs-players = 可供 { $allowed } 人玩。
departs-decks = 用 { $count } 副牌混在一起。
departs-strip = { $players } 人：拿掉 { $out }。
departs-strip-none = { $players } 人：用整副牌。
departs-rotation-counterclockwise = 發牌和出牌照逆時針方向，不照順時針。
departs-first_dealer = 第一局由 { $number } 號座位發牌。
departs-kitty-first_trick = 剩下的牌作底牌，牌面朝下，歸吃下第一墩的人。
departs-kitty-last_trick = 剩下的牌作底牌，牌面朝下，歸吃下最後一墩的人。
departs-kitty-first_penalty_trick = 剩下的牌作底牌，牌面朝下，最先出現罰分牌的那一墩由誰吃下，就歸誰。
departs-kitty-hand = 吃下第一墩的人把底牌拿到手裡，再蓋下同樣張數的牌，不給人看。
departs-kitty_seen-winner = 底牌只給拿到的人看。
departs-kitty_seen-all = 底牌被拿走時，給大家看。

departs-pass_schedule-dealer_choice = 由莊家在看手牌之前決定傳幾張、傳給誰，總共最多 { $count } 張。
departs-pass-always = 每局傳牌：{ $way }。
departs-pass-never = 不傳牌。
departs-pass-cycle = { $players } 人傳牌：{ $ways }，然後從頭輪起。
departs-pass-cycle-all = 傳牌：{ $ways }，然後從頭輪起。
departs-pass_count = 傳 { $count } 張牌。
departs-unpassable = 不能傳的牌：{ $cards }。
departs-charging-together = 出牌前大家可以同時亮 { $cards }，亮的牌加倍{ $doubles ->
    [yes] ，加倍牌變成四倍
   *[no] {""}
}。亮 A♥ 則全部紅心加倍。這門花色第一次首出時不能出亮過的牌，除非只有這一張。
departs-charging-in_turn = 出牌前大家可以依序亮 { $cards }，亮的牌加倍{ $doubles ->
    [yes] ，加倍牌變成四倍
   *[no] {""}
}。亮 A♥ 則全部紅心加倍。這門花色第一次首出時不能出亮過的牌，除非只有這一張。
departs-dealer_pass_zero_ok-false = 莊家不能決定不傳牌。
departs-opening-card = 開局的那張牌

departs-opening-lowest_club_any = 最小的梅花在誰手裡，就由誰開局，但可以出任何一張梅花。
departs-opening-eldest_nonpenalty = 由莊家的下家開局，首出任何一張不罰分的牌。
departs-opening-eldest_free = 由莊家的下家開局，首出任何一張牌。
departs-opening_fallback-low_2d = 如果牌裡沒有 2♣，就由 2♦ 開局。
departs-first_trick_penalty-allowed = 第一墩可以墊罰分牌。
departs-first_trick_stuck-hearts_first = 手裡全是罰分牌的人，第一墩要出紅心，不能出別的。
departs-first_trick_stuck-redeal = 第一墩之前有人手裡全是罰分牌，就重新發牌。
departs-hearts_lead-anytime = 紅心隨時可以首出。
departs-break_by-penalty = 任何罰分牌都會造成心碎，不只是紅心。
departs-forced_lead_breaks-false = 因為沒有別的牌而首出的紅心，不算心碎。
departs-heart_lead_exception-only_penalties = 手裡全是罰分牌的人，可以首出其中任何一張。
departs-qs_lead-until_broken = 心碎前不能首出 { $queen }。
departs-forced_discard = { $cards } 一有機會就必須墊掉。
departs-trick_rule-cancellation = 一墩裡兩張相同的牌互相抵消；如果沒有剩下能吃墩的牌，下一墩誰吃，這一墩就歸誰。
departs-trick_rule-booster_nines = 有人出了首出花色的 9，每人就為這一墩再出一張牌。

departs-hearts-spot = 紅心照牌面罰分：2 到 10，J 11，Q 12，K 13，A 14。
departs-hearts-pip10 = 紅心照牌面罰分：2 到 10，J、Q、K、A 都是 10。
departs-hearts-pip10a15 = 紅心照牌面罰分：2 到 10，J、Q、K 都是 10，A 是 15。
departs-hearts-face = 紅心罰 1 分，但 J 2 分，Q 3 分，K 4 分，A 5 分。
departs-hearts-own = 紅心的罰分：{ $costs }。
departs-hearts-own-none = 紅心不罰分。
departs-card-costs = { $points ->
    [0] { $card } 不罰分。
   *[other] { $card } 罰 { $points } 分。
}
departs-card-gives = 吃下 { $card } 減 { $points } 分。
departs-bonus_floor-deal_zero = 減分牌不會讓一局的得分低於 0。
departs-double_scope-penalties = 吃下 { $card } 的人本局罰分加倍。
departs-double_scope-all = 吃下 { $card } 的人本局得分全部加倍，不管好壞。
departs-double_scope-moon = 吃下 { $card } 的人本局得分全部加倍，射月也加倍。
departs-double-turned = 吃下 { $card } 的人本局得分全部乘以 2i：變成另一種分，數量加倍。
departs-hand_sizes = { $players } 人：每人 { $cards } 張，其餘作底牌。
departs-imaginary = { $cards } 的罰分是虛數，13 分記作 13i；總分是複數，只看和 0 的距離。
departs-no_trick_bonus = 一墩都沒吃的人減 { $points } 分。

departs-moon-none = 沒有射月：吃到多少分就算多少分。
departs-moon-new = 射月者的總分減射月的分，其他各家不加分。
departs-moon-choice = 射月者自選：其他各家加射月的分，或自己的總分減射月的分。
departs-moon-mixed = 其他各家加射月的分。如果射月者會因此輸掉整場，可以改成自己的總分減這些分。
departs-moon-mixed_auto = 其他各家加射月的分。如果射月者會因此輸掉整場，就改成自己的總分減這些分。
departs-moon-greek = 其他各家加射月的分；加分的有幾家，射月者的總分就減幾倍。
departs-moon_value = 射月值 { $points } 分。
departs-moon_needs_bonus-true = 射月也必須有 { $card }。
departs-bonus_on_moon-absorb = 射月時 { $card } 不算分。
departs-sun-double = 吃下所有墩，射月的分加倍。
departs-sun-fixed = 吃下所有墩，射月算 { $points } 分。

departs-teams = 隊友對坐。
departs-team_score-individual = 每人各記總分，終局時把隊友兩人的總分相加。
departs-team_score-pooled = 隊友共用一個總分。
departs-team_moon-true = 隊友可以合力射月。
departs-partner_moon-exempt = 射月者的隊友不加射月的分。
departs-partner_moon-hit = 射月者的隊友也加射月的分。

departs-objective-highest = 總分最高的人贏。
departs-end-deals = 打完 { $count } 局後整場結束。
departs-end-both = 有人達到 { $target } 分，或打完 { $count } 局，整場就結束。
departs-end-target = 有人達到 { $target } 分時整場結束。
departs-end-down = 有人的分數扣完時整場結束。
departs-target_cmp-exceed = 有人超過 { $target } 分時整場結束。
departs-end-below = 有人低於 0 分時整場結束。
departs-placing-target_loses = 先到終局分數的人，所在的那一隊就輸。
departs-tie_rule-shared = 第一名可以並列。
departs-tie_scope-any = 一直打到沒有人總分相同。
departs-end_latched-false = 加賽一局後，如果大家又都沒到終局分數，整場就繼續。
departs-exact-wins = 總分剛好 { $target } 分的人直接獲勝。
departs-exact-reset = 剛好 { $target } 分時變成 { $points } 分。
departs-display_sign-penalty_negative = 對自己不利的分帶負號，有利的不帶。
departs-display_sign-count_down = 每人從 { $target } 分開始，吃到多少就扣多少；分最多的人贏。
departs-lives = 每人有 { $count } 條命；一局達到 { $points } 分就丟一條命。有人沒有命了，這個人墊底，整場結束。

# Games that end at a target, and after some deals at the latest.
lobby-goal-both = 打到 { $target } 分，最多 { $count } 局
goal-line-both = -# 打到 { $target } 分，或打完 { $count } 局，整場結束。
departs-deals = 打滿 { $count } 局，整場就結束。
rules-deals = 打滿 { $count } 局，整場就結束。這時分數領先的一方獲勝，分數相同就並列獲勝。
house-rule-deals = 最多打幾局
house-rule-deals-none = 不限
house-rule-deals-count = { $count } 局
