# /tournament：全服务器打同样的牌，各自对同样的电脑，再和所有人比。

# The message, and the standing. One who has not played a deal counts as better than 25% of the others there.
tournament-about = **{ $deals } 局**。同样的牌、同样的电脑，各打各的，每局一次机会。
tournament-ends = { $count ->
    [0] -# 期限：{ $moment }。还没有人打过。
   *[other] -# 期限：{ $moment }。已有 { $count } 人参加。
}
tournament-percent = -# %：胜过其他人的比例，{ $deals } 局平均。没打的局算 25%。
button-field-standing = 排名
tournament-reminder = [比赛 · { $game }]({ $link })还有没打的局。期限：{ $moment }。
tournament-played = 你的局都打完了。公布结果：{ $moment }。

# The end. $own and $other are as a hint says them: Play Q♠.
tournament-won = { $count ->
    [1] { $name } 获胜，{ NUMBER($percent, maximumFractionDigits: 1) }%
   *[other] { $count } 人并列第一，{ NUMBER($percent, maximumFractionDigits: 1) }%
}
tournament-voided = 管理员将这场比赛作废，没有名次。
tournament-best = 最佳一局：**{ $name }**，比其他人平均好 { NUMBER($points, maximumFractionDigits: 1) } 分。
tournament-costly = 代价最大的选择：**{ $name }**，{ $when }：{ $own }；其他人多半：{ $other }。因此亏 { NUMBER($points, maximumFractionDigits: 1) } 分。
button-tournament-best = 最佳一局
button-tournament-costly = 代价最大的选择

# Refusals.
tournament-full = 此服务器已经有 { $count } 场未结束的比赛。请等其中一场结束。
