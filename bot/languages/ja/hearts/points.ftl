# What a trick, a deal and a game brought.


points-count = { $count }点
points-complex = { $number }点

deal-points = { $name } { $points }
deal-result = 第{ $number }ディール：{ $points }。
deal-result-moon = 第{ $number }ディール：{ $name }がシュート・ザ・ムーンを達成！{ $points }。

# Conditions, put before "ゲーム終了です".
ends-target = { $target }点に達したら
ends-beyond = { $target }点を超えたら
ends-side = どちらかのチームが{ $target }点に達したら
ends-side-beyond = どちらかのチームが{ $target }点を超えたら
ends-away = 誰かの点が0から{ $target }離れたら
ends-deals = { $count }ディール終わったら
ends-lives = 誰かのライフがなくなったら
score-side = { $names }のチーム：**{ $total }**
score-lives = { $count ->
    [0] ライフなし
   *[other] 残りライフ{ $count }
}
score-tied = 1位が同点！単独の1位が決まるまで続けます。
score-tied-any = 同点！同点がなくなるまで続けます。

deals-early = { $count ->
    [1] 第1ディール
   *[other] 第1〜{ $count }ディールの計
}：{ $points }。

last-none = まだ1トリックも終わっていません。

scores-title = **{ $count ->
    [0] 終わったディールはまだありません
   *[other] 第{ $count }ディールまでの得点
}**
scores-total = { $name }：**{ $points }**

# Why the game is over.

over-target = { $names }が{ $target }点に達しました。
over-beyond = { $names }が{ $target }点を超えました。
over-away = { $names }の点が0から{ $target }以上離れました。
over-down = { $names }の持ち点がなくなりました。
over-tie = 同点が解消しました。
over-lives = { $names }のライフがなくなりました。
over-exact = { $names }がちょうど{ $target }点になりました。

# The end of a deal.

deal-moon = 🌙 { $name }がシュート・ザ・ムーン！
deal-sun = ☀️ { $name }が全トリックを獲得！
deal-card = { $card }は{ $name }へ
deal-goal-ends = -# { $ends }ゲーム終了です。
sheet-lives = ♥
