# The message that tells how a game ended.

result-title = ### { $variant }：打完 { $count } 局，整場結束
result-winners = { $count ->
    [1] { $names } 贏了！
   *[other] { $names } 共同獲勝！
}
result-shared = { $names } 並列第一。
result-left = { $names } 中途離桌。
result-newest = { $count ->
    [1] -# 這是最後一局。所有的局都在本場牌譜裡。
   *[other] -# 這是最後 { $count } 局。所有的局都在本場牌譜裡。
}
result-moons = { $name } 射月 { $count } 次。
result-customised = -# 這場用自訂規則。
result-length = -# 長度和平常不同：{ $goal }。
result-hints = -# 這場可用提示，不計入排行榜。
result-unranked = -# 真人不到兩位的牌局不計入排行榜。

button-rematch = 再來一場
button-record = 本場牌譜
