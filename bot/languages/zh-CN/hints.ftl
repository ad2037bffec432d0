# Hints: what the computer would do in a player's place, and why. Only that player reads them.

button-hint = 提示
hint = **提示：**{ $what }。{ $why }
hint-alone = **提示：**{ $what }。
hint-thinking = **提示：**思考中……
hint-none = **提示：**电脑对这一步没有建议。
hint-not-allowed = 这张牌桌不允许提示。

# What to do.
hint-play = 出 { $card }
hint-pass = 传 { $cards }
hint-give-to = { $card } 给 { $name }
hint-aside = 扣下 { $cards }
hint-choose = 选“{ $choice }”
