# What people at a table say to a trick, by the press of a button.

reaction-given = { $emoji } { $name }
reaction-once = 每一墩只能反应一次。
reaction-noted = 你的反应已显示在牌桌上。
reactions-off = 这个服务器关闭了反应。
