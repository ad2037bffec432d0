# What people at a table say to a trick, by the press of a button.

# The four words stand side by side on a phone: keep them short.
reaction-well-played = ナイス
reaction-ouch = あいた
reaction-moon = ムーン
reaction-thanks = 感謝
reaction-given = { $emoji } { $name }
reaction-once = リアクションは1トリックに1回です。次のトリックまでお待ちください。
reaction-noted = リアクションがテーブルに表示されました。
reactions-off = このサーバーではリアクションを使えません。
