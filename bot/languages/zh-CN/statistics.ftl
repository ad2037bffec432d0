# What /leaderboard and /stats tell beside wins: points, ratings, the day's deals, records.

command-leaderboard-by = 按什么排名；不选则按胜场
command-leaderboard-four-weeks = 本赛季，四周
command-stats-against = 另一个人：看两人对战的成绩
leaderboard-by-wins = 胜场
leaderboard-by-points = 每局平均分
leaderboard-by-rating = 等级分
leaderboard-by-daily = 每日一局
option-by = 排名
option-against = 对手

button-by-wins = 按胜场
button-by-points = 按平均分
button-by-rating = 按等级分
button-by-daily = 每日一局

season-four-weeks = 第 { $number } 赛季
season-week = 从{ $day }起的一周
season-four-weeks-days = -# 一个赛季四周。这个赛季从{ $first }到{ $last }。

board-title-rating = ### 此服务器等级分：{ $games }，{ $season }
board-title-daily = ### 此服务器每日一局：{ $games }，{ $season }
board-order-fewest = -# 每局分数少的在前，打满 { $games } 场才上榜。
board-order-most = -# 每局分数多的在前，打满 { $games } 场才上榜。
board-empty-points = 榜上还没有人。要打满 { $games } 场计入的牌局。
rating-settled = { $rating }
rating-provisional = { $rating }?
board-order-rating = -# 等级分高的在前，打满 { $games } 场计分牌局才上榜。问号表示还不确定。
board-rating-season = -# 只有这段时间打过牌的人：{ $season }。
board-empty-rating = 榜上还没有人。要打满 { $games } 场计分牌局。
board-own-rating = 你排第 { $rank } 名：{ $rating }，{ $games } 场计分牌局。
board-own-unlisted = 你现在是 { $rating }，{ $games } 场计分牌局。
board-order-daily = -# 每局的得分，就是你胜过的人占其他人的百分比。同分算一半。当天结束后才计入。
board-empty-daily = 榜上还没有人。每日一局在当天结束后计入。
board-champions = 🏆 { $season }第一名：**{ $names }**

stats-title-everywhere = ### { $name } 在所有服务器的{ $family }战绩
stats-rating = **等级分：{ $rating }**，{ $games } 场计分牌局
stats-rating-ranked = **等级分：{ $rating }**，第 { $rank } 名，{ $games } 场计分牌局
stats-rating-uncertain = -# 问号表示还不确定。
stats-rating-everywhere = -# 所有服务器：{ $rating }
stats-rating-solo = 等级分：{ $rating }，{ $games } 局
stats-course = { $games } 场的等级分：第一场后 { $first }，最后一场后 { $last }，最低 { $least }，最高 { $most }。
stats-course-caption = -# { $games } 场的等级分
stats-line-everywhere = { $games } 场 { $wins } 胜
stats-bests = **纪录**
stats-streak = 最长连胜 { $longest } 场
stats-streak-now = 目前连胜 { $current } 场
stats-best-game = 最好的一场：{ $points } 分
stats-computers = **对电脑**
stats-computer = { $level }：{ $games } 场中 { $ahead } 场名次在前
stats-rating-alone = 单人无提示等级分：{ $rating }，{ $games } 场
stats-against = **对 { $other }**
stats-meetings = { $games } 场：在前 { $ahead } 场，并列 { $level } 场，在后 { $behind } 场
stats-partnered = 搭档 { $count } 场
stats-no-meetings = 两人还没有一起打过计入的牌局。
stats-daily = **每日一局**
stats-daily-streak = 连续 { $current } 天
stats-daily-longest = 最长 { $longest } 天
stats-daily-season = { $season }：第 { $rank } 名，{ $deals } 局，平均 { NUMBER($mean, maximumFractionDigits: 1) }%
stats-champion = 🏆 { $season }此服务器第一名
stats-champion-everywhere = 🏆 { $season }全体第一名
stats-regret = **每次选择亏分：{ NUMBER($points, maximumFractionDigits: 2) }**（误差约 { NUMBER($error, maximumFractionDigits: 2) }）
stats-regret-about = -# 高手电脑看过的最近 { $games } 场里的 { $count } 次选择。只有你看得到。
stats-reliability = **完局率：{ $share }%**，最近 { $games } 场与他人的牌局打完 { $finished } 场
stats-reliability-few = 完局率：与他人打满 { $from } 场后显示。目前 { $games } 场打完 { $finished } 场
stats-own-only = 在我所在的服务器以外，只能看自己的战绩。
stats-none-everywhere = { $name } 还没有打完计入战绩的牌局（两名真人以上、不用提示）。
feat-bids-made = 叫成 { $count } 次
feat-bids-failed = 没有叫成 { $count } 次

season-this = 本赛季
season-last = 上赛季
