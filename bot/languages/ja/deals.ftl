# Deals and their titles, for any game.

title-deal = { $number ->
    [0] { $variant } · 1ディールのみ
   *[other] { $variant } · 第{ $number }ディール
}
title-deal-pass = { $title } · { $direction }

# Names of a side hold 、 themselves, so が parts them from the points.
deals-earlier = { $count ->
    [1] 第1ディール
   *[other] 第1〜{ $count }ディール
}：{ $points }
scores-after = **{ $count ->
    [0] 終わったディールはまだありません
   *[other] 第{ $count }ディール終了後
}**

# The end of a deal, until the next begins.

deal-highlight = ## { $said }
deal-small = -# { $said }
deal-own = 今回**{ $points }** · 合計**{ $total }** · { $place }位/{ $count }
next-deal-begins = { $count ->
    [1] 次のディール：{ $moment }、または「次へ」を押したとき。
   *[other] 次のディール：{ $moment }、または全員が「次へ」を押したとき。
}
next-deal-waits = 全員が「次へ」を押すと次のディールに進みます。
button-next-deal = { $count ->
    [1] 次へ
   *[other] 次へ（{ $pressed }/{ $count }）
}

# What is told of a deal of any game in one sentence.

highlight-comeback = 最下位から首位へ：{ $names }！
highlight-tie = 首位が同点：{ $names }！
highlight-leader = { $names }が首位に立ちました。

