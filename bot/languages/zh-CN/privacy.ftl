# /data: what is kept of a person.

data-here = 这个文件里是我保存的你的全部数据：你的名字、你的设置、手牌发到哪里、打完的牌局和你的成绩。
data-deleted = 已删除。我这里不再有你的数据。

delete-title = **删除我在所有服务器保存的你的全部数据？**
delete-gone = 你的名字、设置和排行榜上的名次都会删除。如果你正在打牌，就会离开那些牌桌。
delete-stays = 别人的胜绩不受影响。你参加过的牌局会为其他人保留，但不含你的名字。删除后无法恢复。
delete-proofs = 各局的密钥和开局消息的编号也会保留，其中没有任何关于你的信息。
delete-copies = 以前留下的文件副本里可能还有你的数据，它们之后会被删除。
button-delete = 删除我的数据
