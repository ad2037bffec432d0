# What a computer did in the place of a person: on the table, then in that person's own hand.

stood-in-played = { $why ->
    [late] { $name }が時間切れのため、コンピューターが{ $card }を出しました。
    [left] { $name }は退席したため、コンピューターが{ $card }を出しました。
    [back] { $name }が離席中だったため、コンピューターが{ $card }を出しました。
   *[away] { $name }は離席中のため、コンピューターが{ $card }を出しました。
}
stood-in-passed = { $why ->
    [late] { $name }が時間切れのため、コンピューターがカードを渡しました。
    [left] { $name }は退席したため、コンピューターがカードを渡しました。
    [back] { $name }が離席中だったため、コンピューターがカードを渡しました。
   *[away] { $name }は離席中のため、コンピューターがカードを渡しました。
}
stood-in-aside = { $why ->
    [late] { $name }が時間切れのため、コンピューターがカードを脇に伏せました。
    [left] { $name }は退席したため、コンピューターがカードを脇に伏せました。
    [back] { $name }が離席中だったため、コンピューターがカードを脇に伏せました。
   *[away] { $name }は離席中のため、コンピューターがカードを脇に伏せました。
}
stood-in-chose = { $why ->
    [late] { $name }が時間切れのため、コンピューターが「{ $choice }」を選びました。
    [left] { $name }は退席したため、コンピューターが「{ $choice }」を選びました。
    [back] { $name }が離席中だったため、コンピューターが「{ $choice }」を選びました。
   *[away] { $name }は離席中のため、コンピューターが「{ $choice }」を選びました。
}
stood-in-drew = { $why ->
    [late] { $name }が時間切れのため、コンピューターがカードを引きました。
    [left] { $name }は退席したため、コンピューターがカードを引きました。
    [back] { $name }が離席中だったため、コンピューターがカードを引きました。
   *[away] { $name }は離席中のため、コンピューターがカードを引きました。
}
stood-in-took = { $why ->
    [late] { $name }が時間切れのため、コンピューターが捨て札の山を取りました。
    [left] { $name }は退席したため、コンピューターが捨て札の山を取りました。
    [back] { $name }が離席中だったため、コンピューターが捨て札の山を取りました。
   *[away] { $name }は離席中のため、コンピューターが捨て札の山を取りました。
}
stood-in-laid = { $why ->
    [late] { $name }が時間切れのため、コンピューターが{ $cards }を出しました。
    [left] { $name }は退席したため、コンピューターが{ $cards }を出しました。
    [back] { $name }が離席中だったため、コンピューターが{ $cards }を出しました。
   *[away] { $name }は離席中のため、コンピューターが{ $cards }を出しました。
}
stood-in-discarded = { $why ->
    [late] { $name }が時間切れのため、コンピューターが{ $card }を捨てました。
    [left] { $name }は退席したため、コンピューターが{ $card }を捨てました。
    [back] { $name }が離席中だったため、コンピューターが{ $card }を捨てました。
   *[away] { $name }は離席中のため、コンピューターが{ $card }を捨てました。
}

stood-in-you-played = { $why ->
    [late] 時間切れのため、コンピューターが代わりに{ $card }を出しました。
   *[away] 離席中だったため、コンピューターが代わりに{ $card }を出しました。
}
stood-in-you-chose = { $why ->
    [late] 時間切れのため、コンピューターが代わりに「{ $choice }」を選びました。
   *[away] 離席中だったため、コンピューターが代わりに「{ $choice }」を選びました。
}
stood-in-you-drew = { $why ->
    [late] 時間切れのため、コンピューターが代わりにカードを引きました。
   *[away] 離席中だったため、コンピューターが代わりにカードを引きました。
}
stood-in-you-took = { $why ->
    [late] 時間切れのため、コンピューターが代わりに捨て札の山を取りました。
   *[away] 離席中だったため、コンピューターが代わりに捨て札の山を取りました。
}
stood-in-you-laid = { $why ->
    [late] 時間切れのため、コンピューターが代わりに{ $cards }を出しました。
   *[away] 離席中だったため、コンピューターが代わりに{ $cards }を出しました。
}
stood-in-you-discarded = { $why ->
    [late] 時間切れのため、コンピューターが代わりに{ $card }を捨てました。
   *[away] 離席中だったため、コンピューターが代わりに{ $card }を捨てました。
}
