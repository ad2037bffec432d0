# Gong Zhu: what it is called, its kinds, and its rules in words.

family-gong_zhu = 拱猪
family-gong_zhu-leaderboard = 拱猪以分多为胜。

offer-gongzhu-open = 在此频道开一桌拱猪
offer-gongzhu-preset = 玩哪一种拱猪？不填：常见玩法

feat-pigs-taken = 得猪 { $count } 次
feat-sheep-won = 得羊 { $count } 次
feat-all-hearts = 全红 { $count } 次
feat-all-sixteen = 大满贯 { $count } 次

variant-gong_zhu = 拱猪
variant-gong_zhu-about = 黑桃Q是猪，方块J是羊，梅花10是变压器。出牌前可以亮牌，亮了就加倍。跌到 −1000 分的当猪。
variant-gong_zhu-brief = 得羊避猪，亮牌加倍
variant-gong_zhu_plain = 拱猪（不亮牌）
variant-gong_zhu_plain-about = 适合初学：不亮牌。
variant-gong_zhu_plain-brief = 适合初学，不亮牌
variant-gong_zhu_pairs = 对家拱猪
variant-gong_zhu_pairs-about = 二对二，搭档收下的牌合在一起算分。
variant-gong_zhu_pairs-brief = 二对二，合在一起算分
variant-gong_zhu_online = 拱猪（网络规则）
variant-gong_zhu_online-about = 网上常见的玩法：A♥ 亮了，有人出过红心以后才能领出红心；大满贯时猪才变正分。
variant-gong_zhu_online-brief = 亮 A♥ 后不能先领出红心
variant-gong_zhu_both_ends = 拱猪（到 +1000）
variant-gong_zhu_both_ends-about = 顺时针出牌，2♣ 先出。到 −1000 分当猪，到 +1000 分获胜。
variant-gong_zhu_both_ends-brief = +1000 分获胜，−1000 分当猪
variant-gong_zhu_family = 拱猪（家庭规则）
variant-gong_zhu_family-about = 打四局，不亮牌。有 7♠ 的先出，红心按点数扣分，猪扣 200 分。
variant-gong_zhu_family-brief = 四局，红心按点数扣分，猪扣 200 分

gong_zhu-goal = { $deals ->
    [none] { $ends_at ->
        [both] 打到 ±{ $target } 分
       *[low] 打到 −{ $target } 分
    }
   *[other] 打 { $deals } 局
}

# Exactly two sentences.
gong_zhu-in-short = 要得羊（J♦），避开猪（Q♠）和红心，当心变压器 10♣，它会让你收下的分翻倍。{ $deals ->
    [none] { $showing ->
        [none] { $ends_at ->
            [both] 先到 +{ $target } 分的获胜，跌到 −{ $target } 分的当猪。
           *[low] 跌到 −{ $target } 分的当猪。
        }
       *[other] { $ends_at ->
            [both] 出牌前可以亮牌加倍，先到 +{ $target } 分的获胜，跌到 −{ $target } 分的当猪。
           *[low] 出牌前可以亮牌加倍，跌到 −{ $target } 分的当猪。
        }
    }
   *[other] { $showing ->
        [none] 打 { $deals } 局，分多者胜。
       *[other] 出牌前可以亮牌加倍，打 { $deals } 局，分多者胜。
    }
}

# The lesson: steps with cards as examples.
gong_zhu-lesson-cards = **猪和羊。**Q♠ 是猪，扣 { $pig } 分。J♦ 是羊，加 { $sheep } 分。红心也扣分，最多的是 A♥，扣 50 分。
gong_zhu-lesson-transformer = **变压器。**收下 10♣，分数翻倍，正负都翻。只收下 10♣ 一张分牌，加 { $alone } 分。
gong_zhu-lesson-showing = **亮牌。**出牌前可以亮 Q♠、J♦、A♥、10♣，亮了就加倍，亮 A♥ 则全部红心加倍。但这门花色第一次领出时，亮的牌要留在手里。
gong_zhu-lesson-end = **全红。**十三张红心收齐，反加 200 分。{ $deals ->
    [none] **终局。**跌到 −{ $target } 分的当猪，分多者胜。
   *[other] **终局。**打完 { $deals } 局，分多者胜。
}

