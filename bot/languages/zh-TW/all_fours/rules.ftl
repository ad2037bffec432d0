# The rule card, the options and the rules of All Fours.

af-card-usual = 一般玩法：六張牌，可以求牌，高牌、低牌、J 牌、牌點分，打到 7 分。

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

af-departs-target = 打到 { $count } 分，整場結束。
af-departs-turn = 翻牌時莊家得分：{ $worths }。
af-departs-teams-none = 四人各打各的。
af-departs-rotation-ccw = 發牌和出牌照逆時針方向。
af-departs-cut-low = 切牌最小的人先發牌。
af-departs-trump-pitch = 不翻牌：打出的第一張牌定王牌。
af-departs-trump-auction = 每人可以叫一次分；叫得最高的人首出，打出的第一張牌定王牌。
af-departs-turn_scoring-each = 每張翻出的牌都得分，再翻出同一花色也得分。
af-departs-turn_scoring-final = 只有最後定王牌的那張翻牌得分。
af-departs-gift_to-eldest = 只有求牌的人得到送的一分。
af-departs-gift_may_win-true = 可以靠送的一分獲勝。
af-departs-second_beg-consent = 補牌後首家可以要求再補一次，莊家可以拒絕。
af-departs-run_new_trump-false = 補牌時每人再發三張，但王牌不變。
af-departs-run_to-two = 補牌只補給首家和莊家。
af-departs-exhaust_keep-false = 牌作廢時，那一局已得的分不算。
af-departs-after_run-keep = 補牌後所有的牌都要打完。
af-departs-after_run-keep9 = 補牌一次打九張，補牌多次打六張。
af-departs-discards_count-true = 蓋下的王牌也算高牌、低牌。
af-departs-bunch = 不能作廢重發。
af-departs-follow-strict = 不能跟牌時才可以用王牌吃。
af-departs-jack_exempt-true = 王牌 J 隨時可以出。
af-departs-undertrump-false = 已經有人用王牌吃的墩，只要有別的牌可出，就不能出更小的王牌。
af-departs-low_to-captor = 低牌歸在墩裡贏得它的人。
af-departs-low_to-dealer = 低牌歸莊家。
af-departs-game_suits-trumps = 牌點分只算王牌。
af-departs-game_suits-tens_of_trumps = 各花色的 10 中，只有王牌 10 計入牌點分。
af-departs-game_tie-none = 牌點相同時，沒有人得牌點分。
af-departs-inquiry-true = 出王牌的人可以問它是不是高牌或低牌。
af-departs-look_early-all = 大家一開始就看牌。
af-departs-look_early-two = 四人時，定王牌之前只有首家和莊家看牌。
af-departs-look_early-not_partner = 定王牌之前，首出者的隊友不看牌。
af-departs-mark_when_known-true = 高牌和低牌一確定就計分。
af-departs-dealer_may_equal-true = 莊家叫一樣的分，就可以搶下。
af-departs-all_pass-redeal = 大家都不叫，就重新發牌。
af-departs-trick_memory-full = 本局所有的墩都可以再看。
af-departs-peg-at_once = 贏一墩的人馬上記裡面的王牌：10 記 10 分，5 記 5 分，A 4 分，K 3 分，Q 2 分，J 1 分。
af-departs-peg-at_end = 打完一局才記贏得的王牌：10 記 10 分，5 記 5 分，A 4 分，K 3 分，Q 2 分，J 1 分。
af-departs-four_points-false = 不算高牌、低牌、J 牌、牌點分。
af-departs-hang = 從別的一方抓到 J 值 { $points } 分。
af-departs-ten = 10 在牌點分裡算 { $points } 點。
af-departs-revoke = 什麼牌都可以出，但有牌不跟會讓其他各方各得 { $points } 分。
af-departs-revoke-plain = 有牌不跟沒有其他罰則。
af-departs-revoke-seven_up = 有牌不跟的一方不得牌點分。如果場上有王牌 J，對方得的分加倍，那一方也不得 J 牌的分，而且不能在這一局就贏下整場。
af-departs-revoke-trinidad = 有牌不跟的一方不得牌點分。別人首出王牌時，留著五張最大的王牌之一不出，就輸掉整場。
af-departs-revoke-claim = 要有人指出，有牌不跟才成立。

