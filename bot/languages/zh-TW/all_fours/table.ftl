# The table and the hand of All Fours: what was turned, said and played.

af-cut-cards = { $name } { $cards }
af-cut-then = { $earlier }，再切 { $card }
af-cut-high = 切牌決定誰先發牌：{ $cards }。{ $name } 最大，先發牌。
af-cut-low = 切牌決定誰先發牌：{ $cards }。{ $name } 最小，先發牌。
af-turned-more = { $dealer } 發牌，依序翻出 { $cards }，最後是 **{ $card }**。
af-dealer = { $dealer } 發牌。
af-proposed = 提議的王牌：**{ $suit }{ $sign }**。
af-trumps = 王牌：**{ $suit }{ $sign }**。
af-stock = 牌堆：{ $count } 張。

af-said-stand = { $name } 不求。
af-said-beg = { $name } 求牌。
af-said-give = { $name } 送一分。
af-said-run = { $name } 補牌。
af-said-again = { $name } 要求再補一次。
af-said-consent = { $name } 同意。
af-said-refuse = { $name } 拒絕。
af-said-bunch = { $name } 提議作廢重發。
af-said-agree = { $name } 同意。
af-said-object = { $name } 要用這手牌打下去。
af-thrown-in-exhausted = 剩下的牌不夠再補，這些牌作廢。{ $name } 重新發牌。
af-thrown-in-bunched = 大家同意作廢重發。{ $name } 重新發牌。
af-thrown-in-passed = 大家都不叫，這些牌作廢。{ $name } 重新發牌。
af-bid = { $name } 叫 { $points } 分。
af-bid-pass = { $name } 不叫。
af-bidder = { $name } 叫了 { $points } 分。
af-inquired = { $name } 問了 { $card }：{ $answer ->
    [both] 既是高牌又是低牌。
    [high] 高牌。
    [low] 低牌。
   *[neither] 不是高牌，也不是低牌。
}
af-revoked = { $name } 有牌不跟。

af-turn-beg = 等 { $names } 決定不求或求牌。
af-turn-answer = 等 { $names } 決定送一分或補牌。
af-turn-again = 等 { $names } 決定不求，或要求再補一次。
af-turn-consent = 等 { $names } 同意或拒絕再補一次。
af-turn-bunch = 等 { $names } 決定是否作廢重發。
af-turn-discard = 還沒蓋牌：{ $names }。
af-turn-claim = 計分之前，等 { $names } 說有沒有人該跟卻沒跟。
af-trick-earlier = 第 { $number } 墩：{ $name } 贏得 { $cards }。

af-partner = 你的隊友是 { $name }。
af-blind = 定王牌之後你才能看牌。
af-discarded = { $why ->
    [own] 你蓋下了 { $cards }。
    [late] 你逾時了，電腦替你蓋下了 { $cards }。
   *[away] 你暫離時，電腦替你蓋下了 { $cards }。
}

af-task-beg = **由你先決定。**不求：{ $suit }{ $sign }當王牌。{ $run ->
    [stay] 求牌：莊家送一分，或每人再發三張。
   *[new] 求牌：莊家送一分，或換一門花色。
}
af-task-answer = **{ $name } 求牌。**送一分，或者補牌：{ $run ->
    [stay] 每人再發三張，王牌不變。
   *[new] 每人再發三張，重新翻牌。
}
af-task-answer-run = **{ $name } 求牌。**送一分對方就贏了，所以必須補牌。
af-task-again = { $run ->
    [stay] **王牌不變。**
   *[new] **新的王牌。**
}可以不求，也可以要求再補一次。莊家可以拒絕。
af-task-consent = **{ $name } 要求再補一次。**同意或拒絕。
af-task-bunch = **作廢重發？**所有人都同意才重新發牌。
af-task-discard = **選 { $count } 張牌蓋下。**
af-task-bid = **輪到你叫分。**如果由你首出並定王牌，你能得幾分？
af-task-claim = **有人該跟卻沒跟嗎？**現在指出有牌不跟，或者不追究。
af-task-pitch = **輪到你。**由你首出：出什麼花色，什麼花色就是王牌。
af-task-follow-trump = **輪到你。**首出的是王牌，你要出王牌。
af-task-follow-or-trump = **輪到你。**跟{ $suit }{ $sign }，或者用王牌吃。
af-task-follow-or-jack = **輪到你。**跟{ $suit }{ $sign }，或者出王牌 J。
af-task-no-undertrump = 這一墩已經有人用王牌吃，你不能出更小的王牌。
af-task-revoke = 出紅色按鈕的牌就是有牌不跟，可能要付出代價。

