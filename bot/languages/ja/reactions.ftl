# What people at a table say to a trick, by the press of a button.

reaction-given = { $emoji } { $name }
reaction-once = リアクションは1トリックに1回です。
reaction-noted = リアクションがテーブルに表示されました。
reactions-off = このサーバーではリアクションを使えません。
