# What a computer did in the place of a person: on the table, then in that person's own hand.

stood-in-played = { $why ->
    [late] { $name } 逾時，電腦代出 { $card }。
    [left] { $name } 已離桌，電腦代出 { $card }。
    [back] { $name } 暫離時，電腦代出了 { $card }。
   *[away] { $name } 暫離，電腦代出 { $card }。
}
stood-in-passed = { $why ->
    [late] { $name } 逾時，電腦代為傳牌。
    [left] { $name } 已離桌，電腦代為傳牌。
    [back] { $name } 暫離時，電腦已代為傳牌。
   *[away] { $name } 暫離，電腦代為傳牌。
}
stood-in-aside = { $why ->
    [late] { $name } 逾時，電腦代為蓋牌。
    [left] { $name } 已離桌，電腦代為蓋牌。
    [back] { $name } 暫離時，電腦已代為蓋牌。
   *[away] { $name } 暫離，電腦代為蓋牌。
}
stood-in-chose = { $why ->
    [late] { $name } 逾時，電腦代選「{ $choice }」。
    [left] { $name } 已離桌，電腦代選「{ $choice }」。
    [back] { $name } 暫離時，電腦代選了「{ $choice }」。
   *[away] { $name } 暫離，電腦代選「{ $choice }」。
}
stood-in-drew = { $why ->
    [late] { $name } 逾時，電腦代為抽牌。
    [left] { $name } 已離桌，電腦代為抽牌。
    [back] { $name } 暫離時，電腦已代為抽牌。
   *[away] { $name } 暫離，電腦代為抽牌。
}
stood-in-took = { $why ->
    [late] { $name } 逾時，電腦代拿棄牌堆。
    [left] { $name } 已離桌，電腦代拿棄牌堆。
    [back] { $name } 暫離時，電腦已代拿棄牌堆。
   *[away] { $name } 暫離，電腦代拿棄牌堆。
}
stood-in-laid = { $why ->
    [late] { $name } 逾時，電腦代為攤出 { $cards }。
    [left] { $name } 已離桌，電腦代為攤出 { $cards }。
    [back] { $name } 暫離時，電腦已代為攤出 { $cards }。
   *[away] { $name } 暫離，電腦代為攤出 { $cards }。
}
stood-in-discarded = { $why ->
    [late] { $name } 逾時，電腦代棄 { $card }。
    [left] { $name } 已離桌，電腦代棄 { $card }。
    [back] { $name } 暫離時，電腦已代棄 { $card }。
   *[away] { $name } 暫離，電腦代棄 { $card }。
}

stood-in-you-played = { $why ->
    [late] 你逾時了，電腦替你出了 { $card }。
   *[away] 你暫離時，電腦替你出了 { $card }。
}
stood-in-you-chose = { $why ->
    [late] 你逾時了，電腦替你選了「{ $choice }」。
   *[away] 你暫離時，電腦替你選了「{ $choice }」。
}
stood-in-you-drew = { $why ->
    [late] 你逾時了，電腦替你抽了牌。
   *[away] 你暫離時，電腦替你抽了牌。
}
stood-in-you-took = { $why ->
    [late] 你逾時了，電腦替你拿了棄牌堆。
   *[away] 你暫離時，電腦替你拿了棄牌堆。
}
stood-in-you-laid = { $why ->
    [late] 你逾時了，電腦替你攤出了 { $cards }。
   *[away] 你暫離時，電腦替你攤出了 { $cards }。
}
stood-in-you-discarded = { $why ->
    [late] 你逾時了，電腦替你棄掉了 { $card }。
   *[away] 你暫離時，電腦替你棄掉了 { $card }。
}
