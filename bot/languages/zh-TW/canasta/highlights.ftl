# What is told of a deal of Canasta in one sentence; numbers are never below 0.

canasta-highlight-many = { $names } 一局湊成 { $count } 座塔！
canasta-highlight-threes-all = { $names } 湊齊全部紅3：+{ $points } 分！
canasta-highlight-threes-all-against = { $names } 拿到全部紅3，反而倒扣 { $points } 分！
canasta-highlight-threes-against = { $names } 的 { $count } 張紅3 倒扣 { $points } 分。
canasta-highlight-sambas = { $names } 一局湊成 { $count } 座順子塔！
canasta-highlight-samba = { $suit ->
    [C] { $name } 湊成梅花的順子塔！
    [D] { $name } 湊成方塊的順子塔！
    [H] { $name } 湊成紅心的順子塔！
   *[S] { $name } 湊成黑桃的順子塔！
}
canasta-highlight-first-natural = { $name } 湊成本場第一座真塔！
canasta-highlight-all-natural = { $names } 的 { $count } 座塔全是真塔！
canasta-highlight-long-meld = { $names } 的一組牌有 { $count } 張！
canasta-highlight-samba-short = { $names } 只差一張就湊成順子塔。
canasta-highlight-sequence-left = { $names } 的 { $count } 張順子沒有湊成塔。
canasta-highlight-canasta-short = { $names } 只差一張就湊成塔。
canasta-highlight-no-canasta = { $name } 胡牌時，{ $names } 一座塔也沒有。
canasta-highlight-quick = { $count ->
    [1] { $name } 第一回合就胡牌！
   *[other] { $name } 只用 { $count } 回合就胡牌！
}
canasta-highlight-black-threes = { $name } 攤出黑3 胡牌！
canasta-highlight-last-canasta = { $name } 湊成最後一座塔，當場胡牌！
canasta-highlight-dear-hand = { $name } 手裡還剩 { $count } 張：−{ $points } 分！
canasta-highlight-full-hands = { $name } 胡牌時，別人手裡還有 { $count } 張牌！
canasta-highlight-wilds = { $name } 手裡還留著 { $count } 張百搭！
canasta-highlight-never-opened = { $names } 整局沒有開牌。
canasta-highlight-frozen-pile = { $name } 拿走凍結的棄牌堆，共 { $count } 張！
canasta-highlight-large-pile = { $loser } 棄一張，{ $name } 拿走 { $count } 張！
canasta-highlight-often = { $name } 拿了 { $count } 次棄牌堆！
canasta-highlight-untouched = 這一局沒有人拿棄牌堆。
canasta-highlight-exact = { $name } 第一次攤牌剛好 { $points } 分！
canasta-highlight-opened = { $name } 第一次攤牌就有 { $points } 分！
canasta-highlight-together = { $name } 開牌，{ $other } 緊接著開牌。
canasta-highlight-behind = { $names } 落後 { $gap } 分，一局逆轉！
canasta-highlight-record = { $names } +{ $points } 分，本場最高的一局！
