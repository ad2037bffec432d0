# The rules: the card that names what is played, and /rules for somebody who never played it.

rule-card-title = **規則：{ $variant }**
rule-card-changed = **規則：{ $variant }（自訂）**
rule-card-line = - { $departure }
rule-card-more = - 另外還有 { $count } 條，按「規則」看全部。
button-rules = 規則
departs-other = { $name }：{ $value }。
departs-players_allowed = 可供 { $players_allowed } 人玩。

rules-title = ### 玩法：{ $variant }
rules-customised = 這張牌桌改了其中一部分：
rules-deal-all = - { $players } 人：每人 { $cards } 張
rules-deal-less = - { $players } 人：每人 { $cards } 張，拿掉 { $out }

# Games that end at a target, and after some deals at the latest.
lobby-goal-both = 打到 { $target } 分，最多 { $count } 局
goal-line-both = -# 打到 { $target } 分，或打完 { $count } 局，整場結束。
departs-deals = 打滿 { $count } 局，整場就結束。
rules-deals = 打滿 { $count } 局，整場就結束。這時分數領先的一方獲勝，分數相同就並列獲勝。
house-rule-deals = 最多打幾局
house-rule-deals-none = 不限
house-rule-deals-count = { $count } 局
