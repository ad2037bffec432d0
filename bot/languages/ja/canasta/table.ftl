# The table of Canasta: pile, stock, melds and the count.

canasta-black-three = 黒の3
canasta-red-three = 赤の3

# A meld in one line: a face, its way to seven cards, how many there are, and wild cards apart.
canasta-line = { $wilds ->
    [0] { $face } { $way } { $count }枚
   *[other] { $face } { $way } { $count }枚 · { $naturals } + ワイルド{ $wilds }
}
canasta-line-natural = { $face } ★ **ナチュラルカナスタ** · { $count }枚
canasta-line-mixed = { $face } ☆ **ミックスカナスタ** · { $naturals } + ワイルド{ $wilds }
canasta-line-samba = { $face } ✦ **サンバ**
canasta-short-small = { $meld }（{ $count }）
canasta-short-natural = ★ { $meld }（{ $count }）
canasta-short-mixed = ☆ { $meld }（{ $count }）
canasta-short-samba = ✦ { $meld }

# Melds by name.
canasta-group = { $rank ->
    [4] 4のメルド
    [5] 5のメルド
    [6] 6のメルド
    [7] 7のメルド
    [8] 8のメルド
    [9] 9のメルド
    [10] 10のメルド
    [11] Jのメルド
    [12] Qのメルド
    [13] Kのメルド
    [14] Aのメルド
   *[other] 黒の3のメルド
}
canasta-alike = { $meld } #{ $number }
canasta-meld-other = メルド
canasta-counted = { $cards } ×{ $count }

# What somebody has done in a turn.
canasta-did-drew = { $count ->
    [0] { $name }が赤の3を引きました。
   *[other] { $name }が引きました。
}
canasta-did-drew-laid = { $count ->
    [0] { $name }が赤の3を引き、{ $laid }を出しました。
   *[other] { $name }が引いて、{ $laid }を出しました。
}
canasta-did-drew-discarded = { $name }が引いて、{ $card }を捨てました。
canasta-did-drew-laid-discarded = { $name }が引いて、{ $laid }を出し、{ $card }を捨てました。
canasta-did-took-laid = { $name }が捨て札の山（{ $count }枚）を取り、{ $laid }を出しました。
canasta-did-took-laid-discarded = { $name }が捨て札の山（{ $count }枚）を取り、{ $laid }を出し、{ $card }を捨てました。
canasta-did-make-natural = { $rank ->
    [4] ★ 4のナチュラルカナスタ完成！
    [5] ★ 5のナチュラルカナスタ完成！
    [6] ★ 6のナチュラルカナスタ完成！
    [7] ★ 7のナチュラルカナスタ完成！
    [8] ★ 8のナチュラルカナスタ完成！
    [9] ★ 9のナチュラルカナスタ完成！
    [10] ★ 10のナチュラルカナスタ完成！
    [11] ★ Jのナチュラルカナスタ完成！
    [12] ★ Qのナチュラルカナスタ完成！
    [13] ★ Kのナチュラルカナスタ完成！
    [14] ★ Aのナチュラルカナスタ完成！
   *[other] ★ 黒の3のナチュラルカナスタ完成！
}
canasta-did-make-mixed = { $rank ->
    [4] ☆ 4のミックスカナスタ完成！
    [5] ☆ 5のミックスカナスタ完成！
    [6] ☆ 6のミックスカナスタ完成！
    [7] ☆ 7のミックスカナスタ完成！
    [8] ☆ 8のミックスカナスタ完成！
    [9] ☆ 9のミックスカナスタ完成！
    [10] ☆ 10のミックスカナスタ完成！
    [11] ☆ Jのミックスカナスタ完成！
    [12] ☆ Qのミックスカナスタ完成！
    [13] ☆ Kのミックスカナスタ完成！
   *[other] ☆ Aのミックスカナスタ完成！
}
canasta-did-make-samba = { $suit ->
    [C] ✦ クラブのサンバ完成！
    [D] ✦ ダイヤのサンバ完成！
    [H] ✦ ハートのサンバ完成！
   *[S] ✦ スペードのサンバ完成！
}

canasta-side = { $colour } **{ $names }** · { $total }
canasta-now = { $total }（{ $points }）
# Below the last cards: what the signs and numbers of a side mean.
canasta-legend = -# **0（−300）**：合計点と、今このディールが終わった場合に加わる点。**カナスタ1/2**：完成した数と、上がるのに必要な数。**K 4+2**：K4枚とワイルドカード2枚。{ $samba ->
    [yes] ★ナチュラルカナスタ、☆ミックスカナスタ、✦サンバ。
   *[no] ★ナチュラルカナスタ、☆ミックスカナスタ。
}
canasta-made-of = { $state ->
    [free] 上がれる
    [ready] カナスタ{ $made }、上がれる
   *[not] カナスタ{ $made }
}
canasta-threes = 赤の3 { $points }
canasta-unopened = 初回メルド：{ $minimum }点以上
canasta-pile = { $state ->
    [frozen] 捨て札の山 **{ $card }**（{ $count }枚）、**凍結中**
   *[free] 捨て札の山 **{ $card }**（{ $count }枚）
}
canasta-pile-frozen = **捨て札の山は凍結中**
canasta-pile-cards = その下（下から順に）：{ $cards }
canasta-pile-empty = 捨て札の山なし
canasta-stock = 山札{ $count }枚
canasta-in-hand = 手札：{ $held }
canasta-lone = { $name }が1人で戦います。
canasta-rest = { $names }は休みです。
canasta-discards = 最後の捨て札：{ $cards }。
# Above columns of the block that tells the cards in each hand and the last discards.
canasta-sheet-cards = 手札
canasta-sheet-discard = 捨て札
canasta-sheet-none = –
canasta-goal = -# { $target }点でゲーム終了です。
canasta-button-last = 最後の捨て札

canasta-last-none = まだ誰も捨て札を出していません。

canasta-asked-pending = { $asker }：「上がってもいいですか？」
canasta-asked-yes = { $asked }の答えは「はい」です。{ $asker }は上がらなければなりません。
canasta-asked-no = { $asked }の答えは「いいえ」です。{ $asker }は上がれません。

canasta-deal = **第{ $number }ディール** { $how }
canasta-ended-out = { $name }が上がりました。
canasta-ended-out-concealed = { $name }がコンシールドで上がりました。
canasta-ended-stopped = 山札がなくなりました。
canasta-ended-last-red-three = 山札の最後の1枚が赤の3でした。
canasta-ended-last-draw = 山札の最後の1枚が引かれました。
canasta-played-alone = { $name }が1人で戦いました。
canasta-tally = - { $names } **{ $total }**：{ $parts }
canasta-tally-parts = { $names }：{ $parts }
canasta-tally-none = - { $names } **0**
canasta-tally-canastas = カナスタ { $points }
canasta-tally-out = 上がり { $points }
canasta-tally-concealed = コンシールド { $points }
canasta-tally-threes = 赤の3 { $points }
canasta-tally-melds = 出したカード { $points }
canasta-tally-hands = 残った手札 { $points }
canasta-tally-penalty = 約束違反 { $points }
canasta-total = { $names }：**{ $total }**
canasta-laid-open = **前のディールのメルドと手札：**
canasta-open-side = { $names }：{ $melds }
canasta-open-hand = -# { $name }の手札：{ $cards }
canasta-nothing-laid = メルドなし
canasta-no-cards = なし
