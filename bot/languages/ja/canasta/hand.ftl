# One player's hand of Canasta, and the builder of melds.

canasta-hand = 手札{ $count }枚（−{ $points }点）：{ $cards }
canasta-hand-worth = 手札{ $count }枚（−{ $points }点）
canasta-drawn = 引いた：{ $cards }
canasta-resting = このディールは休みです。
canasta-task-begin = **手番です。** { $may ->
    [stop] 捨て札の山を取るか、ディールを終わらせてください。
    [fits] 捨て札の山を取らなければなりません。
    [promised] 捨て札の山を取って上がってください。
    [draw] { $count }枚引いてください。
   *[both] { $count }枚引くか、捨て札の山を取ってください。
}
canasta-waiting = **{ $name }**の手番です。
canasta-task-end = **手番です。** 引くことも取ることもできません。
canasta-task-meld = **手番です。** 出すか、1枚捨ててください。
canasta-task-last = **手番です。** メルドを出せます。最後のカードが赤の3だったので、捨てることはできません。
canasta-task-asked = **{ $name }：「上がってもいいですか？」** パートナーはその答えに従います。
canasta-answer-yes = パートナーの答えは「はい」です。この手番で上がってください。
canasta-answer-no = パートナーの答えは「いいえ」です。この手番では上がれません。

canasta-do-draw = 引く
canasta-do-stop = ディールを終わらせる
canasta-do-out = 上がる
canasta-do-ask = 尋ねる
canasta-do-yes = はい、上がってください
canasta-do-no = いいえ

canasta-open-take = 山を取る
canasta-open-add = 一番上を付ける
canasta-open-group = メルドを組む
canasta-open-run = シークエンスを組む
canasta-now-take = すぐに捨て札の山を取る
canasta-now-lay = すぐにメルドを出す
canasta-discard = 1枚捨てて手番を終える
canasta-discard-more = 別のカードを捨てる
canasta-warns-out = これで上がり
canasta-warns-freeze = 捨て札の山を凍結する
canasta-warns-block = 次の人は捨て札の山を取れない

canasta-play-sequence = { $low }〜{ $high }
canasta-play-joins = { $meld }に{ $cards }を付ける
canasta-play-to = { $meld }に{ $cards }
canasta-play-merge = { $one }＋{ $other }
canasta-play-top = { $card }を自分のメルドに付ける
canasta-worth = { $what } · { $sum }点
canasta-worth-less = { $what } · { $sum }/{ $minimum }点
canasta-worth-enough = { $what } · { $sum }/{ $minimum }点 ✓
canasta-missing = あと{ $count }点足りません。
canasta-take-add = 自分のメルドに付ける
canasta-take-onto = { $meld }に付ける
canasta-take-beside = { $cards }を使い、{ $meld }に付ける
canasta-take-with = { $cards }を使う
canasta-take-and = { $take }＋{ $plan }を出す

canasta-pick-rank = どのカードを出すか
canasta-pick-naturals = それを何枚出すか
canasta-pick-deuces = 2を何枚加えるか
canasta-pick-jokers = ジョーカーを何枚加えるか
canasta-end = { $card }（{ $cards }）
canasta-pick-low = どのカードから
canasta-pick-high = どのカードまで
canasta-pick-alone = 一番上のカードを付けるメルド
canasta-pick-onto = 新しいメルドか、付け加えるか
canasta-count-naturals = { $count ->
    [0] { $rank }なし
   *[other] { $rank } ×{ $count }
}
canasta-count-deuces = { $count ->
    [0] 2なし
   *[other] 2を{ $count }枚
}
canasta-count-jokers = { $count ->
    [0] ジョーカーなし
   *[other] ジョーカー{ $count }枚
}
canasta-onto-new = 新しいメルド、または合うメルド
canasta-onto = { $meld }（{ $count }枚）に付ける

canasta-plan = **予定：** { $plan }
canasta-plan-none-group = 出すカードを選んでください。
canasta-plan-none-run = スートを選び、次に両端のカードを選んでください。
canasta-another = 次のメルド
canasta-undo = 元に戻す
canasta-back = 戻る
canasta-commit = メルドを出す
canasta-commit-less = メルドを出す（{ $sum }/{ $minimum }）
canasta-commit-enough = メルドを出す（{ $sum }/{ $minimum } ✓）
canasta-commit-take = 捨て札の山を取る
canasta-commit-take-less = 捨て札の山を取る（{ $sum }/{ $minimum }）
canasta-commit-take-enough = 捨て札の山を取る（{ $sum }/{ $minimum } ✓）

# Why something cannot be done.

