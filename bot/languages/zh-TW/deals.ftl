# Deals and their titles, for any game.

title-deal = { $number ->
    [0] { $variant } · 只打一局
   *[other] { $variant } · 第 { $number } 局
}
title-deal-pass = { $title } · { $direction }

deals-earlier = { $count ->
    [1] 第 1 局
   *[other] 第 1 至 { $count } 局
}：{ $points }
scores-after = **{ $count ->
    [0] 還沒有打完一局
   *[other] 打完 { $count } 局後
}**

# The end of a deal, until the next begins.

deal-highlight = ## { $said }
deal-small = -# { $said }
deal-own = 本局 **{ $points }** · 總分 **{ $total }** · 第 { $place } 名，共 { $count } 名
next-deal-begins = { $count ->
    [1] 下一局：{ $moment }，或你按「下一局」時。
   *[other] 下一局：{ $moment }，或所有人按「下一局」時。
}
next-deal-waits = 所有人按「下一局」後開始下一局。
button-next-deal = { $count ->
    [1] 下一局
   *[other] 下一局（{ $pressed }/{ $count }）
}

# What is told of a deal of any game in one sentence.

highlight-comeback = { $names } 從墊底衝到第一！
highlight-tie = 並列第一：{ $names }！
highlight-leader = { $names } 升到第一。

