# /help.

help-title = ### 怎麼在這裡打牌
help-open = { $offers } 開一桌：朋友按「加入」，空位由電腦補上，房主按「開始」。
help-open-there = 和朋友一起玩：在有我的伺服器裡用 **/help**，就會說明怎麼開一桌。
help-hand = 手牌用私人訊息傳給你，也可以按「我的手牌」。點一張牌就能打出。
help-fair = 🔒 誰也不能偷偷改牌：按「驗證」就能核對。
help-away = 連續錯過兩次，就由電腦代打，直到你按「我回來了」。

help-signs = 🤖 電腦 · 💤 暫離 · 🚪 已離桌
help-more = 更多：{ $commands }
button-help-play = 馬上打一局
button-help-open = 開一桌

help-offer = **/{ $command }**
