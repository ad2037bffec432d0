# What games of tricks say where a family has no words of its own.

trumps = 王牌：{ $suit }{ $sign }。
waits = { $cards } 亮過，這門花色第一次首出時不能出。
illegal-follow-or-trump = 你手裡有{ $suit }{ $sign }：請跟牌，或者用王牌吃。
illegal-follow-trump = 首出的是王牌：手裡有王牌就必須出。
turn-bid = 等 { $names } 叫分或不叫。
trumps-unmade = 打出的第一張牌定王牌。
whose-nobody = 沒有人得
heading-show = ### 可以亮牌
turned-up = { $dealer } 發牌，翻出 **{ $card }**。
bids-told = 叫分：{ $bids }。
choice-bid = { $what ->
    [pass] 不叫
   *[other] { $what }
}
rule-card-plain = - 照一般規則。
fault-other = 其中有一條規則是這種玩法沒有的，或者不能和其他規則並用。
fault-together = 這幾條規則不能並用：{ $rules }。

# The trick on the table, card by card, and the one before it in a line.

task-ticks = { $how ->
    [pass] { $count ->
        [1] 選好就馬上傳出。
       *[other] 選好第 { $count } 張就馬上傳出。
    }
    [discard] { $count ->
        [1] 選好就馬上蓋下。
       *[other] 選好第 { $count } 張就馬上蓋下。
    }
    [keep] 選好第 { $count } 張就馬上留下。
    [soon] 幾秒後生效，有別人選好就馬上生效。
   *[asks] 然後在牌的下方確認。
}
turn-then = 之後輪到 { $others }。
trick-seat-played = **{ $card }** { $name }
trick-seat-cancelled = **{ $card }** { $name }，抵消
trick-seat-takes = **{ $card }** { $name } ← 目前最大
trick-seat-took = **{ $card }** { $name } ←
trick-name-takes = **{ $name } ←**
trick-name-cancelled = ~~{ $name }~~
trick-taken = **{ $name } 吃下這一墩。**
trick-taken-worth = **{ $name } 吃下這一墩：{ $worth }。**
last-title = ### 上一墩
last-trick = -# 上一墩：{ $cards } → { $name }
last-trick-worth = -# 上一墩：{ $cards } → { $name }，{ $worth }

lesson-trick = { $follow ->
    [strict] **一墩。**能跟首出的花色就必須跟，不能跟時可以用王牌吃。這裡的王牌是 { $trumps }，首出的是 { $led }。{ $best } 是王牌，贏得這一墩。
    [plain] **一墩。**能跟首出的花色就必須跟，不能跟時出任何一張牌都可以。首出的是 { $led }，這個花色中最大的 { $best } 贏得這一墩。
   *[or_trump] **一墩。**跟首出的花色，或者用王牌吃。沒有首出的花色，就出任何一張牌都可以。這裡的王牌是 { $trumps }，首出的是 { $led }。{ $best } 是王牌，贏得這一墩。
}

highlight-bid-set-one = { $name } 叫 { $bid } 分，只差一分沒叫成！
highlight-bid-set = { $name } 叫 { $bid } 分，沒叫成！
highlight-bid-modest = { $name } 只叫 { $bid } 分，卻拿了 { $count } 分！
highlight-bid-exact = { $name } 叫 { $bid } 分，剛好叫成！
counted-brief = { $whose }：{ $what }
counted-brief-points = { $what }（{ $points } 分）
goal-line-target = -# 打到 { $target } 分，整場結束。
