# Pitch、Cinch 和 Pedro 的規則：簡介、教學、全文和各項參數。

point_pitch-in-short = { $trumps ->
    [pitched] 先叫 { $sum } 分裡能拿幾分，叫得最高的人首出的牌定王牌。
   *[named] 先叫 { $sum } 分裡能拿幾分，叫得最高的人定王牌。
}{ $scoring ->
    [setback] 某些王牌有分，沒叫成要倒扣。
   *[other] 某些王牌有分，沒叫成歸對方。
}

point_pitch-lesson-bid = **叫分。**一局共 { $sum } 分。輪流叫得更高，或者不叫。{ $trumps ->
    [pitched] 叫得最高的人首出，那張牌的花色是王牌。
   *[named] 叫得最高的人定王牌並首出。
}
point_pitch-lesson-trumps = **王牌。**假如 { $trumps } 是王牌，{ $shown } 也是王牌，不再屬於別的花色。
point_pitch-lesson-only = **換牌。**只打王牌。{ $draw ->
    [rob] 其餘棄掉，補到六張；莊家從手牌和剩牌裡留六張。
    [all_trumps] 其餘棄掉，補到六張；剩牌歸叫分最高的人。
    [replace] 棄掉不要的牌，補到六張。
   *[none] 底牌歸叫分最高的人，每人留六張。
}沒有王牌就退出這一局。
point_pitch-lesson-points = **得分。**{ $shown } 有分。{ $kept ->
    [two] 2 歸打出它的人，其餘歸吃到它的人。
    [low] 最小的歸打出它的人，其餘歸吃到它的人。
   *[none] 歸吃到它的人。
}{ $game ->
    [pips] 牌點最多的一方也得一分。
   *[other] {""}
}
point_pitch-lesson-score = **結算。**{ $scoring ->
    [difference] 叫成，多的一方得差額。沒叫成則對方得自己的分，再加所叫的分。
    [count] 叫成，雙方各得自己的分。沒叫成則對方得自己的分，再加所叫的分。
   *[setback] 叫成，各得所拿的分。沒叫成則倒扣。
}先到 { $target } 分獲勝。

point_pitch-order = **王牌**從大到小：{ $cards }。
point_pitch-points = 共 { $sum } 分：{ $points }
point_pitch-point = { $name ->
    [high] 高牌（最大的王牌）
    [low] 低牌（最小的王牌）
    [ace] A
    [off_ace] 副 A
    [two] 2
    [jack] J
    [off_jack] 副 J
    [X1] 大鬼
    [X2] 小鬼
    [joker] 鬼牌
    [snoozer] 鬼牌
    [ten] 10
    [game] 牌點分（牌點最多）
    [three] 3
    [off_three] 副 3
    [five] 5
    [off_five] 同色的 5
   *[nine] 9
}
point_pitch-rules = **發牌。**每次三張，每人 { $cards } 張。輪流叫自己一方能拿幾分，或者不叫。{ $trumps ->
    [pitched] 叫得最高的人首出，那張牌的花色是王牌。{ $jokers ->
        [0] {""}
       *[other] 首出的是鬼牌，則黑桃是王牌。
    }
   *[named] 叫得最高的人定王牌。
}最大的王牌吃一墩，沒有王牌則看首出花色的最大牌。{ $off ->
    [yes] 副牌是和王牌同色的另一門花色裡的牌。
   *[no] {""}
}{ $game ->
    [pips] 牌點：A 4、K 3、Q 2、J 1、10 值 10；相同則牌點分沒有人得。
   *[other] {""}
}
point_pitch-rules-kitty = 叫分最高的人看過底牌再定王牌。
point_pitch-rules-shown = { $draw ->
    [rob] 超過六張的王牌要亮出來放到一旁，不再使用；莊家沒有留下的王牌也一樣。
   *[other] 超過六張的王牌要亮出來放到一旁，不再使用；有分的最後放。
}
point_pitch-rules-end = **結束。**每局之後先算叫分最高的一方：達到目標分就贏，不論別人有多少分。否則照上面的順序算其他人的分，先達到的贏。{ $all_pass ->
    [free] 沒有人叫分時，莊家一方最後算。
   *[other] {""}
}

