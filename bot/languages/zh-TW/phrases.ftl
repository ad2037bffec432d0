# Turns of phrase that many screens use.

# What stands between two whole sentences of a line; nothing in Chinese.
sentences = { $first }{ $then }
# A remark behind a name or a number.
remark = { $told }（{ $remark }）
pair = { $first } 和 { $then }

# How well a computer plays, behind a name or in a row of settings.
level-easy = 簡單
level-medium = 中等
level-hard = 困難
level-random = 隨機

with-hints = -# 可用提示：不計入排行榜

# Buttons that stand on several screens.
button-scores = 分數
button-last-trick = 上一墩

# The heading of a table, with the sign of the colour of the seat in turn, and the line below it.
heading-turn = ### { $sign } 輪到 { $name }
heading-lead = ### { $sign } 輪到 { $name } 首出
heading-several = ### 等待 { $count } 位玩家
heading-dealing = ### 正在發牌
table-line = -# { $title }
table-line-trick = -# { $title } · 第 { $number } 墩，共 { $count } 墩
table-line-some = -# { $title } · 第 { $number } 墩

# The sheet: words above narrow columns, two to five columns wide.
sheet-computer = 🤖
sheet-away = 💤
sheet-left = 🚪
sheet-deal = 本局
sheet-total = 總分
sheet-tricks = 墩數
