# The table of Canasta: pile, stock, melds and the count.

canasta-black-three = 黑3
canasta-red-three = 紅3

# A meld in one line: a face, its way to seven cards, how many there are, and wild cards apart. A
# canasta is told by its kind.
canasta-line = { $wilds ->
    [0] { $face } { $way } { $count }
   *[other] { $face } { $way } { $count } · { $naturals } 真 + { $wilds } 百搭
}
canasta-line-natural = { $face } ★ **真塔** · { $count }
canasta-line-mixed = { $face } ☆ **混塔** · { $naturals } 真 + { $wilds } 百搭
canasta-line-samba = { $face } ✦ **順子塔**
canasta-short-small = { $meld }（{ $count }）
canasta-short-natural = ★ { $meld }（{ $count }）
canasta-short-mixed = ☆ { $meld }（{ $count }）
canasta-short-samba = ✦ { $meld }

# Melds by name.
canasta-group = { $rank ->
    [4] 4 的牌組
    [5] 5 的牌組
    [6] 6 的牌組
    [7] 7 的牌組
    [8] 8 的牌組
    [9] 9 的牌組
    [10] 10 的牌組
    [11] J 的牌組
    [12] Q 的牌組
    [13] K 的牌組
    [14] A 的牌組
   *[other] 黑3 的牌組
}
canasta-alike = { $meld } #{ $number }
canasta-meld-other = 一組牌
canasta-counted = { $cards } ×{ $count }

# What somebody has done in a turn.
canasta-did-drew = { $count ->
    [0] { $name } 抽到紅3。
   *[other] { $name } 抽牌。
}
canasta-did-drew-laid = { $count ->
    [0] { $name } 抽到紅3，攤出 { $laid }。
   *[other] { $name } 抽牌，攤出 { $laid }。
}
canasta-did-drew-discarded = { $name } 抽牌，棄掉 { $card }。
canasta-did-drew-laid-discarded = { $name } 抽牌，攤出 { $laid }，棄掉 { $card }。
canasta-did-took-laid = { $name } 拿了棄牌堆（{ $count } 張），攤出 { $laid }。
canasta-did-took-laid-discarded = { $name } 拿了棄牌堆（{ $count } 張），攤出 { $laid }，棄掉 { $card }。
canasta-did-make-natural = { $rank ->
    [4] ★ 湊成 4 的真塔！
    [5] ★ 湊成 5 的真塔！
    [6] ★ 湊成 6 的真塔！
    [7] ★ 湊成 7 的真塔！
    [8] ★ 湊成 8 的真塔！
    [9] ★ 湊成 9 的真塔！
    [10] ★ 湊成 10 的真塔！
    [11] ★ 湊成 J 的真塔！
    [12] ★ 湊成 Q 的真塔！
    [13] ★ 湊成 K 的真塔！
    [14] ★ 湊成 A 的真塔！
   *[other] ★ 湊成黑3 的真塔！
}
canasta-did-make-mixed = { $rank ->
    [4] ☆ 湊成 4 的混塔！
    [5] ☆ 湊成 5 的混塔！
    [6] ☆ 湊成 6 的混塔！
    [7] ☆ 湊成 7 的混塔！
    [8] ☆ 湊成 8 的混塔！
    [9] ☆ 湊成 9 的混塔！
    [10] ☆ 湊成 10 的混塔！
    [11] ☆ 湊成 J 的混塔！
    [12] ☆ 湊成 Q 的混塔！
    [13] ☆ 湊成 K 的混塔！
   *[other] ☆ 湊成 A 的混塔！
}
canasta-did-make-samba = { $suit ->
    [C] ✦ 湊成梅花的順子塔！
    [D] ✦ 湊成方塊的順子塔！
    [H] ✦ 湊成紅心的順子塔！
   *[S] ✦ 湊成黑桃的順子塔！
}

canasta-side = { $colour } **{ $names }** · { $total }
canasta-now = { $total }（{ $points }）
# Below the last cards: what the signs and numbers of a side mean.
canasta-legend = -# **0（−300）**：總分，以及這一局現在結束會加的分。**塔 1/2**：已有的塔，以及胡牌所需的塔。**K 4+2**：四張 K 和兩張百搭牌。{ $samba ->
    [yes] ★ 真塔，☆ 混塔，✦ 順子塔。
   *[no] ★ 真塔，☆ 混塔。
}
canasta-made-of = { $state ->
    [free] 可以胡牌
    [ready] 塔 { $made }，可以胡牌
   *[not] 塔 { $made }
}
canasta-threes = 紅3 { $points }
canasta-unopened = 第一次攤牌至少 { $minimum } 分
canasta-pile = { $state ->
    [frozen] 棄牌堆 **{ $card }**（{ $count } 張），**凍結**
   *[free] 棄牌堆 **{ $card }**（{ $count } 張）
}
canasta-pile-frozen = **棄牌堆已凍結**
canasta-pile-cards = 底下的牌，由下往上：{ $cards }
canasta-pile-empty = 棄牌堆空
canasta-stock = 牌堆 { $count } 張
canasta-in-hand = 手牌：{ $held }
canasta-lone = { $name } 獨自對另外兩人。
canasta-rest = { $names } 輪空。
canasta-discards = 最近棄牌：{ $cards }。
# Above columns of the block that tells the cards in each hand and the last discards.
canasta-sheet-cards = 手牌
canasta-sheet-discard = 棄牌
canasta-sheet-none = –
canasta-goal = -# 打到 { $target } 分，整場結束。
canasta-button-last = 先前的牌

canasta-last-none = 還沒有人棄牌。

canasta-asked-pending = { $asker } 問：「我可以胡牌嗎？」
canasta-asked-yes = { $asked } 說可以：{ $asker } 必須胡牌。
canasta-asked-no = { $asked } 說不可以：{ $asker } 不能胡牌。

canasta-deal = **第 { $number } 局。**{ $how }
canasta-ended-out = { $name } 胡牌。
canasta-ended-out-concealed = { $name } 門清胡牌。
canasta-ended-stopped = 牌堆用完了。
canasta-ended-last-red-three = 牌堆的最後一張是紅3。
canasta-ended-last-draw = 牌堆的最後一張已經被抽走。
canasta-played-alone = { $name } 獨自對另外兩人。
canasta-tally = - { $names } **{ $total }**：{ $parts }
canasta-tally-parts = { $names }：{ $parts }
canasta-tally-none = - { $names } **0**
canasta-tally-canastas = 塔 { $points }
canasta-tally-out = 胡牌 { $points }
canasta-tally-concealed = 門清 { $points }
canasta-tally-threes = 紅3 { $points }
canasta-tally-melds = 攤出的牌 { $points }
canasta-tally-hands = 手裡的牌 { $points }
canasta-tally-penalty = 說好卻沒胡 { $points }
canasta-total = { $names }：**{ $total }**
canasta-laid-open = **上一局的牌全部亮出來：**
canasta-open-side = { $names }：{ $melds }
canasta-open-hand = -# { $name } 的手牌：{ $cards }
canasta-nothing-laid = 沒有攤牌
canasta-no-cards = 沒有牌
