# /help.

help-title = ### 怎麼在這裡打牌
help-begin = 用下面的指令（例如 **/{ $command }**）在頻道裡開一桌。朋友按「加入」，空位由電腦補上，然後房主按「開始」。
help-hand = 大家都看得到牌桌。手牌會用私人訊息傳給你一個人：點一張牌就能打出。如果你關閉了私人訊息，請按「我的手牌」。
help-claim = 得分不會再變時，剩下的牌會一次打完。玩{ $games }時，如果餘墩一定全歸你，或一定一墩都不吃，輪到你時可以按「宣告」。
help-fair = **公平發牌**：有人加入之前，牌桌就會顯示一個數字，它對應之後所有的牌，事後可以核對。之後誰改動了牌，人人都查得出來：每局結束後會公布這一局的密鑰，用 **/verify** 還會拿到一個網頁檔案，不靠我也能核對。執行我的人有沒有偷看牌，誰也無法證明。
help-away = 你來不及出的那一步由電腦代打。連續錯過兩次，電腦就一直代打，直到你按「我回來了」。到整場結束還沒回來，完局率就會下降。

help-signs = 名字旁邊的 🤖 表示電腦。💤 表示暫離，🚪 表示已離桌：都由電腦代打。

help-commands = **指令**
help-seats = { $least }–{ $most }
help-offers = 可供這麼多人玩：{ $offers }
help-offer = **/{ $command }**（{ $seats }）
help-opening = 開桌時可以指定玩法、人數、一場的長短、電腦的強度、能不能用提示，以及每步的時限。
help-play = **/play**：馬上和電腦打一場。只有你看得到，也不計時。
help-hand-command = **/hand**：顯示你的手牌，也能選擇要不要用私人訊息收手牌。
help-table = **/table**：把牌桌重新貼到頻道最下方。
help-settings = **/settings**：選擇牌的樣式，以及輪到你時怎麼通知。
help-language = **/language**：選擇我用哪種語言和你說話。
help-leave = **/leave**：離開牌桌，由電腦代打；如果桌上沒有其他人，就暫停或結束牌局。
help-rules = **/rules**：說明一種玩法的規則。
help-leaderboard = **/leaderboard**：看這裡的排行榜：依勝場、平均分、等級分或每日一局。
help-stats = **/stats**：看你或別人的戰績，也看兩人對戰的成績。
help-verify = **/verify**：驗證一場牌局的發牌。可以是你的上一場，也可以指定牌桌，或提供牌譜檔案。
help-review = **/review**：一步步重看結束的牌局，所有手牌都攤開。
help-data = **/data export**：取得我保存的所有和你有關的資料；**/data delete**：刪除這些資料。
