# What Discord shows of the commands, at most 100 characters each.

command-hand = 顯示你的手牌，只有你看得到
command-hand-hands = 以後手牌要傳到哪裡
command-hand-dm = 用私人訊息傳送
command-hand-here = 只在這裡，按「我的手牌」時顯示
command-table = 把牌桌重新貼到頻道最下方
command-leave = 離開牌桌，或暫停、結束牌局
command-leaderboard = 看這個伺服器裡誰贏得多
command-leaderboard-season = 只看本月，或在這裡打過的所有牌局
command-leaderboard-family = 哪一類遊戲
command-leaderboard-preset = 只計入完全照這種玩法打的牌局
command-leaderboard-month = 本月
command-leaderboard-all = 歷來總計
command-stats = 看你或別人的戰績
command-stats-player = 看誰的戰績；不選就看你自己的
command-stats-family = 哪一類遊戲；不選就看全部
command-rules = 說明一種玩法的規則
command-rules-preset = 哪一種玩法；不選就用一般玩法
command-rules-family = 從哪一類遊戲裡選
command-presets = 這個伺服器的自訂玩法
command-presets-save = 把這個頻道一張牌桌的規則存成自訂玩法
command-presets-save-name = 這個自訂玩法要叫什麼
command-presets-list = 列出這個伺服器的自訂玩法
command-presets-delete = 刪除這個伺服器的一個自訂玩法
command-presets-delete-name = 要刪除的自訂玩法叫什麼
command-presets-default = 選擇沒有指定玩法時要打哪一種
command-presets-default-preset = 它的開桌指令以後採用的規則
command-settings = 選擇牌的樣式，以及輪到你時怎麼通知
command-language = 選擇我用哪種語言和你說話
command-language-language = 你的語言；不選就告訴你現在是哪種
command-verify = 驗證一場牌局的發牌是否公平
command-verify-table = 牌桌編號，在開桌的訊息裡；不填就是你的上一場
command-verify-record = 一場牌局的牌譜檔案
command-help = 這個機器人能做什麼，怎麼開始
command-data = 這個機器人有哪些和你有關的資料
command-data-export = 把這個機器人保存的、和你有關的所有資料下載成檔案
command-data-delete = 刪除這個機器人保存的、和你有關的所有資料

# Names of options: 1 to 32 letters, digits, hyphens or underscores, no capitals, no blanks.

option-preset = 玩法
option-seats = 人數
option-target = 目標分
option-deals = 局數
option-level = 電腦強度
option-hints = 提示
option-pace = 時限
option-next-deal = 下一局
option-game = 遊戲
option-hands = 手牌
option-season = 期間
option-family = 類別
option-player = 玩家
option-language = 語言
option-name = 名稱
option-table = 牌桌
option-record = 牌譜
