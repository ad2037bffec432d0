# ピッチ、シンチ、ペドロのルール：要約、練習、全文、各項目。

point_pitch-in-short = { $trumps ->
    [pitched] { $sum }点のうち何点取れるかをビッドし、落札者の最初のカードが切り札を決めます。
   *[named] { $sum }点のうち何点取れるかをビッドし、落札者が切り札を決めます。
}{ $scoring ->
    [setback] 得点になるのは特定の切り札で、失敗したビッドは失点です。
   *[other] 得点になるのは特定の切り札で、失敗したビッドは相手の得点です。
}

point_pitch-lesson-bid = **ビッド** 1ディールは{ $sum }点です。順にパスするか、前より高くビッドします。{ $trumps ->
    [pitched] 落札者がリードし、そのスートが切り札です。
   *[named] 落札者が切り札を決めてリードします。
}
point_pitch-lesson-trumps = **切り札** { $trumps }が切り札なら、{ $shown }も切り札です。ほかのスートには属しません。
point_pitch-lesson-only = **引き直し** 出せるのは切り札だけです。{ $draw ->
    [rob] ほかのカードは捨てて引き、ディーラーは手札と残りから6枚を選びます。
    [all_trumps] ほかのカードは捨てて引き、残りは落札者が取ります。
    [replace] 要らないカードを捨て、6枚になるまで引きます。
   *[none] 余り札は落札者が取り、全員6枚にします。
}切り札がなくなれば休みです。
point_pitch-lesson-points = **得点** { $shown }が得点になります。{ $kept ->
    [two] 2は出した側、ほかは取った側の点です。
    [low] 最弱の切り札は出した側、ほかは取った側の点です。
   *[none] 取った側の点です。
}{ $game ->
    [pips] カード点の多い側にも1点です。
   *[other] {""}
}
point_pitch-lesson-score = **精算** { $scoring ->
    [difference] 達成なら、多い側が差を得点します。失敗なら、相手が自分の点とビッドを得点します。
    [count] 達成なら、両側とも自分の点を得点します。失敗なら、相手が自分の点とビッドを得点します。
   *[setback] 達成なら、全員が取った点を得点します。失敗なら、ビッドの分を失います。
}{ $target }点で勝ちです。

point_pitch-order = **切り札**（強い順）：{ $cards }。
point_pitch-points = { $sum }点：{ $points }
point_pitch-point = { $name ->
    [high] ハイ（最強の切り札）
    [low] ロー（最弱の切り札）
    [ace] A
    [off_ace] オフエース
    [two] 2
    [jack] J
    [off_jack] オフジャック
    [X1] ジョーカー大
    [X2] ジョーカー小
    [joker] ジョーカー
    [snoozer] ジョーカー
    [ten] 10
    [game] ゲーム点（カード点の最多）
    [three] 3
    [off_three] オフスリー
    [five] 5
    [off_five] 同色の5
   *[nine] 9
}
point_pitch-rules = **配り方** 3枚ずつ、手札は{ $cards }枚です。順にパスするか、自分の側が取る点をビッドします。{ $trumps ->
    [pitched] 落札者がリードし、そのカードのスートが切り札です。{ $jokers ->
        [0] {""}
       *[other] 最初にジョーカーをリードすると、スペードが切り札になります。
    }
   *[named] 落札者が切り札を決めます。
}最強の切り札、なければリードのスートの最強のカードがトリックを取ります。{ $off ->
    [yes] オフのカードとは、切り札と同じ色のもう一つのスートのカードです。
   *[no] {""}
}{ $game ->
    [pips] カード点はA 4、K 3、Q 2、J 1、10は10で、同点のゲーム点は誰にも入りません。
   *[other] {""}
}
point_pitch-rules-kitty = 落札者は余り札を見てから切り札を決めます。
point_pitch-rules-shown = { $draw ->
    [rob] 6枚を超える切り札は表向きに捨てて使いません。ディーラーが残さなかった切り札も同じです。
   *[other] 6枚を超える切り札は、得点カードを最後にして表向きに捨て、使いません。
}
point_pitch-rules-end = **終了** ディールの後、まず落札した側の点を数えます。目標点に達していれば、ほかの人の点にかかわらず勝ちです。達していなければ、ほかの人の点を上の順に数え、先に達した側の勝ちです。{ $all_pass ->
    [free] ビッドがなければ、ディーラーの側を最後に数えます。
   *[other] {""}
}

