# What the computer would do in Canasta and Samba, and why. The reasons follow a colon.

hint-canasta-do-draw = 抓牌
hint-canasta-do-take = 吃牌，“{ $move }”
hint-canasta-do-lay = 摊牌，“{ $move }”
hint-canasta-do-merge = 合并牌组（{ $move }）
hint-canasta-do-discard = 打出 { $move }
hint-canasta-do-out = 和牌
hint-canasta-do-ask = 问搭档能不能和牌
hint-canasta-do-yes = 回答可以
hint-canasta-do-no = 回答不可以
hint-canasta-do-stop = 结束本局

hint-canasta-yes = 对方手里还有 { $count } 张牌。
hint-canasta-no = 你手里还有 { $count } 张牌。
hint-canasta-draw-no-way = 现在没有办法吃牌。
hint-canasta-draw-small = 吃牌堆才 { $count } 张。
hint-canasta-take-opens = 可以开牌，还能拿到 { $count } 张。
hint-canasta-take-pile = 能拿到 { $count } 张牌。
hint-canasta-lay-out = 可以和牌，别人手里还有 { $count } 张。
hint-canasta-lay-opens = 可以开牌：{ $count } 分，最低要求 { $least } 分。
hint-canasta-makes-samba = 凑成一座顺点塔。
hint-canasta-makes-natural = 凑成一座真塔。
hint-canasta-makes-mixed = 凑成一座混塔。
hint-canasta-lay-beyond = 摊出得分，留在手里扣分。
hint-canasta-lay-grows = 这组牌就有 { $count }/7 张。
hint-canasta-lay-merges = 合并后离塔更近。
hint-canasta-discard-out = 这是你最后一张牌，打出就和牌。
hint-canasta-discard-stops = 下家就不能吃牌。
hint-canasta-discard-freezes = 会冻结吃牌堆，只有一对真牌才能吃。
hint-canasta-discard-dead = { $count ->
    [0] 同牌点的其他牌都已出现。
   *[other] 同牌点的其他牌只剩一张没出现。
}
hint-canasta-discard-like = { $name } 刚刚也打出这个牌点。
hint-canasta-discard-single = 这个牌点你只有一张。
hint-canasta-discard-low = 真牌里它分最少，只有 { $count } 分。
hint-canasta-out = 别人手里还有 { $count } 张牌。
hint-canasta-ask = 搭档也许还想先摊牌。
hint-canasta-stop = 牌堆空了。