point_pitch-teams = 誰和誰一隊
point_pitch-teams-is = { $value ->
    [none] 各打各的
   *[pairs] 四人兩兩一隊
}
point_pitch-teams-is-3-3 = 六人三對三
point_pitch-teams-is-2-2-2 = 六人兩兩一隊，共三隊
point_pitch-jokers = 鬼牌的張數
point_pitch-jokers-is = { $value ->
    [0] 沒有鬼牌
   *[other] { $value } 張鬼牌
}
point_pitch-joker_rank = 鬼牌有多大
point_pitch-joker_rank-is = { $value ->
    [lowest] 鬼牌是最小的王牌
   *[under_jack] 鬼牌緊跟在 J 之下
}
point_pitch-joker_order = 哪張是大鬼
point_pitch-joker_order-is = { $value ->
    [first_played] 先打出的是大鬼
   *[fixed] 大鬼小鬼固定
}
point_pitch-cards = 每人發幾張
point_pitch-cards-is = 每人 { $value } 張
point_pitch-kitty = 給叫分者的底牌
point_pitch-kitty-is = { $value ->
    [0] 沒有底牌
   *[other] 叫分最高的人拿 { $value } 張底牌，每人留六張
}
point_pitch-draw = 換牌
point_pitch-draw-is = { $value ->
    [none] 不換牌
    [replace] 至少留三張，其餘棄掉再補到六張
    [rob] 其他人棄掉再補到六張，莊家從手牌和剩牌裡留六張
   *[all_trumps] 只留王牌，補到六張，剩牌歸叫分最高的人
}
point_pitch-overflow = 王牌太多時的分牌
point_pitch-overflow-is = { $value ->
    [misdeal] 必須棄掉分牌就重新發牌
   *[dead] 超過六張的王牌棄掉，其分沒有人得
}
point_pitch-trumps = 怎麼定王牌
point_pitch-trumps-is = { $value ->
    [pitched] 叫分最高者的首張牌定王牌
   *[named] 叫分最高者說出王牌
}
point_pitch-min_bid = 最低叫分
point_pitch-min_bid-is = 從 { $value } 叫起
point_pitch-rounds = 叫幾輪
point_pitch-rounds-is = { $value ->
    [continue] 一直叫到只剩一人
   *[once] 每人叫一次
}
point_pitch-steal = 莊家叫相同的分
point_pitch-steal-is = { $value ->
    [none] 每次都要叫得更高
    [equal] 莊家可以用相同的分拿下
   *[equal_max] 只有叫到滿分時，莊家可以用相同的分拿下
}
point_pitch-all_pass = 大家都不叫
point_pitch-all_pass-is = { $value ->
    [stick] 大家都不叫，莊家必須叫最低分
    [free] 大家都不叫，莊家不叫分直接定王牌
    [redeal_same] 大家都不叫，原莊家重新發牌
   *[redeal_next] 大家都不叫，下一位發牌
}
point_pitch-moon = 叫全收
point_pitch-moon-is = { $value ->
    [none] 不能叫全收
    [wins] 全收成功就贏，失敗就輸
    [game_or_zero] 全收成功就贏（零以下則回到 0），失敗就輸
   *[double] 全收得或扣總分的兩倍
}
point_pitch-moon_needs = 全收要什麼
point_pitch-moon_needs-is = { $value ->
    [all_tricks] 全收要拿所有墩
   *[all_points] 全收要拿所有分
}
point_pitch-must_lead_trump = 第一次首出
point_pitch-must_lead_trump-is = { $value ->
    [true] 先首出王牌
   *[false] 首出什麼都行
}
point_pitch-play = 能打什麼
point_pitch-play-is = { $value ->
    [only] 只打王牌，沒有就退出
    [follow] 跟不了才能用王牌
   *[anytime] 跟牌或用王牌，隨意；首出王牌必須跟；沒有該花色可出任何牌
}
point_pitch-low_to = 低牌或 2 歸誰
point_pitch-low_to-is = { $value ->
    [captor] 低牌或 2 歸吃到它的人
   *[holder] 低牌或 2 歸打出它的人
}
point_pitch-game = 牌點分
point_pitch-game-is = { $value ->
    [pips] 牌點最多得牌點分
    [ten] 牌點分就是王牌 10
   *[none] 沒有牌點分
}
point_pitch-joker_pips = 鬼牌的牌點
point_pitch-joker_pips-is = { $value ->
    [half] 鬼牌算半個牌點
   *[0] 鬼牌沒有牌點
}
point_pitch-scoring = 結算
point_pitch-scoring-is = { $value ->
    [difference] 多的一方得差額；沒叫成歸對方
    [count] 雙方各得其分；沒叫成歸對方
   *[setback] 各得其分；沒叫成要倒扣
}
point_pitch-win_needs_bid = 誰能贏
point_pitch-win_needs_bid-is = { $value ->
    [true] 只有叫分的一方能贏
   *[false] 哪一方都能贏
}
point_pitch-misdeal_claim = 一手爛牌
point_pitch-misdeal_claim-is = { $value ->
    [no_face_no_point] 沒有人頭牌也沒有分牌可以重新發
   *[none] 每手牌都要打
}
point_pitch-target = 幾分獲勝
point_pitch-target-is = { $value } 分獲勝
point_pitch-deals = 最多幾局
point_pitch-deals-is = { $value ->
    [none] 不限
   *[other] 最多 { $value } 局
}
