# 服务器里只有管理员能解决的问题。

trouble-post = ⚠️ 我不能在 { $channels } 发言。请在那里允许我“查看频道”和“发送消息”。
trouble-attach = ⚠️ 牌桌在 { $channels } 没有图片。请在那里允许我“添加文件”。
trouble-thread = ⚠️ 我不能在 { $channels } 开子区，牌局留在频道里。请允许我“创建公共子区”和“在子区内发送消息”。
trouble-draw = ⚠️ { $channels } 的一张牌桌没能显示。按钮照常可用；**/table** 会重新贴出牌桌。请告诉运营这个机器人的人。
trouble-refused = ⚠️ Discord 没有接受 { $channels } 的一个画面，所以那里显示得少一些。请告诉运营这个机器人的人。
trouble-log-channel = ⚠️ 我不能在日志频道发言。请在 **/settings** 另选一个，或在那里允许我“发送消息”。
trouble-title-role = ⚠️ 我不能授予赛季身份组。请给我“管理身份组”权限，并把我的身份组排在它上面。
trouble-title-choice = ⚠️ 我不授予赛季身份组：它已被删除、属于某个应用，或权限超出所有人已有的。请修改它，或在 **/tables** 另选一个。
