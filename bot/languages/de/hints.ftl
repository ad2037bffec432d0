# Tipps: was der Computer an jemandes Stelle täte, und warum. Nur diese Person liest sie.

button-hint = Tipp
hint = **Tipp:** { $what }. { $why }
hint-alone = **Tipp:** { $what }.
hint-thinking = **Tipp:** Der Computer denkt nach…
hint-none = **Tipp:** Hier weiß der Computer keinen Rat.
hint-not-allowed = An diesem Tisch gibt es keine Tipps.

# Was zu tun ist.
hint-play = Spiele { $card }
hint-pass = Gib { $cards } weiter
hint-give-to = { $card } an { $name }
hint-aside = Lege { $cards } weg
hint-choose = Wähle „{ $choice }“

# Gründe, die mehrere Familien gleich nennen.
hint-only = Es ist die einzige Karte, die du spielen darfst.
hint-lead-lowest = { $count ->
    [one] Das einzige { $suit }, das noch kommen kann, ist höher. Du machst diesen Stich nur, wenn es nicht kommt.
   *[other] Alle { $count } { $suit }, die noch kommen können, sind höher. Du machst diesen Stich nur, wenn niemand eines hat.
}
hint-lead-last = Du hast kein anderes { $suit }. Danach musst du es nicht mehr bedienen.
hint-lead-beaten = { $count ->
    [one] Ein { $suit }, das noch kommen kann, ist höher. Vielleicht macht jemand anders diesen Stich.
   *[other] { $count } { $suit }, die noch kommen können, sind höher. Vielleicht macht jemand anders diesen Stich.
}
hint-lead-highest = Ein höheres { $suit } kann nicht mehr kommen, also ist das dein Stich.
hint-under = Damit bleibst du unter { $over } und machst diesen Stich nicht.
hint-must = Du hast nichts unter { $over }.
hint-must-low = Du hast nichts unter { $over }, aber das hier ist deine niedrigste Karte. Vielleicht geht noch jemand darüber.
hint-must-high = Du hast nichts unter { $over } und machst den Stich ohnehin. Da kann deine höchste Karte weg.
hint-throw = Du hast kein { $suit }, also macht die Karte diesen Stich nicht.
hint-throw-last = Du hast kein anderes { $suit }. Danach musst du es nicht mehr bedienen.
hint-bid = Mit { $suit } { $sign } als Trumpf hättest du { $cards }.
hint-bid-pass = Deine beste Farbe ist { $suit } { $sign } mit { $cards }, und das sieht nach zu wenig aus.
hint-pitch = Damit wird { $suit } { $sign } Trumpf, und du hast { $cards }.
hint-lead-top = Ein höheres { $suit } kann nicht mehr kommen, nur ein Trumpf kann es noch schlagen.
hint-lead-top-trump = Ein höherer Trumpf kann nicht mehr kommen, also ist das dein Stich.
hint-trumps = Damit stichst du { $over }, bisher die beste Karte.
hint-over = Damit schlägst du { $over }, bisher die beste Karte.
hint-partner-has = Der Stich liegt bisher bei { $name }, und ihr spielt zusammen.
hint-discard-plain = Du behältst alle deine Trümpfe, { $suit } { $sign }.

# Fehler, die mehrere Familien gleich nennen; $card und $better sind Karten.
mistake-led-high = Du hast { $card } ausgespielt, und niemand konnte darüber gehen.
mistake-led-low = { $card } war besser für später; { $better } konnte zuerst gehen.
mistake-kept-points = Du hast { $card } behalten; jemand anders hätte sie bekommen können.
mistake-threw = Besser war, { $suit } abzuwerfen.
mistake-over = Mit { $card } bist du darüber gegangen; { $better } wäre darunter geblieben.
mistake-took-low = Der Stich war ohnehin deiner: { $better } konnte weg, und { $card } blieb dir.
mistake-under-low = Auch { $better } wäre darunter geblieben, und { $card } hättest du noch.
mistake-no-bid = Du hast gepasst; das Blatt war ein Gebot von { $count } wert.
mistake-bid-high = Du hast zu hoch geboten: { $count } war genug.
mistake-bid-low = Du hast zu niedrig geboten: Das Blatt war { $count } wert.
mistake-pitched = Du hast { $suit } { $sign } zum Trumpf gemacht; { $better } versprach mehr.
mistake-wasted-trump = { $card } war für diesen Stich zu schade.
mistake-led-trump = Du hast { $card } ausgespielt, einen Trumpf für später.
mistake-kept-trump = Mit { $card } war es Zeit, Trumpf zu ziehen.
mistake-too-high = Auch { $better } hätte den Stich gemacht, und { $card } hättest du noch.
