# What games of tricks say where a family has no words of its own.

trumps = 将牌：{ $suit }{ $sign }。
waits = { $cards } 亮过，这门花色第一次领出时不能出。
illegal-follow-or-trump = 能跟{ $suit }{ $sign }就必须跟，或者将吃。
illegal-follow-trump = 领出的是将牌：手里有将牌就必须出。
turn-bid = 等 { $names } 叫分或不叫。
trumps-unmade = 第一张领出的牌定将。
whose-nobody = 没有人得
heading-show = ### 可以亮牌
turned-up = { $dealer } 发牌，翻出 **{ $card }**。
bids-told = 叫分：{ $bids }。
choice-bid = { $what ->
    [pass] 不叫
   *[other] { $what }
}
rule-card-plain = - 按常规规则。
fault-other = 其中有一条规则是这种玩法没有的，或者不能与其他规则并用。
fault-together = 这几条规则不能并用：{ $rules }。

# The trick on the table, card by card, and the one before it in a line.

task-ticks = { $how ->
    [pass] { $count ->
        [1] 选定后立即传出。
       *[other] 选定第 { $count } 张后立即传出。
    }
    [discard] { $count ->
        [1] 选定后立即扣下。
       *[other] 选定第 { $count } 张后立即扣下。
    }
    [keep] 选定第 { $count } 张后立即留下。
    [soon] 几秒后生效，有别人选定则立即生效。
   *[asks] 然后在牌下方确认。
}
turn-then = 之后轮到 { $others }。
trick-seat-played = **{ $card }** { $name }
trick-seat-cancelled = **{ $card }** { $name }，抵消
trick-seat-takes = **{ $card }** { $name } ← 目前最大
trick-seat-took = **{ $card }** { $name } ←
trick-name-takes = **{ $name } ←**
trick-name-cancelled = ~~{ $name }~~
trick-taken = **{ $name } 收下这一墩。**
trick-taken-worth = **{ $name } 收下这一墩：{ $worth }。**
last-title = ### 上一墩
last-trick = -# 上一墩：{ $cards } → { $name }
last-trick-worth = -# 上一墩：{ $cards } → { $name }，{ $worth }

lesson-trick = { $follow ->
    [strict] **一墩。**能跟领出的花色就必须跟，不能跟时可以将吃（用将牌赢）。这里的将牌是 { $trumps }，领出的是 { $led }。{ $best } 是将牌，赢得这一墩。
    [plain] **一墩。**能跟领出的花色就必须跟，不能跟时可以出任意一张牌。领出的是 { $led }，这个花色中最大的 { $best } 赢得这一墩。
   *[or_trump] **一墩。**跟领出的花色，或者将吃（用将牌赢）。没有领出的花色，就可以出任意一张牌。这里的将牌是 { $trumps }，领出的是 { $led }。{ $best } 是将牌，赢得这一墩。
}

highlight-bid-set-one = { $name } 叫 { $bid } 分，只差一分没叫成！
highlight-bid-set = { $name } 叫 { $bid } 分，没叫成！
highlight-bid-modest = { $name } 只叫 { $bid } 分，却拿了 { $count } 分！
highlight-bid-exact = { $name } 叫 { $bid } 分，正好叫成！
counted-brief = { $whose }：{ $what }
counted-brief-points = { $what }（{ $points } 分）
goal-line-target = -# 打到 { $target } 分，整场结束。
