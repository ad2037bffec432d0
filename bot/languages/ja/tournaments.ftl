# /tournament：サーバーのみんなに同じディール。それぞれ1人で、同じコンピューターと遊び、ほかの全員と比べる。

# The message, and the standing. One who has not played a deal counts as better than 25% of the others there.
tournament-about = **{ $deals }ディール**：同じカード、同じコンピューターで、別々に遊びます。挑戦は各1回。
tournament-ends = { $count ->
    [0] -# 期限：{ $moment }。まだ誰も遊んでいません。
   *[other] -# 期限：{ $moment }。参加者：{ $count }人。
}
tournament-percent = -# %：ほかの人を上回った割合（{ $deals }ディールの平均）。遊んでいないディールは25%。
button-field-standing = 順位
tournament-reminder = まだ遊んでいないディールがあります：[大会 · { $game }]({ $link })。期限：{ $moment }。
tournament-played = 自分のディールはすべて終わりました。結果発表：{ $moment }。

# The end.
tournament-won = { $count ->
    [1] { $name }の優勝（{ NUMBER($percent, maximumFractionDigits: 1) }%）
   *[other] { $count }人が同率1位（{ NUMBER($percent, maximumFractionDigits: 1) }%）
}
tournament-best = ベストディール：**{ $name }**、ほかの人の平均より{ NUMBER($points, maximumFractionDigits: 1) }点良い成績でした。
button-tournament-best = ベストディール
button-tournament-costly = 一番損をした選択

# /tournament as Discord shows it, and its line in /help.
command-tournament = 大会を始める：サーバーのみんなに同じディール
command-tournament-deals = 1人が遊ぶディール数、4〜20（省略すると5）
command-tournament-length = 開催期間（省略すると3日間）
tournament-lasts = { $hours ->
    [1] 1時間
    [3] 3時間
    [24] 1日間
    [72] 3日間
    [168] 1週間
   *[other] 2週間
}
help-tournament = サーバーのみんなと成績を比べる大会：**/tournament**

# In /tables, and in the log of moderators.
tables-tournament = **大会 · { $game }**（{ $channel }）、期限：{ $moment }
button-tables-void = 無効
tournament-end-title = この大会を今すぐ終了しますか？
tournament-end-about = 理由は操作記録に残ります。遊んだ分は成績になります。
tournament-void-title = この大会を無効にしますか？
tournament-void-about = 理由は操作記録に残ります。順位はなくなります。
moderated-open-tournament = { $moderator }が大会を始めました：{ $about }。
moderated-end-tournament = { $moderator }が大会を終了しました：{ $about }。
moderated-void-tournament = { $moderator }が大会を無効にしました：{ $about }。

# In /settings of a server.
prefer-guild-weekly = 毎週の大会
prefer-guild-weekly-never = 毎週：なし
prefer-guild-weekly-named = 毎週：{ $name }
prefer-guild-weekly-there = { $chosen ->
    [no] -# 毎週の大会：月曜日に5ディール。ここで選んだチャンネルで開きます。
   *[yes] -# 毎週の大会：月曜日に5ディール。{ $channel }で開きます。
}

# In /leaderboard.
leaderboard-by-champions = 大会の優勝者
button-by-champions = 大会の優勝者
board-title-champions = ### このサーバーの大会
board-season-weekly = 直近の5週間
board-empty-champions = ここではまだ大会の優勝者がいません。大会は**/tournament**で始まります。
board-weeks = -# { $day }からの毎週の大会（5回中{ $weeks }回終了）。点数は、良いほうから4回の成績（%）の合計です。
