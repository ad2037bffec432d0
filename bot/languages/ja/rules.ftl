# The rules: the card that names what is played, and /rules for somebody who never played it.

rule-card-title = **ルール：{ $variant }**
rule-card-changed = **ルール：{ $variant }（変更あり）**
rule-card-line = - { $departure }
rule-card-more = - ほか{ $count }件。「ルール」を押すと読めます。
button-rules = ルール
departs-other = { $name }：{ $value }。
departs-players_allowed = { $players_allowed }人用です。

rules-title = ### { $variant }の遊び方
rules-customised = このテーブルでは、一部が変更されています：
rules-deal-all = - { $players }人：{ $cards }枚ずつ
rules-deal-less = - { $players }人：{ $cards }枚ずつ（{ $out }を除く）

# Games that end at a target, and after some deals at the latest.
lobby-goal-both = { $target }点でゲーム終了（最長{ $count }ディール）
goal-line-both = -# { $target }点に達するか、{ $count }ディール終わるとゲーム終了です。
departs-deals = 長くても{ $count }ディールでゲーム終了です。
rules-deals = 長くても{ $count }ディールでゲーム終了です。その時点で点の多い人やチームの勝ちで、同点なら勝ちを分け合います。
house-rule-deals = ディール数の上限
house-rule-deals-none = 上限なし
house-rule-deals-count = { $count }ディール
