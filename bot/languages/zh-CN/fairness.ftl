# 公平发牌：按钮“验证”的 ID 里是消息公布的值。

fair-fixed = -# 🔒 牌从何而来，见“验证”
fair-seats = -# 座次：{ $names }
fair-postings = -# 这张牌桌在发牌前发布了 { $count } 次。
