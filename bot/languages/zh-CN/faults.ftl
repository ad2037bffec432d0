# Why rules do not make a game. Each is a whole sentence that says what would be right.

fault-other = 其中有一条规则是这种玩法没有的。
fault-variant = 这里没有这种玩法。
fault-dealer = 那个座位没有人可以发牌。
fault-seats = 这个人数不能玩这种玩法。

fault-players = 常规人数必须是这种玩法允许的人数之一。
fault-players_allowed = 用一副牌可供 3 至 6 人玩，两副牌最多 10 人；每个人数只写一次。
fault-decks = 只能用一副或两副牌。
fault-strip = 去掉一些牌后，每人必须分到同样多的张数。牌里必须留有梅花，也必须留有带罚分的牌。
fault-hand_sizes = 每人至少要有一张牌，牌也必须够发。
fault-kitty = 底牌归收下第一墩、最后一墩或第一个有分的墩的人。
fault-kitty_seen = 底牌可以不公开，只给得到的人看，或者给所有人看。
fault-first_dealer = 首局的庄家必须是坐在牌桌上的人。
fault-rotation = 出牌方向只能是顺时针或逆时针。

fault-pass_schedule = 传牌方式可以按局轮换，也可以由庄家决定。
fault-pass_cycle = 这种传牌方式与人数不合：人数是单数就没有对家，而且每人都要有足够的牌可传。
fault-pass_count = 传的张数必须少于一手牌的张数。
fault-dealer_pass_cap = 庄家要求传的牌不能多于手里可传的牌。
fault-dealer_pass_zero_ok = 庄家可以决定不传牌，或者不可以。
fault-unpassable = 不能传的牌每张只写一次，而且必须留下足够的牌可传：够给其他各家每家一张。
fault-charging = 亮牌只用一副牌和普通计分，而且底牌不能进手牌。

fault-opening_fallback = 2♦ 只能在原本由最小的梅花开局的玩法里代替它。
fault-opening = 每局由最小的梅花开始（必须有人拿着它），或由庄家的下家开始。
fault-first_trick_penalty = 第一墩可以垫有罚分的牌，或者不可以。
fault-first_trick_stuck = 手里全是分牌的人，第一墩可以垫任意一张，或只能垫红心，或重新发牌。
fault-hearts_lead = 红心随时可以领出，或破心后才可以。
fault-break_by = 出红心才算破心，或出任何有罚分的牌都算。
fault-forced_lead_breaks = 不得不领出的红心算破心，或者不算。
fault-heart_lead_exception = 破心前，手里全是红心的人可以领出红心，或手里全是分牌的人可以。
fault-qs_lead = Q♠ 随时可以领出，或破心后才可以。
fault-forced_discard = 必须尽早垫掉的牌要在牌里有，而且每张只写一次。
fault-trick_rule = 可以采用相同的牌互相抵消，或用 9 加码，或两者都不用。

fault-hearts_values = 一局里罚的分必须多于减的分，红心也不能减分。
fault-spade_values = 黑桃Q、K、A 不能减分，而且必须有一些牌罚分。
fault-extra_values = 每张牌的罚分必须是整数；J♦ 或 10♦ 如果是减分牌，就不能罚分。一局里罚的分必须多于减的分。
fault-imaginary = 复数得分不能与以下规则并用：可以选择的全收、收齐所有墩、分队、命数、总分正好的规则。
fault-bonus_card = 只有 J♦ 或 10♦ 可以减分；按这个人数，一局里罚的分必须多于减的分。
fault-bonus_points = 减分牌至少要减 1 分；按这个人数，一局里罚的分必须多于减的分。
fault-bonus_floor = 减分牌可以让一局的得分低于 0，或者不可以。
fault-double_card = 只有 10♣ 可以加倍。
fault-double_scope = 10♣ 只加倍罚分，或全部加倍，或连全收也加倍。
fault-no_trick_bonus = 一墩不收可以减分，不能加分；按这个人数，一局里罚的分必须多于减的分。

fault-moon = 没有这种全收的算法，或者有罚分的牌太少。
fault-moon_value = 全收至少要值 1 分。
fault-moon_needs_bonus = 有减分牌时，才能规定全收必须有它。
fault-bonus_on_moon = 全收时减分牌算分，或者不算。
fault-sun = 收齐所有墩可以按普通的全收算，或加倍，或算固定的分数。
fault-sun_value = 收齐所有墩的分数只能用于“算固定的分数”，并且至少是 1 分。

fault-teams = 正好四人才能有搭档。
fault-team_score = 只有搭档才能共用总分。
fault-team_moon = 分队而且全收的分加给其他各家时，搭档才能合力全收。
fault-partner_moon = 全收者的搭档加全收的分，或者不加。

fault-objective = 总分最低的人赢，或最高的人赢。
fault-end_mode = 整场打到规定的分数、打满规定的局数，或以先到的为准。
fault-target = 整场至少要打到 1 分。
fault-target_cmp = 有人达到终局分数时结束，或超过时才结束。
fault-deals = 局数只用于按局数结束的整场，而且至少是 1 局。
fault-placing = 总分最低的人赢，或先到终局分数的人输。
fault-tie_rule = 第一名可以并列，或加打分出高下。
fault-tie_scope = 只为第一名加打，或为所有的平分加打。
fault-end_latched = 一旦达到终局分数就算数，或者不算。
fault-exact_rule = 总分正好等于终局分数时，只能退回到较少的分数；如果整场按分数结束，也可以算赢。别的都不行。
fault-lives = 命数不能与要问“谁会输”的全收并用。
fault-danger = 丢一条命的分数至少要定为 1 分。
fault-display_sign = 得分可以照常写、带负号写或倒数着写。
