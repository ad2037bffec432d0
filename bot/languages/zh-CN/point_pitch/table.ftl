# Pitch、Cinch 和 Pedro 的牌桌和手牌：叫分、将牌、换牌和计分。

point_pitch-dealer = { $name } 发牌。
point_pitch-bidder = { $kind ->
    [moon] { $name } 要全收。
    [free] { $name } 不叫分直接定将。
   *[bid] { $name } 叫了 { $bid } 分。
}
point_pitch-trumps-also = 将牌：{ $suit }{ $sign }和 { $cards }。
point_pitch-drew = 换到：{ $cards }。
point_pitch-laid = 扣下不算的将牌：{ $cards }
point_pitch-out = 没有将牌了：{ $names }
point_pitch-game-so-far = 点数分
point_pitch-thrown-in = { $why ->
    [passed] 没有人叫分，重新发牌。
    [misdeal] 有一手牌既没有人头牌也没有分牌，重新发牌。
   *[points] 必须扣下分牌，重新发牌。
}

point_pitch-turn-misdeal = 是否重新发牌：{ $names }。
point_pitch-turn-name = { $names } 定将。
point_pitch-turn-discard = 还没扣牌：{ $names }。
point_pitch-turn-rob = { $names } 从牌堆里挑牌。

point_pitch-partner = 你的搭档是 { $names }。
point_pitch-laid-own = { $why ->
    [own] 你扣下了 { $cards }
    [late] 你超时了，电脑替你扣下 { $cards }
   *[away] 你暂离了，电脑替你扣下 { $cards }
}
point_pitch-also = 也是将牌：{ $cards }

point_pitch-task-misdeal = **你没有人头牌也没有分牌。**要重新发牌吗？
point_pitch-task-bid = **请叫分。**由你定将的话，能拿几分？
point_pitch-task-bid-last = { $passed ->
    [stick] **大家都不叫。**你也不叫就得叫 { $least }。
    [free] **大家都不叫。**你也不叫就直接定将。
   *[other] **大家都不叫。**你也不叫就重新发牌。
}
point_pitch-task-name = **请定将。**
point_pitch-task-replace = **扣下 { $least } 到 { $most } 张。**再补到六张。
point_pitch-task-discard = **扣下 { $count } 张。**扣下的将牌大家都看得到；分牌最后才扣。
point_pitch-task-rob = **留下六张。**
point_pitch-task-pitch = **轮到你。**你领出的花色就是将牌。
point_pitch-task-lead-trump = **轮到你。**请领出将牌。
point_pitch-task-follow-or-trump = **轮到你。**跟{ $suit }{ $sign }，或者将吃。

point_pitch-choice-bid = { $what ->
    [pass] 不叫
    [moon] 全收
   *[other] { $what }
}
point_pitch-choice-name = { $sign } { $suit }
point_pitch-choice-keep = 留下六张
point_pitch-choice-misdeal = 重新发牌
point_pitch-choice-stand = 就打这手
point_pitch-higher = 叫更高
point_pitch-button-discard = 扣下（{ $ticked }/{ $count }）
point_pitch-button-rob = 留下（{ $ticked }/{ $count }）

point_pitch-made = 得 { $points } 分，叫成了。
point_pitch-set = 只得 { $points } 分，没叫成。
point_pitch-brief = { $name ->
    [high] 高牌 { $card }
    [low] 低牌 { $card }
    [game] 点数分 { $pips }
   *[other] { $card }
}

point_pitch-highlight-moon = { $made ->
    [yes] { $name } 全收成功！
   *[no] { $name } 全收失败！
}
point_pitch-highlight-bid-all = { $name } 叫满 { $bid } 分，全部拿到！
point_pitch-highlight-out = { $names } 凭叫分先到，{ $others } 只差一步！
point_pitch-highlight-shutout = { $names } 获胜，其他人一分没有！
point_pitch-highlight-caught = { $name } 用 { $by } 捉了 { $loser } 的 { $card }！
point_pitch-highlight-all = { $names } 拿下全部 { $count } 分！
point_pitch-highlight-near = { $names } 再拿 { $count } 分就赢了！

# 为什么不行。

illegal-point_pitch-bid-higher = 至少叫 { $least }，或者不叫。
illegal-point_pitch-moon-below-zero = 分数在零以下不能叫全收。
illegal-point_pitch-lead-trump = 第一张要领出将牌，只要你还有。
illegal-point_pitch-follow-trump = 领出的是将牌：你必须出将牌。
illegal-point_pitch-follow-or-trump = 必须跟{ $suit }{ $sign }或出将牌。
illegal-point_pitch-follow-suit = 必须跟{ $suit }{ $sign }。
illegal-point_pitch-not-in-hand = 这张牌不在你手里。
illegal-point_pitch-plain-first = 先扣不是将牌的牌，再扣没有分的将牌。
illegal-point_pitch-wrong-count = { $least ->
    [1] 请选 1 张。
   *[other] 请选 { $least } 到 { $most } 张。
}
illegal-point_pitch-claim-unmade = 将牌还没定。

# 电脑会怎么做。

hint-point_pitch-do-bid = 叫 { $points }
hint-point_pitch-do-moon = 叫全收
hint-point_pitch-do-name = 定{ $suit }{ $sign }为将牌
hint-point_pitch-do-keep = 留下 { $cards }

daily-squares-point_pitch = -# 每墩：🟩 你赢，有分 · 🟨 你赢 · ⬜ 别人赢
