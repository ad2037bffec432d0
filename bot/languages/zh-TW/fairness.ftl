# 公平發牌：開場前就定好的內容，以及每局打完後的密鑰。

fair-deal = -# **公平發牌**：{ $solo ->
    [yes] 第一局的牌，執行我的人有可能挑過。之後如果有改動，你查得出來，方法見 **/verify**。
   *[no] 從現在起，誰改動了牌，人人都查得出來，方法見 **/verify**。
}
fair-commitment = -# 牌桌 `{ $table }`：`{ $commitment }`
fair-postings = -# 這張牌桌在發牌前貼了 { $count } 次。

fair-secret = -# 牌桌 `{ $table }`，第 { $number } 局的密鑰，用於 **/verify**：`{ $secret }`
fair-seal = -# 本場的封印，用於 **/verify**：`{ $seal }`
