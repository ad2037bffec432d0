# Was der Computer bei All Fours täte, und warum. Jeder Grund ist ein eigener Satz.

hint-af-inquire = Spiele { $card } und frage, ob das High oder Low ist
hint-af-do-bid = Biete { $points }

hint-af-gift-wins = Mit einem geschenkten Punkt hätte die andere Seite gewonnen, darum hast du keine Wahl.
hint-af-strong = Mit { $suit } { $sign } als Trumpf hast du { $cards }.
hint-af-weak = { $count ->
    [0] Du hast kein { $suit } { $sign }, das ist zu wenig
    [one] Du hast nur 1 Karte in { $suit } { $sign }, das ist zu wenig
   *[other] Du hast nur { $count } Karten in { $suit } { $sign }, das ist zu wenig
} für Trumpf.
hint-af-low = Dein bester Trumpf ist nur { $card }.
hint-af-claim = { $name } hat eine Karte gespielt, die schon früher hätte fallen müssen.
hint-af-count = Keine Karte hat gezeigt, dass jemand falsch bedient hat.

hint-af-only-lawful = Mit jeder anderen Karte würdest du falsch bedienen.
hint-af-lead-hunts = Ein höherer Trumpf kann nicht mehr kommen, und vielleicht fällt der Bube darauf.
hint-af-lead-cheap = Wird die Karte geschlagen, zählt sie nichts für Game.
hint-af-lead-keeps-trumps = Das ist kein Trumpf. Deine Trümpfe behältst du für später.
hint-af-takes-jack = Nach dir spielt niemand mehr, und du bekommst den Buben.
hint-af-over-jack = Damit schlägst du den Buben.
hint-af-saves-jack = Nach dir spielt niemand mehr, und so nimmt { $over } deinem Gegenüber den Buben nicht ab.
hint-af-over-for-jack = Damit schlägst du { $over }. Sonst wäre der Bube deines Gegenübers verloren.
hint-af-jack-safe = Nach dir spielt niemand mehr, also ist der Bube sicher.
hint-af-takes-pips = Nach dir spielt niemand mehr, und du bekommst { $count ->
    [one] 1 Auge
   *[other] { $count } Augen
} für Game.
hint-af-takes-pegs = Nach dir spielt niemand mehr, und du bekommst { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} für Trümpfe.
hint-af-for-pegs = Damit gehört dir bisher der Stich und { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} für Trümpfe.
hint-af-partner-pips = { $over } von deinem Gegenüber würde diesen Stich auch machen, so bekommt eure Seite auch { $count ->
    [one] das Auge
   *[other] die { $count } Augen
} dieser Karte.
hint-af-partner-lead = { $over } von deinem Gegenüber würde diesen Stich auch machen, aber mit dieser Karte machst du ihn und spielst als Nächstes aus.
hint-af-partner-safer = { $over } von deinem Gegenüber kann noch geschlagen werden. { $count ->
    [0] Deine Karte wird von keiner geschlagen, die noch kommen kann.
    [one] Deine Karte wird nur von 1 Karte geschlagen, die noch kommen kann.
   *[other] Deine Karte wird nur von { $count } Karten geschlagen, die noch kommen können, und das sind weniger.
}
hint-af-over-partner = Damit schlägst du { $over } von deinem Gegenüber. Geht niemand darüber, spielst du als Nächstes aus.
hint-af-for-partner = Der Stich liegt bisher bei { $name }, und ihr spielt zusammen. So { $count ->
    [one] zählt das Auge
   *[other] zählen die { $count } Augen
} dieser Karte vielleicht für euch.
hint-af-gives-little = Der Stich liegt bisher bei { $name }, und { $count ->
    [0] diese Karte zählt nichts für Game
   *[other] keine andere, die du spielen darfst, gibt weniger Augen her
}.
