# The rules of Hearts. The rule card tells each departure from the usual game in a line.

rule-card-usual = - 红心大战的常规规则。

departs-decks = { $decks } 副牌混在一起用。
departs-strip = { $players } 人：去掉 { $out }。
departs-strip-none = { $players } 人：用整副牌。
departs-rotation-counterclockwise = 按逆时针方向发牌、出牌，不是顺时针。
departs-first_dealer = { $first_dealer } 号座位先发牌。
departs-kitty-first_trick = 剩下的牌作底牌，牌面朝下，归收下第一墩的人。
departs-kitty-last_trick = 剩下的牌作底牌，牌面朝下，归收下最后一墩的人。
departs-kitty-first_penalty_trick = 剩下的牌作底牌，牌面朝下，归收下第一个有分的墩的人。
departs-kitty-hand = 收下第一墩的人把底牌拿到手里，再扣下同样张数的牌，不给人看。
departs-kitty_seen-winner = 底牌只给得到的人看。
departs-kitty_seen-all = 底牌被拿走时给所有人看。

departs-pass_schedule-dealer_choice = 由庄家在看手牌之前决定传几张、传给谁，总共最多 { $dealer_pass_cap } 张。
departs-pass-always = 每局传牌：{ $way }。
departs-pass-never = 不传牌。
departs-pass-cycle = { $players } 人传牌：{ $ways }，然后从头循环。
departs-pass-cycle-all = 传牌：{ $ways }，然后从头循环。
departs-pass_count = 传 { $pass_count } 张牌。
departs-unpassable = 不能传的牌：{ $unpassable }。
departs-charging-together = 出牌前大家可以同时亮 { $chargeable }，亮的牌加倍{ $doubles ->
    [yes] ，加倍牌变成四倍
   *[no] {""}
}。亮 A♥ 则全部红心加倍。这门花色第一次领出时不能出亮过的牌，除非只有这一张。
departs-charging-in_turn = 出牌前大家可以依次亮 { $chargeable }，亮的牌加倍{ $doubles ->
    [yes] ，加倍牌变成四倍
   *[no] {""}
}。亮 A♥ 则全部红心加倍。这门花色第一次领出时不能出亮过的牌，除非只有这一张。
departs-dealer_pass_zero_ok-false = 庄家不能决定不传牌。
departs-opening-card = 每局最先出的那张牌

departs-opening-lowest_club_any = 最小的梅花在谁手里，谁就先出，但可以出任意一张梅花。
departs-opening-eldest_nonpenalty = 庄家的下家先出，可以出任意一张没有罚分的牌。
departs-opening-eldest_free = 庄家的下家先出，可以出任意一张牌。
departs-opening_fallback-low_2d = 如果牌里没有 2♣，2♦ 在谁手里，谁就先出这张牌。
departs-first_trick_penalty-allowed = 第一墩可以垫有罚分的牌。
departs-first_trick_stuck-hearts_first = 手里全是分牌的人，第一墩要出红心，不能出别的。
departs-first_trick_stuck-redeal = 第一墩之前有人手里全是分牌，就重新发牌。
departs-hearts_lead-anytime = 红心随时可以领出。
departs-break_by-penalty = 出任何有罚分的牌都算破心，不只是红心。
departs-forced_lead_breaks-false = 因为没有别的牌可出而领出的红心，不算破心。
departs-heart_lead_exception-only_penalties = 手里全是分牌的人可以领出其中任意一张。
departs-qs_lead-until_broken = 破心前不能领出 { $queen }。
departs-forced_discard = { $forced_discard } 一有机会就必须垫掉。
departs-trick_rule-cancellation = 一墩里两张相同的牌互相抵消；如果没有剩下能收墩的牌，这一墩的牌并入下一墩。
departs-trick_rule-booster_nines = 有人出了领出花色的 9，每人就为这一墩再出一张牌。

