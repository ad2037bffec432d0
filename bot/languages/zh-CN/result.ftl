# The message that tells how a game ended.

result-title = # 🏆 { $said }
result-shared = { $variant }：{ $names } 并列第一！
result-left = { $names } 中途离桌。
result-played-for = 💤 { $names }：超过三分之一由电脑托管，不算赢。
result-moons = { $name } 全收 { $count } 次。
result-customised = -# 本场使用自定规则。
result-length = -# { $goal }。
result-tied = -# { $count } 局，平分后加赛 { $more } 局。
result-hints = -# 允许提示：不计入排行榜。
result-unranked = -# 只有一位真人：不计入排行榜。

button-rematch = 再来一场
button-one-more = 再打一局
button-whole-game = 打整场
button-record = 本场牌谱
button-more = 更多

result-won = { $variant }：{ $names } 获胜！

# What was special about the whole game, in one sentence.

story-from-last = 最后一局从垫底冲到第一！
story-point = 与 { $names } 只差一分！
story-overtaken = { $names } 一直领先到最后一局！
story-shutout = 其他人一分未得！
story-was-last = 第 { $number } 局后还垫底！
story-leads = 领先者换了 { $count } 次。
story-narrow = 只领先 { $names } { $count } 分。
story-all-the-way = 从第一局领先到最后一局。
story-far = 领先 { $names } { $count } 分。
story-since = 从第 { $number } 局起领先。
story-in-deal = 第 { $number } 局：{ $said }

rematch-opened = 再来一场的牌桌已经打开：{ $link }
