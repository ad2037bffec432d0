# Gong Zhu: what it is called, its kinds, and its rules in words.

family-gong_zhu = 拱豬
family-gong_zhu-leaderboard = 拱豬以分多為勝。

offer-gongzhu-open = 在這個頻道開一桌拱豬
offer-gongzhu-preset = 玩哪一種拱豬？不填：一般玩法

feat-pigs-taken = 得豬 { $count } 次
feat-sheep-won = 得羊 { $count } 次
feat-all-hearts = 全紅 { $count } 次
feat-all-sixteen = 大滿貫 { $count } 次

variant-gong_zhu = 拱豬
variant-gong_zhu-about = 黑桃Q是豬，方塊J是羊，梅花10是變壓器。出牌前可以亮牌，亮了就加倍。跌到 −1000 分的當豬。
variant-gong_zhu-brief = 得羊避豬，亮牌加倍
variant-gong_zhu_plain = 拱豬（不亮牌）
variant-gong_zhu_plain-about = 適合初學：不亮牌。
variant-gong_zhu_plain-brief = 適合初學，不亮牌
variant-gong_zhu_pairs = 對家拱豬
variant-gong_zhu_pairs-about = 二對二，隊友吃下的牌合在一起算分。
variant-gong_zhu_pairs-brief = 二對二，合在一起算分
variant-gong_zhu_online = 拱豬（網路規則）
variant-gong_zhu_online-about = 網路上常見的玩法：A♥ 亮了，有人出過紅心以後才能首出紅心；大滿貫時豬才變正分。
variant-gong_zhu_online-brief = 亮 A♥ 後不能先首出紅心
variant-gong_zhu_both_ends = 拱豬（到 +1000）
variant-gong_zhu_both_ends-about = 順時針出牌，由 2♣ 開局。到 −1000 分當豬，到 +1000 分獲勝。
variant-gong_zhu_both_ends-brief = +1000 分獲勝，−1000 分當豬
variant-gong_zhu_family = 拱豬（家庭規則）
variant-gong_zhu_family-about = 打四局，不亮牌。有 7♠ 的人首出，紅心照點數扣分，豬扣 200 分。
variant-gong_zhu_family-brief = 四局，紅心照點數扣分，豬扣 200 分

gong_zhu-goal = { $deals ->
    [none] { $ends_at ->
        [both] 打到 ±{ $target } 分
       *[low] 打到 −{ $target } 分
    }
   *[other] 打 { $deals } 局
}

# Exactly two sentences.
gong_zhu-in-short = 要得羊（J♦），避開豬（Q♠）和紅心，當心變壓器 10♣，它會讓你吃下的分翻倍。{ $deals ->
    [none] { $showing ->
        [none] { $ends_at ->
            [both] 先到 +{ $target } 分的獲勝，跌到 −{ $target } 分的當豬。
           *[low] 跌到 −{ $target } 分的當豬。
        }
       *[other] { $ends_at ->
            [both] 出牌前可以亮牌加倍，先到 +{ $target } 分的獲勝，跌到 −{ $target } 分的當豬。
           *[low] 出牌前可以亮牌加倍，跌到 −{ $target } 分的當豬。
        }
    }
   *[other] { $showing ->
        [none] 打 { $deals } 局，分多者勝。
       *[other] 出牌前可以亮牌加倍，打 { $deals } 局，分多者勝。
    }
}

# The lesson: steps with cards as examples.
gong_zhu-lesson-cards = **豬和羊。**Q♠ 是豬，扣 { $pig } 分。J♦ 是羊，加 { $sheep } 分。紅心也扣分，最多的是 A♥，扣 50 分。
gong_zhu-lesson-transformer = **變壓器。**吃下 10♣，分數翻倍，正負都翻。分牌只吃到 10♣ 一張，加 { $alone } 分。
gong_zhu-lesson-showing = **亮牌。**出牌前可以亮 Q♠、J♦、A♥、10♣，亮了就加倍，亮 A♥ 則全部紅心加倍。但這門花色第一次首出時，亮的牌要留在手裡。
gong_zhu-lesson-end = **全紅。**十三張紅心吃齊，反加 200 分。{ $deals ->
    [none] **終局。**跌到 −{ $target } 分的當豬，分多者勝。
   *[other] **終局。**打完 { $deals } 局，分多者勝。
}