departs-hearts_values-spot = 红心按牌面罚分：2 至 10，J 11，Q 12，K 13，A 14。
departs-hearts_values-pip10 = 红心按牌面罚分：2 至 10，J、Q、K、A 都是 10。
departs-hearts_values-pip10a15 = 红心按牌面罚分：2 至 10，J、Q、K 都是 10，A 是 15。
departs-hearts_values-face = 红心罚 1 分，但 J 2 分，Q 3 分，K 4 分，A 5 分。
departs-hearts_values = 红心的罚分：{ $hearts_values }。
departs-hearts_values-nothing = 红心不罚分。
departs-card-costs = { $points ->
    [0] { $card } 不罚分。
   *[other] { $card } 罚 { $points } 分。
}
departs-card-gives = 收下 { $card } 减 { $points } 分。
departs-bonus_floor-deal_zero = 减分牌不会让一局的得分低于 0。
departs-double_scope-penalties = 收下 { $double_card } 的人本局罚分加倍。
departs-double_scope-all = 收下 { $double_card } 的人本局得分全部加倍，无论好坏。
departs-double_scope-moon = 收下 { $double_card } 的人本局得分全部加倍，全收也加倍。
departs-double_scope-turned = 收下 { $double_card } 的人本局得分全部乘以 2i：变成另一种分，数目加倍。
departs-hand_sizes = { $players } 人：每人 { $cards } 张，其余作底牌。
departs-imaginary = { $imaginary } 的罚分是虚数，13 分记作 13i；总分是复数，只看离 0 的距离。
departs-no_trick_bonus = 一墩不收的人减 { $no_trick_bonus } 分。

departs-moon-none = 没有全收：收到多少分就记多少分。
departs-moon-new = 全收者的总分减去全收的分，其他各家不加分。
departs-moon-choice = 全收者自选：其他各家加上全收的分，或自己的总分减去全收的分。
departs-moon-mixed = 其他各家加上全收的分。如果全收者会因此输掉整场，可以改为自己的总分减去这些分。
departs-moon-mixed_auto = 其他各家加上全收的分。如果全收者会因此输掉整场，就改为自己的总分减去这些分。
departs-moon-greek = 其他各家加上全收的分；有几家加分，全收者的总分就减去几倍。
departs-moon_value = 全收值 { $moon_value } 分。
departs-moon_needs_bonus-true = 全收也必须有 { $bonus_card }。
departs-bonus_on_moon-absorb = 全收时 { $bonus_card } 不算分。
departs-sun-double = 收齐所有墩，全收的分加倍。
departs-sun-fixed = 收齐所有墩，全收算 { $sun_value } 分。

departs-teams-individual = 搭档对坐，终局时把两人的总分相加。
departs-teams-pooled = 搭档对坐，共用一个总分。
departs-team_moon-true = 搭档可以合力全收。
departs-partner_moon-exempt = 全收者的搭档不加全收的分。
departs-partner_moon-hit = 全收者的搭档也加全收的分。

departs-objective-highest = 总分最高的人赢。
departs-end_mode-deals = 打完 { $deals } 局后整场结束。
departs-end_mode-both = 有人满 { $end } 分，或打完 { $deals } 局，整场就结束。
departs-target = { $display_sign ->
    [count_down] 有人的分扣完时整场结束。
   *[other] 有人满 { $target } 分时整场结束。
}
departs-target_cmp-exceed = { $display_sign ->
    [count_down] 有人低于 0 分时整场结束。
   *[other] 有人超过 { $target } 分时整场结束。
}
departs-placing-target_loses = 先到终局分数的人，所在的一方就输。
departs-tie_rule-shared = 第一名可以并列。
departs-tie_scope-any = 一直打到各人总分互不相同。
departs-end_latched-false = 加打一局后，如果大家又都回到终局分数以内，就继续打。
departs-exact_rule-wins = 正好 { $end } 分就获胜。
departs-exact_rule-reset = 正好 { $end } 分时变为 { $reset_to } 分。
departs-display_sign-penalty_negative = 对自己不利的分带负号，有利的不带。
departs-display_sign-count_down = 每人从 { $target } 分开始，收到多少就扣多少；分最多的人赢。
departs-lives = 每人有 { $lives } 条命；一局达到 { $danger } 分就丢一条命。谁没有命了，谁就垫底，整场结束。

