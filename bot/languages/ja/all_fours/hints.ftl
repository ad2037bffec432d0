# What the computer would do in All Fours, and why: whole sentences.

hint-af-inquire = { $card }を出し、ハイかローかを尋ねる
hint-af-do-bid = { $points }をビッドする

hint-af-gift-wins = 1点を与えると相手がゲームに勝つので、ほかに選択肢がありません。
hint-af-strong = { $suit }{ $sign }が切り札なら、手札に{ $cards }があります。
hint-af-weak = { $count ->
    [0] { $suit }{ $sign }が1枚もなく、切り札にするには不十分です。
   *[other] { $suit }{ $sign }が{ $count }枚だけで、切り札にするには不十分です。
}
hint-af-low = 一番強い切り札でも{ $card }です。
hint-af-claim = { $name }が、前に出すべきだったカードを出しました。
hint-af-count = リボークを示すカードは出ていません。

hint-af-only-lawful = ほかのカードを出すとリボークになります。
hint-af-lead-hunts = これより高い切り札はもう出ないので、ジャックを捕まえる見込みがあります。
hint-af-lead-cheap = カード点がないので、負けても相手のゲーム点の足しになりません。
hint-af-lead-keeps-trumps = 切り札ではないので、切り札を後に残せます。
hint-af-takes-jack = 最後の番なので、ジャックを取れます。
hint-af-over-jack = ジャックに勝てます。
hint-af-saves-jack = 最後の番なので、パートナーのジャックを{ $over }に取られずに済みます。
hint-af-over-for-jack = パートナーのジャックを取ろうとしている{ $over }に勝てます。
hint-af-jack-safe = 最後の番なので、ジャックは安全です。
hint-af-takes-pips = 最後の番なので、ゲーム点になるカード点{ $count }を取れます。
hint-af-takes-pegs = 最後の番なので、切り札の{ $count }点を取れます。
hint-af-for-pegs = ここまでトリックを取れていて、切り札の{ $count }点があります。
hint-af-partner-pips = パートナーの{ $over }でもこのトリックは取れるので、このカードのカード点{ $count }もチームのものになります。
hint-af-partner-lead = パートナーの{ $over }でもこのトリックは取れますが、このカードで取れば次に自分がリードできます。
hint-af-partner-safer = パートナーの{ $over }はまだ負けるかもしれません。{ $count ->
    [0] このカードに勝つカードはもう出ません。
   *[other] このカードに勝つカードは{ $count }枚だけで、パートナーのカードより負けにくくなります。
}
hint-af-over-partner = パートナーの{ $over }より強いので、誰にも負けなければ次に自分がリードできます。
hint-af-for-partner = 今のところパートナーの{ $name }がトリックを取っているので、このカードのカード点{ $count }はチームのものになりそうです。
hint-af-gives-little = { $count ->
    [0] 今のところ{ $name }がトリックを取っていますが、このカードのカード点は0です。
   *[other] 今のところ{ $name }がトリックを取っていますが、出せるカードの中でこれよりカード点の少ないものはありません。
}
