# Turns of phrase that many screens use.


# Between two whole sentences of a line stands nothing.
sentences = { $first }{ $then }
# A remark behind a name or a number.
remark = { $told }（{ $remark }）
pair = { $first }と{ $then }

# How well a computer plays, behind a name or in a row of settings.
level-easy = 初級
level-medium = 中級
level-hard = 上級
level-random = ランダム

with-hints = -# ヒントあり：ランキングの対象外

# Buttons that stand on several screens.
button-scores = 得点
button-last-trick = 直前のトリック

# The heading of a table, with the sign of the colour of the seat in turn, and the line below it.
heading-turn = ### { $sign } { $name }の手番
heading-lead = ### { $sign } { $name }のリード
heading-several = ### { $count }人を待っています
heading-dealing = ### カードを配っています
table-line = -# { $title }
table-line-trick = -# { $title } · 第{ $number }トリック（全{ $count }）
table-line-some = -# { $title } · 第{ $number }トリック

# The sheet: words above columns of numbers, as short as can be.
sheet-computer = 🤖
sheet-away = 💤
sheet-left = 🚪
# It heads the points of a deal, and in the result the numbers of deals.
sheet-deal = 得点
sheet-total = 合計
sheet-tricks = 獲得
