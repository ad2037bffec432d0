# Was ein Computer an Stelle einer Person getan hat: erst am Tisch, dann über ihren eigenen Karten.

stood-in-played = { $why ->
    [late] { $name } war zu langsam; ein Computer spielte { $card }.
    [left] { $name } ist gegangen; ein Computer spielte { $card }.
    [back] { $name } war abwesend; ein Computer spielte { $card }.
   *[away] { $name } ist abwesend; ein Computer spielte { $card }.
}
stood-in-passed = { $why ->
    [late] { $name } war zu langsam; ein Computer gab Karten weiter.
    [left] { $name } ist gegangen; ein Computer gab Karten weiter.
    [back] { $name } war abwesend; ein Computer gab Karten weiter.
   *[away] { $name } ist abwesend; ein Computer gab Karten weiter.
}
stood-in-aside = { $why ->
    [late] { $name } war zu langsam; ein Computer legte Karten weg.
    [left] { $name } ist gegangen; ein Computer legte Karten weg.
    [back] { $name } war abwesend; ein Computer legte Karten weg.
   *[away] { $name } ist abwesend; ein Computer legte Karten weg.
}
stood-in-chose = { $why ->
    [late] { $name } war zu langsam; ein Computer wählte „{ $choice }“.
    [left] { $name } ist gegangen; ein Computer wählte „{ $choice }“.
    [back] { $name } war abwesend; ein Computer wählte „{ $choice }“.
   *[away] { $name } ist abwesend; ein Computer wählte „{ $choice }“.
}
stood-in-drew = { $why ->
    [late] { $name } war zu langsam; ein Computer zog.
    [left] { $name } ist gegangen; ein Computer zog.
    [back] { $name } war abwesend; ein Computer zog.
   *[away] { $name } ist abwesend; ein Computer zog.
}
stood-in-took = { $why ->
    [late] { $name } war zu langsam; ein Computer nahm den Stapel.
    [left] { $name } ist gegangen; ein Computer nahm den Stapel.
    [back] { $name } war abwesend; ein Computer nahm den Stapel.
   *[away] { $name } ist abwesend; ein Computer nahm den Stapel.
}
stood-in-laid = { $why ->
    [late] { $name } war zu langsam; ein Computer legte aus: { $cards }.
    [left] { $name } ist gegangen; ein Computer legte aus: { $cards }.
    [back] { $name } war abwesend; ein Computer legte aus: { $cards }.
   *[away] { $name } ist abwesend; ein Computer legte aus: { $cards }.
}
stood-in-discarded = { $why ->
    [late] { $name } war zu langsam; ein Computer legte { $card } ab.
    [left] { $name } ist gegangen; ein Computer legte { $card } ab.
    [back] { $name } war abwesend; ein Computer legte { $card } ab.
   *[away] { $name } ist abwesend; ein Computer legte { $card } ab.
}

stood-in-you-played = { $why ->
    [late] Du warst zu langsam; ein Computer spielte für dich { $card }.
   *[away] Du warst abwesend; ein Computer spielte für dich { $card }.
}
stood-in-you-chose = { $why ->
    [late] Du warst zu langsam; ein Computer wählte für dich „{ $choice }“.
   *[away] Du warst abwesend; ein Computer wählte für dich „{ $choice }“.
}
stood-in-you-drew = { $why ->
    [late] Du warst zu langsam; ein Computer zog für dich.
   *[away] Du warst abwesend; ein Computer zog für dich.
}
stood-in-you-took = { $why ->
    [late] Du warst zu langsam; ein Computer nahm für dich den Stapel.
   *[away] Du warst abwesend; ein Computer nahm für dich den Stapel.
}
stood-in-you-laid = { $why ->
    [late] Du warst zu langsam; ein Computer legte für dich aus: { $cards }.
   *[away] Du warst abwesend; ein Computer legte für dich aus: { $cards }.
}
stood-in-you-discarded = { $why ->
    [late] Du warst zu langsam; ein Computer legte für dich { $card } ab.
   *[away] Du warst abwesend; ein Computer legte für dich { $card } ab.
}
