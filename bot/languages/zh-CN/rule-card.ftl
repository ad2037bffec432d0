# The rule card: the name of what is played, and each departure from the usual Hearts in a line.

rule-card-title = **规则：{ $variant }**
rule-card-changed = **规则：{ $variant }（自定）**
rule-card-usual = - 红心大战的常规规则。
rule-card-line = - { $departure }
rule-card-more = - 另外还有 { $count } 条，点击“规则”查看。
button-rules = 规则

departs-other = { $name }：{ $value }。

departs-players = 可供 { $allowed } 人玩。
departs-decks = { $count } 副牌混在一起用。
departs-strip = { $players } 人：去掉 { $out }。
departs-strip-none = { $players } 人：用整副牌。
departs-rotation-counterclockwise = 按逆时针方向发牌、出牌，不是顺时针。
departs-first_dealer = { $number } 号座位先发牌。
departs-kitty-first_trick = 剩下的牌作底牌，牌面朝下，归收下第一墩的人。
departs-kitty-last_trick = 剩下的牌作底牌，牌面朝下，归收下最后一墩的人。
departs-kitty-first_penalty_trick = 剩下的牌作底牌，牌面朝下，归收下第一个有分的墩的人。
departs-kitty-hand = 收下第一墩的人把底牌拿到手里，再扣下同样张数的牌，不给人看。
departs-kitty_seen-winner = 底牌只给得到的人看。
departs-kitty_seen-all = 底牌被拿走时给所有人看。

departs-pass_schedule-dealer_choice = 由庄家在看手牌之前决定传几张、传给谁，总共最多 { $count } 张。
departs-pass-always = 每局传牌：{ $way }。
departs-pass-never = 不传牌。
departs-pass-cycle = { $players } 人传牌：{ $ways }，然后从头循环。
departs-pass-cycle-all = 传牌：{ $ways }，然后从头循环。
departs-pass_count = 传 { $count } 张牌。
departs-unpassable = 不能传的牌：{ $cards }。
departs-charging-together = 出牌前大家可以同时亮 { $cards }，亮的牌加倍{ $doubles ->
    [yes] ，加倍牌变成四倍
   *[no] {""}
}。亮 A♥ 则全部红心加倍。这门花色第一次领出时不能出亮过的牌，除非只有这一张。
departs-charging-in_turn = 出牌前大家可以依次亮 { $cards }，亮的牌加倍{ $doubles ->
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
departs-forced_discard = { $cards } 一有机会就必须垫掉。
departs-trick_rule-cancellation = 一墩里两张相同的牌互相抵消；如果没有剩下能收墩的牌，这一墩的牌并入下一墩。
departs-trick_rule-booster_nines = 有人出了领出花色的 9，每人就为这一墩再出一张牌。

departs-hearts-spot = 红心按牌面罚分：2 至 10，J 11，Q 12，K 13，A 14。
departs-hearts-pip10 = 红心按牌面罚分：2 至 10，J、Q、K、A 都是 10。
departs-hearts-pip10a15 = 红心按牌面罚分：2 至 10，J、Q、K 都是 10，A 是 15。
departs-hearts-face = 红心罚 1 分，但 J 2 分，Q 3 分，K 4 分，A 5 分。
departs-hearts-own = 红心的罚分：{ $costs }。
departs-hearts-own-none = 红心不罚分。
departs-card-costs = { $points ->
    [0] { $card } 不罚分。
   *[other] { $card } 罚 { $points } 分。
}
departs-card-gives = 收下 { $card } 减 { $points } 分。
departs-bonus_floor-deal_zero = 减分牌不会让一局的得分低于 0。
departs-double_scope-penalties = 收下 { $card } 的人本局罚分加倍。
departs-double_scope-all = 收下 { $card } 的人本局得分全部加倍，无论好坏。
departs-double_scope-moon = 收下 { $card } 的人本局得分全部加倍，全收也加倍。
departs-double-turned = 收下 { $card } 的人本局得分全部乘以 2i：变成另一种分，数目加倍。
departs-hand_sizes = { $players } 人：每人 { $cards } 张，其余作底牌。
departs-imaginary = { $cards } 的罚分是虚数，13 分记作 13i；总分是复数，只看离 0 的距离。
departs-no_trick_bonus = 一墩不收的人减 { $points } 分。

departs-moon-none = 没有全收：收到多少分就记多少分。
departs-moon-new = 全收者的总分减去全收的分，其他各家不加分。
departs-moon-choice = 全收者自选：其他各家加上全收的分，或自己的总分减去全收的分。
departs-moon-mixed = 其他各家加上全收的分。如果全收者会因此输掉整场，可以改为自己的总分减去这些分。
departs-moon-mixed_auto = 其他各家加上全收的分。如果全收者会因此输掉整场，就改为自己的总分减去这些分。
departs-moon-greek = 其他各家加上全收的分；有几家加分，全收者的总分就减去几倍。
departs-moon_value = 全收值 { $points } 分。
departs-moon_needs_bonus-true = 全收也必须有 { $card }。
departs-bonus_on_moon-absorb = 全收时 { $card } 不算分。
departs-sun-double = 收齐所有墩，全收的分加倍。
departs-sun-fixed = 收齐所有墩，全收算 { $points } 分。

departs-teams = 搭档对坐。
departs-team_score-individual = 每人各记总分，终局时把搭档两人的总分相加。
departs-team_score-pooled = 搭档共用一个总分。
departs-team_moon-true = 搭档可以合力全收。
departs-partner_moon-exempt = 全收者的搭档不加全收的分。
departs-partner_moon-hit = 全收者的搭档也加全收的分。

departs-objective-highest = 总分最高的人赢。
departs-end-deals = 打完 { $count } 局后整场结束。
departs-end-both = 有人满 { $target } 分，或打完 { $count } 局，整场就结束。
departs-end-target = 有人满 { $target } 分时整场结束。
departs-end-down = 有人的分扣完时整场结束。
departs-target_cmp-exceed = 有人超过 { $target } 分时整场结束。
departs-end-below = 有人低于 0 分时整场结束。
departs-placing-target_loses = 先到终局分数的人，所在的一方就输。
departs-tie_rule-shared = 第一名可以并列。
departs-tie_scope-any = 一直打到各人总分互不相同。
departs-end_latched-false = 加打一局后，如果大家又都回到终局分数以内，就继续打。
departs-exact-wins = 正好 { $target } 分就获胜。
departs-exact-reset = 正好 { $target } 分时变为 { $points } 分。
departs-display_sign-penalty_negative = 对自己不利的分带负号，有利的不带。
departs-display_sign-count_down = 每人从 { $target } 分开始，收到多少就扣多少；分最多的人赢。
departs-lives = 每人有 { $count } 条命；一局达到 { $points } 分就丢一条命。谁没有命了，谁就垫底，整场结束。

# Games that end at a target, and after some deals at the latest.
lobby-goal-both = 打到 { $target } 分，最多 { $count } 局
goal-line-both = -# 打到 { $target } 分，或打完 { $count } 局，整场结束。
departs-deals = 打满 { $count } 局，整场就结束。
rules-deals = 打满 { $count } 局，整场就结束。那时领先的一方获胜，分数相同就共同获胜。
house-rule-deals = 最多打几局
house-rule-deals-none = 不限
house-rule-deals-count = { $count } 局
