# What is told of a deal of Canasta in one sentence; numbers are never below 0.

canasta-highlight-many = { $names }が1ディールで{ $count }組のカナスタ！
canasta-highlight-threes-all = 赤の3は全部{ $names }のもの、+{ $points }点！
canasta-highlight-threes-all-against = 赤の3を全部引いた{ $names }、それが裏目に出て−{ $points }点！
canasta-highlight-threes-against = 赤の3が{ $count }枚、{ $names }は−{ $points }点。
canasta-highlight-sambas = { $names }がサンバを{ $count }組完成！
canasta-highlight-samba = { $suit ->
    [C] { $name }がクラブのサンバを完成！
    [D] { $name }がダイヤのサンバを完成！
    [H] { $name }がハートのサンバを完成！
   *[S] { $name }がスペードのサンバを完成！
}
canasta-highlight-first-natural = { $name }がこのゲーム初のナチュラルカナスタを完成！
canasta-highlight-all-natural = { $names }のカナスタ{ $count }組は全部ナチュラル！
canasta-highlight-long-meld = { $names }が{ $count }枚のメルドを作りました！
canasta-highlight-samba-short = { $names }はあと1枚でサンバでした。
canasta-highlight-sequence-left = { $names }の{ $count }枚のシークエンスは未完成に終わりました。
canasta-highlight-canasta-short = { $names }はあと1枚でカナスタでした。
canasta-highlight-no-canasta = { $name }が上がり、{ $names }はカナスタなしでした。
canasta-highlight-quick = { $count ->
    [1] { $name }が最初の手番で上がりました！
   *[other] { $name }がわずか{ $count }回の手番で上がりました！
}
canasta-highlight-black-threes = { $name }が黒の3を出して上がりました！
canasta-highlight-last-canasta = { $name }が最後のカナスタを完成させ、そのまま上がりました！
canasta-highlight-dear-hand = { $name }の手札が{ $count }枚残り、−{ $points }点！
canasta-highlight-full-hands = { $name }が上がったとき、ほかの手札は合わせて{ $count }枚！
canasta-highlight-wilds = { $name }の手札にワイルドカードが{ $count }枚残りました！
canasta-highlight-never-opened = { $names }は一度もメルドを出せませんでした。
canasta-highlight-frozen-pile = { $name }が凍結中の捨て札の山{ $count }枚を取りました！
canasta-highlight-large-pile = { $loser }の捨て札を受けて、{ $name }が{ $count }枚の山を取りました！
canasta-highlight-often = { $name }が捨て札の山を{ $count }回取りました！
canasta-highlight-untouched = このディールでは誰も捨て札の山を取りませんでした。
canasta-highlight-exact = { $name }の初回メルドはちょうど{ $points }点！
canasta-highlight-opened = { $name }の初回メルドは{ $points }点！
canasta-highlight-together = { $name }の初回メルドに、{ $other }がすぐ続きました。
canasta-highlight-behind = { $names }が{ $gap }点差を逆転！
canasta-highlight-record = { $names }が+{ $points }点、ここまで最高のディール！
