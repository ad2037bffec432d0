# 公平發牌：按鈕「驗證」的 ID 裡是訊息公布的值。

fair-fixed = -# 🔒 牌從哪裡來，見「驗證」
fair-seats = -# 座次：{ $names }
fair-postings = -# 這張牌桌在發牌前貼了 { $count } 次。
