# Why a card cannot be played or passed.

illegal-follow-suit = { $suit }{ $sign }がリードされました。手札に{ $suit }があるので、フォローしなければなりません。
illegal-hearts-not-broken = ハートはまだブレークしていません。ほかのカードがあるうちは、ハートをリードできません。
illegal-queen-not-broken = ハートがブレークするまで、ほかのカードがあるうちはスペードのQをリードできません。
illegal-first-trick-no-points = ほかのカードがあるうちは、最初のトリックに失点カードを出せません。
illegal-heart-first = 手札が失点カードだけです。このルールでは、最初のトリックにはハートを出します。
illegal-must-lead-opening = 最初のトリックは{ $card }のリードで始まります。手札にあるので、それを出してください。
illegal-must-lead-club = 最初のトリックはクラブのリードで始まります。
illegal-forced-discard = フォローできないときに必ず出すカードが手札にあります。今それを出してください。
illegal-not-in-hand = そのカードはもう手札にありません。
illegal-wrong-count = ちょうど{ $count }枚選んでください。
illegal-card-unpassable = このゲームでは{ $card }は渡せません。
illegal-vector-late = もうカードが配られたので、渡す枚数は変えられません。
illegal-vector-length = ほかの{ $count }人それぞれに何枚渡すかを決めてください。
illegal-vector-over-cap = 渡せるのは合わせて{ $count }枚までです。
illegal-vector-zero = 少なくとも1枚は渡さなければなりません。
illegal-unknown-verb = それは今はできません。
illegal-game-over = ゲームは終わりました。
illegal-other = 今はルール上それはできません（ルール{ $rule }）。
illegal-charged-waits = 公開したカードは、そのスートが一度リードされるまで出せません。同じスートの別のカードを出してください。
illegal-not-shown = そのカードは公開できません。
