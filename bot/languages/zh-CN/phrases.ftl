# Turns of phrase that many screens use.

# What stands between two whole sentences of a line; nothing in Chinese.
sentences = { $first }{ $then }
# A remark behind a name or a number.
remark = { $told }（{ $remark }）
pair = { $first } 和 { $then }

# How well a computer plays, behind a name or in a row of settings.
level-easy = 简单
level-medium = 中等
level-hard = 困难
level-random = 随机

with-hints = -# 允许提示：不计入排行榜

# Buttons that stand on several screens.
button-scores = 得分
button-last-trick = 上一墩

# The heading of a table, with the sign of the colour of the seat in turn, and the line below it.
heading-turn = ### { $sign } 轮到 { $name }
heading-lead = ### { $sign } { $name } 领出
heading-several = ### 等待 { $count } 名玩家
heading-dealing = ### 正在发牌
table-line = -# { $title }
table-line-trick = -# { $title } · 第 { $number } 墩，共 { $count } 墩
table-line-some = -# { $title } · 第 { $number } 墩

# The sheet: words above narrow columns, two to five columns wide.
sheet-computer = 🤖
sheet-away = 💤
sheet-left = 🚪
sheet-deal = 本局
sheet-total = 总分
sheet-tricks = 墩数
