# What challenges and tournaments share.

# Above their messages, above the panel of a deal, and on its result. $deal counts in the order in which its player has
# them.
field-title = { $kind ->
    [challenge] ### チャレンジ · { $game }
   *[tournament] ### 大会 · { $game }
}
field-title-deal = { $kind ->
    [challenge] ### チャレンジ · { $game } · { $deal }ディール目（全{ $deals }）
   *[tournament] ### 大会 · { $game } · { $deal }ディール目（全{ $deals }）
}
field-panel = -# 挑戦は1回、時間制限なし、{ $moment }まで。
button-field-play = 自分の次のディールを遊ぶ
button-field-play-deal = { $deal }ディール目を遊ぶ（全{ $deals }）
field-leave = { $kind ->
    [day] { $game }はUTCの午前0時まで待っています（{ $moment }）。**/daily**で続きを遊べます。
    [challenge] { $game }のディールは{ $moment }まで待っています。チャレンジの下の「自分の次のディールを遊ぶ」で続きを遊べます。
   *[tournament] { $game }のディールは{ $moment }まで待っています。大会の下の「自分の次のディールを遊ぶ」で続きを遊べます。
}

# The end. $own and $instead are as a hint says them: Play Q♠.
field-costly = { $kind ->
    [challenge] **{ $when }**：{ $name }は{ $own }、{ $other }は{ $instead }。{ $name }はこれで{ NUMBER($points, maximumFractionDigits: 1) }点損をしました。
   *[tournament] 一番損をした選択：**{ $name }**（{ $when }）は{ $own }、ほかの人の多くは{ $instead }。これで{ NUMBER($points, maximumFractionDigits: 1) }点損をしました。
}
field-told = { $kind ->
    [challenge] チャレンジが終わりました：[結果へ]({ $link })
   *[tournament] 大会が終わりました：[結果へ]({ $link })
}
field-none = { $void ->
    [yes] モデレーターがこの大会を無効にしました。順位はありません。
   *[no] 誰も遊ばなかったので、勝者はいません。
}
field-updated = -# コンピューターが更新されたため、それまでに遊んだ分で終わりました。

# Behind Check. Each commitment is 64 hexadecimal digits.
field-check = { $over ->
    [no] カードは全員同じで、下のコミットメントと「検証」のあるメッセージから決まります。誰もカードを選べず、1枚でも変わると合わなくなります。ボットの運営者はカードを見ることができます。終わると、各ディールの「検証」で全カードの決まり方が分かります。
   *[yes] もう終わっています。各ディールの「検証」か**/verify**で、秘密と全カードの決まり方が分かります。そこには次のコミットメントがあるはずです。
}
field-commitment = -# 第{ $deal }ディール：`{ $commitment }`

# Refusals.
field-over = もう終わっています。
field-full = { $by ->
    [server] このサーバーには終わっていない大会がすでに{ $count }件あります。どれかが終わるまでお待ちください。
    [you] 終わっていないチャレンジがすでに{ $count }件あります。先にどれかを終えてください。
   *[other] { $other }には終わっていないチャレンジがすでに{ $count }件あります。どれかが終わるまでお待ちください。
}
field-deleted = { $kind ->
    [day] データを削除する前に、1回だけの挑戦は済んでいます。次のディールはUTCの午前0時に出ます。
   *[other] データを削除する前に参加したので、もう一度は参加できません。
}
field-time-over = 遊び終える前に締め切られたので、このディールは遊ばなかったことになります。
field-withheld = { $kind ->
    [day] このディールをまだ遊んでいる人がいます。対戦記録はUTCの午前0時に公開されます。
   *[other] ほかの人がまだこのディールを遊べます。対戦記録は終了後に公開されます。
}
