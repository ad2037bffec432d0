# /help.

help-title = ### 怎麼在這裡打牌
help-open = { $offers } 開一桌：朋友按「加入」，空位由電腦補上，房主按「開始」。
help-open-there = 和朋友一起玩：在有我的伺服器裡用 **/help**，就會說明怎麼開一桌。
help-hand = 手牌用私人訊息傳給你，也可以按「我的手牌」。點一張牌就能打出。
help-fair = 🔒 誰也不能偷偷改牌：按「驗證」就能核對。
help-away = 連續錯過兩次，就由電腦代打，直到你按「我回來了」。

help-signs = 🤖 電腦 · 💤 暫離 · 🚪 已離桌

help-offer = **/{ $command }**
help-play = **/play**：馬上和電腦打一場，只有你看得到。
help-hand-command = **/hand**：你的手牌
help-table = **/table**：重新貼出牌桌
help-settings = **/settings**：牌的樣式和通知方式
help-language = **/language**：我用的語言
help-leave = **/leave**：離桌或暫停
help-rules = **/rules**：玩法規則
help-leaderboard = **/leaderboard**：排行榜
help-stats = **/stats**：戰績
help-verify = **/verify**：驗證發牌公不公平
help-review = **/review**：重看結束的牌局，手牌全攤開
help-data = **/data export**、**/data delete**：我保存的你的資料
help-tables = **/tables**：給管理員使用
