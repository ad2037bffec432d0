# Gong Zhu: the table, the hand, the count of a deal, and what is told of it.

gong_zhu-turn-show = 想亮牌的可以亮牌。
gong_zhu-task-show = **要亮牌嗎？**亮的牌大家都看得到，分數加倍，紅心A 則全部紅心加倍。
gong_zhu-button-show = { $ticked ->
    [0] 不亮
   *[other] 亮 { $ticked } 張
}
gong_zhu-chosen = 你亮 { $cards }。
gong_zhu-choice-show = 亮 { $cards }
gong_zhu-choice-show-nothing = 不亮牌
gong_zhu-shown = 亮牌：{ $cards }
gong_zhu-shown-none = 沒有人亮牌。
gong_zhu-shown-card = { $face ->
    [AH] { $card } { $name }（紅心 ×2）
   *[other] { $card } { $name } ×{ $times }
}
gong_zhu-fallen = -# 已吃下：{ $cards }
gong_zhu-fallen-card = { $card } { $name }
gong_zhu-hunting = { $name } 還可能全紅。
gong_zhu-worth = { $points } 分

# The count, a line for each player: the cards, and how they come to the points.

gong_zhu-counted = { $name } { $cards } **{ $points }**
gong_zhu-counted-sum = { $name } { $cards } { $sum } = **{ $points }**
gong_zhu-counted-times = { $name } { $cards }（{ $sum }）×{ $times } = **{ $points }**

gong_zhu-fell = { $names } 跌到 −{ $target } 分，當豬！🐷
gong_zhu-rose = { $names } 到了 +{ $target } 分。
gong_zhu-result-hearts = { $name } 全紅 { $count } 次。
gong_zhu-ends = { $deals ->
    [none] { $ends_at ->
        [both] -# 到 −{ $target } 分或 +{ $target } 分終局。
       *[low] -# 到 −{ $target } 分終局。
    }
   *[other] -# 打 { $deals } 局終局。
}

daily-squares-gong_zhu = -# 每墩：🟩 得分 · 🟨 扣分 · ⬛ 得豬 · ⬜ 沒有分

# What is told of a deal in one sentence.

gong_zhu-highlight-sixteen = { $name } 大滿貫：{ $points } 分！
gong_zhu-highlight-hearts = { $name } 全紅：{ $points } 分！
gong_zhu-highlight-short = { $name } 差一張 { $card } 就全紅，被 { $other } 吃下了！
gong_zhu-highlight-own-pig = { $name } 亮了豬，又自己得豬！
gong_zhu-highlight-times = 變壓器讓 { $name } 得了 { $points } 分！
gong_zhu-highlight-alone = { $name } 單得 { $card }：{ $points } 分！
gong_zhu-highlight-pig-shown = 🐷 亮了的豬歸 { $name }！
gong_zhu-highlight-sheep-lost = 🐑 { $name } 亮了羊，卻被 { $other } 牽走！
gong_zhu-highlight-both = { $name } 豬羊都得了！
gong_zhu-highlight-pig-thrown = 🐷 { $other } 把豬墊在 { $name } 的 { $card } 上！
gong_zhu-highlight-pig = 🐷 { $name } 用 { $card } 得了豬。

# Why something cannot be done.

illegal-gong_zhu-shown-waits = 亮過的牌要等這門花色首出過一次才能出，請出同花色的另一張。
illegal-gong_zhu-hearts-locked = A♥ 亮了：有人出過紅心以後才能首出紅心。
illegal-gong_zhu-not-shown = 只能亮自己手裡的 Q♠、J♦、A♥、10♣。
