# 公平發牌：開場前就定好的內容，以及每局打完後的密鑰。

fair-deal = -# **公平發牌**：從現在起，誰都不能{ $solo ->
    [yes] 換掉你的牌
   *[no] 挑牌或換牌
}。用 **/verify** 可以驗證，原理見 docs/fairness.md。
fair-commitment = -# 牌桌 `{ $table }`：`{ $commitment }`

fair-secret = -# 牌桌 `{ $table }`，第 { $number } 局的密鑰，用於 **/verify**：`{ $secret }`
fair-seal = -# 本場的封印，用於 **/verify**：`{ $seal }`
