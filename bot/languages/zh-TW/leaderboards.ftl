# /leaderboard and /stats.

season-all = 歷來總計

board-title = ### 這個伺服器的{ $games }排行榜：{ $season }
board-empty = 榜上還沒有人。至少兩位真人參加、不用提示的牌局才計入。/help 會說明怎麼開一桌。
board-figures = -# 平均名次 { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) } · 每局 { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分
board-figures-unstayed = -# 平均名次 { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-page = -# 第 { $page } 頁，共 { $pages } 頁
board-order = -# 勝場多者在前；相同時場數少者在前，再看等級分。
board-note = -# { $note }
board-all-rules = -# 自訂規則、目標分或局數不同的牌局也計入這裡。
board-one-preset = -# 只計入完全照這種玩法、一般長度打的牌局。
board-aborted = -# 這裡有 { $count } 場「{ $family }」發牌後沒有結果就結束了。

button-previous = 上一頁
button-next = 下一頁
button-board-why = ?
button-season = { $which ->
    [month] 本月
    [week] 本週
    [four-weeks] 本賽季
   *[all] 全部時間
}

stats-title = ### { $name } 在這個伺服器的{ $family }戰績
stats-month = **本月**
stats-month-none = 還沒有計入的牌局。
stats-all = **歷來總計**
stats-line = { $games } 場 { $wins } 勝，排行榜第 { $rank } 名
stats-customised = -# 其中 { $count } 場用了自訂規則，或目標分、局數不同。
stats-none = { $name } 在這裡還沒有打完計入戰績的牌局。至少兩位真人參加、不用提示的牌局才計入。

# The columns of a board.

board-won = 勝/場
board-games-won = { $wins }/{ $games }
board-rating = 等級分
board-points = 得分
board-mean = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
board-games = 場
board-deals = 局
board-mean-percent = %
board-percent = { NUMBER($percent, maximumFractionDigits: 1) }
board-sum = { NUMBER($points, maximumFractionDigits: 0) }
