# The rules of Hearts. The rule card tells each departure from the usual game in a line.

rule-card-usual = - 傷心小棧的一般規則。

departs-decks = 用 { $decks } 副牌混在一起。
departs-strip = { $players } 人：拿掉 { $out }。
departs-strip-none = { $players } 人：用整副牌。
departs-rotation-counterclockwise = 發牌和出牌照逆時針方向，不照順時針。
departs-first_dealer = 第一局由 { $first_dealer } 號座位發牌。
departs-kitty-first_trick = 剩下的牌作底牌，牌面朝下，歸吃下第一墩的人。
departs-kitty-last_trick = 剩下的牌作底牌，牌面朝下，歸吃下最後一墩的人。
departs-kitty-first_penalty_trick = 剩下的牌作底牌，牌面朝下，最先出現罰分牌的那一墩由誰吃下，就歸誰。
departs-kitty-hand = 吃下第一墩的人把底牌拿到手裡，再蓋下同樣張數的牌，不給人看。
departs-kitty_seen-winner = 底牌只給拿到的人看。
departs-kitty_seen-all = 底牌被拿走時，給大家看。

departs-pass_schedule-dealer_choice = 由莊家在看手牌之前決定傳幾張、傳給誰，總共最多 { $dealer_pass_cap } 張。
departs-pass-always = 每局傳牌：{ $way }。
departs-pass-never = 不傳牌。
departs-pass-cycle = { $players } 人傳牌：{ $ways }，然後從頭輪起。
departs-pass-cycle-all = 傳牌：{ $ways }，然後從頭輪起。
departs-pass_count = 傳 { $pass_count } 張牌。
departs-unpassable = 不能傳的牌：{ $unpassable }。
departs-charging-together = 出牌前大家可以同時亮 { $chargeable }，亮的牌加倍{ $doubles ->
    [yes] ，加倍牌變成四倍
   *[no] {""}
}。亮 A♥ 則全部紅心加倍。這門花色第一次首出時不能出亮過的牌，除非只有這一張。
departs-charging-in_turn = 出牌前大家可以依序亮 { $chargeable }，亮的牌加倍{ $doubles ->
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
departs-forced_discard = { $forced_discard } 一有機會就必須墊掉。
departs-trick_rule-cancellation = 一墩裡兩張相同的牌互相抵消；如果沒有剩下能吃墩的牌，下一墩誰吃，這一墩就歸誰。
departs-trick_rule-booster_nines = 有人出了首出花色的 9，每人就為這一墩再出一張牌。

departs-hearts_values-spot = 紅心照牌面罰分：2 到 10，J 11，Q 12，K 13，A 14。
departs-hearts_values-pip10 = 紅心照牌面罰分：2 到 10，J、Q、K、A 都是 10。
departs-hearts_values-pip10a15 = 紅心照牌面罰分：2 到 10，J、Q、K 都是 10，A 是 15。
departs-hearts_values-face = 紅心罰 1 分，但 J 2 分，Q 3 分，K 4 分，A 5 分。
departs-hearts_values = 紅心的罰分：{ $hearts_values }。
departs-hearts_values-nothing = 紅心不罰分。
departs-card-costs = { $points ->
    [0] { $card } 不罰分。
   *[other] { $card } 罰 { $points } 分。
}
departs-card-gives = 吃下 { $card } 減 { $points } 分。
departs-bonus_floor-deal_zero = 減分牌不會讓一局的得分低於 0。
departs-double_scope-penalties = 吃下 { $double_card } 的人本局罰分加倍。
departs-double_scope-all = 吃下 { $double_card } 的人本局得分全部加倍，不管好壞。
departs-double_scope-moon = 吃下 { $double_card } 的人本局得分全部加倍，射月也加倍。
departs-double_scope-turned = 吃下 { $double_card } 的人本局得分全部乘以 2i：變成另一種分，數量加倍。
departs-hand_sizes = { $players } 人：每人 { $cards } 張，其餘作底牌。
departs-imaginary = { $imaginary } 的罰分是虛數，13 分記作 13i；總分是複數，只看和 0 的距離。
departs-no_trick_bonus = 一墩都沒吃的人減 { $no_trick_bonus } 分。

departs-moon-none = 沒有射月：吃到多少分就算多少分。
departs-moon-new = 射月者的總分減射月的分，其他各家不加分。
departs-moon-choice = 射月者自選：其他各家加射月的分，或自己的總分減射月的分。
departs-moon-mixed = 其他各家加射月的分。如果射月者會因此輸掉整場，可以改成自己的總分減這些分。
departs-moon-mixed_auto = 其他各家加射月的分。如果射月者會因此輸掉整場，就改成自己的總分減這些分。
departs-moon-greek = 其他各家加射月的分；加分的有幾家，射月者的總分就減幾倍。
departs-moon_value = 射月值 { $moon_value } 分。
departs-moon_needs_bonus-true = 射月也必須有 { $bonus_card }。
departs-bonus_on_moon-absorb = 射月時 { $bonus_card } 不算分。
departs-sun-double = 吃下所有墩，射月的分加倍。
departs-sun-fixed = 吃下所有墩，射月算 { $sun_value } 分。

departs-teams-individual = 隊友對坐，終局時把兩人的總分相加。
departs-teams-pooled = 隊友對坐，共用一個總分。
departs-team_moon-true = 隊友可以合力射月。
departs-partner_moon-exempt = 射月者的隊友不加射月的分。
departs-partner_moon-hit = 射月者的隊友也加射月的分。

departs-objective-highest = 總分最高的人贏。
departs-end_mode-deals = 打完 { $deals } 局後整場結束。
departs-end_mode-both = 有人達到 { $end } 分，或打完 { $deals } 局，整場就結束。
departs-target = { $display_sign ->
    [count_down] 有人的分數扣完時整場結束。
   *[other] 有人達到 { $target } 分時整場結束。
}
departs-target_cmp-exceed = { $display_sign ->
    [count_down] 有人低於 0 分時整場結束。
   *[other] 有人超過 { $target } 分時整場結束。
}
departs-placing-target_loses = 先到終局分數的人，所在的那一隊就輸。
departs-tie_rule-shared = 第一名可以並列。
departs-tie_scope-any = 一直打到沒有人總分相同。
departs-end_latched-false = 加賽一局後，如果大家又都沒到終局分數，整場就繼續。
departs-exact_rule-wins = 總分剛好 { $end } 分的人直接獲勝。
departs-exact_rule-reset = 剛好 { $end } 分時變成 { $reset_to } 分。
departs-display_sign-penalty_negative = 對自己不利的分帶負號，有利的不帶。
departs-display_sign-count_down = 每人從 { $target } 分開始，吃到多少就扣多少；分最多的人贏。
departs-lives = 每人有 { $lives } 條命；一局達到 { $danger } 分就丟一條命。有人沒有命了，這個人墊底，整場結束。

# /rules, for somebody who has never played.

rules-aim = **目標。**盡量少拿分。每吃到一張紅心罰 1 分，{ $queen }（黑桃Q）罰 { $worth } 分。有人達到 { $target } 分時整場結束，總分最低的人贏。
rules-deal = **發牌。**牌全部發完，每人張數相同。A 最大，沒有王牌。
rules-deal-left-over = **發牌。**每人張數相同。A 最大，沒有王牌。
rules-pass = **傳牌。**出牌前，每人傳 { $count } 張牌給另一家。方向每局輪換：
rules-pass-each = 每人傳 { $count } 張牌。
rules-pass-cycle = - { $players } 人：{ $ways }，然後從頭輪起
rules-pass-blind = 先選好要傳的牌，才能看到傳來的牌。
rules-way-left = 左家
rules-way-right = 右家
rules-way-across = 對家
rules-way-hold = 不傳
rules-way-scatter = 每家一張
rules-way-places-left = 左邊第 { $places } 家
rules-way-places-right = 右邊第 { $places } 家
rules-open = **開局首出。**場上最小的梅花在誰手裡，誰就用這張牌開局；依人數不同，是 { $card }。
rules-open-some = **開局首出。**有一張牌決定由誰開局、出什麼；依人數不同，是 { $card }。
rules-open-held = **開局首出。**各家手牌裡最小的梅花在誰手裡，誰就用這張牌開局。
rules-open-one = **開局首出。**{ $card } 在誰手裡，誰就用這張牌開局。
rules-tricks = **出牌。**每人照順時針方向輪流出一張牌，一圈是一墩。有首出的花色就必須跟，沒有就出任何一張牌都可以。首出花色裡最大的牌吃下這一墩，吃下的人首出下一墩。
rules-breaking = **心碎。**要等前面的墩裡有人出過紅心（叫做「心碎」），才能首出紅心，除非手裡只剩紅心。{ $queen } 在那之前也可以首出，但不會造成心碎。
rules-end = **終局。**有人達到 { $target } 分的那一局打完後，整場結束，總分最低的人贏。如果有兩人並列第一，就加賽到有人單獨第一。

rules-aim-few = **目標。**盡量少拿分。
rules-aim-most = **目標。**盡量多拿分：一張牌原本罰多少分，在這裡就得多少分。
rules-hearts = 下面沒有另外說明的話，每張紅心罰 1 分。
rules-tricks-right = **出牌。**每人照逆時針方向輪流出一張牌，一圈是一墩。有首出的花色就必須跟，沒有就出任何一張牌都可以。首出花色裡最大的牌吃下這一墩，吃下的人首出下一墩。
rules-first-trick-any = **第一墩。**除非沒有別的牌，否則不能出罰分牌。
rules-breaking-other = **心碎。**心碎之前不能首出紅心，除非沒有別的牌可以首出。
rules-moon-charged = 有亮的牌時射月值得更多，最多 { $points } 分。
rules-moon-sign = 射月的 { $points } 分對射月者有利，所以不帶負號。
rules-moon-any = **射月。**一個人吃下所有罰分牌就是射月（也叫全收），值 { $points } 分。
rules-moon-others = 其他各家都加這些分，射月者不加。
rules-moon-opponents = 每個對手都加這些分，射月者和隊友都不加分。
rules-end-away = **終局。**有人的總分距離 0 達到 { $target } 的那一局打完後，整場結束，離 0 最近的人贏。如果有兩人並列第一，就加賽到有人單獨第一。
rules-end-other = **終局。**打完一整局後，才判定整場的勝負。

# The rules of Hearts that a host may change. Each line of a menu may have 100 characters.

house-rule-passing = 傳牌
house-rule-passing-in-turn = 依序傳左家、右家、對家，然後一局不傳
house-rule-passing-no-rest = 依序傳左家、右家、對家，每局都傳
house-rule-passing-turn-each = 依序傳左家、右家、對家、每家一張，然後一局不傳
house-rule-pass_count = 傳牌張數
house-rule-pass_count-count = { $count } 張
house-rule-unpassable = 不能傳的牌
house-rule-unpassable-none = 什麼牌都可以傳
house-rule-charging = 出牌前亮牌
house-rule-charging-none = 不亮牌
house-rule-charging-together = 大家同時亮，亮的牌加倍
house-rule-charging-in_turn = 依序亮，亮的牌加倍
house-rule-dealer_pass_cap = 莊家傳牌的上限
house-rule-dealer_pass_cap-count = 總共最多 { $count } 張
house-rule-strip = 拿掉的牌
house-rule-strip-two-diamonds = 2♦
house-rule-strip-two-clubs = 2♣，3♣ 成為最小的梅花
house-rule-strip-low = 2♦、3♦、2♣、3♣
house-rule-strip-all-twos = 四張 2，紅心總共罰 12 分
house-rule-strip-arnold = 2♣、3♣、2♦、2♠
house-rule-opening = 開局首出
house-rule-opening-lowest_club = 最小的梅花在誰手裡，誰就用這張牌開局
house-rule-spades = 會罰分的黑桃
house-rule-spades-queen = Q♠ 罰 13 分，其他黑桃不罰分
house-rule-spades-three = Q♠ 罰 13 分，K♠ 罰 10 分，A♠ 罰 7 分
house-rule-spades-none = 黑桃都不罰分
house-rule-qs_lead = 首出 Q♠
house-rule-qs_lead-anytime = Q♠ 隨時可以首出
house-rule-first = 第一墩
house-rule-first-clean = 不能墊罰分牌
house-rule-breaking = 首出紅心
house-rule-breaking-heart = 有人出過紅心之後才可以
house-rule-breaking-penalty-out = 有人出過罰分牌之後才可以；手裡全是罰分牌的人例外
house-rule-bonus = 減 10 分的牌
house-rule-bonus-none = 沒有
house-rule-bonus-jack-needed = J♦：吃下它的人減 10 分，射月也必須有它
house-rule-bonus-ten-needed = 10♦：吃下它的人減 10 分，射月也必須有它
house-rule-moon = 射月
house-rule-moon-old = 其他各家都加射月的分
house-rule-partner_moon = 射月者的隊友
house-rule-partner_moon-exempt = 不加射月的分
house-rule-partner_moon-hit = 和其他各家一樣加射月的分
house-rule-sun = 吃下所有墩
house-rule-sun-none = 和一般射月一樣
house-rule-end = 整場打多久
house-rule-end-to = 打到有人達到 { $count } 分
house-rule-end-deals = { $count } 局
house-rule-exact = 總分剛好等於終局分數
house-rule-exact-none = 和超過時一樣，整場結束
house-rule-exact-half = 變成 { $count } 分，超過終局分數整場才結束
house-rule-exact-wins = 直接獲勝
house-rule-ties = 終局時同分
house-rule-ties-continue = 第一名同分就加賽一局
house-rule-teams = 隊友
house-rule-teams-none = 各打各的

# Why rules that somebody chose do not make a game.

fault-worth = 照這個人數，一局裡罰的分必須多於減的分。
fault-dealer_pass_cap = 莊家要求傳的牌不能多於手裡可傳的牌。
fault-unpassable = 要留下足夠的牌可傳：夠給其他各家每家一張。
fault-charging = 亮牌只用一副牌和普通計分，而且底牌不能進手牌。
fault-extra_values = J♦ 或 10♦ 如果是減分牌，就不能罰分。
fault-imaginary = 複數得分不能和這些規則並用：可以自選的射月、吃下所有墩另計、分隊、命數、總分剛好等於終局分數。
fault-teams = 剛好四人才能有隊友。
fault-exact_rule = 總分剛好等於終局分數時，只能退回較少的分數；如果整場是照分數結束，也可以算贏。別的都不行。
fault-lives = 命數不能和要問「誰會輸」的射月並用。
