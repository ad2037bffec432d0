# /leaderboard and /stats.

season-all = 历史累计

board-title = ### 此服务器排行榜：{ $games }，{ $season }
board-empty = 榜上还没有人。至少两名真人参加、不用提示的牌局才计入。用 /help 可以看到怎样开一桌。
board-figures = -# 平均名次 { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) } · 每局 { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分
board-figures-unstayed = -# 平均名次 { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-page = -# 第 { $page } 页，共 { $pages } 页
board-order = -# 胜场多者在前；相同时场数少者在前，再看等级分。
board-note = -# { $note }
board-all-rules = -# 自定规则、目标分或局数的牌局也计入这里。
board-one-preset = -# 只计入完全按这种玩法、通常长度打的牌局。
board-aborted = -# 这里有 { $count } 场“{ $family }”发牌后没有结果就结束了。

button-previous = 上一页
button-next = 下一页
button-board-why = ?
button-season = { $which ->
    [month] 本月
    [week] 本周
    [four-weeks] 本赛季
   *[all] 全部时间
}

stats-title = ### { $name } 在此服务器的{ $family }战绩
stats-month = **本月**
stats-month-none = 还没有计入的牌局。
stats-all = **历史累计**
stats-line = { $games } 场 { $wins } 胜，排行榜第 { $rank } 名
stats-customised = -# 其中 { $count } 场自定了规则、目标分或局数。
stats-none = { $name } 在这里还没有打完计入战绩的牌局。至少两名真人参加、不用提示的牌局才计入。

# The columns of a board.

board-won = 胜/场
board-games-won = { $wins }/{ $games }
board-rating = 等级分
board-points = 得分
board-mean = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-games = 场
board-deals = 局
board-mean-percent = %
board-percent = { NUMBER($percent, maximumFractionDigits: 1) }
board-sum = { NUMBER($points, maximumFractionDigits: 0) }
