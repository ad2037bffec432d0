# What the computer would do in Canasta and Samba, and why: whole sentences.

hint-canasta-do-draw = カードを引く
hint-canasta-do-take = 捨て札の山を取る（{ $move }）
hint-canasta-do-lay = { $move }を出す
hint-canasta-do-merge = メルドをまとめる（{ $move }）
hint-canasta-do-discard = { $move }を捨てる
hint-canasta-do-out = 上がる
hint-canasta-do-ask = 上がってもよいかパートナーに尋ねる
hint-canasta-do-yes = 「はい」と答える
hint-canasta-do-no = 「いいえ」と答える
hint-canasta-do-stop = ディールを終わらせる

hint-canasta-yes = 相手にはまだ手札が{ $count }枚あります。
hint-canasta-no = 自分の手札がまだ{ $count }枚あります。
hint-canasta-draw-no-way = 今は捨て札の山を取れません。
hint-canasta-draw-small = 捨て札の山はまだ{ $count }枚です。
hint-canasta-take-opens = 初回メルドになり、{ $count }枚が手に入ります。
hint-canasta-take-pile = { $count }枚が手に入ります。
hint-canasta-lay-out = これで上がれます。ほかの人にはまだ{ $count }枚あります。
hint-canasta-lay-opens = 初回メルドになります（{ $count }点、最低点は{ $least }点）。
hint-canasta-makes-samba = サンバができます。
hint-canasta-makes-natural = ナチュラルカナスタができます。
hint-canasta-makes-mixed = ミックスカナスタができます。
hint-canasta-lay-beyond = 出せばプラス点、手札に残ればマイナス点です。
hint-canasta-lay-grows = メルドが7枚中{ $count }枚になります。
hint-canasta-lay-merges = まとめると、カナスタに近づきます。
hint-canasta-discard-out = 最後の1枚なので、これで上がれます。
hint-canasta-discard-stops = 次の人は捨て札の山を取れません。
hint-canasta-discard-freezes = 捨て札の山が凍結され、ナチュラルカードのペアでしか取れません。
hint-canasta-discard-dead = { $count ->
    [0] このランクのほかのカードはすべて見えています。
   *[other] このランクのほかのカードは1枚を除いて見えています。
}
hint-canasta-discard-like = { $name }も同じランクを捨てたばかりです。
hint-canasta-discard-single = このランクは1枚だけです。
hint-canasta-discard-low = ナチュラルカードで一番点の低い{ $count }点です。
hint-canasta-out = ほかの人にはまだ手札が{ $count }枚あります。
hint-canasta-ask = パートナーが先に出したいカードを持っているかもしれません。
hint-canasta-stop = 山札がありません。
