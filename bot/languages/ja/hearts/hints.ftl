# Why the computer would do something in Hearts: whole sentences, after "Q♠を出す。".

hint-hearts-lead-flush = スペードをリードすればQを引き出せるかもしれません。Qを取らされるようなスペードは手札にありません。
hint-hearts-lead-moon = これより高い{ $suit }はもう出ません。ここまで点を取ったのはあなただけなので、シュート・ザ・ムーンに近づきます。

hint-hearts-equal = 先に出た{ $over }のほうが強いので、これではこのトリックを取りません。
hint-hearts-cannot-beat = 出せるカードに、{ $over }より高いものはありません。
hint-hearts-under-rid = { $over }より低いので、このカードの{ $count }点はほかの人に付きます。
hint-hearts-under-points = { $over }より低いので、このトリックの{ $count }点を取らずに済みます。
hint-hearts-under-queen = { $over }より低いので、ここでスペードのQが出ても取らずに済みます。
hint-hearts-under-high = { $over }より低いカードの中で最も高いので、もっと低いカードを後に残せます。

# A partner has the trick so far.

hint-hearts-equal-partner = パートナーの{ $over }のほうが強いので、これではこのトリックを取りません。
hint-hearts-cannot-beat-partner = 出せるカードに、パートナーの{ $over }より高いものはありません。
hint-hearts-under-high-partner = パートナーの{ $over }より低いカードの中で最も高いので、もっと低いカードを後に残せます。
hint-hearts-under-partner = パートナーの{ $over }より低いので、このトリックを取らずに済みます。
hint-hearts-over-all-partner = ここまで一番強いパートナーの{ $over }より高いカードです。
hint-hearts-must-high-partner = パートナーの{ $over }より低いカードがなく、どのみちこのトリックを取るので、一番高いカードを使えます。
hint-hearts-must-low-partner = パートナーの{ $over }より低いカードはありませんが、これが一番低いので、まだ誰かがこれに勝つかもしれません。
hint-hearts-must-partner = パートナーの{ $over }より低いカードがありません。
hint-hearts-throw-spares-partner = { $suit }がなく、今のところこのトリックはパートナーのものなので、点を付けないようにします。

hint-hearts-last-free-high = 最後の番でトリックに失点がないので、一番高いカードを手放す好機です。
hint-hearts-last-free = 最後の番で、トリックに失点がありません。
hint-hearts-last-bonus = 最後の番で、トリックの失点より{ $card }で減る点のほうが大きくなります。
hint-hearts-last-stops-moon = ここまで点を取ったのは{ $name }だけです。ここで点を取れば、{ $name }はシュート・ザ・ムーンを達成できません。
hint-hearts-take-moon = ここまで点を取ったのはあなただけなので、シュート・ザ・ムーンに近づきます。
hint-hearts-take-points = 最後の番で、このトリックの{ $count }点を取れます。
hint-hearts-over-all = ここまで一番強い{ $over }より高いカードです。
hint-hearts-first-trick = 最初のトリックでは、ほかのカードがある限り誰も失点カードを出さないので、高いカードを出す好機です。
hint-hearts-fresh = { $suit }がリードされるのは初めてです。たいていの人はまだフォローできるので、失点が付くことは少なそうです。

hint-hearts-throw-points = { $suit }がないので、このカードを手放せます。その{ $count }点はほかの人に付きます。
hint-hearts-throw-no-points = ここまで点を取ったのは{ $name }だけで、このトリックも{ $name }のものなので、点を付けないようにします。
hint-hearts-throw-above-queen = { $suit }がないので手放せます。残しておくと、いつかスペードのQを取らされるかもしれません。
hint-hearts-throw-high = { $suit }がないので、後で失点を取りかねない高いカードを手放せます。
hint-hearts-throw-cheap = { $suit }がなく、このトリックを取ることはありません。出せるカードの中で、これより価値の低いものはありません。

hint-hearts-pass-queen = { $count ->
    [0] { $card }の代わりに出せる低いスペードが、手元に残りません。
   *[other] { $card }より低いスペードが{ $count }枚しか残らず、すぐに{ $card }を出すことになりそうです。
}
hint-hearts-pass-above-queen = { $cards }は、手札にないスペードのQを取らされるかもしれません。
hint-hearts-pass-void = { $suit }が手札からなくなるので、渡されない限りフォローせずに済みます。
hint-hearts-pass-dear = { $card }は{ $count }点の失点です。
hint-hearts-pass-high = 高いカードはトリックを取り、失点も一緒に取ってしまいます。
hint-hearts-pass-tops = これらのスートに、これより高いカードは残りません。低いカードなら、トリックを取ることも減ります。
hint-hearts-pass-short = 残る{ $suit }は{ $card }だけです。新たに渡されない限り、それを出せばもうフォローせずに済みます。
hint-hearts-pass-guards = スペードを残せば、{ $card }より先に出せる低いスペードが{ $count }枚あります。
hint-hearts-pass-highest = 渡すカードのうち最も高いものより高いカードは、手元に残りません。
hint-hearts-pass-low = 低いカードはトリックを取りにくく、このゲームでは点を取るほうが得です。

hint-hearts-aside-free = どれも失点になりません。
hint-hearts-moon-old = ほかの人に点が付き、あなたの合計点は変わりません。
hint-hearts-moon-new = あなたの失点が減り、ほかの人の失点は増えません。
hint-hearts-vector = まだ手札を見ていないので、一般的な渡し方にします。

hint-hearts-charge-none = 公開したカードは取った人に倍になり、それは自分かもしれません。
hint-hearts-charge-bonus = { $count ->
    [0] { $card }で減る失点が倍になり、自分で取れる見込みもあります。
   *[other] このスートのより高いカードが{ $count }枚あるので、{ $card }を自分で取れそうです。公開すれば減る失点が倍になります。
}
hint-hearts-charge-queen = { $count ->
    [0] { $card }はほかの人が取りそうです。公開すれば失点が倍になります。
   *[other] 先に出せる低いスペードが{ $count }枚あるので、{ $card }はほかの人が取りそうです。公開すれば失点が倍になります。
}
hint-hearts-charge-hearts = すべてのハートが倍になり、その多くはほかの人が取りそうです。
hint-hearts-charge = { $cards }は、倍になったほうが得になりそうです。
