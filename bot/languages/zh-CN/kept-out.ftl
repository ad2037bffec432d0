# 谁不能加入服务器的牌桌。

kept-out = 管理员暂不让你加入本服务器的牌桌，到期：{ $moment }。
kept-out-for-good = 管理员不让你加入本服务器的牌桌。
kept-out-reason = 原因：{ $reason }

button-tables-kept = 禁止名单
tables-title-kept = ### 不能加入牌桌的人
kept-none = 名单是空的。
kept-line = { $person } 到期：{ $moment }，设定：{ $moderator }。
kept-line-for-good = { $person } 不限期，设定：{ $moderator }。
kept-about = -# 名单上的人不能在这里开桌或入座，一个人玩的牌局照常。
kept-whom = 不让谁加入牌桌…
kept-let-in = 让谁重新加入…
kept-how-long = 不让 { $person } 加入这里的牌桌。多久？
kept-seats = 对方正坐在这里的 { $count } 张牌桌上。那些座位怎么办？
button-kept-stays = 打完这场
button-kept-leaves = 电脑接着打
button-kept-1 = 1 小时
button-kept-24 = 1 天
button-kept-168 = 1 周
button-kept-720 = 30 天
button-kept-0 = 不限期
kept-reason-title = 不让此人加入牌桌？
kept-reason-about = 对方想加入时会看到。
kept-done = { $person } 不能加入牌桌了。
kept-done-let-in = { $person } 可以重新加入了。
kept-late = 没有改动：名单上没有这个人。
