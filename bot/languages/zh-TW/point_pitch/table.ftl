# Pitch、Cinch 和 Pedro 的牌桌和手牌：叫分、王牌、換牌和計分。

point_pitch-dealer = { $name } 發牌。
point_pitch-bidder = { $kind ->
    [moon] { $name } 要全收。
    [free] { $name } 不叫分直接定王牌。
   *[bid] { $name } 叫了 { $bid } 分。
}
point_pitch-trumps-also = 王牌：{ $suit }{ $sign }和 { $cards }。
point_pitch-drew = 換到：{ $cards }。
point_pitch-laid = 棄掉不算的王牌：{ $cards }
point_pitch-out = 沒有王牌了：{ $names }
point_pitch-game-so-far = 牌點分
point_pitch-thrown-in = { $why ->
    [passed] 沒有人叫分，重新發牌。
    [misdeal] 有一手牌既沒有人頭牌也沒有分牌，重新發牌。
   *[points] 必須棄掉分牌，重新發牌。
}

point_pitch-turn-misdeal = 是否重新發牌：{ $names }。
point_pitch-turn-name = { $names } 定王牌。
point_pitch-turn-discard = 還沒棄牌：{ $names }。
point_pitch-turn-rob = { $names } 從牌堆裡挑牌。

point_pitch-partner = 你的隊友是 { $names }。
point_pitch-laid-own = { $why ->
    [own] 你棄掉了 { $cards }
    [late] 你逾時了，電腦替你棄掉 { $cards }
   *[away] 你離席了，電腦替你棄掉 { $cards }
}
point_pitch-also = 也是王牌：{ $cards }

point_pitch-task-misdeal = **你沒有人頭牌也沒有分牌。**要重新發牌嗎？
point_pitch-task-bid = **請叫分。**由你定王牌的話，能拿幾分？
point_pitch-task-bid-last = { $passed ->
    [stick] **大家都不叫。**你也不叫就得叫 { $least }。
    [free] **大家都不叫。**你也不叫就直接定王牌。
   *[other] **大家都不叫。**你也不叫就重新發牌。
}
point_pitch-task-name = **請定王牌。**
point_pitch-task-replace = **棄掉 { $least } 到 { $most } 張。**再補到六張。
point_pitch-task-discard = **棄掉 { $count } 張。**棄掉的王牌大家都看得到；分牌最後才棄。
point_pitch-task-rob = **留下六張。**
point_pitch-task-pitch = **輪到你。**你首出的花色就是王牌。
point_pitch-task-lead-trump = **輪到你。**請首出王牌。
point_pitch-task-follow-or-trump = **輪到你。**跟{ $suit }{ $sign }，或用王牌吃。

point_pitch-choice-bid = { $what ->
    [pass] 不叫
    [moon] 全收
   *[other] { $what }
}
point_pitch-choice-name = { $sign } { $suit }
point_pitch-choice-keep = 留下六張
point_pitch-choice-misdeal = 重新發牌
point_pitch-choice-stand = 就打這手
point_pitch-higher = 叫更高
point_pitch-button-discard = 棄掉（{ $ticked }/{ $count }）
point_pitch-button-rob = 留下（{ $ticked }/{ $count }）

point_pitch-made = 得 { $points } 分，叫成了。
point_pitch-set = 只得 { $points } 分，沒叫成。
point_pitch-brief = { $name ->
    [high] 高牌 { $card }
    [low] 低牌 { $card }
    [game] 牌點分 { $pips }
   *[other] { $card }
}

point_pitch-highlight-moon = { $made ->
    [yes] { $name } 全收成功！
   *[no] { $name } 全收失敗！
}
point_pitch-highlight-bid-all = { $name } 叫滿 { $bid } 分，全部拿到！
point_pitch-highlight-out = { $names } 憑叫分先到，{ $others } 只差一步！
point_pitch-highlight-shutout = { $names } 獲勝，其他人一分沒有！
point_pitch-highlight-caught = { $name } 用 { $by } 抓到了 { $loser } 的 { $card }！
point_pitch-highlight-all = { $names } 拿下全部 { $count } 分！
point_pitch-highlight-near = { $names } 再拿 { $count } 分就贏了！

# 為什麼不行。

illegal-point_pitch-bid-higher = 至少叫 { $least }，或者不叫。
illegal-point_pitch-moon-below-zero = 分數在零以下不能叫全收。
illegal-point_pitch-lead-trump = 第一張要首出王牌，只要你還有。
illegal-point_pitch-follow-trump = 首出的是王牌：你必須出王牌。
illegal-point_pitch-follow-or-trump = 必須跟{ $suit }{ $sign }或出王牌。
illegal-point_pitch-follow-suit = 必須跟{ $suit }{ $sign }。
illegal-point_pitch-not-in-hand = 這張牌不在你手裡。
illegal-point_pitch-plain-first = 先扣不是王牌的牌，再扣沒有分的王牌。
illegal-point_pitch-wrong-count = { $least ->
    [1] 請選 1 張。
   *[other] 請選 { $least } 到 { $most } 張。
}
illegal-point_pitch-claim-unmade = 王牌還沒定。

# 電腦會怎麼做。

hint-point_pitch-do-bid = 叫 { $points }
hint-point_pitch-do-moon = 叫全收
hint-point_pitch-do-name = 定{ $suit }{ $sign }為王牌
hint-point_pitch-do-keep = 留下 { $cards }

daily-squares-point_pitch = -# 每墩：🟩 你贏，有分 · 🟨 你贏 · ⬜ 別人贏
