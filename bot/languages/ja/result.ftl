# The message that tells how a game ended.

result-title = ### { $variant }：{ $count }ディールでゲーム終了
result-winners = { $count ->
    [1] { $names }の勝ち！
   *[other] { $names }がともに勝ち！
}
result-shared = 1位を分け合ったのは{ $names }です。
result-left = 途中退席：{ $names }。
result-newest = { $count ->
    [1] -# 最後のディールだけを表示しています。全ディールは対戦記録にあります。
   *[other] -# 最後の{ $count }ディールを表示しています。全ディールは対戦記録にあります。
}
result-moons = { $count ->
    [1] { $name }がシュート・ザ・ムーンを達成しました。
   *[other] { $name }がシュート・ザ・ムーンを{ $count }回達成しました。
}
result-customised = -# ルールを変更したゲームです。
result-length = -# 標準と異なる長さのゲームです（{ $goal }）。
result-hints = -# ヒントありのゲームなので、ランキングの対象外です。
result-unranked = -# コンピューター以外が2人未満のゲームは、ランキングの対象外です。

button-rematch = 再戦
button-record = 対戦記録
