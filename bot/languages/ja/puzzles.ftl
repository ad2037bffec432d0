# /puzzle: a position of the day, and one's own mistakes that come back; and "try it first" in a review.

puzzle-open = 1分で解ける今日の問題と、自分のミスの復習
puzzle-option-game = 解きたいゲーム（省略すると今日のゲーム）

# $day is written as November 22.
puzzle-title = ### 今日の問題 · { $day } · { $game }
puzzle-about = はっきり最善の手が1つあります。どれでしょう？
puzzle-own-title = ### 自分のミスから · { $game }
puzzle-own-about = 前にここで間違えました。最善の手は？
puzzle-menu = ほかのゲーム
puzzle-gone = この問題はもうありません。**/puzzle**で別の問題が出ます。
puzzle-own-none = 今日復習するミスはありません。
puzzle-own-not-due = このミスは今日の復習から外れました。
puzzle-allowed = ありがとうございます。あなたのゲームの局面が、名前なしで問題になることがあります。**/settings**で変更できます。
button-puzzle-day = 今日の問題
button-puzzle-own = 自分のミス（{ $count }）

# Who sits where, in the place of names.
puzzle-you = あなた
puzzle-left = 左
puzzle-across = 向かい
puzzle-right = 右

# A decision before its answer is told, and what an answer is worth. $move is such as "Play Q♠".
try-title = **まず考えてみましょう：** ここでの最善の手は？
try-hand = 手札：{ $cards }
try-menu = あなたの答え
button-try-show = 答えを見る
try-right = ✅ 正解：**{ $move }**
# $why follows a colon, or is a sentence of its own, as in hints.
try-right-why = ✅ 正解：**{ $move }**。{ $why }
try-as-good = ✅ **{ $move }**も同じくらい良い手です。
try-wrong = ❌ 最善ではありません：**{ $move }**
try-wrong-cost = ❌ 最善ではありません：**{ $move }**は平均で約{ NUMBER($points, maximumFractionDigits: 1) }点の損です。