# /rules, for somebody who has never played.

rules-aim = **目标。**尽量少拿分。每收下一张红心罚 1 分，{ $queen }（黑桃Q）罚 { $worth } 分。有人满 { $target } 分时整场结束，总分最低的人赢。
rules-deal = **发牌。**牌全部发完，每人张数相同。A 最大，没有将牌。
rules-deal-left-over = **发牌。**每人张数相同。A 最大，没有将牌。
rules-pass = **传牌。**出牌前，每人传 { $count } 张牌给另一家。方向逐局轮换：
rules-pass-each = 每人传 { $count } 张牌。
rules-pass-cycle = - { $players } 人：{ $ways }，然后从头循环
rules-pass-blind = 先选好要传的牌，才能看到传来的牌。
rules-way-left = 左家
rules-way-right = 右家
rules-way-across = 对家
rules-way-hold = 不传
rules-way-scatter = 每家一张
rules-way-places-left = 左边第 { $places } 家
rules-way-places-right = 右边第 { $places } 家
rules-open = **谁先出牌。**场上最小的梅花在谁手里，谁就先出这张牌；随人数不同，它是 { $card }。
rules-open-some = **谁先出牌。**有一张牌决定谁先出、出什么；随人数不同，它是 { $card }。
rules-open-held = **谁先出牌。**各家手牌中最小的梅花在谁手里，谁就先出这张牌。
rules-open-one = **谁先出牌。**{ $card } 在谁手里，谁就先出这张牌。
rules-tricks = **出牌。**按顺时针方向，每人出一张牌，一圈是一墩。有领出的花色就必须跟，没有就可以出任意一张牌。领出花色中最大的牌收下这一墩，收下的人领出下一墩。
rules-breaking = **破心。**要等前面的墩里有人出过红心（叫做“破心”，也叫“心碎”），才能领出红心，除非手里只剩红心。{ $queen } 在那之前也可以领出，但出它不算破心。
rules-end = **终局。**有人满 { $target } 分的那一局打完后，整场结束，总分最低的人赢。如果有两人并列第一，就加打到一人独居第一。

rules-aim-few = **目标。**尽量少拿分。
rules-aim-most = **目标。**尽量多拿分：牌原本罚多少分，在这里就得多少分。
rules-hearts = 如果下面没有另外说明，每张红心罚 1 分。
rules-tricks-right = **出牌。**按逆时针方向，每人出一张牌，一圈是一墩。有领出的花色就必须跟，没有就可以出任意一张牌。领出花色中最大的牌收下这一墩，收下的人领出下一墩。
rules-first-trick-any = **第一墩。**除非没有别的牌，否则不能出有罚分的牌。
rules-breaking-other = **破心。**破心之前不能领出红心，除非没有别的牌可以领出。
rules-moon-charged = 有亮的牌时全收值得更多，最多 { $points } 分。
rules-moon-sign = 全收的 { $points } 分对全收者有利，所以不带负号。
rules-moon-any = **全收。**收齐全部有罚分的牌就是全收，值 { $points } 分。
rules-moon-others = 其他各家都加这些分，全收者不加。
rules-moon-opponents = 每个对手都加这些分，全收者和搭档都不加分。
rules-end-away = **终局。**有人的总分与 0 相距达到 { $target } 的那一局打完后，整场结束，离 0 最近的人赢。如果有两人并列第一，就加打到一人独居第一。
rules-end-other = **终局。**打完整局后才判定终局。

# The rules of Hearts that a host may change. Each line of a menu may have 100 characters.

