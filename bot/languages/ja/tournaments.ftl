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

# The end. $own and $other are as a hint says them: Play Q♠.
tournament-won = { $count ->
    [1] { $name }の優勝（{ NUMBER($percent, maximumFractionDigits: 1) }%）
   *[other] { $count }人が同率1位（{ NUMBER($percent, maximumFractionDigits: 1) }%）
}
tournament-voided = モデレーターがこの大会を無効にしました。順位はありません。
tournament-best = ベストディール：**{ $name }**、ほかの人の平均より{ NUMBER($points, maximumFractionDigits: 1) }点良い成績でした。
tournament-costly = 一番損をした選択：**{ $name }**（{ $when }）は{ $own }、ほかの人の多くは{ $other }。これで{ NUMBER($points, maximumFractionDigits: 1) }点損をしました。
button-tournament-best = ベストディール
button-tournament-costly = 一番損をした選択

# Refusals.
tournament-full = このサーバーには終わっていない大会がすでに{ $count }件あります。どれかが終わるまでお待ちください。
