# 公平发牌：按钮“验证”的 ID 里是消息公布的值。

fair-fixed = -# 🔒 牌在你加入前已定好
fair-postings = -# 这张牌桌在发牌前发布了 { $count } 次。
