# 高手電腦會怎麼打。

button-strong-player = 高手電腦
button-strong-player-away = 只看牌
button-figures = 數值
button-strong-player-again = 再問一次

appraised-title = **高手電腦會怎麼打？**
appraised-lost-deal = -# 這一局你在 { $count } 次選擇裡虧 { NUMBER($points, maximumFractionDigits: 1) } 分（誤差約 { NUMBER($error, maximumFractionDigits: 1) } 分）。
appraised-lost-game = -# 整場：{ $count } 次選擇裡虧 { NUMBER($points, maximumFractionDigits: 1) } 分（誤差約 { NUMBER($error, maximumFractionDigits: 1) } 分）。
appraised-luck = -# 同樣的牌，高手電腦平均得 { NUMBER($points, maximumFractionDigits: 1) } 分（誤差約 { NUMBER($error, maximumFractionDigits: 1) } 分），你得 { $own } 分。
appraised-best = 高手電腦：**{ $move }**
appraised-best-why = 高手電腦：**{ $move }**。{ $why }
appraised-move = { $kind ->
    [same] **{ $best }**：高手電腦也會這樣打。
    [level] 你：**{ $move }** · 高手電腦：**{ $best }** · 同樣好。
    [unsure] 你：**{ $move }** · 高手電腦：**{ $best }** · 約虧 { NUMBER($points, maximumFractionDigits: 1) } 分，但也可能只是偶然。
    [once] 你：**{ $move }** · 高手電腦：**{ $best }** · 初看約虧 { NUMBER($points, maximumFractionDigits: 1) } 分。
   *[dear] 你：**{ $move }** · 高手電腦：**{ $best }** · 約虧 { NUMBER($points, maximumFractionDigits: 1) } 分。
}
appraised-list = -# 每種打法平均虧的分數：
appraised-figure = { $rough ->
    [yes] ~{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[no] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
appraised-rough = -# ~ = 粗略的數值。
appraised-nothing-here = 這一步你沒有選擇。
appraised-mattered = -# 這一局你虧得最多的幾步（分）：
button-mattered = { $at }：{ NUMBER($points, maximumFractionDigits: 1) }
appraised-nothing-mattered = -# 這一局你沒有哪一步明顯比別的打法差。
appraised-no-moves = 這一局沒有高手電腦能判斷的選擇。

appraised-waiting = 高手電腦先看別人的牌局，然後看你的打法。
appraised-progress = 高手電腦正在看你這一局的打法：第 { $done } 步，共 { $count } 步。
appraised-ready-in = -# 大約 { $minutes } 分鐘後完成。你可以繼續往下看。{ $late ->
    [yes] 結果會保留，到時請再問一次。
   *[no] 完成後我會告訴你。
}
appraised-ready = 高手電腦看完了你第 { $deal } 局的打法。
appraised-two-at-once = 你已有兩場牌局正在分析。等其中一場完成後請再問。
appraised-failed = 沒有成功，請再問一次。

button-animate = 動畫
button-share = 分享
animation-title = **{ $variant } · 第 { $deal } 局**
shared-by = -# 由 { $name } 分享
animation-alt = 第 { $deal } 局的動畫，從一個座位看，逐步展示。本局之後：{ $points }。
animation-points = { $name } { $points } 分
animation-failed = 動畫沒有做成。請再按一次「動畫」。
animation-gone = 這個動畫已經沒有了。請在復盤裡再按一次「動畫」。
animation-no-files = 我在這裡不能附加檔案，所以無法顯示動畫。

dearest-trick = { $deal ->
    [0] 你最虧的一張牌：第 { $number } 墩。
   *[other] 你最虧的一張牌：第 { $deal } 局第 { $number } 墩。
}
dearest-card = { $deal ->
    [0] 你最虧的一張牌：第 { $number } 墩的 { $card }（約 { $points } 分）。
   *[other] 你最虧的一張牌：第 { $deal } 局第 { $number } 墩的 { $card }（約 { $points } 分）。
}
dearest-turn = { $deal ->
    [0] 你最虧的一步：第 { $number } 回合。
   *[other] 你最虧的一步：第 { $deal } 局第 { $number } 回合。
}
dearest-before-play = { $deal ->
    [0] 你最虧的選擇：出牌之前。
   *[other] 你最虧的選擇：第 { $deal } 局出牌之前。
}
button-look = 看看