af-house-rule-target = 多少分贏
af-house-rule-target-count = 打到 { $count } 分，整場結束
af-house-rule-cut = 誰先發牌
af-house-rule-cut-high = 切牌最大的人
af-house-rule-game_tie = 牌點相同時的牌點分
af-house-rule-game_tie-nondealer = 不是莊家的那一方得
af-house-rule-low_to = 低牌歸誰
af-house-rule-low_to-holder = 發牌時拿到它的人
af-house-rule-game_suits = 計入牌點分的牌
af-house-rule-game_suits-all = 所有花色的牌
af-house-rule-ten = 10 在牌點分裡算幾點
af-house-rule-ten-10 = 10 點
af-house-rule-ten-1 = 1 點
af-house-rule-run_new_trump = 補牌時的王牌
af-house-rule-run_new_trump-true = 重新翻牌，翻到新的花色為止
af-house-rule-hang = 從別的一方抓到 J
af-house-rule-hang-1 = 值 1 分
af-house-rule-hang-3 = 值 3 分
af-house-rule-follow = 跟牌
af-house-rule-follow-trump = 跟牌或用王牌吃都可以
af-house-rule-follow-jack = 不能跟牌時才可以用王牌吃；王牌 J 隨時可以出
af-house-rule-revoke = 有牌不跟
af-house-rule-revoke-enforce = 不會發生：不合規則的牌出不了
af-house-rule-revoke-penalty = 可能發生，一墩結束時就會判定
af-house-rule-revoke-claim = 可能發生，有人指出才判定
af-house-rule-trick_memory = 以前的墩
af-house-rule-trick_memory-last = 只能再看上一墩
af-house-rule-gift_may_win = 送分會讓對方獲勝時
af-house-rule-gift_may_win-false = 不能送，必須補牌
af-house-rule-second_beg = 第二次求牌
af-house-rule-second_beg-consent = 莊家同意就可以
af-house-rule-second_beg-never = 不可以
af-house-rule-after_run = 補牌之後
af-house-rule-after_run-six = 每人把多的牌蓋下，只留六張
af-house-rule-inquiry = 問自己出的王牌
af-house-rule-inquiry-false = 不可以
af-house-rule-dealer_may_equal = 莊家叫分
af-house-rule-dealer_may_equal-false = 必須高過別人
af-house-rule-all_pass = 大家都不叫時
af-house-rule-all_pass-held = 莊家必須叫 2 分

af-fault-target = 整場至少打到 1 分，最多打到 100 分。
af-fault-deals = 局數至少要是 1。
af-fault-seats = 這種玩法不能這麼多人玩。
af-fault-jack_exempt = 必須跟牌的規則裡，王牌 J 才需要例外。
af-fault-teams = 這裡四人要分成兩對隊友。
af-fault-peg = 只有翻牌定王牌的玩法才能記王牌分，而且總要有能得分的項目。
af-fault-other = 這些規則中有幾條互相矛盾。