house-rule-passing = 传牌
house-rule-passing-in-turn = 依次传左家、右家、对家，然后一局不传
house-rule-passing-no-rest = 依次传左家、右家、对家，每局都传
house-rule-passing-turn-each = 依次传左家、右家、对家、每家一张，然后一局不传
house-rule-pass_count = 传牌张数
house-rule-pass_count-count = { $count } 张
house-rule-unpassable = 不能传的牌
house-rule-unpassable-none = 什么牌都可以传
house-rule-charging = 出牌前亮牌
house-rule-charging-none = 不亮牌
house-rule-charging-together = 大家同时亮，亮的牌加倍
house-rule-charging-in_turn = 依次亮，亮的牌加倍
house-rule-dealer_pass_cap = 庄家传牌的上限
house-rule-dealer_pass_cap-count = 总共最多 { $count } 张
house-rule-strip = 去掉的牌
house-rule-strip-two-diamonds = 2♦
house-rule-strip-two-clubs = 2♣，3♣ 成为最小的梅花
house-rule-strip-low = 2♦、3♦、2♣、3♣
house-rule-strip-all-twos = 四张 2，红心总共罚 12 分
house-rule-strip-arnold = 2♣、3♣、2♦、2♠
house-rule-opening = 谁先出牌
house-rule-opening-lowest_club = 最小的梅花在谁手里，谁就先出这张牌
house-rule-spades = 有罚分的黑桃
house-rule-spades-queen = Q♠ 罚 13 分，其他黑桃不罚分
house-rule-spades-three = Q♠ 罚 13 分，K♠ 罚 10 分，A♠ 罚 7 分
house-rule-spades-none = 黑桃都不罚分
house-rule-qs_lead = 领出 Q♠
house-rule-qs_lead-anytime = Q♠ 随时可以领出
house-rule-first = 第一墩
house-rule-first-clean = 不能垫有罚分的牌
house-rule-breaking = 领出红心
house-rule-breaking-heart = 有人出过红心之后才可以
house-rule-breaking-penalty-out = 有人出过有罚分的牌之后才可以；手里全是分牌的人例外
house-rule-bonus = 减 10 分的牌
house-rule-bonus-none = 没有
house-rule-bonus-jack-needed = J♦：收下它的人减 10 分，全收时也必须有它
house-rule-bonus-ten-needed = 10♦：收下它的人减 10 分，全收时也必须有它
house-rule-moon = 全收
house-rule-moon-old = 其他各家都加上全收的分
house-rule-partner_moon = 全收者的搭档
house-rule-partner_moon-exempt = 不加全收的分
house-rule-partner_moon-hit = 和其他各家一样加全收的分
house-rule-sun = 收齐所有墩
house-rule-sun-none = 与普通的全收一样
house-rule-end = 整场打多久
house-rule-end-to = 直到有人满 { $count } 分
house-rule-end-deals = { $count } 局
house-rule-exact = 总分正好等于终局分数
house-rule-exact-none = 与超过时一样，整场结束
house-rule-exact-half = 变为 { $count } 分，超过终局分数才结束整场
house-rule-exact-wins = 算获胜
house-rule-ties = 终局时总分相同
house-rule-ties-continue = 第一名并列就加打一局
house-rule-teams = 搭档
house-rule-teams-none = 各自为战

# Why rules that somebody chose do not make a game.

fault-worth = 按这个人数，一局里罚的分必须多于减的分。
fault-dealer_pass_cap = 庄家要求传的牌不能多于手里可传的牌。
fault-unpassable = 必须留下足够的牌可传：够给其他各家每家一张。
fault-charging = 亮牌只用一副牌和普通计分，而且底牌不能进手牌。
fault-extra_values = J♦ 或 10♦ 如果是减分牌，就不能罚分。
fault-imaginary = 复数得分不能与以下规则并用：可以选择的全收、收齐所有墩、分队、命数、总分正好的规则。
fault-teams = 正好四人才能有搭档。
fault-exact_rule = 总分正好等于终局分数时，只能退回到较少的分数；如果整场按分数结束，也可以算赢。别的都不行。
fault-lives = 命数不能与要问“谁会输”的全收并用。
