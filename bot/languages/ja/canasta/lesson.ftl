# Canasta and Samba for somebody who has never heard of them.

# Exactly two sentences.
canasta-in-short = { $kind ->
    [samba] 同じランクか、同じスートで続いた3枚以上のメルドを集めます。
   *[canasta] 同じランクの3枚以上のメルドを集め、点の多い側の勝ちです。
}手番には{ $draw }枚引くか捨て札の山を取り、メルドを出して1枚捨て、7枚のメルドには高いボーナスが付きます。

# The lesson: steps with a meld and a canasta as examples.
canasta-lesson-turn = **手番** カードを{ $draw }枚引きます。捨て札の山の一番上のカードをメルドに出せるなら、代わりに山を全部取れます。出したければメルドを出し、最後に1枚捨てます。
canasta-lesson-meld = { $wild ->
    [yes] **メルドの例** Kが2枚と{ $card }でメルドになります。2とジョーカーはワイルドカードです。7以下は5点、8からKまでは10点、Aと2は20点、ジョーカーは50点です。
   *[no] **メルドの例** 同じランクのカード3枚でメルドになります。7以下は5点、8からKまでは10点、Aと2は20点、ジョーカーは50点です。
}
canasta-lesson-opening = { $enough ->
    [yes] **初回メルド** 各チームの最初のメルドは、合わせて最低点に達しなければなりません。ゲームの初めは{ $minimum }点なので、このメルドで足ります。
   *[no] **初回メルド** 各チームの最初のメルドは、合わせて最低点に達しなければなりません。ゲームの初めは{ $minimum }点なので、ほかにもメルドが必要です。
}
canasta-lesson-seven = { $kind ->
    [samba] **7枚のメルド** 同じスートの7枚続きはサンバで、{ $samba }点です。同じランクの7枚はカナスタで、ワイルドカードがあれば{ $mixed }点、なければ{ $natural }点です。赤の3は1枚{ $three }点です。
   *[canasta] **7枚のメルド** 同じランクの7枚はカナスタです。ワイルドカードがあれば{ $mixed }点、なければ{ $natural }点のボーナスが付きます。赤の3は1枚{ $three }点です。
}
canasta-lesson-end = { $canastas ->
    [0] **上がり** 手札をなくした人が上がり、ディールが終わります。
   *[other] **上がり** 手札をなくした人が上がり、ディールが終わります。それにはチームにカナスタが{ $canastas }組必要です。
}{ $target }点になると、点の最も多い側の勝ちです。
