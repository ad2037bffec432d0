# 加州杰克和沙斯塔山姆。与四张（All Fours）相同的话写在那里。

family-california_jack = 加州杰克（California Jack）
family-california_jack-leaderboard = 加州杰克中，分数越多越好。

offer-californiajack-open = 在此频道开一桌两人的加州杰克
offer-californiajack-preset = 哪种玩法；不选则玩打到 10 分的加州杰克

feat-jacks = 赢得将牌 J { $count } 次

variant-california_jack = 加州杰克（California Jack）
variant-california_jack-about = 两人的四张（All Fours），每墩之后摸牌。牌堆正面朝上，看得见争的是哪张。高牌、低牌、J 牌、点数分归赢得的人，先满十分者胜。
variant-california_jack-brief = 两人，从明牌堆摸牌，打到 10 分
variant-california_jack_1897 = 加州杰克（1897）
variant-california_jack_1897-about = 按福斯特的写法：切牌定将，不必将吃，先满七分者胜。
variant-california_jack_1897-brief = 切牌定将，不必将吃，打到 7 分
variant-shasta_sam = 沙斯塔山姆（Shasta Sam）
variant-shasta_sam-about = 牌堆正面朝下的加州杰克：摸到的牌只有自己看得见。先满七分者胜。
variant-shasta_sam-brief = 从暗牌堆摸牌，打到 7 分

california_jack-goal = 打到 { $target } 分{ $deals ->
    [none] {""}
   *[other] ，最多 { $deals } 局
}
california_jack-in-short = 每墩之后各摸一张牌，赢家先摸{ $stock ->
    [closed] ，谁也看不到对方摸到什么
   *[open] ，争的那张牌正面朝上
}。将牌 A、2、J 和最多的点数各得一分，先满 { $target } 分者胜。
california_jack-lesson = { $trump_by ->
    [cut] **摸牌。**切一张牌定将。
   *[stock_top] **摸牌。**牌堆的顶牌定将。
}每墩之后，赢家先摸{ $stock ->
    [closed] 一张只有自己看得见的牌，然后对方摸。
   *[open] 正面朝上的那张，对方摸下一张。
}
california_jack-rules =
    {""}**目标。**每局有四分：高牌、低牌、J 牌、点数分。先满 { $target } 分者胜。

    {""}**发牌。**两人，52 张牌，每人六张，A 最大。其余 40 张是牌堆。{ $trump_by ->
        [cut] 每局之前切一张牌再放回，它的花色是将牌。
       *[stock_top] 顶牌的花色是将牌。
    }不是庄家的人先领出。

    {""}**打牌。**跟牌，或者将吃。领出将牌时，有将牌就要出将牌。{ $void_must_trump ->
        [true] 没有领出的花色时，能将吃就必须将吃。
       *[false] 没有领出的花色时，可以出任意一张牌。
    }赢家摸牌堆的顶牌，对方摸下一张，然后赢家领出。{ $stock ->
        [closed] 牌堆正面朝下，只看得到自己摸的牌。
       *[open] 牌堆正面朝上，翻到顶上的牌双方都看得到。
    }二十墩之后牌堆摸完，最后六墩不再摸牌。

    {""}**记分。**归赢得这些牌的人，依次是：**高牌**，将牌 A；**低牌**，将牌 2；**J 牌**，将牌 J；**点数分**，80 点中的多数：A 算 4 点，K 算 3 点，Q 算 2 点，J 算 1 点，10 算 10 点。{ $game_tie ->
        [nondealer] 各 40 点时，不是庄家的人得点数分。
       *[none] 各 40 点时，没有人得点数分。
    }

california_jack-trump_by = 怎样定将
california_jack-trump_by-is = { $value ->
    [cut] 每局之前切牌定将。
   *[stock_top] 牌堆的顶牌定将。
}
california_jack-stock = 牌堆
california_jack-stock-is = { $value ->
    [closed] 牌堆正面朝下。
   *[open] 牌堆正面朝上。
}
california_jack-void_must_trump = 没有领出的花色时
california_jack-void_must_trump-is = { $value ->
    [true] 不能跟牌就必须将吃。
   *[false] 不必将吃。
}
california_jack-game_tie = 各 40 点时的点数分
california_jack-game_tie-is = { $value ->
    [nondealer] 各 40 点时，不是庄家的人得点数分。
   *[none] 各 40 点时，没有人得点数分。
}
california_jack-target = 多少分获胜
california_jack-target-is = 满 { $value } 分获胜。
california_jack-deals = 最多几局
california_jack-deals-is = { $value ->
    [none] 局数不限。
   *[other] 最多 { $value } 局。
}

california_jack-trumps = { $count ->
    [0] 将牌 { $sign } · 牌堆已摸完
   *[other] 将牌 { $sign } · 牌堆：{ $count } 张
}
california_jack-next = 下一张：**{ $card }** · 将牌 { $sign } · 剩 { $count } 张
california_jack-cut = 切牌定将：**{ $card }**。
california_jack-drew = 摸牌：{ $cards }。
california_jack-task-trump = **轮到你。**你没有{ $suit }{ $sign }，必须将吃。

illegal-california_jack-must-trump = 你没有领出的花色，必须将吃。
illegal-california_jack-cut-first = 每局之前先切牌定将。
illegal-california_jack-claim-stock = 牌堆还没有摸完，不能宣告。

# 电脑为什么出某张牌，以及一张代价大的牌错在哪里。

hint-cj-draws = 它能赢这一墩，并摸到 { $card }。
hint-cj-takes-low = 它能赢得低牌 { $card }。
mistake-cj-left-draw = { $card } 能赢这一墩，还能摸到牌堆的 { $top }。
mistake-cj-gave-low = 你让低牌 { $card } 冒险。
