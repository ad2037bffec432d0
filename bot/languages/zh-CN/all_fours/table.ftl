# The table and the hand of All Fours: what was turned, said and played.

af-cut-cards = { $name } { $cards }
af-cut-then = { $earlier }，再切 { $card }
af-cut-high = 切牌决定谁先发牌：{ $cards }。{ $name } 最大，先发牌。
af-cut-low = 切牌决定谁先发牌：{ $cards }。{ $name } 最小，先发牌。
af-turned-more = { $dealer } 发牌，依次翻出 { $cards }，最后是 **{ $card }**。
af-dealer = { $dealer } 发牌。
af-proposed = 提议的将牌：**{ $suit }{ $sign }**。
af-trumps = 将牌：**{ $suit }{ $sign }**。
af-stock = 牌堆：{ $count } 张。

af-said-stand = { $name } 不求。
af-said-beg = { $name } 求牌。
af-said-give = { $name } 送一分。
af-said-run = { $name } 补牌。
af-said-again = { $name } 要求再补一次。
af-said-consent = { $name } 同意。
af-said-refuse = { $name } 拒绝。
af-said-bunch = { $name } 提议作废重发。
af-said-agree = { $name } 同意。
af-said-object = { $name } 要用这些牌打下去。
af-thrown-in-exhausted = 剩下的牌不够再补，本局作废，由 { $name } 重新发牌。
af-thrown-in-bunched = 大家同意作废重发，由 { $name } 重新发牌。
af-thrown-in-passed = 大家都不叫，本局作废，由 { $name } 重新发牌。
af-bid = { $name } 叫 { $points } 分。
af-bid-pass = { $name } 不叫。
af-bidder = { $name } 叫了 { $points } 分。
af-inquired = { $name } 问了 { $card }：{ $answer ->
    [both] 既是高牌又是低牌。
    [high] 高牌。
    [low] 低牌。
   *[neither] 不是高牌，也不是低牌。
}
af-revoked = { $name } 有牌不跟。

af-turn-beg = 等 { $names } 决定：不求，或求牌。
af-turn-answer = 等 { $names } 决定：送一分，或补牌。
af-turn-again = 等 { $names } 决定：不求，或要求再补一次。
af-turn-consent = 等 { $names } 决定：同意再补一次，或拒绝。
af-turn-bunch = 等 { $names } 决定是否作废重发。
af-turn-discard = 还没扣牌：{ $names }。
af-turn-claim = 记分之前，等 { $names } 决定是否指出有牌不跟。
af-trick-earlier = 第 { $number } 墩：{ $name } 赢得 { $cards }。

af-partner = 你的搭档是 { $name }。
af-blind = 定将之后你才能看牌。
af-discarded = { $why ->
    [own] 你扣下了 { $cards }。
    [late] 你超时了，电脑替你扣下了 { $cards }。
   *[away] 你暂离时，电脑替你扣下了 { $cards }。
}

af-task-beg = **由你先决定。**不求：{ $suit }{ $sign }为将牌。{ $run ->
    [stay] 求牌：庄家送一分，或每人再发三张。
   *[new] 求牌：庄家送一分，或换一门花色。
}
af-task-answer = **{ $name } 求牌。**送一分，或者补牌：{ $run ->
    [stay] 每人再发三张，将牌不变。
   *[new] 每人再发三张，重新翻牌。
}
af-task-answer-run = **{ $name } 求牌。**送一分会让对方获胜，所以必须补牌。
af-task-again = { $run ->
    [stay] **将牌不变。**
   *[new] **新的将牌。**
}可以不求，也可以要求再补一次。庄家可以拒绝。
af-task-consent = **{ $name } 要求再补一次。**同意或拒绝。
af-task-bunch = **作废重发？**所有人都同意才重新发牌。
af-task-discard = **选 { $count } 张牌扣下，牌面朝下。**
af-task-bid = **轮到你叫分。**由你领出并定将，你能得几分？
af-task-claim = **有人有牌不跟吗？**现在指出，或者不追究。
af-task-pitch = **轮到你。**领出任意一张牌，它的花色就是将牌。
af-task-follow-trump = **轮到你。**领出的是将牌，你要出将牌。
af-task-follow-or-trump = **轮到你。**跟{ $suit }{ $sign }，或者将吃。
af-task-follow-or-jack = **轮到你。**跟{ $suit }{ $sign }，或者出将牌 J。
af-task-no-undertrump = 这一墩已被将吃，你不能出更小的将牌。
af-task-revoke = 出红色按钮上的牌算有牌不跟，可能要受罚。

