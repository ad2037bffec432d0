# What is told of a deal in one sentence.

af-highlight-bid-all = { $name } hat { $bid } geboten und tatsächlich erreicht!
af-highlight-hung = { $name } hat den Buben von { $loser } mit { $card } gefangen!
af-highlight-jack-partner = { $name } hat den Buben von { $other } mit { $card } heimgebracht.
af-highlight-jack-alone = Der Bube von { $name } hat seinen Stich selbst gemacht!
af-highlight-high-low = { $card } war High und Low zugleich!
af-highlight-low-high = High war nur { $card }!
af-highlight-low = Kein Trumpf war niedriger als { $card }!
af-highlight-low-captured = Der Low von { $name } ging an { $names }!
af-highlight-game-one = Ein einziges Auge entschied Game, für { $names }!
af-highlight-game-tied = Game stand { $count } zu { $count }, also zählt es niemand.
af-highlight-tens = Alle vier Zehnen: { $names }!
af-highlight-gift-paid = { $name } hat gebettelt, einen geschenkt bekommen und insgesamt { $count } gemacht!
af-highlight-turned = { $count ->
    [one] { $name } hat { $card } aufgedeckt, ein Punkt!
   *[other] { $name } hat { $card } aufgedeckt, { $count } Punkte!
}
af-highlight-revoked = { $name } hat mit { $card } falsch bedient und wurde ertappt!
af-highlight-every-trick = Jeder Stich ging an { $names }!
af-highlight-no-trick = Ohne einen einzigen Stich gepunktet: { $name }!
af-highlight-all-points = Sämtliche { $count } Punkte gingen an { $names }!
af-highlight-game-far = Game ging haushoch an { $names }: { $count } zu { $others } Augen!
af-highlight-out = Mit { $what ->
    [high] High
    [low] Low
    [jack] dem Buben
   *[game] Game
} am Ziel, knapp vor { $others }: { $names }!
af-highlight-turned-won = { $name } hat { $card } aufgedeckt und damit die Partie gewonnen!
af-highlight-gift-won = Der geschenkte Punkt brachte den Sieg: { $names }!
af-highlight-shutout = Ohne einen Gegenpunkt gewonnen: { $names }!
af-highlight-one-more = Noch ein Punkt bis zum Sieg für { $names }!
