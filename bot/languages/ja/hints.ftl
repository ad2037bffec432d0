# Hints: what the computer would do in a player's place ("Q♠を出す"), and why (whole sentences).

button-hint = ヒント
hint = **ヒント**：{ $what }。{ $why }
hint-alone = **ヒント**：{ $what }。
hint-thinking = **ヒント：** 考え中…
hint-none = **ヒント**：ここではコンピューターの助言はありません。
hint-not-allowed = このテーブルではヒントを使えません。

# What to do.
hint-play = { $card }を出す
hint-pass = { $cards }を渡す
hint-give-to = { $name }に{ $card }
hint-aside = { $cards }を脇に伏せる
hint-choose = 「{ $choice }」を選ぶ
