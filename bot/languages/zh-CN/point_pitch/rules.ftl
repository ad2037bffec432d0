# Pitch、Cinch 和 Pedro 的规则：简介、教程、全文和各项参数。

point_pitch-in-short = { $trumps ->
    [pitched] 先叫 { $sum } 分里能拿几分，叫得最高的人领出的牌定将。
   *[named] 先叫 { $sum } 分里能拿几分，叫得最高的人定将。
}{ $scoring ->
    [setback] 某些将牌有分，没叫成要倒扣。
   *[other] 某些将牌有分，没叫成归对方。
}

point_pitch-lesson-bid = **叫分。**一局共 { $sum } 分。轮流叫得更高，或者不叫。{ $trumps ->
    [pitched] 叫得最高的人领出，那张牌的花色是将牌。
   *[named] 叫得最高的人定将并领出。
}
point_pitch-lesson-trumps = **将牌。**假如 { $trumps } 是将牌，{ $shown } 也是将牌，不再属于别的花色。
point_pitch-lesson-only = **换牌。**只打将牌。{ $draw ->
    [rob] 其余扣下，补到六张；庄家从手牌和剩牌里留六张。
    [all_trumps] 其余扣下，补到六张；剩牌归叫分最高的人。
    [replace] 扣下不要的牌，补到六张。
   *[none] 底牌归叫分最高的人，每人留六张。
}没有将牌就退出这一局。
point_pitch-lesson-points = **得分。**{ $shown } 有分。{ $kept ->
    [two] 2 归打出它的人，其余归赢得它的人。
    [low] 最小的归打出它的人，其余归赢得它的人。
   *[none] 归赢得它的人。
}{ $game ->
    [pips] 点数最多的一方也得一分。
   *[other] {""}
}
point_pitch-lesson-score = **结算。**{ $scoring ->
    [difference] 叫成，多的一方得差额。没叫成则对方得自己的分，再加所叫的分。
    [count] 叫成，双方各得自己的分。没叫成则对方得自己的分，再加所叫的分。
   *[setback] 叫成，各得所拿的分。没叫成则倒扣。
}先到 { $target } 分获胜。

point_pitch-order = **将牌**从大到小：{ $cards }。
point_pitch-points = 共 { $sum } 分：{ $points }
point_pitch-point = { $name ->
    [high] 高牌（最大的将牌）
    [low] 低牌（最小的将牌）
    [ace] A
    [off_ace] 副 A
    [two] 2
    [jack] J
    [off_jack] 副 J
    [X1] 大王
    [X2] 小王
    [joker] 王
    [snoozer] 王
    [ten] 10
    [game] 点数分（点数最多）
    [three] 3
    [off_three] 副 3
    [five] 5
    [off_five] 同色的 5
   *[nine] 9
}
point_pitch-rules = **发牌。**每次三张，每人 { $cards } 张。轮流叫自己一方能拿几分，或者不叫。{ $trumps ->
    [pitched] 叫得最高的人领出，那张牌的花色是将牌。{ $jokers ->
        [0] {""}
       *[other] 第一张领出的是王，则黑桃是将牌。
    }
   *[named] 叫得最高的人定将。
}最大的将牌吃一墩，没有将牌则看领出花色的最大牌。{ $off ->
    [yes] 副牌是与将牌同色的另一门花色里的牌。
   *[no] {""}
}{ $game ->
    [pips] 点数：A 4、K 3、Q 2、J 1、10 值 10；相同则点数分没有人得。
   *[other] {""}
}
point_pitch-rules-kitty = 叫分最高的人看过底牌再定将。
point_pitch-rules-shown = { $draw ->
    [rob] 超过六张的将牌要亮出来放到一边，不再使用；庄家没有留下的将牌也一样。
   *[other] 超过六张的将牌要亮出来放到一边，不再使用；有分的最后放。
}
point_pitch-rules-end = **结束。**每局之后先算叫分最高的一方：达到目标分就赢，不论别人有多少分。否则按上面的次序算其他人的分，先达到的赢。{ $all_pass ->
    [free] 没有人叫分时，庄家一方最后算。
   *[other] {""}
}

