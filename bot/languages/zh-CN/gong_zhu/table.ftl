# Gong Zhu: the table, the hand, the count of a deal, and what is told of it.

gong_zhu-turn-show = 想亮牌的可以亮牌。
gong_zhu-task-show = **要亮牌吗？**亮的牌大家都看得到，分数加倍，红心A 则全部红心加倍。
gong_zhu-button-show = { $ticked ->
    [0] 不亮
   *[other] 亮 { $ticked } 张
}
gong_zhu-chosen = 你亮 { $cards }。
gong_zhu-choice-show = 亮 { $cards }
gong_zhu-choice-show-nothing = 不亮牌
gong_zhu-shown = 亮牌：{ $cards }
gong_zhu-shown-none = 没有人亮牌。
gong_zhu-shown-card = { $face ->
    [AH] { $card } { $name }（红心 ×2）
   *[other] { $card } { $name } ×{ $times }
}
gong_zhu-fallen = -# 已收下：{ $cards }
gong_zhu-fallen-card = { $card } { $name }
gong_zhu-hunting = { $name } 还可能全红。
gong_zhu-worth = { $points } 分

# The count, a line for each player: the cards, and how they come to the points.

gong_zhu-counted = { $name } { $cards } **{ $points }**
gong_zhu-counted-sum = { $name } { $cards } { $sum } = **{ $points }**
gong_zhu-counted-times = { $name } { $cards }（{ $sum }）×{ $times } = **{ $points }**

gong_zhu-fell = { $names } 跌到 −{ $target } 分，当猪！🐷
gong_zhu-rose = { $names } 到了 +{ $target } 分。
gong_zhu-result-hearts = { $name } 全红 { $count } 次。
gong_zhu-ends = { $deals ->
    [none] { $ends_at ->
        [both] -# 到 −{ $target } 分或 +{ $target } 分终局。
       *[low] -# 到 −{ $target } 分终局。
    }
   *[other] -# 打 { $deals } 局终局。
}

daily-squares-gong_zhu = -# 每墩：🟩 得分 · 🟨 扣分 · ⬛ 得猪 · ⬜ 没有分

# What is told of a deal in one sentence.

gong_zhu-highlight-sixteen = { $name } 大满贯：{ $points } 分！
gong_zhu-highlight-hearts = { $name } 全红：{ $points } 分！
gong_zhu-highlight-short = { $name } 差一张 { $card } 就全红，被 { $other } 收下了！
gong_zhu-highlight-own-pig = { $name } 亮了猪，又自己得猪！
gong_zhu-highlight-times = 变压器让 { $name } 得了 { $points } 分！
gong_zhu-highlight-alone = { $name } 单得 { $card }：{ $points } 分！
gong_zhu-highlight-pig-shown = 🐷 亮了的猪归 { $name }！
gong_zhu-highlight-sheep-lost = 🐑 { $name } 亮了羊，却被 { $other } 牵走！
gong_zhu-highlight-both = { $name } 猪羊都得了！
gong_zhu-highlight-pig-thrown = 🐷 { $other } 把猪垫在 { $name } 的 { $card } 上！
gong_zhu-highlight-pig = 🐷 { $name } 用 { $card } 得了猪。

# Why something cannot be done.

illegal-gong_zhu-shown-waits = 亮过的牌要等这门花色领出过一次才能出，请出同花色的另一张。
illegal-gong_zhu-hearts-locked = A♥ 亮了：有人出过红心以后才能领出红心。
illegal-gong_zhu-not-shown = 只能亮自己手里的 Q♠、J♦、A♥、10♣。
