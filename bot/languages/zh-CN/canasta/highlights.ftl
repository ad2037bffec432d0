# What is told of a deal of Canasta in one sentence; numbers are never below 0.

canasta-highlight-many = { $names } 一局凑成 { $count } 座塔！
canasta-highlight-threes-all = { $names } 集齐全部红3：+{ $points } 分！
canasta-highlight-threes-all-against = { $names } 拿到全部红3，反而倒扣 { $points } 分！
canasta-highlight-threes-against = { $names } 的 { $count } 张红3 倒扣 { $points } 分。
canasta-highlight-sambas = { $names } 一局凑成 { $count } 座顺点塔！
canasta-highlight-samba = { $suit ->
    [C] { $name } 凑成梅花的顺点塔！
    [D] { $name } 凑成方块的顺点塔！
    [H] { $name } 凑成红心的顺点塔！
   *[S] { $name } 凑成黑桃的顺点塔！
}
canasta-highlight-first-natural = { $name } 凑成本场第一座真塔！
canasta-highlight-all-natural = { $names } 的 { $count } 座塔全是真塔！
canasta-highlight-long-meld = { $names } 的一组牌有 { $count } 张！
canasta-highlight-samba-short = { $names } 只差一张就凑成顺点塔。
canasta-highlight-sequence-left = { $names } 的 { $count } 张顺子没有凑成塔。
canasta-highlight-canasta-short = { $names } 只差一张就凑成塔。
canasta-highlight-no-canasta = { $name } 和牌时，{ $names } 一座塔也没有。
canasta-highlight-quick = { $count ->
    [1] { $name } 第一回合就和牌！
   *[other] { $name } 只用 { $count } 回合就和牌！
}
canasta-highlight-black-threes = { $name } 摊出黑3 和牌！
canasta-highlight-last-canasta = { $name } 凑成最后一座塔，当场和牌！
canasta-highlight-dear-hand = { $name } 手里还剩 { $count } 张：−{ $points } 分！
canasta-highlight-full-hands = { $name } 和牌时，别人手里还有 { $count } 张牌！
canasta-highlight-wilds = { $name } 手里还留着 { $count } 张百搭！
canasta-highlight-never-opened = { $names } 整局没有开牌。
canasta-highlight-frozen-pile = { $name } 吃下冻结的吃牌堆，共 { $count } 张！
canasta-highlight-large-pile = { $loser } 打出一张，{ $name } 吃下 { $count } 张！
canasta-highlight-often = { $name } 吃牌 { $count } 次！
canasta-highlight-untouched = 这一局没有人吃牌。
canasta-highlight-exact = { $name } 首次摊牌正好 { $points } 分！
canasta-highlight-opened = { $name } 首次摊牌就有 { $points } 分！
canasta-highlight-together = { $name } 开牌，{ $other } 紧接着开牌。
canasta-highlight-behind = { $names } 落后 { $gap } 分，一局反超！
canasta-highlight-record = { $names } +{ $points } 分，本场最高的一局！