af-rules-aim = **目標。**{ $pegged ->
    [alone] 墩裡贏得的王牌得分。
    [four] 墩裡贏得的王牌得分，高牌、低牌、J 牌、牌點分也得分。
   *[none] 每局有四種得分的機會：高牌、低牌、J 牌、牌點分。
}先達到 { $target } 分的一方馬上獲勝。
af-rules-players = 可供 { $allowed } 人玩。
af-rules-pairs = 四人時分成兩對隊友，隊友對坐。
af-rules-deal = **發牌。**52 張牌，每人六張，A 最大。
af-rules-cut-high = 每人切一張牌，最大的人先發牌；一樣大就重切。以後輪流發牌。
af-rules-cut-low = 每人切一張牌，最小的人先發牌；一樣大就重切。以後輪流發牌。
af-rules-turned = 接著翻開一張牌，提議用它的花色當王牌（王牌大過其他花色的牌）。
af-rules-turn-worths = 翻出這些牌，莊家馬上得分：{ $worths }。
af-rules-pitch = 不翻牌。打出的第一張牌是什麼花色，那門花色就是王牌（王牌大過其他花色的牌）。
af-rules-beg = **求牌。**首家就是莊家的下家，可以不求（接受翻出的王牌），也可以求牌（要求換王牌）。首家求牌，莊家就要送一分，或者補牌。
af-rules-gift-to-all_opponents = 三人時，莊家給另外兩家各送一分。
af-rules-gift-to-eldest = 三人時，只有求牌的人得一分。
af-rules-gift-true = 可以靠送的一分獲勝。
af-rules-gift-false = 不能靠送的一分獲勝；送了就會贏的話，必須補牌。
af-rules-run-true = 補牌：每人再發三張，再翻開一張；花色沒變就再發、再翻，直到翻出新的花色，這門花色就是王牌。
af-rules-run-false = 補牌：每人再發三張，王牌不變。
af-rules-after-keep = 之後所有的牌都要打完。
af-rules-after-six = 之後每人把多的牌蓋下，只留六張。
af-rules-after-keep9 = 補牌一次打九張，補牌多次打六張。
af-rules-exhausted-true = 如果剩下的牌不夠補，這些牌就作廢，由同一個莊家重新發牌；已得的分仍然有效。
af-rules-exhausted-false = 如果剩下的牌不夠補，這些牌就作廢，由同一個莊家重新發牌；這一局已得的分取消。
af-rules-second = 補牌後首家可以要求再補一次，莊家可以拒絕。
af-rules-bunch = 兩人玩時，補牌後也可以講好作廢重發。
af-rules-bid = **叫分。**每人輪流叫一次：不叫，或叫 2、3、4 分，必須比前面的高。叫得最高的人首出並定王牌。得分比叫的少，就扣掉叫的分。
af-rules-passed-held = 大家都不叫，莊家就必須叫 2 分。
af-rules-passed-redeal = 大家都不叫，就重新發牌。
af-rules-play = **出牌。**由{ $trump ->
    [auction] 叫得最高的人
   *[other] 首家
}首出，贏得一墩的人首出下一墩。一墩裡最大的王牌贏；沒有王牌，就是首出花色裡最大的牌贏。
af-rules-follow-or_trump = 能跟牌就必須跟牌，但也可以改用王牌吃。首出的是王牌，就必須出王牌。不能跟牌時，出任何一張牌都可以。
af-rules-follow-strict = 能跟牌就必須跟牌。不能跟牌時，可以用王牌吃，也可以出任何別的牌。
af-rules-inquiry = 出王牌的人可以問它是不是高牌或低牌，會得到真實的回答。
af-rules-peg = **王牌分。**{ $when ->
    [at_end] 打完最後一墩，一墩一墩記各人贏得的王牌：
   *[at_once] 贏一墩的人馬上記裡面的王牌：
}10 記 10 分，5 記 5 分，A 記 4 分，K 記 3 分，Q 記 2 分，J 記 1 分。先達到目標分的人當場獲勝，一局還沒打完也算。翻開的王牌不歸任何人。
af-rules-count = { $trump ->
    [auction] **計分。**打完最後一墩，先算叫分最高的一方，再照下面的順序算其他人。有人達到目標分，整場馬上結束。
   *[other] **計分。**打完最後一墩，照下面的順序計分。有人達到目標分，整場馬上結束。
}
af-rules-high = - **高牌：**場上最大的王牌，歸發牌時拿到它的人。
af-rules-low-holder = - **低牌：**場上最小的王牌，歸發牌時拿到它的人，後來輸掉也算。
af-rules-low-captor = - **低牌：**場上最小的王牌，歸在墩裡贏得它的人。
af-rules-low-dealer = - **低牌：**場上最小的王牌，歸莊家。
af-rules-jack = - **J 牌：**王牌 J 如果在場上，歸贏得它的人；從別的一方贏得（抓 J），值 { $points } 分。
af-rules-jack-1 = - **J 牌：**王牌 J 如果在場上，歸贏得它的人。
af-rules-game-all = - **牌點分：**歸墩裡牌點最多的一方。A 算 4 點，K 算 3 點，Q 算 2 點，J 算 1 點，10 算 { $ten } 點。
af-rules-game-trumps = - **牌點分：**歸墩裡牌點最多的一方，只算王牌。A 算 4 點，K 算 3 點，Q 算 2 點，J 算 1 點，10 算 { $ten } 點。
af-rules-game-tens_of_trumps = - **牌點分：**歸墩裡牌點最多的一方。A 算 4 點，K 算 3 點，Q 算 2 點，J 算 1 點，王牌 10 算 { $ten } 點。
af-rules-game-five = 王牌 5 也算 5 點。
af-rules-tie-none = 牌點相同時，沒有人得牌點分。
af-rules-tie-nondealer = 牌點相同時，不是莊家的一方得牌點分。