point_pitch-teams = 谁和谁一队
point_pitch-teams-is = { $value ->
    [none] 各打各的
   *[pairs] 四人两两搭档
}
point_pitch-teams-is-3-3 = 六人三对三
point_pitch-teams-is-2-2-2 = 六人两两搭档，共三对
point_pitch-jokers = 王的张数
point_pitch-jokers-is = { $value ->
    [0] 没有王
   *[other] { $value } 张王
}
point_pitch-joker_rank = 王有多大
point_pitch-joker_rank-is = { $value ->
    [lowest] 王是最小的将牌
   *[under_jack] 王紧跟在 J 之下
}
point_pitch-joker_order = 哪张是大王
point_pitch-joker_order-is = { $value ->
    [first_played] 先打出的是大王
   *[fixed] 大王小王固定
}
point_pitch-cards = 每人发几张
point_pitch-cards-is = 每人 { $value } 张
point_pitch-kitty = 给叫分者的底牌
point_pitch-kitty-is = { $value ->
    [0] 没有底牌
   *[other] 叫分最高的人拿 { $value } 张底牌，每人留六张
}
point_pitch-draw = 换牌
point_pitch-draw-is = { $value ->
    [none] 不换牌
    [replace] 至少留三张，其余扣下再补到六张
    [rob] 其他人扣下再补到六张，庄家从手牌和剩牌里留六张
   *[all_trumps] 只留将牌，补到六张，剩牌归叫分最高的人
}
point_pitch-overflow = 将牌太多时的分牌
point_pitch-overflow-is = { $value ->
    [misdeal] 必须扣下分牌就重新发牌
   *[dead] 超过六张的将牌扣下，其分没有人得
}
point_pitch-trumps = 怎样定将
point_pitch-trumps-is = { $value ->
    [pitched] 叫分最高者的首张牌定将
   *[named] 叫分最高者说出将牌
}
point_pitch-min_bid = 最低叫分
point_pitch-min_bid-is = 从 { $value } 叫起
point_pitch-rounds = 叫几轮
point_pitch-rounds-is = { $value ->
    [continue] 一直叫到只剩一人
   *[once] 每人叫一次
}
point_pitch-steal = 庄家叫相同的分
point_pitch-steal-is = { $value ->
    [none] 每次都要叫得更高
    [equal] 庄家可以用相同的分拿下
   *[equal_max] 只有叫到满分时，庄家可以用相同的分拿下
}
point_pitch-all_pass = 大家都不叫
point_pitch-all_pass-is = { $value ->
    [stick] 大家都不叫，庄家必须叫最低分
    [free] 大家都不叫，庄家不叫分直接定将
    [redeal_same] 大家都不叫，原庄家重新发牌
   *[redeal_next] 大家都不叫，下一位发牌
}
point_pitch-moon = 叫全收
point_pitch-moon-is = { $value ->
    [none] 不能叫全收
    [wins] 全收成功就赢，失败就输
    [game_or_zero] 全收成功就赢（零以下则回到 0），失败就输
   *[double] 全收得或扣总分的两倍
}
point_pitch-moon_needs = 全收要什么
point_pitch-moon_needs-is = { $value ->
    [all_tricks] 全收要拿所有墩
   *[all_points] 全收要拿所有分
}
point_pitch-must_lead_trump = 第一次领出
point_pitch-must_lead_trump-is = { $value ->
    [true] 先领出将牌
   *[false] 领出什么都行
}
point_pitch-play = 能打什么
point_pitch-play-is = { $value ->
    [only] 只打将牌，没有就退出
    [follow] 跟不了才能将吃
   *[anytime] 跟牌或将吃，随意；领出将牌必须跟；没有该花色可出任何牌
}
point_pitch-low_to = 低牌或 2 归谁
point_pitch-low_to-is = { $value ->
    [captor] 低牌或 2 归赢得它的人
   *[holder] 低牌或 2 归打出它的人
}
point_pitch-game = 点数分
point_pitch-game-is = { $value ->
    [pips] 点数最多得点数分
    [ten] 点数分就是将牌 10
   *[none] 没有点数分
}
point_pitch-joker_pips = 王的点数
point_pitch-joker_pips-is = { $value ->
    [half] 王算半点
   *[0] 王没有点数
}
point_pitch-scoring = 结算
point_pitch-scoring-is = { $value ->
    [difference] 多的一方得差额；没叫成归对方
    [count] 双方各得其分；没叫成归对方
   *[setback] 各得其分；没叫成要倒扣
}
point_pitch-win_needs_bid = 谁能赢
point_pitch-win_needs_bid-is = { $value ->
    [true] 只有叫分的一方能赢
   *[false] 哪一方都能赢
}
point_pitch-misdeal_claim = 一手烂牌
point_pitch-misdeal_claim-is = { $value ->
    [no_face_no_point] 没有人头牌也没有分牌可以重新发
   *[none] 每手牌都要打
}
point_pitch-target = 几分获胜
point_pitch-target-is = { $value } 分获胜
point_pitch-deals = 最多几局
point_pitch-deals-is = { $value ->
    [none] 不限
   *[other] 最多 { $value } 局
}
