# 公平发牌：开场前就定下的内容，以及每局打完后的密钥。

fair-deal = -# **公平发牌**：从现在起，谁都不能{ $solo ->
    [yes] 更改你的牌
   *[no] 挑选或更改牌
}。用 **/verify** 可以验证，原理见 docs/fairness.md。
fair-commitment = -# 牌桌 `{ $table }`：`{ $commitment }`

fair-secret = -# 牌桌 `{ $table }`，第 { $number } 局的密钥，用于 **/verify**：`{ $secret }`
fair-seal = -# 本场的封印，用于 **/verify**：`{ $seal }`
