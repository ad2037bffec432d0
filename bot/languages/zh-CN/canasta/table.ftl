# The table of Canasta: pile, stock, melds and the count.

canasta-black-three = 黑3
canasta-red-three = 红3

# A meld in one line: a face, its way to seven cards, how many there are, and wild cards apart. A
# canasta is told by its kind.
canasta-line = { $wilds ->
    [0] { $face } { $way } { $count }
   *[other] { $face } { $way } { $count } · { $naturals } 真 + { $wilds } 百搭
}
canasta-line-natural = { $face } ★ **真塔** · { $count }
canasta-line-mixed = { $face } ☆ **混塔** · { $naturals } 真 + { $wilds } 百搭
canasta-line-samba = { $face } ✦ **顺点塔**
canasta-short-small = { $meld }（{ $count }）
canasta-short-natural = ★ { $meld }（{ $count }）
canasta-short-mixed = ☆ { $meld }（{ $count }）
canasta-short-samba = ✦ { $meld }

# Melds by name.
canasta-group = { $rank ->
    [4] 4 的牌组
    [5] 5 的牌组
    [6] 6 的牌组
    [7] 7 的牌组
    [8] 8 的牌组
    [9] 9 的牌组
    [10] 10 的牌组
    [11] J 的牌组
    [12] Q 的牌组
    [13] K 的牌组
    [14] A 的牌组
   *[other] 黑3 的牌组
}
canasta-alike = { $meld } #{ $number }
canasta-meld-other = 一组牌
canasta-counted = { $cards } ×{ $count }

# What somebody has done in a turn.
canasta-did-drew = { $count ->
    [0] { $name } 抓到红3。
   *[other] { $name } 抓牌。
}
canasta-did-drew-laid = { $count ->
    [0] { $name } 抓到红3，摊出 { $laid }。
   *[other] { $name } 抓牌，摊出 { $laid }。
}
canasta-did-drew-discarded = { $name } 抓牌，打出 { $card }。
canasta-did-drew-laid-discarded = { $name } 抓牌，摊出 { $laid }，打出 { $card }。
canasta-did-took-laid = { $name } 吃牌（{ $count } 张），摊出 { $laid }。
canasta-did-took-laid-discarded = { $name } 吃牌（{ $count } 张），摊出 { $laid }，打出 { $card }。
canasta-did-make-natural = { $rank ->
    [4] ★ 凑成 4 的真塔！
    [5] ★ 凑成 5 的真塔！
    [6] ★ 凑成 6 的真塔！
    [7] ★ 凑成 7 的真塔！
    [8] ★ 凑成 8 的真塔！
    [9] ★ 凑成 9 的真塔！
    [10] ★ 凑成 10 的真塔！
    [11] ★ 凑成 J 的真塔！
    [12] ★ 凑成 Q 的真塔！
    [13] ★ 凑成 K 的真塔！
    [14] ★ 凑成 A 的真塔！
   *[other] ★ 凑成黑3 的真塔！
}
canasta-did-make-mixed = { $rank ->
    [4] ☆ 凑成 4 的混塔！
    [5] ☆ 凑成 5 的混塔！
    [6] ☆ 凑成 6 的混塔！
    [7] ☆ 凑成 7 的混塔！
    [8] ☆ 凑成 8 的混塔！
    [9] ☆ 凑成 9 的混塔！
    [10] ☆ 凑成 10 的混塔！
    [11] ☆ 凑成 J 的混塔！
    [12] ☆ 凑成 Q 的混塔！
    [13] ☆ 凑成 K 的混塔！
   *[other] ☆ 凑成 A 的混塔！
}
canasta-did-make-samba = { $suit ->
    [C] ✦ 凑成梅花的顺点塔！
    [D] ✦ 凑成方块的顺点塔！
    [H] ✦ 凑成红心的顺点塔！
   *[S] ✦ 凑成黑桃的顺点塔！
}

canasta-side = { $colour } **{ $names }** · { $total }
canasta-now = { $total }（{ $points }）
# Below the last cards: what the signs and numbers of a side mean.
canasta-legend = -# **0（−300）**：总分，以及这一局现在结束会加的分。**塔 1/2**：已有的塔，以及和牌所需的塔。**K 4+2**：四张 K 和两张百搭牌。{ $samba ->
    [yes] ★ 真塔，☆ 混塔，✦ 顺点塔。
   *[no] ★ 真塔，☆ 混塔。
}
canasta-made-of = { $state ->
    [free] 可以和牌
    [ready] 塔 { $made }，可以和牌
   *[not] 塔 { $made }
}
canasta-threes = 红3 { $points }
canasta-unopened = 首次摊牌至少 { $minimum } 分
canasta-pile = { $state ->
    [frozen] 吃牌堆 **{ $card }**（{ $count } 张），**冻结**
   *[free] 吃牌堆 **{ $card }**（{ $count } 张）
}
canasta-pile-frozen = **吃牌堆已冻结**
canasta-pile-cards = 下面从底往上：{ $cards }
canasta-pile-empty = 吃牌堆空
canasta-stock = 牌堆 { $count } 张
canasta-in-hand = 手牌：{ $held }
canasta-lone = { $name } 以一敌二。
canasta-rest = { $names } 轮空。
canasta-discards = 最近打出：{ $cards }。
# Above columns of the block that tells the cards in each hand and the last discards.
canasta-sheet-cards = 手牌
canasta-sheet-discard = 打出
canasta-sheet-none = –
canasta-goal = -# 打到 { $target } 分，整场结束。
canasta-button-last = 先前的牌

canasta-last-none = 还没有人打出牌。

canasta-asked-pending = { $asker } 问：“我可以和牌吗？”
canasta-asked-yes = { $asked } 说可以：{ $asker } 必须和牌。
canasta-asked-no = { $asked } 说不可以：{ $asker } 不能和牌。

canasta-deal = **第 { $number } 局。**{ $how }
canasta-ended-out = { $name } 和牌。
canasta-ended-out-concealed = { $name } 暗和。
canasta-ended-stopped = 牌堆用完了。
canasta-ended-last-red-three = 牌堆的最后一张是红3。
canasta-ended-last-draw = 牌堆的最后一张已被抓走。
canasta-played-alone = { $name } 以一敌二。
canasta-tally = - { $names } **{ $total }**：{ $parts }
canasta-tally-parts = { $names }：{ $parts }
canasta-tally-none = - { $names } **0**
canasta-tally-canastas = 塔 { $points }
canasta-tally-out = 和牌 { $points }
canasta-tally-concealed = 暗和 { $points }
canasta-tally-threes = 红3 { $points }
canasta-tally-melds = 摊出的牌 { $points }
canasta-tally-hands = 手里的牌 { $points }
canasta-tally-penalty = 问后没有和牌 { $points }
canasta-total = { $names }：**{ $total }**
canasta-laid-open = **上一局的牌全部亮出：**
canasta-open-side = { $names }：{ $melds }
canasta-open-hand = -# { $name } 的手牌：{ $cards }
canasta-nothing-laid = 没有摊牌
canasta-no-cards = 没有牌