illegal-canasta-already-drawn = もう引いています。メルドを出すか、捨ててください。
illegal-canasta-answer-first = 先に「はい」か「いいえ」で答えてください。
illegal-canasta-black-three-on-top = 黒の3が一番上なので、捨て札の山を取れません。
illegal-canasta-black-threes = 黒の3は上がるときだけ、ワイルドカードなしで3枚以上出せます。
illegal-canasta-black-threes-last = 黒の3を出せるのは、上がるときだけです。
illegal-canasta-closed = そのカナスタは完成しています。
illegal-canasta-discard-first = 1枚捨てて手番を終えてください。
illegal-canasta-do-not-match = その2つのメルドはまとめられません。
illegal-canasta-does-not-fit = そのカードはそのメルドに合いません。
illegal-canasta-draw-first = 先にカードを引くか、捨て札の山を取ってください。
illegal-canasta-empty-stock = 山札がありません。
illegal-canasta-frozen = 凍結中です。一番上と同じナチュラルカードが2枚必要です。
illegal-canasta-group-full = そのメルドにはもう入りません。
illegal-canasta-incomplete = この指定には、足りないものか余分なものがあります。
illegal-canasta-keep-a-card = カードを1枚残してください。上がるにはカナスタが{ $needed }組必要です。
illegal-canasta-may-not-ask = 今はパートナーに尋ねることができません。
illegal-canasta-minimum = 初回メルドには{ $minimum }点必要ですが、これは{ $value }点です。
illegal-canasta-mixed-wilds = { $count ->
    [1] 同じランク1枚で取るには、ワイルドカードが1枚必要です。
   *[other] 同じランク1枚で取るには、ワイルドカードが1〜{ $count }枚必要です。
}
illegal-canasta-must-go-out = この手番で上がらなければなりません。
illegal-canasta-must-take = 一番上がメルドに合うので、捨て札の山を取らなければなりません。
illegal-canasta-new-group = ペアで取るときは、新しいメルドを作ります。
illegal-canasta-no-add = 一番上を付けるだけでは、捨て札の山を取れません。
illegal-canasta-no-discard = 最後の赤の3の後は、捨てることができません。
illegal-canasta-no-merging = これらのメルドはまとめられません。
illegal-canasta-no-pile = 取れる捨て札の山がありません。
illegal-canasta-no-sequence = 一番上のカードで、シークエンスは始められません。
illegal-canasta-no-sequences = シークエンスを出せるのはサンバだけです。
illegal-canasta-no-such-meld = そのメルドはありません。
illegal-canasta-no-way-out = 今は上がれません。
illegal-canasta-no-wilds = 完成したカナスタにワイルドカードは付けられません。
illegal-canasta-not-in-hand = そのカードは手札にありません。
illegal-canasta-not-opened = まだ初回メルドをしていません。
illegal-canasta-nothing-laid = カードを1枚以上選んでください。
illegal-canasta-one-card = 手札が1枚のときは、1枚だけの捨て札の山を取れません。
illegal-canasta-one-group = 捨て札の山を取るメルドは1つです。ほかは別に出します。
illegal-canasta-open-first = ワイルドカードで取るには、ほかのメルドが{ $minimum }点必要ですが、今は{ $value }点です。
illegal-canasta-other-rank = 一番上と同じランクのカードが必要です。
illegal-canasta-out-of-order = シークエンスは、同じスートの続いたナチュラルカードで、4からAまでです。
illegal-canasta-pair-needed = 一番上と同じナチュラルカードが2枚必要です。
illegal-canasta-partner-said-no = この手番では上がれません。
illegal-canasta-plan-changed = 予定が変わっていました。もう一度確かめてください。
illegal-canasta-pure-pair = 最初に取るときは、ナチュラルカードだけを使います。
illegal-canasta-red-three = 赤の3は、メルドにも捨て札にもできません。
illegal-canasta-red-three-on-top = 赤の3が一番上なので、捨て札の山を取れません。
illegal-canasta-sequence-full = シークエンスは7枚までです。
illegal-canasta-stock-left = ディールを終わらせられるのは、山札がないときだけです。
illegal-canasta-too-few-cards = メルドには3枚以上必要です。
illegal-canasta-too-few-naturals = メルドにはナチュラルカードが{ $count }枚以上必要です。
illegal-canasta-too-many-wilds = そのメルドのワイルドカードは{ $count }枚までです。
illegal-canasta-top-alone = シークエンスには、一番上のカードだけを付けます。
illegal-canasta-which-meld = 合うメルドが複数あります。どれかを選んでください。
illegal-canasta-wild-on-top = ワイルドカードが一番上なので、捨て札の山を取れません。
illegal-canasta-wilds-alone = ワイルドカードには、ナチュラルカードを添えます。
