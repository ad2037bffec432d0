# The private panel beside a table: its tabs and its log.

button-info = 信息
button-log = 牌局经过
button-older = 更早
button-newer = 较新

log-title = **牌局经过**
log-title-page = **牌局经过** · 第 { $page } 页，共 { $pages } 页
log-empty = 还没有记录。

# One trick. $plays is a list such as “Bob 8♠, Carol J♠”.
log-trick = 第 { $number } 墩：{ $plays }。**{ $name }** 收下。
log-trick-pending = 第 { $number } 墩：{ $plays }。没有人收下，这些牌并入下一墩。
log-trick-open = 第 { $number } 墩：{ $plays }。
log-play = { $name } { $card }
log-deal = **第 { $number } 局**
