# Hearts for somebody who has never heard of it.

# Exactly two sentences. $cards is a list such as “红心或Q♠”.
hearts-in-short = { $aim ->
    [most] { $sides ->
        [together] 你和搭档要尽量多拿分。
       *[alone] 尽量多拿分。
    }
    [zero] 让总分尽量接近零。
   *[fewest] { $sides ->
        [together] 你和搭档要尽量少拿分。
       *[alone] { $charging ->
            [none] 尽量少拿分。
           *[any] 尽量少拿分，出牌前亮的牌分数加倍。
        }
    }
}{ $tricks ->
    [cancellation] { $named ->
        [yes] 每人出一张牌，与第一张同花色、又没被相同的牌抵消的最大一张收下全部，收下这样的牌就记分：{ $cards }。
       *[no] 每人出一张牌，与第一张同花色、又没被相同的牌抵消的最大一张收下全部，收下某些牌就记分。
    }
    [booster_nines] { $named ->
        [yes] 每人出一张牌（有人出了第一张那门花色的 9 就各出两张），那门花色最大的一张收下全部，收下这样的牌就记分：{ $cards }。
       *[no] 每人出一张牌（有人出了第一张那门花色的 9 就各出两张），那门花色最大的一张收下全部，收下某些牌就记分。
    }
   *[normal] { $named ->
        [yes] 每人出一张牌，与第一张同花色的最大一张收下全部，收下这样的牌就记分：{ $cards }。
       *[no] 每人出一张牌，与第一张同花色的最大一张收下全部，收下某些牌就记分。
    }
}

# The lesson: steps with one trick as an example.
hearts-lesson-play = **出牌。**每人出一张牌，合起来是一墩。有第一张牌的花色就必须跟，没有就垫别的牌。
hearts-lesson-trick = **一墩。**领出的是 { $led }。{ $best } 是这门花色里最大的，收下这一墩。有人没有这门花色，垫了 { $thrown }。
hearts-lesson-points = { $aim ->
    [most] **得分。**谁收下这一墩，谁就因 { $thrown } 加 { $points } 分。在这里分越多越好：争取收下这样的墩。
   *[fewest] **得分。**谁收下这一墩，谁就因 { $thrown } 加 { $points } 分。在这里分越少越好：让别人收下这样的墩。
}
hearts-lesson-dearest = { $aim ->
    [most] 留意 { $card }：它值 { $points } 分。
   *[fewest] 当心 { $card }：它要算 { $points } 分。
}
hearts-lesson-next = **一局。**收下一墩的人领出下一墩。牌都出完就记分，然后重新发牌。
hearts-lesson-charging = **亮牌。**出牌前可以亮 { $cards }，亮了就加倍，亮 A♥ 则全部红心加倍。但这门花色第一次领出时，亮的牌要留在手里。
hearts-lesson-end = { $aim ->
    [most] **终局。**整场结束时，分最多的人赢。
    [zero] **终局。**整场结束时，离零最近的人赢。
    [last] **终局。**谁先满 { $target } 分，谁就输。
    [left] **终局。**每人从 { $target } 分开始，收到多少就扣多少。整场结束时，剩下分最多的人赢。
   *[fewest] **终局。**整场结束时，分最少的人赢。
}
