# 服务器的排行榜，给管理员用。

button-tables-boards = 排行榜
tables-title-boards = ### 排行榜和成绩
boards-none = 这里还没有打完的牌局。
boards-games = 这里存有 { $count } 场成绩。
button-boards-export = 成绩存为 CSV
boards-exported = 全部 { $count } 场成绩，每个座位一行。
boards-exported-newest = 最新 { $count } 场成绩，共 { $all } 场，每个座位一行：再多文件就太大了。
boards-reset = 清零一个排行榜…
boards-every-game = 所有游戏
boards-of-season = { $games }：本月和本赛季
boards-of-all = { $games }：所有赛季
boards-reset-ask = 让这些排行榜从零开始？**{ $boards }**
boards-reset-stays = 至今的胜场和得分在那里不再计入，不能恢复。牌局、牌谱、等级分和每日一局都保留。
boards-reset-stats = /stats 里所有人在本服务器的胜场和得分也会归零。
button-boards-reset = 清零
boards-reset-done = 排行榜从零开始：{ $boards }

boards-title = 每个赛季（四周）结束时，{ $family }胜场最多的人得到 { $role }。
boards-title-none = 每个赛季（四周）的第一名可以得到一个身份组。
boards-title-holders = 现在：{ $names }
boards-title-family = 哪个游戏
boards-title-role = 哪个身份组
boards-title-back = -# 不选：不授予
boards-title-done = 已选好，赛季结束时授予。
boards-title-told = { $family }赛季第一名的身份组
boards-title-told-off = 赛季不授予身份组
boards-title-off = 不再授予身份组。
boards-title-not-mine = 我不能授予这个身份组。请给我“管理身份组”权限，并把我的身份组排在它上面。
boards-title-not-yours = 你自己也要有“管理身份组”权限，而且这个身份组的权限不能超出所有人已有的。
boards-title-unasked = Discord 暂时没有响应，请再试一次。
