# What a computer did in the place of a person: on the table, then in that person's own hand.

stood-in-played = { $why ->
    [late] { $name } 超时，电脑代打 { $card }。
    [left] { $name } 已离桌，电脑代打 { $card }。
    [back] { $name } 暂离时，电脑代打了 { $card }。
   *[away] { $name } 暂离，电脑代打 { $card }。
}
stood-in-passed = { $why ->
    [late] { $name } 超时，电脑代为传牌。
    [left] { $name } 已离桌，电脑代为传牌。
    [back] { $name } 暂离时，电脑已代为传牌。
   *[away] { $name } 暂离，电脑代为传牌。
}
stood-in-aside = { $why ->
    [late] { $name } 超时，电脑代为扣牌。
    [left] { $name } 已离桌，电脑代为扣牌。
    [back] { $name } 暂离时，电脑已代为扣牌。
   *[away] { $name } 暂离，电脑代为扣牌。
}
stood-in-chose = { $why ->
    [late] { $name } 超时，电脑代选“{ $choice }”。
    [left] { $name } 已离桌，电脑代选“{ $choice }”。
    [back] { $name } 暂离时，电脑代选了“{ $choice }”。
   *[away] { $name } 暂离，电脑代选“{ $choice }”。
}
stood-in-drew = { $why ->
    [late] { $name } 超时，电脑代为抓牌。
    [left] { $name } 已离桌，电脑代为抓牌。
    [back] { $name } 暂离时，电脑已代为抓牌。
   *[away] { $name } 暂离，电脑代为抓牌。
}
stood-in-took = { $why ->
    [late] { $name } 超时，电脑代为吃牌。
    [left] { $name } 已离桌，电脑代为吃牌。
    [back] { $name } 暂离时，电脑已代为吃牌。
   *[away] { $name } 暂离，电脑代为吃牌。
}
stood-in-laid = { $why ->
    [late] { $name } 超时，电脑代为摊出 { $cards }。
    [left] { $name } 已离桌，电脑代为摊出 { $cards }。
    [back] { $name } 暂离时，电脑已代为摊出 { $cards }。
   *[away] { $name } 暂离，电脑代为摊出 { $cards }。
}
stood-in-discarded = { $why ->
    [late] { $name } 超时，电脑代为打出 { $card }。
    [left] { $name } 已离桌，电脑代为打出 { $card }。
    [back] { $name } 暂离时，电脑已代为打出 { $card }。
   *[away] { $name } 暂离，电脑代为打出 { $card }。
}

stood-in-you-played = { $why ->
    [late] 你超时了，电脑替你出了 { $card }。
   *[away] 你暂离时，电脑替你出了 { $card }。
}
stood-in-you-chose = { $why ->
    [late] 你超时了，电脑替你选了“{ $choice }”。
   *[away] 你暂离时，电脑替你选了“{ $choice }”。
}
stood-in-you-drew = { $why ->
    [late] 你超时了，电脑替你抓了牌。
   *[away] 你暂离时，电脑替你抓了牌。
}
stood-in-you-took = { $why ->
    [late] 你超时了，电脑替你吃了牌。
   *[away] 你暂离时，电脑替你吃了牌。
}
stood-in-you-laid = { $why ->
    [late] 你超时了，电脑替你摊出了 { $cards }。
   *[away] 你暂离时，电脑替你摊出了 { $cards }。
}
stood-in-you-discarded = { $why ->
    [late] 你超时了，电脑替你打出了 { $card }。
   *[away] 你暂离时，电脑替你打出了 { $card }。
}
