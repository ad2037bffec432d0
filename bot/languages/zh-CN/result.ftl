# The message that tells how a game ended.

result-title = ### { $variant }：整场结束，共 { $count } 局
result-winners = { $count ->
    [1] { $names } 赢了！
   *[other] { $names } 共同获胜！
}
result-shared = { $names } 并列第一。
result-left = { $names } 中途离桌。
result-newest = { $count ->
    [1] -# 这是最后一局。各局都在本场牌谱里。
   *[other] -# 这是最后 { $count } 局。各局都在本场牌谱里。
}
result-moons = { $name } 全收 { $count } 次。
result-customised = -# 本场使用自定规则。
result-length = -# 长度与常规不同：{ $goal }。
result-hints = -# 本场允许提示，不计入排行榜。
result-unranked = -# 真人不足两人的牌局不计入排行榜。

button-rematch = 再来一场
button-record = 本场牌谱