gong_zhu-rules =
    {""}**分牌。**十三张红心、猪（Q♠）、羊（J♦）和变压器（10♣）是分牌，其余的牌没有分。{ $teams ->
        [none] {""}
       *[other] 对家是搭档，共用一个总分。{ $side_cards ->
            [apart] 两人收下的牌分别算分，再相加。
           *[pooled] 两人收下的牌合在一起算分。
        }
    }

    { $showing ->
        [none] {""}**出牌。**有同花色必须跟牌。出这门花色最大一张的人收下这一墩，并领出下一墩。上一局得猪的人先出。
       *[other] {""}**亮牌。**{ $showing ->
            [in_turn] 出牌前各人轮流选择是否亮 Q♠、J♦、A♥、10♣。
           *[together] 出牌前各人同时选择是否亮 Q♠、J♦、A♥、10♣。
        }亮了的猪、羊、全部红心加倍，变压器由 2 倍变成 4 倍。这门花色第一次领出时，亮的牌不能出，除非手里只有这一张。{ $lead_lock ->
            [true] A♥ 亮了，有人出过红心以后才能领出红心，除非手里只有红心。
           *[false] {""}
        }

            {""}**出牌。**有同花色必须跟牌。出这门花色最大一张的人收下这一墩，并领出下一墩。上一局得猪的人先出。
    }

    {""}**算分。**{ $hearts ->
        [pip] 红心扣分：A 50、K 40、Q 30、J 20、4 扣 10，其余按点数。
       *[classic] 红心扣分：A 50、K 40、Q 30、J 20、10 到 5 各 10，4、3、2 不扣。
    }猪扣 { $pig } 分，羊加 { $sheep } 分。变压器让总和翻倍，正负都翻；只有这一张分牌时加 { $alone } 分。

    {""}**全红。**一家收齐十三张红心，加 200 分。{ $pig_turns ->
        [with_hearts] 同时收下的猪也变正分。
        [with_sixteen] 大满贯（十六张分牌收齐）时，猪也变正分。
       *[never] 猪照样扣分。
    }

    {""}**终局。**{ $deals ->
        [none] { $ends_at ->
            [both] 有人到 −{ $target } 分或更低，或者 +{ $target } 分或更高，整场结束。
           *[low] 有人到 −{ $target } 分或更低，整场结束。
        }分多者胜，−{ $target } 分或更低的都当猪。
       *[other] 打完 { $deals } 局，分多者胜。
    }

# What each rule is about, and what a value of it means. Each line of a menu may have 100 characters.

gong_zhu-teams = 谁和谁一方
gong_zhu-teams-is = { $value ->
    [none] 各打各的。
   *[other] 对家是搭档，共用一个总分。
}
gong_zhu-rotation = 出牌方向
gong_zhu-rotation-is = { $value ->
    [cw] 顺时针发牌、出牌。
   *[ccw] 逆时针发牌、出牌。
}
gong_zhu-showing = 亮牌
gong_zhu-showing-is = { $value ->
    [none] 不亮牌。
    [in_turn] 从先出牌的人起轮流亮牌。
   *[together] 大家同时亮牌。
}
gong_zhu-lead_lock = 亮了 A♥ 以后
gong_zhu-lead_lock-is = { $value ->
    [true] A♥ 亮了，有人出过红心以后才能领出红心，除非手里只有红心。
   *[false] A♥ 亮了，红心照样可以领出。
}
gong_zhu-opening = 开局
gong_zhu-opening-is-2s = 2♠ 先出。
gong_zhu-opening-is-2s_any = 有 2♠ 的先出，出哪张都行。
gong_zhu-opening-is-2c = 2♣ 先出；没有 2♣ 时 3♣ 先出。
gong_zhu-opening-is-7s_any = 有 7♠ 的先出，出哪张都行。
gong_zhu-hearts_lead = 何时可以领出红心
gong_zhu-hearts_lead-is = { $value ->
    [until_broken] 有人垫过红心以后才能领出红心，除非手里只有红心。
   *[anytime] 红心随时可以领出。
}
gong_zhu-hearts = 红心扣多少分
gong_zhu-hearts-is = { $value ->
    [pip] 红心 A 50、K 40、Q 30、J 20、4 扣 10，其余按点数。
   *[classic] 红心 A 50、K 40、Q 30、J 20、10 到 5 各 10，4、3、2 不扣。
}
gong_zhu-pig = 猪
gong_zhu-pig-is = 猪（Q♠）扣 { $value } 分。
gong_zhu-sheep = 羊
gong_zhu-sheep-is = 羊（J♦）加 { $value } 分。
gong_zhu-alone = 单得变压器
gong_zhu-alone-is = 分牌只有 10♣ 一张时加 { $value } 分。
gong_zhu-pig_turns = 猪何时变正分
gong_zhu-pig_turns-is = { $value ->
    [with_sixteen] 大满贯时猪变正分。
    [never] 猪从不变正分。
   *[with_hearts] 全红时猪变正分。
}
gong_zhu-ends_at = 何时终局
gong_zhu-ends_at-is = { $value ->
    [both] 跌到负的目标分或升到正的目标分，整场都结束。
   *[low] 只有跌到负的目标分，整场才结束。
}
gong_zhu-target = 目标分
gong_zhu-target-is = 目标分是 { $value } 分。
gong_zhu-deals = 局数
gong_zhu-deals-is = { $value ->
    [none] 不限局数。
   *[other] 一场打 { $value } 局。
}
gong_zhu-side_cards = 搭档收下的牌
gong_zhu-side_cards-is = { $value ->
    [apart] 两人的牌分别算分，再相加。
   *[pooled] 两人的牌合在一起算分。
}
