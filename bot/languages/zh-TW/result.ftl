# The message that tells how a game ended.

result-title = # 🏆 { $said }
result-shared = { $variant }：{ $names } 並列第一！
result-left = { $names } 中途離桌。
result-played-for = 💤 { $names }：超過三分之一由電腦代打，不算贏。
result-moons = { $name } 射月 { $count } 次。
result-customised = -# 這場用自訂規則。
result-length = -# { $goal }。
result-tied = -# { $count } 局，平手後加賽 { $more } 局。
result-hints = -# 可用提示：不計入排行榜。
result-unranked = -# 只有一位真人：不計入排行榜。

button-rematch = 再來一場
button-one-more = 再打一局
button-whole-game = 打整場
button-record = 本場牌譜
button-more = 更多

result-won = { $variant }：{ $names } 獲勝！

# What was special about the whole game, in one sentence.

story-from-last = 最後一局從墊底衝到第一！
story-point = 和 { $names } 只差一分！
story-overtaken = { $names } 一直領先到最後一局！
story-shutout = 其他人一分未得！
story-was-last = 第 { $number } 局後還墊底！
story-leads = 領先者換了 { $count } 次。
story-narrow = 只領先 { $names } { $count } 分。
story-all-the-way = 從第一局領先到最後一局。
story-far = 領先 { $names } { $count } 分。
story-since = 從第 { $number } 局起領先。
story-in-deal = 第 { $number } 局：{ $said }

rematch-opened = 再來一場的牌桌已經打開：{ $link }
