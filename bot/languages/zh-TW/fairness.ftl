# 公平發牌：按鈕「驗證」的 ID 裡是訊息公布的值。

fair-fixed = -# 🔒 牌在你加入前已定好
fair-postings = -# 這張牌桌在發牌前貼了 { $count } 次。
