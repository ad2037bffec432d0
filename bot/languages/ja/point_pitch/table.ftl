# ピッチ、シンチ、ペドロのテーブルと手札：ビッド、切り札、引いたカード、得点。

point_pitch-dealer = ディーラーは{ $name }です。
point_pitch-bidder = { $kind ->
    [moon] { $name }がムーンに挑みます。
    [free] { $name }がビッドなしで切り札を決めます。
   *[bid] { $name }のビッドは{ $bid }です。
}
point_pitch-trumps-also = 切り札：{ $suit }{ $sign }と{ $cards }。
point_pitch-drew = 引いた：{ $cards }。
point_pitch-laid = 捨てられた切り札：{ $cards }
point_pitch-out = 切り札がない人：{ $names }
point_pitch-game-so-far = ゲーム点
point_pitch-thrown-in = { $why ->
    [passed] 全員がパスしたため、配り直しました。
    [misdeal] 絵札も得点カードもない手札があり、配り直しました。
   *[points] 得点カードを捨てることになるため、配り直しました。
}

point_pitch-turn-misdeal = 配り直すかどうか：{ $names }。
point_pitch-turn-name = { $names }が切り札を決めます。
point_pitch-turn-discard = 捨て札待ち：{ $names }。
point_pitch-turn-rob = { $names }が山札から選びます。

point_pitch-partner = { $names }と組んでいます。
point_pitch-laid-own = { $why ->
    [own] 捨てたカード：{ $cards }
    [late] 時間切れのため、コンピューターが捨てました：{ $cards }
   *[away] 離席中にコンピューターが捨てました：{ $cards }
}
point_pitch-also = これも切り札です：{ $cards }

point_pitch-task-misdeal = **絵札も得点カードもありません。** 配り直しますか？
point_pitch-task-bid = **ビッドしてください。** 切り札を決めたら、何点取れますか？
point_pitch-task-bid-last = { $passed ->
    [stick] **全員がパスしました。** パスすると{ $least }のビッドになります。
    [free] **全員がパスしました。** パスするとビッドなしで切り札を決めます。
   *[other] **全員がパスしました。** パスすると配り直しです。
}
point_pitch-task-name = **切り札を決めてください。**
point_pitch-task-replace = **{ $least }〜{ $most }枚捨ててください。** 6枚まで引き直します。
point_pitch-task-discard = **{ $count }枚捨ててください。** 切り札は公開されます。得点カードは最後です。
point_pitch-task-rob = **6枚残してください。**
point_pitch-task-pitch = **手番です。** リードしたカードのスートが切り札になります。
point_pitch-task-lead-trump = **手番です。** 切り札をリードしてください。
point_pitch-task-follow-or-trump = **手番です。** { $suit }{ $sign }か切り札を出してください。

point_pitch-choice-bid = { $what ->
    [pass] パス
    [moon] ムーン
   *[other] { $what }
}
point_pitch-choice-name = { $sign } { $suit }
point_pitch-choice-keep = 6枚残す
point_pitch-choice-misdeal = 配り直す
point_pitch-choice-stand = このまま
point_pitch-higher = もっと高いビッド
point_pitch-button-discard = 捨てる（{ $ticked }/{ $count }）
point_pitch-button-rob = 残す（{ $ticked }/{ $count }）

point_pitch-made = { $points }点で達成。
point_pitch-set = { $points }点で失敗。
point_pitch-brief = { $name ->
    [high] ハイ { $card }
    [low] ロー { $card }
    [game] ゲーム点 { $pips }
   *[other] { $card }
}

point_pitch-highlight-moon = { $made ->
    [yes] { $name }がムーンを達成！
   *[no] { $name }のムーンは失敗！
}
point_pitch-highlight-bid-all = { $name }が{ $bid }点すべてをビッドして達成！
point_pitch-highlight-out = { $names }がビッドの点で{ $others }より先にゴール！
point_pitch-highlight-shutout = { $names }の完封勝ち！
point_pitch-highlight-caught = { $name }が{ $by }で{ $loser }の{ $card }を捕まえました！
point_pitch-highlight-all = { $names }が{ $count }点すべてを獲得！
point_pitch-highlight-near = { $names }はあと{ $count }点で勝ちです！

# できない理由。

illegal-point_pitch-bid-higher = { $least }以上のビッドかパスを選んでください。
illegal-point_pitch-moon-below-zero = 0点未満ではムーンに挑めません。
illegal-point_pitch-lead-trump = 切り札があるうちは、最初のリードは切り札でなければなりません。
illegal-point_pitch-follow-trump = 切り札がリードされました。切り札を出さなければなりません。
illegal-point_pitch-follow-or-trump = { $suit }{ $sign }か切り札を出さなければなりません。
illegal-point_pitch-follow-suit = { $suit }{ $sign }を出さなければなりません。
illegal-point_pitch-not-in-hand = そのカードは手札にありません。
illegal-point_pitch-plain-first = 切り札でないカード、得点のない切り札の順に捨てます。
illegal-point_pitch-wrong-count = { $least ->
    [1] 1枚選んでください。
   *[other] { $least }〜{ $most }枚選んでください。
}
illegal-point_pitch-claim-unmade = 切り札がまだ決まっていません。

# コンピューターならこうします。

hint-point_pitch-do-bid = { $points }をビッドする
hint-point_pitch-do-moon = ムーンに挑む
hint-point_pitch-do-name = { $suit }{ $sign }を切り札にする
hint-point_pitch-do-keep = { $cards }を残す

daily-squares-point_pitch = -# 🟩 得点あり · 🟨 トリックだけ · ⬜ ほかの人
