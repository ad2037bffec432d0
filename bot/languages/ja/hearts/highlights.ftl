# What is told of a deal in one sentence.

hearts-highlight-moon-again = 🌙 { $name }がまたシュート・ザ・ムーン、このゲームで{ $count }回目！
hearts-highlight-short = { $name }のシュート・ザ・ムーンまであと1枚、{ $card }は{ $other }へ！
hearts-highlight-short-past = { $name }のシュート・ザ・ムーンまであと1枚でした！
hearts-highlight-stopped = { $name }が{ $card }で{ $other }のシュート・ザ・ムーンを阻止！
hearts-highlight-stopped-last = 最後のトリックで{ $name }が{ $card }で{ $other }のシュート・ザ・ムーンを阻止！
hearts-highlight-stopped-past = { $name }が{ $other }のシュート・ザ・ムーンを阻止！
hearts-highlight-queens = { $card }が2枚とも{ $name }へ！
hearts-highlight-queen-last = { $card }は最後のトリックで{ $name }へ！
hearts-highlight-queen-own = { $name }は自分の{ $card }を自分で取るはめに！
hearts-highlight-charged-own = { $name }は公開した{ $card }を自分で取るはめに！
hearts-highlight-charged-queen = { $name }が公開した{ $card }は{ $other }へ！
hearts-highlight-charged-lost = { $name }が公開した{ $card }を{ $other }が取りました！
hearts-highlight-queen-leader = { $other }が首位の{ $name }に{ $card }を取らせました！
hearts-highlight-queen-bonus = { $name }が{ $card }と{ $bonus }を両方獲得！
hearts-highlight-queen-low = よりによって{ $caught }で{ $name }が{ $card }を取りました！
hearts-highlight-queen-early = 早くも第{ $number }トリックで{ $card }が{ $name }へ！
hearts-highlight-queen-thrown = { $name }の{ $caught }に{ $other }が{ $card }を捨てました。
hearts-highlight-dear = この{ $card }で{ $name }は{ $points }点の失点！
hearts-highlight-all = このディールの点はすべて{ $name }へ！
hearts-highlight-clean = 0点で済んだのは{ $name }だけ。
hearts-highlight-no-trick = { $name }は1トリックも取りませんでした。
hearts-highlight-late = ハートが出たのは第{ $number }トリックから。
hearts-highlight-first = 第1トリックから{ $name }に点が付きました！
hearts-highlight-bonus = { $name }が{ $caught }で{ $card }を獲得。
hearts-highlight-double = { $card }で{ $name }の点は{ $times ->
    [4] 4倍
   *[other] 倍
}の{ $points }点に。
hearts-highlight-life = { $count ->
    [0] { $name }が最後のライフを失いました！
   *[other] { $name }がライフを1つ失いました。
}
hearts-highlight-exact = { $name }がちょうど{ $target }点に！
hearts-highlight-reset = { $name }がちょうど{ $target }点で、{ $total }点に戻りました！
hearts-highlight-ends = { $name }の{ $count }点でゲーム終了！
hearts-highlight-most = 最多は{ $name }の{ $count }点。
