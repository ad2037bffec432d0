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
    [0] 还没有打完一局
   *[other] { $count } 局后
}**

# The end of a deal, until the next begins.

deal-highlight = ## { $said }
deal-small = -# { $said }
deal-own = 本局 **{ $points }** · 总分 **{ $total }** · 第 { $place } 名，共 { $count } 名
next-deal-begins = { $count ->
    [1] 下一局：{ $moment }，或你点击“下一局”时。
   *[other] 下一局：{ $moment }，或全员点击“下一局”时。
}
next-deal-waits = 全员点击“下一局”后开始下一局。
button-next-deal = { $count ->
    [1] 下一局
   *[other] 下一局（{ $pressed }/{ $count }）
}

# What is told of a deal of any game in one sentence.

highlight-comeback = { $names } 从垫底冲到第一！
highlight-tie = 并列第一：{ $names }！
highlight-leader = { $names } 升到第一。

