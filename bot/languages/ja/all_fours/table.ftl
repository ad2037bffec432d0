# The table and the hand of All Fours: what was turned, said and played.

af-cut-cards = { $name } { $cards }
af-cut-then = { $earlier } → { $card }
af-cut-high = 最初のディーラーを決めるカット：{ $cards }。一番高いカードの{ $name }が最初のディーラーです。
af-cut-low = 最初のディーラーを決めるカット：{ $cards }。一番低いカードの{ $name }が最初のディーラーです。
af-turned-more = ディーラー：{ $dealer }。めくられたカード：{ $cards }、最後に**{ $card }**。
af-dealer = ディーラー：{ $dealer }。
af-proposed = 切り札の候補：**{ $suit }{ $sign }**。
af-trumps = 切り札：**{ $suit }{ $sign }**。
af-stock = 山札：{ $count }枚。

af-said-stand = { $name }：スタンド。
af-said-beg = { $name }：ベッグ。
af-said-give = { $name }：1点を与えます。
af-said-run = { $name }：ラン。
af-said-again = { $name }：もう一度ランを求めます。
af-said-consent = { $name }：同意。
af-said-refuse = { $name }：拒否。
af-said-bunch = { $name }：配り直しを提案。
af-said-agree = { $name }：同意。
af-said-object = { $name }：このまま続けます。
af-thrown-in-exhausted = カードが足りずランできないため、流れました。{ $name }が配り直します。
af-thrown-in-bunched = 合意によりこのディールを流しました。{ $name }が配り直します。
af-thrown-in-passed = 全員がパスしたため、このディールを流しました。{ $name }が配り直します。
af-bid = { $name }：ビッド{ $points }。
af-bid-pass = { $name }：パス。
af-bidder = { $name }のビッドは{ $points }。
af-inquired = { $name }が{ $card }について質問：{ $answer ->
    [both] ハイでもローでもあります。
    [high] ハイです。
    [low] ローです。
   *[neither] どちらでもありません。
}
af-revoked = { $name }がリボークしました。

af-turn-beg = { $names }がスタンドかベッグを選びます。
af-turn-answer = { $names }が1点を与えるかランをします。
af-turn-again = { $names }が、スタンドか、もう一度ランを求めるかを選びます。
af-turn-consent = { $names }が、もう一度のランに同意するかどうかを答えます。
af-turn-bunch = { $names }が、配り直すかどうかを答えます。
af-turn-discard = 脇に伏せるカードを選択中：{ $names }。
af-turn-claim = 得点計算の前に、リボークがあったかどうかを答えます：{ $names }。
af-trick-earlier = 第{ $number }トリック：{ $name }が{ $cards }を取りました。

af-partner = パートナーは{ $name }です。
af-blind = 切り札が決まるまで、手札は見えません。
af-discarded = { $why ->
    [own] { $cards }を脇に伏せました。
    [late] 時間切れのため、コンピューターが代わりに{ $cards }を脇に伏せました。
   *[away] 離席中だったため、コンピューターが代わりに{ $cards }を脇に伏せました。
}

af-task-beg = **最初に決めてください。** スタンド：{ $suit }{ $sign }が切り札。{ $run ->
    [stay] ベッグ：ディーラーから1点、または全員に3枚ずつ追加。
   *[new] ベッグ：ディーラーから1点、または別のスート。
}
af-task-answer = **{ $name }がベッグしました。** { $run ->
    [stay] 1点を与えるか、ランをします（全員に3枚ずつ追加し、切り札はそのままです）。
   *[new] 1点を与えるか、ランをします（全員に3枚ずつ追加し、次のカードをめくります）。
}
af-task-answer-run = **{ $name }がベッグしました。** 1点を与えるとゲームに勝たれるので、ランをしなければなりません。
af-task-again = { $run ->
    [stay] **切り札はそのままです。**
   *[new] **新しい切り札です。**
} スタンドするか、もう一度ランを求めます。ディーラーは拒否できます。
af-task-consent = **{ $name }がもう一度ランを求めています。** 同意するか拒否してください。
af-task-bunch = **このディールを流しますか？** 全員が同意すれば配り直します。
af-task-discard = **{ $count }枚を脇に伏せてください。**
af-task-bid = **ビッドしてください。** 自分がリードして切り札を決めたら、何点取れますか？
af-task-claim = **誰かがリボークしましたか？** 今指摘するか、指摘せずに得点計算へ進みます。
af-task-pitch = **手番です。** リードするカードのスートが切り札になります。
af-task-follow-trump = **手番です。** 切り札がリードされたので、切り札を出してください。
af-task-follow-or-trump = **手番です。** { $suit }{ $sign }をフォローするか、切り札を出してください。
af-task-follow-or-jack = **手番です。** { $suit }{ $sign }をフォローするか、切り札のジャックを出してください。
af-task-no-undertrump = すでに切り札が出ているので、それより低い切り札は出せません。
af-task-revoke = 赤いボタンのカードはリボークになり、ペナルティを受けることがあります。

