# What /leaderboard and /stats tell beside wins: points, ratings, the day's deals, records.

command-leaderboard-by = 依什麼排名；不選就依勝場
command-leaderboard-four-weeks = 本賽季，四週
command-stats-against = 另一個人：看兩人對戰的成績
leaderboard-by-wins = 勝場
leaderboard-by-points = 每局平均分
leaderboard-by-rating = 等級分
leaderboard-by-daily = 每日一局
option-by = 排名
option-against = 對手

button-by-wins = 依勝場
button-by-points = 依平均分
button-by-rating = 依等級分
button-by-daily = 每日一局

season-four-weeks = 第 { $number } 賽季
season-week = 從{ $day }起的一週
season-four-weeks-days = -# 一個賽季四週。這個賽季從{ $first }到{ $last }。

board-title-rating = ### 這個伺服器的{ $games }等級分：{ $season }
board-title-daily = ### 這個伺服器的{ $games }每日一局：{ $season }
board-order-fewest = -# 每局分數少的在前，打滿 { $games } 場才上榜。
board-order-most = -# 每局分數多的在前，打滿 { $games } 場才上榜。
board-empty-points = 榜上還沒有人。要打滿 { $games } 場計入的牌局。
rating-settled = { $rating }
rating-provisional = { $rating }?
board-order-rating = -# 等級分高的在前，打滿 { $games } 場計分牌局才上榜。問號表示還不確定。
board-rating-season = -# 只有這段時間打過牌的人：{ $season }。
board-empty-rating = 榜上還沒有人。要打滿 { $games } 場計分牌局。
board-own-rating = 你排第 { $rank } 名：{ $rating }，{ $games } 場計分牌局。
board-own-unlisted = 你目前是 { $rating }，{ $games } 場計分牌局。
board-order-daily = -# 每局的得分，就是你勝過的人占其他人的百分比。同分算一半。當天結束後才計入。
board-empty-daily = 榜上還沒有人。每日一局在當天結束後計入。
board-champions = 🏆 { $season }第一名：**{ $names }**

stats-title-everywhere = ### { $name } 在所有伺服器的{ $family }戰績
stats-rating = **等級分：{ $rating }**，{ $games } 場計分牌局
stats-rating-ranked = **等級分：{ $rating }**，第 { $rank } 名，{ $games } 場計分牌局
stats-rating-uncertain = -# 問號表示還不確定。
stats-rating-everywhere = -# 所有伺服器：{ $rating }
stats-rating-solo = 等級分：{ $rating }，{ $games } 局
stats-course = { $games } 場的等級分：第一場後 { $first }，最後一場後 { $last }，最低 { $least }，最高 { $most }。
stats-course-caption = -# { $games } 場的等級分
stats-line-everywhere = { $games } 場 { $wins } 勝
stats-bests = **紀錄**
stats-streak = 最長連勝 { $longest } 場
stats-streak-now = 目前連勝 { $current } 場
stats-best-game = 最好的一場：{ $points } 分
stats-computers = **對電腦**
stats-computer = { $level }：{ $games } 場中 { $ahead } 場名次在前
stats-rating-alone = 自己玩、無提示的等級分：{ $rating }，{ $games } 場
stats-against = **對 { $other }**
stats-meetings = { $games } 場：在前 { $ahead } 場，並列 { $level } 場，在後 { $behind } 場
stats-partnered = 隊友 { $count } 場
stats-no-meetings = 兩人還沒有一起打過計入的牌局。
stats-daily = **每日一局**
stats-daily-streak = 連續 { $current } 天
stats-daily-longest = 最長 { $longest } 天
stats-daily-season = { $season }：第 { $rank } 名，{ $deals } 局，平均 { NUMBER($mean, maximumFractionDigits: 1) }%
stats-champion = 🏆 { $season }這個伺服器第一名
stats-champion-everywhere = 🏆 { $season }所有人中第一名
stats-regret = **每次選擇虧分：{ NUMBER($points, maximumFractionDigits: 2) }**（誤差約 { NUMBER($error, maximumFractionDigits: 2) }）
stats-regret-about = -# 高手電腦看過的最近 { $games } 場裡的 { $count } 次選擇。只有你看得到。
stats-reliability = **完局率：{ $share }%**，最近 { $games } 場和別人的牌局打完 { $finished } 場
stats-reliability-few = 完局率：和別人打滿 { $from } 場後顯示。目前 { $games } 場打完 { $finished } 場
stats-own-only = 在我所在的伺服器以外，只能看自己的戰績。
stats-none-everywhere = { $name } 還沒有打完計入戰績的牌局（兩位真人以上、不用提示）。
feat-bids-made = 叫成 { $count } 次
feat-bids-failed = 沒有叫成 { $count } 次

season-this = 本賽季
season-last = 上賽季
