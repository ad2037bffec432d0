# 伺服器的排行榜，給管理員用。

button-tables-boards = 排行榜
tables-title-boards = ### 排行榜和成績
boards-none = 這裡還沒有打完的牌局。
boards-games = 這裡存有 { $count } 場成績。
button-boards-export = 成績存成 CSV
boards-exported = 全部 { $count } 場成績，每個座位一列。
boards-exported-newest = 最新 { $count } 場成績，共 { $all } 場，每個座位一列：再多檔案就太大了。
boards-reset = 歸零一個排行榜…
boards-every-game = 所有遊戲
boards-of-season = { $games }：本月和本賽季
boards-of-all = { $games }：所有賽季
boards-reset-ask = 讓這些排行榜從零開始？**{ $boards }**
boards-reset-stays = 到現在的勝場和得分在那裡不再計算，不能復原。牌局、牌譜、等級分和每日一局都會留下。
boards-reset-stats = /stats 裡所有人在這個伺服器的勝場和得分也會歸零。
button-boards-reset = 歸零
boards-reset-done = 排行榜從零開始：{ $boards }

boards-title = 每個賽季（四週）結束時，{ $family }勝場最多的人得到 { $role }。
boards-title-none = 每個賽季（四週）的第一名可以得到一個身分組。
boards-title-holders = 現在：{ $names }
boards-title-family = 哪個遊戲
boards-title-role = 哪個身分組
boards-title-back = -# 不選：不授予
boards-title-done = 選好了，賽季結束時授予。
boards-title-told = { $family }賽季第一名的身分組
boards-title-told-off = 賽季不授予身分組
boards-title-off = 不再授予身分組。
boards-title-not-mine = 我不能授予這個身分組。請給我「管理身分組」權限，並把我的身分組排在它上面。
boards-title-not-yours = 你自己也要有「管理身分組」權限，而且這個身分組的權限不能超出所有人已有的。
boards-title-unasked = Discord 暫時沒有回應，請再試一次。
