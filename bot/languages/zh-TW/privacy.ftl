# /data: what is kept of a person.

data-here = 我保存的所有和你有關的資料：名字、設定、手牌傳到哪裡、打完的牌局和成績。
data-deleted = 已刪除。我不再記得你。
data-deleted-soon = 已刪除。只有一桌正忙，你在那裡的座位很快也會空出來。
data-deleted-kept-out = -# 只保留這一項：哪些伺服器不讓你加入牌桌，以及到什麼時候為止。

delete-title = **要刪除我在所有伺服器保存的你的資料嗎？**刪除後無法復原。
delete-gone = 你的名字、設定和排行榜名次都會刪除，正在打的牌桌會離開。
delete-stays = 你打過的牌局會為其他人保留，但沒有你的名字。
delete-proofs = 發牌的證明也會保留，裡面沒有你的資訊。
delete-kept-out = 伺服器若不讓你加入牌桌，這一項會留到期滿。
delete-copies = -# 舊的備份會在之後刪除。
button-delete = 刪除我的資料
button-keep = 不刪除
