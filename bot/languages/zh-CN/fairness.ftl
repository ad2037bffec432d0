# 公平发牌：开场前就定下的内容，以及每局打完后的密钥。

fair-deal = -# **公平发牌**：{ $solo ->
    [yes] 第一局的牌，运行我的人有可能挑选过。之后如有改动，你能查出来，方法见 **/verify**。
   *[no] 从现在起，谁改动了牌，人人都能查出来，方法见 **/verify**。
}
fair-commitment = -# 牌桌 `{ $table }`：`{ $commitment }`
fair-postings = -# 这张牌桌在发牌前发布了 { $count } 次。

fair-secret = -# 牌桌 `{ $table }`，第 { $number } 局的密钥，用于 **/verify**：`{ $secret }`
fair-seal = -# 本场的封印，用于 **/verify**：`{ $seal }`
