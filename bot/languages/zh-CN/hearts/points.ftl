# What a trick, a deal and a game brought.


points-count = { $count } 分
points-complex = { $number } 分

deal-points = { $name } { $points }
deal-result = 第 { $number } 局：{ $points }。
deal-result-moon = 第 { $number } 局：{ $name } 全收！{ $points }。

ends-target = 有人满 { $target } 分时
ends-beyond = 有人超过 { $target } 分时
ends-side = 有一方满 { $target } 分时
ends-side-beyond = 有一方超过 { $target } 分时
ends-away = 有人的总分与 0 相距达到 { $target } 时
ends-deals = 打完 { $count } 局后
ends-lives = 有人没有命时
score-side = { $names } 合计：**{ $total }**
score-lives = { $count ->
    [0] 没有命了
   *[other] 还有 { $count } 条命
}
score-tied = 第一名并列！加打到有人独居第一。
score-tied-any = 有两个总分相同！加打到各不相同。

deals-early = { $count ->
    [1] 第 1 局
   *[other] 第 1 至 { $count } 局合计
}：{ $points }。

last-none = 还没有人收过墩。

scores-title = **{ $count ->
    [0] 还没有打完一局
   *[other] { $count } 局后的得分
}**
scores-total = { $name }：**{ $points }**

# Why the game is over.

over-target = { $names } 已满 { $target } 分。
over-beyond = { $names } 已超过 { $target } 分。
over-away = { $names } 的总分与 0 相距已达 { $target } 或更远。
over-down = { $names } 的分已经扣完。
over-tie = 加打后，平分已经分出高下。
over-lives = { $names } 没有命了。
over-exact = { $names } 正好 { $target } 分。

# The end of a deal.

deal-moon = 🌙 { $name } 全收！
deal-sun = ☀️ { $name } 收齐了所有墩！
deal-card = { $card } 归 { $name }
deal-goal-ends = -# { $ends }，整场结束。
sheet-lives = ♥