af-choice-stand = スタンド
af-choice-beg = ベッグ
af-choice-give = 1点を与える
af-choice-run = ラン（3枚ずつ追加）
af-choice-again = もう一度ランを求める
af-choice-consent = 同意する
af-choice-refuse = 拒否する
af-choice-bunch = 流して配り直す
af-choice-agree = 同意する
af-choice-object = このまま続ける
af-choice-claim_revoke = リボークを指摘する
af-choice-count = 指摘せず得点計算へ

af-button-ask = 切り札がハイかローか尋ねる
af-button-ask-not = 尋ねない

# The count: what each chance brought.

af-deal = **第{ $number }ディール** · 切り札{ $suit }{ $sign }
af-mark-turn-up = { $name }が{ $card }をめくった
af-mark-gift = { $name }がベッグで1点をもらった
af-mark-gift-too = { $name }も1点をもらった
af-mark-revoke = { $name }の{ $card }によるリボーク
af-mark-high = ハイ { $card }（{ $name }に配られた）
af-mark-low = ロー { $card }（{ $name }に配られた）
af-mark-low-captor = ロー { $card }（{ $name }から取った）
af-mark-low-dealer = ロー { $card }（{ $name }に配られ、ディーラーの点）
af-mark-jack = ジャック { $card }（{ $name }が取った）
af-mark-jack-hung = ジャック { $card }（{ $name }が{ $loser }から捕まえた）
af-mark-game = ゲーム点（カード点：{ $pips }）
af-mark-peg = 取った切り札
af-mark-bid = { $name }のビッド{ $bid }が失敗
af-bid-made = { $name }のビッド{ $bid }は達成。
af-deal-points = このディール：{ $points }
af-trick-pegs = { $count }点
af-pips = { $names } { $pips }
af-game-so-far = ゲーム点 { $pips }
af-so-far = { $home ->
    [no] { $chance ->
        [high] ハイ 未定
        [low] ロー 未定
       *[jack] ジャック 未定
    }
   *[other] { $chance ->
        [high] ハイ { $name }
        [low] ロー { $name }
       *[jack] ジャック { $name }
    }
}
af-counted = { $what }：{ $names } +{ $points }
af-counted-lost = { $what }：{ $names } −{ $points }
af-counted-nobody = { $what }：該当なし
af-counted-late = { $what }：勝負はもう決まっていたので不要
af-counted-barred = { $what }：リボークのため数えない

af-deal-all-four = { $names }がハイ、ロー、ジャック、ゲーム点を独占！
af-deal-hung = { $name }が{ $loser }のジャックを捕まえました！

af-over-revoke = リボークによる負けです。切り札がリードされたときに、最も強い5枚の切り札のどれかを持ちながら、切り札を出していませんでした。
af-result-hung = { $name }がジャックを{ $count }回捕まえました。

# Why something cannot be done.

illegal-af-no-undertrump = すでに切り札が出ています。ほかに出せるカードがあるうちは、それより低い切り札を出せません。
illegal-af-no-inquiry = 尋ねることができるのは、自分が出す切り札についてだけです。
illegal-af-gift-wins = 1点を与えると相手がゲームに勝つので、ランをしなければなりません。
illegal-af-bid-higher = ビッドは前のビッドより高くなければなりません。
illegal-af-cut-late = ディーラーを決めるカットは、最初にカードを配る前の一度だけです。
illegal-af-cut-again = カットし直せるのは、同じランクのカードを引いた人だけです。

af-whose-late = 決着後のため不要
af-whose-barred = リボークのため数えない
af-brief = { $reason ->
    [turn-up] めくった{ $card }
    [gift] もらった1点
    [revoke] { $name }のリボーク
    [peg] 切り札
    [high] ハイ{ $card }
    [low] ロー{ $card }
    [jack] ジャック
    [hung] { $name }から捕まえたジャック
    [bid] ビッド{ $bid }失敗
   *[game] ゲーム点{ $pips }
}
