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

hint-canasta-yes = 相手にはまだ手札が{ $count }枚あり、それがマイナス点になります。
hint-canasta-no = 自分の手札がまだ{ $count }枚あり、それがチームのマイナス点になります。
hint-canasta-draw-no-way = 今は捨て札の山を取れません。
hint-canasta-draw-small = 捨て札の山はまだ{ $count }枚だけで、後でもっと価値が出るかもしれません。
hint-canasta-take-opens = 初回メルドになり、捨て札の山の{ $count }枚も手に入ります。
hint-canasta-take-pile = 捨て札の山の{ $count }枚が手に入ります。
hint-canasta-lay-out = これで手札がなくなり、上がれます。ほかの人にはまだ手札が{ $count }枚あります。
hint-canasta-lay-opens = 初回メルドになります。{ $least }点必要で、これは{ $count }点です。
hint-canasta-makes-samba = サンバができます。
hint-canasta-makes-natural = ナチュラルカナスタができます。
hint-canasta-makes-mixed = ミックスカナスタができます。
hint-canasta-lay-beyond = 完成したカナスタに付ければプラス点ですが、手札に残るとマイナス点です。
hint-canasta-lay-grows = メルドが{ $count }枚になり、カナスタの7枚に近づきます。
hint-canasta-lay-merges = まとめると、カナスタに近づきます。
hint-canasta-discard-out = 最後の1枚なので、これで上がれます。
hint-canasta-discard-stops = 黒の3が一番上にあると、次の人は捨て札の山を取れません。
hint-canasta-discard-freezes = 捨て札の山が凍結され、ナチュラルカードのペアでしか取れなくなります。
hint-canasta-discard-dead = { $count ->
    [0] このランクのほかのカードはすべて見えているので、誰もペアを持っていません。
   *[other] このランクのほかのカードは1枚を除いて見えているので、誰もペアを持っていません。
}
hint-canasta-discard-like = { $name }も同じランクを捨てたばかりなので、欲しがられることはなさそうです。
hint-canasta-discard-single = このランクは1枚だけなので、ペアを残せます。
hint-canasta-discard-low = { $count }点しかなく、手札のナチュラルカードにこれより点の低いものはありません。
hint-canasta-out = ほかの人にはまだ手札が{ $count }枚あり、それがマイナス点になります。
hint-canasta-ask = パートナーが、先に出したいカードを持っているかもしれません。
hint-canasta-stop = 山札がありません。
