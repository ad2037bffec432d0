# /puzzle: a position of the day, and one's own mistakes that come back; and "try it first" in a review.

puzzle-open = 一分钟就能解的一题，还能重温自己的失误
puzzle-option-game = 想解哪种游戏；不填就是今天的

# $day is written as November 22.
puzzle-title = ### 每日一题 · { $day } · { $game }
puzzle-about = 有一种打法明显最好。是哪一种？
puzzle-own-title = ### 自己的失误 · { $game }
puzzle-own-about = 你曾在这里打错。怎么打最好？
puzzle-menu = 换一种游戏
puzzle-gone = 这道题已经没有了。用 **/puzzle** 换一道。
puzzle-own-none = 今天没有要重温的失误。
puzzle-own-not-due = 这处失误今天不用再重温了。
puzzle-allowed = 谢谢！你牌局里的局面可能会成为题目，不带名字。可用 **/settings** 更改。
button-puzzle-day = 每日一题
button-puzzle-own = 自己的失误（{ $count }）

# Who sits where, in the place of names.
puzzle-you = 你
puzzle-left = 左家
puzzle-across = 对家
puzzle-right = 右家

# A decision before its answer is told, and what an answer is worth. $move is such as "Play Q♠".
try-title = **先自己想想：**这里怎么打最好？
try-hand = 你的手牌：{ $cards }
try-menu = 你的答案
button-try-show = 看答案
try-right = ✅ 答对了：**{ $move }**
# $why follows a colon, or is a sentence of its own, as in hints.
try-right-why = ✅ 答对了：**{ $move }**。{ $why }
try-as-good = ✅ **{ $move }** 也一样好。
try-wrong = ❌ 不是最好的：**{ $move }**
try-wrong-cost = ❌ 不是最好的：**{ $move }** 平均损失约 { NUMBER($points, maximumFractionDigits: 1) } 分。
