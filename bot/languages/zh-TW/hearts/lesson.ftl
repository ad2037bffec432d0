# Hearts for somebody who has never heard of it.

# Exactly two sentences. $cards is a list such as “紅心或Q♠”.
hearts-in-short = { $aim ->
    [most] { $sides ->
        [together] 你和隊友要盡量多拿分。
       *[alone] 盡量多拿分。
    }
    [zero] 讓總分盡量接近零。
   *[fewest] { $sides ->
        [together] 你和隊友要盡量少拿分。
       *[alone] { $charging ->
            [none] 盡量少拿分。
           *[any] 盡量少拿分，出牌前亮的牌分數加倍。
        }
    }
}{ $tricks ->
    [cancellation] { $named ->
        [yes] 每人出一張牌，和第一張同花色、又沒被相同的牌抵消的最大一張吃下全部，吃到{ $cards }就有分。
       *[no] 每人出一張牌，和第一張同花色、又沒被相同的牌抵消的最大一張吃下全部，吃到某些牌就有分。
    }
    [booster_nines] { $named ->
        [yes] 每人出一張牌（有人出了第一張那門花色的 9 就各出兩張），那門花色最大的一張吃下全部，吃到{ $cards }就有分。
       *[no] 每人出一張牌（有人出了第一張那門花色的 9 就各出兩張），那門花色最大的一張吃下全部，吃到某些牌就有分。
    }
   *[normal] { $named ->
        [yes] 每人出一張牌，和第一張同花色的最大一張吃下全部，吃到{ $cards }就有分。
       *[no] 每人出一張牌，和第一張同花色的最大一張吃下全部，吃到某些牌就有分。
    }
}

# The lesson: steps with one trick as an example.
hearts-lesson-play = **出牌。**每人出一張牌，合起來叫一墩。有第一張牌的花色就必須跟，沒有就墊別的牌。
hearts-lesson-trick = **一墩。**首出的是 { $led }。{ $best } 是這門花色裡最大的，吃下這一墩。有人沒有這門花色，墊了 { $thrown }。
hearts-lesson-points = { $aim ->
    [most] **得分。**吃下這一墩的人，靠 { $thrown } 得 { $points } 分。這種玩法分越多越好：搶著吃這樣的墩。
   *[fewest] **得分。**吃下這一墩的人，因為 { $thrown } 被罰 { $points } 分。這種玩法分越少越好：讓別人吃下這樣的墩。
}
hearts-lesson-dearest = { $aim ->
    [most] 注意 { $card }：它值 { $points } 分。
   *[fewest] 小心 { $card }：它罰 { $points } 分。
}
hearts-lesson-next = **一局。**吃下一墩的人首出下一墩。牌都出完就計分，然後重新發牌。
hearts-lesson-charging = **亮牌。**出牌前可以亮 { $cards }，亮了就加倍，亮 A♥ 則全部紅心加倍。但這門花色第一次首出時，亮的牌要留在手裡。
hearts-lesson-end = { $aim ->
    [most] **終局。**整場結束時，分數最多的人贏。
    [zero] **終局。**整場結束時，離零最近的人贏。
    [last] **終局。**誰先達到 { $target } 分，誰就輸。
    [left] **終局。**每人從 { $target } 分開始，吃到多少就扣多少。整場結束時，剩下最多分的人贏。
   *[fewest] **終局。**整場結束時，分數最少的人贏。
}
