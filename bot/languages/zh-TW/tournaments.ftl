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

# The end.
tournament-won = { $count ->
    [1] { $name } 獲勝，{ NUMBER($percent, maximumFractionDigits: 1) }%
   *[other] { $count } 人並列第一，{ NUMBER($percent, maximumFractionDigits: 1) }%
}
tournament-best = 最佳一局：**{ $name }**，比其他人平均好 { NUMBER($points, maximumFractionDigits: 1) } 分。
button-tournament-best = 最佳一局
button-tournament-costly = 代價最大的選擇

# /tournament as Discord shows it, and its line in /help.
command-tournament = 開始一場比賽：整個伺服器打同樣的牌
command-tournament-deals = 每人打幾局（4 到 20）；不填就是 5 局
command-tournament-length = 開放多久；不填就是 3 天
tournament-lasts = { $hours ->
    [1] 1 小時
    [3] 3 小時
    [24] 1 天
    [72] 3 天
    [168] 1 週
   *[other] 2 週
}
help-tournament = 整個伺服器一起比：**/tournament**

# In /tables, and in the log of moderators.
tables-tournament = { $channel } 的**比賽 · { $game }**，時限：{ $moment }
button-tables-void = 作廢
tournament-end-title = 現在就結束這場比賽？
tournament-end-about = 理由會寫進紀錄。已打完的局照算。
tournament-void-title = 要作廢這場比賽嗎？
tournament-void-about = 理由會寫進紀錄。沒有名次。
moderated-open-tournament = { $moderator } 開始了一場比賽：{ $about }。
moderated-end-tournament = { $moderator } 結束了一場比賽：{ $about }。
moderated-void-tournament = { $moderator } 把一場比賽作廢：{ $about }。

# In /settings of a server.
prefer-guild-weekly = 每週比賽
prefer-guild-weekly-never = 每週：沒有
prefer-guild-weekly-named = 每週：{ $name }
prefer-guild-weekly-there = { $chosen ->
    [no] -# 每週比賽：每週一五局，在選擇它的頻道裡。
   *[yes] -# 每週比賽：每週一五局，頻道：{ $channel }。
}

# In /leaderboard.
leaderboard-by-champions = 比賽冠軍
button-by-champions = 比賽冠軍
board-title-champions = ### 這個伺服器的比賽
board-season-weekly = 最近五週
board-empty-champions = 這裡還沒有人贏過比賽。用 **/tournament** 可以開始一場。
board-weeks = -# 從 { $day }起的每週比賽，5 場已完 { $weeks } 場。分數是最好的四場成績（%）加起來。
