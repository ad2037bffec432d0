# The rule card, the options and the rules of All Fours.

af-card-usual = 常规玩法：六张牌，可以求牌，高牌、低牌、J 牌、点数分，打到 7 分。

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
af-turn-worth = { $rank } 得 { $points } 分

af-departs-target = 打到 { $count } 分，整场结束。
af-departs-turn = 翻牌时庄家得分：{ $worths }。
af-departs-teams-none = 四人各自为战。
af-departs-rotation-ccw = 按逆时针方向发牌、出牌。
af-departs-cut-low = 切牌最小的人先发牌。
af-departs-trump-pitch = 不翻牌：第一张领出的牌定将。
af-departs-trump-auction = 每人可以叫一次分；叫得最高的人领出，第一张领出的牌定将。
af-departs-turn_scoring-each = 每张翻出的牌都得分，再翻出同一花色也得分。
af-departs-turn_scoring-final = 只有最后定将的那张翻牌得分。
af-departs-gift_to-eldest = 送的一分只归求牌的人。
af-departs-gift_may_win-true = 对方可以靠送的一分获胜。
af-departs-second_beg-consent = 补牌后首家可以要求再补一次，庄家可以拒绝。
af-departs-run_new_trump-false = 补牌时每人再发三张，但将牌不变。
af-departs-run_to-two = 补牌只补给首家和庄家。
af-departs-exhaust_keep-false = 一局作废时，这一局里已得的分不算。
af-departs-after_run-keep = 补牌后所有的牌都要打完。
af-departs-after_run-keep9 = 补牌一次打九张，补牌多次打六张。
af-departs-discards_count-true = 扣下的将牌也算高牌、低牌。
af-departs-bunch = 不能作废重发。
af-departs-follow-strict = 不能跟牌时才可以将吃。
af-departs-jack_exempt-true = 将牌 J 随时可以出。
af-departs-undertrump-false = 这一墩已被将吃时，只要有别的牌可出，就不能出更小的将牌。
af-departs-low_to-captor = 低牌归赢下它那一墩的人。
af-departs-low_to-dealer = 低牌归庄家。
af-departs-game_suits-trumps = 点数分只算将牌。
af-departs-game_suits-tens_of_trumps = 各花色的 10 中，只有将牌 10 计入点数分。
af-departs-game_tie-none = 点数相同时，没有人得点数分。
af-departs-inquiry-true = 出将牌的人可以问它是不是高牌或低牌。
af-departs-look_early-all = 大家一开始就看牌。
af-departs-look_early-two = 四人时，定将之前只有首家和庄家看牌。
af-departs-look_early-not_partner = 定将之前，领出者的搭档不看牌。
af-departs-mark_when_known-true = 高牌和低牌一确定就记分。
af-departs-dealer_may_equal-true = 庄家叫同样的分，叫分就归庄家。
af-departs-all_pass-redeal = 大家都不叫，就重新发牌。
af-departs-trick_memory-full = 本局所有的墩都可以再看。
af-departs-peg-at_once = 赢一墩的人马上记里面的将牌：10 记 10 分，5 记 5 分，A 4 分，K 3 分，Q 2 分，J 1 分。
af-departs-peg-at_end = 一局打完后记赢得的将牌：10 记 10 分，5 记 5 分，A 4 分，K 3 分，Q 2 分，J 1 分。
af-departs-four_points-false = 不算高牌、低牌、J 牌、点数分。
af-departs-hang = 从别的一方捉到 J 值 { $points } 分。
af-departs-ten = 10 在点数分里算 { $points } 点。
af-departs-revoke = 什么牌都可以出，但有牌不跟会让其他各方各得 { $points } 分。
af-departs-revoke-plain = 有牌不跟没有其他处罚。
af-departs-revoke-seven_up = 有牌不跟的一方不得点数分。如果场上有将牌 J，处罚的分加倍，那一方也不得 J 牌的分，并且不能靠本局获胜。
af-departs-revoke-trinidad = 有牌不跟的一方不得点数分。领出将牌时扣住五张最大的将牌之一不出，就输掉整场。
af-departs-revoke-claim = 有人指出，有牌不跟才受罚。