af-choice-stand = 不求
af-choice-beg = 求牌
af-choice-give = 送一分
af-choice-run = 補牌
af-choice-again = 要求再補一次
af-choice-consent = 同意
af-choice-refuse = 拒絕
af-choice-bunch = 作廢重發
af-choice-agree = 同意
af-choice-object = 繼續打
af-choice-claim_revoke = 指出有牌不跟
af-choice-count = 不追究，計分

af-button-ask = 問我的王牌是不是高牌或低牌
af-button-ask-not = 不問

# The count: what each chance brought.

af-deal = **第 { $number } 局**，王牌{ $suit }{ $sign }
af-mark-turn-up = { $name } 翻出 { $card }
af-mark-gift = { $name } 求牌，得到一分
af-mark-gift-too = { $name } 也得到一分
af-mark-revoke = { $name } 出 { $card }，有牌不跟
af-mark-high = 高牌 { $card }，發到 { $name } 手裡
af-mark-low = 低牌 { $card }，發到 { $name } 手裡
af-mark-low-captor = 低牌 { $card }，從 { $name } 手裡贏得
af-mark-low-dealer = 低牌 { $card }，發到 { $name } 手裡，但歸莊家
af-mark-jack = J 牌 { $card }，由 { $name } 贏得
af-mark-jack-hung = J 牌 { $card }，由 { $name } 從 { $loser } 手裡抓到
af-mark-game = 牌點分（牌點：{ $pips }）
af-mark-peg = 贏得的王牌
af-mark-bid = { $name } 叫 { $bid } 分，沒有叫成
af-bid-made = { $name } 叫 { $bid } 分，叫成了。
af-deal-points = 本局得分：{ $points }
af-trick-pegs = { $count } 分
af-pips = { $names } { $pips }
af-game-so-far = 牌點分 { $pips }
af-so-far = { $home ->
    [no] { $chance ->
        [high] 高牌 未出
        [low] 低牌 未出
       *[jack] J 牌 未出
    }
   *[other] { $chance ->
        [high] 高牌 { $name }
        [low] 低牌 { $name }
       *[jack] J 牌 { $name }
    }
}
af-counted = { $what }：{ $names } +{ $points }
af-counted-lost = { $what }：{ $names } −{ $points }
af-counted-nobody = { $what }：沒有人得
af-counted-late = { $what }：勝負已定，不用再計
af-counted-barred = { $what }：因為有牌不跟，不計

af-deal-all-four = { $names } 包辦高牌、低牌、J 牌、牌點分！
af-deal-hung = { $name } 抓到了 { $loser } 的 J！

af-over-revoke = 有牌不跟，輸掉整場：別人首出王牌時，手裡留著五張最大的王牌之一沒有出。
af-result-hung = { $name } 抓 J { $count } 次。

# Why something cannot be done.

illegal-af-no-undertrump = 這一墩已經有人用王牌吃：有別的牌可出時，不能出更小的王牌。
illegal-af-no-inquiry = 只能問自己出的王牌。
illegal-af-gift-wins = 送一分對方就贏了，所以必須補牌。
illegal-af-bid-higher = 叫分必須比前面的高。
illegal-af-cut-late = 只有第一次發牌之前才切牌。
illegal-af-cut-again = 切出相同的牌才重切。

af-whose-late = 勝負已定，不再計
af-whose-barred = 因為有牌不跟，不計
af-brief = { $reason ->
    [turn-up] 翻出 { $card }
    [gift] 送的一分
    [revoke] { $name } 有牌不跟
    [peg] 王牌
    [high] 高牌 { $card }
    [low] 低牌 { $card }
    [jack] J 牌
    [hung] 從 { $name } 抓到的 J
    [bid] 叫 { $bid } 未成
   *[game] 牌點分 { $pips }
}
