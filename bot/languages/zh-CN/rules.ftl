# The rules: the card that names what is played, and /rules for somebody who never played it.

rule-card-title = **规则：{ $variant }**
rule-card-changed = **规则：{ $variant }（自定）**
rule-card-line = - { $departure }
rule-card-more = - 另外还有 { $count } 条，点击“规则”查看。
button-rules = 规则
departs-other = { $name }：{ $value }。
departs-players_allowed = 可供 { $players_allowed } 人玩。

rules-title = ### 玩法：{ $variant }
rules-customised = 这张牌桌改了其中一部分：
rules-deal-all = - { $players } 人：每人 { $cards } 张
rules-deal-less = - { $players } 人：每人 { $cards } 张，去掉 { $out }

# Games that end at a target, and after some deals at the latest.
lobby-goal-both = 打到 { $target } 分，最多 { $count } 局
goal-line-both = -# 打到 { $target } 分，或打完 { $count } 局，整场结束。
departs-deals = 打满 { $count } 局，整场就结束。
rules-deals = 打满 { $count } 局，整场就结束。那时领先的一方获胜，分数相同就共同获胜。
house-rule-deals = 最多打几局
house-rule-deals-none = 不限
house-rule-deals-count = { $count } 局
