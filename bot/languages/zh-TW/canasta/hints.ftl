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

hint-canasta-yes = 對方手裡還有 { $count } 張牌，會倒扣對方的分。
hint-canasta-no = 你手裡還有 { $count } 張牌，會倒扣己方的分。
hint-canasta-draw-no-way = 現在沒辦法拿棄牌堆。
hint-canasta-draw-small = 棄牌堆只有 { $count } 張牌，以後可能更值得拿。
hint-canasta-take-opens = 可以替己方開牌，還拿到棄牌堆的 { $count } 張牌。
hint-canasta-take-pile = 可以拿到棄牌堆的 { $count } 張牌。
hint-canasta-lay-out = 這是你最後的牌，攤出就胡牌，而別人手裡還有 { $count } 張牌。
hint-canasta-lay-opens = 可以替己方開牌：門檻是 { $least } 分，這些牌有 { $count } 分。
hint-canasta-makes-samba = 湊成一座順子塔。
hint-canasta-makes-natural = 湊成一座真塔。
hint-canasta-makes-mixed = 湊成一座混塔。
hint-canasta-lay-beyond = 加到完成的塔上能得分，留在手裡要倒扣。
hint-canasta-lay-grows = 一座塔要 7 張，這組牌就有 { $count } 張了。
hint-canasta-lay-merges = 合併後離塔更近。
hint-canasta-discard-out = 這是你最後一張牌，棄掉就胡牌。
hint-canasta-discard-stops = 頂牌是黑3，下家就不能拿棄牌堆。
hint-canasta-discard-freezes = 它會凍結棄牌堆，只有一對真牌能拿。
hint-canasta-discard-dead = { $count ->
    [0] 這個點數的其他牌都已經出現過
   *[other] 這個點數的其他牌只差一張沒出現過
}，所以沒有人會有一對。
hint-canasta-discard-like = { $name } 剛剛也棄掉這個點數的牌，看來那邊不太想要。
hint-canasta-discard-single = 這個點數你只有一張，對子可以留著。
hint-canasta-discard-low = 它只有 { $count } 分，你的其他真牌都不比它少。
hint-canasta-out = 別人手裡還有 { $count } 張牌，會倒扣他們的分。
hint-canasta-ask = 隊友也許還有牌想先攤出來。
hint-canasta-stop = 牌堆空了。
