# What people at a table say to a trick, by the press of a button.

# The four words stand side by side on a phone.
reaction-well-played = 好牌
reaction-ouch = 哎呀
reaction-moon = 全收
reaction-thanks = 谢谢
reaction-given = { $emoji } { $name }
reaction-once = 每一墩只能反应一次，请等下一墩。
reaction-noted = 你的反应已显示在牌桌上。
reactions-off = 这个服务器关闭了反应。
