# /tournament：整個伺服器打同樣的牌，各自對同樣的電腦，再和所有人比。

# The message, and the standing. One who has not played a deal counts as better than 25% of the others there.
tournament-about = **{ $deals } 局**。同樣的牌、同樣的電腦，各打各的，每局一次機會。
tournament-ends = { $count ->
    [0] -# 時限：{ $moment }。還沒有人打過。
   *[other] -# 時限：{ $moment }。已有 { $count } 人參加。
}
tournament-percent = -# %：贏過其他人的比例，{ $deals } 局平均。沒打的局算 25%。
button-field-standing = 排名
tournament-reminder = [比賽 · { $game }]({ $link })還有沒打的局。時限：{ $moment }。
tournament-played = 你的局都打完了。公布結果：{ $moment }。

# The end. $own and $other are as a hint says them: Play Q♠.
tournament-won = { $count ->
    [1] { $name } 獲勝，{ NUMBER($percent, maximumFractionDigits: 1) }%
   *[other] { $count } 人並列第一，{ NUMBER($percent, maximumFractionDigits: 1) }%
}
tournament-voided = 管理員把這場比賽作廢了，沒有名次。
tournament-best = 最佳一局：**{ $name }**，比其他人平均好 { NUMBER($points, maximumFractionDigits: 1) } 分。
tournament-costly = 代價最大的選擇：**{ $name }**，{ $when }：{ $own }；其他人多半：{ $other }。因此虧 { NUMBER($points, maximumFractionDigits: 1) } 分。
button-tournament-best = 最佳一局
button-tournament-costly = 代價最大的選擇

# Refusals.
tournament-full = 這個伺服器已經有 { $count } 場還沒結束的比賽。請等其中一場結束。
