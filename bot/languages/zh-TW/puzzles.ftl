# /puzzle: a position of the day, and one's own mistakes that come back; and "try it first" in a review.

puzzle-open = 一分鐘就能解的一題，還能重溫自己的失誤
puzzle-option-game = 想解哪種遊戲；不填就是今天的

# $day is written as November 22.
puzzle-title = ### 每日一題 · { $day } · { $game }
puzzle-about = 有一種打法明顯最好。是哪一種？
puzzle-own-title = ### 自己的失誤 · { $game }
puzzle-own-about = 你曾在這裡打錯。怎麼打最好？
puzzle-menu = 換一種遊戲
puzzle-gone = 這一題已經沒有了。用 **/puzzle** 換一題。
puzzle-own-none = 今天沒有要重溫的失誤。
puzzle-own-not-due = 這個失誤今天不用再重溫了。
puzzle-allowed = 謝謝！你牌局裡的局面可能會變成題目，不帶名字。可用 **/settings** 更改。
button-puzzle-day = 每日一題
button-puzzle-own = 自己的失誤（{ $count }）

# Who sits where, in the place of names.
puzzle-you = 你
puzzle-left = 左家
puzzle-across = 對家
puzzle-right = 右家

# A decision before its answer is told, and what an answer is worth. $move is such as "Play Q♠".
try-title = **先自己想想：**這裡怎麼打最好？
try-hand = 你的手牌：{ $cards }
try-menu = 你的答案
button-try-show = 看答案
try-right = ✅ 答對了：**{ $move }**
# $why follows a colon, or is a sentence of its own, as in hints.
try-right-why = ✅ 答對了：**{ $move }**。{ $why }
try-as-good = ✅ **{ $move }** 也一樣好。
try-wrong = ❌ 不是最好的：**{ $move }**
try-wrong-cost = ❌ 不是最好的：**{ $move }** 平均損失約 { NUMBER($points, maximumFractionDigits: 1) } 分。
