# What people at a table say to a trick, by the press of a button.

reaction-given = { $emoji } { $name }
reaction-once = 每一墩只能按一次反應。
reaction-noted = 你的反應已顯示在牌桌上。
reactions-off = 這個伺服器關閉了反應按鈕。
