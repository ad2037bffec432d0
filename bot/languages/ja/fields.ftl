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
    [challenge] { $game }のディールは{ $moment }まで待っています。チャレンジの下の「自分の次のディールを遊ぶ」で続きを遊べます。
   *[tournament] { $game }のディールは{ $moment }まで待っています。大会の下の「自分の次のディールを遊ぶ」で続きを遊べます。
}

# The end.
field-told = { $kind ->
    [challenge] チャレンジが終わりました：[結果へ]({ $link })
   *[tournament] 大会が終わりました：[結果へ]({ $link })
}
field-none = 誰も遊ばなかったので、勝者はいません。
field-updated = -# コンピューターが更新されたため、それまでに遊んだ分で終わりました。

# Behind Check. Each commitment is 64 hexadecimal digits.
field-check = カードは全員同じで、下のコミットメントと「検証」のあるメッセージから決まります。誰もカードを選べず、1枚でも変わると合わなくなります。ボットの運営者はカードを見ることができます。終わると、各ディールの「検証」で全カードの決まり方が分かります。
field-checked = もう終わっています。各ディールの「検証」か**/verify**で、秘密と全カードの決まり方が分かります。そこには次のコミットメントがあるはずです。
field-commitment = -# 第{ $deal }ディール：`{ $commitment }`

# Refusals.
field-over = もう終わっています。
field-deleted = データを削除する前に参加したので、もう一度は参加できません。
field-time-over = 遊び終える前に締め切られたので、このディールは遊ばなかったことになります。
field-withheld = ほかの人がまだこのディールを遊べます。対戦記録は終了後に公開されます。