af-house-rule-target = 打到多少分
af-house-rule-target-count = 打到 { $count } 分，整场结束
af-house-rule-cut = 谁先发牌
af-house-rule-cut-high = 切牌最大的人
af-house-rule-game_tie = 点数相同时的点数分
af-house-rule-game_tie-nondealer = 不是庄家的一方得
af-house-rule-low_to = 低牌归谁
af-house-rule-low_to-holder = 发到它的人
af-house-rule-game_suits = 计入点数分的牌
af-house-rule-game_suits-all = 所有花色的牌
af-house-rule-ten = 10 在点数分里算几点
af-house-rule-ten-10 = 10 点
af-house-rule-ten-1 = 1 点
af-house-rule-run_new_trump = 补牌时的将牌
af-house-rule-run_new_trump-true = 重新翻牌，翻到新的花色为止
af-house-rule-hang = 从别的一方捉到 J
af-house-rule-hang-1 = 值 1 分
af-house-rule-hang-3 = 值 3 分
af-house-rule-follow = 跟牌
af-house-rule-follow-trump = 跟牌或将吃都可以
af-house-rule-follow-jack = 不能跟牌时才可以将吃；将牌 J 随时可以出
af-house-rule-revoke = 有牌不跟
af-house-rule-revoke-enforce = 不会发生：不合规则的牌出不了
af-house-rule-revoke-penalty = 可能发生，一墩结束时判定
af-house-rule-revoke-claim = 可能发生，有人指出才判定
af-house-rule-trick_memory = 以前的墩
af-house-rule-trick_memory-last = 只能再看上一墩
af-house-rule-gift_may_win = 送一分会让对方获胜时
af-house-rule-gift_may_win-false = 不能送，必须补牌
af-house-rule-second_beg = 第二次求牌
af-house-rule-second_beg-consent = 庄家同意就可以
af-house-rule-second_beg-never = 不可以
af-house-rule-after_run = 补牌之后
af-house-rule-after_run-six = 每人扣牌，只留六张
af-house-rule-inquiry = 询问自己出的将牌
af-house-rule-inquiry-false = 不可以
af-house-rule-dealer_may_equal = 庄家叫分
af-house-rule-dealer_may_equal-false = 必须高过别人
af-house-rule-all_pass = 大家都不叫时
af-house-rule-all_pass-held = 庄家必须叫 2 分

af-fault-target = 整场至少打到 1 分，最多打到 100 分。
af-fault-deals = 局数至少是 1。
af-fault-seats = 这种玩法不能这么多人玩。
af-fault-jack_exempt = 规定必须跟牌时，将牌 J 才需要例外。
af-fault-teams = 这里四人要搭档对打。
af-fault-peg = 只有翻牌定将的玩法才能记将牌分，而且总得有能得分的项目。
af-fault-other = 这些规则中有几条互相矛盾。

