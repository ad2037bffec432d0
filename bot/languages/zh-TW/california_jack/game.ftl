# 加州傑克和沙斯塔山姆。和四張（All Fours）一樣的話寫在那裡。

family-california_jack = 加州傑克（California Jack）
family-california_jack-leaderboard = 加州傑克，分數越多越好。

offer-californiajack-open = 在這個頻道開一桌兩人的加州傑克
offer-californiajack-preset = 哪一種；不選就玩打到 10 分的加州傑克

feat-jacks = 贏得王牌 J { $count } 次

variant-california_jack = 加州傑克（California Jack）
variant-california_jack-about = 兩人玩的四張（All Fours），每墩之後摸牌。牌堆正面朝上，看得到搶的是哪一張。高牌、低牌、J 牌、牌點分歸贏得的人，先達到十分的贏。
variant-california_jack-brief = 兩人，從明牌堆摸牌，打到 10 分
variant-california_jack_1897 = 加州傑克（1897）
variant-california_jack_1897-about = 照福斯特的寫法：切牌定王牌，不必用王牌吃，先達到七分的贏。
variant-california_jack_1897-brief = 切牌定王牌，不必用王牌吃，打到 7 分
variant-shasta_sam = 沙斯塔山姆（Shasta Sam）
variant-shasta_sam-about = 牌堆正面朝下的加州傑克：摸到的牌只有自己看得到。先達到七分的贏。
variant-shasta_sam-brief = 從暗牌堆摸牌，打到 7 分

california_jack-goal = 打到 { $target } 分{ $deals ->
    [none] {""}
   *[other] ，最多 { $deals } 局
}
california_jack-in-short = 每墩之後各摸一張牌，贏家先摸{ $stock ->
    [closed] ，誰也看不到對方摸到什麼
   *[open] ，搶的那張牌正面朝上
}。王牌 A、2、J 和最多的牌點各得一分，先達到 { $target } 分的贏。
california_jack-lesson = { $trump_by ->
    [cut] **摸牌。**切一張牌定王牌。
   *[stock_top] **摸牌。**牌堆的頂牌定王牌。
}每墩之後，贏家先摸{ $stock ->
    [closed] 一張只有自己看得到的牌，然後對方摸。
   *[open] 正面朝上的那張，對方摸下一張。
}
california_jack-rules =
    {""}**目標。**每局有四分：高牌、低牌、J 牌、牌點分。先達到 { $target } 分的贏。

    {""}**發牌。**兩人，52 張牌，每人六張，A 最大。其他 40 張是牌堆。{ $trump_by ->
        [cut] 每局之前切一張牌再放回去，它的花色是王牌。
       *[stock_top] 頂牌的花色是王牌。
    }不是莊家的人首出。

    {""}**打牌。**跟牌，或者用王牌吃。首出王牌時，有王牌就要出王牌。{ $void_must_trump ->
        [true] 沒有首出的花色時，能用王牌吃就必須吃。
       *[false] 沒有首出的花色時，出任何一張牌都可以。
    }贏家摸牌堆的頂牌，對方摸下一張，然後贏家首出。{ $stock ->
        [closed] 牌堆正面朝下，只看得到自己摸的牌。
       *[open] 牌堆正面朝上，翻到頂上的牌雙方都看得到。
    }二十墩之後牌堆摸完，最後六墩不再摸牌。

    {""}**計分。**歸贏得這些牌的人，順序是：**高牌**，王牌 A；**低牌**，王牌 2；**J 牌**，王牌 J；**牌點分**，80 點裡的多數：A 算 4 點，K 算 3 點，Q 算 2 點，J 算 1 點，10 算 10 點。{ $game_tie ->
        [nondealer] 各 40 點時，不是莊家的人得牌點分。
       *[none] 各 40 點時，沒有人得牌點分。
    }

california_jack-trump_by = 怎麼定王牌
california_jack-trump_by-is = { $value ->
    [cut] 每局之前切牌定王牌。
   *[stock_top] 牌堆的頂牌定王牌。
}
california_jack-stock = 牌堆
california_jack-stock-is = { $value ->
    [closed] 牌堆正面朝下。
   *[open] 牌堆正面朝上。
}
california_jack-void_must_trump = 沒有首出的花色時
california_jack-void_must_trump-is = { $value ->
    [true] 不能跟牌就必須用王牌吃。
   *[false] 不必用王牌吃。
}
california_jack-game_tie = 各 40 點時的牌點分
california_jack-game_tie-is = { $value ->
    [nondealer] 各 40 點時，不是莊家的人得牌點分。
   *[none] 各 40 點時，沒有人得牌點分。
}
california_jack-target = 幾分獲勝
california_jack-target-is = 達到 { $value } 分獲勝。
california_jack-deals = 最多幾局
california_jack-deals-is = { $value ->
    [none] 局數不限。
   *[other] 最多 { $value } 局。
}

california_jack-trumps = { $count ->
    [0] 王牌 { $sign } · 牌堆已摸完
   *[other] 王牌 { $sign } · 牌堆：{ $count } 張
}
california_jack-next = 下一張：**{ $card }** · 王牌 { $sign } · 剩 { $count } 張
california_jack-cut = 切牌定王牌：**{ $card }**。
california_jack-drew = 摸牌：{ $cards }。
california_jack-task-trump = **輪到你。**你沒有{ $suit }{ $sign }，必須用王牌吃。

illegal-california_jack-must-trump = 你沒有首出的花色，必須用王牌吃。
illegal-california_jack-cut-first = 每局之前先切牌定王牌。
illegal-california_jack-claim-stock = 牌堆還沒有摸完，不能宣告。

# 電腦為什麼出某張牌，以及一張代價大的牌錯在哪裡。

hint-cj-draws = 它能贏這一墩，還能摸到 { $card }。
hint-cj-takes-low = 它能贏得低牌 { $card }。
mistake-cj-left-draw = { $card } 能贏這一墩，還能摸到牌堆的 { $top }。
mistake-cj-gave-low = 你讓低牌 { $card } 冒險。
