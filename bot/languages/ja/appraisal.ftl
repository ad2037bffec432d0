# 強いコンピューターならどうしたか。

button-strong-player = 上級のコンピューター
button-strong-player-away = カードだけ
button-figures = 数値
button-strong-player-again = もう一度聞く

appraised-title = **上級のコンピューターならどうしたか**
appraised-lost-deal = -# このディールの損：{ $count }回の選択で{ NUMBER($points, maximumFractionDigits: 1) }点（誤差は{ NUMBER($error, maximumFractionDigits: 1) }点ほど）。
appraised-lost-game = -# ゲーム全体の損：{ $count }回の選択で{ NUMBER($points, maximumFractionDigits: 1) }点（誤差は{ NUMBER($error, maximumFractionDigits: 1) }点ほど）。
appraised-luck = -# 同じカードなら上級のコンピューターは平均{ NUMBER($points, maximumFractionDigits: 1) }点（誤差は{ NUMBER($error, maximumFractionDigits: 1) }点ほど）、あなたは{ $own }点でした。
appraised-best = 上級のコンピューター：**{ $move }**
appraised-best-why = 上級のコンピューター：**{ $move }**。{ $why }
appraised-move = { $kind ->
    [same] **{ $best }**：上級のコンピューターも同じプレイをします。
    [level] 自分：**{ $move }** · 上級のコンピューター：**{ $best }** · 同じくらい良いプレイです。
    [unsure] 自分：**{ $move }** · 上級のコンピューター：**{ $best }** · 約{ NUMBER($points, maximumFractionDigits: 1) }点の損ですが、偶然かもしれません。
    [once] 自分：**{ $move }** · 上級のコンピューター：**{ $best }** · 一見すると約{ NUMBER($points, maximumFractionDigits: 1) }点の損です。
   *[dear] 自分：**{ $move }** · 上級のコンピューター：**{ $best }** · 約{ NUMBER($points, maximumFractionDigits: 1) }点の損です。
}
appraised-list = -# それぞれのプレイの平均の損（点）：
appraised-figure = { $rough ->
    [yes] ~{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[no] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
appraised-rough = -# ~ = おおよその値。
appraised-nothing-here = ここでは選べるプレイがありませんでした。
appraised-mattered = -# このディールで損が最も大きかった場面（点）：
button-mattered = { $at }：{ NUMBER($points, maximumFractionDigits: 1) }
appraised-nothing-mattered = -# このディールに、ほかより明らかに悪いプレイはありませんでした。
appraised-no-moves = このディールには、上級のコンピューターが判断できる選択がありませんでした。

appraised-waiting = 上級のコンピューターは、先にほかのゲームを調べています。その後であなたのプレイを調べます。
appraised-progress = 上級のコンピューターがこのディールのプレイを調べています：{ $done }/{ $count }。
appraised-ready-in = -# あと約{ $minutes }分で終わります。その間も読み進めることができます。{ $late ->
    [yes] 結果は保存されるので、後でもう一度聞いてください。
   *[no] 終わったらお知らせします。
}
appraised-ready = 上級のコンピューターが第{ $deal }ディールのプレイを調べ終えました。
appraised-two-at-once = すでに2つのゲームを調べています。どちらかが終わったら、もう一度聞いてください。
appraised-failed = うまくいきませんでした。もう一度聞いてください。

button-animate = 動画
button-share = 共有
animation-title = **{ $variant } · 第{ $deal }ディール**
shared-by = -# { $name }が共有しました
animation-alt = 第{ $deal }ディールの動く画像。一つの席から見て、一手ずつ見せます。ディールのあと：{ $points }。
animation-points = { $name } { $points }点
animation-failed = 動く画像を作れませんでした。もう一度「動画」を押してください。
animation-gone = この動く画像はもうありません。振り返りでもう一度「動画」を押してください。
animation-no-files = ここではファイルを添付できないので、動く画像を見せることができません。

dearest-trick = { $deal ->
    [0] いちばん高くついたカード：第{ $number }トリック。
   *[other] いちばん高くついたカード：第{ $deal }ディールの第{ $number }トリック。
}
dearest-card = { $deal ->
    [0] いちばん高くついたカード：第{ $number }トリックの{ $card }（約{ $points }点）。
   *[other] いちばん高くついたカード：第{ $deal }ディール第{ $number }トリックの{ $card }（約{ $points }点）。
}
dearest-turn = { $deal ->
    [0] いちばん高くついた一手：第{ $number }手番。
   *[other] いちばん高くついた一手：第{ $deal }ディールの第{ $number }手番。
}
dearest-before-play = { $deal ->
    [0] いちばん高くついた選択：プレイ前。
   *[other] いちばん高くついた選択：第{ $deal }ディールのプレイ前。
}
button-look = 見る
