# The private panel beside a table: its tabs and its log.

button-info = 資訊
button-log = 牌局經過
button-older = 較早
button-newer = 較新

log-title = **牌局經過**
log-title-page = **牌局經過** · 第 { $page } 頁，共 { $pages } 頁
log-empty = 還沒有任何紀錄。

# One trick. $plays is a list such as “Bob 8♠, Carol J♠”.
log-trick = 第 { $number } 墩：{ $plays }。**{ $name }** 吃下。
log-trick-pending = 第 { $number } 墩：{ $plays }。沒有人吃下，這些牌歸下一墩。
log-trick-open = 第 { $number } 墩：{ $plays }。
log-play = { $name } { $card }
log-deal = **第 { $number } 局**
