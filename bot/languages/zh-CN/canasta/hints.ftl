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

hint-canasta-yes = 对方手里还有 { $count } 张牌，会扣对方的分。
hint-canasta-no = 你手里还有 { $count } 张牌，会扣己方的分。
hint-canasta-draw-no-way = 现在没有办法吃牌。
hint-canasta-draw-small = 吃牌堆只有 { $count } 张牌，以后可能更值得吃。
hint-canasta-take-opens = 既为己方开牌，又吃进 { $count } 张牌。
hint-canasta-take-pile = 能吃进 { $count } 张牌。
hint-canasta-lay-out = 这是你最后的牌，摊出就和牌，而别人手里还有 { $count } 张牌。
hint-canasta-lay-opens = 能为己方开牌：最低要求 { $least } 分，这些牌有 { $count } 分。
hint-canasta-makes-samba = 凑成一座顺点塔。
hint-canasta-makes-natural = 凑成一座真塔。
hint-canasta-makes-mixed = 凑成一座混塔。
hint-canasta-lay-beyond = 加到完成的塔上能得分，留在手里要扣分。
hint-canasta-lay-grows = 这组牌会有 { $count } 张，离七张的塔更近。
hint-canasta-lay-merges = 合并后离塔更近。
hint-canasta-discard-out = 这是你最后一张牌，打出就和牌。
hint-canasta-discard-stops = 顶牌是黑3，下家就不能吃牌。
hint-canasta-discard-freezes = 它会冻结吃牌堆，只有一对真牌能吃。
hint-canasta-discard-dead = { $count ->
    [0] 这个牌点的其他牌都已经出现过
   *[other] 这个牌点的其他牌只差一张没有出现过
}，没有人会有一对。
hint-canasta-discard-like = { $name } 刚才也打出了这个牌点的牌，看来并不想要。
hint-canasta-discard-single = 这个牌点你只有一张，对子可以留着。
hint-canasta-discard-low = 它只有 { $count } 分，你的其他真牌都不比它少。
hint-canasta-out = 别人手里还有 { $count } 张牌，会扣别人的分。
hint-canasta-ask = 搭档也许还有牌要先摊。
hint-canasta-stop = 牌堆空了。
