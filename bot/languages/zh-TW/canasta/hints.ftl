# What the computer would do in Canasta and Samba, and why. The reasons follow a colon.

hint-canasta-do-draw = 抽牌
hint-canasta-do-take = 拿棄牌堆（{ $move }）
hint-canasta-do-lay = 攤出 { $move }
hint-canasta-do-merge = 合併牌組（{ $move }）
hint-canasta-do-discard = 棄掉 { $move }
hint-canasta-do-out = 胡牌
hint-canasta-do-ask = 問隊友可不可以胡牌
hint-canasta-do-yes = 回答可以
hint-canasta-do-no = 回答不可以
hint-canasta-do-stop = 結束這一局

hint-canasta-yes = 對方手裡還有 { $count } 張牌。
hint-canasta-no = 你手裡還有 { $count } 張牌。
hint-canasta-draw-no-way = 現在沒辦法拿棄牌堆。
hint-canasta-draw-small = 棄牌堆才 { $count } 張。
hint-canasta-take-opens = 可以開牌，還能拿到 { $count } 張。
hint-canasta-take-pile = 能拿到 { $count } 張牌。
hint-canasta-lay-out = 可以胡牌，別人手裡還有 { $count } 張。
hint-canasta-lay-opens = 可以開牌：{ $count } 分，開牌門檻是 { $least } 分。
hint-canasta-makes-samba = 湊成一座順子塔。
hint-canasta-makes-natural = 湊成一座真塔。
hint-canasta-makes-mixed = 湊成一座混塔。
hint-canasta-lay-beyond = 攤出得分，留在手裡扣分。
hint-canasta-lay-grows = 這組牌就有 { $count }/7 張。
hint-canasta-lay-merges = 合併後離塔更近。
hint-canasta-discard-out = 這是你最後一張牌，棄掉就胡牌。
hint-canasta-discard-stops = 下家就不能拿棄牌堆。
hint-canasta-discard-freezes = 會凍結棄牌堆，只有一對真牌才能拿。
hint-canasta-discard-dead = { $count ->
    [0] 同點數的其他牌都出現過了。
   *[other] 同點數的其他牌只剩一張沒出現。
}
hint-canasta-discard-like = { $name } 剛剛也棄了這個點數。
hint-canasta-discard-single = 這個點數你只有一張。
hint-canasta-discard-low = 真牌裡它分數最低，只有 { $count } 分。
hint-canasta-out = 別人手裡還有 { $count } 張牌。
hint-canasta-ask = 隊友也許還想先攤牌。
hint-canasta-stop = 牌堆空了。
