# 誰不能加入伺服器的牌桌。

kept-out = 管理員暫不讓你加入本伺服器的牌桌，到期：{ $moment }。
kept-out-for-good = 管理員不讓你加入本伺服器的牌桌。
kept-out-reason = 原因：{ $reason }

button-tables-kept = 禁止名單
tables-title-kept = ### 不能加入牌桌的人
kept-none = 名單是空的。
kept-line = { $person } 到期：{ $moment }，設定：{ $moderator }。
kept-line-for-good = { $person } 不限期，設定：{ $moderator }。
kept-about = -# 名單上的人不能在這裡開桌或入座，一個人玩的牌局照常。
kept-whom = 不讓誰加入牌桌…
kept-let-in = 讓誰重新加入…
kept-how-long = 不讓 { $person } 加入這裡的牌桌。多久？
kept-seats = 對方正坐在這裡的 { $count } 張牌桌上。那些座位怎麼辦？
button-kept-stays = 打完這場
button-kept-leaves = 電腦接手
button-kept-1 = 1 小時
button-kept-24 = 1 天
button-kept-168 = 1 週
button-kept-720 = 30 天
button-kept-0 = 不限期
kept-reason-title = 不讓這個人加入牌桌？
kept-reason-about = 對方想加入時會看到。
kept-done = { $person } 不能加入牌桌了。
kept-done-let-in = { $person } 可以重新加入了。
kept-late = 沒有變更：名單上沒有這個人。
