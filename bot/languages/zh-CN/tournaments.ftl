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

# The end.
tournament-won = { $count ->
    [1] { $name } 获胜，{ NUMBER($percent, maximumFractionDigits: 1) }%
   *[other] { $count } 人并列第一，{ NUMBER($percent, maximumFractionDigits: 1) }%
}
tournament-best = 最佳一局：**{ $name }**，比其他人平均好 { NUMBER($points, maximumFractionDigits: 1) } 分。
button-tournament-best = 最佳一局
button-tournament-costly = 代价最大的选择

# /tournament as Discord shows it, and its line in /help.
command-tournament = 开始一场比赛：全服务器打同样的牌
command-tournament-deals = 每人打几局（4 到 20）；不填就是 5 局
command-tournament-length = 开放多久；不填就是 3 天
tournament-lasts = { $hours ->
    [1] 1 小时
    [3] 3 小时
    [24] 1 天
    [72] 3 天
    [168] 1 周
   *[other] 2 周
}
help-tournament = 全服务器一起比：**/tournament**

# In /tables, and in the log of moderators.
tables-tournament = { $channel } · **比赛 · { $game }**，期限：{ $moment }
button-tables-void = 作废
tournament-end-title = 现在就结束这场比赛？
tournament-end-about = 理由写入日志。已打完的局照算。
tournament-void-title = 作废这场比赛？
tournament-void-about = 理由写入日志。没有名次。
moderated-open-tournament = { $moderator } 开始了一场比赛：{ $about }。
moderated-end-tournament = { $moderator } 结束了一场比赛：{ $about }。
moderated-void-tournament = { $moderator } 作废了一场比赛：{ $about }。

# In /settings of a server.
prefer-guild-weekly = 每周比赛
prefer-guild-weekly-never = 每周：没有
prefer-guild-weekly-named = 每周：{ $name }
prefer-guild-weekly-there = { $chosen ->
    [no] -# 每周比赛：每周一五局，在选择它的频道里。
   *[yes] -# 每周比赛：每周一五局，频道：{ $channel }。
}

# In /leaderboard.
leaderboard-by-champions = 比赛冠军
button-by-champions = 比赛冠军
board-title-champions = ### 此服务器的比赛
board-season-weekly = 最近五周
board-empty-champions = 这里还没有人赢过比赛。用 **/tournament** 可以开始一场。
board-weeks = -# 自 { $day }起的每周比赛，5 场已完 { $weeks } 场。分数是最好的四场成绩（%）之和。
