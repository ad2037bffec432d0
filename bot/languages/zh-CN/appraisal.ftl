# 高手电脑会怎么打。

button-strong-player = 高手电脑
button-strong-player-away = 只看牌
button-figures = 数值
button-strong-player-again = 再问一次

appraised-title = **高手电脑会怎么打？**
appraised-lost-deal = -# 这一局你在 { $count } 次选择里亏 { NUMBER($points, maximumFractionDigits: 1) } 分（误差约 { NUMBER($error, maximumFractionDigits: 1) } 分）。
appraised-lost-game = -# 整场：{ $count } 次选择里亏 { NUMBER($points, maximumFractionDigits: 1) } 分（误差约 { NUMBER($error, maximumFractionDigits: 1) } 分）。
appraised-luck = -# 同样的牌，高手电脑平均得 { NUMBER($points, maximumFractionDigits: 1) } 分（误差约 { NUMBER($error, maximumFractionDigits: 1) } 分），你得 { $own } 分。
appraised-best = 高手电脑：**{ $move }**
appraised-best-why = 高手电脑：**{ $move }**。{ $why }
appraised-move = { $kind ->
    [same] **{ $best }**：高手电脑也会这样打。
    [level] 你：**{ $move }** · 高手电脑：**{ $best }** · 同样好。
    [unsure] 你：**{ $move }** · 高手电脑：**{ $best }** · 约亏 { NUMBER($points, maximumFractionDigits: 1) } 分，但也可能只是偶然。
    [once] 你：**{ $move }** · 高手电脑：**{ $best }** · 初看约亏 { NUMBER($points, maximumFractionDigits: 1) } 分。
   *[dear] 你：**{ $move }** · 高手电脑：**{ $best }** · 约亏 { NUMBER($points, maximumFractionDigits: 1) } 分。
}
appraised-list = -# 每种打法平均亏的分数：
appraised-figure = { $rough ->
    [yes] ~{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[no] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
appraised-rough = -# ~ = 粗略的数值。
appraised-nothing-here = 这一步你没有选择。
appraised-mattered = -# 这一局你亏得最多的几步（分）：
button-mattered = { $at }：{ NUMBER($points, maximumFractionDigits: 1) }
appraised-nothing-mattered = -# 这一局你没有哪一步明显比别的打法差。
appraised-no-moves = 这一局没有高手电脑能判断的选择。

appraised-waiting = 高手电脑先看别人的牌局，然后看你的打法。
appraised-progress = 高手电脑正在看你这一局的打法：第 { $done } 步，共 { $count } 步。
appraised-ready-in = -# 大约 { $minutes } 分钟后完成。你可以继续往下看。{ $late ->
    [yes] 结果会保留，到时请再问一次。
   *[no] 完成后我会告诉你。
}
appraised-ready = 高手电脑看完了你第 { $deal } 局的打法。
appraised-two-at-once = 你已有两场牌局正在分析。等其中一场完成后请再问。
appraised-failed = 没有成功，请再问一次。

button-animate = 动画
button-share = 分享
animation-title = **{ $variant } · 第 { $deal } 局**
shared-by = -# 由 { $name } 分享
animation-alt = 第 { $deal } 局的动画，从一个座位看，逐步展示。本局之后：{ $points }。
animation-points = { $name } { $points } 分
animation-failed = 动画没有做成。请再按一次“动画”。
animation-gone = 这个动画已经没有了。请在复盘里再按一次“动画”。
animation-no-files = 我在这里不能添加附件，所以无法显示动画。

dearest-trick = { $deal ->
    [0] 你最亏的一张牌：第 { $number } 墩。
   *[other] 你最亏的一张牌：第 { $deal } 局第 { $number } 墩。
}
dearest-card = { $deal ->
    [0] 你最亏的一张牌：第 { $number } 墩的 { $card }（约 { $points } 分）。
   *[other] 你最亏的一张牌：第 { $deal } 局第 { $number } 墩的 { $card }（约 { $points } 分）。
}
dearest-turn = { $deal ->
    [0] 你最亏的一步：第 { $number } 回合。
   *[other] 你最亏的一步：第 { $deal } 局第 { $number } 回合。
}
dearest-before-play = { $deal ->
    [0] 你最亏的选择：出牌之前。
   *[other] 你最亏的选择：第 { $deal } 局出牌之前。
}
button-look = 看看