af-choice-stand = 不求
af-choice-beg = 求牌
af-choice-give = 送一分
af-choice-run = 补牌
af-choice-again = 要求再补一次
af-choice-consent = 同意
af-choice-refuse = 拒绝
af-choice-bunch = 作废重发
af-choice-agree = 同意
af-choice-object = 继续打
af-choice-claim_revoke = 指出有牌不跟
af-choice-count = 不追究，记分

af-button-ask = 问它是不是高牌或低牌
af-button-ask-not = 不问

# The count: what each chance brought.

af-deal = **第 { $number } 局**，将牌{ $suit }{ $sign }
af-mark-turn-up = { $name } 翻出 { $card }
af-mark-gift = { $name } 求牌，得到一分
af-mark-gift-too = { $name } 也得到一分
af-mark-revoke = { $name } 出 { $card }，有牌不跟
af-mark-high = 高牌 { $card }，发到 { $name } 手里
af-mark-low = 低牌 { $card }，发到 { $name } 手里
af-mark-low-captor = 低牌 { $card }，从 { $name } 手里赢得
af-mark-low-dealer = 低牌 { $card }，发到 { $name } 手里，但归庄家
af-mark-jack = J 牌 { $card }，{ $name } 赢得
af-mark-jack-hung = J 牌 { $card }，{ $name } 从 { $loser } 手里捉到
af-mark-game = 点数分（点数：{ $pips }）
af-mark-peg = 赢得的将牌
af-mark-bid = { $name } 叫 { $bid } 分，没有叫成
af-bid-made = { $name } 叫 { $bid } 分，叫成了。
af-deal-points = 本局得分：{ $points }
af-trick-pegs = { $count } 分
af-pips = { $names } { $pips }
af-game-so-far = 点数分 { $pips }
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
af-counted-nobody = { $what }：没有人得
af-counted-late = { $what }：胜负已定，不必再记
af-counted-barred = { $what }：因有牌不跟，不记

af-deal-all-four = { $names } 高牌、低牌、J 牌、点数分全得！
af-deal-hung = { $name } 捉到了 { $loser } 的 J！

af-over-revoke = 因有牌不跟输掉整场：领出将牌时，扣住了五张最大的将牌之一。
af-result-hung = { $name } 捉 J { $count } 次。

# Why something cannot be done.

illegal-af-no-undertrump = 这一墩已被将吃：有别的牌可出时，不能出更小的将牌。
illegal-af-no-inquiry = 只能问自己出的将牌。
illegal-af-gift-wins = 送一分会让对方获胜，所以必须补牌。
illegal-af-bid-higher = 叫分必须比前面的高。
illegal-af-cut-late = 只有第一次发牌之前才切牌。
illegal-af-cut-again = 只有切出相同的牌才重切。

af-whose-late = 胜负已定，不再记
af-whose-barred = 因有牌不跟，不记
af-brief = { $reason ->
    [turn-up] 翻出 { $card }
    [gift] 送的一分
    [revoke] { $name } 有牌不跟
    [peg] 将牌
    [high] 高牌 { $card }
    [low] 低牌 { $card }
    [jack] J 牌
    [hung] 从 { $name } 捉到的 J
    [bid] 叫 { $bid } 未成
   *[game] 点数分 { $pips }
}
