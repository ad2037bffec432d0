# Welcher Art ein teurer Fehler bei All Fours war; nur für die eigene Person.

mistake-af-gave = Du hast einen Punkt geschenkt, um { $suit } { $sign } als Trumpf zu behalten; neue Karten waren besser.
mistake-af-stood = Du hast { $suit } { $sign } als Trumpf behalten, { $count ->
    [0] ohne eine Karte davon
    [one] mit nur 1 Karte davon
   *[other] mit nur { $count } Karten davon
}.
mistake-af-ran = Du hast neue Karten gegeben; einen Punkt zu schenken war besser.
mistake-af-begged = Du wolltest einen anderen Trumpf, obwohl du { $count } in { $suit } { $sign } hattest.
mistake-af-bid = Dieses Blatt war kein Gebot wert.
mistake-af-discarded-trump = Du hast { $card } weggelegt, einen Trumpf.
mistake-af-led-jack = Du hast den Buben ausgespielt; er kann verloren gehen.
mistake-af-no-hunt = Mit { $card } hättest du den Buben jagen können.
mistake-af-led-ten = Du hast { $card } ausgespielt, und eine Zehn zählt viel für Game.
mistake-af-led-dear = Du hast { $card } ausgespielt; sie bringt { $count ->
    [one] 1 Auge
   *[other] { $count } Augen
} für Game.
mistake-af-over-partner = Mit { $card } hast du deinem Gegenüber den Stich genommen.
mistake-af-kept-pips = Dein Gegenüber hatte den Stich: { $card } hätte { $count ->
    [one] 1 Auge
   *[other] { $count } Augen
} gebracht.
mistake-af-left-pips = { $card } hätte diesen Stich gemacht: { $count ->
    [one] 1 Auge
   *[other] { $count } Augen
}.
mistake-af-left-pegs = { $card } hätte diesen Stich gemacht: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} für Trümpfe.
mistake-af-gave-pegs = Du hast { $card } verschenkt: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
mistake-af-led-pegs = Du hast { $card } ausgespielt; das bringt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}, und zwar dem, der den Stich macht.
mistake-af-gave-pips = Du hast { $card } verschenkt: { $count ->
    [one] 1 Auge
   *[other] { $count } Augen
} für Game.
mistake-af-left-jack = Der Bube eurer Seite war in Gefahr: { $card } hätte ihn gerettet.
mistake-af-missed-jack = { $card } hätte den Buben geschlagen.
mistake-af-kept-jack = Hier wäre der Bube sicher gewesen.
mistake-af-risked-jack = Du hast den Buben aufs Spiel gesetzt.
