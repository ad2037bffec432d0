# /data: what is kept of a person.

data-here = 我保存的你的全部数据：名字、设置、手牌发到哪里、打完的牌局和成绩。
data-deleted = 已删除。我这里不再有你的数据。
data-deleted-soon = 已删除。只有一桌正忙，你在那里的座位很快也会空出来。
data-deleted-kept-out = -# 只保留这一项：哪些服务器不让你加入牌桌，以及到什么时候为止。

delete-title = **要删除我在所有服务器保存的你的数据吗？**删除后无法恢复。
delete-gone = 你的名字、设置和排行榜名次都会删除，正在打的牌桌会离开。
delete-stays = 你打过的牌局会为其他人保留，但没有你的名字。
delete-proofs = 发牌的证明也会保留，其中没有你的信息。
delete-kept-out = 服务器若不让你加入牌桌，这一项会留到期满。
delete-copies = -# 旧的备份会在之后删除。
button-delete = 删除我的数据
button-keep = 不删除
