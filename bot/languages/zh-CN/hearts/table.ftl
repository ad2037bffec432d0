# The public table of a Hearts game.

turn-deal = 正在发牌。
turn-play = 轮到：{ $names }。
turn-pass = 还没传牌：{ $names }。
turn-vector = { $names } 是庄家，正在决定怎样传牌。
turn-discard = { $names } 要扣下同样张数的牌。
turn-moon = { $names } 全收了，正在选择总分怎么算。
turn-deadline = 电脑代打的时间：{ $moment }。
turn-deadline-quickened = 大家都很快，时限已缩短。电脑代打的时间：{ $moment }。
turn-no-clock = 没有时限：其他人都不在。
pass-done = 已传牌：{ $names }。

table-past-title = ### { $variant } · 第 { $number } 局结束
table-ended-title = ### { $title }，最后一局
table-only-title = ### { $title }
table-winners = { $count ->
    [1] { $names } 获胜。
   *[other] { $names } 共同获胜。
}

button-hand = 我的手牌
button-leave = 离桌

# What lies on the table beside the trick.

pending-tricks-worth = { $cards } 没有人收下，计 { $worth }，并入下一墩。
kitty-lies-none = 剩下 { $count } 张底牌。
kitty-lies-first_trick = 剩下 { $count } 张底牌，归收下第一墩的人。
kitty-lies-last_trick = 剩下 { $count } 张底牌，归收下最后一墩的人。
kitty-lies-first_penalty_trick = 剩下 { $count } 张底牌，归收下第一个有分的墩的人。
kitty-lies-hand = 剩下 { $count } 张底牌。收下第一墩的人把底牌拿到手里，再扣下同样张数的牌。
kitty-taken = { $name } 得到了 { $count } 张底牌。
kitty-taken-seen = { $name } 得到了 { $count } 张底牌：{ $cards }。

# 亮牌：出牌前亮的牌分数加倍。

hearts-heading-show = ### 可以亮牌
hearts-turn-show = 想亮牌的可以亮牌。
hearts-task-show = **要亮牌吗？**亮的牌大家都看得到，分数加倍，红心A 则全部红心加倍。
hearts-button-show = { $ticked ->
    [0] 不亮
   *[other] 亮 { $ticked } 张
}
hearts-chosen = 你亮 { $cards }。
hearts-choice-show = 亮 { $cards }
hearts-choice-show-nothing = 不亮牌
hearts-charged = 亮牌：{ $cards }
hearts-charged-none = 没有人亮牌。
hearts-charged-points = { $card } { $name }（{ $points }）
hearts-charged-hearts = { $card } { $name }（红心 ×2）
hearts-charged-times = { $card } { $name }（×{ $times }）
hearts-counted-times = { $name } { $card }（{ $sum }）×{ $times } = **{ $points }**
