# Hints: what the computer would do in a player's place, and why. Only that player reads them.

button-hint = 提示
hint = **提示：**{ $what }。{ $why }
hint-alone = **提示：**{ $what }。
hint-thinking = **提示：**思考中……
hint-none = **提示：**電腦在這裡沒有建議。
hint-not-allowed = 這張牌桌不能用提示。

# What to do.
hint-play = 出 { $card }
hint-pass = 傳 { $cards }
hint-give-to = 把 { $card } 給 { $name }
hint-aside = 蓋下 { $cards }
hint-choose = 選「{ $choice }」