gong_zhu-rules =
    {""}**分牌。**十三張紅心、豬（Q♠）、羊（J♦）和變壓器（10♣）是分牌，其餘的牌沒有分。{ $teams ->
        [none] {""}
       *[other] 對家是隊友，共用一個總分。{ $side_cards ->
            [apart] 兩人吃下的牌分別算分，再相加。
           *[pooled] 兩人吃下的牌合在一起算分。
        }
    }

    { $showing ->
        [none] {""}**出牌。**有同花色必須跟牌。出這門花色最大一張的人吃下這一墩，並首出下一墩。上一局得豬的人先出。
       *[other] {""}**亮牌。**{ $showing ->
            [in_turn] 出牌前各人輪流選擇是否亮 Q♠、J♦、A♥、10♣。
           *[together] 出牌前各人同時選擇是否亮 Q♠、J♦、A♥、10♣。
        }亮了的豬、羊、全部紅心加倍，變壓器由 2 倍變成 4 倍。這門花色第一次首出時，亮的牌不能出，除非手裡只有這一張。{ $lead_lock ->
            [true] A♥ 亮了，有人出過紅心以後才能首出紅心，除非手裡只有紅心。
           *[false] {""}
        }

            {""}**出牌。**有同花色必須跟牌。出這門花色最大一張的人吃下這一墩，並首出下一墩。上一局得豬的人先出。
    }

    {""}**算分。**{ $hearts ->
        [pip] 紅心扣分：A 50、K 40、Q 30、J 20、4 扣 10，其餘照點數。
       *[classic] 紅心扣分：A 50、K 40、Q 30、J 20、10 到 5 各 10，4、3、2 不扣。
    }豬扣 { $pig } 分，羊加 { $sheep } 分。變壓器讓總和翻倍，正負都翻；只有這一張分牌時加 { $alone } 分。

    {""}**全紅。**一家吃齊十三張紅心，加 200 分。{ $pig_turns ->
        [with_hearts] 同時吃下的豬也變正分。
        [with_sixteen] 大滿貫（十六張分牌吃齊）時，豬也變正分。
       *[never] 豬照樣扣分。
    }

    {""}**終局。**{ $deals ->
        [none] { $ends_at ->
            [both] 有人到 −{ $target } 分或更低，或者 +{ $target } 分或更高，整場結束。
           *[low] 有人到 −{ $target } 分或更低，整場結束。
        }分多者勝，−{ $target } 分或更低的都當豬。
       *[other] 打完 { $deals } 局，分多者勝。
    }

# What each rule is about, and what a value of it means. Each line of a menu may have 100 characters.

gong_zhu-teams = 誰和誰一方
gong_zhu-teams-is = { $value ->
    [none] 各打各的。
   *[other] 對家是隊友，共用一個總分。
}
gong_zhu-rotation = 出牌方向
gong_zhu-rotation-is = { $value ->
    [cw] 順時針發牌、出牌。
   *[ccw] 逆時針發牌、出牌。
}
gong_zhu-showing = 亮牌
gong_zhu-showing-is = { $value ->
    [none] 不亮牌。
    [in_turn] 從先出牌的人起輪流亮牌。
   *[together] 大家同時亮牌。
}
gong_zhu-lead_lock = 亮了 A♥ 以後
gong_zhu-lead_lock-is = { $value ->
    [true] A♥ 亮了，有人出過紅心以後才能首出紅心，除非手裡只有紅心。
   *[false] A♥ 亮了，紅心照樣可以首出。
}
gong_zhu-opening = 開局首出
gong_zhu-opening-is-2s = 由 2♠ 開局。
gong_zhu-opening-is-2s_any = 有 2♠ 的人首出，出哪張都行。
gong_zhu-opening-is-2c = 由 2♣ 開局；沒有 2♣ 時由 3♣ 開局。
gong_zhu-opening-is-7s_any = 有 7♠ 的人首出，出哪張都行。
gong_zhu-hearts_lead = 什麼時候可以首出紅心
gong_zhu-hearts_lead-is = { $value ->
    [until_broken] 有人墊過紅心以後才能首出紅心，除非手裡只有紅心。
   *[anytime] 紅心隨時可以首出。
}
gong_zhu-hearts = 紅心扣多少分
gong_zhu-hearts-is = { $value ->
    [pip] 紅心 A 50、K 40、Q 30、J 20、4 扣 10，其餘照點數。
   *[classic] 紅心 A 50、K 40、Q 30、J 20、10 到 5 各 10，4、3、2 不扣。
}
gong_zhu-pig = 豬
gong_zhu-pig-is = 豬（Q♠）扣 { $value } 分。
gong_zhu-sheep = 羊
gong_zhu-sheep-is = 羊（J♦）加 { $value } 分。
gong_zhu-alone = 單得變壓器
gong_zhu-alone-is = 分牌只有 10♣ 一張時加 { $value } 分。
gong_zhu-pig_turns = 豬什麼時候變正分
gong_zhu-pig_turns-is = { $value ->
    [with_sixteen] 大滿貫時豬變正分。
    [never] 豬從不變正分。
   *[with_hearts] 全紅時豬變正分。
}
gong_zhu-ends_at = 什麼時候終局
gong_zhu-ends_at-is = { $value ->
    [both] 跌到負的目標分或升到正的目標分，整場都結束。
   *[low] 只有跌到負的目標分，整場才結束。
}
gong_zhu-target = 目標分
gong_zhu-target-is = 目標分是 { $value } 分。
gong_zhu-deals = 局數
gong_zhu-deals-is = { $value ->
    [none] 不限局數。
   *[other] 一場打 { $value } 局。
}
gong_zhu-side_cards = 隊友吃下的牌
gong_zhu-side_cards-is = { $value ->
    [apart] 兩人的牌分別算分，再相加。
   *[pooled] 兩人的牌合在一起算分。
}