point_pitch-teams = 組み方
point_pitch-teams-is = { $value ->
    [none] 全員1人ずつ
   *[pairs] 4人なら2人ずつ組む
}
point_pitch-teams-is-3-3 = 6人なら3人ずつ2組に分かれる
point_pitch-teams-is-2-2-2 = 6人なら2人ずつ3組に分かれる
point_pitch-jokers = ジョーカーの枚数
point_pitch-jokers-is = { $value ->
    [0] ジョーカーなし
   *[other] ジョーカー{ $value }枚
}
point_pitch-joker_rank = ジョーカーの強さ
point_pitch-joker_rank-is = { $value ->
    [lowest] ジョーカーは最弱の切り札
   *[under_jack] ジョーカーはジャックのすぐ下
}
point_pitch-joker_order = どちらのジョーカーが大か
point_pitch-joker_order-is = { $value ->
    [first_played] 先に出たジョーカーが大
   *[fixed] ジョーカーには大と小がある
}
point_pitch-cards = 手札の枚数
point_pitch-cards-is = 手札{ $value }枚
point_pitch-kitty = 落札者の余り札
point_pitch-kitty-is = { $value ->
    [0] 余り札なし
   *[other] 落札者が余り札{ $value }枚を取り、全員6枚にする
}
point_pitch-draw = 引き直し
point_pitch-draw-is = { $value ->
    [none] 引き直しなし
    [replace] 3枚以上残して捨て、6枚まで引く
    [rob] ほかの人は捨てて引き、ディーラーは手札と残りから6枚を選ぶ
   *[all_trumps] 切り札以外を捨てて6枚まで引き、残りは落札者が取る
}
point_pitch-overflow = 多すぎる切り札の得点カード
point_pitch-overflow-is = { $value ->
    [misdeal] 得点カードを捨てることになれば配り直す
   *[dead] 6枚を超える切り札は捨て、その点は該当なし
}
point_pitch-trumps = 切り札の決め方
point_pitch-trumps-is = { $value ->
    [pitched] 落札者の最初のカードが切り札を決める
   *[named] 落札者が切り札を指定する
}
point_pitch-min_bid = 最低のビッド
point_pitch-min_bid-is = ビッドは{ $value }から
point_pitch-rounds = ビッドの続け方
point_pitch-rounds-is = { $value ->
    [continue] 1人を残して全員がパスするまで続く
   *[once] ビッドは1人1回
}
point_pitch-steal = ディーラーの同点ビッド
point_pitch-steal-is = { $value ->
    [none] ビッドは必ず高くする
    [equal] ディーラーは同じビッドで取れる
   *[equal_max] 可能な最高のビッドに限り、ディーラーは同じビッドで取れる
}
point_pitch-all_pass = 全員パスのとき
point_pitch-all_pass-is = { $value ->
    [stick] 全員パスなら、ディーラーが最低のビッドを負う
    [free] 全員パスなら、ディーラーがビッドなしで切り札を決める
    [redeal_same] 全員パスなら、同じディーラーが配り直す
   *[redeal_next] 全員パスなら、次のディーラーが配る
}
point_pitch-moon = ムーン
point_pitch-moon-is = { $value ->
    [none] ムーンなし
    [wins] ムーンは達成で勝ち、失敗で負け
    [game_or_zero] ムーンは達成で勝ち（0点未満なら0点に）、失敗で負け
   *[double] ムーンは全点の2倍を得るか失う
}
point_pitch-moon_needs = ムーンの条件
point_pitch-moon_needs-is = { $value ->
    [all_tricks] ムーンは全トリックが必要
   *[all_points] ムーンは全得点が必要
}
point_pitch-must_lead_trump = 最初のリード
point_pitch-must_lead_trump-is = { $value ->
    [true] 落札者は切り札をリードする
   *[false] 落札者は何をリードしてもよい
}
point_pitch-play = 出せるカード
point_pitch-play-is = { $value ->
    [only] 切り札だけを出し、なくなれば休み
    [follow] フォローできないときだけ切り札を出せる
   *[anytime] フォローしても切り札を出してもよい。切り札には必ずフォローし、スートがなければ何でもよい
}
point_pitch-low_to = ローや2の点
point_pitch-low_to-is = { $value ->
    [captor] ローや2は取った側の点
   *[holder] ローや2は出した側の点
}
point_pitch-game = ゲーム点
point_pitch-game-is = { $value ->
    [pips] ゲーム点はカード点の最多
    [ten] ゲーム点は切り札の10
   *[none] ゲーム点なし
}
point_pitch-joker_pips = ジョーカーのカード点
point_pitch-joker_pips-is = { $value ->
    [half] ジョーカーのカード点は0.5
   *[0] ジョーカーにカード点はない
}
point_pitch-scoring = 精算
point_pitch-scoring-is = { $value ->
    [difference] 多い側が差を得点し、失敗したビッドは相手の点
    [count] 両側が自分の点を得点し、失敗したビッドは相手の点
   *[setback] 全員が取った点を得点し、失敗したビッドは失点
}
point_pitch-win_needs_bid = 勝てる人
point_pitch-win_needs_bid-is = { $value ->
    [true] 落札した側だけが勝てる
   *[false] どの側も勝てる
}
point_pitch-misdeal_claim = 何もない手札
point_pitch-misdeal_claim-is = { $value ->
    [no_face_no_point] 絵札も得点カードもなければ配り直せる
   *[none] どんな手札でもプレイする
}
point_pitch-target = 目標点
point_pitch-target-is = { $value }点で勝ち
point_pitch-deals = ディール数の上限
point_pitch-deals-is = { $value ->
    [none] 上限なし
   *[other] 最大{ $value }ディール
}