af-rules-aim = **目标。**{ $pegged ->
    [alone] 墩里赢得的将牌得分。
    [four] 墩里赢得的将牌得分，高牌、低牌、J 牌、点数分也得分。
   *[none] 每局有四种得分的机会：高牌、低牌、J 牌、点数分。
}先满 { $target } 分的一方立即获胜。
af-rules-players = 可供 { $allowed } 人玩。
af-rules-pairs = 四人时搭档对打，搭档对坐。
af-rules-deal = **发牌。**52 张牌，每人六张，A 最大。
af-rules-cut-high = 每人切一张牌，最大的人先发牌；相同就重切。以后轮流发牌。
af-rules-cut-low = 每人切一张牌，最小的人先发牌；相同就重切。以后轮流发牌。
af-rules-turned = 接着翻开一张牌，它的花色是提议的将牌（也叫王牌，大过其他花色的牌）。
af-rules-turn-worths = 翻出这些牌，庄家立即得分：{ $worths }。
af-rules-pitch = 不翻牌。第一张领出的牌是什么花色，那门花色就是将牌（也叫王牌，大过其他花色的牌）。
af-rules-beg = **求牌。**首家就是庄家的下家，可以不求（接受翻出的将牌），也可以求牌（要求换将）。首家求牌，庄家就要送一分，或者补牌。
af-rules-gift-to-all_opponents = 三人时，庄家给另外两家各送一分。
af-rules-gift-to-eldest = 三人时，只有求牌的人得一分。
af-rules-gift-true = 对方可以靠送的一分获胜。
af-rules-gift-false = 如果送一分会让对方获胜，就不能送，必须补牌。
af-rules-run-true = 补牌：每人再发三张，再翻开一张；花色没有变就再发、再翻，直到翻出新的花色，这门花色就是将牌。
af-rules-run-false = 补牌：每人再发三张，将牌不变。
af-rules-after-keep = 之后所有的牌都要打完。
af-rules-after-six = 之后每人扣牌，牌面朝下，只留六张。
af-rules-after-keep9 = 补牌一次打九张，补牌多次打六张。
af-rules-exhausted-true = 如果剩下的牌不够补，本局作废，由同一个庄家重新发牌；已得的分仍然有效。
af-rules-exhausted-false = 如果剩下的牌不够补，本局作废，由同一个庄家重新发牌；本局已得的分取消。
af-rules-second = 补牌后首家可以要求再补一次，庄家可以拒绝。
af-rules-bunch = 两人玩时，补牌后也可以商定作废重发。
af-rules-bid = **叫分。**每人依次不叫，或叫 2、3、4 分，必须比前面的高。叫得最高的人领出并定将。得分不到所叫的分，就倒扣所叫的分。
af-rules-passed-held = 大家都不叫，庄家就必须叫 2 分。
af-rules-passed-redeal = 大家都不叫，就重新发牌。
af-rules-play = **出牌。**{ $trump ->
    [auction] 叫得最高的人
   *[other] 首家
}领出，赢得一墩的人领出下一墩。最大的将牌赢得一墩；没有人出将牌，就由领出花色中最大的牌赢得。
af-rules-follow-or_trump = 能跟牌就必须跟牌，但也可以改为将吃（用将牌赢）。领出的是将牌，就必须出将牌。不能跟牌时，可以出任意一张牌。
af-rules-follow-strict = 能跟牌就必须跟牌。不能跟牌时，可以将吃（用将牌赢），也可以出任意一张别的牌。
af-rules-inquiry = 出将牌的人可以问它是不是高牌或低牌，会得到如实的回答。
af-rules-peg = **将牌分。**{ $when ->
    [at_end] 最后一墩之后，按墩记各人赢得的将牌：
   *[at_once] 赢一墩的人马上记里面的将牌：
}10 记 10 分，5 记 5 分，A 记 4 分，K 记 3 分，Q 记 2 分，J 记 1 分。先满目标分者当场获胜，一局还没打完也算。翻开的将牌不归任何人。
af-rules-count = { $trump ->
    [auction] **记分。**最后一墩之后，先算叫分最高的一方，再按以下次序算其他人。有人达到目标分，整场立即结束。
   *[other] **记分。**最后一墩之后，按以下次序计算。有人达到目标分，整场立即结束。
}
af-rules-high = - **高牌：**场上最大的将牌，归发到它的人。
af-rules-low-holder = - **低牌：**场上最小的将牌，归发到它的人，输掉了也算。
af-rules-low-captor = - **低牌：**场上最小的将牌，归赢下它那一墩的人。
af-rules-low-dealer = - **低牌：**场上最小的将牌，归庄家。
af-rules-jack = - **J 牌：**将牌 J 如果在场上，归赢得它的人；从别的一方赢得（捉 J），值 { $points } 分。
af-rules-jack-1 = - **J 牌：**将牌 J 如果在场上，归赢得它的人。
af-rules-game-all = - **点数分（也叫游戏牌分）：**归墩里点数最多的一方。A 算 4 点，K 算 3 点，Q 算 2 点，J 算 1 点，10 算 { $ten } 点。
af-rules-game-trumps = - **点数分（也叫游戏牌分）：**归墩里点数最多的一方，只算将牌。A 算 4 点，K 算 3 点，Q 算 2 点，J 算 1 点，10 算 { $ten } 点。
af-rules-game-tens_of_trumps = - **点数分（也叫游戏牌分）：**归墩里点数最多的一方。A 算 4 点，K 算 3 点，Q 算 2 点，J 算 1 点，将牌 10 算 { $ten } 点。
af-rules-game-five = 将牌 5 也算 5 点。
af-rules-tie-none = 点数相同时，没有人得点数分。
af-rules-tie-nondealer = 点数相同时，不是庄家的一方得点数分。
