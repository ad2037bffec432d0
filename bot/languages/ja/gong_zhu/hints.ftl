# Why the computer would do something in Gong Zhu: whole sentences, after "Q♠を出す。".

hint-gong_zhu-show-none = 公開したカードは取った人に倍になり、それは自分かもしれません。
hint-gong_zhu-show-sheep = { $count ->
    [0] このスートが多いので、{ $card }を自分で取れそうです。公開すれば倍になります。
   *[other] このスートのより高いカードが{ $count }枚あるので、{ $card }を自分で取れそうです。公開すれば倍になります。
}
hint-gong_zhu-show-pig = { $count ->
    [0] { $card }はほかの人が取りそうです。公開すれば倍の減点になります。
   *[other] 先に出せる低いスペードが{ $count }枚あるので、{ $card }はほかの人が取りそうです。公開すれば倍の減点になります。
}
hint-gong_zhu-show-hearts = すべてのハートが倍になり、その多くはほかの人が取りそうです。
hint-gong_zhu-show = { $cards }は、倍になったほうが得になりそうです。
hint-gong_zhu-lead-flush = スペードをリードすれば豚を引き出せるかもしれません。それを取らされるようなスペードは手札にありません。
hint-gong_zhu-lead-sheep = これより高いカードはもう出ないので、{ $card }を自分で取れます。
hint-gong_zhu-lead-hearts = これより高い{ $suit }はもう出ません。ここまでハートを取ったのはあなただけなので、総取りに近づきます。
hint-gong_zhu-give-pig = 今のところこのトリックは{ $name }のもので、{ $card }も{ $name }が取ることになります。
hint-gong_zhu-give-transformer = 今のところこのトリックは{ $name }のもので、{ $card }がその減点を何倍にもします。
hint-gong_zhu-give-points = ほかの人が取り、その人の点が{ $count }点減ります。
hint-gong_zhu-give-partner = 今のところこのトリックはパートナーのもので、{ $card }は2人の点になります。
hint-gong_zhu-under-partner = パートナーの{ $over }より低いので、このトリックを取らずに済みます。
hint-gong_zhu-under-pig = { $over }より低いので、豚を取らずに済みます。
hint-gong_zhu-under-points = { $over }より低いので、{ $count }点減るカードを取らずに済みます。
hint-gong_zhu-take-sheep = { $card }を取れます。
hint-gong_zhu-take-hearts = ここまでハートを取ったのはあなただけなので、総取りに近づきます。
hint-gong_zhu-take-stops = ここまでハートを取ったのは{ $name }だけです。ここでハートを取れば、{ $name }は総取りできません。
hint-gong_zhu-free-high = 最後の番で得点カードもないので、一番高いカードを手放す好機です。
hint-gong_zhu-free = 最後の番で、得点カードがありません。
hint-gong_zhu-over-partner = ここまで一番強いパートナーの{ $over }より高いカードです。
hint-gong_zhu-fresh = { $suit }がリードされるのは初めてです。たいていの人はまだフォローできるので、何かを捨てる人はいないでしょう。
hint-gong_zhu-throw-no-heart = ここまでハートを取ったのは{ $name }だけで、このトリックも{ $name }のものなので、ハートを捨てないようにします。
hint-gong_zhu-throw-above-pig = 今なら手放せます。残しておくと、いつか豚を取らされるかもしれません。
hint-gong_zhu-throw-high = { $suit }がないので、後で何か取りかねない高いカードを手放せます。
