# What a trick, a deal and a game brought.


points-count = { $count } 分
points-complex = { $number } 分

deal-points = { $name } { $points }
deal-result = 第 { $number } 局：{ $points }。
deal-result-moon = 第 { $number } 局：{ $name } 射月！{ $points }。

ends-target = 有人達到 { $target } 分時
ends-beyond = 有人超過 { $target } 分時
ends-side = 有一隊達到 { $target } 分時
ends-side-beyond = 有一隊超過 { $target } 分時
ends-away = 有人的總分距離 0 達到 { $target } 時
ends-deals = 打完 { $count } 局後
ends-lives = 有人沒有命時
score-side = { $names } 合計：**{ $total }**
score-lives = { $count ->
    [0] 沒有命了
   *[other] 還有 { $count } 條命
}
score-tied = 第一名同分！加賽到有人單獨第一。
score-tied-any = 有兩個總分相同！加賽到分數都不同。

deals-early = { $count ->
    [1] 第 1 局
   *[other] 第 1 至 { $count } 局合計
}：{ $points }。

last-none = 還沒有人吃過墩。

scores-title = **{ $count ->
    [0] 還沒有打完一局
   *[other] 打完 { $count } 局的分數
}**
scores-total = { $name }：**{ $points }**

# Why the game is over.

over-target = { $names } 達到 { $target } 分。
over-beyond = { $names } 超過 { $target } 分。
over-away = { $names } 的總分距離 0 至少是 { $target }。
over-down = { $names } 的分數已經扣完。
over-tie = 加賽後，同分已經分出高下。
over-lives = { $names } 沒有命了。
over-exact = { $names } 剛好 { $target } 分。

# The end of a deal.

deal-moon = 🌙 { $name } 射月！
deal-sun = ☀️ { $name } 吃下了所有墩！
deal-card = { $card } 歸 { $name }
deal-goal-ends = -# { $ends }，整場結束。
sheet-lives = ♥
